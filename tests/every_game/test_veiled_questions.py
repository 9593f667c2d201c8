"""At a table that veils, nobody can tell from who is asked what another holds."""

from hypothesis import given

from takujo.kernel.agenda import ASIDE, PASS
from takujo.kernel.chance import FastNumbers
from takujo.kernel.flow import take
from takujo.kernel.table import Event, Table
from tests.every_game.cases import SEEDS, Case, every_case, laws

Asked = list[tuple[int, int]]


def whole_answer(case: Case, t: Table, choice: int, observer: int) -> tuple[list[Event], Asked]:
    """What the observer hears of an answer, all that is chosen in one go, and who is asked next."""
    first = t.asking
    assert first is not None
    left = first.rule.together(t, first.seat, first.n)
    t.ear = []
    take(t, choice)
    while left > 1 and PASS < choice < ASIDE and t.asking is not None:
        if (t.asking.id, t.asking.seat) != (first.id, first.seat):
            break
        choice = t.offered[0]
        take(t, choice)
        left -= 1
    heard = [case.game.events[event[0]].for_seat(event, observer) for event in t.ear]
    return heard, [] if t.asking is None else [(t.asking.id, t.asking.seat)]


@every_case
@laws(5)
@given(seed=SEEDS)
def test_who_hears_the_same_sees_the_same_seats_asked(case: Case, seed: int) -> None:
    compared = 0
    t = case.deal(seed)
    t.veils = True
    numbers = FastNumbers(seed)
    while t.asking is not None:
        actor = t.asking.seat
        choice = t.offered[numbers.below(len(t.offered))]
        observer = (actor + 1 + numbers.below(case.seats - 1)) % case.seats
        if len(t.waiting) == 1:
            other = case.game.guess(case.game.seen(t, observer), FastNumbers(seed))
            other.veils = True
            assert other.asking is t.asking
            if choice in other.offered:
                true, asked = whole_answer(case, t.copy(), choice, observer)
                guessed, asked_there = whole_answer(case, other, choice, observer)
                if all(a == b for a, b in zip(true, guessed, strict=False)):
                    # so far the same: whoever is asked there and not here would have told
                    compared += 1
                    assert asked == asked_there, t.describe(actor, choice)
                    assert true == guessed
        take(t, choice)
    assert compared
