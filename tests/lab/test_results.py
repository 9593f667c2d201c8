"""A simulation kept in a folder can be read, replayed and played as an edition."""

import json
from pathlib import Path

import pytest

from takujo.cli.replay import replay
from takujo.cli.simulate import simulate as run_simulation
from takujo.editions.language import language
from takujo.editions.mistakes import EditionError
from takujo.games.catalogue import GAMES, game
from takujo.lab.plan import Plan
from takujo.lab.results import keep, kept_record, prepare, read_plan, record_of
from takujo.lab.simulate import simulate
from tests.lab.small_plans import RANDOM, simulated

SETTING = "cards.well.cost=3"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A simulation of five games of a variant."""
    kept = tmp_path_factory.mktemp("kept")
    prepare(kept)
    keep(kept, simulated(5, RANDOM, SETTING), "", [SETTING])
    return kept


def test_every_game_can_be_played_again(folder: Path) -> None:
    lines = (folder / "games.jsonl").read_text().splitlines()
    assert len(lines) == 5
    for number, line in enumerate(lines, 1):
        record = kept_record(folder, number)
        assert record.result is not None
        assert record.result.scores == json.loads(line)["scores"]


EDITIONS = [(each.name, edition) for each in GAMES for edition in each.editions()]


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
@pytest.mark.parametrize("fewest", [True, False])
def test_every_kept_game_of_every_game_is_told_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, edition: str, fewest: bool
) -> None:
    seats = (min if fewest else max)(game(name).seats)
    line_up, en = ",".join(["random"] * seats), language("en")
    run_simulation(f"{name}@{edition}", "4", line_up, "7", [], "1", str(tmp_path), True, en)
    lines = (tmp_path / "games.jsonl").read_text().splitlines()
    assert len(lines) == 4
    for number, line in enumerate(lines, 1):
        capsys.readouterr()
        replay(str(tmp_path), "", str(number), "", "", True, en)
        assert json.loads(capsys.readouterr().out)["result"]["scores"] == json.loads(line)["scores"]


def test_a_kept_game_is_played_again_by_the_version_of_its_rules(
    folder: Path, tmp_path: Path
) -> None:
    plan = json.loads((folder / "plan.json").read_text())
    (tmp_path / "games.jsonl").write_bytes((folder / "games.jsonl").read_bytes())
    del plan["version"]  # as plans were while there was one version only
    (tmp_path / "plan.json").write_text(json.dumps(plan))
    assert read_plan(tmp_path / "plan.json").book().version == 1
    (tmp_path / "plan.json").write_text(json.dumps({**plan, "version": 1}))
    assert read_plan(tmp_path / "plan.json").version == 1


def test_the_kept_edition_makes_the_same_rules(folder: Path) -> None:
    figures = json.loads((folder / "figures.json").read_text())
    assert game("san-juan").book(str(folder / "edition.toml")).identity == figures["rules"]
    assert figures["edition"] == f"first+{SETTING}"


def test_a_game_that_is_not_there_is_refused(folder: Path) -> None:
    with pytest.raises(EditionError, match="there is no game 6 here; allowed: 1 to 5"):
        kept_record(folder, 6)


def test_a_spoilt_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("{}\n")
    with pytest.raises(EditionError, match="is not the plan"):
        kept_record(tmp_path, 1)


@pytest.mark.parametrize(
    "spoil", [{"choices": "x"}, {"choices": 3}, {"choices": "999"}, {"entries": [9]}, {"x": 1}]
)
def test_a_spoilt_game_is_refused(folder: Path, tmp_path: Path, spoil: dict[str, object]) -> None:
    (tmp_path / "plan.json").write_bytes((folder / "plan.json").read_bytes())
    game = json.loads((folder / "games.jsonl").read_text().splitlines()[0])
    (tmp_path / "games.jsonl").write_text(json.dumps({**game, **spoil}) + "\n")
    with pytest.raises(EditionError, match="line 1: is not a game"):
        kept_record(tmp_path, 1)


def test_a_spoilt_edition_is_refused_with_every_mistake(folder: Path, tmp_path: Path) -> None:
    plan = json.loads((folder / "plan.json").read_text())
    plan["edition"]["limits"]["hand"] = 99
    (tmp_path / "plan.json").write_text(json.dumps(plan))
    (tmp_path / "games.jsonl").write_bytes((folder / "games.jsonl").read_bytes())
    with pytest.raises(EditionError, match=r"limits\.hand: 99 is too large"):
        kept_record(tmp_path, 1)


def test_a_folder_that_cannot_be_written_is_refused_before_playing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(EditionError, match="cannot be written"):
        prepare(tmp_path / "file" / "inside")


def test_the_record_says_who_sat_where() -> None:
    outcome = simulated(2, ["random", "normal"])
    assert record_of(outcome.plan, outcome.played[0]).header.seats == ("random", "normal")
    assert record_of(outcome.plan, outcome.played[1]).header.seats == ("normal", "random")


def test_the_edition_of_a_file_is_kept_with_its_game_and_comments(tmp_path: Path) -> None:
    source = tmp_path / "my.toml"
    source.write_text('game = "san-juan"  # mine\nbased_on = "first"\nlimits.hand = 8\n')
    rules = game("san-juan").book(str(source), ["limits.buildings=9"])
    plan = Plan("san-juan", rules.edition_name, rules.edition_data, RANDOM, 1)
    kept = tmp_path / "kept"
    prepare(kept)
    keep(kept, simulate(plan, 1, lambda done: None), str(source), ["limits.buildings=9"])
    text = (kept / "edition.toml").read_text()
    assert text.startswith('game = "san-juan"  # mine\n')
    assert game("san-juan").book(str(kept / "edition.toml")).identity == rules.identity
