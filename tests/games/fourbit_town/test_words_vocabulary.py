"""The vocabulary in docs/ lists the names of both editions that people play."""

import pytest

from tests.games.fourbit_town.at_the_town import GAME
from tests.games.fourbit_town.in_words import EDITIONS
from tests.style.tree import ROOT


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("table", ["locations", "cards", "buildings"])
def test_the_vocabulary_has_every_element_by_its_names(edition: str, table: str) -> None:
    lines = (ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8").splitlines()
    for id, element in GAME.edition(edition)[table].items():
        (row,) = [line for line in lines if line.endswith(f"| `{table}.{id}` |")]
        english, japanese = row.split("|")[1:3]
        sides = [element["zero"], element["one"]] if table == "cards" else [element]
        for named in sides if "ja" in sides[0] else []:
            assert named["en"] in english
            assert named["ja"] in japanese
