"""The rulebook in words, generated from the edition.

Compared with rulebook.ja.md and rulebook.en.md beside this file; after a wanted change
`python -m tests.games.goryokaku.test_words_rulebook` writes them anew.
"""

import re
from copy import deepcopy
from pathlib import Path

import pytest

from takujo.editions.language import language
from takujo.editions.mistakes import EditionError
from takujo.editions.paths import with_settings
from takujo.games.goryokaku.words.rulebook import sources_of
from tests.editions.whole import numbers
from tests.games.goryokaku.in_words import CODES, GAME, WORDS
from tests.style.tree import PACKAGE
from tests.words.as_markdown import markdown_of

FOLDER = Path(__file__).parent
EDITION = GAME.edition("beta")  # read once: the file is long


def golden(code: str) -> Path:
    """The rulebook as it was last read through."""
    return FOLDER / f"rulebook.{code}.md"


def rulebook(code: str, *settings: str) -> str:
    """The rulebook of the beta edition, with these settings."""
    data = with_settings(EDITION, settings)
    GAME.refuse_mistakes(data, "settings")
    return markdown_of(WORDS, GAME.book_of(data, "changed"), language(code))


def explained(element: str, code: str, *settings: str) -> list[str]:
    """An element of the beta edition, with these settings."""
    return WORDS.explain(GAME.book("beta", list(settings)), element, language(code))


@pytest.mark.parametrize("code", CODES)
def test_the_rulebook_is_as_it_was_read_through(code: str) -> None:
    assert rulebook(code) == golden(code).read_text(encoding="utf-8")


@pytest.mark.parametrize("code", CODES)
def test_one_line_says_honestly_what_is_reconstructed(code: str) -> None:
    word = {"ja": "復元", "en": "reconstructed"}[code]
    before = rulebook(code).partition("## ")[0]
    assert len([line for line in before.splitlines() if word in line]) == 1
    assert word in WORDS.summary(language(code))


LISTED = ("persons", "castles", "tiles")  # each of these is a line of the rulebook


def changed(path: str, value: int) -> str:
    """The rulebook with another number there: one more, or one less where more is not allowed."""
    for other in [value + 1, value - 1, value + 2]:
        try:
            return rulebook("ja", f"{path}={other}")
        except EditionError:
            continue
    return ""  # no other number is possible there


def rows_of(text: str) -> dict[str, list[str]]:
    """The rows of all tables, by what stands first in them without its dates."""
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line.startswith("| "):
            first = line.split(" | ")[0].removeprefix("| ").partition("（")[0]
            found.setdefault(first, []).append(line)
    return found


def test_every_number_of_the_rules_stands_in_the_rulebook() -> None:
    before = rulebook("ja")
    fixed = []
    for path, value in numbers(EDITION):
        if path.startswith(("targets.", *LISTED)):  # what tuning aims at is no rule
            continue
        after = changed(path, value)
        assert after != before, path
        if not after:
            fixed.append(path)
    assert fixed == ["boards.tiles"]  # there are just enough tiles for one each


def test_every_number_of_a_card_or_tile_stands_in_its_row() -> None:
    before = rows_of(rulebook("ja"))
    by_name: dict[str, list[tuple[str, int]]] = {}
    for path, value in numbers(EDITION):
        if path.startswith(LISTED):
            table, id, *_ = path.split(".")
            by_name.setdefault(EDITION[table][id]["ja"], []).append((path, value))
    for i in range(max(len(paths) for paths in by_name.values())):
        # the i-th number of all of them at once, because a rulebook takes its time
        each = {name: paths[i] for name, paths in by_name.items() if i < len(paths)}
        settings = [f"{path}={value + 1}" for path, value in each.values()]
        after = rows_of(rulebook("ja", *settings))
        for name, (path, _) in each.items():
            assert after[name] != before[name], path


def test_a_changed_number_changes_the_sentence() -> None:
    assert "| 2 | 5 |\n| 3 | 4 |\n| 4 | 4 |" in rulebook("ja")
    assert "| 2 | 5 |\n| 3 | 2 |\n| 4 | 4 |" in rulebook("ja", "bag.workers.3=2")
    alike = [f"bag.workers.{seats}=1" for seats in (2, 3, 4)]
    assert "until 1 worker is out" in rulebook("en", *alike)
    assert "ワーカーが1個出るまで" in rulebook("ja", *alike)
    assert "蔵は最初に6つあり" in rulebook("ja", "setup.storehouses=6")


def test_a_worker_that_stays_at_the_daiba_is_told() -> None:
    data = deepcopy(EDITION)
    data["daiba"]["worker"] = "until_next_recall"
    told = "次の回収まで台場に置く"
    assert told in markdown_of(WORDS, GAME.book_of(data, "with worker"), language("ja"))
    assert told not in rulebook("ja")


@pytest.mark.parametrize("code", CODES)
def test_the_rulebook_of_version_1_says_what_was_otherwise(code: str) -> None:
    first, newest = [
        markdown_of(WORDS, GAME.book_of(EDITION, "beta", version), language(code))
        for version in (1, 2)
    ]
    assert newest == rulebook(code)
    last, ends, owed = {
        "ja": ("手札は最後に捨てる。", "手番の終わりを自分で告げる", "支払いにあてるカードを"),
        "en": ("are discarded last.", "you say when it ends", "Cards that are the price cannot"),
    }[code]
    assert (last in first, ends in first, owed in first) == (True, False, False)
    assert (last in newest, ends in newest, owed in newest) == (False, True, True)


