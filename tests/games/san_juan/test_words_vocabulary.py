"""The vocabulary in docs/ lists the names of the edition that people play."""

from tests.games.san_juan.in_words import GAME
from tests.style.tree import ROOT


def test_the_vocabulary_has_every_role_and_card_by_its_names() -> None:
    lines = (ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8").splitlines()
    edition = GAME.edition("first")
    for id, element in [*edition["roles"].items(), *edition["cards"].items()]:
        (row,) = [line for line in lines if line.endswith(f"| `{id}` |")]
        english, japanese = row.split("|")[1:3]
        assert english.strip().startswith(element["en"])
        assert japanese.strip().startswith(element["ja"])
        if "good" in element:
            assert element["good"]["en"].lower() in english
            assert element["good"]["ja"] in japanese
