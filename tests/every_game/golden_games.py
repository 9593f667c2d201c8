"""Golden games: fixed matches of every game, edition and seat count, and the marks they leave."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from takujo.games.catalogue import GAMES, game
from takujo.host.entries import ChoicesEntry
from takujo.host.header import new_header
from takujo.host.record import Record
from takujo.kernel.chance import FastNumbers
from takujo.kernel.table import Table
from tests.every_game.trace import event_text, position_text

FOLDER: Final = Path(__file__).parent / "golden"
MARKS: Final = FOLDER / "marks.json"
SECRET: Final = "60" * 32  # the seed where chance is sealed


# Random games that end for a reason which the others never meet: game, edition, seats, seed.
RARE_ENDS: Final = [("san-juan", "first", 4, 3334)]


# Games in which more happens than in those that random players bring about: what is changed.
GENEROUS: Final = [
    (
        "fourbit-town",
        "revised",
        4,
        ["upkeep.coins_per_level=0", "rounds.number=12", "setup.workers=7"],
    ),
    ("fourbit-town", "classic", 4, ["upkeep.units=0", "setup.workers=7"]),
]
# Where people must do as much as they can, or little happens: how often they look again.
EAGER: Final = {"fourbit-town": 4}


def every_table() -> list[tuple[str, str, int]]:
    """Every game, edition and seat count there is."""
    return [
        (each.name, edition, seats)
        for each in GAMES
        for edition in each.editions()
        for seats in sorted(each.seats)
    ]


def file_name(name: str, edition: str, seats: int) -> str:
    """``san-juan_2_first_4``; further games of a table add why they ended.

    The number is the rules version. The games of version 1, the first, were named without it.
    """
    version = game(name).version
    numbered = name if version == 1 else f"{name}_{version}"
    return f"{numbered}_{edition}_{seats}"


def marks(record: Record) -> dict[str, Any]:
    """What a match has come to: scores, reason, and hashes of its last position and events."""
    result = record.result
    assert result is not None
    events = [event for entry in record.entries for event in record.events(entry.number)]
    return {
        "scores": result.scores,
        "ranks": result.ranks,
        "reason": result.reason,
        "position": hashed([position_text(record.table)]),
        "events": hashed([event_text(record.book, event) for event in events]),
    }


def hashed(lines: Iterable[str]) -> str:
    """SHA-256 over lines of text."""
    return hashlib.sha256("\n".join(lines).encode("utf-8")).hexdigest()


def recorded_marks() -> dict[str, Any]:
    """The marks that were written down with the games."""
    found: dict[str, Any] = json.loads(MARKS.read_text(encoding="utf-8"))
    return found


def new_golden_game(name: str, edition: str, seats: int, settings: Sequence[str] = ()) -> Record:
    """A match in which people answer in one go, change their mind, and leave their seat."""
    book = game(name).book(edition, settings)
    sealed = seats % 2 == 1  # so that both kinds of chance are there
    header = new_header(
        book,
        ["human", *["random"] * (seats - 1)],
        seed=SECRET if sealed else str(seats),
        chance="sealed" if sealed else "fast",
        match=f"golden{seats}" if sealed else "",
    )
    record = Record(header, book)
    numbers = FastNumbers(seats)
    while record.waiting:
        seat = record.waiting[numbers.below(len(record.waiting))]
        record.answer(seat, in_one_go(record.table_of(seat), seat, numbers), record.question(seat))
        if record.undoable(seat) and numbers.below(6) == 0:
            record.undo(seat, record.undoable(seat))
        if len(record.entries) == 40:
            record.change_seat(0, "random")
    return record


def new_rare_game(name: str, edition: str, seats: int, seed: int) -> Record:
    """A match of players who choose at random, as it was found by trying seeds."""
    book = game(name).book(edition)
    record = Record(new_header(book, ["random"] * seats, str(seed)), book)
    numbers = FastNumbers(seed)
    while record.waiting:
        seat = record.waiting[0]
        options = record.table.options(seat)
        choice = options[numbers.below(len(options))]
        record.answer(seat, [choice], record.question(seat))
    return record


def in_one_go(table: Table, seat: int, numbers: FastNumbers) -> list[str]:
    """The next choices of a seat, as far as it is asked and nothing comes to light."""
    t = table.copy()
    choices: list[str] = []
    reveals = t.reveals
    while seat in t.waiting and t.reveals == reveals:
        options = t.options(seat)
        # Passing is the first option where it is one; half as often, the game moves on sooner.
        last = max(numbers.below(len(options)), numbers.below(2))
        for _ in range(EAGER.get(t.book.game.name, 0)):
            last = max(last, numbers.below(len(options)))
        choice = options[last]
        choices.append(t.describe(seat, choice))
        t.play(seat, choice)
    return choices


def kinds_of_entries(record: Record) -> set[str]:
    """What a match has in it."""
    found = {type(entry).__name__ for entry in record.entries}
    if any(isinstance(e, ChoicesEntry) and len(e.choices) > 2 for e in record.entries):
        found.add("several choices in one entry")
    return found
