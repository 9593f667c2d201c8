"""A simulation kept in a folder can be read, replayed and played as an edition."""

import json
import shutil
from pathlib import Path

import polars as pl
import pytest

from takujo.cli.options import GamesAsked
from takujo.cli.replay import replay
from takujo.cli.simulate import Where
from takujo.cli.simulate import simulate as run_simulation
from takujo.editions.language import language
from takujo.editions.mistakes import EditionError
from takujo.games.catalogue import GAMES, game
from takujo.lab.plan import Plan
from takujo.lab.results import keep, kept_record, prepare, read_plan, record_of
from takujo.lab.simulation import simulate
from takujo.lab.store import RowStore
from tests.lab.small_plans import RANDOM, kept_in, plan, simulated

SETTING = "cards.well.cost=3"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A simulation of five games of a variant."""
    kept = tmp_path_factory.mktemp("kept")
    kept_in(kept, plan(5, RANDOM, SETTING), (SETTING,))
    return kept


def test_every_game_can_be_played_again(folder: Path) -> None:
    games = RowStore(folder).table("games")
    assert games.height == 5
    for number, scores in enumerate(games["scores"], 1):
        record = kept_record(folder, number)
        assert record.result is not None
        assert record.result.scores == list(scores)


EDITIONS = [(each.name, edition) for each in GAMES for edition in each.editions()]


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
@pytest.mark.parametrize("fewest", [True, False])
def test_every_kept_game_of_every_game_is_told_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, edition: str, fewest: bool
) -> None:
    seats = (min if fewest else max)(game(name).seats)
    line_up, en = ",".join(["random"] * seats), language("en")
    asked = GamesAsked(f"{name}@{edition}", [], line_up, "4", "7", "1")
    run_simulation(asked, Where(out=str(tmp_path)), True, en)
    scores = RowStore(tmp_path).table("games")["scores"].to_list()
    assert len(scores) == 4
    for number in range(1, 5):
        capsys.readouterr()
        replay(str(tmp_path), "", str(number), "", "", True, en)
        assert json.loads(capsys.readouterr().out)["result"]["scores"] == scores[number - 1]


def test_a_kept_game_is_played_again_by_the_version_of_its_rules(
    folder: Path, tmp_path: Path
) -> None:
    plan = json.loads((folder / "plan.json").read_text())
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


def test_a_spoilt_plan_is_refused(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text("{}\n")
    with pytest.raises(EditionError, match="is not the plan"):
        kept_record(tmp_path, 1)


@pytest.mark.parametrize("spoil", [{"choices": "x"}, {"choices": "999"}, {"entries": [9]}])
def test_a_spoilt_game_is_refused(folder: Path, tmp_path: Path, spoil: dict[str, object]) -> None:
    spoilt = tmp_path / "spoilt"
    shutil.copytree(folder, spoilt)
    file = RowStore(spoilt).file("games", 0)
    games = pl.read_parquet(file)
    row = {**games.row(0, named=True), **spoil}
    pl.DataFrame([row], schema=games.schema).write_parquet(file)
    with pytest.raises(EditionError, match="is not a game"):
        kept_record(spoilt, 1)


def test_a_spoilt_table_is_refused(folder: Path, tmp_path: Path) -> None:
    spoilt = tmp_path / "spoilt"
    shutil.copytree(folder, spoilt)
    RowStore(spoilt).file("games", 0).write_bytes(b"PAR1 and no more")
    with pytest.raises(EditionError, match="is not a table of rows"):
        kept_record(spoilt, 1)
    with pytest.raises(EditionError, match="is not a table of rows"):
        RowStore(spoilt).table("games")


def test_a_spoilt_edition_is_refused_with_every_mistake(folder: Path, tmp_path: Path) -> None:
    plan = json.loads((folder / "plan.json").read_text())
    plan["edition"]["limits"]["hand"] = 99
    (tmp_path / "plan.json").write_text(json.dumps(plan))
    with pytest.raises(EditionError, match=r"limits\.hand: 99 is too large"):
        kept_record(tmp_path, 1)


def test_a_folder_that_cannot_be_written_is_refused_before_playing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(EditionError, match="cannot be written"):
        prepare(tmp_path / "file" / "inside", plan(1))


def test_the_record_says_who_sat_where() -> None:
    outcome = simulated(2, ["random", "normal"])
    assert record_of(outcome.plan, outcome.played[0]).header.seats == ("random", "normal")
    assert record_of(outcome.plan, outcome.played[1]).header.seats == ("normal", "random")


def test_the_edition_of_a_file_is_kept_with_its_game_and_comments(tmp_path: Path) -> None:
    source = tmp_path / "my.toml"
    source.write_text('game = "san-juan"  # mine\nbased_on = "first"\nlimits.hand = 8\n')
    rules = game("san-juan").book(str(source), ["limits.buildings=9"])
    one = Plan("san-juan", rules.edition_name, rules.edition_data, RANDOM, 1, rows=True)
    kept = tmp_path / "kept"
    prepare(kept, one)
    keep(kept, simulate(one, 1, lambda done: None), str(source), ["limits.buildings=9"])
    text = (kept / "edition.toml").read_text()
    assert text.startswith('game = "san-juan"  # mine\n')
    assert game("san-juan").book(str(kept / "edition.toml")).identity == rules.identity
