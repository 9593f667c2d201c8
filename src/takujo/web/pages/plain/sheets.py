"""Sheets of any game: somebody's things, and everything there is."""

from __future__ import annotations

from markupsafe import Markup

from takujo.kernel.table import Table
from takujo.web.pages.game_words import words_of
from takujo.web.pages.plain.zones import laid
from takujo.web.pages.scene import AnyScene
from takujo.web.pages.sheet_kinds import told


def seat(s: AnyScene[Table], number: str) -> Markup:
    """What somebody has, as far as the reader knows it."""
    lines: list[str] = []
    for zone in laid(s.at, {}).seats[s.seat(number)]:
        shown = s.say.clauses([f"{each.name} ×{each.count}" for each in zone.things])
        lines.append(f"{zone.name} {zone.count}" + (f": {shown}" if shown else ""))
    return told(s, s.names[int(number)], lines)


def rules(s: AnyScene[Table]) -> Markup:
    """Everything there is, with what it does."""
    words = words_of(s.t.book)
    elements = [s.explained(id) for id in words.elements(s.t.book)]
    return told(s, words.title(s.say), [
        s.say.say("{what}: {why}", what=name, why=s.say.clauses(rest)) for name, *rest in elements
    ])  # fmt: skip
