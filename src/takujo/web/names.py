"""Names that people give themselves."""

from __future__ import annotations

import unicodedata
from typing import Final

WIDEST: Final = 20  # columns: a letter takes one, a kanji or an emoji two
LONGEST: Final = 40  # letters and marks together: so many have room in the database


def width_of(letter: str) -> int:
    """The columns of a letter; what stands on another one takes none."""
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def clean_name(text: str) -> str:
    """A name of one line without anything invisible, cut where it would be too wide."""
    kept = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in text)
    out, columns, marks = "", 0, 0
    for letter in " ".join(kept.split()):
        columns += width_of(letter)
        marks = 0 if width_of(letter) else marks + 1
        if columns > WIDEST or len(out) == LONGEST:
            break
        if marks <= 2:  # a pile of marks would reach over the lines above
            out += letter
    return out.strip()
