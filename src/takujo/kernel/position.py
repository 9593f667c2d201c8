"""Reads plain data, and names each mistake with its place; ``fields`` says what a position has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from takujo.kernel.chance import Chance, fast, sealed
from takujo.kernel.mistake import Mistake, nearest
from takujo.kernel.said import Said


class PositionReader:
    """Reads plain data and collects everything that is wrong with it."""

    def __init__(self, data: dict[str, Any], where: str = "") -> None:
        self.data = data
        self.where = where  # "" at the top, else "players.0."
        self.mistakes: list[Mistake] = []
        self.laid: dict[Any, list[int]] = {}  # the cards read so far, by pack and card
        self.sits_at: Any = None  # the table of a player who is read, and the seat
        self.seat = -1

    def inside(self, key: str, data: dict[str, Any]) -> PositionReader:
        """A reader for what lies in this data; mistakes are collected in one list."""
        reader = PositionReader(data, f"{self.where}{key}.")
        reader.mistakes = self.mistakes
        reader.laid = self.laid
        reader.sits_at, reader.seat = self.sits_at, self.seat
        return reader

    def wrong(self, key: str, problem: Said, nearest: str = "") -> None:
        """Note a mistake, once."""
        place = f"{self.where}{key}"
        if not [each for each in self.mistakes if each.key == place and each.problem == problem]:
            self.mistakes.append(Mistake("", place, problem, "", nearest))

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """A whole number in a range."""
        value = self.data.get(key, default)
        if not is_whole(value) or not low <= value <= high:
            self.wrong(
                key,
                Said(
                    "must be a whole number from {low} to {high}, not {value}",
                    low=low,
                    high=high,
                    value=repr(value),
                ),
            )
            return default
        return int(value)

    def texts(self, key: str, default: Sequence[str]) -> list[str]:
        """A list of texts."""
        value = self.data.get(key)
        if key not in self.data:
            return list(default)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            self.wrong(key, Said("must be a list of names, not {value}", value=repr(value)))
            return list(default)
        return value[:]

    def table(self, key: str, keys: Sequence[str]) -> PositionReader:
        """A table in this one, with a reader of its own; an empty one if it is left out."""
        value = self.data.get(key, {})
        if not isinstance(value, dict):
            names, shown = ", ".join(keys), repr(value)
            self.wrong(key, Said("must be a table of {keys}, not {value}", keys=names, value=shown))
            value = {}
        return self.inside(key, value)

    def records(self, key: str, n: int) -> list[PositionReader]:
        """A list of so many tables, each with a reader of its own."""
        value = self.data.get(key, [])
        out: list[PositionReader] = []
        if isinstance(value, list):
            for i, item in enumerate(value):
                if isinstance(item, dict):
                    out.append(self.inside(f"{key}.{i}", item))
        if not isinstance(value, list) or len(out) < len(value):
            self.wrong(key, Said("must be a list of tables"))
        if len(out) != n:
            self.wrong(key, Said("must be {n} tables, not {given}", n=n, given=len(out)))
        return out[:n]

    def index(self, key: str, name: Any, names: Sequence[str]) -> int:
        """The place of a name in a list, 0 if it is unknown; the nearest one is then suggested."""
        if isinstance(name, str) and name in names:
            return names.index(name)
        text = name if isinstance(name, str) else repr(name)
        self.wrong(key, Said("'{name}' is not known", name=text), nearest(text, names))
        return 0

    def unknown_keys(self, known: Sequence[str]) -> None:
        """Keys that mean nothing here."""
        for key in self.data:
            if key not in known:
                self.wrong(key, Said("is not known"), nearest(key, known))


def is_whole(value: Any) -> bool:
    """Whether a value is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_seat(value: Any, seats: int) -> bool:
    """Whether a value is one of so many seats."""
    return is_whole(value) and 0 <= value < seats


def chance_of(kind: str, seed: str) -> Chance:
    """Chance of a named kind."""
    return sealed(seed) if kind == "sealed" else fast(int(seed))
