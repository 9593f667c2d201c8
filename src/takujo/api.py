"""The Python API: tables, what seats see, guesses and positions."""

from __future__ import annotations

import json
from typing import Any

from takujo.editions.mistakes import one_mistake
from takujo.games.catalogue import game
from takujo.kernel.chance import FastNumbers, fast
from takujo.kernel.game import Impossible
from takujo.kernel.table import Table


def new_table(
    name: str, edition: str | None = None, seats: int | None = None, seed: int = 1
) -> Table:
    """A new table of a game, ready to play; ``edition`` is a name or a file."""
    rules = game(name)
    count = rules.seats[0] if seats is None else seats
    if count not in rules.seats:
        allowed = ", ".join(str(n) for n in sorted(rules.seats))
        raise one_mistake(name, "seats", f"{count} cannot play", allowed)
    return rules.deal(rules.book(edition or ""), count, fast(seed))


def view(t: Table, seat: int) -> dict[str, Any]:
    """What this seat knows, as plain data."""
    rules = t.book.game
    return rules.view(rules.seen(t, seat))


def guess(t: Table, seat: int, seed: int) -> Table:
    """A table that this seat could be sitting at: what it has not seen is dealt again."""
    rules = t.book.game
    return rules.guess(rules.seen(t, seat), FastNumbers(seed))


def from_json(text: str) -> Table:
    """A position, complete or edited by hand; Impossible names everything wrong with it."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise Impossible([f"this is not JSON: {error}"]) from error
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise Impossible(['game: is missing; a position starts with "game": "san-juan"'])
    rules = game(data["game"])
    edition = data.get("edition", "")
    if not isinstance(edition, str):
        raise Impossible(["edition: must be the name of an edition, or a file"])
    name, *settings = edition.split("+")
    book = rules.book(name, [s for part in settings for s in part.split(",")])
    wanted = data.get("rules", book.identity)
    if wanted != book.identity:
        raise Impossible([f"rules: the position has {wanted}, this edition is {book.identity}"])
    return rules.position(book, data)
