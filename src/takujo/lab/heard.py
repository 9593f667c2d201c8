"""What is heard in one game, noted as it comes: plain numbers in long lists.

Noting must cost little beside the game itself, so nothing is added up while it is played. Most is
noted with a *key*: the seat, its turn and an element in one number. ``element_rows`` makes the
rows of many games at once from these lists.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

SEAT: Final = 24  # where seat and turn lie in a key; the element lies below them
TURN: Final = 12
LOW: Final = (1 << TURN) - 1
MOST_TURNS: Final = LOW
TO_POINTS: Final = 0  # what an element has brought
TO_GOODS: Final = 1
QUESTION: Final = 4  # numbers for each: key, decisions before, rule, how many options
BROUGHT: Final = 4  # numbers for each: key, decisions before, points or goods, how much


class GameHeard:
    """What was heard in one game."""

    def __init__(
        self, seats: int, turn: int, before_first: Sequence[int], choices: Sequence[int]
    ) -> None:
        self.turn = [turn] * seats
        self.before_first = before_first  # see ``Listener``
        self.choices = choices
        self.base = [seat << SEAT | turn << TURN for seat in range(seats)]  # keys without element
        self.questions: list[int] = []
        self.options: list[int] = []  # of all questions
        self.taken: list[int] = []  # key and decision, in turn
        self.brought: list[int] = []
        self.last: dict[int, int] = {}  # by seat and element: the key with which it was last taken
        self.turns: list[int] = []  # seat, turn, decision, lead, measures; and so on
        self.begun: list[int] = []  # seats whose turn began and was not measured yet
        self.at = 0  # decisions so far
        self.asked = 0  # bit per rule that asked
        self.effects: set[int] = set()  # rows of the edition that did something
        self.passed = 0  # questions passed over for lack of anything to choose

    def begin_round(self, turn: int) -> None:
        """A turn of all seats begins."""
        seats = range(len(self.turn))
        self.turn = [turn] * len(self.turn)
        self.base = [seat << SEAT | turn << TURN for seat in seats]
        self.begun = [*seats]

    def begin_turn(self, seat: int) -> None:
        """A turn of one seat begins."""
        turn = self.turn[seat] = min(self.turn[seat] + 1, MOST_TURNS)
        self.base[seat] = seat << SEAT | turn << TURN
        self.begun = [seat]

    def note_offers(self, seat: int, rule: int, options: list[int]) -> None:
        """A question with elements among its options; of rule -1 an option is 1 + its code."""
        self.questions += (self.base[seat], self.at, rule, len(options))
        self.options += options

    def note_taken(self, seat: int, code: int) -> None:
        """A seat has taken an element."""
        key = self.base[seat] | code
        self.taken += (key, self.at)
        self.last[seat << SEAT | code] = key

    def note_brought(self, seat: int, code: int, into: int, amount: int) -> None:
        """Noted where the seat last took the element, or now if it never did."""
        key = self.last.get(seat << SEAT | code, -1)
        self.brought += (self.base[seat] | code if key < 0 else key, self.at, into, amount)
