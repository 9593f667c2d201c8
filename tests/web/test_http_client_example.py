"""The client in examples/, a program that knows nothing of takujo, plays whole matches."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.waiting import PATIENCE
from tests.web.serving import Program, program_in

CLIENT = Path(__file__).parent.parent.parent / "examples" / "http_client.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A server as people start it."""
    with program_in(tmp_path_factory.mktemp("data")) as server:
        yield server


def client(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The client as a program of its own, without takujo within its reach."""
    return subprocess.run(
        [sys.executable, "-I", "-S", str(CLIENT), *arguments],
        capture_output=True, text=True, timeout=2 * PATIENCE,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("game", "others"), [("san-juan", "easy"), ("fourbit-town", "easy"), ("goryokaku", "random")]
)
def test_the_client_plays_a_match_to_its_end(server: Program, game: str, others: str) -> None:
    ran = client(server.address, game, others)
    assert ran.returncode == 0, ran.stderr
    lines = ran.stdout.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith("seat 0, this program: ")
    assert any(line.endswith("place 1") for line in lines)


def test_what_the_server_refuses_is_said_in_its_words(server: Program) -> None:
    ran = client(server.address, "san-juan", "strong")
    assert ran.returncode == 1
    assert "refused: strong cannot sit here; allowed: program, random" in ran.stderr
