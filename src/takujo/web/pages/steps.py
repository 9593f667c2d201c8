"""Steps: what one entry brought, as JSON that a page plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from takujo.web.pages.log import lines_of
from takujo.web.pages.reader import At, Entry
from takujo.web.pages.san_juan.moves import moves as san_juan
from takujo.web.pages.table import fragment

# A new game adds what flies over its table.
MOVES: Final[dict[str, Callable[[At, Entry], list[dict[str, Any]]]]] = {"san-juan": san_juan}


def step(at: At, entry: Entry) -> dict[str, Any]:
    """The sentences, the flights and the table after the entry, as the seat knows it."""
    return {
        "entry": entry.number,
        "sentences": [line.text for line in lines_of(at, entry)],
        "moves": MOVES[at.seen.table.book.game.name](at, entry),
        "html": str(fragment(at)),
    }
