"""4bit Town as a seat sees it, in numbers: cards, goods, places, buildings, track, edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from takujo.editions.effect_numbers import RowNumbers
from takujo.games.fourbit_town.edition import (
    ACTIONS,
    CITY_HALL,
    FIRST_COMMON,
    FIRST_PLACE,
    FIRST_SIDE,
    PRIORITIES,
    UPKEEPS,
    Edition,
)
from takujo.games.fourbit_town.names import PLACES
from takujo.games.fourbit_town.player import Player
from takujo.games.fourbit_town.scoring import score
from takujo.games.fourbit_town.table import Town
from takujo.kernel.features import SEATS, Sheet
from takujo.kernel.hidden import UNKNOWN, card_of

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone

PLACE_IDS: Final = ["", *[str(place) for place in range(PLACES)], "hall"]
SIDES: Final = ["", "0", "1"]
GIVES: Final = [
    "wood", "stone", "coin", "vp", "plan", "build", "build_planned", "sell", "hire", "level",
    "step", "move", "coin_off", "any_off", "points",
]  # fmt: skip
TAKES: Final = ["wood", "stone", "coin", "vp", "materials", "resources", "planned"]
NOBODY: Final = Player()


def situation(sheet: Sheet, t: Town, seat: int) -> None:
    """What lies on the table, as far as the seat knows."""
    e = t.edition
    me = t.players[seat]
    sheet.counts("hand to draft", me.hand, e.cards)
    sheet.counts("passed on", me.passed, e.cards)
    sheet.counts("row", t.row, e.buildings)
    sheet.which("site", t.site, e.buildings)
    sheet.bits("blocked", t.blocked << 1, PLACE_IDS)
    sheet.one("round", t.round)
    sheet.one("buildings in the deck", len(t.deck))
    sheet.one("by its place", t.by_place)
    sheet.one("second-comer cost is paid", t.paid)
    given = [0, t.given_wood, t.given_stone, t.given_coin, t.given_vp, t.coming]
    sheet.each("given", given, ["", "wood", "stone", "coin", "vp", "vp to come"])
    here = [0, t.planned_here, t.built_here, t.levelled_here, t.moved_here, t.hired_here]
    sheet.each("here", here, ["", "planned", "built", "levelled", "moved", "hired"])
    off = [0, t.off_wood, t.off_stone, t.off_coin, t.owed, t.way]
    sheet.each("waived", off, ["", "wood", "stone", "coin", "owed", "way"])
    sides(sheet, t, seat)
    k: i64
    for k in range(SEATS):
        sheet.whose = f"seat +{k} " if sheet.named else ""
        player(sheet, t, (seat + k) % t.seats if k < t.seats else -1, seat)
    sheet.whose = ""


def sides(sheet: Sheet, t: Town, seat: int) -> None:
    """The own stack from the top down, side by side, and the sides that act now."""
    names = side_names(t.edition) if sheet.named else [""] * (2 * len(t.edition.cards) - 1)
    stack = t.players[seat].stack
    k: i64
    for k in range(4):
        side = stack[k] if k < len(stack) else UNKNOWN
        sheet.which(f"stack {k}" if sheet.named else "", side + 1 if side != UNKNOWN else 0, names)
    sheet.bits("acts", t.sides << 1, names)


def side_names(e: Edition) -> list[str]:
    """All sides, as choices name them."""
    return ["", *[e.side_name(side) for side in range(2 * (len(e.cards) - 1))]]


def player(sheet: Sheet, t: Town, seat: int, reader: int) -> None:
    """One player; all 0 where nobody sits."""
    e = t.edition
    p = t.players[seat] if seat >= 0 else NOBODY
    plays = 1 if seat >= 0 else 0
    sheet.one("plays", plays)
    sheet.one("wood", p.wood)
    sheet.one("stone", p.stone)
    sheet.one("coin", p.coin)
    sheet.one("vp", p.vp)
    sheet.one("level", p.level)
    sheet.one("space", p.space * plays)
    sheet.one("hired", p.hired)
    sheet.one("sent", p.sent)
    sheet.one("out", p.out)
    sheet.one("sending", p.sending)
    sheet.one("first at its place", p.first)
    sheet.one("acts now", 1 if seat >= 0 and t.worker == seat + 1 else 0)
    sheet.one("cards drafted", len(p.cards))
    sheet.one("cards set", len(p.stack) if seat == reader else 0)
    sheet.one("plans", len(p.plans))
    sheet.one("points now", score(t, seat) if seat >= 0 else 0)
    sheet.one("ahead on the track", ahead(t, seat) if seat >= 0 else 0)
    sheet.which("at", p.place + 1, PLACE_IDS)
    sheet.bits("places", p.places << 1, PLACE_IDS)
    sheet.counts("cards", p.cards, e.cards)
    sheet.bits("buildings", p.owned, e.buildings)
    sheet.counts("planned", [card_of(entry) for entry in p.plans], e.buildings)


def ahead(t: Town, seat: int) -> int:
    """How many stand before the seat in the order of the track."""
    n = 0
    for other in t.order:
        if other == seat:
            return n
        n += 1
    return n


def edition_numbers(sheet: Sheet, t: Town) -> None:
    """The numbers of the edition, and which of its procedures stand."""
    e = t.edition
    sheet.each("wood of", e.cost_wood, e.buildings)
    sheet.each("stone of", e.cost_stone, e.buildings)
    sheet.each("coins of", e.cost_coin, e.buildings)
    sheet.each("vp of", e.vp, e.buildings)
    sheet.each("sale of", e.sale, e.buildings)
    single = {
        "rounds": e.rounds,
        "conversions": e.conversions,
        "workers at the start": e.start_workers,
        "workers": e.workers,
        "level at the start": e.start_level,
        "highest level": e.most_level,
        "most of a resource": e.cap_resource,
        "most vp": e.cap_vp,
        "second comer": e.second_cost,
        "row": e.row_size,
        "refill": e.refill,
        "refilled up to": int(e.refill_up_to),
        "stacks in front": int(e.stack_in_front),
        "beyond the track": e.track_beyond,
        "workers always kept": e.keep_at_least,
        "upkeep a level": e.coins_per_level,
        "upkeep in units": e.units,
    }
    for name, n in single.items():
        sheet.one(name, n)
    sheet.which("upkeep", UPKEEPS.index(e.upkeep) + 1, ["", *UPKEEPS])
    sheet.which("priority", PRIORITIES.index(e.priority) + 1, ["", *PRIORITIES])
    for seat in range(SEATS):
        sheet.one(
            f"coins at the start {seat}", e.start_coins[seat] if seat < len(e.start_coins) else 0
        )
    for space in range(1, 16):
        sheet.one(f"track {space}", e.track_vp(space))
    goods = ["", "wood", "stone", "coin", "vp"]
    sheet.each("a unit of upkeep", [0, *e.unit], goods)
    sheet.each("hire", [0, *e.hire_cost], goods[:4])
    sheet.each("level", [0, *e.level_cost], goods[:4])
    rows_of_elements(sheet, e)


def rows_of_elements(sheet: Sheet, e: Edition) -> None:
    """What places, sides, buildings and common actions give and take."""
    rows = RowNumbers(sheet, e.effects, GIVES, TAKES)
    for place in range(PLACES):
        rows.element(f"place {place}", FIRST_PLACE + place)
    rows.element("city hall", CITY_HALL)
    for side, name in enumerate(side_names(e)[1:]):
        rows.element(f"side {name}", FIRST_SIDE + side)
    for building in range(1, len(e.buildings)):
        rows.element(e.buildings[building], building)
    for id in [*ACTIONS, "scoring"]:
        rows.element(id, FIRST_COMMON + e.common.index(id) if id in e.common else -1)
