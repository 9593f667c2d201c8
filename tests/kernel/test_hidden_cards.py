"""Cards lying face down remember who knows them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from takujo.kernel.hidden import (
    EVERYBODY,
    NOBODY,
    UNKNOWN,
    as_seen,
    card_of,
    face_down,
    in_order,
    kinds,
    knowers_of,
    known_to,
    put_in,
    sort_few,
    take_out,
    without,
)

LAWS = settings(max_examples=100, deadline=None, derandomize=True)
CARDS = st.integers(1, 254)
SEAT = st.integers(0, 7)
HANDS = st.lists(st.integers(1, 9), max_size=9).map(sorted)


@LAWS
@given(CARDS, st.integers(0, 255))
def test_an_entry_holds_its_card_and_its_knowers(card: int, knowers: int) -> None:
    entry = face_down(card, knowers)
    assert (card_of(entry), knowers_of(entry)) == (card, knowers)


@LAWS
@given(CARDS, st.integers(0, 255), SEAT)
def test_a_seat_sees_the_card_exactly_when_it_is_among_the_knowers(
    card: int, knowers: int, seat: int
) -> None:
    seen = as_seen(face_down(card, knowers), seat)
    assert card_of(seen) == (card if knowers & known_to(seat) else UNKNOWN)
    assert knowers_of(seen) == knowers


@pytest.mark.parametrize("seat", range(8))
def test_everybody_is_every_seat_and_nobody_none(seat: int) -> None:
    assert card_of(as_seen(face_down(9, EVERYBODY), seat)) == 9
    assert card_of(as_seen(face_down(9, NOBODY), seat)) == UNKNOWN


def test_looking_twice_shows_no_more() -> None:
    entry = face_down(9, known_to(2))
    assert as_seen(as_seen(entry, 1), 2) == face_down(UNKNOWN, known_to(2))


def test_each_kind_is_named_once() -> None:
    assert kinds([1, 1, 2, 5, 5, 5]) == [1, 2, 5]
    assert kinds([]) == []


def sequences(hand: list[int], left: int, last: int = 0) -> list[list[int]]:
    """Every way to pick so many cards as in_order offers them."""
    if left == 0:
        return [[]]
    found = []
    for card in in_order(hand, last, left):
        rest = hand[:]
        rest.remove(card)
        found += [[card, *more] for more in sequences(rest, left - 1, card)]
    return found


@LAWS
@given(HANDS, st.integers(1, 4))
def test_picking_in_order_reaches_every_selection_by_exactly_one_way(
    hand: list[int], needed: int
) -> None:
    found = sequences(hand, needed)
    assert all(picked == sorted(picked) for picked in found)
    assert len({tuple(picked) for picked in found}) == len(found)
    selections: set[tuple[int, ...]] = {()} if needed <= len(hand) else set()
    for _ in range(needed):
        selections = {
            tuple(sorted([*chosen, card]))
            for chosen in selections
            for card in set(hand)
            if chosen.count(card) < hand.count(card)
        }
    assert {tuple(picked) for picked in found} == selections


def test_picking_in_order_leaves_enough_for_what_is_still_needed() -> None:
    assert in_order([1, 2, 2, 3], 0, 3) == [1, 2]
    assert in_order([2, 2, 3], 2, 2) == [2]
    assert in_order([1, 2], 0, 3) == []


def test_who_needs_none_is_offered_none() -> None:
    assert in_order([1, 2], 0, 0) == []


@LAWS
@given(st.lists(CARDS, max_size=9))
def test_a_few_cards_are_sorted_like_many(cards: list[int]) -> None:
    few = cards[:]
    sort_few(few)
    assert few == sorted(cards)


@LAWS
@given(HANDS, st.integers(1, 9))
def test_a_card_put_in_lies_in_order_and_one_of_its_kind_comes_out(
    hand: list[int], card: int
) -> None:
    cards = hand[:]
    put_in(cards, card)
    assert cards == sorted([*hand, card])
    assert without(cards, card) == hand
    take_out(cards, card)
    assert cards == hand


def test_a_card_that_is_not_there_cannot_be_taken_out() -> None:
    with pytest.raises(IndexError):
        take_out([1, 3], 2)
