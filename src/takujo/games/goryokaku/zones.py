"""Zones are never changed in place: a copy of a table shares them until one of them changes."""

from __future__ import annotations

from typing import Final

from takujo.kernel.hidden import put_in

EMPTY: Final[list[int]] = []  # shared by everything that has nothing


def with_card(cards: list[int], card: int) -> list[int]:
    """Sorted cards with one more among them."""
    out = cards[:]
    put_in(out, card)
    return out


def with_number(numbers: list[int], at: int, number: int) -> list[int]:
    """The numbers with another one at this place."""
    out = numbers[:]
    out[at] = number
    return out
