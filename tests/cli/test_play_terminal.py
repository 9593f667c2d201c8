"""A game in a real terminal of 80 columns: what a person sees is asserted, not how long it took."""

import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.cli.running import environment, first_option
from tests.ending import afterwards
from tests.waiting import PATIENCE, patiently

pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="needs tmux")


class Terminal:
    """A terminal with a program in it, and somebody who looks and types."""

    def __init__(self, folder: Path, *arguments: str, language: str) -> None:
        self.socket = str(folder / "tmux")
        env = environment(language, TAKUJO_HOME=str(folder), TERM="xterm-256color", PAGER="")
        for name in ["TMUX", "TMUX_PANE"]:
            env.pop(name, None)
        self.env = env
        command = shlex.join([sys.executable, "-m", "takujo", *arguments])
        size = ["-x", "80", "-y", "50"]
        ending = 'echo "exit code $?"; read -r line'
        self.tmux("-f", os.devnull, "new-session", "-d", *size, f"{command}; {ending}")

    def tmux(self, *arguments: str) -> str:
        """A tmux command on a server of its own."""
        command = ["tmux", "-S", self.socket, "-u", *arguments]
        done = subprocess.run(command, env=self.env, capture_output=True, check=True)
        return done.stdout.decode()

    def look(self) -> str:
        """What stands on the screen."""
        return self.tmux("capture-pane", "-p").rstrip()

    def wait(self, *wanted: str) -> str:
        """Look until one of these stands there."""
        seen = ""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            seen = self.look()
            if any(each in seen for each in wanted):
                return seen
        raise AssertionError(seen)

    def answer(self, line: str, *wanted: str) -> str:
        """Type a line on a clean screen, and look until what is wanted follows it."""
        self.tmux("send-keys", "-l", line)
        self.wait(f"> {line}" if line else ">")
        self.tmux("send-keys", "-R")  # so that nothing older is mistaken for the answer
        self.tmux("send-keys", "Enter")
        return self.wait(*wanted)

    def close(self) -> None:
        """End the server with everything in it."""
        subprocess.run(
            ["tmux", "-S", self.socket, "kill-server"], env=self.env, capture_output=True
        )


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    """A game of San Juan in Japanese."""
    with afterwards('tmux -S "$1" kill-server 2>/dev/null', str(tmp_path / "tmux")):
        yield Terminal(tmp_path, "play", "san-juan", "--seed", "11", language="ja")


def test_a_game_is_played_in_a_terminal(terminal: Terminal) -> None:
    seen = terminal.wait("\n>")
    assert "手札" in seen
    assert max(cell_len(line) for line in seen.splitlines()) <= 80
    assert "取り消す" in terminal.answer("help", "quit")
    assert "コスト5" in terminal.answer("help 図書館", "コスト5")
    assert "──" in terminal.answer("table", "手札 ──")
    seen = terminal.answer("lang en", "\n>")
    assert "Your hand" in seen
    for _ in range(6):
        seen = terminal.answer(first_option(seen), "\n>")
        assert max(cell_len(line) for line in seen.splitlines()) <= 80
    terminal.tmux("send-keys", "C-c")
    seen = terminal.wait("  takujo play ")  # under "To go on:"
    assert "To go on:" in seen
    assert "Traceback" not in seen
    terminal.wait("exit code 1")


def test_a_closed_terminal_keeps_the_game(terminal: Terminal, tmp_path: Path) -> None:
    terminal.wait("\n>")
    terminal.close()
    file = tmp_path / "unfinished" / "san-juan-11.takujo"
    for _ in patiently(file.name):
        if file.exists():
            break
