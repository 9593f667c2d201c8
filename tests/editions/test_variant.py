"""A variant is saved as the designer would have written it."""

import difflib
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from takujo.editions.load import checked
from takujo.editions.mistakes import EditionError
from takujo.editions.paths import with_settings
from takujo.lab.variant import save_variant
from tests.editions.orchard import FIRST, SHAPE, put
from tests.editions.whole import numbers, resolve

SECOND = """\
# My own orchard.
based_on = "first"  # the printed one
name.ja = "私の果樹園"

[trees.apple]
cost = 5  # dearer still
"""


def changed_lines(before: str, after: str) -> list[str]:
    """The lines taken out and put in."""
    lines = difflib.ndiff(before.splitlines(), after.splitlines())
    return [line for line in lines if line[0] in "+-"]


def saved(folder: Path, text: str, settings: list[str]) -> str:
    """The variant of this file, which must be what the settings make of the edition."""
    put(folder, "first.toml", FIRST)
    source = put(folder, "source.toml", text)
    target = folder / "variant.toml"
    save_variant(source, settings, str(target), [str(folder)])
    expected = with_settings(resolve(source, [str(folder)]), settings)
    assert resolve(str(target), [str(folder)]) == expected
    return target.read_text(encoding="utf-8")


def test_without_settings_the_copy_is_the_same_to_the_letter(tmp_path: Path) -> None:
    assert saved(tmp_path, FIRST, []) == FIRST
    assert saved(tmp_path, SECOND, []) == SECOND


def test_only_the_lines_of_the_values_change_and_comments_stay(tmp_path: Path) -> None:
    settings = ["apple.cost=7", "apple.coin=3", "prices.days.1.0=9", "harvest=by_hand", "hand.2=6"]
    assert changed_lines(FIRST, saved(tmp_path, FIRST, settings)) == [
        '- harvest = "by_ladder"',
        '+ harvest = "by_hand"',
        "- cost = 4  # dear on purpose",
        "+ cost = 7  # dear on purpose",
        '-   { when = "picked", gain = { coin = 1 } },  # the first of the day',
        '+   { when = "picked", gain = { coin = 3 } },  # the first of the day',
        "- days = [[1, 2], [2, 3]]",
        "+ days = [[1, 2], [9, 3]]",
        "- 2 = 5",
        "+ 2 = 6",
    ]


def test_values_of_the_base_are_added_in_their_tables(tmp_path: Path) -> None:
    settings = ["apple.cost=7", "apple.fruit=3", "rounds=8", "川辺.vp=4", "open_hands=true"]
    assert (
        saved(tmp_path, SECOND, settings)
        == """\
# My own orchard.
based_on = "first"  # the printed one
name.ja = "私の果樹園"
rounds = 8

[trees.apple]
cost = 7  # dearer still
fruit = 3

[fields.1]
vp = 4

[rules]
open_hands = true
"""
    )


def test_a_list_of_the_base_is_added_whole(tmp_path: Path) -> None:
    assert changed_lines(SECOND, saved(tmp_path, SECOND, ["apple.vp=5", "prices.0.1=7"])) == [
        "+ effects = [",
        '+     {when = "picked", gain = {coin = 1}},',
        '+     {when = "end", gain = {vp = 5}},',
        "+ ]",
        "+ ",
        "+ [prices]",
        "+ days = [[1, 7], [2, 3]]",
    ]


def test_a_value_is_added_to_a_table_in_braces(tmp_path: Path) -> None:
    text = 'based_on = "first"\ntrees = { apple = { cost = 5 } }\n'
    assert saved(tmp_path, text, ["apple.fruit=3", "plum.cost=1"]) == (
        'based_on = "first"\ntrees = { apple = { cost = 5, fruit = 3}, plum = {cost = 1}}\n'
    )


def test_what_the_base_has_is_said_to_be_absent_and_what_is_own_taken_out(tmp_path: Path) -> None:
    assert changed_lines(SECOND, saved(tmp_path, SECOND, ["trees.plum=absent"])) == [
        "+ [trees]",
        '+ plum = "absent"',
        "+ ",
    ]
    assert changed_lines(FIRST, saved(tmp_path, FIRST, ["hand.3=absent"])) == ["- 3 = 4"]
    own = SECOND + "\n[fields.1.extra]\nvp = 1\n"
    assert "extra" not in saved(tmp_path, own, ["fields.1.extra=absent"])


def test_windows_line_ends_are_kept(tmp_path: Path) -> None:
    source = tmp_path / "source.toml"
    source.write_bytes(FIRST.replace("\n", "\r\n").encode())
    save_variant(str(source), ["rounds=8"], str(tmp_path / "variant.toml"))
    written = (tmp_path / "variant.toml").read_bytes().decode()
    assert written == FIRST.replace("rounds = 6", "rounds = 8").replace("\n", "\r\n")


def test_a_base_given_as_a_file_is_found_from_the_new_place(tmp_path: Path) -> None:
    (tmp_path / "variants").mkdir()
    put(tmp_path, "first.toml", FIRST)
    source = put(tmp_path, "source.toml", 'based_on = "./first.toml"  # printed\n')
    target = tmp_path / "variants" / "mine.toml"
    save_variant(source, ["rounds=8"], str(target))
    assert target.read_text() == 'based_on = "../first.toml"  # printed\nrounds = 8\n'
    assert checked(str(target), [], SHAPE)["rounds"] == 8


def test_wrong_settings_are_all_said_and_nothing_is_saved(tmp_path: Path) -> None:
    source = put(tmp_path, "first.toml", FIRST)
    target = tmp_path / "variant.toml"
    with pytest.raises(EditionError) as caught:
        save_variant(source, ["rounds=many", "rounds=8", "round=8"], str(target))
    assert str(caught.value) == (
        'rounds: must be a whole number, not "many"\n'
        'round: there is no "round" in this edition; '
        "allowed: rounds, rules, trees, fields, prices, hand; "
        'did you mean "rounds"?'
    )
    assert not target.exists()


def test_a_layout_that_cannot_hold_the_settings_is_left_alone(tmp_path: Path) -> None:
    source = put(tmp_path, "my.toml", "rules.harvest = 8\nrounds = 6\n")
    target = tmp_path / "variant.toml"
    with pytest.raises(EditionError) as caught:
        save_variant(source, ["harvest=absent"], str(target))
    assert str(caught.value) == "my.toml: the settings do not fit into the layout of this file"
    assert not target.exists()


def test_a_place_that_cannot_be_written_to_is_refused(tmp_path: Path) -> None:
    source = put(tmp_path, "first.toml", FIRST)
    target = str(tmp_path / "nowhere" / "variant.toml")
    with pytest.raises(EditionError) as caught:
        save_variant(source, ["rounds=8"], target)
    assert str(caught.value) == "variant.toml: cannot be written: No such file or directory"


@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    st.lists(st.sampled_from([path for path, _ in numbers(tomllib.loads(FIRST))]), max_size=6),
    st.sampled_from([FIRST, SECOND]),
)
def test_any_numbers_may_be_changed_together(
    tmp_path_factory: Any, paths: list[str], text: str
) -> None:
    folder = tmp_path_factory.mktemp("editions")
    saved(folder, text, [f"{path}={10 + n}" for n, path in enumerate(paths)])
