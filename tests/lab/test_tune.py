"""Figures are brought into their bands by few numbers, each for a reason that new deals confirm."""

import json
from pathlib import Path

import pytest

from takujo.games.catalogue import game
from takujo.lab.estimates import Estimate
from takujo.lab.target_check import Band
from takujo.lab.tune import distance
from tests.cli.running import here
from tests.lab.test_tuning import edition

Capture = pytest.CaptureFixture[str]
pytestmark = pytest.mark.slow  # plays hundreds of games
LINE = ["--games", "64", "--seats", "random,random", "--jobs", "1"]


def test_the_number_that_ends_the_game_is_changed_and_the_reason_is_told(
    capsys: Capture, tmp_path: Path
) -> None:
    target = edition(tmp_path, "targets.turns_low = 4", "targets.turns_high = 4")
    saved = tmp_path / "tuned.toml"
    line = ["tune", target, "--under", "rounds", *LINE, "--save", str(saved)]
    ran = here(capsys, *line, "--lang", "en")
    assert ran.code == 0, ran.err
    assert "rounds.number: 6 → 5" in ran.out
    assert "rounds.number: 5 → 4" in ran.out
    assert "because turns was 6 (6 to 6), out of 4–4, and is 5 (5 to 5)" in ran.out
    assert "1 of 1 figures are in their bands." in ran.out
    assert game("fourbit-town").edition(str(saved))["rounds"]["number"] == 4


def test_what_no_step_brings_nearer_stays(capsys: Capture, tmp_path: Path) -> None:
    target = edition(tmp_path, "targets.turns_low = 9")
    ran = here(capsys, "tune", target, "--under", "rounds.conv", *LINE, "--json")
    assert ran.code == 1
    data = json.loads(ran.out)
    assert data["changes"] == []
    assert data["tried"] == 2


def test_bad_input_is_said(capsys: Capture, tmp_path: Path) -> None:
    none = here(capsys, "tune", "fourbit-town", "--under", "rounds", *LINE, "--lang", "en")
    assert none.code == 2
    assert "the edition has no [targets]" in none.err
    target = edition(tmp_path, "targets.turns_low = 9")
    nowhere = here(capsys, "tune", target, "--under", "nowhere", *LINE, "--lang", "en")
    assert "no number begins with 'nowhere'" in nowhere.err


def test_the_distance_is_by_the_width_of_the_band() -> None:
    value = Estimate(0.30, 0.01, 100)
    bands = [Band("a", "", value, 0.2, 0.25), Band("b", "", value, 0.2, 0.4)]
    assert distance(bands) == pytest.approx(1.0)
    assert distance([Band("c", "", value, 0.6, float("inf"))]) == pytest.approx(0.5)
