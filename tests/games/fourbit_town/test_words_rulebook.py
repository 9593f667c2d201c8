"""The rulebook in words, generated from each edition.

Compared with rulebook.revised.ja.md and the like beside this file; after a wanted change
`python -m tests.games.fourbit_town.test_words_rulebook` writes them anew.
"""

import re
from copy import deepcopy
from pathlib import Path

import pytest

from takujo.editions.language import language
from tests.editions.whole import numbers
from tests.games.fourbit_town.at_the_town import GAME
from tests.games.fourbit_town.in_words import CODES, EDITIONS, WORDS
from tests.words.as_markdown import markdown_of

FOLDER = Path(__file__).parent


def golden(edition: str, code: str) -> Path:
    """The rulebook as it was last read through."""
    return FOLDER / f"rulebook.{edition}.{code}.md"


def rulebook(edition: str, code: str, *settings: str) -> str:
    """The rulebook of an edition, with these settings."""
    return markdown_of(WORDS, GAME.book(edition, list(settings)), language(code))


def explained(element: str, code: str, edition: str = "revised") -> list[str]:
    """An element of an edition."""
    return WORDS.explain(GAME.book(edition), element, language(code))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("code", CODES)
def test_the_rulebook_is_as_it_was_read_through(edition: str, code: str) -> None:
    assert rulebook(edition, code) == golden(edition, code).read_text(encoding="utf-8")


# what only sorts or says yes
SILENT = (".order", ".planned_here", ".built_here", ".levelled_here", ".by_place", ".in_hall",
          ".rearmost", ".hired_here", ".all_coming_vp")  # fmt: skip
TABLES = ("locations", "cards", "buildings")


def changes(edition: str) -> list[tuple[str, str]]:
    """Every number that is said, with a setting that changes it; resources come in twos."""
    found: list[tuple[str, str]] = []
    for path, value in numbers(GAME.edition(edition)):
        if not path.endswith(SILENT):
            found.append((path, f"{path}={value - 2 if value >= 4 else value + 2}"))
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_number_of_the_rules_stands_in_the_rulebook(edition: str) -> None:
    before = rulebook(edition, "en")
    unused = ["rounds.conversions"] if edition == "classic" else []  # no place converts there
    for path, setting in changes(edition):
        if not path.startswith(TABLES) and path not in unused:
            assert rulebook(edition, "en", setting) != before, path


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_number_of_an_element_stands_in_its_text(edition: str) -> None:
    by_element: dict[str, list[str]] = {}
    for path, setting in changes(edition):
        if path.startswith(TABLES):
            table, element = path.split(".")[:2]
            name = element if table == "buildings" else f"{table}.{element}"
            by_element.setdefault(name, []).append(setting)
    for round in range(max(len(settings) for settings in by_element.values())):
        now = {name: found[round] for name, found in by_element.items() if round < len(found)}
        book = GAME.book(edition, list(now.values()))  # one number of every element at a time
        for name, setting in now.items():
            text = WORDS.explain(book, name, language("ja"))
            assert text != explained(name, "ja", edition), setting


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("code", CODES)
def test_all_places_cards_and_buildings_stand_in_tables(edition: str, code: str) -> None:
    text = rulebook(edition, code)
    assert len(re.findall(r"(?m)^\| [01]{4} \| \d+ \| [^|]+ \| [^|]+ \|$", text)) == 16
    assert len(re.findall(r"(?m)^\| (?:カード|Card )\d+ \| [^|]+ \| [^|]+ \|$", text)) == 16
    columns = 5 if edition == "revised" else 4
    rows = [line for line in text.splitlines() if re.fullmatch(r"\|.*(\.|。) \|", line)]
    assert len([line for line in rows if line.count("|") == columns + 1]) >= 18


def test_what_differs_between_editions_comes_out_of_the_data() -> None:
    assert "そのマスの先頭になる" in rulebook("revised", "ja")
    assert "そのマスの最後になる" in rulebook("classic", "ja")
    assert "そのマスの最後になる" in rulebook("revised", "ja", "track.stacking=back")
    assert "建物売却" in rulebook("revised", "ja")
    assert "売却" not in rulebook("classic", "ja")
    assert "filled up to 4 buildings" in rulebook("classic", "en")
    assert "filled up to 4 buildings" in rulebook("revised", "en", "row.how=up_to")


