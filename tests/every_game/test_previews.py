"""What a preview says of wishes is what then happens, whatever the seat does not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hypothesis import given

from takujo.host.ahead import Ahead
from takujo.host.play import play_choice
from takujo.host.preview import Preview, numbers
from takujo.host.wishes import fulfilled
from takujo.kernel.chance import FastNumbers
from takujo.kernel.game import Refused
from takujo.kernel.table import Table
from tests.every_game.cases import SEEDS, Case, every_case, laws
from tests.every_game.postings import posting
from tests.every_game.test_answers_tell_nothing import veiled_positions

EVERY: Final = 9  # decisions from one look to the next
POSTINGS: Final = 4  # of each seat that is asked


def wished(case: Case, seed: int) -> Iterator[tuple[Table, int, list[str]]]:
    """Tables of a random game, a seat that is asked there, and what it might wish."""
    chance = FastNumbers(seed)
    for t in veiled_positions(case, seed, EVERY):
        for seat in t.waiting:
            for _ in range(POSTINGS):
                yield t, seat, posting(t, seat, chance)


def at_the_door(t: Table, seat: int, wishes: list[str]) -> list[str] | None:
    """The choices that the door makes of them; None if it takes none."""
    try:
        return fulfilled(t.book.game.seen(t, seat), ";".join(wishes))[0]
    except Refused:
        return None


def asked(t: Table, seat: int) -> str:
    """What the seat is asked, with everything that it may choose."""
    if t.asking is None or t.asking.seat != seat:
        return ""
    return f"{t.asking.id} {t.asking.n} {t.offered}"


@every_case
@laws(2)
@given(seed=SEEDS)
def test_a_preview_is_complete_where_the_answer_is_taken_and_says_what_happens(
    case: Case, seed: int
) -> None:
    certain = 0
    for t, seat, wishes in wished(case, seed):
        seen = case.game.seen(t, seat)
        made = Preview(Ahead(seen), [wish for wish in wishes if wish])
        choices = at_the_door(t, seat, wishes)
        assert made.complete == (choices is not None), wishes
        if choices is None:
            continue
        assert made.choices == choices
        played = t.copy()
        for choice in choices:
            play_choice(played, seat, choice)
        assert made.revealed == (played.reveals > t.reveals), wishes
        if not made.revealed:
            assert numbers(made.table, seat) == numbers(played, seat), wishes
            assert made.asking is None or asked(made.table, seat) == asked(played, seat)
            certain += 1
    assert certain


def said(made: Preview[Table], seat: int) -> list[object]:
    """Everything a page may show of a preview."""
    known = asked(made.table, seat) if made.asking is not None else ""
    said = str(made.refused.problem) if made.refused is not None else ""
    own = {} if made.revealed else numbers(made.table, seat)
    return [made.choices, made.wishes, made.revealed, made.missing, said, known, own]


@every_case
@laws(2)
@given(seed=SEEDS)
def test_a_preview_is_the_same_on_every_guess_and_leaves_no_trace(case: Case, seed: int) -> None:
    for t, seat, wishes in wished(case, seed):
        seen = case.game.seen(t, seat)
        before = seen.table.to_json()
        start = Ahead(seen)
        first = said(Preview(start, wishes), seat)
        for guess in (2, 3):
            assert said(Preview(Ahead(seen, guess), wishes), seat) == first, wishes
        assert said(Preview(start, wishes), seat) == first  # nothing was left by the one before
        assert seen.table.to_json() == before
