"""The rules identity stands for the rules, and for nothing that people only read."""

import copy
import tomllib
from typing import Any

import pytest
from hypothesis import given, settings

from takujo.editions.identity import only_rules, rules_identity
from tests.editions.any_edition import EDITIONS
from tests.editions.changed import with_value
from tests.editions.orchard import FIRST
from tests.editions.whole import numbers

ORCHARD: dict[str, Any] = tomllib.loads(FIRST)


def test_the_identity_of_given_rules_never_changes() -> None:
    assert rules_identity("orchard", 1, {"b": [1, {"語": "あ"}], "a": True}) == "d1b0ae2306774ff6"


def test_game_version_and_edition_all_count() -> None:
    marks = {
        rules_identity("orchard", 1, ORCHARD),
        rules_identity("vineyard", 1, ORCHARD),
        rules_identity("orchard", 2, ORCHARD),
        rules_identity("orchard", 1, with_value(ORCHARD, "harvest", "by_hand")),
        rules_identity("orchard", 1, with_value(ORCHARD, "open_hands", "true")),
        rules_identity("orchard", 1, with_value(ORCHARD, "plum", "absent")),
    }
    assert len(marks) == 6


@pytest.mark.parametrize(
    "key", ["name", "names", "ja", "en", "text", "icon", "provenance", "note", "targets"]
)
def test_what_people_read_does_not_count_at_any_depth(key: str) -> None:
    changed = copy.deepcopy(ORCHARD)
    changed[key] = {"ja": "別", "cost": 1}
    changed["trees"]["plum"][key] = "別"
    changed["trees"]["apple"]["effects"][0][key] = "別"
    assert rules_identity("orchard", 1, changed) == rules_identity("orchard", 1, ORCHARD)


def test_adding_a_translation_does_not_count() -> None:
    changed = copy.deepcopy(ORCHARD)
    changed["fields"]["0"]["en"] = "Hill"
    assert rules_identity("orchard", 1, changed) == rules_identity("orchard", 1, ORCHARD)


def test_the_order_of_keys_does_not_count_but_that_of_a_list_does() -> None:
    one = rules_identity("orchard", 1, {"a": 1, "b": [1, 2]})
    assert rules_identity("orchard", 1, {"b": [1, 2], "a": 1}) == one
    assert rules_identity("orchard", 1, {"a": 1, "b": [2, 1]}) != one


def test_the_order_of_elements_counts_because_games_number_them() -> None:
    one = rules_identity("orchard", 1, {"trees": {"plum": {"a": 1}, "pear": {"a": 1}}})
    assert rules_identity("orchard", 1, {"trees": {"pear": {"a": 1}, "plum": {"a": 1}}}) != one


def test_leaving_out_what_people_read_leaves_the_edition_itself_alone() -> None:
    before = copy.deepcopy(ORCHARD)
    assert only_rules(ORCHARD["fields"]) == {"0": {"vp": 1}, "1": {"vp": 3}}
    assert before == ORCHARD


@settings(max_examples=100, deadline=None, derandomize=True)
@given(EDITIONS)
def test_changing_any_number_changes_the_identity(data: dict[str, Any]) -> None:
    mark = rules_identity("orchard", 1, data)
    for path, value in numbers(data):
        changed = with_value(data, path, str(value + 1))
        assert rules_identity("orchard", 1, changed) != mark
