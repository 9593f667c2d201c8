"""The page of each game's rules: every ruling has a number, a reason and a test that exists."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.style.tree import ROOT

HERE: Final = Path(__file__).parent


class Rules:
    """A game's page, how its rulings are numbered, and what it must have at least."""

    def __init__(self, name: str, letters: str, rulings: int, clauses: list[int]) -> None:
        self.name = name
        self.letters = letters
        self.least = rulings
        self.clauses = clauses
        self.text = (ROOT / "docs" / "games" / f"{name}.md").read_text(encoding="utf-8")
        self.tests = HERE / name.replace("-", "_")

    def __repr__(self) -> str:
        return self.name

    def rulings(self) -> list[list[str]]:
        """The rows of the tables: number, ruling, reason, test."""
        rows = re.findall(rf"^\| {self.letters}\d.*$", self.text, re.MULTILINE)
        return [[cell.strip() for cell in row.strip("|").split(" | ")] for row in rows]


PAGES: Final = [
    Rules("san-juan", "SJ", 20, list(range(1, 15))),
    Rules("fourbit-town", "FT", 17, [4, 5, 6, 10]),
    Rules("goryokaku", "G", 20, list(range(1, 19))),
]
every_page: Final = pytest.mark.parametrize("page", PAGES, ids=repr)


@every_page
def test_rulings_are_numbered_without_gaps(page: Rules) -> None:
    numbers = [row[0] for row in page.rulings()]
    assert numbers == [f"{page.letters}{n}" for n in range(1, len(numbers) + 1)]
    assert len(numbers) >= page.least


@every_page
def test_every_ruling_has_a_reason_and_names_its_test(page: Rules) -> None:
    for number, ruling, reason, test in page.rulings():
        assert ruling.endswith("."), number
        assert reason.endswith("."), number
        assert test.startswith("`test_"), number


@every_page
def test_every_test_the_page_names_exists(page: Rules) -> None:
    files = {path.name: path.read_text(encoding="utf-8") for path in page.tests.glob("test_*.py")}
    written = set(re.findall(r"^def (test_\w+)", "\n".join(files.values()), re.MULTILINE))
    named = set(re.findall(r"`(test_\w+(?:\.py)?)`", page.text))
    assert named - written - set(files) == set()
    assert len(named) >= page.least


@every_page
def test_every_paragraph_a_refusal_can_name_stands_on_the_page(page: Rules) -> None:
    numbered = re.findall(r"^\*\*(\d+) ", page.text, re.MULTILINE)
    assert numbered == [str(n) for n in page.clauses]
