"""The fair as the fourth game: a copy of the sources with its folder and its catalogue line."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.style.tree import ROOT, SOURCE

FOLDER: Final = Path("takujo", "games", "harvest_fair")
NOT_ITS_OWN: Final = shutil.ignore_patterns("test_*.py", "at_the_fair.py", "*fourth_game.py")
IMPORTED: Final = "from takujo.games.san_juan.game import SanJuanGame\n"
LISTED: Final = "[SanJuanGame(), "


def with_the_fair(folder: Path) -> Path:
    """Sources in which it is a game like any other, with nothing but what it has in tests/toy."""
    source = folder / "src"
    shutil.copytree(SOURCE, source, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.copytree(ROOT / "tests" / "toy", source / FOLDER, ignore=NOT_ITS_OWN)
    for file in (source / FOLDER).glob("*.py"):
        file.write_text(file.read_text().replace("tests.toy", "takujo.games.harvest_fair"))
    catalogue = source / "takujo" / "games" / "catalogue.py"
    text = catalogue.read_text()
    assert IMPORTED in text
    assert LISTED in text
    fair = "from takujo.games.harvest_fair.game import HarvestFairGame\n"
    text = text.replace(IMPORTED, IMPORTED + fair)
    catalogue.write_text(text.replace(LISTED, "[HarvestFairGame(), SanJuanGame(), "))
    return source


def takujo(source: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A command of these sources."""
    return subprocess.run(
        [sys.executable, "-m", "takujo", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        cwd=source.parent,
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONUTF8": "1"},
    )
