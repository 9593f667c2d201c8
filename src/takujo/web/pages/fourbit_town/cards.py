"""The four-bit cards as pieces: both sides in signs."""

from __future__ import annotations

from dataclasses import dataclass

from takujo.web.pages.fourbit_town.scene import Scene
from takujo.web.pages.row_signs import Symbol, plain


@dataclass(frozen=True)
class Card:
    """A card with what both sides do."""

    id: str
    title: str
    sides: list[list[Symbol]]


def card(s: Scene, number: int) -> Card:
    """One card."""
    title = s.say.name(s.e.data["cards"][s.e.cards[number]])
    sides = [s.side_parts(2 * number - 2), s.side_parts(2 * number - 1)]
    return Card(s.e.cards[number], title, sides)


def spoken(shown: Card) -> str:
    """The card read aloud."""
    return f"{shown.title}: 0 {plain(shown.sides[0])}, 1 {plain(shown.sides[1])}"
