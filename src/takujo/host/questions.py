"""Each seat's questions are counted, so that an answer can say which one it answers."""

from __future__ import annotations

from collections.abc import Iterable


class Questions:
    """The numbers of the questions that are open; a number is never given twice to a seat."""

    def __init__(self, seats: int) -> None:
        self.asked = [0] * seats  # how many each seat has been asked so far
        self.open = [0] * seats  # the number of its open question; 0: it is not asked

    def ask(self, waiting: Iterable[int]) -> None:
        """These seats are asked something new, and no other seat is asked any more."""
        self.open = [0] * len(self.open)
        for seat in waiting:
            self.ask_seat(seat)

    def ask_seat(self, seat: int) -> None:
        """This seat is asked something new; what the others are asked stays."""
        self.asked[seat] += 1
        self.open[seat] = self.asked[seat]

    def close(self, seat: int) -> None:
        """This seat has answered all it is asked; what the others are asked stays."""
        self.open[seat] = 0
