"""Every mistake in an edition's data is found, and said with what is allowed."""

import copy
import tomllib
from typing import Any

import pytest

from takujo.editions.shape import (
    Elements,
    FixedKeys,
    Flag,
    ListOf,
    Named,
    Names,
    Node,
    Number,
    NumbersBy,
    Text,
    Word,
    mistakes_in,
)
from tests.editions.orchard import FIRST, SHAPE


def lines(node: Node, value: Any) -> list[str]:
    """The mistakes in one value that stands at the key `x`."""
    return [
        str(mistake) for mistake in mistakes_in({"x": value}, FixedKeys({"x": node}), "my.toml")
    ]


TREES = Elements(Named({"cost": Number(0, 20)}))
FIELDS = Elements(Number(0, 5), ids=range(2), numbered=True, only=True)
HALF_OPEN = FixedKeys({"cost": Number(0, 20)}, optional={"vp": Number(0, 9)})


@pytest.mark.parametrize(
    ("node", "value"),
    [
        (Number(0, 20), 0),
        (Number(-2, 20, even=True), -2),
        (Flag(), False),
        (Word(of=["by_level"]), "by_level"),
        (Text(), ""),
        (Names(), {"ja": "図書館"}),
        (Names(), {"ja": "図書館", "en": "Library"}),
        (ListOf(Number(0, 9)), []),
        (ListOf(Number(0, 9), 1, 2), [1, 2]),
        (HALF_OPEN, {"cost": 1}),
        (HALF_OPEN, {"cost": 1, "vp": 2, "note": "dear", "provenance": "guessed"}),
        (HALF_OPEN, {"cost": 1, "provenance": {"cost": "guessed"}}),
        (TREES, {}),
        (TREES, {"old_apple2": {"ja": "木", "en": "Tree", "cost": 1}}),
        (FIELDS, {"0": 1, "1": 2}),
        (Elements(Number(0, 5), ids=["a"]), {"a": 1, "b": 2}),
        (NumbersBy(Number(0, 9)), {"2": 4, "10": 5}),
        (NumbersBy(Number(0, 9), range(2, 4)), {"2": 4, "3": 5}),
    ],
)
def test_what_is_allowed_is_accepted(node: Node, value: Any) -> None:
    assert lines(node, value) == []


