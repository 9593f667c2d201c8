"""San Juan as a seat sees it, in numbers: own cards, everybody's town, roles, prices, edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from takujo.editions.effect_numbers import RowNumbers
from takujo.games.san_juan.edition import PRODUCTION, ROLES
from takujo.games.san_juan.scoring import score
from takujo.games.san_juan.seen import unseen_cards
from takujo.games.san_juan.table import Player, SanJuan
from takujo.kernel.features import SEATS, Sheet

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone

ROLE_IDS: Final = ["", *ROLES]
GIVES: Final = ["card", "discount", "goods", "keep", "hand_limit", "points"]


def situation(sheet: Sheet, t: SanJuan, seat: int) -> None:
    """What lies on the table, as far as the seat knows."""
    e = t.edition
    me = t.players[seat]
    sheet.counts("hand", me.hand, e.ids)
    sheet.counts("drawn", t.drawn, e.ids)
    sheet.counts("turned up", t.mine, e.ids)
    sheet.counts("not seen", unseen_cards(t), e.ids)
    sheet.which("site", t.site, e.ids)
    sheet.each("role taken", [1 if taker else 0 for taker in t.takers], ROLE_IDS)
    sheet.one("round", t.round)
    sheet.one("deck", len(t.deck))
    sheet.one("discard pile", len(t.discard))
    sheet.one("built in this round", t.built)
    sheet.one("library used", t.library_used)
    sheet.one("covering", t.covering)
    sheet.one("done", t.done)
    sheet.one("last picked", t.last)
    sheet.one("price tile is open", 1 if t.tile else 0)
    sheet.each("price", next_prices(t), e.ids)
    k: i64
    for k in range(SEATS):
        sheet.whose = f"seat +{k} " if sheet.named else ""
        town(sheet, t, (seat + k) % t.seats if k < t.seats else -1)
    sheet.whose = ""


def next_prices(t: SanJuan) -> list[int]:
    """The open prices; without a tile open those that come next, if everybody can know them."""
    e = t.edition
    top = t.tile
    if not top and t.tiles_seen >= len(t.tiles):
        top = t.tiles[0]
    return e.tiles[top] if top else [0] * len(e.ids)


def town(sheet: Sheet, t: SanJuan, seat: int) -> None:
    """One player's town; all 0 where nobody sits."""
    e = t.edition
    p = t.players[seat] if seat >= 0 else NOBODY
    sheet.counts("buildings", p.buildings, e.ids)
    sheet.counts("goods", [p.buildings[i] for i in range(len(p.goods)) if p.goods[i]], e.ids)
    sheet.counts("shown", p.shown, e.ids)
    sheet.one("plays", 1 if seat >= 0 else 0)
    sheet.one("hand size", len(p.hand))
    sheet.one("chapel size", len(p.chapel))
    sheet.one("town size", len(p.buildings))
    sheet.one("points now", score(t, seat) if seat >= 0 else 0)
    sheet.one("governor", 1 if seat == t.governor else 0)


NOBODY: Final = Player([], [], [], [])


def edition_numbers(sheet: Sheet, t: SanJuan) -> None:
    """The numbers of the edition."""
    e = t.edition
    for name, values in [("cost", e.cost), ("points", e.points), ("copies", e.copies)]:
        sheet.each(name, values, e.ids)
    for role in range(1, len(ROLE_IDS)):
        sheet.one(f"privilege {ROLE_IDS[role]}", e.privilege[role][1])
        sheet.one(f"privilege {ROLE_IDS[role]} with a library", e.privilege[role][2])
    for name, n in [
        ("goods to produce", e.produce),
        ("goods to sell", e.sell),
        ("cards of the councillor", e.council_draw),
        ("of them kept", e.council_keep),
        ("cards of the gold mine", e.mine_cards),
        ("goods of the black market", e.market_goods),
        ("points for one of the palace", e.palace_points),
        ("opening hand", e.opening_hand),
        ("hand limit", e.hand_limit),
        ("buildings that end the game", e.end_buildings),
    ]:
        sheet.one(name, n)
    for seats in range(2, SEATS + 1):
        sheet.one(f"roles picked by {seats} players", e.picks[seats])
    made = [card for card in range(1, len(e.ids)) if e.kind[card] == PRODUCTION]
    for tile in range(1, len(e.tiles)):
        for card in made:
            sheet.one(f"price {e.ids[card]} on tile {tile}", e.tiles[tile][card])
    rows = RowNumbers(sheet, e.effects, GIVES, ["card"])
    for card in range(1, len(e.ids)):
        rows.element(e.ids[card], card)
