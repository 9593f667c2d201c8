"""Rows are what happened, the same however they are played, and survive whatever stops them."""

import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from takujo.editions.mistakes import EditionError
from takujo.games.catalogue import GAMES, game
from takujo.kernel.chance import fast
from takujo.lab.element_codes import ElementCodes
from takujo.lab.frames import TABLES
from takujo.lab.listening import Listener
from takujo.lab.parts import PartPlayer, PlayedPart, play_heard
from takujo.lab.plan import Plan
from takujo.lab.results import prepare
from takujo.lab.simulation import simulate
from takujo.lab.store import RowStore
from tests.ending import WITH_ITS_PARENT
from tests.lab.small_plans import RANDOM, kept_in, plan, plan_of

NAMES = [each.name for each in GAMES]


def files(folder: Path) -> dict[str, bytes]:
    """Every file of rows."""
    return {file.name: file.read_bytes() for file in sorted((folder / "rows").iterdir())}


def test_rows_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    kept_in(tmp_path / "one", plan(70), jobs=1)
    kept_in(tmp_path / "two", plan(70), jobs=2)
    assert files(tmp_path / "one") == files(tmp_path / "two")


@pytest.mark.parametrize("name", NAMES)
def test_points_by_source_add_up_to_the_score(tmp_path: Path, name: str) -> None:
    kept_in(tmp_path, plan_of(name, 6, RANDOM))
    store = RowStore(tmp_path)
    by_seat = store.table("sources").group_by("game", "seat").agg(pl.col("points").sum())
    for row in store.table("games").iter_rows(named=True):
        own = by_seat.filter(pl.col("game") == row["game"]).sort("seat")["points"].to_list()
        assert own == row["scores"]


@pytest.mark.parametrize("name", NAMES)
def test_what_was_taken_was_offered_or_forced_and_has_a_name(tmp_path: Path, name: str) -> None:
    what = plan_of(name, 6, ["easy"] * 4)
    kept_in(tmp_path, what)
    elements = RowStore(tmp_path).table("elements")
    codes = ElementCodes(what.book())
    assert max(elements["element"].to_list()) < len(codes.ids)
    assert elements.filter((pl.col("offered") == 0) & (pl.col("taken") == 0)).height <= (
        elements.filter(pl.col("points") + pl.col("goods") > 0).height
    )
    assert elements.filter(pl.col("taken") > 0).height > 0
    keys = ["game", "seat", "turn", "element"]
    assert elements.select(keys).is_duplicated().sum() == 0
    assert elements.equals(elements.sort(keys))


def test_rows_of_the_town_say_what_lies_on_the_table_at_the_end(tmp_path: Path) -> None:
    what = plan_of("fourbit-town", 4, ["normal"] * 4)
    kept_in(tmp_path, what)
    codes, book = ElementCodes(what.book()), what.book()
    elements = RowStore(tmp_path).table("elements").filter(pl.col("taken") > 0)
    cards = [codes.ids.index(id) for id in codes.ids if id.startswith("card.")]
    drafted = elements.filter(pl.col("element").is_in(cards)).group_by("game", "seat").len()
    assert drafted["len"].to_list() == [4] * 16
    tables: list[Any] = []
    play_heard(what, Listener(book), 2, PartPlayer(what).sit, tables.append)
    built = [codes.ids.index(id) for id in codes.ids if id.startswith("building.")]
    own = elements.filter(pl.col("element").is_in(built) & (pl.col("game") == 2))
    standing = sum(len(p.buildings) for p in tables[0].players)
    sold = codes.ids.index("action.sell")
    gone = elements.filter((pl.col("element") == sold) & (pl.col("game") == 2))
    assert sum(own["taken"].to_list()) - sum(gone["taken"].to_list()) == standing


def test_places_at_the_start_are_those_of_the_deal(tmp_path: Path) -> None:
    what = plan_of("fourbit-town", 5, RANDOM)
    kept_in(tmp_path, what)
    book = what.book()
    for row in RowStore(tmp_path).table("games").iter_rows(named=True):
        t: Any = game("fourbit-town").deal(book, 4, fast(row["seed"]))
        assert [t.order[place] for place in row["places"]] == [0, 1, 2, 3]


