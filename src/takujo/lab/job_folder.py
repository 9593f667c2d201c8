"""A job of the laboratory in a folder of its own: what is asked, how far it is, what came of it.

job.json       what is asked, with both editions whole; written first
edition.toml   the changed edition as a file
lock           held by the process that works on it, with its number in it
progress.json  how far it is
before, after  rows of both editions, as ``simulate --out`` keeps them
ja.html, …     what came of it, in each language; then games.json with the games it names
ended.json     why it ended: written last

Who wants to know how a job stands looks here, whichever process asks: a job whose lock nobody
holds and that has not written how it ended was killed.
"""

from __future__ import annotations

import fcntl
import json
import os
import shutil
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from takujo.lab.plan import Plan

JOB: Final = "job.json"
EDITION: Final = "edition.toml"
LOCK: Final = "lock"
PROGRESS: Final = "progress.json"
BEFORE: Final = "before"
AFTER: Final = "after"
GAMES: Final = "games.json"
ENDED: Final = "ended.json"
CANCELLED: Final = "cancelled"  # somebody wants it stopped, who may be faster than its process

RUNNING: Final = "running"
DONE: Final = "done"  # all of it
STOPPED: Final = "stopped"  # cancelled by its person
LATE: Final = "late"  # its time was up; what was played by then counts
FAILED: Final = "failed"  # with a problem that is said
KILLED: Final = "killed"  # its process is gone and has said nothing


@dataclass(frozen=True)
class Job:
    """What somebody wants to know."""

    id: str
    device: str  # hashed: whose it is
    made_at: int  # in milliseconds
    game: str
    edition: str  # the name it was made from
    settings: list[str]
    plans: list[dict[str, Any]]  # the edition as it is, if something is changed, and as it becomes
    experiments: int = 0  # elements at each end that are tried by experiment
    also: list[str] = field(default_factory=list)  # other players
    pair: list[str] = field(default_factory=list)  # two results to compare; nothing is played

    def plan(self, at: int = -1) -> Plan:
        """The plan of the changed edition, or of the one before it (0)."""
        return Plan(**self.plans[at])

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.plans[-1]["line_up"])


@dataclass(frozen=True)
class Progress:
    """How far a job is."""

    done: int = 0
    of: int = 0
    seconds: float = 0.0
    doing: str = "play"  # or "experiment", "others", "write"


@dataclass(frozen=True)
class Ended:
    """How a job ended."""

    state: str
    games: int = 0  # of each edition
    problem: dict[str, str] = field(default_factory=dict)  # in each language
    headline: dict[str, str] = field(default_factory=dict)
    places: list[list[float]] = field(default_factory=list)  # share of wins, and both its ends


class JobFolder:
    """One job, as it lies there."""

    def __init__(self, path: Path) -> None:
        self.path = path

    # --- what is asked ------------------------------------------------------------------
    def make(self, job: Job) -> None:
        """Write down what is asked."""
        self.path.mkdir(0o700, parents=True)
        self.write(JOB, asdict(job))

    def remove(self) -> None:
        """Nothing of it is left."""
        shutil.rmtree(self.path, ignore_errors=True)

    def job(self) -> Job | None:
        """What is asked; None if there is no such job."""
        found = self.read(JOB)
        return None if found is None else Job(**found)

    # --- how it stands ------------------------------------------------------------------
    def state(self) -> str:
        """How it stands now."""
        running = self.is_held()
        ended = self.ended()  # looked at afterwards: it is written before the lock is let go
        if ended is not None:
            return ended.state
        if running:
            return RUNNING
        return STOPPED if (self.path / CANCELLED).exists() else KILLED

    def is_held(self) -> bool:
        """Does a process work on it?"""
        try:
            handle = os.open(self.path / LOCK, os.O_RDWR)
        except OSError:
            return False
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        finally:
            os.close(handle)
        return False

    def hold(self) -> int:
        """The lock, to be handed to the process that works on it: held until that one ends."""
        handle = os.open(self.path / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return handle

    def process(self) -> int:
        """The number of the process that works on it; 0 if none does."""
        if not self.is_held():
            return 0
        text = (self.path / LOCK).read_text()
        return int(text) if text.isdecimal() else 0

    def progress(self) -> Progress:
        """How far it is."""
        return Progress(**(self.read(PROGRESS) or {}))

    def ended(self) -> Ended | None:
        """How it ended, if it has."""
        found = self.read(ENDED)
        return None if found is None else Ended(**found)

    # --- what came of it ----------------------------------------------------------------
    def result(self, language: str) -> str | None:
        """The result in this language."""
        try:
            return (self.path / f"{language}.html").read_text(encoding="utf-8")
        except OSError:
            return None

    def choices(self, game: int) -> str | None:
        """All choices of a game that the result names, counted from 1."""
        return (self.read(GAMES) or {}).get(str(game))

    # --- files --------------------------------------------------------------------------
    def write(self, name: str, data: Any) -> None:
        """Data that appears whole."""
        self.write_text(name, json.dumps(data, ensure_ascii=False))

    def write_text(self, name: str, text: str) -> None:
        """Text that appears whole."""
        beside = self.path / f"{name}.new"
        beside.write_text(text, encoding="utf-8")
        beside.replace(self.path / name)

    def read(self, name: str) -> Any:
        """Data, or None where it is not there yet."""
        try:
            return json.loads((self.path / name).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
