"""The kinds of fields a position has. A game declares each of its fields once.

A field knows its key, the attributes of a table or player that it stands for, what it may be,
and what it is where nothing is said; writing, reading, unknown keys and refusals follow from it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from takujo.kernel.hidden import UNKNOWN
from takujo.kernel.position import PositionReader, is_whole
from takujo.kernel.said import Said

ABSENT: Final = object()  # what is not written


class Field:
    """One key of a position: the attributes it stands for, and how they are written and read.

    A ``late`` field is read after the others, because it may follow from them.
    """

    def __init__(
        self,
        key: str,
        attributes: Sequence[str],
        write: Callable[[Any], Any],
        read: Callable[[Any, PositionReader], None],
        late: bool = False,
    ) -> None:
        self.key = key
        self.attributes = attributes
        self.write = write
        self.read = read
        self.late = late
        self.of_players: Fields | None = None  # what each of them has


class Fields:
    """All fields of a table or of a player, in the order they are written.

    What is ``derived`` is not written: by attribute, how it follows from what is. Some of what
    players have follows from the table: ``of_seats``, by table and seat.
    """

    def __init__(
        self,
        *fields: Field,
        derived: dict[str, Callable[[Any], Any]] | None = None,
        of_seats: dict[str, Callable[[Any, int], Any]] | None = None,
    ) -> None:
        self.fields = fields
        self.in_order = sorted(fields, key=lambda field: field.late)
        self.derived = derived or {}
        self.of_seats = of_seats or {}
        self.keys = [field.key for field in fields]

    @property
    def attributes(self) -> list[str]:
        """Everything declared, whether written or derived."""
        return [a for field in self.fields for a in field.attributes] + list(self.derived)

    def data(self, of: Any) -> dict[str, Any]:
        """As people write it."""
        written = {field.key: field.write(of) for field in self.fields}
        return {key: value for key, value in written.items() if value is not ABSENT}

    def read(self, of: Any, reader: PositionReader, beside: Sequence[str] = ()) -> None:
        """Everything; ``beside`` are keys that are read elsewhere."""
        reader.unknown_keys([*beside, *self.keys])
        for field in self.in_order:
            field.read(of, reader)
        if not reader.mistakes:
            for attribute, made in self.derived.items():
                setattr(of, attribute, made(of))
            for attribute, made_for in self.of_seats.items():
                for seat, p in enumerate(of.players):
                    setattr(p, attribute, made_for(of, seat))


def value_field(
    key: str,
    write: Callable[[Any], Any],
    read: Callable[[PositionReader], Any],
    attribute: str = "",
    late: bool = False,
) -> Field:
    """One attribute, by two functions: its value as it is written, and the value that is read."""
    name = attribute or key
    return Field(
        key,
        [name],
        lambda of: write(getattr(of, name)),
        lambda of, reader: setattr(of, name, read(reader)),
        late,
    )


def number_field(
    key: str,
    low: int,
    high: int,
    default: int | Callable[[Any, PositionReader], int] | None = None,
    attribute: str = "",
    at: int = -1,
    more: int = 0,
) -> Field:
    """A whole number, the lowest if nothing is said; ``default`` may follow from the rest.

    ``at`` is its place where the attribute is a list; the attribute is so much ``more``.
    """
    name = attribute or key

    def write(of: Any) -> int:
        value = getattr(of, name)
        number: int = value if at < 0 else value[at]
        return number - more

    def read(of: Any, reader: PositionReader) -> None:
        usual = default(of, reader) if callable(default) else low if default is None else default
        put_number(of, name, at, reader.number(key, usual, low, high) + more)

    return Field(key, [name], write, read, callable(default))


def put_number(of: Any, attribute: str, at: int, number: int) -> None:
    """Set it; a list may be shared, so it is replaced, and it grows as its numbers come."""
    if at >= 0:
        old = getattr(of, attribute)
        setattr(of, attribute, [*[*old, *[0] * at][:at], number, *old[at + 1 :]])
    else:
        setattr(of, attribute, number)


def number_fields(low: int, high: int, *keys: str) -> list[Field]:
    """Numbers that are alike, each called as its attribute."""
    return [number_field(key, low, high) for key in keys]


def seat_field(
    key: str,
    seats: int,
    default: int | Callable[[Any, PositionReader], int] = -1,
    attribute: str = "",
    at: int = -1,
) -> Field:
    """A seat, or -1 for nobody; the attribute is one more, so that nobody is 0."""
    return number_field(key, -1, seats - 1, default, attribute, at, more=1)


def word_field(key: str, words: Sequence[str]) -> Field:
    """One of some words, the first if none is given; the attribute is its place among them."""
    return value_field(
        key,
        lambda place: words[place],
        lambda reader: reader.index(key, reader.data.get(key, words[0]), words),
    )


def marks_field(key: str, low: int, high: int) -> Field:
    """A list of numbers in a range; the attribute has a bit for each, the lowest first."""

    def write(mask: int) -> list[int]:
        return [n for n in range(low, high + 1) if mask >> (n - low) & 1]

    def read(reader: PositionReader) -> int:
        given = reader.data.get(key, [])
        numbers: list[Any] = given if isinstance(given, list) else [given]
        if given is not numbers or not all(is_whole(n) and low <= n <= high for n in numbers):
            reader.wrong(
                key,
                Said(
                    "must be a list of numbers from {low} to {high}, not {value}",
                    low=low,
                    high=high,
                    value=repr(given),
                ),
            )
            return 0
        return sum(1 << (n - low) for n in set(numbers))

    return value_field(key, write, read)


def order_field(
    key: str,
    things: Sequence[Any],
    first: int = 0,
    hidden: bool = False,
    default: Callable[[Any], Sequence[Any]] | None = None,
) -> Field:
    """Each of some things once, some of them ``hidden`` perhaps; without it, as they are listed.

    The attribute has them by number, counted from ``first``. The default may follow from the rest.
    """

    def write(of: Any) -> list[Any]:
        return ["?" if n == UNKNOWN else things[n - first] for n in getattr(of, key)]

    def read(of: Any, reader: PositionReader) -> None:
        usual = list(things if default is None else default(of))
        given = reader.data.get(key, usual)
        if not fits(given):
            names = ", ".join([str(thing) for thing in things])
            if hidden:
                reader.wrong(key, Said("must hold each of {things} once, or ?", things=names))
            else:
                reader.wrong(key, Said("must hold each of {things} once", things=names))
            given = usual
        order = [things.index(thing) + first if thing in things else UNKNOWN for thing in given]
        setattr(of, key, order)

    def fits(given: Any) -> bool:
        if not isinstance(given, list) or len(given) != len(things):
            return False
        known = [each for each in given if not (hidden and each == "?")]
        whole = [each for each in known if each in things and not isinstance(each, bool)]
        return len(set(whole)) == len(known)

    return Field(key, [key], write, read, late=True)


def part_field(key: str, fields: Sequence[Field], unless: int | None = None) -> Field:
    """A table in the table, of the same thing; a number that is ``unless`` goes unwritten."""
    inner = Fields(*fields)

    def write(of: Any) -> dict[str, Any]:
        return {key: value for key, value in inner.data(of).items() if value != unless}

    def read(of: Any, reader: PositionReader) -> None:
        inner.read(of, reader.table(key, inner.keys))

    return Field(key, inner.attributes, write, read, late=True)


def players_field(seats: int, new: Callable[[], Any], fields: Fields) -> Field:
    """One table for every seat."""

    def write(of: Any) -> list[dict[str, Any]]:
        return [fields.data(p) for p in of.players]

    def read(of: Any, reader: PositionReader) -> None:
        records = reader.records("players", seats)
        of.players = [new() for _ in range(seats)]
        for seat, record in enumerate(records):
            record.sits_at, record.seat = of, seat
            fields.read(of.players[seat], record)

    field = Field("players", ["players"], write, read)
    field.of_players = fields
    return field
