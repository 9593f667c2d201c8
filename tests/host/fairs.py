"""Records of the Harvest Fair, whose days begin with a secret contest."""

from __future__ import annotations

from typing import Any

from takujo.host.header import new_header
from takujo.host.record import Record
from tests.toy.at_the_fair import FAIR


def fair(seats: int = 3, seed: int = 1, start: dict[str, Any] | None = None) -> Record:
    """A new match; all are asked at once."""
    book = FAIR.book()
    return Record(new_header(book, ["human"] * seats, str(seed), start=start), book)
