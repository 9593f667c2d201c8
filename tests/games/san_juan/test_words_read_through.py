"""The rulebook read as a player reads it: what was unclear or wrong, and how it is told now."""

from copy import deepcopy

from takujo.editions.language import language
from tests.games.san_juan.in_words import GAME, WORDS
from tests.words.as_markdown import markdown_of

EDITION = GAME.edition("first")


def rulebook(code: str) -> str:
    """The rulebook of the edition."""
    return markdown_of(WORDS, GAME.book("first"), language(code))


def test_what_happens_between_rounds_is_not_told_as_during_a_round() -> None:
    assert "ラウンドの間" not in rulebook("ja")
    assert "## 11 ラウンド終了時" in rulebook("ja")
    assert "ラウンド終了時に、手札を12枚まで持っていてよい。" in rulebook("ja")


def test_taking_a_card_from_the_gold_mine_is_up_to_its_owner() -> None:
    assert "そのうち1枚を手札に加えてよい。" in rulebook("ja")
    assert "if all their costs differ, you may take one of them." in rulebook("en")


def test_the_city_hall_says_that_it_counts_itself() -> None:
    assert "都市施設1軒につき1点を得る（この建物も数える）" in rulebook("ja")
    assert "for each of your city buildings, this one included." in rulebook("en")


def test_only_a_card_that_is_among_what_it_counts_says_so() -> None:
    assert "生産施設1軒につき2点を得る。" in rulebook("ja")  # the guild hall makes nothing
    data = deepcopy(EDITION)
    data["cards"]["indigo_plant"]["effects"] = [
        {"when": "end", "gain": {"points": 1}, "per": "production_buildings"},
        {"when": "end", "gain": {"points": 1}, "per": "city_buildings"},
    ]
    text = markdown_of(WORDS, GAME.book_of(data, "plants score"), language("en"))
    assert "score 1 point for each of your production buildings, this one included." in text
    assert "Produces indigo. At the end of the game" in text
    assert "score 1 point for each of your city buildings. |" in text


def test_goods_must_pay_where_the_hand_is_too_small() -> None:
    assert "手札だけでは足りないときは、足りない分を必ず商品で支払う。" in rulebook("ja")
    assert "If your hand alone is too small to pay, goods must pay the rest." in rulebook("en")
