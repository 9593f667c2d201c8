"""What a chart shows, in one language: lines with intervals, facts, or a heat map."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, Protocol


class Interval(Protocol):
    """A figure with both ends of its interval."""

    @property
    def value(self) -> float:
        """The figure itself."""
        ...

    @property
    def reach(self) -> float:
        """Half of the interval."""
        ...

    @property
    def low(self) -> float:
        """The lower end."""
        ...

    @property
    def high(self) -> float:
        """The upper end."""
        ...


@dataclass(frozen=True)
class Between:
    """An interval that is known by its ends."""

    value: float
    low: float
    high: float

    @property
    def reach(self) -> float:
        """Half of it."""
        return (self.high - self.low) / 2


@dataclass(frozen=True)
class Point:
    """One line of a chart."""

    name: str
    note: str
    value: Interval
    tone: str = ""  # "good", "bad" or "" where nothing is settled
    games: tuple[tuple[int, int], ...] = ()  # games to look at, with the moment
    before: Interval | None = None  # the same figure of the edition that was changed
    told: str = ""  # what stands below the value instead of how far it may be off


class GamesBehind(NamedTuple):
    """Games behind a chart's facts, or the fields of a heat map."""

    name: str
    games: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Chart:
    """Lines with intervals against a reference; or facts, or a heat map."""

    title: str
    note: str = ""
    points: list[Point] = field(default_factory=list)
    reference: float = 0.0
    percent: bool = True
    facts: list[tuple[str, str]] = field(default_factory=list)
    heat: list[tuple[str, list[float]]] = field(default_factory=list)
    legend: tuple[str, str] | None = None  # what the two lines of each point are
    behind: list[GamesBehind] = field(default_factory=list)
    behind_title: str = ""

    @property
    def games(self) -> set[int]:
        """Every game that it leads to."""
        looks = [*[each.games for each in self.points], *[each.games for each in self.behind]]
        return {game for games in looks for game, _ in games}
