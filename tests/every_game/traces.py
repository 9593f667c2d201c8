"""Recorded traces: one file for every game and rules version, and what is wrong with them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from takujo.editions.printed import PrintedGame
from takujo.kernel.table import Table
from tests.every_game.golden_games import GENEROUS
from tests.every_game.trace import trace_hash

FOLDER: Final = Path(__file__).parent / "traces"
RENEW: Final = "PYTHONPATH=src python -m scripts.golden"
Traces = dict[str, dict[str, str]]  # by edition: its rules identity, and a hash by seat count


def file_of(game: str, version: int) -> Path:
    """Where the traces of a rules version are."""
    return FOLDER / f"{game}_{version}.json"


def recorded(game: str, version: int) -> Traces | None:
    """The traces that were written down; None if there are none."""
    path = file_of(game, version)
    if not path.exists():
        return None
    found: Traces = json.loads(path.read_text(encoding="utf-8"))
    return found


def traces(game: PrintedGame[Table], version: int) -> Traces:
    """The traces as they are now, of every edition and seat count."""
    found: Traces = {}
    for edition in game.editions():
        data: dict[str, Any] = game.edition(edition)
        book = game.book_of(data, edition, version)
        hashes = {str(seats): trace_hash(book, seats) for seats in sorted(game.seats)}
        found[edition] = {"rules": book.identity, **hashes}
        for seats, settings in lively(game, edition):
            changed = game.book(edition, settings)
            book = game.book_of(changed.edition_data, changed.edition_name, version)
            found[edition][f"{seats} generous"] = trace_hash(book, seats)
    return found


def lively(game: PrintedGame[Table], edition: str) -> list[tuple[int, list[str]]]:
    """Seats and settings with which more happens than random players bring about otherwise."""
    return [
        (seats, settings)
        for name, of, seats, settings in GENEROUS
        if name == game.name and of == edition
    ]


def problems(name: str, version: int, before: Traces | None, now: Traces) -> list[str]:
    """What does not fit between the recorded traces of a version and the present ones."""
    if before is None:
        unknown = f"version {version} of {name} has no recorded traces"
        return [f"{unknown}. If play has changed: {RENEW}. If not, set the version back."]
    wrong = [
        f"edition {edition} of {name} is no longer there, but version {version} was recorded "
        f"with it. If that is meant: {RENEW}"
        for edition in before
        if edition not in now
    ]
    for edition, found in now.items():
        old = before.get(edition, {})
        if old.get("rules") != found["rules"]:
            wrong.append(
                f"edition {edition} of {name} is new, or its numbers have changed. If that is "
                f"meant: {RENEW}"
            )
        elif old != found:
            seats = ", ".join(key for key in found if old.get(key) != found[key])
            wrong.append(
                f"{name}@{edition} with {seats} seats no longer plays as version {version} did. "
                "If that is meant, put a new rule beside the old one, raise the version in the "
                f"game, let its rulebook choose by version, and record the traces: {RENEW}. "
                "A version that was never released may be recorded again."
            )
    return wrong


def same_play(name: str, version: int, old: Traces, new: Traces) -> list[str]:
    """A new version must play differently somewhere, in an edition that both have."""
    both = [edition for edition in new if edition in old]
    for edition in both:
        keys = [key for key in new[edition] if key != "rules"]
        if [new[edition][key] for key in keys] != [old[edition].get(key) for key in keys]:
            return []
    if not both:
        return []
    equal = f"version {version} of {name} plays exactly as version {version - 1}"
    return [f"{equal}: set the version back, or let more games be recorded."]
