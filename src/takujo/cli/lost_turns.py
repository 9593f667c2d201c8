"""Bots that lost turns, as a person is told."""

from __future__ import annotations

from collections.abc import Mapping

from takujo.cli.screen import Screen
from takujo.editions.language import Language
from takujo.host.bots import Faults


def show_faults(faults: Mapping[str, Faults], say: Language) -> None:
    """Every bot that lost turns, and why it did first."""
    screen = Screen()
    for name, each in faults.items():
        screen.show(
            say.many(
                "{name}: {n} turn was taken at random, the first because: {why}",
                "{name}: {n} turns were taken at random, the first because: {why}",
                each.turns,
                name=name,
                why=each.first,
            ),
            "bold yellow",
        )
