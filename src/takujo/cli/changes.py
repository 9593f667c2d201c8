"""What one edition changes of another: every value before and after."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from takujo.cli.screen import Screen
from takujo.editions.language import Language
from takujo.editions.printed import PrintedGame
from takujo.kernel.table import Table


def changes(before: Any, after: Any, key: str = "") -> list[tuple[str, Any, Any]]:
    """Every value that differs: its path, what it was and what it is; None where it is absent."""
    if isinstance(before, dict) and isinstance(after, dict):
        found: list[tuple[str, Any, Any]] = []
        for inner in [*before, *[name for name in after if name not in before]]:
            path = f"{key}.{inner}" if key else str(inner)
            found += changes(before.get(inner), after.get(inner), path)
        return found
    return [] if before == after else [(key, before, after)]


def tell_settings(
    of: PrintedGame[Table],
    edition: str,
    settings: Sequence[str],
    after: dict[str, Any],
    say: Language,
) -> None:
    """What the settings have changed of the edition, beside what a program may read."""
    if settings:
        show_changes(changes(of.edition(edition), after), say, Screen(error=True), 0)


def show_changes(
    changed: list[tuple[str, Any, Any]], say: Language, screen: Screen, indent: int
) -> None:
    """What was and what is, a line for each value."""
    for key, before, after in changed:
        line = f"{key}: {written(before, say)} → {written(after, say)}"
        screen.show(line, indent=indent, hanging=2)


def written(value: Any, say: Language) -> str:
    """A value as it stands in the file."""
    if value is None:
        return say.say("absent")
    return json.dumps(value, ensure_ascii=False, default=str)