def test_a_killed_simulation_is_resumed_to_the_same_rows(tmp_path: Path) -> None:
    kept_in(tmp_path / "whole", plan(70))
    program = (
        "import sys\nfrom pathlib import Path\n"
        "from tests.lab.small_plans import kept_in, plan\n"
        "kept_in(Path(sys.argv[1]), plan(70))\n"
    )
    torn = tmp_path / "torn"
    command = [*WITH_ITS_PARENT, sys.executable, "-c", program, str(torn)]
    running = subprocess.Popen(command, env=dict(os.environ))
    while not RowStore(torn).file("games", 3).exists():
        assert running.poll() is None
    running.send_signal(signal.SIGKILL)
    running.wait()
    left = len(RowStore(torn).done(plan(70)))
    assert left >= 4
    wanted = replace(plan(70), rows=True)
    heard: list[int] = []
    outcome = simulate(wanted, 1, heard.append, prepare(torn, wanted, resume=True))
    assert len(heard) == wanted.parts - left
    assert len(outcome.played) == 70
    whole = files(tmp_path / "whole")
    assert {name: data for name, data in files(torn).items() if name in whole} == whole


def test_a_folder_of_another_plan_is_not_gone_on_with(tmp_path: Path) -> None:
    kept_in(tmp_path, plan(4))
    with pytest.raises(EditionError, match="a simulation with another seed lies there"):
        prepare(tmp_path, replace(plan(4, seed=2), rows=True), resume=True)
    with pytest.raises(EditionError, match="no simulation lies in this folder"):
        prepare(tmp_path / "new", plan(4), resume=True)


def test_a_new_simulation_leaves_nothing_of_the_one_before(tmp_path: Path) -> None:
    kept_in(tmp_path, plan(9))
    kept_in(tmp_path, plan(3))
    assert RowStore(tmp_path).table("games").height == 3


def test_a_full_disk_keeps_the_parts_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    what = replace(plan(20), rows=True)
    store = prepare(tmp_path, what)
    write = RowStore.write

    def full(self: RowStore, part: PlayedPart) -> None:
        if part.at == 5:
            monkeypatch.setattr(Path, "write_bytes", no_space)
        write(self, part)

    monkeypatch.setattr(RowStore, "write", full)
    outcome = simulate(what, 1, lambda done: None, store)
    monkeypatch.undo()
    assert outcome.stopped == "disk"
    assert "No space left" in str(outcome.problem)
    assert [each.number for each in outcome.played] == [0, 1, 2, 3, 4]
    assert RowStore(tmp_path).table("games").height == 5
    assert not list((tmp_path / "rows").glob("*.new"))


def no_space(self: Path, data: bytes) -> int:
    """As a disk that is full."""
    raise OSError(28, "No space left on device")


def test_ctrl_c_keeps_whole_parts(tmp_path: Path) -> None:
    what = replace(plan(200), rows=True)

    def stop(done: int) -> None:
        if done >= 9:
            raise KeyboardInterrupt

    outcome = simulate(what, 1, stop, prepare(tmp_path, what))
    assert outcome.stopped == "interrupted"
    assert RowStore(tmp_path).table("games").height == len(outcome.played) == 9
    assert {file.split("-")[0] for file in files(tmp_path)} == set(TABLES)


def test_a_game_without_an_end_is_reported_with_its_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("takujo.lab.listening.MOST_DECISIONS", 40)
    what: Plan = replace(plan(4), rows=True)
    outcome = simulate(what, 1, lambda done: None, prepare(tmp_path, what))
    assert outcome.stopped == "endless"
    assert outcome.dead_end is not None
    assert "never come to an end" in str(outcome.dead_end.problem)
    assert outcome.dead_end.position["seats"] == 4
    assert game("san-juan").read(what.book(), outcome.dead_end.position).asking is not None
