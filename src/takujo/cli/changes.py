"""What settings have changed of an edition, a line for each value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from takujo.cli.screen import Screen
from takujo.editions.changes import changes, written
from takujo.editions.language import Language
from takujo.editions.printed import PrintedGame
from takujo.kernel.table import Table


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
