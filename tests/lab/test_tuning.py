"""Targets are checked as a gate, the order of play is evened, and numbers are ranked."""

import json
from pathlib import Path

import pytest

from takujo.games.catalogue import game
from takujo.lab.compensate import CompensationStep, compensate, moved, smallest_step
from takujo.lab.estimates import Estimate
from takujo.lab.plan import Plan
from takujo.lab.sensitivity import numbers_of, sensitivity
from takujo.lab.target_check import HOLDS, OPEN, OUT, Band
from tests.cli.running import here
from tests.lab.small_plans import plan_of

Capture = pytest.CaptureFixture[str]
pytestmark = pytest.mark.slow  # plays hundreds of games
EASY = "easy,easy,easy,easy"


def edition(folder: Path, *lines: str) -> str:
    """An edition of 4bit Town with targets of its own."""
    file = folder / "mine.toml"
    head = ['game = "fourbit-town"', 'based_on = "revised"']
    file.write_text("\n".join([*head, *lines]) + "\n")
    return f"fourbit-town@{file}"


def test_a_figure_out_of_its_band_fails_the_gate(capsys: Capture, tmp_path: Path) -> None:
    target = edition(tmp_path, "targets.turns_low = 8", "targets.ties_high = 50")
    line = ["simulate", target, "--games", "20", "--seats", EASY, "--jobs", "1", "--check-targets"]
    ran = here(capsys, *line, "--lang", "en")
    assert ran.code == 1
    assert "turns: 6 (6 to 6) [8–inf] out of its band" in ran.out
    assert "1 of 2 figures are in their bands." in ran.out
    data = json.loads(here(capsys, *line, "--json").out)
    assert [each["verdict"] for each in data["targets"]] == [OUT, HOLDS]


def test_figures_in_their_bands_pass_the_gate(capsys: Capture, tmp_path: Path) -> None:
    target = edition(tmp_path, "targets.turns_low = 6", "targets.turns_high = 6")
    line = ["simulate", target, "--games", "20", "--seats", EASY, "--jobs", "1", "--check-targets"]
    assert here(capsys, *line, "--lang", "en").code == 0


def test_every_game_may_have_targets_and_its_rules_stay_the_same(
    capsys: Capture, tmp_path: Path
) -> None:
    target = edition(tmp_path, "targets.card_low = 20").partition("@")[2]
    assert game("fourbit-town").book(target).identity == game("fourbit-town").book().identity
    line = ["simulate", "san-juan", "--games", "4", "--seats", "easy,easy", "--check-targets"]
    refused = here(capsys, *line, "--jobs", "1", "--lang", "en")
    assert refused.code == 2
    assert "the edition has no [targets]" in refused.err


def test_a_band_is_missed_only_when_the_whole_interval_is_outside() -> None:
    value = Estimate(0.30, 0.01, 1000)
    assert Band("seats", "1", value, 0.2, 0.25).verdict == OUT
    assert Band("seats", "1", value, 0.2, 0.29).verdict == OPEN
    assert Band("seats", "1", value, 0.2, 0.35).verdict == HOLDS


def shares(*values: float) -> list[Estimate]:
    """Sure shares by place."""
    return [Estimate(value, 0.001, 1000) for value in values]


def test_the_place_furthest_off_is_moved_and_nobody_gets_what_all_get() -> None:
    first_is_poor = CompensationStep([0, 2], shares(0.4, 0.6))
    assert moved(first_is_poor, 1) == [1, 2] or moved(first_is_poor, 1) == [0, 1]
    assert moved(CompensationStep([0, 0, 0], shares(0.5, 0.3, 0.2)), 2) == [0, 2, 2]
    assert CompensationStep([0, 0], shares(0.5, 0.5)).fair


def test_a_planted_advantage_is_taken_back() -> None:
    book = game("fourbit-town").book("", ["setup.coins=[14, 0, 0, 0]"])
    plan = Plan(
        "fourbit-town", "planted", book.edition_data, ["easy", "easy"], 300, rows=True
    )  # two players
    tried = compensate(plan, "setup.coins", 6, 1, lambda step: None)
    assert tried[0].numbers == [14, 0]
    assert tried[0].shares[0].low > 0.5
    last = tried[-1].numbers
    assert last[0] - last[1] < 14


def test_the_smallest_step_is_what_the_edition_allows() -> None:
    plan = plan_of("fourbit-town", 1, ["easy"] * 2)
    assert smallest_step(plan, "setup.coins", [0, 2, 4, 6]) == 2  # goods are counted in twos
    other = plan_of("goryokaku", 1, ["easy"] * 2)
    assert smallest_step(other, "seat_table.soil.2", [0, 1]) == 1


def test_the_number_that_ends_the_game_is_found_to_move_its_length() -> None:
    plan = plan_of("san-juan", 60, ["easy"] * 2)
    found = sensitivity(plan, ["limits.buildings", "palace.points"], 1, lambda done: None)
    assert found[0].path == "limits.buildings"
    assert found[0].stands
    assert {(each.before, each.after) for each in found if each.path == found[0].path} == {
        (12, 11), (12, 13),
    }  # fmt: skip
    assert not any(each.stands for each in found if each.path == "palace.points")


def test_every_number_of_an_edition_is_tried_but_targets_are_not() -> None:
    paths = numbers_of(plan_of("goryokaku", 1, ["easy"] * 2))
    assert "setup.koban" in paths
    assert not [path for path in paths if path.startswith("targets")]
    assert numbers_of(plan_of("goryokaku", 1, ["easy"] * 2), "setup.") == [
        path for path in paths if path.startswith("setup.")
    ]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (["seats", "san-juan"], "san-juan prints no number by place"),
        (["seats", "fourbit-town", "--path", "setup.coin"], "Allowed: coins, workers"),
        (["seats", "fourbit-town", "--players", "5"], "--players: 5 is too large"),
        (["sensitivity", "san-juan", "--under", "limit.x"], "no number has a path"),
    ],
)
def test_what_cannot_be_searched_is_refused(capsys: Capture, line: list[str], problem: str) -> None:
    ran = here(capsys, *line, "--lang", "en")
    assert ran.code == 2
    assert problem in ran.err


def test_the_commands_print_tables_and_json(capsys: Capture) -> None:
    line = ["sensitivity", "san-juan", "--under", "limits.buildings", "--games", "50"]
    ran = here(capsys, *line, "--seats", "easy,easy", "--jobs", "1", "--lang", "en")
    assert ran.code == 0
    assert "limits.buildings" in ran.out
    data = json.loads(here(capsys, *line, "--seats", "easy,easy", "--jobs", "1", "--json").out)
    assert {each["after"] for each in data} == {11, 13}
