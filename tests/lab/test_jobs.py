"""Jobs of the laboratory: processes of their own that say how they ended, whatever ends them."""

import os
import signal
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import pytest

from takujo.games.catalogue import game
from takujo.lab.job_folder import (
    AFTER,
    DONE,
    FAILED,
    KILLED,
    LATE,
    RUNNING,
    STOPPED,
    Job,
    JobFolder,
)
from takujo.lab.job_process import main
from takujo.lab.jobs import Jobs
from takujo.lab.plan import INDEPENDENT, Plan
from tests.waiting import patiently

pytestmark = pytest.mark.slow  # each job is a process that loads polars
RANDOM = ["random"] * 4


@pytest.fixture
def jobs(tmp_path: Path) -> Iterator[Jobs]:
    """A house for jobs; whatever is left running is ended."""
    house = Jobs(tmp_path)
    yield house
    house.close()


def asked(
    jobs: Jobs,
    id: str,
    *settings: str,
    games: int = 128,
    name: str = "fourbit-town",
    **more: object,
) -> JobFolder:
    """A job with its folder, not begun."""
    books = [game(name).book("", each) for each in ([(), settings] if settings else [()])]
    plans = [
        Plan(name, b.edition_name, b.edition_data, RANDOM, games, 5, True, b.version, INDEPENDENT)
        for b in books
    ]
    folder = JobFolder(jobs.folder / id)
    made = [asdict(plan) for plan in plans]
    folder.make(Job(id, "device", 1, name, "", list(settings), made, **more))  # type: ignore[arg-type]
    return folder


def over(folder: JobFolder) -> str:
    """How a job ended."""
    for _ in patiently("the end of a job"):
        if folder.state() != RUNNING:
            break
    return folder.state()


def test_a_change_is_played_and_told_in_both_languages(jobs: Jobs) -> None:
    folder = asked(jobs, "one", "locations.5.effects.0.gain.vp=9")
    jobs.begin(folder)
    assert folder.state() == RUNNING
    assert over(folder) == DONE, (folder.path / "log.txt").read_text()
    ended = folder.ended()
    assert ended is not None
    assert ended.games == 128
    japanese, english = folder.result("ja"), folder.result("en")
    assert japanese is not None
    assert english is not None
    assert "Victory points locations.5.effects.0.gain.vp 2 → 9" in english
    assert str(folder.path) not in english + japanese  # nobody learns where it lies
    assert ended.headline["en"] in english
    assert 'href="/lab/one/games/' in english
    games = [part.partition("?")[0] for part in english.split('href="/lab/one/games/')[1:]]
    assert all(folder.choices(int(number)) for number in games)
    # a second result, and both of them against each other
    other = asked(jobs, "two", "locations.5.effects.0.gain.vp=1")
    jobs.begin(other)
    assert over(other) == DONE
    pair = asked(jobs, "pair", "locations.5.effects.0.gain.vp=1", pair=["one", "two"])
    jobs.begin(pair)
    assert over(pair) == DONE
    told = pair.result("en")
    assert told is not None
    assert "same deals" in told


def test_what_ends_a_job_is_said(jobs: Jobs) -> None:
    killed = asked(jobs, "killed", games=100_000)
    stopped = asked(jobs, "stopped", games=100_000)
    jobs.begin(killed)
    jobs.begin(stopped)
    process = killed.process()
    for _ in patiently("some games"):
        if min(killed.progress().done, stopped.progress().done) > 200:
            break
    os.kill(process, signal.SIGKILL)
    jobs.cancel(stopped)
    assert over(killed) == KILLED
    assert over(stopped) == STOPPED
    # what was played before it was stopped counts; what a killed one played is still there
    assert stopped.result("en") is not None
    assert list((killed.path / AFTER / "rows").glob("games-*.parquet"))


def test_a_job_whose_time_is_up_stops_by_itself(tmp_path: Path) -> None:
    jobs = Jobs(tmp_path, seconds=4)
    folder = asked(jobs, "late", games=1_000_000)
    jobs.begin(folder)
    assert over(folder) == LATE
    jobs.close()


def test_an_edition_that_cannot_finish_a_game_is_said(
    jobs: Jobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("takujo.lab.listening.MOST_DECISIONS", 20)
    monkeypatch.setattr("os.nice", lambda more: more)
    before = [signal.getsignal(each) for each in (signal.SIGTERM, signal.SIGINT)]
    folder = asked(jobs, "endless", games=64)
    try:
        assert main(str(folder.path), folder.hold(), 1, 60) == 1
    finally:
        signal.signal(signal.SIGTERM, before[0])
        signal.signal(signal.SIGINT, before[1])
    ended = folder.ended()
    assert ended is not None
    assert ended.state == FAILED
    assert "Game 1 has no end" in ended.problem["en"]
    assert (folder.path / "dead_end.json").is_file()


def test_one_job_for_a_device_and_two_for_all(jobs: Jobs) -> None:
    assert jobs.in_the_way("device") is None
    folder = asked(jobs, "own", games=100_000)
    jobs.begin(folder)
    waits = jobs.in_the_way("device")
    assert waits is not None
    assert (waits[0], waits[1].id) == ("own", "own")
    assert jobs.in_the_way("another") is None
    second = asked(jobs, "second", games=100_000)
    jobs.begin(second)
    busy = jobs.in_the_way("another")
    assert busy is not None
    assert busy[0] == "all"
    jobs.close()  # the server stops
    assert jobs.running() == []


def test_the_oldest_results_make_room(tmp_path: Path) -> None:
    jobs = Jobs(tmp_path, kept=2)
    for n in range(3):
        folder = JobFolder(jobs.folder / f"job{n}")
        folder.make(Job(f"job{n}", "device", n, "san-juan", "", [], []))
    jobs.forget("device")
    assert [job.id for _, job in jobs.of_device("device")] == ["job2"]


def test_the_oldest_results_of_all_devices_make_room(tmp_path: Path) -> None:
    jobs = Jobs(tmp_path, all_kept=3)
    for n in range(5):  # each asked for with another cookie
        jobs.forget(f"device{n}")
        folder = JobFolder(jobs.folder / f"job{n}")
        folder.make(Job(f"job{n}", f"device{n}", n, "san-juan", "", [], []))
    assert [job.id for _, job in jobs.all()] == ["job4", "job3", "job2"]
