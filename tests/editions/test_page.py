"""docs/editions.md is what the declarations give; its recipes are editions that can be played."""

import re
from pathlib import Path
from typing import Any

import pytest

from scripts import editions_page
from takujo.editions.effect_words import EffectWords
from takujo.editions.load import GAME, read
from takujo.games.catalogue import GAMES, game
from tests.editions.mutated import use
from tests.style.tree import ROOT

RECIPES = sorted((ROOT / "docs" / "recipes").glob("*.toml"))
WANTED = [
    "A new card", "A new building", "Another number of rounds", "A price in two kinds",
    "A gain when another player acts", "Once a round", "A choice", "A count",
    "A replaced procedure", "An element removed",
]  # fmt: skip


def test_the_page_is_as_the_script_writes_it() -> None:
    assert editions_page.PAGE.read_text(encoding="utf-8") == editions_page.page(), (
        "run: PYTHONPATH=src python scripts/editions_page.py"
    )


@pytest.mark.parametrize("of", GAMES, ids=[each.name for each in GAMES])
def test_every_word_of_a_game_has_an_example_that_the_check_accepts(of: Any) -> None:
    places = editions_page.rows_of(of.shape)
    words: EffectWords = editions_page.words_of(of)
    tried = [("when", moment.id) for moment in words.moments]
    tried += [("pay", thing.id) for thing in words.things if thing.pay_one]
    tried += [("if", count.id) for count in words.counts]
    for wanted, word in tried:
        example = editions_page.example(wanted, word, words, places)
        assert editions_page.accepted(example.row, places) == example.place
        assert word in editions_page.toml(example.row)
        assert editions_page.sentence(example.row, words)


def test_the_page_names_every_part_of_a_row() -> None:
    page = editions_page.PAGE.read_text(encoding="utf-8")
    for of in GAMES:
        for node in editions_page.rows_of(of.shape).values():
            for part in node.known():
                assert re.search(rf"`[^`]*\b{part}\b", page), part


def test_there_are_the_ten_recipes() -> None:
    titles = [file.read_text(encoding="utf-8").split("\n")[0][2:] for file in RECIPES]
    assert titles == WANTED


@pytest.mark.parametrize("file", RECIPES, ids=[file.stem for file in RECIPES])
def test_a_recipe_loads_and_plays(file: Path) -> None:
    of = game(read(str(file))[GAME])
    use(of, of.edition(str(file)), 1, pages=1)


def test_whatever_can_be_gained_can_also_be_a_price_in_4bit_town() -> None:
    words = editions_page.words_of(game("fourbit-town"))
    for id in ["wood", "stone", "coin", "vp", "move"]:
        assert id in words.payable_ids()
