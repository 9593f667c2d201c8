"""Mistakes are said in one readable line."""

from datetime import date
from typing import Any

import pytest

from takujo.editions.mistakes import EditionError, Report, must_be, shown
from takujo.kernel.mistake import Mistake, between, nearest
from takujo.kernel.said import Said


def test_a_mistake_is_one_line_with_file_key_problem_and_what_is_allowed() -> None:
    problem = must_be(Said("a whole number"), "five")
    mistake = Mistake("my.toml", "cards.library.cost", problem, between(0, 20))
    assert str(mistake) == (
        'my.toml: cards.library.cost: must be a whole number, not "five"; allowed: 0 to 20'
    )


def test_a_suggestion_ends_the_line() -> None:
    mistake = Mistake("my.toml", "cots", Said("is not a key of this table"), "cost, vp", "cost")
    assert str(mistake) == (
        'my.toml: cots: is not a key of this table; allowed: cost, vp; did you mean "cost"?'
    )


def test_what_is_not_known_is_left_out_of_the_line() -> None:
    assert (
        str(Mistake("my.toml", "", Said("there is no such file")))
        == "my.toml: there is no such file"
    )
    assert str(Mistake("", "cards", Said("is a table"))) == "cards: is a table"


def test_an_error_says_all_its_mistakes_a_line_each() -> None:
    mistakes = [
        Mistake("my.toml", "a", Said("is missing")),
        Mistake("my.toml", "b", Said("is missing")),
    ]
    error = EditionError(mistakes)
    assert error.mistakes == mistakes
    assert str(error) == "my.toml: a: is missing\nmy.toml: b: is missing"


def test_a_report_refuses_only_when_something_was_found() -> None:
    report = Report("my.toml")
    report.refuse()
    report.add("a", Said("is missing"))
    with pytest.raises(EditionError, match=r"^my\.toml: a: is missing$"):
        report.refuse()


@pytest.mark.parametrize(
    ("word", "allowed", "found"),
    [
        ("libary", ["library", "crane"], "library"),
        ("LIBARY", ["Library", "Crane"], "Library"),
        ("図書", ["図書館", "起重機"], "図書館"),
        ("zzz", ["library", "crane"], ""),
        ("library", [], ""),
    ],
)
def test_the_nearest_word_is_suggested_if_one_is_near(
    word: str, allowed: list[str], found: str
) -> None:
    assert nearest(word, allowed) == found


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (5, "5"),
        (1.5, "1.5"),
        (True, "true"),
        (False, "false"),
        ("五", '"五"'),
        ([1], "a list"),
        ({"a": 1}, "a table"),
        (date(2000, 1, 2), "2000-01-02"),
        ("x" * 41, '"' + "x" * 40 + '..."'),
    ],
)
def test_values_are_shown_as_they_are_written(value: Any, text: str) -> None:
    assert str(shown(value)) == text
