"""Buildings as cards: picture, name, cost and points."""

from __future__ import annotations

from dataclasses import dataclass

from takujo.games.fourbit_town import price
from takujo.games.fourbit_town.effects import BUILD_COST
from takujo.kernel.hidden import UNKNOWN, card_of
from takujo.web.pages.fourbit_town.scene import Scene
from takujo.web.pages.row_signs import Symbol
from takujo.web.pages.signs import picture


@dataclass(frozen=True)
class Lot:
    """A building as it lies in the row."""

    id: str
    name: str
    icon: str
    vp: str
    cost: list[Symbol]
    can: bool  # the reader could pay for it now
    planned: bool


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
        id, s.building_name(building), icon_of(id), str(e.vp[building]), cost,
        price.can_afford(s.t, s.me, building, off), building in s.t.planned(s.me),
    )  # fmt: skip


def deck_lot(s: Scene) -> Lot:
    """The top of the deck, which nobody has seen."""
    left = s.say.many("{n} left", "{n} left", len(s.t.deck))
    return Lot("deck", s.say.say("Deck"), "house", "?", [Symbol(left)], False, False)


def plans(s: Scene, seat: int) -> tuple[list[Lot], int]:
    """A seat's planned buildings that the reader knows, and how many others there are."""
    known = [card_of(entry) for entry in s.t.players[seat].plans if card_of(entry) != UNKNOWN]
    hidden = len(s.t.players[seat].plans) - len(known)
    return [lot(s, building) for building in known], hidden
