"""Signs out of the sprites: the same few of them stand on every page, so each is made once."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache, lru_cache, partial

from markupsafe import Markup

from takujo.web.pages.assets import FOLDER, address

GLYPHS = "glyphs.svg"


@lru_cache(maxsize=1024)
def glyph(name: str, sprite: str = GLYPHS) -> Markup:
    """A sign of the frame: back, menu, undo."""
    shown = Markup('<svg class="g" aria-hidden="true"><use href="{}#g-{}"/></svg>')
    return shown.format(address(sprite), name)


@lru_cache(maxsize=256)
def mark(seat: int, sprite: str = GLYPHS) -> Markup:
    """The mark of a seat: colour and shape."""
    shown = '<svg class="seat" data-seat="{0}" aria-hidden="true"><use href="{1}#s-{0}"/></svg>'
    return Markup(shown).format(seat % 4, address(sprite))


@lru_cache(maxsize=256)
def roundel(seat: int, sprite: str = GLYPHS) -> Markup:
    """The mark of a seat in a round frame."""
    return Markup('<span class="roundel">{}</span>').format(mark(seat, sprite))


@lru_cache(maxsize=4096)
def icon(sprite: str, id: str) -> Markup:
    """A picture of a game's own sprite."""
    shown = Markup('<svg class="i" aria-hidden="true"><use href="{}#i-{}"/></svg>')
    return shown.format(address(sprite), id)


def icons(sprite: str) -> Callable[[str], Markup]:
    """The pictures of one sprite by their name."""
    return partial(icon, sprite)


@cache
def pictured(sprite: str) -> frozenset[str]:
    """What a sprite has pictures of."""
    listed = tomllib.loads((FOLDER / "vendored.toml").read_text(encoding="utf-8"))["files"]
    return frozenset(id for file in listed if file["file"] == sprite for id in file["icons"])


def picture(sprite: str, id: str) -> str:
    """The picture of an element; a house for what an edition added."""
    return id if id in pictured(sprite) else "house"
