"""What San Juan brings to the pages of every game."""

from __future__ import annotations

from typing import Final

from takujo.editions.language import mark
from takujo.web.pages.game_pages import GamePages
from takujo.web.pages.san_juan import components, points, sheets
from takujo.web.pages.san_juan.ask import question, settle, tell
from takujo.web.pages.san_juan.explained import about, facts, now, sign
from takujo.web.pages.san_juan.moves import moves
from takujo.web.pages.san_juan.scene import Scene
from takujo.web.pages.san_juan.stage import stage
from takujo.web.pages.san_juan.table import table, words

SAN_JUAN: Final = GamePages(
    cpu_names=[mark("Luisa"), mark("Mateo"), mark("Carmen"), mark("Diego")],
    opening=mark("A governor is drawn by lot"),
    tagline=mark("Take a role, build a town"),
    scene=Scene,
    question=question,
    tell=tell,
    settle=settle,
    about=about,
    sign=sign,
    now=now,
    facts=facts,
    table=table,
    words=words,
    sheets={"town": sheets.town, "card": sheets.card, "role": sheets.role, "hand": sheets.hand},
    seat_sheet="town",
    why=sheets.why,
    shelves=components.shelves,
    piece=components.piece,
    moves=moves,
    stage=stage,
    sources=points.sources,
    detail=points.detail,
)
