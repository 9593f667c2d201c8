"""No test hangs a run for ever: it fails in time, and what cannot be failed ends its process."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.style.tree import ROOT
from tests.waiting import PATIENCE

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
