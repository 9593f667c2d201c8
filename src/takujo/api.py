"""The Python API: tables, what seats see, guesses and positions."""

from __future__ import annotations

import json
from typing import Any, Final

from takujo.cpu.guessing import likely_guess
from takujo.cpu.levels import player
from takujo.cpu.match import play_on
from takujo.cpu.random_play import play_out as random_play_out
from takujo.editions.mistakes import one_mistake
from takujo.editions.paths import split_settings
from takujo.games.catalogue import GAMES, game
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import FastNumbers, fast
from takujo.kernel.game import Impossible
from takujo.kernel.mistake import Mistake
from takujo.kernel.said import Said
from takujo.kernel.table import Result, Table

KEPT: Final[dict[str, Rulebook]] = {}  # of the printed editions: reading one takes milliseconds


def rulebook(name: str, edition: str | None = None) -> Rulebook:
    """The rules of an edition: ``fourbit-town@classic``, or a file; printed ones are kept."""
    of_game, _, at = name.partition("@")
    rules = game(of_game)
    wanted = edition or at
    if wanted and wanted not in rules.editions():
        return rules.book(wanted)  # a file may have changed since
    key = f"{of_game}@{wanted or rules.default_edition}"
    if key not in KEPT:
        KEPT[key] = rules.book(wanted)
    return KEPT[key]


def new_table(
    name: str | Rulebook, edition: str | None = None, seats: int | None = None, seed: int = 1
) -> Table:
    """A new table, ready to play: of ``san-juan``, ``fourbit-town@classic``, or a rulebook."""
    book = rulebook(name, edition) if isinstance(name, str) else name
    rules = book.game
    count = rules.seats[0] if seats is None else seats
    if count not in rules.seats:
        allowed = ", ".join(str(n) for n in sorted(rules.seats))
        problem = Said("{n} cannot play", n=count)
        raise one_mistake(rules.name, "seats", problem, allowed)
    return rules.deal(book, count, fast(seed))


def view(t: Table, seat: int) -> dict[str, Any]:
    """What this seat knows, as plain data."""
    rules = t.book.game
    return rules.view(rules.seen(t, seat))


def guess(t: Table, seat: int, seed: int) -> Table:
    """A table that this seat could be sitting at: what it has not seen is dealt again.

    What others have set in secret is set as ``normal`` would have set it.
    """
    rules = t.book.game
    return likely_guess(rules, rules.seen(t, seat), FastNumbers(seed))


def guesses(t: Table, seat: int, seed: int, count: int) -> list[Table]:
    """So many tables that this seat could be sitting at, from one look."""
    rules = t.book.game
    seen = rules.seen(t, seat)
    numbers = FastNumbers(seed)
    return [likely_guess(rules, seen, numbers) for _ in range(count)]


def features(t: Table, seat: int) -> bytes:
    """What this seat knows as numbers from 0 to 255; ``t.book.game.layout(t.book)`` names them."""
    rules = t.book.game
    return rules.features(rules.seen(t, seat))


def scores(t: Table) -> list[int]:
    """The points of every seat if the game ended now, hidden ones included."""
    return t.book.game.parts.result(t).scores


def play_out(t: Table, seed: int, level: str = "random") -> Result:
    """Play this table to its end, all seats at this level, and say how it ended."""
    rules = t.book.game
    if level == "random":
        random_play_out(t, FastNumbers(seed))
    else:
        play_on(t, [player(level, rules, seed * t.seats + seat) for seat in range(t.seats)])
    result = t.result
    assert result is not None
    return result


def from_json(text: str) -> Table:
    """A position, complete or edited by hand; Impossible names everything wrong with it."""
    try:
        data = json.loads(text)
    except ValueError as error:
        problem = Said("this is not JSON: {problem}", problem=error)
        raise Impossible([Mistake("", "", problem)]) from error
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        problem = Said('is missing; a position starts with "game": "{game}"', game=GAMES[0].name)
        raise Impossible([Mistake("", "game", problem)])
    rules = game(data["game"])
    edition = data.get("edition", "")
    if not isinstance(edition, str):
        problem = Said("must be the name of an edition, or a file")
        raise Impossible([Mistake("", "edition", problem)])
    name, _, settings = edition.partition("+")
    changed = split_settings(settings)
    book = rules.book(name, changed) if changed else rulebook(rules.name, name)
    wanted = data.get("rules", book.identity)
    standing = rules.version_of(book, wanted)
    if standing is None:
        slots = {"identity": wanted, "other": book.identity}
        problem = Said("the position has {identity}, this edition is {other}", **slots)
        raise Impossible([Mistake("", "rules", problem)])
    return rules.position(standing, data)
