"""Goryokaku as a seat sees it, in numbers: cards, stacks, eras, tiles, players, edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from takujo.editions.effect_numbers import RowNumbers
from takujo.games.goryokaku.names import CRESTS, ERAS, KINDS, ONIGIRI_ACTIONS, SPACES, TRACKS
from takujo.games.goryokaku.player import Player
from takujo.games.goryokaku.scoring import score
from takujo.games.goryokaku.stacks import OWNER, OWNERS
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.features import SEATS, Sheet
from takujo.kernel.hidden import UNKNOWN, card_of

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone

KIND_IDS: Final = ["", *KINDS]
CREST_IDS: Final = ["", *CRESTS]
ERA_IDS: Final = ["", *[str(era) for era in range(1, ERAS + 1)]]
SPACE_IDS: Final = ["", *SPACES]
GIVES: Final = [
    "soil", "stone", "wood", "copper", "andesite", "koban", "onigiri", "piece", "bag", "person",
    "ship_lv", "soil_lv", "storehouse", "hire", "office", "build",
]  # fmt: skip
NOBODY: Final = Player()


def situation(sheet: Sheet, t: Goryokaku, seat: int) -> None:
    """What lies on the table, as far as the seat knows."""
    e = t.edition
    me = t.players[seat]
    hand = me.people + me.plans + me.dealt
    hand.append(me.crest)
    sheet.counts("in hand", hand, e.ids)
    laid = t.row + t.castle_discard + t.person_discard
    for entry in t.castle_deck:
        if card_of(entry) != UNKNOWN:
            laid.append(card_of(entry))
    sheet.counts("row", t.row, e.ids)
    sheet.counts("row, discards and known in the deck", laid, e.ids)
    sheet.each("supply", [0, *t.supply], KIND_IDS)
    sheet.one("onigiri in the supply", t.onigiri)
    sheet.each("onigiri of an era", [0, *t.piles], ERA_IDS)
    sheet.which("era", t.era, ERA_IDS)
    k: i64
    for k in range(ERAS):
        kind = t.markers[k] + 1 if k < len(t.markers) else 0
        sheet.which(f"marker of era {k + 1}" if sheet.named else "", kind, KIND_IDS)
    sheet.bits("board lies open", t.opened << 1, ERA_IDS)
    free_tiles(sheet, t)
    spaces(sheet, t, seat)
    sheet.which("space of this turn", t.space, SPACE_IDS)
    sheet.one("persons in the deck", len(t.person_deck))
    sheet.one("castle cards in the deck", len(t.castle_deck))
    sheet.one("free action first", t.free_first)
    sheet.one("cards owed", t.owed)
    sheet.one("last picked", t.last)
    for k in range(SEATS):
        sheet.whose = f"seat +{k} " if sheet.named else ""
        player(sheet, t, (seat + k) % t.seats if k < t.seats else -1)
    sheet.whose = ""


def free_tiles(sheet: Sheet, t: Goryokaku) -> None:
    """The tiles of every board that nobody has."""
    size: i64 = len(t.tiles) // ERAS
    board: i64
    place: i64
    for board in range(ERAS):
        free: list[int] = []
        for place in range(board * size, (board + 1) * size):
            if t.owners[place] == 0:
                free.append(t.tiles[place])
        name = f"free tiles of board {board + 1}" if sheet.named else ""
        sheet.counts(name, free, t.edition.tile_ids)


def spaces(sheet: Sheet, t: Goryokaku, seat: int) -> None:
    """How high the own and the highest stack are at every space, and who alone is so high."""
    own = [0] * len(SPACE_IDS)
    top = own[:]
    alone = own[:]
    space: i64
    for space in range(1, len(SPACE_IDS)):
        own[space] = t.heights[t.stack_at[space] + seat]
        top[space] = t.tops[space] // OWNERS
        owner = t.tops[space] & OWNER
        alone[space] = 1 + (owner - 1 - seat) % t.seats if owner else 0
    sheet.each("own stack", own, SPACE_IDS)
    sheet.each("highest stack", top, SPACE_IDS)
    sheet.each("highest alone", alone, SPACE_IDS)


def player(sheet: Sheet, t: Goryokaku, seat: int) -> None:
    """One player; all 0 where nobody sits."""
    e = t.edition
    p = t.players[seat] if seat >= 0 else NOBODY
    plays = 1 if seat >= 0 else 0
    sheet.one("plays", plays)
    sheet.one("turn", 1 if seat >= 0 and t.turn == seat + 1 else 0)
    sheet.one("began", 1 if seat >= 0 and t.first == seat else 0)
    sheet.each("cubes", [0, *p.cubes], KIND_IDS)
    sheet.each("stands for", [0, *p.standing], KIND_IDS)
    sheet.each("level", [0, *p.levels], ["", *TRACKS])
    sheet.one("koban", p.koban)
    sheet.one("storehouses", p.storehouses)
    sheet.one("onigiri", p.onigiri)
    sheet.one("onigiri laid", p.laid)
    sheet.one("workers", p.workers)
    sheet.one("workers at the daiba", p.away)
    sheet.one("workers in the bag", p.bag_workers)
    sheet.one("onigiri in the bag", p.bag_onigiri)
    sheet.one("pieces", p.pieces)
    sheet.one("pieces on the own board", p.reserve)
    sheet.one("pieces on tiles", p.placed)
    sheet.one("daiba", p.daiba)
    sheet.bits("circle", p.circles << 1, ERA_IDS)
    sheet.one("persons in hand", len(p.people))
    sheet.one("castle cards in hand", len(p.plans))
    sheet.one("points now", score(t, seat) if seat >= 0 else 0)
    sheet.counts("laid out", p.persons + p.castles, e.ids)
    sheet.counts("shown", p.shown, e.ids)
    sheet.counts("tiles", own_tiles(t, seat), e.tile_ids)
    sheet.each("crests", [0, *[p.of_crest(e, crest) for crest in range(len(CRESTS))]], CREST_IDS)
    sheet.each(
        "built of a kind", [0, *[p.of_kind(e, kind) for kind in range(len(KINDS))]], KIND_IDS
    )


def own_tiles(t: Goryokaku, seat: int) -> list[int]:
    """The tiles with a piece of the seat."""
    out: list[int] = []
    place: i64
    for place in range(len(t.tiles)):
        if t.owners[place] == seat + 1:
            out.append(t.tiles[place])
    return out


def edition_numbers(sheet: Sheet, t: Goryokaku) -> None:
    """The numbers of the edition."""
    e = t.edition
    for card in range(e.first_castle, e.first_crest):
        sheet.each(f"cost {e.ids[card]}", [0, *e.cost[card], e.any_kind[card]], [*KIND_IDS, "any"])
        sheet.which(f"kind {e.ids[card]}", e.kind[card] + 1, KIND_IDS)
    sheet.each("koban price", e.koban_price[: e.first_castle], e.ids[: e.first_castle])
    sheet.each("ship price", e.ship_price[: e.first_castle], e.ids[: e.first_castle])
    sheet.each("crest", [1 + crest for crest in e.crest], e.ids)
    sheet.each("tile copies", e.tile_copies, e.tile_ids)
    sheet.each("tile pieces", e.tile_pieces, e.tile_ids)
    rows = RowNumbers(sheet, e.effects, GIVES, ["koban", "onigiri"])
    for card in range(1, e.first_crest):
        rows.element(e.ids[card], card)
    tiles = RowNumbers(sheet, e.tile_effects, ["points"], [])
    for tile in range(1, len(e.tile_ids)):
        tiles.element(f"tile {e.tile_ids[tile]}", tile)
    sheet.each("cubes in the supply", [0, *e.cubes], KIND_IDS)
    sheet.each("rice", [0, *e.rice], ERA_IDS)
    sheet.each("onigiri price", e.onigiri_price, ["", *ONIGIRI_ACTIONS])
    sheet.each("onigiri times", e.onigiri_times, ["", *ONIGIRI_ACTIONS])
    sheet.each("daiba factor", [0, *e.factor], ["", *[str(step) for step in range(len(e.factor))]])
    start = {
        "onigiri": e.onigiri,
        "onigiri at the start": e.start_onigiri,
        "workers": e.workers,
        "pieces": e.pieces,
        "storehouses": e.storehouses,
        "koban": e.start_koban,
        "row": e.row_size,
        "castle cards kept": e.keep_castles,
    }
    for name, n in start.items():
        sheet.one(name, n)
    players = ["", "2", "3", "4"]
    sheet.each("workers drawn", [0, *e.workers_drawn[2:]], players)
