"""Japanese is the default, English comes second, and names and sentences follow the language."""

import pytest

from takujo.editions.language import LANGUAGES, Language, language
from takujo.editions.language_choice import language_for
from takujo.kernel.said import Said

CARD = {"ja": "図書館", "en": "Library"}


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ([], "ja"),
        ([""], "ja"),
        (["en"], "en"),
        (["", "en_US.UTF-8"], "en"),
        (["C.UTF-8"], "ja"),
        (["ja-JP", "en"], "ja"),
        (["fr-FR, en;q=0.8, ja;q=0.5"], "en"),
        (["fr, ja;q=0.9, en;q=0.8"], "ja"),
        (["en;q=0, ja;q=0.1"], "ja"),
        (["en;q=much"], "ja"),
        (["de", "EN-gb"], "en"),
    ],
)
def test_the_first_wish_that_can_be_met_is(wishes: list[str], code: str) -> None:
    assert language_for(wishes).code == code


def test_a_language_is_loaded_once() -> None:
    assert language("ja") is language("ja")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    assert LANGUAGES[0] == "ja"
    with pytest.raises(ValueError, match="ja, en"):
        Language("eo")


def test_names_are_written_small_inside_english_sentences() -> None:
    assert language("en").name(CARD) == "Library"
    assert language("en").in_text(CARD) == "library"
    assert language("ja").in_text(CARD) == "図書館"
    assert language("en").in_text({"ja": "図書館"}) == "図書館"


def test_parts_are_joined_as_the_language_does() -> None:
    assert language("en").clauses(["a", "", "b"]) == "a, b"
    assert language("ja").clauses(["甲", "", "乙"]) == "甲、乙"
    assert language("en").sentences(["A.", "", "B."]) == "A. B."
    assert language("ja").sentences(["甲。", "", "乙。"]) == "甲。乙。"


def test_numbers_choose_the_english_form_and_fill_the_japanese_one() -> None:
    for n, english in [(0, "0 cards"), (1, "1 card"), (2, "2 cards")]:
        assert language("en").many("{n} card", "{n} cards", n) == english
        assert language("ja").many("{n} card", "{n} cards", n) == f"カード{n}枚"


def test_what_was_said_elsewhere_is_said_in_the_language_its_slots_too() -> None:
    inside = Said("must be {kind}, not {value}", kind=Said("a whole number"), value='"five"')
    whole = Said("{place}: {problem}", place=Said("line {line}", line=3), problem=inside)
    assert language("en").said(whole) == str(whole) == 'line 3: must be a whole number, not "five"'
    assert language("ja").said(whole) == '3行目: 整数が必要です ("five"ではいけません)'


def test_text_is_the_same_in_every_language() -> None:
    assert language("ja").said("cards.well.cost") == "cards.well.cost"
