"""Running takujo for tests: in this process, as a program, or with somebody typing."""

import contextlib
import os
import re
import select
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from takujo.cli.app import run
from tests.ending import WITH_ITS_PARENT
from tests.waiting import PATIENCE

PROMPT: Final = re.compile(r"(^|\n)([^\n]*> )$")
OPTION: Final = re.compile(r"^([ *])\s?(\d+)  (.*)$")
MOST_ANSWERS: Final = 500  # a whole game has fewer


@dataclass
class Ran:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str


def environment(language: str = "en", **more: str) -> dict[str, str]:
    """The environment of a user with this language and a home of their own."""
    kept = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LC_ALL", "LC_MESSAGES")}
    if "PYTHONPATH" in kept:  # programs may be run from another folder
        kept["PYTHONPATH"] = os.path.abspath(kept["PYTHONPATH"])
    return {**kept, "TAKUJO_LANG": language, "PYTHONUTF8": "1", **more}


def here(capsys: pytest.CaptureFixture[str], *arguments: str) -> Ran:
    """The command, in this process."""
    capsys.readouterr()
    try:
        code = run(arguments)
    except SystemExit as leave:
        code = int(str(leave.code or 0))
    printed = capsys.readouterr()
    return Ran(code, printed.out, printed.err)


def program(*arguments: str, language: str = "en", typed: str = "", **more: str) -> Ran:
    """The command as a program of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "takujo", *arguments],
        input=typed.encode(),
        capture_output=True,
        env=environment(language, **more),
        timeout=PATIENCE,
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


class Typist:
    """Somebody who reads what a program prints and types when it asks."""

    def __init__(self, *arguments: str, language: str, home: Path) -> None:
        self.process = subprocess.Popen(
            [*WITH_ITS_PARENT, sys.executable, "-m", "takujo", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment(language, TAKUJO_HOME=str(home)),
            cwd=home,
        )
        self.text = ""  # everything printed so far
        self.asked_at = 0  # where the last answer was typed

    def read(self) -> bool:
        """Read until the program asks; False when it has ended."""
        assert self.process.stdout is not None
        while True:
            if PROMPT.search(self.text[self.asked_at :]):
                return True
            ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
            assert ready, f"no prompt:\n{self.text[-3000:]}"
            block = os.read(self.process.stdout.fileno(), 1 << 16)
            if not block:
                self.process.wait(PATIENCE)
                return False
            self.text += block.decode()

    def type(self, line: str) -> None:
        """Answer the prompt."""
        assert self.process.stdin is not None
        self.asked_at = len(self.text)
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def close(self) -> None:
        """End the program if it still runs."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.stdout.close()
        self.process.kill()
        self.process.wait(PATIENCE)

    def latest(self) -> str:
        """What was printed since the last answer."""
        return self.text[self.asked_at :]

    def play(self, choose: Callable[[str], str]) -> int:
        """Answer every prompt as chosen from what was printed; the exit code."""
        for _ in range(MOST_ANSWERS):
            if not self.read():
                return self.process.returncode
            self.type(choose(self.latest()))
        raise AssertionError(f"no end:\n{self.text[-3000:]}")


def options(printed: str) -> list[tuple[int, str]]:
    """The numbered options of the last question, those not picked yet."""
    found: list[tuple[int, str]] = []
    for line in printed.splitlines():
        match = OPTION.match(line)
        if match is not None and match.group(1) == " ":
            found.append((int(match.group(2)), match.group(3)))
    return found


def first_option(printed: str) -> str:
    """The number of the first option; nothing to choose: Enter."""
    numbers = [number for number, _ in options(printed)]
    return str(numbers[0]) if numbers else ""
