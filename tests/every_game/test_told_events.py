"""From what a seat is told alone it can count along, and it is told nothing private of others."""

from hypothesis import given

from takujo.kernel.chance import FastNumbers
from takujo.kernel.hidden import UNKNOWN
from takujo.kernel.table import Event
from tests.every_game.cases import SEEDS, Case, every_case, laws, step


@every_case
@laws(6)
@given(seed=SEEDS)
def test_every_seat_can_rebuild_the_public_counts(case: Case, seed: int) -> None:
    t = case.deal(seed)
    numbers = FastNumbers(seed)
    by_seat = [case.accounts.counts(t) for _ in range(case.seats)]
    while t.asking is not None:
        heard: list[Event] = []
        t.ear = heard
        step(t, numbers)
        for seat, counts in enumerate(by_seat):
            for event in heard:
                told = case.game.events[event[0]].for_seat(event, seat)
                case.accounts.retell(counts, told)
            assert counts == case.accounts.counts(t)


@every_case
@laws(6)
@given(seed=SEEDS)
def test_an_event_has_its_fields_and_the_private_ones_are_the_owners(case: Case, seed: int) -> None:
    t = case.deal(seed)
    heard: list[Event] = []
    t.ear = heard
    numbers = FastNumbers(seed)
    while t.asking is not None:
        step(t, numbers)
    assert heard
    for event in heard:
        kind = case.game.events[event[0]]
        if kind.fields[-1].endswith("..."):
            assert len(event) >= len(kind.fields)
        else:
            assert len(event) == len(kind.fields) + 1
        assert 0 <= event[1] < case.seats
        for seat in range(case.seats):
            told = kind.for_seat(event, seat)
            assert len(told) == len(event)
            if seat == event[1] or not kind.private:
                assert told == event
            else:
                assert told[: kind.private + 1] == event[: kind.private + 1]
                assert set(told[kind.private + 1 :]) <= {UNKNOWN}


@every_case
def test_kinds_of_events_are_numbered_in_the_order_of_the_list(case: Case) -> None:
    names = [kind.name for kind in case.game.events]
    assert len(set(names)) == len(names)
    assert names[:2] == ["passed", "used"]
    assert all(kind.fields[0] == "seat" for kind in case.game.events)
    assert all(0 <= kind.private < len(kind.fields) for kind in case.game.events)


@every_case
@laws(3)
@given(seed=SEEDS)
def test_an_ear_changes_nothing(case: Case, seed: int) -> None:
    deaf, hearing = case.deal(seed), case.deal(seed)
    hearing.ear = []
    one, other = FastNumbers(seed), FastNumbers(seed)
    while deaf.asking is not None:
        assert step(deaf, one) == step(hearing, other)
    assert deaf.to_json() == hearing.to_json()
