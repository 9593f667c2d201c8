"""What 4bit Town brings to the pages of every game."""

from __future__ import annotations

from typing import Final

from takujo.editions.language import mark
from takujo.web.pages.fourbit_town import components, points, sheets
from takujo.web.pages.fourbit_town.ask import question, settle, tell
from takujo.web.pages.fourbit_town.explained import about, sign
from takujo.web.pages.fourbit_town.moves import moves
from takujo.web.pages.fourbit_town.scene import Scene
from takujo.web.pages.fourbit_town.stage import stage
from takujo.web.pages.fourbit_town.table import table, words
from takujo.web.pages.game_pages import GamePages

FOURBIT_TOWN: Final = GamePages(
    cpu_names=[mark("Ada"), mark("Ken"), mark("Lina"), mark("Noah")],
    opening=mark("The order on the track is drawn by lot"),
    tagline=mark("Four cards say where you go"),
    scene=Scene,
    question=question,
    tell=tell,
    settle=settle,
    about=about,
    sign=sign,
    table=table,
    words=words,
    sheets={
        "place": sheets.place,
        "card": sheets.card,
        "building": sheets.building,
        "seat": sheets.seat,
    },
    why=sheets.why,
    shelves=components.shelves,
    piece=components.piece,
    moves=moves,
    stage=stage,
    sources=points.sources,
    detail=points.detail,
)
