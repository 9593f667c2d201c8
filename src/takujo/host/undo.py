"""What a seat may take back: its own latest answers, until something came to light."""

from __future__ import annotations

from takujo.kernel.reason import Reason
from takujo.kernel.table import Table

NOTHING_TO_UNDO = "nothing_to_undo"
REVEAL = "reveal"  # something hidden came to light through it
OTHER_SEAT_PLAYED = "other_seat_played"
GAME_OVER = "game_over"


class Answered:
    """An answer that may still be taken back, and the table before it."""

    def __init__(self, entry: int, seat: int, before: Table) -> None:
        self.entry = entry
        self.seat = seat
        self.before = before


class Undoable:
    """The answers of the last seat that played, as far as they may be taken back."""

    def __init__(self, seats: int) -> None:
        self.answers: list[Answered] = []  # all of one seat
        self.why_not = [Reason(NOTHING_TO_UNDO, {}, "") for _ in range(seats)]

    def seat(self) -> int:
        """The seat whose answers these are; -1 if nothing may be taken back."""
        return self.answers[-1].seat if self.answers else -1

    def answered(self, entry: int, seat: int, before: Table, now: Table) -> None:
        """A seat has played: the others' answers stand, and its own if it revealed something."""
        if self.seat() not in (-1, seat):
            self.why_not[self.seat()] = Reason(OTHER_SEAT_PLAYED, {"seat": seat}, "")
            self.answers.clear()
        if now.reveals > before.reveals:
            self.why_not[seat] = Reason(REVEAL, {}, "")
            self.answers.clear()
        else:
            self.answers.append(Answered(entry, seat, before))

    def secrets_opened(self, seats: list[int]) -> None:
        """All have answered a secret question and see each other's answers."""
        if self.seat() != -1:
            other = seats[0] if seats[0] != self.seat() else seats[1]
            self.why_not[self.seat()] = Reason(OTHER_SEAT_PLAYED, {"seat": other}, "")
            self.answers.clear()
        for seat in seats:
            self.why_not[seat] = Reason(REVEAL, {}, "")
