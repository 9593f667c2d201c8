"""Whoever answers for a seat in a simulation."""

from __future__ import annotations

from typing import Protocol

from takujo.kernel.seen import Seen
from takujo.kernel.table import Table


class Sitter(Protocol):
    """Whoever answers for a seat."""

    def choose(self, seen: Seen[Table]) -> int:
        """One of the options of the seat, which must be asked."""
        ...
