"""Where points come from."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Source:
    """Points from one source, for the bars of the end page and the sheet of a seat."""

    id: str
    name: str
    icon: str
    points: int
