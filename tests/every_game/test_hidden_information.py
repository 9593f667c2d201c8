"""What a seat sees is true, is no more than it was told, and leaves open exactly the rest."""

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given

from takujo.kernel.chance import HIDDEN, FastNumbers
from takujo.kernel.hidden import UNKNOWN
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table
from tests.every_game.cases import SEEDS, Case, every_case, laws, step

# The question as the seat sees it, and what is remembered of a question of another seat.
OF_THE_SEAT = {"asking", "agenda", "last", "chance"}


def view(case: Case, t: Table, seat: int) -> dict[str, Any]:
    """What a seat sees, as plain data."""
    return case.game.view(case.game.seen(t, seat))


@every_case
@laws(6)
@given(seed=SEEDS)
def test_a_guess_looks_to_the_seat_like_the_table(case: Case, seed: int) -> None:
    for t in case.positions(seed, 11):
        for seat in range(case.seats):
            seen = case.game.seen(t, seat)
            first = case.game.view(seen)
            for number in range(2):
                guess = case.game.guess(seen, FastNumbers(seed + number))
                assert view(case, guess, seat) == first


@every_case
@laws(4)
@given(seed=SEEDS)
def test_all_cards_are_accounted_for_and_a_guess_deals_exactly_the_unseen(
    case: Case, seed: int
) -> None:
    for t in case.positions(seed, 9):
        printed = Counter(case.accounts.edition_cards(t))
        for seat in range(case.seats):
            seen = case.game.seen(t, seat)
            known = Counter(case.accounts.cards(seen.table))
            unknown = known.pop(UNKNOWN, 0)
            assert known <= printed
            assert unknown == sum((printed - known).values())
            guess = case.game.guess(seen, FastNumbers(seed))
            assert Counter(case.accounts.cards(guess)) == printed
            assert case.accounts.mistakes(guess) == []


@every_case
def test_a_guess_deals_the_unseen_at_random(case: Case) -> None:
    guesses = 300
    t = case.deal(1)
    other = case.seats - 1
    seen = case.game.seen(t, 0)
    unseen = Counter(case.accounts.edition_cards(t))
    unseen -= Counter(case.accounts.cards(seen.table))
    for card in [card for card in unseen if not case.accounts.in_hands(card)]:
        del unseen[card]
    dealt: Counter[int] = Counter()
    for seed in range(guesses):
        guess = case.game.guess(seen, FastNumbers(seed))
        dealt.update(case.accounts.hand(guess, other))
    for card, copies in unseen.items():
        pool = [like for like in unseen if case.accounts.pool(like) == case.accounts.pool(card)]
        held = sum(dealt[like] for like in pool)
        expected = held * copies / sum(unseen[like] for like in pool)
        assert abs(dealt[card] - expected) <= 5 * expected**0.5
    assert dealt.total() == len(case.accounts.hand(t, other)) * guesses


def untrue(seen: Any, true: Any) -> bool:
    """Whether plain data as seen says something else than the table; ``?`` says nothing."""
    if isinstance(seen, dict):
        return seen.keys() != true.keys() or any(untrue(seen[key], true[key]) for key in seen)
    if isinstance(seen, list) and seen and isinstance(seen[0], dict):
        return any(untrue(*pair) for pair in zip(seen, true, strict=True))
    if isinstance(seen, list):
        known = Counter(str(item) for item in seen if "?" not in str(item))
        return len(seen) != len(true) or not known <= Counter(str(item) for item in true)
    return bool(seen != true)


@every_case
@laws(4)
@given(seed=SEEDS)
def test_what_a_seat_sees_is_true(case: Case, seed: int) -> None:
    for t in case.positions(seed, 9):
        true = case.game.to_data(t)
        for seat in range(case.seats):
            seen = case.game.to_data(case.game.seen(t, seat).table)
            keys = set(true) - OF_THE_SEAT
            assert keys == set(seen) - OF_THE_SEAT
            assert [key for key in keys if untrue(seen[key], true[key])] == []


class Memory:
    """All cards that the seats have been told of since the game began, by seat."""

    def __init__(self, case: Case, t: Table) -> None:
        self.case = case
        self.told = [self.known(case.game.seen(t, seat).table) for seat in range(case.seats)]
        t.ear = []

    def known(self, t: Table) -> Counter[int]:
        """The cards that can be told apart on a table."""
        known = Counter(self.case.accounts.cards(t))
        known.pop(UNKNOWN, None)
        return known

    def listen(self, t: Table) -> None:
        """Tell every seat what it may hear of what has happened since."""
        assert t.ear is not None
        for event in t.ear:
            kind = self.case.game.events[event[0]]
            for seat in range(self.case.seats):
                self.told[seat].update(self.case.accounts.told(t, kind.for_seat(event, seat)))
        t.ear = []

    def leaks(self, seen: Table, seat: int) -> Counter[int]:
        """The cards that a seat sees although nobody has told it of them."""
        open_cards = Counter(self.case.accounts.on_the_way(seen))
        return self.known(seen) - self.told[seat] - open_cards


@every_case
@laws(4)
@given(seed=SEEDS)
def test_a_seat_sees_no_card_that_it_was_not_told_of(case: Case, seed: int) -> None:
    t = case.deal(seed)
    numbers = FastNumbers(seed)
    memory = Memory(case, t)
    while t.asking is not None:
        step(t, numbers)
        memory.listen(t)
        for seat in range(case.seats):
            assert not memory.leaks(case.game.seen(t, seat).table, seat)


@every_case
def test_a_leak_would_be_noticed(case: Case) -> None:
    t = case.deal(1)
    memory = Memory(case, t)
    for seat in range(case.seats):
        assert memory.leaks(t, seat)
        seen = case.game.seen(t, seat).table
        assert not memory.leaks(seen, seat)
        hand = case.accounts.hand(seen, (seat + 1) % case.seats)
        hand[0] = case.accounts.hand(t, (seat + 1) % case.seats)[0]
        assert memory.leaks(seen, seat) == Counter([hand[0]])


@every_case
@laws(4)
@given(seed=SEEDS)
def test_a_seen_holds_no_seed_and_comes_back_from_its_view(case: Case, seed: int) -> None:
    for t in case.positions(seed, 29):
        for seat in range(case.seats):
            seen = case.game.seen(t, seat)
            assert (seen.table.chance, seen.table.ear) == (HIDDEN, None)
            text = json.dumps(case.game.view(seen))
            assert "chance" not in json.loads(text)
            again = case.game.seen_from(case.book, json.loads(text))
            assert case.game.view(again) == case.game.view(seen)
            assert again.options() == seen.options()
            guesses = [case.game.guess(one, FastNumbers(seed)) for one in (seen, again)]
            assert guesses[0].to_json() == guesses[1].to_json()


@every_case
def test_no_table_can_be_shuffled_from_what_a_seat_has_seen(case: Case) -> None:
    seen: Seen[Table] = case.game.seen(case.deal(1), 0)
    with pytest.raises(ValueError, match="guess a table first"):
        seen.table.shuffle([1, 2], 0, "deck")


@every_case
@laws(4)
@given(seed=SEEDS)
def test_a_guess_plays_on_to_the_end(case: Case, seed: int) -> None:
    for t in case.positions(seed, 60):
        for seat in range(case.seats):
            guess = case.game.guess(case.game.seen(t, seat), FastNumbers(seed))
            numbers = FastNumbers(seed)
            while guess.asking is not None:
                step(guess, numbers)
            assert guess.result is not None
            assert Counter(case.accounts.cards(guess)) == Counter(case.accounts.edition_cards(t))
