"""The checklist for new games names files that exist and quotes lines that are in them."""

import re
from typing import Final

import pytest

from tests.style.tree import ROOT

PAGE: Final = (ROOT / "docs" / "adding_a_game.md").read_text(encoding="utf-8")
STEP: Final = re.compile(r"^## (\d+)\. (.+)$", re.MULTILINE)
FILE: Final = re.compile(r"`((?:src|tests|docs|scripts)/[\w./]*\w/?)`")
BLOCK: Final = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TOY: Final = ROOT / "tests" / "toy"


def quotations() -> list[tuple[int, str, str]]:
    """Every quoted block with its step and its kind."""
    starts = [match.start() for match in STEP.finditer(PAGE)]
    return [
        (sum(start < match.start() for start in starts), match[1], match[2])
        for match in BLOCK.finditer(PAGE)
    ]


def step(number: int) -> str:
    """The text of one step."""
    texts = STEP.split(PAGE)
    return texts[3 * number]


def pieces(quotation: str) -> list[str]:
    """The parts of a quotation between its gaps."""
    return [piece.strip("\n") for piece in re.split(r"^\.\.\.$", quotation, flags=re.MULTILINE)]


def test_the_steps_are_numbered_from_one_without_a_gap() -> None:
    numbers = [int(match[1]) for match in STEP.finditer(PAGE)]
    assert numbers == list(range(1, 15))


@pytest.mark.parametrize("name", sorted(set(FILE.findall(PAGE))))
def test_a_file_that_the_checklist_names_exists(name: str) -> None:
    assert (ROOT / name).exists()


def test_every_file_of_the_worked_example_is_named() -> None:
    # how tests lay out tables is no part of the game
    own = {"__init__.py", "at_the_fair.py", "conftest.py"}
    files = {path for path in TOY.rglob("*") if path.suffix in (".py", ".toml")}
    names = {
        path.relative_to(ROOT).as_posix()
        for path in files
        if path.name not in own and not path.name.startswith("test_")
    }
    assert names - set(FILE.findall(PAGE)) == set()


@pytest.mark.parametrize(("number", "kind", "quotation"), quotations())
def test_a_quotation_stands_in_a_file_that_its_step_names(
    number: int, kind: str, quotation: str
) -> None:
    suffix = {"python": ".py", "toml": ".toml"}[kind]
    files = [ROOT / name for name in FILE.findall(step(number)) if name.endswith(suffix)]
    texts = [path.read_text(encoding="utf-8") for path in files]
    assert any(all(piece in text for piece in pieces(quotation)) for text in texts)


def test_every_way_a_rule_can_ask_is_quoted() -> None:
    assert len(quotations()) >= 14
