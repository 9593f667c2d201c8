"""A test that could not run fails `make test`, on one process and on two."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.style.tree import ROOT

SKIPPING = "import pytest\ndef test_it():\n    pytest.skip('no browser')\n"
WHOLE_FILE = "import pytest\npytest.skip('no browser', allow_module_level=True)\n"
RUNNING = "def test_it():\n    pass\n"


def status(folder: Path, source: str, *options: str) -> int:
    """The exit status of pytest on two files, one of which is given."""
    shutil.copy(ROOT / "tests" / "conftest.py", folder)
    (folder / "test_given.py").write_text(source)
    (folder / "test_other.py").write_text(RUNNING)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "xdist", *options]
    # Only the plugin that matters here: loading the others takes most of the time.
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True).returncode


@pytest.mark.parametrize("processes", ["0", "2"])
@pytest.mark.parametrize("source", [SKIPPING, WHOLE_FILE], ids=["test", "file"])
def test_a_skip_fails_the_run(tmp_path: Path, source: str, processes: str) -> None:
    assert status(tmp_path, source, "--no-skips", "-n", processes) == 1


def test_a_skip_passes_where_it_is_allowed(tmp_path: Path) -> None:
    assert status(tmp_path, SKIPPING) == 0


def test_a_run_without_skips_passes(tmp_path: Path) -> None:
    assert status(tmp_path, RUNNING, "--no-skips") == 0
