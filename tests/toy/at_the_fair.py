"""Tables of the fair as tests need them: dealt, or laid out as a position."""

from __future__ import annotations

import copy
from typing import Any, Final

from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import fast
from tests.toy.game import HarvestFairGame
from tests.toy.table import HarvestFair

FAIR: Final = HarvestFairGame()


def dealt(seats: int = 3, seed: int = 1, edition: str = "") -> HarvestFair:
    """A new table."""
    return FAIR.deal(FAIR.book(edition), seats, fast(seed))


def laid_out(
    asking: list[Any], *players: dict[str, Any], book: Rulebook | None = None, **data: Any
) -> HarvestFair:
    """A position with two seats or more; this question is asked, and nothing comes after it."""
    seats = max(2, len(players))
    data["seats"] = seats
    data["asking"] = asking
    data["players"] = [*players, *[{} for _ in range(seats - len(players))]]
    return FAIR.position(book or FAIR.book(), data)


def with_rows(*rows: dict[str, Any], stall: str = "bakery") -> Rulebook:
    """The rules with other effects on one stall, and none on the rest."""
    data = copy.deepcopy(FAIR.edition())
    for entry in data["stalls"].values():
        entry.pop("effects", None)
    data["stalls"][stall]["effects"] = list(rows)
    FAIR.refuse_mistakes(data, "rows of a test")
    return FAIR.book_of(data, f"with rows on {stall}")
