"""A setting `PATH=VALUE` changes one value of an edition."""

import copy
import tomllib
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from takujo.editions import paths
from takujo.editions.paths import (
    PathError,
    find,
    parse_setting,
    with_settings,
)
from takujo.editions.places import value_at
from takujo.games.catalogue import game
from takujo.kernel.mistake import nearest
from tests.editions.any_edition import EDITIONS
from tests.editions.changed import with_value
from tests.editions.orchard import FIRST
from tests.editions.whole import numbers

ORCHARD: dict[str, Any] = tomllib.loads(FIRST)


@pytest.mark.parametrize(
    ("path", "text", "value"),
    [
        ("apple.cost", "-3", -3),
        ("rules.open_hands", "true", True),
        ("rules.harvest", "by_hand", "by_hand"),
        ("rules.harvest", '"by hand"', "by hand"),
        ("trees.apple.ja", "林檎", "林檎"),
        ("prices.days.0", "[3, 4]", [3, 4]),
    ],
)
def test_a_value_is_written_as_in_toml_or_as_a_bare_word(path: str, text: str, value: Any) -> None:
    before = copy.deepcopy(ORCHARD)
    changed = with_value(ORCHARD, path, text)
    assert value_at(changed, find(ORCHARD, path)) == value
    assert before == ORCHARD


def test_absent_takes_a_value_or_an_element_out() -> None:
    assert list(with_value(ORCHARD, "plum", "absent")["trees"]) == ["apple"]
    assert list(with_value(ORCHARD, "hand.2", "absent")["hand"]) == ["3"]


@pytest.mark.parametrize(
    ("path", "text", "message"),
    [
        ("apple.cost", "five", 'trees.apple.cost: must be a whole number, not "five"'),
        ("apple.cost", "true", "trees.apple.cost: must be a whole number, not true"),
        ("apple.cost", "1.5", "trees.apple.cost: must be a whole number, not 1.5"),
        ("open_hands", "1", "rules.open_hands: must be true or false, not 1"),
        ("harvest", "3", "rules.harvest: must be a text, not 3"),
        ("prices.days", "3", "prices.days: must be a list, not 3"),
        ("prices.days.0.0", "absent", 'prices.days.0.0: must be a whole number, not "absent"'),
        (
            "trees.plum",
            "3",
            (
                "trees.plum: is a table; name a value in it; "
                "allowed: trees.plum.cost, trees.plum.fruit"
            ),
        ),
        (
            "apple.cost",
            "3 4",
            (
                'apple.cost: "3 4" is not a value; '
                "allowed: a number, true, false, a word, a text in quotes"
            ),
        ),
        ("apple.cost", "3\nx = 4", 'apple.cost: "3\\nx = 4" is more than one value'),
    ],
)
def test_a_value_of_another_kind_is_refused(path: str, text: str, message: str) -> None:
    with pytest.raises(PathError) as caught:
        with_value(ORCHARD, path, text)
    assert str(caught.value) == message


def test_a_setting_is_a_path_and_a_value() -> None:
    assert parse_setting("fields.1.vp=3") == ("fields.1.vp", "3")
    assert parse_setting(" Apple tree.cost = 3 ") == ("Apple tree.cost", "3")


@pytest.mark.parametrize("setting", ["fields.1.vp", "=3", "fields.1.vp="])
def test_anything_else_is_no_setting(setting: str) -> None:
    with pytest.raises(PathError) as caught:
        parse_setting(setting)
    assert str(caught.value) == (
        f"{setting}: is not a setting; allowed: PATH=VALUE, for example locations.5.vp=3"
    )


def test_settings_are_made_in_turn_and_all_that_is_wrong_with_them_is_said() -> None:
    changed = with_settings(ORCHARD, ["rounds=8", "apple.cost=7", "rounds=10"])
    assert (changed["rounds"], changed["trees"]["apple"]["cost"]) == (10, 7)
    assert with_settings(ORCHARD, []) == ORCHARD
    with pytest.raises(PathError) as caught:
        with_settings(ORCHARD, ["rounds", "rounds=8", "rounds=many"])
    assert str(caught.value) == (
        "rounds: is not a setting; allowed: PATH=VALUE, for example locations.5.vp=3\n"
        'rounds: must be a whole number, not "many"'
    )


def test_who_got_a_hundred_settings_wrong_begins_with_the_first_few() -> None:
    with pytest.raises(PathError) as caught:
        with_settings(ORCHARD, [f"nothing.{n}=1" for n in range(100)])
    assert [str(each.key) for each in caught.value.mistakes] == [f"nothing.{n}" for n in range(8)]


def test_a_word_is_compared_once_with_each_word_of_an_edition(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compared: list[tuple[str, ...]] = []

    def counted(word: str, allowed: Iterable[str]) -> str:
        """The same, written down."""
        several = tuple(allowed)
        compared.append((word, *several))
        return nearest(word, several)

    monkeypatch.setattr(paths, "nearest", counted)
    with pytest.raises(PathError):
        find(game("goryokaku").edition("", []), "castle_cord.roof.coss")
    assert compared
    assert len(compared) == len(set(compared))


@settings(max_examples=100, deadline=None, derandomize=True)
@given(EDITIONS, st.integers(-999, 999))
def test_setting_a_number_changes_exactly_that_number(data: dict[str, Any], new: int) -> None:
    before = copy.deepcopy(data)
    for path, old in numbers(data):
        changed = with_value(data, path, str(new))
        expected = [(other, new if other == path else value) for other, value in numbers(data)]
        assert numbers(changed) == expected
        assert with_value(changed, path, str(old)) == data
    assert data == before
