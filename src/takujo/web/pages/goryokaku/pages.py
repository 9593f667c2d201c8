"""What Goryokaku brings to the pages of every game."""

from __future__ import annotations

from typing import Final

from takujo.editions.language import mark
from takujo.web.pages.game_pages import GamePages
from takujo.web.pages.goryokaku import points, sheets
from takujo.web.pages.goryokaku.moves import moves
from takujo.web.pages.goryokaku.table import table

GORYOKAKU: Final = GamePages(
    cpu_names=[mark("Oyo"), mark("Genzo"), mark("Kiku"), mark("Ryohei")],
    opening=mark("The first player is drawn by lot; numbers are reconstructed"),
    table=table,
    moves=moves,
    sheets={"element": sheets.element, "era": sheets.era, "seat": sheets.seat, "row": sheets.row},
    rules=sheets.rules,
    why=sheets.why,
    sources=points.sources,
    detail=points.detail,
)
