"""Search: whole answers tried on guesses of the table, played on by judgement, and valued.

What the seat cannot see is dealt anew for every simulation (a guess), and all answers that are
compared meet the same guesses and the same chance, so that luck falls out of their difference.
After an answer everybody goes on as the game's judgement does, until the seat is asked again
some decisions later; there the position is valued. Answers that fall behind are dropped, and so
are those that come to the same; the rest is looked at more closely, as long as it matters.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from takujo.cpu.answers import likely_answers
from takujo.cpu.players import JudgingPlayer, Player
from takujo.cpu.values import Values
from takujo.cpu.weighed import NEGLIGIBLE, Considered, FirstReply, is_settled, most, narrowed
from takujo.kernel.flow import take
from takujo.kernel.game import Game
from takujo.kernel.seen import Seen
from takujo.kernel.table import Event, Table

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone

MOST_DECISIONS: Final = 5000  # of one simulation; whatever lies further on counts as it stands
EACH: Final = 4  # simulations that there must be for an answer to be looked at
BATCH: Final = 6  # guesses between two looks at how the answers stand


class Effort:
    """How much a level thinks about one answer, at most: many are clear sooner."""

    def __init__(self, simulations: int, width: int) -> None:
        self.simulations = simulations
        self.width = width  # answers compared


class SearchPlayer(Player):
    """Thinks ahead from what its seat has seen; its own numbers make the guesses."""

    def __init__(self, game: Game[Table], seed: int, effort: Effort, values: Values) -> None:
        super().__init__(seed)
        self.game = game
        self.effort = effort
        self.values = values
        self.rest: list[int] = []  # what is still to be said of an answer decided on
        self.rule = -1  # and which rule asks for it
        self.thoughts: list[Considered] = []  # of the last decision, what judgement prefers first
        self.clock: Callable[[], bool] | None = None  # says that the time is over

    def choose(self, seen: Seen[Table]) -> int:
        """The next choice of an answer decided on, or of a new one."""
        frame = seen.table.asking
        assert frame is not None
        options = seen.options()
        if len(options) == 1:  # asked only so that nobody can tell
            return options[0]
        if self.rest and self.rule == frame.id and self.rest[0] in options:
            return self.rest.pop(0)
        self.rest = self.decide(seen)
        self.rule = frame.id
        return self.rest.pop(0)

    def decide(self, seen: Seen[Table]) -> list[int]:
        """The whole answer that does best on the guesses."""
        effort = self.effort
        width = max(2, min(effort.width, effort.simulations // EACH))
        left = [Considered(answer) for answer in likely_answers(self.game, seen, width)]
        self.thoughts = left
        if len(left) > 1 and effort.simulations > 0:
            left = self.race(seen, left)
        frame = seen.table.asking
        assert frame is not None
        best = self.mixed(left) if frame.rule.secret() else most(left)
        return best.answer.choices[:]

    def race(self, seen: Seen[Table], left: list[Considered]) -> list[Considered]:
        """The answers that are left when it is settled, or when all simulations are made."""
        budget = self.effort.simulations
        others = len(left) - 1
        spent = 0
        while spent < budget:
            guesses = max(1, min(BATCH, (budget - spent) // len(left)))
            self.compare(seen, left, guesses)
            spent += guesses * len(left)
            room = max(1, others * (budget - spent) // budget + 1)
            left = narrowed(left, room)
            if len(left) == 1 or is_settled(left) or self.hurried():
                break
        return left

    def hurried(self) -> bool:
        """Has somebody set a time, and is it over?"""
        return self.clock is not None and self.clock()

    def compare(self, seen: Seen[Table], left: list[Considered], guesses: int) -> None:
        """Every answer on so many more guesses, the same ones for all."""
        leaves: list[bytes] = []
        later: list[tuple[Considered, int]] = []  # whose leaf it is, and on which of its guesses
        for number in range(guesses):
            if number and self.hurried():
                break
            guess = self.game.guess(seen, self.numbers)
            self.game.reopen(guess, seen.seat)
            seed = self.numbers.below(1 << 29)
            for each in left:
                t = guess.copy()
                win, lead = 0.0, 0.0
                if self.play_on(t, each, seen.seat, seed):
                    win, lead = self.values.at_end(t, seen.seat)
                else:
                    later.append((each, len(each.values)))
                    leaves.append(self.values.leaf(t, seen.seat))
                each.wins.append(win)
                each.leads.append(lead)
                each.values.append(self.values.worth(win, lead))
        outlooks = self.values.outlooks(seen.table.book, leaves)
        for i in range(len(later)):
            each, at = later[i]
            win, lead = outlooks[i]
            each.wins[at] = win
            each.leads[at] = lead
            each.values[at] = self.values.worth(win, lead)

    def play_on(self, t: Table, each: Considered, seat: int, seed: int) -> bool:
        """Answer, and let judgement go on for everybody; is the game over then?"""
        game = self.game
        for choice in each.answer.choices:
            take(t, choice)
        thinkers = [JudgingPlayer(game.judgement, seed + at) for at in range(t.seats)]
        decisions: i64 = 0
        values = self.values
        ahead: i64 = values.ahead if values.network is not None else MOST_DECISIONS
        at = len(each.replies)
        each.replies.append(NO_REPLY)
        while True:
            asking = t.asking
            if asking is None:
                return True
            asked = asking.seat
            if (decisions >= ahead and asked == seat) or decisions >= MOST_DECISIONS:
                return False
            choice = thinkers[asked].choose(game.seen(t, asked))
            if asked != seat and each.replies[at] is NO_REPLY and not asking.rule.secret():
                heard: list[Event] = []
                each.replies[at] = FirstReply(asked, asking.id, choice, heard)
                t.ear = heard
                take(t, choice)
                t.ear = None
            else:
                take(t, choice)
            decisions += 1

    def mixed(self, left: list[Considered]) -> Considered:
        """Where all choose at once nobody may be sure: any of those that are about as good."""
        best = most(left)
        equals = [each for each in left if best.gain - each.gain <= NEGLIGIBLE]
        return equals[self.numbers.below(len(equals))]


NO_REPLY: Final = FirstReply(-1, 0, 0, [])
