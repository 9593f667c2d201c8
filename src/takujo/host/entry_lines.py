"""Entries as lines of text: ``s0 role builder; build library``, ``undo 1``, ``end 31 28``."""

from __future__ import annotations

import re
from typing import Final

from takujo.editions.mistakes import Report, shown
from takujo.host.bots import WHY_LOST
from takujo.host.entries import (
    WHY,
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
from takujo.kernel.mistake import between, nearest
from takujo.kernel.said import Said

NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,8}")
SCORE: Final = re.compile(r"0|-?[1-9][0-9]{0,8}")
SEAT: Final = re.compile(r"s(0|[1-9])")
KINDS: Final = (
    "s0 CHOICE; CHOICE, undo ENTRY, seat SEAT PLAYER [WHY], ask SEAT ENTRY, agree SEAT ENTRY, "
    "decline SEAT ENTRY, back ENTRY, lost SEAT WHY, end SCORES"
)
NAMED: Final = ["undo", "seat", "ask", "agree", "decline", "back", "lost", "end"]


def entry_text(entry: Entry) -> str:
    """The entry as it is written, without its number."""
    if isinstance(entry, ChoicesEntry):
        return f"s{entry.seat} {'; '.join(entry.choices)}"
    if isinstance(entry, UndoEntry):
        return f"undo {entry.taken_back}"
    if isinstance(entry, SeatEntry):
        return " ".join(["seat", str(entry.seat), entry.player, entry.why]).rstrip()
    if isinstance(entry, AskEntry):
        return f"ask {entry.seat} {entry.back_to}"
    if isinstance(entry, ReplyEntry):
        return f"{'agree' if entry.agrees else 'decline'} {entry.seat} {entry.request}"
    if isinstance(entry, BackEntry):
        return f"back {entry.back_to}"
    if isinstance(entry, LostEntry):
        return f"lost {entry.seat} {entry.why}"
    return " ".join(["end", *[str(score) for score in entry.scores]])


