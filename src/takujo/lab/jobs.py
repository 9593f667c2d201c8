"""The jobs of a server: each a process of its own in a folder of its own, few at a time."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from takujo.lab.job_folder import CANCELLED, LOCK, RUNNING, Job, JobFolder
from takujo.lab.processes import cores

LOG: Final = "log.txt"


class Jobs:
    """All jobs in one folder: who wants one, which are running, what is left of old ones."""

    def __init__(
        self, folder: Path, most: int = 2, each: int = 1, seconds: float = 600, kept: int = 30,
        all_kept: int = 300,
    ) -> None:  # fmt: skip
        self.folder = folder
        self.most = most  # at a time
        self.each = each  # at a time, of one device
        self.seconds = seconds
        self.kept = kept  # results of one device
        self.all_kept = all_kept  # of all devices: a device is only a cookie
        self.started: dict[str, subprocess.Popen[bytes]] = {}

    # --- looking ------------------------------------------------------------------------
    def folder_of(self, id: str) -> JobFolder | None:
        """The folder of a job; None if there is none of this name."""
        if not id.isalnum():  # no path is made from an address
            return None
        found = JobFolder(self.folder / id)
        return found if found.job() is not None else None

    def all(self) -> Iterator[tuple[JobFolder, Job]]:
        """Every job, the newest first."""
        found = [(folder, folder.job()) for folder in map(JobFolder, self.paths())]
        known = [(folder, job) for folder, job in found if job is not None]
        yield from sorted(known, key=lambda each: -each[1].made_at)

    def paths(self) -> list[Path]:
        """The folders there are."""
        return list(self.folder.iterdir()) if self.folder.is_dir() else []

    def of_device(self, device: str) -> list[tuple[JobFolder, Job]]:
        """The jobs of a (hashed) device, the newest first."""
        return [each for each in self.all() if each[1].device == device]

    def running(self) -> list[Job]:
        """Those that are being worked on."""
        self.reap()
        folders = [folder for folder in map(JobFolder, self.paths()) if folder.state() == RUNNING]
        found = [job for folder in folders if (job := folder.job()) is not None]
        return sorted(found, key=lambda job: -job.made_at)

    def in_the_way(self, device: str) -> tuple[str, Job] | None:
        """Why a job cannot begin now, and which one it waits for; None if it can."""
        running = self.running()
        own = [job for job in running if job.device == device]
        if len(own) >= self.each:
            return "own", own[0]
        return ("all", running[-1]) if len(running) >= self.most else None

    def reap(self) -> None:
        """Let go of processes that have ended."""
        for id in [id for id, process in self.started.items() if process.poll() is not None]:
            del self.started[id]

    # --- doing --------------------------------------------------------------------------
    def begin(self, folder: JobFolder) -> None:
        """A process for what is asked there; it has the lock from the first moment on."""
        held = folder.hold()
        try:
            with (folder.path / LOG).open("wb") as log:
                process = subprocess.Popen(
                    [sys.executable, "-m", "takujo.lab.job_process", str(folder.path), str(held),
                     str(half_the_cores()), str(self.seconds)],
                    stdin=subprocess.DEVNULL, stdout=log, stderr=log, pass_fds=[held],
                    start_new_session=True,
                )  # fmt: skip
            (folder.path / LOCK).write_text(str(process.pid))
            self.started[folder.path.name] = process
        finally:
            os.close(held)

    def cancel(self, folder: JobFolder) -> None:
        """Ask the process to stop, whichever server has started it."""
        process = folder.process()
        if process:
            (folder.path / CANCELLED).touch()
            os.kill(process, signal.SIGTERM)

    def forget(self, device: str) -> None:
        """Make room for one more result, of this device and of all: the oldest go."""
        ended = [each for each in self.all() if each[0].state() != RUNNING]
        mine = [each for each in ended if each[1].device == device]
        for folder, _ in mine[max(0, self.kept - 1) :] + ended[max(0, self.all_kept - 1) :]:
            folder.remove()

    def close(self) -> None:
        """The server stops, and with it what it has started."""
        self.reap()
        for id, process in self.started.items():
            (self.folder / id / CANCELLED).touch()
            process.terminate()
        for process in self.started.values():
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self.started.clear()


def half_the_cores() -> int:
    """Processes of one job: two jobs leave nothing idle, one leaves room for the tables."""
    return max(1, cores() // 2)


def is_equipped() -> bool:
    """Is there what jobs need besides takujo itself?"""
    return all(find_spec(module) is not None for module in ("polars", "scipy"))