@pytest.mark.parametrize(
    ("node", "value", "line"),
    [
        (Number(0, 20), "five", 'x: must be a whole number, not "five"; allowed: 0 to 20'),
        (Number(0, 20), True, "x: must be a whole number, not true; allowed: 0 to 20"),
        (Number(0, 20), 1.5, "x: must be a whole number, not 1.5; allowed: 0 to 20"),
        (Number(0, 20), [5], "x: must be a whole number, not a list; allowed: 0 to 20"),
        (Number(1, 20), 0, "x: 0 is too small; allowed: 1 to 20"),
        (Number(0, 20), 21, "x: 21 is too large; allowed: 0 to 20"),
        (Number(0, 20, even=True), 7, "x: 7 is odd; allowed: 0 to 20, even"),
        (Flag(), 1, "x: must be true or false, not 1; allowed: true, false"),
        (Word(of=["by_level", "flat"]), 3, "x: must be a word, not 3; allowed: by_level, flat"),
        (
            Word(of=["by_level", "flat"]),
            "by_levle",
            (
                'x: "by_levle" is not a word known here; allowed: by_level, flat; '
                'did you mean "by_level"?'
            ),
        ),
        (Text(), 3, "x: must be a text, not 3; allowed: a text in quotes"),
        (Names(), "図書館", 'x: must be a table, not "図書館"'),
        (Names(), {"en": "Library"}, "x.ja: is missing; allowed: a name in quotes"),
        (Names(), {"ja": " "}, "x.ja: is blank; allowed: a name in quotes"),
        (Names(), {"ja": 5}, "x.ja: must be a text, not 5; allowed: a name in quotes"),
        (
            Names(),
            {"ja": "木", "eng": "Tree"},
            'x.eng: is not a key of this table; allowed: ja, en; did you mean "en"?',
        ),
        (ListOf(Flag()), 3, "x: must be a list, not 3; allowed: a list"),
        (ListOf(Flag(), 1), [], "x: has too few items (0); allowed: a list of at least 1"),
        (ListOf(Flag(), 0, 1), [True] * 2, "x: has too many items (2); allowed: a list of 0 to 1"),
        (ListOf(Flag(), 2, 2), [True], "x: has too few items (1); allowed: a list of 2"),
        (ListOf(Number(0, 9)), [1, 10], "x.1: 10 is too large; allowed: 0 to 9"),
        (HALF_OPEN, 3, "x: must be a table, not 3"),
        (HALF_OPEN, {}, "x.cost: is missing; allowed: 0 to 20"),
        (
            HALF_OPEN,
            {"cost": 1, "pv": 2},
            'x.pv: is not a key of this table; allowed: cost, vp; did you mean "vp"?',
        ),
        (
            HALF_OPEN,
            {"cost": 1, "wood": 2},
            "x.wood: is not a key of this table; allowed: cost, vp",
        ),
        (
            HALF_OPEN,
            {"cost": 1, "note": 3},
            "x.note: must be a text, not 3; allowed: a text in quotes",
        ),
        (
            HALF_OPEN,
            {"cost": 1, "provenance": {"cost": 3}},
            "x.provenance.cost: must be a text, not 3; allowed: a text, a table of texts",
        ),
        (TREES, [], "x: must be a table, not a list"),
        (TREES, {"apple": 3}, "x.apple: must be a table, not 3"),
        (
            TREES,
            {"Apple": {}},
            'x.Apple: "Apple" is not an id; allowed: small letters a-z, digits and _',
        ),
        (TREES, {"note": {}}, 'x.note: "note" cannot be an id, it stands for a text'),
        (
            Elements(Names(), ids=["apple"]),
            {},
            "x.apple: is missing; allowed: a table with ja",
        ),
        (
            Elements(Flag(), numbered=True),
            {"05": True},
            'x.05: "05" is not an element\'s number; allowed: 0, 1, 2, ...',
        ),
        (
            FIELDS,
            {"0": 1, "1": 1, "2": 1},
            "x.2: is not an element of this table; allowed: 0, 1",
        ),
        (
            Elements(Flag(), ids=["apple", "plum"], only=True),
            {"apple": True, "plum": True, "plumm": True},
            'x.plumm: is not an element of this table; allowed: apple, plum; did you mean "plum"?',
        ),
        (
            NumbersBy(Flag()),
            {"two": True},
            'x.two: "two" is not an element\'s number; allowed: 0, 1, 2, ...',
        ),
        (NumbersBy(Number(0, 9), range(2, 4)), {"2": 1}, "x.3: is missing; allowed: 0 to 9"),
    ],
)
def test_what_is_not_allowed_is_said_in_full(node: Node, value: Any, line: str) -> None:
    assert lines(node, value) == ["my.toml: " + line]


@pytest.mark.parametrize(
    ("node", "allowed"),
    [
        (Names(), "a table with ja"),
        (FixedKeys({}), "a table"),
        (Elements(Flag()), "a table of elements"),
        (NumbersBy(Flag()), "a table keyed by numbers"),
        (NumbersBy(Flag(), range(2, 5)), "a table with 2, 3, 4"),
        (ListOf(Flag(), 1), "a list of at least 1"),
    ],
)
def test_a_missing_key_says_what_belongs_there(node: Node, allowed: str) -> None:
    missing = mistakes_in({}, FixedKeys({"x": node}), "my.toml")
    assert [str(mistake) for mistake in missing] == [f"my.toml: x: is missing; allowed: {allowed}"]


def test_a_whole_edition_without_mistakes_is_accepted() -> None:
    assert mistakes_in(tomllib.loads(FIRST), SHAPE, "first.toml") == []


def test_all_mistakes_are_reported_in_file_order_and_what_is_missing_last() -> None:
    data = copy.deepcopy(tomllib.loads(FIRST))
    data["rounds"] = 7
    data["trees"]["apple"]["effects"][1]["gain"]["vp"] = 10
    data["trees"]["plum"]["cost"] = "two"
    data["prices"]["days"][0] = [1]
    del data["name"]["ja"]
    del data["hand"]
    assert [str(mistake) for mistake in mistakes_in(data, SHAPE, "my.toml")] == [
        "my.toml: name.ja: is missing; allowed: a name in quotes",
        "my.toml: rounds: 7 is odd; allowed: 1 to 12, even",
        "my.toml: trees.apple.effects.1.gain.vp: 10 is too large; allowed: 1 to 9",
        'my.toml: trees.plum.cost: must be a whole number, not "two"; allowed: 0 to 20',
        "my.toml: prices.days.0: has too few items (1); allowed: a list of 2",
        "my.toml: hand: is missing; allowed: a table with 2, 3",
    ]
