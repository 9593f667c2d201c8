"""A report says its verdicts first, is honest about what it does not know, and fits in a page."""

import json
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from takujo.editions.language import language
from takujo.lab.element_figures import element_figures
from takujo.lab.estimates import Estimate
from takujo.lab.experiment import FORBIDDEN, Experiment
from takujo.lab.loaded import Rows, load
from takujo.lab.page import page
from takujo.lab.plan import REPEATED
from takujo.lab.report import as_data, make_report
from takujo.lab.study import Wanted, study
from takujo.lab.table_figures import compensation, luck, part_between
from takujo.lab.told import ReportTeller
from tests.cli.running import here
from tests.lab.small_plans import kept_in, plan_of

Capture = pytest.CaptureFixture[str]
pytestmark = pytest.mark.slow  # plays hundreds of games
EASY = ["easy"] * 4


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A simulation of 4bit Town in which the first place gets ten coins more."""
    folder = tmp_path_factory.mktemp("town")
    setting = "setup.coins=[20, 2, 4, 6]"
    kept_in(folder, plan_of("fourbit-town", 240, EASY, setting), (setting,))
    return folder


@pytest.fixture(scope="module")
def rows(town: Path) -> Rows:
    """Its rows."""
    return load(town)


def test_verdicts_come_first_and_name_the_unfair_place(rows: Rows) -> None:
    told = ReportTeller(make_report(rows), language("en")).told()
    assert len(told.verdicts) == 3
    assert told.verdicts[2].startswith("The order of play is not fair: place 1 wins")
    assert "all seats easy" in told.about
    text = page(make_report(rows), "en")
    assert text.index(told.verdicts[2][:40]) < text.index("<h2>")


def test_what_is_too_rare_is_said_of_each_element(rows: Rows) -> None:
    report = make_report(rows)
    told = ReportTeller(report, language("en")).told()
    rare = [each for each in report.figures if each.rare and each.offered]
    assert rare
    for each in rare:
        name = rows.codes.name(each.code, language("en"))
        assert any(line.startswith(f"{name}: ") for line in told.unknown)
    assert not {each.id for each in rare} & {each.id for each in report.ranked}


def test_the_page_is_whole_small_and_in_both_languages(rows: Rows) -> None:
    text = page(make_report(rows), "ja")
    assert len(text.encode()) < 1_000_000
    assert not re.search(r"(src|href)=|<script|url\(|@import", text)
    assert '<section lang="ja">' in text
    assert '<section lang="en">' in text
    assert "まだ言えないこと" in text
    assert "<svg" in text
    assert re.search(r"takujo replay .* --game \d+ --at \d+", text)


def test_every_example_is_a_game_in_which_the_element_was_taken_at_that_moment(rows: Rows) -> None:
    some = [each for each in element_figures(rows) if each.examples][:20]
    assert len(some) == 20
    for each in some:
        for game, at in each.examples:
            there = rows.elements.filter(
                (pl.col("game") == game - 1) & (pl.col("at") == at)
                & (pl.col("element") == each.code) & (pl.col("taken") > 0)
            )  # fmt: skip
            assert there.height >= 1
            assert at <= rows.games["decisions"][game - 1]


def test_points_that_would_even_the_places_do(rows: Rows) -> None:
    added = compensation(rows)
    assert added[0] == 0  # who has too much gets nothing
    assert max(added) > 0
    assert min(added) == 0


def test_an_experiment_takes_the_place_of_the_observation(rows: Rows) -> None:
    worth = Estimate(0.4, 0.01, 500)
    everywhere = max(element_figures(rows), key=lambda each: (each.offered > 0) * each.taken).id
    share = Estimate(0.1, 0.01, 500)
    ids = ("card.3", everywhere)
    report = make_report(rows, [Experiment(id, FORBIDDEN, share, worth, 2000) for id in ids])
    by_id = {each.id: each for each in report.ranked}
    assert all(by_id[id].effect == worth for id in ids)
    assert [each.id for each in report.strong] == ["card.3"]  # observations give no verdict
    assert [each.id for each in report.needed] == [everywhere]  # what all use is not too strong
    assert "experiment: forbidden" in ReportTeller(report, language("en")).told().verdicts[0]
    data = {each["id"]: each for each in as_data(report)["elements"]}
    assert data["card.3"]["experiments"]["forbidden"]["value"] == 0.4


def test_luck_is_the_part_of_the_variance_that_lies_between_deals() -> None:
    numbers = np.random.default_rng(1)
    deal = numbers.normal(size=(500, 1, 2))
    played = numbers.normal(size=(500, 4, 2))
    assert part_between(deal + played) == pytest.approx(0.5, abs=0.06)
    assert part_between(played) < 0.05


def test_luck_is_read_from_repeated_deals(tmp_path: Path) -> None:
    what = replace(plan_of("san-juan", 80, ["easy"] * 2), deals=REPEATED)
    kept_in(tmp_path, what)
    found = luck(load(tmp_path))
    assert found.deals == 20
    assert 0 <= found.value <= 1


def test_a_study_keeps_its_experiments_and_asks_other_players(tmp_path: Path) -> None:
    kept_in(tmp_path, plan_of("san-juan", 120, ["easy"] * 2))
    report = study(tmp_path, Wanted(1, 16, ["random", "population"]))
    assert report.experiments
    assert report.luck is not None
    assert [other.who for other in report.others] == ["random", "population"]
    told = ReportTeller(report, language("en")).told()
    assert not any("only easy has played" in line for line in told.unknown)
    again = study(tmp_path, Wanted())
    assert again.experiments == report.experiments
    assert {each.who: each for each in again.others} == {each.who: each for each in report.others}


def test_the_command_reports_a_folder_and_a_game(
    capsys: Capture, town: Path, tmp_path: Path
) -> None:
    html = tmp_path / "report.html"
    ran = here(capsys, "report", str(town), "--html", str(html), "--lang", "en")
    assert ran.code == 0
    assert "The order of play is not fair" in ran.out
    assert html.read_text().startswith("<!doctype html>")
    line = ["report", "san-juan", "--games", "20", "--seats", "easy,easy", "--jobs", "1"]
    line += ["--also", "none"]
    data = json.loads(here(capsys, *line, "--json").out)
    assert data["games"] == 20
    assert len(data["places"]) == 2
    refused = here(capsys, "report", "san-juann", "--lang", "en")
    assert refused.code == 2
    assert "Did you mean san-juan?" in refused.err


def test_a_folder_without_a_simulation_is_refused(capsys: Capture, tmp_path: Path) -> None:
    for target in (str(tmp_path), str(tmp_path / "nowhere")):
        ran = here(capsys, "report", target, "--lang", "en")
        assert (ran.code, "no simulation lies in this folder" in ran.err) == (2, True)
