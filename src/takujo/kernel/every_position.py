"""What the position of every game has: which rules, who is asked, the agenda, and chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from takujo.kernel.agenda import SEATS, Frame
from takujo.kernel.chance import HIDDEN
from takujo.kernel.fields import ABSENT, Field, Fields, number_field
from takujo.kernel.position import PositionReader, chance_of, is_seat, is_whole
from takujo.kernel.said import Said
from takujo.kernel.table import Table

MOST: Final = 1 << 29  # that anything is counted up to
OF_A_VIEW: Final = ["seat", "waiting", "options"]  # what a view says besides, and a position may
# Of a table and not of its position: shared values, the options, which are asked for again,
# and who listens or may not know.
APART: Final = ["frames", "edition", "offered", "veils", "ear"]


def told_field(key: str, attribute: str, write: Callable[[Table], Any]) -> Field:
    """Said of the table's rules, and checked where they are chosen; reading passes over it."""
    return Field(key, [attribute], write, lambda _t, _reader: None)


def game_name(t: Table) -> str:
    """As in commands and addresses."""
    return t.book.game.name


def frame_data(t: Table, frame: Frame | None) -> list[Any] | None:
    """A frame as people read it: ["pay", 2, 3]."""
    return None if frame is None else [t.book.paragraphs[frame.id].name, frame.seat, frame.n]


def read_frame(t: Table, reader: PositionReader, key: str, entry: Any) -> Frame | None:
    """["pay", 2, 3] as a frame."""
    if not isinstance(entry, list) or len(entry) != 3 or not isinstance(entry[0], str):
        reader.wrong(key, Said("must be [rule, seat, n], not {value}", value=repr(entry)))
        return None
    rule, seat, n = entry[0], entry[1], entry[2]
    if rule not in t.book.ids:
        reader.index(key, rule, list(t.book.ids))
        return None
    id = t.book.ids[rule]
    low, high = t.book.paragraphs[id].low, t.book.paragraphs[id].top
    if not is_seat(seat, t.seats):
        reader.wrong(
            key,
            Said(
                "there is no seat {seat}; seats are 0 to {last}", seat=repr(seat), last=t.seats - 1
            ),
        )
        return None
    if not is_whole(n) or not low <= n <= high:
        reader.wrong(
            key,
            Said(
                "the number of {rule} is {low} to {high}, not {value}",
                rule=rule,
                low=low,
                high=high,
                value=repr(n),
            ),
        )
        return None
    frame: Frame = t.book.frames[id][n * SEATS + seat]
    return frame


def read_asking(t: Table, reader: PositionReader) -> None:
    """The question that is asked, or none."""
    asking = reader.data.get("asking")
    t.asking = None if asking is None else read_frame(t, reader, "asking", asking)


def agenda_data(t: Table) -> list[Any]:
    """What is to be done, the next thing first."""
    return [frame_data(t, frame) for frame in reversed(t.agenda)]


def read_agenda(t: Table, reader: PositionReader) -> None:
    """The last one is laid first."""
    given = reader.data.get("agenda", [])
    if not isinstance(given, list):
        reader.wrong("agenda", Said("must be a list of [rule, seat, n]"))
        return
    for i in range(len(given) - 1, -1, -1):
        frame = read_frame(t, reader, f"agenda.{i}", given[i])
        if frame is not None:
            t.lay(frame)


def read_counters(reader: PositionReader, key: str, given: Any, zeros: list[int]) -> list[int]:
    """As many counters as the table has."""
    counters = given if isinstance(given, list) else [given]
    whole = [n for n in counters if is_whole(n) and 0 <= n < MOST]
    if not len(zeros) == len(counters) == len(whole):
        reader.wrong(key, Said("must be {n} numbers", n=len(zeros)))
        return zeros
    return whole or zeros


def read_uses(t: Table, reader: PositionReader) -> None:
    """How often limited effects were used, where there are any."""
    t.uses = read_counters(reader, "uses", reader.data.get("uses", t.uses), t.uses)


def chance_data(t: Table) -> Any:
    """Where the random numbers come from, and how often each purpose used them."""
    if t.chance is HIDDEN:
        return ABSENT
    return {"kind": t.chance.kind, "seed": t.chance.seed, "times": t.times[:]}


def read_chance(t: Table, reader: PositionReader) -> None:
    """One of two kinds; without it, what is unknown stays hidden."""
    data = reader.data.get("chance")
    t.chance = HIDDEN
    if data is None:
        return
    if not isinstance(data, dict) or data.get("kind") not in ("fast", "sealed"):
        reader.wrong("chance", Said('must have kind = "fast" or "sealed", and a seed'))
        return
    try:
        t.chance = chance_of(data["kind"], str(data.get("seed", "1")))
    except ValueError:
        reader.wrong(
            "chance.seed", Said("must be a whole number, or 64 hexadecimal digits if sealed")
        )
    t.times = read_counters(reader, "chance.times", data.get("times", t.times), t.times)


COMMON: Final = Fields(
    told_field("game", "book", game_name),
    told_field("edition", "book", lambda t: t.book.edition_name),
    told_field("rules", "book", lambda t: t.book.identity),
    told_field("seats", "seats", lambda t: t.seats),
    Field("asking", ["asking"], lambda t: frame_data(t, t.asking), read_asking),
    Field("agenda", ["stack", "depth"], agenda_data, read_agenda),
    number_field("reveals", 0, MOST),
    Field("uses", ["uses"], lambda t: t.uses[:] or ABSENT, read_uses),
    Field("chance", ["chance", "times"], chance_data, read_chance),
)


def read_common(t: Table, reader: PositionReader, agenda: list[Any]) -> list[str]:
    """Put the kernel's part on the table, and name its keys; ``agenda`` stands if none is given."""
    common = PositionReader({"agenda": agenda, **reader.data})
    common.mistakes = reader.mistakes
    for field in COMMON.fields:
        field.read(t, common)
    return [*COMMON.keys, *OF_A_VIEW]
