"""Cards lying face down remember which seats know them.

An entry of a face-down zone is one number: the card, plus FACE_DOWN times a bit mask of the
seats that know it. A seat that does not know it sees UNKNOWN instead of the card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone

T = TypeVar("T")

UNKNOWN: Final = 255  # a card the seat does not know; no card has this number
FACE_DOWN: Final = 256
EVERYBODY: Final = 255  # the mask of all seats, and of who only looks on
NOBODY: Final = 0
ONLOOKER: Final = -1  # in place of a seat: the eyes of somebody who has none


def known_to(seat: int) -> int:
    """The mask of one seat."""
    return 1 << seat


def face_down(card: int, knowers: int) -> int:
    """An entry for a card that these seats know."""
    return card + FACE_DOWN * knowers


def card_of(entry: int) -> int:
    """The card itself."""
    return entry & UNKNOWN


def knowers_of(entry: int) -> int:
    """The mask of the seats that know it."""
    return entry // FACE_DOWN


def as_seen(entry: int, seat: int) -> int:
    """The entry as this seat knows it; an onlooker knows what everybody does."""
    knowers = entry // FACE_DOWN
    known = knowers == EVERYBODY if seat == ONLOOKER else knowers >> seat & 1
    return entry if known else entry | UNKNOWN


def put_in(cards: list[int], card: int) -> None:
    """Put a card into its place among sorted cards; hands are small and nearly in order."""
    at: i64 = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)


def take_out(cards: list[int], card: int) -> None:
    """Take a card out of a few; ``list.remove`` compares any two things, and so takes longer."""
    at: i64 = 0
    while cards[at] != card:
        at += 1
    close_gap(cards, at)


def close_gap(things: list[T], at: i64) -> None:
    """Take out what lies there; what follows moves up, sooner than a few are moved by ``pop``."""
    last: i64 = len(things) - 1
    while at < last:
        things[at] = things[at + 1]
        at += 1
    things.pop()


def without(cards: list[int], card: int) -> list[int]:
    """The cards without one of this kind, as a new list."""
    out = cards[:]
    take_out(out, card)
    return out


def sort_few(cards: list[int]) -> None:
    """Sort a few cards in place, sooner than ``list.sort`` has looked what it is to sort."""
    at: i64
    end: i64
    for end in range(1, len(cards)):
        card = cards[end]
        at = end
        while at > 0 and cards[at - 1] > card:
            cards[at] = cards[at - 1]
            at -= 1
        if at < end:
            cards[at] = card


def kinds(cards: list[int]) -> list[int]:
    """Each kind of card once; the cards must be sorted."""
    out: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            out.append(card)
            last = card
    return out


def in_order(cards: list[int], last: int, needed: int) -> list[int]:
    """The cards that may come next when ``needed`` of these (sorted) are picked in order.

    Picking in order makes every selection one sequence: half as many words for people, and
    a search that does not try the same payment twice.
    """
    out: list[int] = []
    if needed < 1:  # only a position written by hand asks for none
        return out
    least: i64 = last
    card: i64
    i: i64
    for i in range(len(cards) - needed + 1):
        card = cards[i]
        if card >= least:
            out.append(card)
            least = card + 1
    return out
