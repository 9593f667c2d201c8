"""The record of a match: its entries, and the table that they lead to.

All of it is in memory and touches nothing outside. Whoever stores a record appends the new
entries in one transaction; if that fails, the record is dropped and made again from what is
stored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from takujo.host.entries import (
    AskEntry,
    BackEntry,
    ChoicesEntry,
    EndEntry,
    Entry,
    LostEntry,
    ReplyEntry,
    SeatEntry,
    UndoEntry,
)
from takujo.host.going_back import Request, follow
from takujo.host.header import Header, opening_table
from takujo.host.passes import Passes, known_to, passes
from takujo.host.play import Choice, PlayedChoice, play_choice
from takujo.host.questions import Questions
from takujo.host.secret import SecretAnswers, secret_answers
from takujo.host.unasked import unasked
from takujo.host.undo import GAME_OVER, OTHER_SEAT_PLAYED, Undoable
from takujo.kernel.agenda import Rulebook
from takujo.kernel.game import Refused, no_seat
from takujo.kernel.hidden import ONLOOKER
from takujo.kernel.reason import Reason
from takujo.kernel.said import Said
from takujo.kernel.seen import Seen
from takujo.kernel.table import Event, Result, Table


class Conflict(Exception):
    """The answer is not to the question that is open now."""

    def __init__(self, problem: Said, question: int) -> None:
        super().__init__(str(problem))
        self.problem = problem
        self.question = question  # the open question of the seat; 0: it is not asked


class Record:
    """The position is the fold of all entries; the table kept here is that fold so far."""

    def __init__(self, header: Header, book: Rulebook, entries: Iterable[Entry] = ()) -> None:
        seats = len(header.seats)
        self.header = header
        self.book = book
        self.entries: list[Entry] = []
        self.players = list(header.seats)  # who plays each seat now
        self.table = opening_table(header, book)  # without the answers to open secret questions
        self.forced: set[int] = set()  # answers that left their seat nothing to weigh
        self.undone: dict[int, int] = {}  # answers taken back, and the entries that say so
        self._heard: list[list[Event]] = []  # the events of each entry
        self._passes: list[Passes] = []  # and why what was passed in it could not be otherwise
        self._played: dict[int, list[PlayedChoice]] = {}  # the choices of each answer's entry
        self._answered: dict[tuple[int, int], int] = {}  # (seat, question): entry
        self._questions = Questions(seats)
        self._undoable = Undoable(seats)
        self._secret: SecretAnswers | None = None
        self.request: Request | None = None  # to go back, while it is open
        self.watcher: Callable[[], None] | None = None  # called when an entry was written down
        self._ask()
        for entry in entries:
            self.append(entry)

    # --- what can be asked of it --------------------------------------------------------
    @property
    def next_number(self) -> int:
        """The number of the next entry."""
        return len(self.entries) + 1

    @property
    def waiting(self) -> list[int]:
        """The seats that have something to answer."""
        return self.table.waiting if self._secret is None else self._secret.waiting()

    @property
    def result(self) -> Result | None:
        """Scores, ranks and reason once the game is over."""
        return self.table.result

    def question(self, seat: int) -> int:
        """The number of the question that is open for this seat; 0 if it is not asked."""
        self.check_seat(seat)
        return self._questions.open[seat]

    def answer_to(self, seat: int, question: int) -> int:
        """The entry with this seat's answer to one of its questions; 0 if there is none."""
        return self._answered.get((seat, question), 0)

    def played(self, number: int) -> list[PlayedChoice]:
        """The choices of an entry, each with the rule that asked; [] if it is no answer."""
        return self._played.get(number, [])

    def before(self, number: int) -> Record:
        """The record as it was before this entry."""
        return Record(self.header, self.book, self.entries[: number - 1])

    def table_of(self, seat: int) -> Table:
        """The table with this seat's own open secret answer; for making what it has seen."""
        if self._secret is None or seat == ONLOOKER:
            return self.table
        self.check_seat(seat)
        if seat not in self._secret.seats:
            return self.table
        return self._secret.table_of(seat)

    def seen(self, seat: int) -> Seen[Table]:
        """What this seat knows: the only door for pages, programs and computer players."""
        return self.book.game.seen(self.table_of(seat), seat)

    def view(self, seat: int) -> dict[str, Any]:
        """What this seat knows as plain data; of open secret answers only who has given them."""
        data = self.book.game.view(self.seen(seat))
        data["waiting"] = self.waiting
        return data

    def events(self, number: int) -> list[Event]:
        """What happened through an entry, in full."""
        return self._heard[number - 1]

    def reasons_for(self, number: int, seat: int) -> dict[int, Reason]:
        """By event: why a pass in an entry could not be otherwise, as far as the seat may know."""
        return known_to(seat, self._passes[number - 1])

    def events_for(self, number: int, seat: int) -> list[Event]:
        """What happened through an entry, as this seat may know it."""
        kinds = self.book.game.events
        return [kinds[event[0]].for_seat(event, seat) for event in self.events(number)]

    # --- answers ------------------------------------------------------------------------
    def answer(self, seat: int, choices: Sequence[Choice], question: int) -> ChoicesEntry:
        """Take a seat's answer to one of its questions, whole or not at all."""
        self.check_question(seat, question)
        first = self._answered.get((seat, question))
        if first is not None:
            return self._repeated(first, choices, self.question(seat))
        entry = self._play(seat, choices)
        result = self.table.result
        if result is not None:
            self.write(EndEntry(self.next_number, tuple(result.scores)), [])
        return entry

    def check_question(self, seat: int, question: int) -> None:
        """Conflict, unless the seat is asked this now or has answered it."""
        now = self.question(seat)
        if not self.answer_to(seat, question) and (question != now or not now):
            asked = Said("question {n} is open", n=now) if now else Said("it is not asked now")
            raise Conflict(
                Said(
                    "seat {seat} has no open question {n}: {problem}",
                    seat=seat,
                    n=question,
                    problem=asked,
                ),
                now,
            )

    def _repeated(self, number: int, choices: Sequence[Choice], now: int) -> ChoicesEntry:
        """The first entry, if this is the same answer again."""
        entry = self.entries[number - 1]
        played = self._played[number]
        assert isinstance(entry, ChoicesEntry)
        same = [was.is_also(choice) for was, choice in zip(played, choices, strict=False)]
        if len(choices) != len(played) or not all(same):
            written = "; ".join(entry.choices)
            already = Said(
                "seat {seat} has already answered '{text}'", seat=entry.seat, text=written
            )
            raise Conflict(already, now)
        return entry

    def _play(self, seat: int, choices: Sequence[Choice]) -> ChoicesEntry:
        """Play an answer and write it down; Refused leaves everything as it was."""
        self.check_seat(seat)
        if not choices:
            raise Refused(Said("an answer needs at least one choice"))
        number = self.next_number
        question = self._questions.open[seat]
        secret = self._secret
        heard: list[Event] = []
        forced = bool(question and unasked(self.table_of(seat), seat))
        if secret is None:
            played = self._play_openly(number, seat, choices, heard)
        elif question:
            played = self._play_secretly(secret, number, seat, choices, heard)
        else:
            raise Refused(Said("seat {seat} is not asked now, or has answered", seat=seat))
        self._answered[(seat, question)] = number
        self._played[number] = played
        if forced:
            self.forced.add(number)
        entry = ChoicesEntry(number, seat, tuple([each.text for each in played]))
        self.write(entry, heard)
        return entry

    def _play_openly(
        self, number: int, seat: int, choices: Sequence[Choice], heard: list[Event]
    ) -> list[PlayedChoice]:
        """Choices that everybody may follow, one after the other."""
        before = self.table.copy()
        self.table.ear = heard
        try:
            played = [play_choice(self.table, seat, choice) for choice in choices]
        except Refused:
            self.table = before
            raise
        self._ask()
        self._undoable.answered(number, seat, before, self.table)
        return played

    def _play_secretly(
        self,
        secret: SecretAnswers,
        number: int,
        seat: int,
        choices: Sequence[Choice],
        heard: list[Event],
    ) -> list[PlayedChoice]:
        """An answer that waits for the others; the last one opens all of them."""
        played = secret.answer(number, seat, choices)
        if secret.waiting():
            self._ask_in_secret(secret, seat)
            return played
        self.table.ear = heard
        secret.play_all(self.table)
        self._ask()
        self._undoable.secrets_opened(secret.seats)
        return played

    def _ask(self) -> None:
        """Ask whoever the table now waits for."""
        self._secret = secret_answers(self.table)
        self.table.ear = None
        self._questions.ask(self.waiting)

    def _ask_in_secret(self, secret: SecretAnswers, seat: int) -> None:
        """Ask this seat what comes next for it; the others' questions stay as they are."""
        if secret.is_done(seat):
            self._questions.close(seat)
        else:
            self._questions.ask_seat(seat)

    # --- taking back --------------------------------------------------------------------
    def undoable(self, seat: int) -> int:
        """The entry that this seat may take back now; 0 if there is none."""
        if self.why_no_undo(seat) is not None:
            return 0
        if self._secret is not None and self._secret.held.get(seat):
            return self._secret.held[seat][-1].entry
        return self._undoable.answers[-1].entry

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why this seat may take nothing back; None if it may."""
        self.check_seat(seat)
        if self.table.asking is None:
            return Reason(GAME_OVER, {}, "")
        if self._secret is not None:
            if self._secret.held.get(seat):
                return None
            other = self._secret.held_by_another(seat)
            if self._undoable.seat() == seat and other != -1:
                # Its answer belongs to a question that would no longer be asked.
                return Reason(OTHER_SEAT_PLAYED, {"seat": other}, "")
        return None if self._undoable.seat() == seat else self._undoable.why_not[seat]

    def undo(self, seat: int, number: int) -> UndoEntry | BackEntry:
        """Take back the latest answer of this seat, which has this number.

        What is taken back already, by the seat or by going back, is what the seat wants.
        """
        if number in self.undone and self.seat_of(number) == seat:
            first = self.entries[self.undone[number] - 1]
            assert isinstance(first, UndoEntry | BackEntry)
            return first
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise Refused(
                Said(
                    "seat {seat} cannot take back entry {number}: {reason}",
                    seat=seat, number=number, reason=reason.code,
                ),
                reason,
            )  # fmt: skip
        latest = self.undoable(seat)
        if number != latest:
            raise Refused(
                Said(
                    "seat {seat} can take back entry {latest} now, not entry {number}",
                    seat=seat, latest=latest, number=number,
                )
            )  # fmt: skip
        self._take_back(seat)
        entry = UndoEntry(self.next_number, number)
        self.undone[number] = entry.number
        self.write(entry, [])
        return entry

    def _take_back(self, seat: int) -> None:
        """The table as it was before; whoever is asked again gets a new question number."""
        if self._secret is not None and self._secret.held.get(seat):
            self._secret.held[seat].pop()
            self._questions.ask_seat(seat)
        else:
            self.table = self._undoable.answers.pop().before
            self._ask()

    def seat_of(self, number: int) -> int:
        """The seat that gave this answer; -1 if the entry is none."""
        entry = self.entries[number - 1] if 0 < number <= len(self.entries) else None
        return entry.seat if isinstance(entry, ChoicesEntry) else -1

    def go_back(self, back_to: int) -> None:
        """The table as it was before an entry; who plays stays, and questions have new numbers."""
        again = self.before(back_to)
        entry = BackEntry(self.next_number, back_to)
        gone = {n: entry.number for n in self._played if n >= back_to}
        self.undone = {**gone, **again.undone}
        self.table, self._secret, self._undoable = again.table, again._secret, again._undoable
        self.request = None
        self._questions.ask(self.waiting)
        self.write(entry, [])

    # --- the rest -----------------------------------------------------------------------
    def change_seat(self, seat: int, player: str, why: str = "") -> SeatEntry:
        """Somebody else plays this seat from now on."""
        self.check_seat(seat)
        if len(player.split()) != 1 or player != player.strip():
            raise Refused(Said("who plays a seat is one word, not {text}", text=repr(player)))
        if self.entries and isinstance(self.entries[-1], EndEntry):
            raise Refused(Said("the match has ended"))
        entry = SeatEntry(self.next_number, seat, player, why)
        self.players[seat] = player
        self.write(entry, [])
        return entry

    def lose_turn(self, seat: int, why: str) -> None:
        """A bot had no valid answer; what is answered next for its seat was drawn by lot."""
        self.check_seat(seat)
        self.write(LostEntry(self.next_number, seat, why), [])

    def append(self, entry: Entry) -> None:
        """Follow an entry that was written down before; Refused if it cannot be."""
        if entry.number != self.next_number:
            wrong = {"number": entry.number, "last": len(self.entries)}
            raise Refused(Said("entry {number} cannot follow entry {last}", **wrong))
        if self.entries and isinstance(self.entries[-1], EndEntry):
            raise Refused(Said("nothing can follow the end"))
        if isinstance(entry, ChoicesEntry):
            self._play(entry.seat, entry.choices)
        elif isinstance(entry, UndoEntry):
            seat = self.seat_of(entry.taken_back)
            if seat == -1 or entry.taken_back in self.undone:
                number = entry.taken_back
                raise Refused(
                    Said("entry {number} is no answer that could be taken back", number=number)
                )
            self.undo(seat, entry.taken_back)
        elif isinstance(entry, SeatEntry):
            self.change_seat(entry.seat, entry.player, entry.why)
        elif isinstance(entry, LostEntry):
            self.lose_turn(entry.seat, entry.why)
        elif isinstance(entry, AskEntry | ReplyEntry | BackEntry):
            follow(self, entry)
        else:
            self._end(entry)

    def _end(self, entry: EndEntry) -> None:
        """The end must be there, with these scores."""
        result = self.table.result
        if result is None:
            raise Refused(Said("the game is not over"))
        if tuple(result.scores) != entry.scores:
            scores = " ".join([str(score) for score in result.scores])
            raise Refused(Said("the rules give the scores {scores}", scores=scores))
        self.write(entry, [])

    def write(self, entry: Entry, heard: list[Event]) -> None:
        """Put the entry at the end, with what happened through it."""
        self.entries.append(entry)
        self._heard.append(heard)
        self._passes.append(passes(self.table, heard))
        if self.watcher is not None:
            self.watcher()

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that is not at this table."""
        if not 0 <= seat < len(self.header.seats):
            raise Refused(no_seat(seat, len(self.header.seats)))
