"""The rulebook read as a player reads it: what was unclear or wrong, and how it is told now."""

from takujo.editions.language import language
from tests.games.goryokaku.in_words import GAME, WORDS
from tests.words.as_markdown import markdown_of

BOOK = GAME.book("beta")


def rulebook(code: str) -> str:
    """The rulebook of the edition."""
    return markdown_of(WORDS, BOOK, language(code))


def test_one_of_two_kinds_is_this_or_that() -> None:
    assert "銅か安山岩のどちらか1個" in rulebook("ja")
    assert "銅・安山岩のどれか" not in rulebook("ja")
    assert "1 copper or andesite" in rulebook("en")


def test_two_of_three_kinds_may_be_mixed() -> None:
    assert "土・石・木から合わせて2個" in rulebook("ja")
    assert "any 2 of soil / stone / wood" in rulebook("en")


def test_storehouses_are_no_effect_at_once() -> None:
    assert "即時：蔵" not in rulebook("ja")
    assert "at once: you have" not in rulebook("en")
    assert "| 蔵が2つ増える／フリーアクション：" in rulebook("ja")


def test_no_tile_is_called_like_a_piece_or_a_track() -> None:
    names = {tile["ja"] for tile in GAME.edition("beta")["tiles"].values()}
    assert not names & {"建物駒", "土LV", "黒船LV"}


def test_a_level_that_is_counted_does_not_read_as_its_number() -> None:
    assert "土LV1につき" not in rulebook("ja")
    assert "土LVの数値1につき1点" in rulebook("ja")
