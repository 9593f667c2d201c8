"""Positions as plain data: what every game writes alike, and a reader that names each problem."""

from __future__ import annotations

import difflib
from typing import Any

from takujo.kernel.agenda import SEATS, Frame, Rulebook
from takujo.kernel.chance import HIDDEN, Chance, fast, sealed
from takujo.kernel.table import Table


class Reader:
    """Reads plain data and collects everything that is wrong with it."""

    def __init__(self, data: dict[str, Any], where: str, problems: list[str]) -> None:
        self.data = data
        self.where = where  # "" at the top, else "players.0."
        self.problems = problems

    def wrong(self, key: str, problem: str) -> None:
        """Note a problem."""
        self.problems.append(f"{self.where}{key}: {problem}")

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """A whole number in a range."""
        value = self.data.get(key, default)
        if not is_whole(value) or not low <= value <= high:
            self.wrong(key, f"must be a whole number from {low} to {high}, not {value!r}")
            return default
        return int(value)

    def texts(self, key: str, default: list[str]) -> list[str]:
        """A list of texts."""
        value = self.data.get(key, default)
        out: list[str] = []
        if isinstance(value, list):
            for item in value:
                if isinstance(item, str):
                    out.append(item)
        if not isinstance(value, list) or len(out) < len(value):
            self.wrong(key, f"must be a list of names, not {value!r}")
            return default
        return out

    def records(self, key: str) -> list[Reader]:
        """A list of tables, each with a reader of its own."""
        value = self.data.get(key, [])
        out: list[Reader] = []
        if isinstance(value, list):
            for i, item in enumerate(value):
                if isinstance(item, dict):
                    out.append(Reader(item, f"{self.where}{key}.{i}.", self.problems))
        if not isinstance(value, list) or len(out) < len(value):
            self.wrong(key, "must be a list of tables")
        return out

    def index(self, key: str, name: str, names: list[str]) -> int:
        """The place of a name in a list; the nearest one is suggested if it is unknown."""
        if name in names:
            return names.index(name)
        close = difflib.get_close_matches(name, [n for n in names if n], n=1)
        self.wrong(
            key, f"'{name}' is not known" + (f"; did you mean '{close[0]}'?" if close else "")
        )
        return 0

    def unknown_keys(self, known: list[str]) -> None:
        """Keys that mean nothing here."""
        for key in self.data:
            if key not in known:
                close = difflib.get_close_matches(key, known, n=1)
                self.wrong(key, "is not known" + (f"; did you mean '{close[0]}'?" if close else ""))


def is_whole(value: Any) -> bool:
    """Whether a value is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def frame_data(t: Table, frame: Frame) -> list[Any]:
    """A frame as people read it: ["pay", 2, 3]."""
    return [t.book.paragraphs[frame.id].name, frame.seat, frame.n]


def common_data(t: Table) -> dict[str, Any]:
    """The kernel's part of a position; the next thing on the agenda comes first."""
    data: dict[str, Any] = {
        "game": t.book.game.name,
        "edition": t.book.edition_name,
        "rules": t.book.identity,
        "seats": t.seats,
        "asking": None if t.asking is None else frame_data(t, t.asking),
        "agenda": [frame_data(t, frame) for frame in reversed(t.agenda)],
        "reveals": t.reveals,
    }
    if t.uses:
        data["uses"] = t.uses[:]
    if t.chance is not HIDDEN:
        data["chance"] = {"kind": t.chance.kind, "seed": t.chance.seed, "times": t.times[:]}
    return data


COMMON = [
    "game", "edition", "rules", "seats", "asking", "agenda", "reveals", "uses", "chance",
    "seat", "waiting", "options",
]  # fmt: skip


def read_common(t: Table, reader: Reader, agenda: list[list[Any]]) -> None:
    """Put the kernel's part of a position on the table; ``agenda`` stands if none is given."""
    given = reader.data.get("agenda", agenda)
    if not isinstance(given, list):
        reader.wrong("agenda", "must be a list of [rule, seat, n]")
    entries: list[Any] = given if isinstance(given, list) else []
    for i in range(len(entries) - 1, -1, -1):
        frame = read_frame(t, reader, f"agenda.{i}", entries[i])
        if frame is not None:
            t.lay(frame)
    asking = reader.data.get("asking")
    if asking is not None:
        t.asking = read_frame(t, reader, "asking", asking)
    t.reveals = reader.number("reveals", 0, 0, 1 << 29)
    t.uses = counters(reader, "uses", reader.data.get("uses", t.uses), t.uses)
    read_chance(t, reader)


def read_frame(t: Table, reader: Reader, key: str, entry: Any) -> Frame | None:
    """["pay", 2, 3] as a frame."""
    book: Rulebook = t.book
    if not isinstance(entry, list) or len(entry) != 3 or not isinstance(entry[0], str):
        reader.wrong(key, f"must be [rule, seat, n], not {entry!r}")
        return None
    names = [p.name for p in book.paragraphs]
    if entry[0] not in names:
        reader.index(key, entry[0], names)
        return None
    id = names.index(entry[0])
    low, top = book.paragraphs[id].low, book.paragraphs[id].top
    seat, n = entry[1], entry[2]
    if not is_whole(seat) or not 0 <= seat < t.seats:
        reader.wrong(key, f"there is no seat {seat!r}; seats are 0 to {t.seats - 1}")
        return None
    if not is_whole(n) or not low <= n <= top:
        reader.wrong(key, f"the number of {entry[0]} is {low} to {top}, not {n!r}")
        return None
    return book.frames[id][int(n) * SEATS + int(seat)]


def read_chance(t: Table, reader: Reader) -> None:
    """Where the random numbers come from; without it, what is unknown stays hidden."""
    data = reader.data.get("chance")
    if data is None:
        t.chance = HIDDEN
        return
    if not isinstance(data, dict) or data.get("kind") not in ("fast", "sealed"):
        reader.wrong("chance", 'must have kind = "fast" or "sealed", and a seed')
        return
    try:
        seed = str(data.get("seed", "1"))
        t.chance = sealed(seed) if data["kind"] == "sealed" else fast(int(seed))
    except ValueError:
        reader.wrong("chance.seed", "must be a whole number, or 64 hexadecimal digits if sealed")
    t.times = counters(reader, "chance.times", data.get("times", t.times), t.times)


def counters(reader: Reader, key: str, value: Any, zeros: list[int]) -> list[int]:
    """As many counters as the table has."""
    out: list[int] = []
    if isinstance(value, list):
        for n in value:
            if is_whole(n) and 0 <= n < 1 << 29:
                out.append(n)
    if len(out) != len(zeros):
        reader.wrong(key, f"must be {len(zeros)} numbers")
        return zeros
    return out if out else zeros


def chance_of(kind: str, seed: str) -> Chance:
    """Chance of a named kind."""
    return sealed(seed) if kind == "sealed" else fast(int(seed))
