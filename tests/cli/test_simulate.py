"""Simulations from the command line: tables, JSON, folders, processes, Ctrl-C."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from takujo.games.catalogue import game
from takujo.lab.parts import PlayedPart
from takujo.lab.store import RowStore
from tests.cli.running import environment, here, program
from tests.ending import WITH_ITS_PARENT
from tests.waiting import PATIENCE

Capture = pytest.CaptureFixture[str]
RANDOM = ["--seats", "random,random,random,random"]


def test_a_table_with_intervals_is_printed(capsys: Capture) -> None:
    ran = here(
        capsys, "simulate", "san-juan", "--games", "20", *RANDOM, "--jobs", "1", "--lang", "en"
    )
    assert ran.code == 0
    assert "san-juan@first" in ran.out
    rows = re.findall(
        r"(\d)  random +[\d.]+ +[\d.]+% +[\d.]+-[\d.]+% +[\d.]+ +[\d.]+-[\d.]+", ran.out
    )
    assert rows == ["1", "2", "3", "4"]
    assert "20 games" in ran.out
    assert "Shared wins" in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    assert (
        "勝率"
        in here(
            capsys, "simulate", "san-juan", "--games", "4", *RANDOM, "--jobs", "1", "--lang", "ja"
        ).out
    )


def test_one_seed_has_no_interval_and_says_so(capsys: Capture) -> None:
    ran = here(
        capsys, "simulate", "san-juan", "--games", "1", *RANDOM, "--jobs", "1", "--lang", "en"
    )
    assert "An interval needs games of at least two seeds." in ran.out


def test_figures_are_data_for_programs(capsys: Capture) -> None:
    command = ["simulate", "san-juan", "--games", "8", "--seats", "normal,random", "--jobs", "1"]
    data = json.loads(here(capsys, *command, "--json", "--set", "limits.buildings=6").out)
    assert data["game"] == "san-juan"
    assert data["edition"] == "first+limits.buildings=6"
    assert data["rules"] == game("san-juan").book("", ["limits.buildings=6"]).identity
    assert data["games"] == 8
    assert [seat["cpu"] for seat in data["seats"]] == ["normal", "random"]
    assert sum(seat["wins"] for seat in data["seats"]) == 8
    low, high = data["seats"][0]["ci95"]
    assert low <= data["seats"][0]["win_rate"] <= high


def test_a_folder_keeps_figures_edition_and_games(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "kept"
    command = ["simulate", "san-juan", "--games", "5", *RANDOM, "--jobs", "1", "--lang", "en"]
    ran = here(capsys, *command, "--out", str(out), "--set", "cards.well.cost=3")
    assert f"takujo replay {out} --game 1" in ran.out
    assert (out / "edition.toml").read_text().count("cost = 3") == 1 + (
        (Path(game("san-juan").folder) / "first.toml").read_text().count("cost = 3")
    )
    told = here(capsys, "replay", str(out), "--game", "5", "--lang", "en")
    assert told.code == 0
    assert "The game is over" in told.out
    file = tmp_path / "game.takujo"
    here(capsys, "replay", str(out), "--game", "2", "--save", str(file))
    assert here(capsys, "verify", str(file)).code == 0
    refused = here(capsys, "replay", str(out), "--lang", "en")
    assert refused.code == 2
    assert "holds many games\n  Allowed: --game 1" in refused.err


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    outs = []
    for jobs in ["1", "2"]:
        out = tmp_path / jobs
        ran = program(
            "simulate", "san-juan", "--games", "10", *RANDOM, "--jobs", jobs, "--out", str(out)
        )
        assert ran.code == 0
        assert ran.err == ""
        outs.append([file.read_bytes() for file in sorted((out / "rows").iterdir())])
    assert outs[0] == outs[1]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_and_reports_what_is_done(tmp_path: Path, jobs: str) -> None:
    out = tmp_path / "kept"
    command = ["simulate", "san-juan", "--games", "100000", *RANDOM, "--jobs", jobs]
    process = subprocess.Popen(
        [*WITH_ITS_PARENT, sys.executable, "-c", HEARD, *command, "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment("en"),
        start_new_session=True,  # as in a terminal, Ctrl-C reaches the workers too
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == b"playing\n"
        os.killpg(process.pid, signal.SIGINT)
        told, err = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert process.returncode == 1
    assert err == b""
    match = re.search(r"Interrupted: (\d+) of 100000 games were played", told.decode())
    assert match is not None
    assert RowStore(out).table("games").height == int(match[1]) > 0
    assert "random" in told.decode()


# Says when the first games are done, so that nobody has to wait for a time.
HEARD = """
import sys
import takujo.cli.simulate as simulate
from takujo.cli.app import main

play_all = simulate.play_all

def heard(plan, jobs, tell, *more):
    said = []
    def also(done):
        if not said:
            said.append(print("playing", flush=True))
        tell(done)
    return play_all(plan, jobs, also, *more)

simulate.play_all = heard
if __name__ == "__main__":
    main()
"""


def test_what_was_stopped_is_gone_on_with(capsys: Capture, tmp_path: Path) -> None:
    out = str(tmp_path / "kept")
    command = ["simulate", "san-juan", "--games", "6", *RANDOM, "--jobs", "1", "--out", out]
    whole = here(capsys, *command, "--json")
    RowStore(tmp_path / "kept").file("games", 4).unlink()
    again = here(capsys, *command, "--resume", "--json")
    assert again.code == 0
    assert json.loads(again.out)["seats"] == json.loads(whole.out)["seats"]
    refused = here(capsys, *command[:-2], "--resume", "--lang", "en")
    assert refused.code == 2
    assert "--resume: needs the folder of a simulation" in refused.err


def test_a_full_disk_is_told_with_what_is_kept_and_how_to_go_on(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the fourth part on there is no room, for the figures either."""
    write = RowStore.write

    def full(self: RowStore, part: PlayedPart) -> None:
        if part.at == 3:
            for name in ("write_bytes", "write_text"):
                monkeypatch.setattr(Path, name, no_space)
        write(self, part)

    monkeypatch.setattr(RowStore, "write", full)
    command = ["simulate", "san-juan", "--games", "6", *RANDOM, "--jobs", "1", "--lang", "en"]
    ran = here(capsys, *command, "--out", str(tmp_path))
    assert ran.code == 1
    assert "No space left on device; 3 of 6 games were kept." in " ".join(ran.out.split())
    assert "The same command with --resume plays the games that are missing." in ran.out
    monkeypatch.undo()
    again = here(capsys, *command, "--out", str(tmp_path), "--resume")
    assert again.code == 0
    assert "6 games" in again.out
    assert "--resume" not in again.out


def no_space(*_: object, **__: object) -> int:
    """As a disk that is full."""
    raise OSError(28, "No space left on device")


def test_rows_without_their_library_say_what_to_install(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    command = ["simulate", "san-juan", "--games", "1", *RANDOM, "--lang", "en"]
    refused = here(capsys, *command, "--out", str(tmp_path))
    assert refused.code == 2
    assert "polars is not installed" in refused.err
    assert "takujo[lab]" in refused.err
