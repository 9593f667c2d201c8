"""What Goryokaku brings to the pages of every game."""

from __future__ import annotations

from typing import Final

from takujo.editions.language import mark
from takujo.web.pages import sheet_kinds
from takujo.web.pages.game_pages import GamePages
from takujo.web.pages.goryokaku import components, points, sheets
from takujo.web.pages.goryokaku.ask import question, settle, tell
from takujo.web.pages.goryokaku.explained import about, sign
from takujo.web.pages.goryokaku.moves import moves
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.goryokaku.stage import stage
from takujo.web.pages.goryokaku.table import table, words

GORYOKAKU: Final = GamePages(
    cpu_names=[mark("Oyo"), mark("Genzo"), mark("Kiku"), mark("Ryohei")],
    opening=mark("The first player is drawn by lot; numbers are reconstructed"),
    tagline=mark("Stack high, build the star fort"),
    scene=Scene,
    question=question,
    tell=tell,
    settle=settle,
    about=about,
    sign=sign,
    table=table,
    words=words,
    sheets={
        "element": sheet_kinds.element,
        "era": sheets.era,
        "seat": sheets.seat,
        "row": sheets.row,
    },
    why=sheets.why,
    shelves=components.shelves,
    piece=components.piece,
    moves=moves,
    stage=stage,
    sources=points.sources,
    detail=points.detail,
)
