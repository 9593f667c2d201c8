"""A position with anything wrong in it is refused with what is wrong; nothing else happens."""

import copy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from takujo.kernel.chance import FastNumbers
from takujo.kernel.game import Impossible
from takujo.kernel.table import Table
from tests.every_game.cases import SEEDS, Case, every_case, laws, step

WRONG: list[Any] = [
    None, True, -1, 0, 1, 3, 7, 254, 255, 10**12, 1.5, "", "?", "...", "nothing", "a=b", "x@9",
    [], ["?"], [[]], {}, {"x": 1}, ["round", 0, 0],
]  # fmt: skip
Place = tuple[str | int, ...]


def places(data: Any, before: Place = ()) -> list[Place]:
    """Every place in plain data, the containers included."""
    found: list[Place] = [before] if before else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += places(value, (*before, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            found += places(value, (*before, index))
    return found


def damaged(data: dict[str, Any], place: Place, value: Any) -> dict[str, Any]:
    """A copy with another value at one place."""
    out = copy.deepcopy(data)
    inside: Any = out
    for key in place[:-1]:
        inside = inside[key]
    inside[place[-1]] = copy.deepcopy(value)
    return out


def read(case: Case, data: dict[str, Any]) -> tuple[Table | None, list[str]]:
    """The table, or all that is wrong with the position."""
    try:
        return case.game.position(case.book, data), []
    except Impossible as impossible:
        return None, [str(mistake) for mistake in impossible.mistakes]


@every_case
@laws(4)
@given(seed=SEEDS, decisions=st.integers(0, 200))
def test_any_question_can_be_asked_or_is_refused(case: Case, seed: int, decisions: int) -> None:
    data = case.game.to_data(case.after(seed, decisions))
    del data["agenda"]
    numbers = FastNumbers(seed)
    for paragraph in case.book.paragraphs:
        seat, n = numbers.below(case.seats), numbers.below(paragraph.top + 1)
        t, problems = read(case, {**data, "asking": [paragraph.name, seat, n]})
        assert (t is None) == bool(problems)
        for _ in range(30):
            if t is not None and t.asking is not None:
                step(t, numbers)


@every_case
@laws(10)
@given(seed=SEEDS, decisions=st.integers(0, 200), salt=st.integers(0, 2**20))
def test_a_damaged_position_is_refused_or_can_be_played(
    case: Case, seed: int, decisions: int, salt: int
) -> None:
    data = case.game.to_data(case.after(seed, decisions))
    everywhere = places(data)
    numbers = FastNumbers(salt)
    for _ in range(12):
        place = everywhere[numbers.below(len(everywhere))]
        value = WRONG[numbers.below(len(WRONG))]
        t, problems = read(case, damaged(data, place, value))
        assert all(": " in problem for problem in problems)
        assert (t is None) == bool(problems)
        for _ in range(30):
            if t is not None and t.asking is not None:
                step(t, numbers)
