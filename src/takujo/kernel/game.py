"""What a game gives the rest of the product, and the checked edge every answer passes."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from takujo.kernel.agenda import ASIDE, PASS, Frame, Rulebook
from takujo.kernel.chance import HIDDEN, Chance, Numbers, fast
from takujo.kernel.events import EventKind
from takujo.kernel.every_position import COMMON, read_common
from takujo.kernel.features import Layout, Sheet
from takujo.kernel.fields import Fields
from takujo.kernel.flow import ask_again, open_frames, settle, start, take, turn_to
from takujo.kernel.game_parts import GameParts
from takujo.kernel.judgement import Judgement
from takujo.kernel.mistake import Mistake, nearest
from takujo.kernel.position import PositionReader
from takujo.kernel.reason import Reason
from takujo.kernel.said import Said
from takujo.kernel.seen import Seen
from takujo.kernel.table import NOTHING, Result, Table

T = TypeVar("T", bound=Table)


class Refused(Exception):
    """An answer that cannot be accepted: what is wrong, and the rule's reason if it has one."""

    def __init__(self, problem: Said, reason: Reason | None = None) -> None:
        super().__init__(str(problem))
        self.problem = problem
        self.reason = reason


class Impossible(Exception):
    """A position that cannot be: everything that is wrong with it."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        super().__init__("\n".join([str(mistake) for mistake in mistakes]))
        self.mistakes = mistakes


class Game(Generic[T]):
    """A set of rules. Each game's folder has one subclass; the catalogue holds one of each."""

    def __init__(
        self,
        name: str,
        version: int,
        seats: list[int],
        events: list[EventKind],
        parts: GameParts[T],
    ) -> None:
        self.name = name  # as in commands and addresses: san-juan
        self.version = version  # the rules version new matches start with
        self.seats = seats  # how many may play, the usual number first
        self.events = events  # by kind; the kernel's own come first
        self.parts = parts
        # what the game knows about playing well, and what a beginner knows of it
        self.judgement: Judgement[T] = Judgement()
        self.beginner: Judgement[T] = Judgement()

    # --- how a game begins and ends -----------------------------------------------------
    def deal(self, book: Rulebook, seats: int, chance: Chance) -> T:
        """A new table, set up, with the first question asked."""
        t = self.parts.empty_table(book, seats, chance)
        self.parts.set_up(t)
        start(t)
        return t

    def result(self, t: T) -> Result | None:
        """How the game ended, or None while somebody is asked."""
        return None if t.asking is not None else self.parts.result(t)

    def rounds(self, t: T) -> int:
        """How many rounds have begun; 0 in a game without rounds."""
        return self.parts.rounds(t)

    # --- what a seat may know -----------------------------------------------------------
    def seen(self, t: T, seat: int) -> Seen[T]:
        """The table as this seat knows it; ONLOOKER in its place: as who has no seat may."""
        copy = t.copy()
        if seat in [frame.seat for frame in open_frames(copy)]:
            turn_to(copy, seat)
        else:
            copy.offered = NOTHING
        copy.chance = HIDDEN
        copy.times = [0] * len(copy.times)  # a guess has chance of its own, used by nobody yet
        self.parts.hide(copy, seat)
        return Seen(copy, seat)

    def guess(self, seen: Seen[T], numbers: Numbers) -> T:
        """A complete table that is consistent with what the seat has seen."""
        t = seen.table.copy()
        t.veils = False  # who thinks ahead has nobody to hide a forced choice from
        t.chance = Chance("fast", str(numbers.below(1 << 29)))
        self.parts.redeal(t, seen.seat, numbers)
        ask_again(t)
        return t

    def reopen(self, t: T, seat: int) -> None:
        """Let others choose again, on a guess, what they have chosen in secret already.

        A guess deals such choices at random; who thinks ahead has a judgement make them instead.
        """
        self.parts.reopen(t, seat)

    def to_data(self, t: T) -> dict[str, Any]:
        """The position as plain data, with names; what is UNKNOWN is ``?``."""
        return {**COMMON.data(t), **self.declared(t).data(t)}

    def declared(self, t: T) -> Fields:
        """The fields of this table, made once for a rulebook and number of seats."""
        fields = t.book.fields
        if t.seats not in fields:
            fields[t.seats] = self.parts.fields(t)
        return fields[t.seats]

    def view(self, seen: Seen[T]) -> dict[str, Any]:
        """What the seat knows as plain data, with its options in readable form."""
        t = seen.table
        data = self.to_data(t)
        data["seat"] = seen.seat
        data["waiting"] = self.waiting(t)
        asking = t.asking
        data["options"] = (
            [] if asking is None else [t.book.readable(asking, c) for c in seen.options()]
        )
        return data

    def features(self, seen: Seen[T]) -> bytes:
        """What the seat sees as numbers from 0 to 255, the edition's numbers last."""
        sheet = Sheet()
        self.asked(sheet, seen)
        self.parts.situation(sheet, seen.table, seen.seat)
        return bytes(sheet.numbers + self.edition_features(seen.table))

    def edition_features(self, t: T) -> bytes:
        """The numbers of the edition; made once."""
        book = t.book
        if book.numbers is None:
            sheet = Sheet()
            self.parts.edition_numbers(sheet, t)
            book.numbers = bytes(sheet.numbers)
        return book.numbers

    def asked(self, sheet: Sheet, seen: Seen[T]) -> None:
        """Which rule asks the seat, with its number, and how many play."""
        t = seen.table
        frame = t.asking
        mine = frame is not None and frame.seat == seen.seat
        names = ["", *t.book.ids] if sheet.named else t.book.no_ids
        sheet.which("asked", frame.id + 1 if frame is not None and mine else 0, names)
        sheet.one("number of the question", frame.n if frame is not None and mine else 0)
        sheet.one("players", t.seats)

    def layout(self, book: Rulebook) -> Layout:
        """Which numbers ``features`` gives, in their order."""
        sheet = Sheet(named=True)
        seen = self.seen(self.deal(book, self.seats[0], fast(1)), 0)
        self.asked(sheet, seen)
        self.parts.situation(sheet, seen.table, seen.seat)
        sheet.whose = "edition "
        self.parts.edition_numbers(sheet, seen.table)
        return Layout(self.name, sheet.names)

    def seen_from(self, book: Rulebook, view: dict[str, Any]) -> Seen[T]:
        """What a seat knows, from its view."""
        seat = int(view["seat"])
        t = self.read(book, view)
        if t.asking is not None and t.asking.seat == seat:
            ask_again(t)
        return Seen(t, seat)

    def read(self, book: Rulebook, data: dict[str, Any]) -> T:
        """The position again, what is ``?`` left UNKNOWN; Impossible names every problem."""
        reader = PositionReader(data)
        seats = reader.number("seats", self.seats[0], min(self.seats), max(self.seats))
        t = self.parts.empty_table(book, seats, HIDDEN)
        beside = read_common(t, reader, self.parts.agenda(t, data))
        self.declared(t).read(t, reader, beside)
        self.parts.check(t, reader)
        if reader.mistakes:
            raise Impossible(reader.mistakes)
        return t

    def position(self, book: Rulebook, data: dict[str, Any]) -> T:
        """A complete position: what it leaves open is dealt, and its question is asked."""
        t = self.read(book, data)
        if t.chance is HIDDEN:
            t.chance = fast(1)
        self.parts.redeal(t, 0, t.chance.numbers("what a position leaves open", 0))
        if t.asking is not None:
            t.lay(t.asking)
        settle(t)
        return t

    # --- the checked edge ---------------------------------------------------------------
    def frame_of(self, t: Table, seat: int) -> Frame:
        """The question this seat is asked; Refused if it is not."""
        if seat < 0 or seat >= t.seats:
            raise Refused(no_seat(seat, t.seats))
        for frame in open_frames(t):
            if frame.seat == seat:
                return frame
        if t.asking is None:
            raise Refused(Said("the game is over"))
        waiting = ", ".join(str(frame.seat) for frame in open_frames(t))
        raise Refused(
            Said(
                "seat {seat} is not asked now; waiting for seat {waiting}",
                seat=seat,
                waiting=waiting,
            )
        )

    def waiting(self, t: Table) -> list[int]:
        """The seats that may answer now."""
        return sorted([frame.seat for frame in open_frames(t)])

    def options(self, t: Table, seat: int) -> list[int]:
        """What this seat may choose from; nothing if it is not asked."""
        frames = [frame for frame in open_frames(t) if frame.seat == seat]
        if not frames:
            return []
        if frames[0] is t.asking:
            return t.offered[:]
        copy = t.copy()
        turn_to(copy, seat)
        return copy.offered

    def answer(self, t: Table, seat: int, choice: int) -> None:
        """Let the seat take the choice, if it is one of its options."""
        frame = self.frame_of(t, seat)
        if choice not in self.options(t, seat):
            raise self.refusal(t, frame, choice)
        turn_to(t, seat)
        take(t, choice)

    def candidates(self, t: Table, frame: Frame) -> list[int]:
        """All a person could point at while this is asked, the asides beside it included."""
        out = frame.rule.candidates(t, frame.seat, frame.n)
        for k, id in enumerate(t.book.asides):
            aside = t.frames[id][frame.seat].rule
            out = out + [(k + 1) * ASIDE + choice for choice in aside.candidates(t, frame.seat, 0)]
        return out

    def why_not(self, t: Table, frame: Frame, choice: int) -> Reason | None:
        """Why this candidate is not an option now; None if it is."""
        if choice < ASIDE:
            return frame.rule.why_not(t, frame.seat, frame.n, choice)
        aside = t.frames[t.book.rule_of(frame, choice)][frame.seat].rule
        return aside.why_not(t, frame.seat, 0, choice % ASIDE)

    def refusal(self, t: Table, frame: Frame, choice: int) -> Refused:
        """Why this choice is none of the options."""
        paragraph = t.book.paragraphs[frame.id]
        if choice in self.candidates(t, frame):
            reason = self.why_not(t, frame, choice)
            name = t.book.readable(frame, choice)
            return Refused(Said("{choice}: {reason}", choice=name, reason=reason), reason)
        if choice == PASS:
            must = Said("{rule}: one of the options must be taken", rule=paragraph.name)
            return Refused(must)
        known = 0 < choice < len(paragraph.choices)
        name = t.book.readable(frame, choice) if known else f"choice {choice}"
        return Refused(Said("{choice} is not possible now", choice=name))

    def parse(self, t: Table, seat: int, text: str) -> int:
        """The choice a readable text stands for: ``build library``, or ``library`` alone."""
        frame = self.frame_of(t, seat)
        wanted = " ".join(text.lower().split())
        names: dict[str, int] = {}
        for choice in self.options(t, seat) + self.candidates(t, frame):
            readable = t.book.readable(frame, choice)
            names[readable] = choice
            if choice < ASIDE:
                names[t.book.paragraphs[frame.id].choices[choice]] = choice
        if wanted in names:
            return names[wanted]
        allowed = ", ".join([t.book.readable(frame, c) for c in self.options(t, seat)])
        problem = Said("'{text}' is no choice here", text=text)
        raise Refused(Mistake("", "", problem, allowed, nearest(wanted, names)).said())


def no_seat(seat: int, seats: int) -> Said:
    """The problem with a seat that is not at the table."""
    return Said("there is no seat {seat}; seats are 0 to {last}", seat=seat, last=seats - 1)
