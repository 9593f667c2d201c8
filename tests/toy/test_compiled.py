"""The fair plays alike compiled and not: all that the kernel offers, not only what games use."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.style.tree import ROOT, SOURCE

SETUP: Final = """
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup
folders = ["takujo/kernel", "takujo/editions", "takujo/games", "takujo/cpu", "tests/toy"]
files = [str(path) for folder in folders for path in sorted(Path(folder).rglob("*.py"))]
setup(name="takujo", ext_modules=mypycify(files, opt_level="0", group_name="takujo"))
"""
HASHES: Final = """
import takujo.kernel.flow, tests.toy.turn
from tests.every_game.trace import trace_hash
from tests.toy.game import HarvestFairGame
fair = HarvestFairGame()
print(takujo.kernel.flow.__file__, tests.toy.turn.__file__)
for edition in fair.editions():
    for seats in fair.seats:
        print(edition, seats, trace_hash(fair.book(edition), seats))
"""


def printed(folder: Path, path: Path) -> tuple[list[str], list[str]]:
    """The files that were loaded, and the hashes, when the fair is played in a folder."""
    done = subprocess.run(
        [sys.executable, "-c", HASHES],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(path)},
        capture_output=True,
        text=True,
        check=True,
    )
    first, *hashes = done.stdout.splitlines()
    return first.split(), hashes


@pytest.mark.soak
@pytest.mark.compiled
def test_the_fair_compiled_leaves_the_same_traces(tmp_path: Path) -> None:
    shutil.copytree(SOURCE / "takujo", tmp_path / "takujo")
    unused = shutil.ignore_patterns("test_*.py", "at_the_fair.py")
    shutil.copytree(ROOT / "tests" / "toy", tmp_path / "tests" / "toy", ignore=unused)
    (tmp_path / "tests" / "__init__.py").write_text("")
    (tmp_path / "setup.py").write_text(SETUP)
    build = [sys.executable, "setup.py", "build_ext", "--inplace"]
    subprocess.run(build, cwd=tmp_path, capture_output=True, check=True)
    loaded, compiled = printed(tmp_path, tmp_path)
    assert not any(name.endswith(".py") for name in loaded)
    loaded, pure = printed(ROOT, SOURCE)
    assert all(name.endswith(".py") for name in loaded)
    assert compiled == pure
    assert len(pure) == 6
