"""Edition files are read, laid over their bases, and refused with a reason."""

import os
from pathlib import Path

import pytest

from takujo.editions.load import checked, edition_file, edition_names, read
from takujo.editions.mistakes import EditionError
from tests.editions.orchard import FIRST, SHAPE, put
from tests.editions.whole import resolve


def refusal(file: str, folders: list[str]) -> str:
    """What is said when this edition is resolved, without the folder in front of file names."""
    with pytest.raises(EditionError) as caught:
        resolve(file, folders)
    return str(caught.value).replace(os.path.dirname(file) + os.sep, "")


def test_an_edition_without_a_base_is_what_its_file_says(tmp_path: Path) -> None:
    file = put(tmp_path, "first.toml", FIRST)
    assert resolve(file, []) == read(file)
    assert read(file)["trees"]["plum"]["cost"] == 2


def test_a_byte_order_mark_before_the_text_is_ignored(tmp_path: Path) -> None:
    assert read(put(tmp_path, "my.toml", "\ufeffrounds = 6\n")) == {"rounds": 6}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("rounds = 6\ncost == 5\n", "line 2, column 7: is not TOML: Invalid value"),
        (
            "[trees\n",
            "line 1, column 7: is not TOML: Expected ']' at the end of a table declaration",
        ),
        ("days = [1,\n2", "line 2, column 2: is not TOML: Unclosed array"),
        ("a = 1\na = 2\n", "line 2, column 6: is not TOML: Cannot overwrite a value"),
    ],
)
def test_malformed_toml_is_refused_with_line_and_column(
    tmp_path: Path, text: str, line: str
) -> None:
    assert refusal(put(tmp_path, "my.toml", text), []) == f"my.toml: {line}"


def test_toml_that_cannot_be_taken_in_is_refused(tmp_path: Path) -> None:
    deep = put(tmp_path, "deep.toml", "a = " + "[" * 3000)
    assert refusal(deep, []) == "deep.toml: is nested too deeply"
    dots = put(tmp_path, "dots.toml", "a" + ".a" * 500 + " = 1")
    assert refusal(dots, []) == "dots.toml: line 1: is nested too deeply"
    tables = put(tmp_path, "tables.toml", "a.a.a.a.a.a.a.a.a.a.a.a.a.a.a = 1")
    assert refusal(tables, []) == "tables.toml: is nested too deeply"
    long = put(tmp_path, "long.toml", "a = 1\nb = " + "1" * 5000)
    assert refusal(long, []) == "long.toml: line 2: is too long; allowed: at most 4000 characters"


def test_a_missing_file_is_refused_and_the_nearest_suggested(tmp_path: Path) -> None:
    put(tmp_path, "orchard.toml", FIRST)
    assert refusal(str(tmp_path / "orchad.toml"), []) == (
        'orchad.toml: there is no such file; did you mean "orchard.toml"?'
    )
    nowhere = tmp_path / "nowhere" / "my.toml"
    assert refusal(str(nowhere), []) == "my.toml: there is no such file"


def test_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "my.toml").mkdir()
    assert refusal(str(tmp_path / "my.toml"), []) == "my.toml: is a folder, not an edition file"


def test_a_file_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    file = put(tmp_path, "my.toml", FIRST)
    inside = os.path.join(file, "other.toml")
    assert refusal(inside, []) == "other.toml: cannot be read: Not a directory"


def test_text_in_another_encoding_is_refused_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_bytes('a = 1\nja = "図書館"\n'.encode("shift_jis"))
    assert refusal(str(tmp_path / "my.toml"), []) == "my.toml: line 2: is not UTF-8 text"


def test_a_delta_changes_what_it_names_and_keeps_the_rest_in_order(tmp_path: Path) -> None:
    first = read(put(tmp_path, "first.toml", FIRST))
    delta = """\
based_on = "first"
name.ja = "果樹園 第二版"
[trees.pear]
ja = "梨"
[trees.apple]
cost = 5
effects = []
"""
    whole = resolve(put(tmp_path, "second.toml", delta), [str(tmp_path)])
    assert "based_on" not in whole
    assert whole["name"] == {"ja": "果樹園 第二版", "en": "Orchard, first edition"}
    assert whole["trees"]["apple"] == {**first["trees"]["apple"], "cost": 5, "effects": []}
    assert whole["prices"] == first["prices"]
    assert list(whole) == list(first)
    assert list(whole["trees"]) == ["apple", "plum", "pear"]


