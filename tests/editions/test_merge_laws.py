"""Laws of laying one edition over another, for editions of any content."""

import copy
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import given, settings

from takujo.editions.load import merged
from takujo.editions.mistakes import Report
from tests.editions.any_edition import EDITIONS
from tests.editions.orchard import put, toml
from tests.editions.whole import resolve

Place = tuple[str, ...]
LAWS = settings(max_examples=100, deadline=None, derandomize=True)


def over(base: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The base with the changes, which must be possible."""
    report = Report("my.toml")
    whole = merged(base, changes, report)
    assert report.mistakes == []
    return whole


def flat(table: dict[str, Any], before: Place = ()) -> dict[Place, Any]:
    """Every value that is no table, and every empty table, by its place."""
    found: dict[Place, Any] = {}
    for key, value in table.items():
        if isinstance(value, dict) and value:
            found.update(flat(value, (*before, key)))
        else:
            found[(*before, key)] = value
    return found


def touches(one: Place, other: Place) -> bool:
    """Whether one of the places lies at or in the other."""
    shorter = min(len(one), len(other))
    return one[:shorter] == other[:shorter]


@LAWS
@given(EDITIONS)
def test_a_file_that_only_names_its_base_is_its_base(base: dict[str, Any]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        put(Path(folder), "first.toml", toml(base))
        second = put(Path(folder), "second.toml", 'based_on = "first"\n')
        assert resolve(second, [folder]) == base


@LAWS
@given(EDITIONS, EDITIONS, EDITIONS)
def test_a_chain_of_files_is_laid_one_over_the_other(
    first: dict[str, Any], second: dict[str, Any], third: dict[str, Any]
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        put(Path(folder), "first.toml", toml(first))
        put(Path(folder), "second.toml", 'based_on = "first"\n' + toml(second))
        file = put(Path(folder), "third.toml", 'based_on = "second"\n' + toml(third))
        assert resolve(file, [folder]) == over(over(first, second), third)


@LAWS
@given(EDITIONS, EDITIONS)
def test_changes_only_change_what_they_name(base: dict[str, Any], changes: dict[str, Any]) -> None:
    before = copy.deepcopy(base)
    result, old, named = flat(over(base, changes)), flat(base), flat(changes)
    for place, value in old.items():
        if not any(touches(place, other) for other in named):
            assert result[place] == value
    for place, value in named.items():
        if value != {}:
            assert result[place] == value
    assert set(result) <= set(old) | set(named)
    assert base == before


@LAWS
@given(EDITIONS, EDITIONS)
def test_elements_stay_in_the_order_of_the_base_with_new_ones_after(
    base: dict[str, Any], changes: dict[str, Any]
) -> None:
    whole = over(base, changes)
    assert list(whole) == [*base, *[key for key in changes if key not in base]]


@LAWS
@given(EDITIONS, EDITIONS)
def test_making_the_same_changes_twice_is_making_them_once(
    base: dict[str, Any], changes: dict[str, Any]
) -> None:
    once = over(base, changes)
    assert over(once, changes) == once


@LAWS
@given(EDITIONS, EDITIONS)
def test_what_is_made_absent_is_gone_and_nothing_else_is(
    base: dict[str, Any], others: dict[str, Any]
) -> None:
    gone = [key for key in base if key in others]
    whole = over(base, dict.fromkeys(gone, "absent"))
    assert whole == {key: value for key, value in base.items() if key not in gone}
