"""Who sits at the table in the terminal: people, and computer players that see their seat only."""

from __future__ import annotations

from takujo.cli.asked_for import HUMAN
from takujo.cpu.levels import player
from takujo.cpu.players import Player
from takujo.editions.language import Language
from takujo.editions.mistakes import one_mistake
from takujo.host.answers import answer
from takujo.host.record import Record
from takujo.host.thinking import own_seed, whole_answer
from takujo.kernel.said import Said


class LineUp:
    """The people and computer players of one match."""

    def __init__(self, record: Record) -> None:
        self.record = record
        seats = range(len(record.players))
        self.people = [seat for seat in seats if record.players[seat] == HUMAN]
        game, header = record.book.game, record.header
        self.sealed = header.chance == "sealed"  # as on a server
        seed = 0 if self.sealed else abs(int(header.seed))
        self.computers: dict[int, Player] = {
            seat: player(record.players[seat], game, seed * len(seats) + seat)
            for seat in seats
            if seat not in self.people
        }
        if not self.people:
            problem = Said("nobody plays in the terminal")
            raise one_mistake("", "--seats", problem, Said("{word} at least once", word=HUMAN))

    def names(self, say: Language) -> list[str]:
        """What everybody is called: one person is you, several are numbered."""
        called: list[str] = []
        for seat in range(len(self.record.players)):
            if seat in self.computers:
                number = list(self.computers).index(seat) + 1
                called.append(say.say("CPU {n}", n=number))
            elif len(self.people) == 1:
                called.append(say.say("You"))
            else:
                number = self.people.index(seat) + 1
                called.append(say.say("Player {n}", n=number))
        return called

    def computer_turn(self, seat: int) -> None:
        """Let a computer player answer, from what its seat has seen."""
        record, question = self.record, self.record.question(seat)
        if self.sealed:
            own = own_seed(record.header.seed, seat, question)
            thinker = player(record.players[seat], record.book.game, own)
            choices = whole_answer(thinker, record.seen(seat))
        else:
            choices = [self.computers[seat].choose(record.seen(seat))]
        answer(record, seat, choices, question)
