"""Who has no seat sees what all may: what any seat hides, dealt again, changes nothing."""

from collections import Counter
from typing import Any

from hypothesis import given

from takujo.kernel.chance import HIDDEN, FastNumbers
from takujo.kernel.flow import open_frames, turn_to
from takujo.kernel.hidden import ONLOOKER, UNKNOWN
from takujo.kernel.table import Event, Table
from tests.every_game.cases import SEEDS, Case, every_case, laws, step
from tests.every_game.test_hidden_information import OF_THE_SEAT, untrue


def looked_at(case: Case, t: Table) -> dict[str, Any]:
    """What an onlooker sees, as plain data; who of several is asked first means nothing."""
    view = case.game.view(case.game.seen(t, ONLOOKER))
    view["agenda"] = sorted(str(frame) for frame in view.get("agenda", []))
    return view


def dealt_again(case: Case, t: Table, eyes: int, seed: int) -> Table:
    """The table with whatever these eyes do not know elsewhere; the same seat is asked first."""
    guess = case.game.guess(case.game.seen(t, eyes), FastNumbers(seed))
    if t.asking is not None and t.asking.seat in [frame.seat for frame in open_frames(guess)]:
        turn_to(guess, t.asking.seat)
    return guess


@every_case
@laws(6)
@given(seed=SEEDS)
def test_what_any_seat_hides_dealt_again_leaves_the_onlookers_view(case: Case, seed: int) -> None:
    for t in case.positions(seed, 11):
        first = looked_at(case, t)
        for eyes in [ONLOOKER, *range(case.seats)]:
            assert looked_at(case, dealt_again(case, t, eyes, seed + eyes)) == first


@every_case
@laws(4)
@given(seed=SEEDS)
def test_an_onlooker_knows_no_card_that_some_seat_does_not(case: Case, seed: int) -> None:
    for t in case.positions(seed, 9):
        known = Counter(case.accounts.cards(case.game.seen(t, ONLOOKER).table))
        del known[UNKNOWN]
        for seat in range(case.seats):
            of_seat = Counter(case.accounts.cards(case.game.seen(t, seat).table))
            assert known <= of_seat, seat


@every_case
def test_a_leak_to_onlookers_would_be_noticed(case: Case) -> None:
    t = case.deal(1)
    for seat in range(case.seats):
        first = case.game.view(case.game.seen(t, seat))
        again = [dealt_again(case, t, ONLOOKER, seed) for seed in range(4)]
        assert any(case.game.view(case.game.seen(guess, seat)) != first for guess in again)


@every_case
@laws(4)
@given(seed=SEEDS)
def test_what_an_onlooker_sees_is_true_and_offers_nothing(case: Case, seed: int) -> None:
    for t in case.positions(seed, 9):
        seen = case.game.seen(t, ONLOOKER)
        assert (seen.options(), seen.table.chance, seen.table.ear) == ([], HIDDEN, None)
        true, data = case.game.to_data(t), case.game.to_data(seen.table)
        keys = set(true) - OF_THE_SEAT
        assert [key for key in keys if untrue(data[key], true[key])] == []
        again = case.game.seen_from(case.book, case.game.view(seen))
        assert case.game.view(again) == case.game.view(seen)


def shared(case: Case, event: Event) -> Event:
    """Of an event what all seats hear alike."""
    heard = [case.game.events[event[0]].for_seat(event, seat) for seat in range(case.seats)]
    return tuple([now[0] if len(set(now)) == 1 else UNKNOWN for now in zip(*heard, strict=True)])


@every_case
def test_an_onlooker_hears_every_event_in_its_blind_form(case: Case) -> None:
    t = case.deal(3)
    t.ear = []
    numbers = FastNumbers(3)
    while t.asking is not None:
        step(t, numbers)
    for event in t.ear:
        heard = case.game.events[event[0]].for_seat(event, ONLOOKER)
        assert heard == shared(case, event)
