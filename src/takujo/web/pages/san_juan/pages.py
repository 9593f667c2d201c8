"""What San Juan brings to the pages of every game."""

from __future__ import annotations

from typing import Final

from takujo.editions.language import mark
from takujo.web.pages.game_pages import GamePages
from takujo.web.pages.san_juan import points, sheets
from takujo.web.pages.san_juan.moves import moves
from takujo.web.pages.san_juan.table import table

SAN_JUAN: Final = GamePages(
    cpu_names=[mark("Luisa"), mark("Mateo"), mark("Carmen"), mark("Diego")],
    opening=mark("A governor is drawn by lot"),
    table=table,
    moves=moves,
    sheets={"town": sheets.town, "card": sheets.card, "role": sheets.role},
    rules=sheets.rules,
    why=sheets.why,
    sources=points.sources,
    detail=points.detail,
)