class EntryReader:
    """Reads entries of a table with so many seats, and notes everything wrong with them."""

    def __init__(self, seats: int, report: Report) -> None:
        self.seats = seats  # 0 where it is not known: then no seat is refused
        self.report = report
        self.answers: list[int] = []  # the numbers of all answers so far
        self.undone: dict[int, int] = {}  # answers taken back, and the entries that say so
        self.requests: list[int] = []  # the numbers of all requests to go back
        self.newest = 0  # the number of the entry that was read last

    def read(self, number: int, text: str, where: Said) -> Entry | None:
        """The entry with this number; None if something is wrong with it."""
        self.newest = number
        kind, _, rest = text.partition(" ")
        rest = rest.strip()
        if SEAT.fullmatch(kind):
            return self.choices(number, int(kind[1:]), rest, where)
        if kind == "undo":
            return self.undo(number, rest, where)
        if kind == "seat":
            return self.seat(number, rest, where)
        if kind in ("ask", "agree", "decline"):
            return self.request(number, kind, rest, where)
        if kind == "back":
            return self.back(number, rest, where)
        if kind == "lost":
            return self.lost(number, rest, where)
        if kind == "end":
            return self.end(number, rest, where)
        known = [*[f"s{seat}" for seat in range(self.seats)], *NAMED]
        problem = Said("{kind} is no entry", kind=shown(kind))
        self.report.add(where, problem, KINDS, nearest(kind, known))
        return None

    def choices(self, number: int, seat: int, rest: str, where: Said) -> Entry | None:
        """``s0 role builder; build library``."""
        self.answers.append(number)
        choices = [" ".join(part.split()) for part in rest.split(";")]
        if "" in choices:
            problem = Said("a choice is empty") if rest else Said("has no choice")
            self.report.add(where, problem, "s0 CHOICE; CHOICE")
            return None
        return ChoicesEntry(number, seat, tuple(choices)) if self.is_seat(seat, where) else None

    def undo(self, number: int, rest: str, where: Said) -> Entry | None:
        """``undo 1``."""
        taken_back = self.standing(rest, where)
        if not taken_back:
            return None
        self.undone[taken_back] = number
        return UndoEntry(number, taken_back)

    def standing(self, text: str, where: Said) -> int:
        """The number of an answer above that still stands; 0 if it is none."""
        number = int(text) if NUMBER.fullmatch(text) else 0
        if number in self.answers and number not in self.undone:
            return number
        open_answers = [n for n in self.answers if n not in self.undone]
        which = Said("but there is none yet")
        if open_answers:
            which = Said("such as {n}", n=open_answers[-1])
        allowed = Said("the number of an answer above that still stands, {which}", which=which)
        problem = Said("{number} cannot be taken back", number=shown(text))
        self.report.add(where, problem, allowed)
        return 0

    def request(self, number: int, kind: str, rest: str, where: Said) -> Entry | None:
        """``ask 0 12``, ``agree 1 14`` or ``decline 1 14``."""
        words = rest.split()
        if len(words) != 2 or not all(NUMBER.fullmatch(word) for word in words):
            problem = Said("{text} is not a seat and an entry", text=shown(rest))
            self.report.add(where, problem, f"{kind} 1 14")
            return None
        seat, about = int(words[0]), int(words[1])
        if not self.is_seat(seat, where):
            return None
        if kind == "ask":
            self.requests.append(number)
            return AskEntry(number, seat, about) if self.standing(words[1], where) else None
        if about not in self.requests:
            self.report.add(where, Said("{number} is no request to go back", number=about))
            return None
        return ReplyEntry(number, seat, about, kind == "agree")

    def back(self, number: int, rest: str, where: Said) -> Entry | None:
        """``back 12``: whatever was taken back since then stands again, or is gone as well."""
        back_to = self.standing(rest, where)
        if not back_to:
            return None
        self.undone = {n: by for n, by in self.undone.items() if by < back_to}
        self.undone |= {n: number for n in self.answers if n >= back_to}
        return BackEntry(number, back_to)

    def seat(self, number: int, rest: str, where: Said) -> Entry | None:
        """``seat 2 normal``."""
        words = rest.split()
        if len(words) not in (2, 3) or not NUMBER.fullmatch(words[0]):
            problem = Said("{text} is not a seat and who plays it", text=shown(rest))
            self.report.add(where, problem, "seat 2 normal")
            return None
        if words[2:] and words[2] not in WHY:
            problem = Said("{word} does not say why", word=shown(words[2]))
            self.report.add(where, problem, ", ".join(WHY), nearest(words[2], WHY))
            return None
        seat = int(words[0])
        return SeatEntry(number, seat, *words[1:]) if self.is_seat(seat, where) else None

    def lost(self, number: int, rest: str, where: Said) -> Entry | None:
        """``lost 2 failed``."""
        seat, _, why = rest.partition(" ")
        if not NUMBER.fullmatch(seat) or why not in WHY_LOST:
            problem = Said("{word} does not say why", word=shown(rest))
            self.report.add(where, problem, ", ".join(f"lost 2 {each}" for each in WHY_LOST))
            return None
        return LostEntry(number, int(seat), why) if self.is_seat(int(seat), where) else None

    def end(self, number: int, rest: str, where: Said) -> Entry | None:
        """``end 31 28 25 20``."""
        scores = rest.split()
        odd = [score for score in scores if not SCORE.fullmatch(score)]
        if odd or (self.seats and len(scores) != self.seats):
            problem = Said("has {n} scores", n=len(scores))
            if odd:
                problem = Said("{score} is no score", score=shown(odd[0]))
            allowed = Said("whole numbers, one for every seat")
            if self.seats:
                allowed = Said("{n} whole numbers, one for every seat", n=self.seats)
            self.report.add(where, problem, allowed)
            return None
        return EndEntry(number, tuple([int(score) for score in scores]))

    def is_seat(self, seat: int, where: Said) -> bool:
        """Note a seat that is not there."""
        if self.seats and seat >= self.seats:
            problem = Said("there is no seat {seat}", seat=seat)
            self.report.add(where, problem, between(0, self.seats - 1))
            return False
        return True
