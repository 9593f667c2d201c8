"""A path names one value of an edition, in full or as short as it is clear."""

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings

from takujo.editions.mistakes import EditionError
from takujo.editions.paths import PathError, find
from takujo.editions.places import value_at
from tests.editions.any_edition import EDITIONS
from tests.editions.orchard import FIRST
from tests.editions.whole import numbers

ORCHARD: dict[str, Any] = tomllib.loads(FIRST)


@pytest.mark.parametrize(
    ("path", "full"),
    [
        ("trees.apple.cost", "trees.apple.cost"),
        ("fields.1.vp", "fields.1.vp"),
        ("prices.days.1.0", "prices.days.1.0"),
        ("trees.apple.effects.1.gain.vp", "trees.apple.effects.1.gain.vp"),
        ("trees.りんごの木.cost", "trees.apple.cost"),
        ("trees.APPLE TREE.cost", "trees.apple.cost"),
        ("fields.riverside.vp", "fields.1.vp"),
        ("apple.cost", "trees.apple.cost"),
        ("川辺.vp", "fields.1.vp"),
        ("plum", "trees.plum"),
        ("trees.apple.vp", "trees.apple.effects.1.gain.vp"),
        ("apple tree.coin", "trees.apple.effects.0.gain.coin"),
        ("days.1.0", "prices.days.1.0"),
        ("prices.1.0", "prices.days.1.0"),
        ("coin", "trees.apple.effects.0.gain.coin"),
        ("harvest", "rules.harvest"),
        ("trees.apple.ja", "trees.apple.ja"),
        (" trees . apple . cost ", "trees.apple.cost"),
    ],
)
def test_a_path_in_full_or_shortened_is_found(path: str, full: str) -> None:
    assert find(ORCHARD, path) == full.split(".")


def test_a_name_with_a_dot_is_written_in_quotes() -> None:
    data = {"trees": {"oak": {"ja": "樫", "en": "St. Oak", "cost": 3}}}
    assert find(data, 'trees."st. oak".cost') == ["trees", "oak", "cost"]


def test_a_name_may_stand_in_a_table_of_names() -> None:
    data = {"trees": {"oak": {"name": {"ja": "樫", "en": "Oak tree"}, "cost": 3}}}
    assert find(data, "oak tree.cost") == find(data, "樫.cost") == ["trees", "oak", "cost"]


def test_a_short_name_is_only_looked_for_in_the_element_that_is_named() -> None:
    data = {"trees": {"1": {"cost": 3}, "2": {"effects": [{}, {"vp": 2}]}}}
    assert find(data, "trees.2.vp") == ["trees", "2", "effects", "1", "vp"]
    with pytest.raises(PathError) as caught:
        find(data, "trees.1.vp")
    assert str(caught.value) == (
        'trees.1.vp: there is no "vp" in trees.1; allowed: cost; did you mean "trees.2.vp"?'
    )


def test_a_number_goes_before_a_word_of_the_same_name() -> None:
    data = {"a": {"x": {"kind": "wood"}, "y": {"kind": 3}}}
    assert find(data, "a.kind") == ["a", "y", "kind"]


@pytest.mark.parametrize(
    ("path", "message"),
    [
        (
            "cost",
            "cost: may mean several places; allowed: trees.apple.cost, trees.plum.cost",
        ),
        (
            "prices.1",
            "prices.1: may mean several places; allowed: prices.days.0.1, prices.days.1.1",
        ),
        (
            "trees.aple.cost",
            (
                'trees.aple.cost: there is no "aple" in trees; allowed: apple, plum; '
                'did you mean "trees.apple.cost"?'
            ),
        ),
        (
            "trees.apple.cots",
            (
                'trees.apple.cots: there is no "cots" in trees.apple; '
                "allowed: cost, fruit, effects; "
                'did you mean "trees.apple.cost"?'
            ),
        ),
        (
            "plum.friut",
            (
                'plum.friut: there is no "friut" in trees.plum; '
                "allowed: cost, fruit, effects; "
                'did you mean "plum.fruit"?'
            ),
        ),
        (
            "りんごの樹.cost",
            (
                'りんごの樹.cost: there is no "りんごの樹" in this edition; '
                "allowed: rounds, rules, trees, fields, prices, hand; "
                'did you mean "りんごの木.cost"?'
            ),
        ),
        (
            "prices.days.5.0",
            (
                'prices.days.5.0: there is no "5" in prices.days; allowed: 0, 1; '
                'did you mean "prices.days.1.0"?'
            ),
        ),
        (
            "zzz",
            (
                'zzz: there is no "zzz" in this edition; '
                "allowed: rounds, rules, trees, fields, prices, hand"
            ),
        ),
        ("", "is not a path; allowed: keys with dots between them"),
        ("..", "..: is not a path; allowed: keys with dots between them"),
    ],
)
def test_a_path_that_is_not_clear_is_refused_with_the_paths_there_are(
    path: str, message: str
) -> None:
    with pytest.raises(PathError) as caught:
        find(ORCHARD, path)
    assert str(caught.value) == message


def test_a_long_list_of_places_is_cut() -> None:
    data = {"trees": {f"t{n}": {"cost": n} for n in range(23)}}
    with pytest.raises(PathError, match=r"trees\.t18\.cost, trees\.t19\.cost, and 3 more$"):
        find(data, "cost")


def test_two_elements_of_one_name_are_both_listed() -> None:
    data = {"a": {"oak": {"ja": "樫", "vp": 1}, "elm": {"ja": "樫", "vp": 2}}}
    with pytest.raises(PathError, match=r"^樫\.vp: may mean several .*: a\.oak\.vp, a\.elm\.vp$"):
        find(data, "樫.vp")


def test_all_numbers_are_listed_in_file_order_without_names_and_remarks() -> None:
    data = {**ORCHARD, "note": {"year": 2000}}
    assert numbers(data) == [
        ("rounds", 6),
        ("trees.apple.cost", 4),
        ("trees.apple.fruit", 2),
        ("trees.apple.effects.0.gain.coin", 1),
        ("trees.apple.effects.1.gain.vp", 2),
        ("trees.plum.cost", 2),
        ("trees.plum.fruit", 1),
        ("fields.0.vp", 1),
        ("fields.1.vp", 3),
        ("prices.days.0.0", 1),
        ("prices.days.0.1", 2),
        ("prices.days.1.0", 2),
        ("prices.days.1.1", 3),
        ("hand.2", 5),
        ("hand.3", 4),
    ]


@settings(max_examples=100, deadline=None, derandomize=True)
@given(EDITIONS)
def test_every_number_is_found_by_its_path(data: dict[str, Any]) -> None:
    for path, value in numbers(data):
        assert value_at(data, find(data, path)) == value


def test_a_path_error_is_an_edition_error() -> None:
    with pytest.raises(EditionError):
        find(ORCHARD, "zzz")
