"""A comparison finds what was planted and raises no false alarm however often one looks."""

import json

import numpy as np
import pytest

from takujo.games.catalogue import game
from takujo.lab.compare import CHANGED, OPEN, PRIMARY, SAME, Comparison, as_data, compare
from takujo.lab.plan import Plan
from takujo.lab.sequences import BURN_IN, ordinary, sequence
from tests.cli.running import here

Capture = pytest.CaptureFixture[str]
pytestmark = pytest.mark.slow  # plays hundreds of games
EASY = ["easy"] * 2  # plays fast and uses what there is


def plans(name: str, games: int, line_up: list[str], *settings: str) -> tuple[Plan, Plan]:
    """An edition and a change of it."""
    books = [game(name).book("", changed) for changed in ((), settings)]
    before, after = [
        Plan(name, book.edition_name, book.edition_data, line_up, games, rows=True)
        for book in books
    ]
    return before, after


def found(comparison: Comparison, metric: str) -> tuple[str, float]:
    """The verdict on a metric, and how far it moved."""
    moved = next(each for each in comparison.metrics if each.name == metric)
    return moved.verdict, moved.difference


def test_looking_often_raises_a_false_alarm_in_no_more_than_five_of_a_hundred() -> None:
    """2,000 comparisons of equal editions, each looked at thirty times."""
    numbers = np.random.default_rng(11)
    ours = others = 0
    for _ in range(2000):
        a, b = numbers.integers(-1, 2, size=(2, 3000))  # last place won, first place won, neither
        values = (b - a).astype(float)
        looks = range(BURN_IN, 3001, 100)
        ours += any(not spans_zero(sequence(values[:n], 3000)[1:]) for n in looks)
        others += any(
            not spans_zero((e.low, e.high)) for e in (ordinary(values[:n]) for n in looks)
        )
    assert ours / 2000 <= 0.05
    assert others / 2000 > 0.15  # so the test can fail


def spans_zero(ends: tuple[float, float]) -> bool:
    """Does the interval hold 0?"""
    return ends[0] <= 0 <= ends[1]


def test_before_the_variance_is_known_nothing_is_said() -> None:
    mean, low, high = sequence(np.ones(BURN_IN - 1), 1000)
    assert (mean, low, high) == (1, -np.inf, np.inf)


def test_an_edition_compared_with_itself_is_the_same() -> None:
    before, after = plans("san-juan", 200, EASY)
    same = compare(before, after)
    assert {each.verdict for each in same.metrics} == {SAME}
    assert all(each.difference == 0 for each in same.metrics)


def test_more_points_on_a_building_are_found_with_sign_and_size() -> None:
    before, after = plans("san-juan", 400, EASY, "cards.indigo_plant.points=4")  # 1 as printed
    comparison = compare(before, after, primary="score")
    assert comparison.metrics[0].name == "score"
    verdict, difference = found(comparison, "score")
    assert verdict == CHANGED
    assert difference > 3  # everybody begins with one
    assert comparison.games < 400  # it stopped when it was settled


def test_coins_for_the_first_place_are_found_with_sign_and_size() -> None:
    before, after = plans("fourbit-town", 400, ["easy"] * 4, "setup.coins=[12, 2, 4, 6]")
    comparison = compare(before, after)
    verdict, difference = found(comparison, PRIMARY)
    assert verdict == CHANGED
    assert difference < -0.1
    assert found(comparison, "place.1")[1] > 0


def test_a_doubled_gain_is_used_more() -> None:
    gain = "locations.0.effects.0.gain.wood"
    before, after = plans("fourbit-town", 300, ["easy"] * 4, f"{gain}=24")
    comparison = compare(before, after, primary="use.place.0")
    verdict, difference = found(comparison, "use.place.0")
    assert verdict == CHANGED
    assert difference > 0.05


def test_what_is_open_says_how_many_games_would_settle_it() -> None:
    before, after = plans("san-juan", 200, EASY, "cards.well.cost=3")
    comparison = compare(before, after)
    still_open = [each for each in comparison.metrics if each.verdict == OPEN]
    assert still_open
    assert all(each.games_needed > 0 for each in still_open)
    data = as_data(comparison)
    assert {"a", "b", "games", "metrics"} <= set(data)
    assert {"name", "a", "b", "difference", "ci95", "n", "verdict", "games_needed"} == set(
        data["metrics"][0]
    )
    json.dumps(data)


def test_the_command_tells_verdict_changes_and_how_to_play(capsys: Capture) -> None:
    line = ["compare", "san-juan", "--seats", "easy,easy", "--games", "200", "--jobs", "1"]
    ran = here(capsys, *line, "--set", "limits.buildings=8", "--metric", "rounds", "--lang", "en")
    assert ran.code == 0
    assert "limits.buildings: 12 → 8" in ran.out
    assert "Rounds: changed, -" in ran.out
    assert "takujo play san-juan --set limits.buildings=8" in ran.out
    told = here(capsys, *line, "--set", "limits.buildings=8", "--metric", "rounds", "--lang", "ja")
    assert "この版で遊ぶ" in told.out


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ([], "needs something to compare with"),
        (["--set", "limits.bildings=8"], "Did you mean buildings?"),
        (["--set", "limits.buildings=many"], "must be a whole number"),
        (["--set", "limits.buildings=8", "--metric", "round"], "Did you mean rounds?"),
        (["--set", "limits.buildings=8", "--games", "9"], "--games: 9 is too small"),
        (["goryokaku"], "is another game"),
    ],
)
def test_what_cannot_be_compared_is_refused(
    capsys: Capture, options: list[str], problem: str
) -> None:
    ran = here(capsys, "compare", "san-juan", *options, "--lang", "en")
    assert ran.code == 2
    assert problem in ran.err
