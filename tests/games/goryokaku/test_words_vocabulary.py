"""The vocabulary in docs/ lists the names of the edition that people play."""

from tests.games.goryokaku.in_words import GAME
from tests.style.tree import ROOT


def test_the_vocabulary_has_areas_resources_crests_tracks_and_actions_by_their_names() -> None:
    text = (ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8")
    lines = text.partition("## Goryokaku")[2].splitlines()
    edition = GAME.edition("beta")
    for table in ["areas", "kinds", "crests", "tracks", "onigiri_actions"]:
        for id, element in edition[table].items():
            row = f"| {element['en']} | {element['ja']} | `{id}` |"
            assert row in lines, row
