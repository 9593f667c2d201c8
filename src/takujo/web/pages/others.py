"""The other players beside a table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from takujo.web.pages.scene import AnyScene


@dataclass(frozen=True)
class Other:
    """Another player: who, what they have, and whether they are at it."""

    seat: int
    name: str
    p: Any  # as the rules have it
    acting: bool
    label: str  # read aloud
    own: dict[str, Any] = field(default_factory=dict)  # what the game draws beside it


def other(s: AnyScene[Any], seat: int, p: Any, facts: list[str], **own: Any) -> Other:
    """One of them, with a few facts."""
    label = s.say.clauses([s.names[seat], *facts])
    return Other(seat, s.names[seat], p, seat in s.waiting(), label, own)
