"""The pages of every game that brings none of its own."""

from __future__ import annotations

from typing import Final

from takujo.editions.language import mark
from takujo.kernel.table import Table
from takujo.web.pages import sheet_kinds
from takujo.web.pages.game_pages import GamePages
from takujo.web.pages.plain import sheets
from takujo.web.pages.plain.ask import question, tell
from takujo.web.pages.plain.table import table, words
from takujo.web.pages.reader import At
from takujo.web.pages.scene import AnyScene

Scene = AnyScene[Table]


def scene(at: At) -> Scene:
    """Whatever is played."""
    return AnyScene(at, Table)


PLAIN: Final[GamePages[Scene]] = GamePages(
    cpu_names=[mark("Haru"), mark("Natsu"), mark("Aki"), mark("Fuyu")],
    opening=mark("Everything is laid out and dealt"),
    tagline="",
    scene=scene,
    question=question,
    tell=tell,
    table=table,
    words=words,
    sheets={"thing": sheet_kinds.element, "seat": sheets.seat},
    why=sheet_kinds.why,
    rules=sheets.rules,
)