def test_what_an_edition_does_not_have_the_rulebook_does_not_speak_of() -> None:
    data = deepcopy(GAME.edition("classic"))
    del data["city_hall"]["gain"]
    for building in data["buildings"].values():
        building["effects"] = []
    for card in data["cards"].values():
        for side in ("zero", "one"):
            card[side]["effects"] = [{"when": "card", "gain": {"coin": 2}}]
    text = markdown_of(WORDS, GAME.book_of(data, "bare"), language("en"))
    assert "The cards act as always; after them: nothing more.\n" in text
    assert "and all workers are at hand.\n\n### 6-2" in text
    assert "#### 6-3-2 Effects at the end of the round\n\nThere are none.\n" in text
    assert "each at most once and none out of turn.\n" in text
    assert "what buildings score, in this order" not in text
    for told in ["rearmost", "only moves your marker", "**Market**"]:
        assert told in rulebook("classic", "en")
        assert told not in text


def test_a_changed_number_changes_the_sentence() -> None:
    assert "後手コスト（どれか1種類の資源2）" in rulebook("revised", "ja")
    assert "後手コスト（どれか1種類の資源4）" in rulebook("revised", "ja", "second_comer.cost=4")
    assert "At least 1 must be kept" in rulebook("revised", "en", "upkeep.keep_at_least=1")
    assert "0101 | 5 | 勝利点 | VP+3" in rulebook(
        "revised", "ja", "locations.5.effects.0.gain.vp=3"
    )


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("code", CODES)
def test_every_place_card_and_building_is_explained(edition: str, code: str) -> None:
    book = GAME.book(edition)
    elements = WORDS.elements(book)
    assert len(elements) == 16 + 1 + 16 + 18
    for element in elements:
        lines = WORDS.explain(book, element, language(code))
        assert len(lines) >= 2, element
        assert [line for line in lines if "**" in line or "{" in line] == []


def test_a_place_a_card_and_a_building_explained() -> None:
    assert explained("locations.9", "ja") == [
        "1001＝9：計画",
        "建物1枚を計画する。",
        "建物を計画したとき、コイン6を得る。",
        "ここのワーカーは、そのステップでほかのどのワーカーよりも先に解決する。",
    ]
    assert explained("locations.6", "en")[1:] == [
        "Raise your company level by 1.",
        "Company level +1: costs 4 wood, 4 stone, 4 coins.",
    ]
    assert "Hire: costs 4 coins." in explained("locations.14", "en", "classic")
    assert explained("cards.2", "ja", "classic") == [
        "カード2",
        "0側「採石」：場所の効果で石材を2以上得ていれば、石材2を得る。",
        (
            "1側「石材商」：次のいずれか1つ：石材2を支払い、コイン4を得る、"
            "またはコイン4を支払い、石材2を得る。"
        ),
    ]
    assert explained("warehouse", "en") == [
        "Warehouse",
        "Cost: 4 wood, 10 stone, 4 coins; 0 VP when built; sells for 12 coins.",
        (
            "At place 15 (wood and stone), if the place gave you resources, you may gain 2 wood or "
            "2 stone (once for each worker). At the end of the game, score 1 VP for each set of "
            "2 wood, 2 stone and 2 coins."
        ),
    ]
    assert explained("city_hall", "en", "classic")[-1] == "You may gain 2 wood or 2 coins."


def test_an_element_that_is_not_there_is_refused() -> None:
    with pytest.raises(KeyError):
        explained("locations.16", "en")


def test_the_game_has_a_name_and_a_sentence() -> None:
    assert [WORDS.title(language(code)) for code in CODES] == ["4bitタウン", "4bit Town"]
    for code in CODES:
        assert len(WORDS.summary(language(code))) > 20


if __name__ == "__main__":
    for edition in EDITIONS:
        for each in CODES:
            golden(edition, each).write_text(rulebook(edition, each), encoding="utf-8")
