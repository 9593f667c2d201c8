"""Lines that fit the columns of a terminal, where a Japanese character is two columns wide.

A line that goes on from the one before begins with spaces: whoever reads lines out, or shows
them on a page of another width, can put them together again.
"""

from __future__ import annotations

import unicodedata
from typing import Final

COLUMNS: Final = 80
GOES_ON: Final = "    "
NEVER_FIRST: Final = "、。，．・：；？！）」』】ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!)]"
NEVER_LAST: Final = "（「『【(["


def width(text: str) -> int:
    """How many columns a text takes; characters of unclear width count as wide."""
    columns = 0
    for character in text:
        columns += 2 if unicodedata.east_asian_width(character) in "WFA" else 1
    return columns


def wrapped(text: str) -> list[str]:
    """A text as lines, broken where its language breaks lines."""
    return filled(pieces(text))


def listed(head: str, items: list[str], comma: str) -> list[str]:
    """A list after its heading, broken between items."""
    parts = [head]
    for place, item in enumerate(items):
        parts.append(item + comma if place < len(items) - 1 else item)
    return filled(parts)


def filled(parts: list[str]) -> list[str]:
    """Parts as lines, as many as fit on each."""
    lines: list[str] = []
    line = ""
    for part in parts:
        if width(line + part.rstrip()) <= COLUMNS:
            line += part
        elif width(GOES_ON + part.strip()) <= COLUMNS:
            lines.append(line.rstrip())
            line = GOES_ON + part.lstrip()
        else:  # a part wider than a line of its own
            for piece in pieces(part):
                if width(line + piece.rstrip()) > COLUMNS:
                    lines.append(line.rstrip())
                    line = GOES_ON
                line += piece
    lines.append(line.rstrip())
    return lines


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
