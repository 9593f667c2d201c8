"""What one player has. Lists are replaced and never changed in place, so that copies share them."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from takujo.games.fourbit_town.effects import COIN, STONE, WOOD
from takujo.games.fourbit_town.names import BITS
from takujo.kernel.hidden import sort_few
from takujo.kernel.table import NOTHING

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone

T = TypeVar("T")


class Player:
    """One player's goods, workers, cards and buildings."""

    def __init__(self) -> None:
        self.wood = 0
        self.stone = 0
        self.coin = 0
        self.vp = 0
        self.level = 0  # the marker that limits hiring
        self.space = 1  # on the track
        self.hired = 0  # workers
        self.sent = 0  # of them, in this round
        self.out = 0  # has passed in this round
        self.sending = 0  # sets cards, or has set them, in this step
        self.place = -1  # where the worker of this step is: 0-15, or the city hall
        self.first = 0  # and whether it is the first there
        self.places = 0  # bit per place with an own worker in this round
        self.owned = 0  # bit per building built
        self.shown = 0  # the cards have been seen on the board
        self.hand: list[int] = NOTHING  # cards to draft from
        self.cards: list[int] = NOTHING  # drafted, in the order of the picks
        self.faces: list[int] = NOTHING  # both sides of all four, sorted, once they are drafted
        self.passed: list[int] = NOTHING  # cards passed on in the draft: three, two and one
        self.stack: list[int] = NOTHING  # sides set in this step, the top first
        self.buildings: list[int] = NOTHING  # in the order built
        self.plans: list[int] = NOTHING  # face down, with who knows each; see kernel.hidden

    def copy(self) -> Player:
        """An independent player."""
        other = Player()
        other.wood = self.wood
        other.stone = self.stone
        other.coin = self.coin
        other.vp = self.vp
        other.level = self.level
        other.space = self.space
        other.hired = self.hired
        other.sent = self.sent
        other.out = self.out
        other.sending = self.sending
        other.place = self.place
        other.first = self.first
        other.places = self.places
        other.owned = self.owned
        other.shown = self.shown
        other.hand = self.hand
        other.cards = self.cards
        other.faces = self.faces
        other.passed = self.passed
        other.stack = self.stack
        other.buildings = self.buildings
        other.plans = self.plans
        return other

    def keep_cards(self, cards: list[int]) -> None:
        """These are the cards drafted so far, in the order of the picks."""
        self.cards = cards
        if len(cards) == BITS:
            held = cards[:]
            sort_few(held)
            faces: list[int] = []
            for card in held:
                faces.append(card * 2 - 1)
                faces.append(card * 2)
            self.faces = faces

    def thing(self, thing: int) -> int:
        """How many of a kind: wood, stone, coins or VP."""
        if thing == WOOD:
            return self.wood
        if thing == STONE:
            return self.stone
        return self.coin if thing == COIN else self.vp

    def change(self, thing: int, amount: int) -> None:
        """So many more, or fewer."""
        if thing == WOOD:
            self.wood += amount
        elif thing == STONE:
            self.stone += amount
        elif thing == COIN:
            self.coin += amount
        else:
            self.vp += amount


def plus(few: list[T], one: T) -> list[T]:
    """These and one more, as a new list; up to four are written out, which takes no growing."""
    if not few:
        return [one]
    if len(few) == 1:
        return [few[0], one]
    if len(few) == 2:
        return [few[0], few[1], one]
    if len(few) == 3:
        return [few[0], few[1], few[2], one]
    return [*few, one]


def number_of(stack: list[int]) -> int:
    """The place four sides name: the top card is worth 1, the lowest 8."""
    n: i64 = 0
    bit: i64 = 1
    side: i64
    for side in stack:
        if side & 1:
            n += bit
        bit += bit
    return n