@pytest.mark.parametrize("code", CODES)
def test_every_part_with_a_source_is_listed_with_it(code: str) -> None:
    text = (PACKAGE / "games/goryokaku/words" / f"rulebook.{code}.md").read_text(encoding="utf-8")
    listed = re.findall(r"\{origin (\w+)\}", text)
    assert sorted(listed) == sorted(part for part in EDITION if sources_of(EDITION[part], False))


def test_ways_that_are_no_mixture_are_told_one_by_one() -> None:
    step = explained("daiba_4", "ja")[1]
    assert step == "支払うもの：土・石・木から合わせて2個。"
    data = deepcopy(EDITION)
    data["daiba"]["steps"]["4"]["effects"][0]["pay"].pop()
    book = GAME.book_of(data, "one way fewer")
    told = WORDS.explain(book, "daiba_4", language("ja"))[1]
    assert told == "支払うもの：土2個か石2個か木2個か土1個と石1個か土1個と木1個。"


def test_a_row_with_a_condition_and_a_count_is_told_in_full() -> None:
    data = deepcopy(EDITION)
    row = {"when": "mountain", "if": {"pieces": 2}, "gain": {"stone": 1}, "per": "soil_level"}
    data["persons"]["stonemason"]["effects"][0] = row
    book = GAME.book_of(data, "conditional")
    told = "山：配置した建物駒が2個以上あれば、土LVの数値1につき石を1個獲得する"
    assert told in markdown_of(WORDS, book, language("ja"))


@pytest.mark.parametrize("code", CODES)
def test_all_cards_and_tiles_stand_in_tables_with_their_texts(code: str) -> None:
    rows = [line for line in rulebook(code).splitlines() if line.startswith("| ")]
    for table in ["persons", "castles", "tiles"]:
        for id, element in EDITION[table].items():
            name = language(code).name(element)
            found = [row for row in rows if re.match(rf"\| {re.escape(name)}( ?[（(]| \|)", row)]
            assert found, id
            assert all(cell.strip() for cell in found[0].strip("|").split("|")), id


@pytest.mark.parametrize("code", CODES)
def test_everything_has_an_explanation(code: str) -> None:
    book = GAME.book()
    elements = WORDS.elements(book)
    assert len(elements) == len(set(elements))
    for table in ["areas", "kinds", "onigiri_actions", "tracks", "crests", "tiles", "persons"]:
        assert set(EDITION[table]) <= set(elements), table
    assert elements[-1] in EDITION["castles"]
    for element in elements:
        lines = WORDS.explain(book, element, language(code))
        assert len(lines) > 2, element
        assert [line for line in lines if "**" in line or line.startswith("-")] == []


def test_a_person_a_castle_card_a_tile_a_crest_an_area_and_a_step_explained() -> None:
    assert explained("hijikata_toshizo", "ja")[:2] == [
        "土方歳三（1835-1869）",
        "人物カード（灰色）・家紋桜・小判4枚",
    ]
    assert explained("stonemason", "ja")[2:] == [
        "山エリアにワーカーを配置したとき、石を2個獲得することができる。",
        "手札からこのカードを捨てると、小判を2枚獲得する。",
        "出典：復元",
    ]
    assert explained("storekeeper", "en")[1] == "Person card (pink), hollyhock, 1 koban"
    assert explained("stone_wall", "en")[:3] == [
        "Stone wall",
        "Castle card, cherry, stone, cost 2 soil, 2 stone, 1 copper",
        "When you build this card, take 1 building piece.",
    ]
    assert explained("flat_5", "ja") == [
        "建物タイル：五点",
        "全2枚・建物駒2個で配置",
        "ゲーム終了時に、5点を得る。",
        "出典：一部はルールブックのとおり、一部は復元",
    ]
    assert explained("plum", "en")[1] == (
        "At the end, 1 point for each plum crest on your built and hired cards."
    )
    assert explained("mountain", "ja")[:3] == [
        "山エリア",
        "石：石を2個獲得する。",
        "安山岩：安山岩を1個獲得する。",
    ]
    assert explained("daiba_6", "ja")[:3] == [
        "台場 6段目",
        "支払うもの：銅1個と安山岩1個。",
        "アイコン：建物駒を1個獲得する。",
    ]
    assert explained("again", "en")[1] == "Costs 4 onigiri, once a turn"


def test_an_element_that_is_not_there_is_refused() -> None:
    with pytest.raises(KeyError):
        explained("library", "en")


def test_the_game_has_a_name_and_a_sentence() -> None:
    assert WORDS.title(language("ja")) == "五稜郭"
    assert WORDS.title(language("en")) == "Goryokaku"
    for code in CODES:
        assert len(WORDS.summary(language(code))) > 20


if __name__ == "__main__":
    for each in CODES:
        golden(each).write_text(rulebook(each), encoding="utf-8")
