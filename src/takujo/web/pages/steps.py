"""Steps: what one entry brought, as JSON that a page plays."""

from __future__ import annotations

from typing import Any

from takujo.web.pages.log import lines_of
from takujo.web.pages.reader import At, Entry
from takujo.web.pages.registry import pages_of
from takujo.web.pages.table import fragment


def step(at: At, entry: Entry) -> dict[str, Any]:
    """The sentences, the flights and the table after the entry, as the seat knows it."""
    return {
        "entry": entry.number,
        "sentences": [line.text for line in lines_of(at, entry)],
        "moves": pages_of(at).moves(at, entry),
        "html": str(fragment(at)),
    }
