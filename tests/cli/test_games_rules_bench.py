"""What there is to play, by which rules, and how fast."""

import json

import pytest

from takujo.build import KIND
from takujo.cli.bench import bench, median_rate
from takujo.editions.language import language
from takujo.games.catalogue import GAMES, game
from tests.cli.running import here

Capture = pytest.CaptureFixture[str]


def test_games_are_listed_with_their_editions(capsys: Capture) -> None:
    english = here(capsys, "games", "--lang", "en")
    assert english.code == 0
    assert "San Juan" in english.out
    assert "san-juan@first  San Juan, first edition" in english.out
    assert "サンファン 第1版" in here(capsys, "games", "--lang", "ja").out


def test_games_are_data_for_programs(capsys: Capture) -> None:
    found = json.loads(here(capsys, "games", "--json").out)
    assert [each["game"] for each in found] == [each.name for each in GAMES]
    san_juan = found[0]
    assert san_juan["seats"] == [2, 3, 4]
    assert san_juan["usual_seats"] == 4
    assert san_juan["build"] == KIND
    assert san_juan["editions"][0]["rules"] == game("san-juan").book().identity


def test_the_rules_are_those_of_the_edition_and_its_settings(capsys: Capture) -> None:
    first = here(capsys, "rules", "san-juan@first", "--lang", "en")
    assert first.code == 0
    assert first.out.startswith("# San Juan, first edition\n")
    assert "has 12 buildings" in first.out
    changed = here(capsys, "rules", "san-juan", "--set", "limits.buildings=9", "--lang", "en")
    assert "has 9 buildings" in changed.out
    assert "12棟" in (japanese := here(capsys, "rules", "san-juan", "--lang", "ja").out) or (
        "12軒" in japanese
    )


def test_the_rules_are_data_for_programs(capsys: Capture) -> None:
    data = json.loads(here(capsys, "rules", "san-juan", "--json", "--lang", "en").out)
    assert set(data) == {"game", "edition", "rules", "language", "text"}
    assert data["text"].startswith("# San Juan")


def test_bench_measures_decisions_and_copies(capsys: Capture) -> None:
    bench("san-juan", True, language("en"), slices=3, seconds=0.01)
    (row,) = json.loads(capsys.readouterr().out)
    assert row["game"] == "san-juan"
    assert row["build"] == KIND
    assert row["decisions_per_second"] > 1000
    assert row["copies_per_second"] > 1000
    bench("", False, language("ja"), slices=3, seconds=0.01)
    assert "san-juan" in capsys.readouterr().out


def test_the_rate_is_the_median_of_the_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    took = iter([1.0, 1.0, 4.0, 2.0])  # the first is the trial
    monkeypatch.setattr("takujo.cli.bench.time.perf_counter", lambda: clock[0])

    def work(size: int) -> int:
        clock[0] += next(took)
        return 8

    assert median_rate(work, 3, 1.0) == 4
