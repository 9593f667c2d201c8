"""No test hangs a run for ever: it fails in time, and what cannot be failed ends its process.

What a killed run had begun ends with it.
"""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.ending import WITH_ITS_PARENT, folders_left
from tests.style.tree import ROOT
from tests.waiting import PATIENCE, patiently

# The loop that is stopped waits for somebody who never ends.
STUBBORN = """
import asyncio

async def stubborn():
    while True:
        try:
            await asyncio.sleep(1000)
        except asyncio.CancelledError:
            pass

async def story():
    asyncio.get_running_loop().create_task(stubborn())
    await asyncio.sleep(1000)

def test_hangs():
    asyncio.run(story())
"""
PLAIN = """
import threading

def test_hangs():
    threading.Event().wait()
"""

KILLED = """
import subprocess, sys, time
from tests.ending import WITH_ITS_PARENT, afterwards

with afterwards('rm "$1"', sys.argv[1]):
    begun = subprocess.Popen([*WITH_ITS_PARENT, "sleep", "1000"])
    print(begun.pid, flush=True)
    time.sleep(1000)
"""


def test_every_test_has_a_limit_long_after_what_waits_for_something(
    pytestconfig: pytest.Config,
) -> None:
    first = float(pytestconfig.getini("timeout"))
    last = float(pytestconfig.getini("faulthandler_timeout"))
    assert 3 * PATIENCE < first < last <= 900
    assert pytestconfig.getini("faulthandler_exit_on_timeout")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("hanging", "said"), [(PLAIN, "Timeout (>1.0s)"), (STUBBORN, "Timeout (0:00:03)!")]
)
def test_a_test_that_hangs_is_ended_with_its_stack(tmp_path: Path, hanging: str, said: str) -> None:
    (tmp_path / "test_it.py").write_text(hanging)
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "-p", "no:xdist"]
    limits = ["-o", "timeout=1", "-o", "faulthandler_timeout=3"]
    done = subprocess.run(
        [*command, *limits, "--rootdir", str(tmp_path), str(tmp_path)],
        capture_output=True, text=True, timeout=2 * PATIENCE, cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 1
    assert said in done.stdout + done.stderr
    assert "test_it.py" in done.stdout + done.stderr


def test_what_a_killed_run_had_begun_ends_with_it(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.write_text("a folder of a database, say")
    command = [*WITH_ITS_PARENT, sys.executable, "-c", KILLED, str(kept)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        try:
            begun = int(run.stdout.readline())
            for _ in patiently("what the run begins"):  # between two programs it has no command
                if is_alive(begun):
                    break
        finally:
            run.kill()
    for _ in patiently("the end of what the killed run had begun"):
        if not is_alive(begun) and not kept.exists():
            break


def test_everything_a_test_begins_ends_with_its_parent() -> None:
    begun = {
        f"{file.relative_to(ROOT)}:{call.lineno}"
        for file, call in calls_of("Popen")
        if not with_its_parent(call.args[0], file) and file.name != "ending.py"
    }
    assert begun == set()


def calls_of(name: str) -> Iterator[tuple[Path, ast.Call]]:
    """Every call of this name in the tests."""
    for file in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(f".{name}"):
                yield file, node


WITH: Final = "[*WITH_ITS_PARENT, "


def with_its_parent(command: ast.expr, file: Path) -> bool:
    """Does the command begin so? A name stands for the list that is given to it in the file."""
    if isinstance(command, ast.Name):
        text = file.read_text(encoding="utf-8")
        return f"{command.id} = {WITH}" in text
    return ast.unparse(command).startswith(WITH)


def test_what_a_killed_run_left_in_its_folder_is_found_by_the_next(tmp_path: Path) -> None:
    gone = subprocess.run([sys.executable, "-c", "import os; print(os.getpid())"],
                          capture_output=True, text=True, check=True)  # fmt: skip
    left = tmp_path / f"kept-{gone.stdout.strip()}-abc"
    for folder in [left, tmp_path / f"kept-{os.getpid()}-abc", tmp_path / "kept-other"]:
        folder.mkdir()
    assert folders_left(tmp_path, "kept-") == [left]


def is_alive(process: int) -> bool:
    """Does it still run? What nobody has asked about after its end has no command any more."""
    try:
        return bool(Path(f"/proc/{process}/cmdline").read_bytes())
    except OSError:
        return False
