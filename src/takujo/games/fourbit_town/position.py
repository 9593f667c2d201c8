"""4bit Town's table as plain data, with names, to be read and edited by hand.

``5.1`` is card 5 with its 1 up; ``mint@02`` a planned mint that seats 0 and 2 know, ``@all`` one
that everybody knows. ``?`` is a card that is not known; ``...`` at the end of the deck stands for
all buildings not named elsewhere.
"""

from __future__ import annotations

from typing import Any, Final

from takujo.games.fourbit_town.edition import Edition
from takujo.games.fourbit_town.names import PLACES
from takujo.games.fourbit_town.player import Player
from takujo.games.fourbit_town.table import Town
from takujo.kernel.hidden import EVERYBODY, UNKNOWN, card_of, knowers_of
from takujo.kernel.position import common_data

# Numbers of the acting worker, of a payment and of a site: written only where they are not 0.
NUMBERS: Final = [
    "by_place", "paid", "given_wood", "given_stone", "given_coin", "given_vp", "planned_here",
    "built_here", "levelled_here", "moved_here", "hired_here", "coming", "used", "way", "owed",
    "paying", "off_wood", "off_stone", "off_coin",
]  # fmt: skip
OWN: Final = [
    "round",
    "order",
    "blocked",
    "worker",
    "site",
    "players",
    "row",
    "deck",
    "unused",
    "now",
]
KEYS: Final = ["wood", "stone", "coin", "vp", "level", "space", "hired", "sent"]
FLAGS: Final = ["out", "sending", "first", "shown"]
LISTS: Final = ["place", "places", "hand", "cards", "passed", "stack", "buildings", "plans"]
PLAYER: Final = KEYS + FLAGS + LISTS


def to_data(t: Town) -> dict[str, Any]:
    """The position; the top of the deck comes first."""
    e = t.edition
    data = common_data(t)
    data["round"] = t.round
    data["order"] = t.order[:]
    data["blocked"] = places_of(t.blocked)
    data["worker"] = t.worker - 1
    data["site"] = e.buildings[t.site]
    data["now"] = now_data(t)
    data["players"] = [player_data(e, p) for p in t.players]
    data["row"] = [building_name(e, building) for building in t.row]
    data["deck"] = [building_name(e, building) for building in reversed(t.deck)]
    data["unused"] = [card_name(e, card) for card in t.unused]
    return data


def now_data(t: Town) -> dict[str, int]:
    """What has been given and done for the acting worker, and what is being paid."""
    values = [
        t.by_place, t.paid, t.given_wood, t.given_stone, t.given_coin, t.given_vp, t.planned_here,
        t.built_here, t.levelled_here, t.moved_here, t.hired_here, t.coming, t.used, t.way, t.owed,
        t.paying, t.off_wood, t.off_stone, t.off_coin,
    ]  # fmt: skip
    return {name: n for name, n in zip(NUMBERS, values, strict=True) if n}


def player_data(e: Edition, p: Player) -> dict[str, Any]:
    """One player."""
    return {
        "wood": p.wood,
        "stone": p.stone,
        "coin": p.coin,
        "vp": p.vp,
        "level": p.level,
        "space": p.space,
        "hired": p.hired,
        "sent": p.sent,
        "out": p.out,
        "sending": p.sending,
        "first": p.first,
        "shown": p.shown,
        "place": p.place,
        "places": places_of(p.places),
        "hand": [card_name(e, card) for card in p.hand],
        "cards": [card_name(e, card) for card in p.cards],
        "passed": [card_name(e, card) for card in p.passed],
        "stack": ["?" if side == UNKNOWN else e.side_name(side) for side in p.stack],
        "buildings": [e.buildings[building] for building in p.buildings],
        "plans": [plan_name(e, entry) for entry in p.plans],
    }


def places_of(mask: int) -> list[int]:
    """The places of a mask."""
    return [place for place in range(PLACES) if (mask >> place) & 1]


def card_name(e: Edition, card: int) -> str:
    """The id of a card, ``?`` if it is not known."""
    return "?" if card == UNKNOWN else e.cards[card]


def building_name(e: Edition, building: int) -> str:
    """The id of a building, ``?`` if it is not known."""
    return "?" if building == UNKNOWN else e.buildings[building]


def plan_name(e: Edition, entry: int) -> str:
    """A planned building and who knows it."""
    knowers = knowers_of(entry)
    name = building_name(e, card_of(entry))
    if knowers == EVERYBODY:
        return f"{name}@all"
    return f"{name}@" + "".join([str(seat) for seat in range(8) if (knowers >> seat) & 1])
