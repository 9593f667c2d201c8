"""What is paid or gained together: things and how many of each."""

from __future__ import annotations


class Amounts:
    """One way to pay or to gain; things by the numbers that the game gives them."""

    def __init__(self, things: list[int], numbers: list[int]) -> None:
        self.things = things
        self.numbers = numbers  # of each of the things, in their order
        # each thing with its number; the two lists above are for the loops that every game is in
        self.pairs: list[tuple[int, int]] = list(zip(things, numbers, strict=True))
        # the first of them, which is the only one of most
        self.thing = things[0] if things else -1
        self.number = numbers[0] if numbers else 0
        self.asked = False  # is whoever pays it asked what exactly it is?

    def times(self, n: int) -> Amounts:
        """So many times as much."""
        return Amounts(self.things, [number * n for number in self.numbers])
