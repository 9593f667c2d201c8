"""The page of the rules: every ruling has a number, a reason and a test that exists."""

import re
from pathlib import Path
from typing import Final

from tests.style.tree import ROOT

PAGE: Final = (ROOT / "docs" / "games" / "fourbit-town.md").read_text(encoding="utf-8")
HERE: Final = Path(__file__).parent


def rulings() -> list[list[str]]:
    """The rows of the table: number, ruling, reason, test."""
    rows = [line for line in PAGE.splitlines() if line.startswith("| FT")]
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for row in rows]


def test_rulings_are_numbered_without_gaps() -> None:
    assert [row[0] for row in rulings()] == [f"FT{n}" for n in range(1, len(rulings()) + 1)]
    assert len(rulings()) >= 17


def test_every_ruling_has_a_reason_and_names_its_test() -> None:
    for number, ruling, reason, test in rulings():
        assert ruling.endswith("."), number
        assert reason.endswith("."), number
        assert test.startswith("`test_"), number


def test_every_test_the_page_names_exists() -> None:
    files = [path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py")]
    written = set(re.findall(r"^def (test_\w+)", "\n".join(files), re.MULTILINE))
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    assert named - written == set()
