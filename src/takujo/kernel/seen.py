"""The table as one seat knows it: the only door to anything that is not the rules."""

from __future__ import annotations

from typing import Generic, TypeVar

from takujo.kernel.table import Table

T = TypeVar("T", bound=Table, covariant=True)


class Seen(Generic[T]):
    """A copy in which every card the seat does not know is UNKNOWN, without chance."""

    def __init__(self, table: T, seat: int) -> None:
        self.table = table
        self.seat = seat

    def options(self) -> list[int]:
        """What this seat is offered now, if it is asked."""
        asking = self.table.asking
        return self.table.offered if asking is not None and asking.seat == self.seat else []
