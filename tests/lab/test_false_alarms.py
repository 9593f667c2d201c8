"""Real games of equal editions: the alarms of 200 comparisons, looked at sixteen times each."""

from dataclasses import replace

import pytest

from takujo.games.catalogue import game
from takujo.lab.compare import CHANGED, PRIMARY, Comparison, compare
from takujo.lab.plan import Plan

pytestmark = [pytest.mark.soak, pytest.mark.slow]
COMPARISONS = 200
GAMES = 400
NEW_DEALS = 1_000_000
MOST = 18  # alarms of 200: more come in one of 100 runs where 5% is the truth


def equal(name: str, number: int) -> Comparison:
    """An edition against itself on other deals: nothing differs but chance."""
    book = game(name).book("")
    line_up = ["random"] * 4
    first = 1 + 2 * number * NEW_DEALS
    plan = Plan(name, book.edition_name, book.edition_data, line_up, GAMES, first, rows=True)
    return compare(plan, replace(plan, seed=first + NEW_DEALS))


@pytest.mark.parametrize("name", ["fourbit-town", "san-juan", "goryokaku"])
def test_equal_editions_raise_an_alarm_in_five_of_a_hundred_comparisons(name: str) -> None:
    alarms = others = 0
    for number in range(COMPARISONS):
        found = equal(name, number)
        alarms += found.metrics[0].verdict == CHANGED
        others += any(each.verdict == CHANGED for each in found.metrics[1:])
    assert found.metrics[0].name == PRIMARY
    print(f"{name}: {alarms} and {others} alarms in {COMPARISONS} comparisons")
    assert alarms <= MOST
    assert others <= MOST
