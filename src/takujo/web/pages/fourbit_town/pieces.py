"""The pieces: four-bit cards with both sides in signs, buildings with cost and points."""

from __future__ import annotations

from dataclasses import dataclass

from takujo.games.fourbit_town import price
from takujo.games.fourbit_town.effects import BUILD_COST
from takujo.kernel.hidden import UNKNOWN, card_of
from takujo.web.pages.fourbit_town.scene import Scene
from takujo.web.pages.row_signs import Symbol, plain
from takujo.web.pages.signs import picture


@dataclass(frozen=True)
class Card:
    """A card with what both sides do."""

    id: str
    title: str
    sides: list[list[Symbol]]

    @property
    def spoken(self) -> str:
        """The card read aloud."""
        return f"{self.title}: 0 {plain(self.sides[0])}, 1 {plain(self.sides[1])}"


def card(s: Scene, number: int) -> Card:
    """One card."""
    id = s.e.cards[number]
    sides = [s.side_parts(2 * number - 2), s.side_parts(2 * number - 1)]
    return Card(id, s.say.name(s.e.data["cards"][id]), sides)


def known_cards(s: Scene, numbers: list[int]) -> list[Card]:
    """Those the reader knows; an onlooker knows none."""
    return [card(s, number) for number in numbers if number != UNKNOWN]


@dataclass(frozen=True)
class Lot:
    """A building as it lies in the row."""

    id: str
    name: str
    icon: str
    vp: str
    cost: list[Symbol]
    can: bool = False  # the reader could pay for it now
    planned: bool = False
    does: str = ""  # in short


def icon_of(id: str) -> str:
    """The picture of a building."""
    return picture("fourbit-town.svg", id)


def lot(s: Scene, building: int) -> Lot:
    """One building."""
    e = s.e
    printed = [e.cost_wood[building], e.cost_stone[building], e.cost_coin[building]]
    cost = [s.signs.goods(kind, str(n)) for kind, n in enumerate(printed) if n]
    off = price.discount(s.t, s.me, BUILD_COST)
    id = e.buildings[building]
    return Lot(
        id, s.w.title(building), icon_of(id), str(e.vp[building]), cost,
        price.can_afford(s.t, s.me, building, off), building in s.t.planned(s.me),
        s.w.short(building),
    )  # fmt: skip


def deck_lot(s: Scene) -> Lot:
    """The top of the deck, which nobody has seen."""
    left = s.say.many("{n} left", "{n} left", len(s.t.deck))
    return Lot("deck", s.say.say("Deck"), "house", "?", [Symbol(left)])


def plans(s: Scene, seat: int) -> tuple[list[Lot], int]:
    """A seat's planned buildings that the reader knows, and how many others there are."""
    planned = [card_of(entry) for entry in s.t.players[seat].plans]
    known = [lot(s, building) for building in planned if building != UNKNOWN]
    return known, len(planned) - len(known)