def test_absent_takes_a_key_or_a_whole_element_out(tmp_path: Path) -> None:
    put(tmp_path, "first.toml", FIRST)
    delta = 'based_on = "first"\n[trees]\nplum = "absent"\n[fields.1]\nen = "absent"\n'
    whole = resolve(put(tmp_path, "second.toml", delta), [str(tmp_path)])
    assert list(whole["trees"]) == ["apple"]
    assert "en" not in whole["fields"]["1"]


def test_absent_of_what_is_not_there_is_refused(tmp_path: Path) -> None:
    put(tmp_path, "first.toml", FIRST)
    delta = 'based_on = "first"\nmotto = "absent"\n[trees]\nplumm = "absent"\n'
    assert refusal(put(tmp_path, "second.toml", delta), [str(tmp_path)]) == (
        "second.toml: motto: is not there to be made absent\n"
        'second.toml: trees.plumm: is not there to be made absent; did you mean "plum"?'
    )


def test_absent_is_an_ordinary_word_inside_a_list(tmp_path: Path) -> None:
    assert resolve(put(tmp_path, "my.toml", 'a = ["absent"]\n'), []) == {"a": ["absent"]}


def test_bases_may_be_chained_by_name_and_by_file(tmp_path: Path) -> None:
    (tmp_path / "shop").mkdir()
    put(tmp_path, "first.toml", "a = 1\nb = 1\nc = 1\n")
    put(tmp_path / "shop", "second.toml", 'based_on = "first"\nb = 2\nc = 2\n')
    third = put(tmp_path, "third.toml", 'based_on = "shop/second.toml"\nc = 3\n')
    assert resolve(third, [str(tmp_path)]) == {"a": 1, "b": 2, "c": 3}


def test_a_name_is_taken_from_the_first_folder_that_has_it(tmp_path: Path) -> None:
    (tmp_path / "own").mkdir()
    printed = put(tmp_path, "first.toml", "a = 1\n")
    own = put(tmp_path / "own", "first.toml", 'based_on = "first"\nb = 2\n')
    folders = [str(tmp_path / "own"), str(tmp_path), str(tmp_path / "nowhere")]
    assert edition_file("first", folders) == own
    assert edition_file("first", folders, asking=own) == printed
    assert edition_file("second", folders) == ""
    assert edition_names(folders) == ["first"]
    assert resolve(own, folders) == {"a": 1, "b": 2}


def test_an_unknown_base_is_refused_with_the_names_there_are(tmp_path: Path) -> None:
    put(tmp_path, "first.toml", FIRST)
    by_name = put(tmp_path, "my.toml", 'based_on = "frist"\n')
    assert refusal(by_name, [str(tmp_path)]) == (
        'my.toml: based_on: there is no edition "frist"; allowed: first, my; did you mean "first"?'
    )
    by_file = put(tmp_path, "your.toml", 'based_on = "./frist.toml"\n')
    assert refusal(by_file, []) == (
        'your.toml: based_on: there is no file "frist.toml"; did you mean "first.toml"?'
    )


def test_a_base_must_be_a_text(tmp_path: Path) -> None:
    assert refusal(put(tmp_path, "my.toml", "based_on = 3\n"), []) == (
        "my.toml: based_on: must be a text, not 3; allowed: an edition's name, a file"
    )


def test_bases_that_lead_round_in_a_circle_are_refused(tmp_path: Path) -> None:
    put(tmp_path, "a.toml", 'based_on = "b"\n')
    put(tmp_path, "b.toml", 'based_on = "c.toml"\n')
    start = put(tmp_path, "c.toml", 'based_on = "a"\n')
    assert refusal(start, [str(tmp_path)]) == (
        "b.toml: based_on: leads round in a circle: c.toml -> a.toml -> b.toml -> c.toml"
    )
    itself = put(tmp_path, "d.toml", 'based_on = "./d.toml"\n')
    assert refusal(itself, []) == "d.toml: based_on: leads round in a circle: d.toml -> d.toml"


def test_each_mistake_names_the_file_that_made_it(tmp_path: Path) -> None:
    first = put(tmp_path, "first.toml", FIRST.replace("rounds = 6", "rounds = 60"))
    delta = 'based_on = "first"\nmoto = "x"\n[trees.apple]\ncost = 50\n[fields]\n1 = "absent"\n'
    second = put(tmp_path, "second.toml", delta)
    with pytest.raises(EditionError) as caught:
        checked(second, [str(tmp_path)], SHAPE)
    assert [(mistake.file, mistake.key) for mistake in caught.value.mistakes] == [
        (first, "rounds"),
        (second, "trees.apple.cost"),
        (second, "fields.1"),
        (second, "moto"),
    ]


def test_an_edition_without_mistakes_is_given_back(tmp_path: Path) -> None:
    file = put(tmp_path, "first.toml", FIRST)
    assert checked(file, [], SHAPE) == read(file)
