"""The rulebook in words, generated from the edition.

Compared with rulebook.ja.md and rulebook.en.md beside this file; after a wanted change
`python -m tests.games.san_juan.test_words_rulebook` writes them anew.
"""

import re
from pathlib import Path

import pytest

from takujo.editions.language import language
from tests.editions.whole import numbers
from tests.games.san_juan.in_words import CODES, GAME, WORDS
from tests.words.as_markdown import markdown_of

FOLDER = Path(__file__).parent


def golden(code: str) -> Path:
    """The rulebook as it was last read through."""
    return FOLDER / f"rulebook.{code}.md"


def rulebook(code: str, *settings: str) -> str:
    """The rulebook of the first edition, with these settings."""
    return markdown_of(WORDS, GAME.book("first", list(settings)), language(code))


def explained(element: str, code: str, *settings: str) -> list[str]:
    """An element of the first edition, with these settings."""
    return WORDS.explain(GAME.book("first", list(settings)), element, language(code))


@pytest.mark.parametrize("code", CODES)
def test_the_rulebook_is_as_it_was_read_through(code: str) -> None:
    assert rulebook(code) == golden(code).read_text(encoding="utf-8")


def test_every_number_of_the_edition_stands_in_the_rulebook() -> None:
    before = rulebook("ja")
    for path, value in numbers(GAME.edition("first")):
        # an order only sorts (it is read below), and whether a city building was built is 0 or 1
        if path.endswith((".order", ".built_city")):
            continue
        assert rulebook("ja", f"{path}={value + 1}") != before, path


def test_a_changed_number_changes_the_sentence() -> None:
    assert "手札が7枚を超えている人は" in rulebook("ja")
    assert "手札が9枚を超えている人は" in rulebook("ja", "limits.hand=9")
    assert "holds more than 1 card discards" in rulebook("en", "limits.hand=1")
    assert "draw 6 cards in all (8 with a library)" in rulebook(
        "en", "roles.councillor.privilege=4"
    )


def test_the_order_after_building_follows_the_edition() -> None:
    assert "家具製作所、救貧院の順に働く" in rulebook("ja")
    settings = ["cards.carpenter.effects.0.order=3"]
    assert "救貧院、家具製作所の順に働く" in rulebook("ja", *settings)


def test_the_rulebook_tells_the_end_as_its_version_has_it() -> None:
    old = markdown_of(WORDS, GAME.book_of(GAME.edition("first"), "first", 1), language("en"))
    assert "before a new round if nothing was built" in old
    assert "no building holds a good" not in old
    assert "before a new round if nothing was built" not in rulebook("en")
    assert "no building holds a good" in rulebook("en")


@pytest.mark.parametrize(
    ("code", "may"), [("en", "you may take all"), ("ja", "加えてよい。その場合")]
)
def test_an_archive_is_optional_in_the_rulebook_where_its_version_asks(code: str, may: str) -> None:
    old = GAME.book_of(GAME.edition("first"), "first", 1)
    for book, asks in ((old, False), (GAME.book("first"), True)):
        assert (may in markdown_of(WORDS, book, language(code))) == asks
        assert (may in "".join(WORDS.explain(book, "archive", language(code)))) == asks


def test_a_player_number_with_more_picks_than_players_says_who_picks_twice() -> None:
    assert "| 3 | 4: in turn from the governor on; some players pick twice |" in rulebook(
        "en", "picks.3=4"
    )
    assert "With 2, 3 players, a player who picks more than one role" in rulebook("en", "picks.3=4")
    assert "more than one role" not in rulebook("en", "picks.2=2")


def test_a_library_that_does_not_double_says_so() -> None:
    text = explained("library", "en", "roles.councillor.library=5")[2]
    assert text.endswith("for some roles it changes otherwise: councillor 3 → 5.")


@pytest.mark.parametrize("code", CODES)
def test_all_cards_stand_in_the_table_with_their_texts(code: str) -> None:
    rows = re.findall(r"(?m)^\| [^|]+ \| [^|]+ \| \d \| \d \| \d+ \| (\D.+) \|$", rulebook(code))
    assert len(rows) == 29
    assert [text for text in rows if not text.endswith(("。", "."))] == []


@pytest.mark.parametrize("code", CODES)
def test_every_role_and_card_is_explained(code: str) -> None:
    book = GAME.book()
    elements = WORDS.elements(book)
    assert len(elements) == 5 + 29
    for element in elements:
        lines = WORDS.explain(book, element, language(code))
        assert len(lines) > 2, element
        assert [line for line in lines if "**" in line or line.startswith("-")] == []


def test_a_card_and_a_role_explained() -> None:
    assert explained("well", "ja") == [
        "井戸",
        "都市施設・コスト2・1点・全3枚",
        "監督フェイズの自分の番の終わりに、商品を2個以上生産していれば、カードを1枚引いてよい。",
    ]
    assert explained("coffee_roaster", "en") == [
        "Coffee roaster",
        "production building, cost 4, 2 points, 8 in the game",
        "Produces coffee.",
        "Price on the tiles: 2/2/2/2/3",
    ]
    assert explained("prospector", "ja")[:3] == [
        "金鉱掘り",
        "この役割を選んだ人だけがカードを引く。ほかの人は引かない。",
        "特権：山札からカード1枚を引く（図書館があれば2枚）。",
    ]


def test_an_element_that_is_not_there_is_refused() -> None:
    with pytest.raises(KeyError):
        explained("castle", "en")


def test_the_game_has_a_name_and_a_sentence() -> None:
    assert WORDS.title(language("ja")) == "サンファン"
    assert WORDS.title(language("en")) == "San Juan"
    for code in CODES:
        assert len(WORDS.summary(language(code))) > 20


if __name__ == "__main__":
    for each in CODES:
        golden(each).write_text(rulebook(each), encoding="utf-8")
