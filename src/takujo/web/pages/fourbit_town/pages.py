"""What 4bit Town brings to the pages of every game."""

from __future__ import annotations

from typing import Final

from takujo.editions.language import mark
from takujo.web.pages.fourbit_town import setting
from takujo.web.pages.fourbit_town.table import table
from takujo.web.pages.game_pages import GamePages

FOURBIT_TOWN: Final = GamePages(
    cpu_names=[mark("Ada"), mark("Ken"), mark("Lina"), mark("Noah")],
    opening=mark("The order on the track is drawn by lot"),
    table=table,
    moves=lambda at, entry: [],
    sheets={"chain": setting.chain},
    rules=lambda at: setting.chain(at, ""),
    why=setting.chain,
    sources=lambda at, seat: [],
    detail=lambda at, seat: "",
)
