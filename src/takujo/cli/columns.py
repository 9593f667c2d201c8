"""Lines that fit the columns of a terminal, where a Japanese character is two columns wide."""

from __future__ import annotations

import unicodedata
from typing import Final

from rich.cells import cell_len

NEVER_FIRST: Final = "、。，．・：；？！）」』】ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!)]"
NEVER_LAST: Final = "（「『【(["


def filled(parts: list[str], columns: int, hanging: int) -> list[str]:
    """Parts in lines of so many columns; all lines but the first are shorter by ``hanging``."""
    lines: list[str] = []
    line = ""
    for part in parts:
        room = columns - (hanging if lines else 0)
        if line and cell_len(line + part.rstrip()) > room:
            lines.append(line.rstrip())
            line = ""
        line += part
    return [*lines, line.rstrip()]


def pieces(text: str) -> list[str]:
    """What a line must not break: words, and wide characters with the marks beside them."""
    out: list[str] = []
    joined = False  # the next character belongs to the piece before
    for character in text:
        wide = unicodedata.east_asian_width(character) in "WFA"
        if out and (joined or character in NEVER_FIRST or character == " "):
            out[-1] += character
        else:
            out.append(character)
        joined = character in NEVER_LAST or (not wide and character != " ")
    return out
