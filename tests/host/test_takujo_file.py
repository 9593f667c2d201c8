"""A ``.takujo`` file reads back as it was written, and says what is wrong with it."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from takujo.host.header import Header, new_header
from takujo.host.record import Record
from takujo.host.takujo_file import TakujoFileError, load, read, write, write_record
from takujo.host.verify import replay, verify
from tests.host.any_record import entries, headers
from tests.host.records import answer, play_on, san_juan, state

RECORD = san_juan(2, 1)
play_on(RECORD, 1)
TEXT = write_record(RECORD)
LINES = TEXT.split("\n")
MIDDLE = RECORD.book.game.to_data(Record(RECORD.header, RECORD.book, RECORD.entries[:150]).table)
FIRST = LINES.index("") + 1  # the place of the first entry; its line is one more


NUMBERS = ["-1", "0", "1", "9999", "1" + 30 * "0", "1.5"]
OTHERS = ["null", "true", '""', '"x"', '"?"', "[]", '["x"]', "{}", '{"x":1}', '[["x",0,0]]']
ODD = st.sampled_from([*NUMBERS, *OTHERS])


def mistakes(text: str) -> list[str]:
    """What is wrong with this text."""
    with pytest.raises(TakujoFileError) as caught:
        read(text, "match.takujo")
    return [str(mistake) for mistake in caught.value.mistakes]


def with_line(key: str, line: str) -> str:
    """The file with one header line replaced, or taken out if it is empty."""
    at = next(i for i, old in enumerate(LINES) if old.split(" ")[0] == key)
    return "\n".join([*LINES[:at], *([line] if line else []), *LINES[at + 1 :]])


def with_entries(*lines: str) -> str:
    """The file with other entries."""
    return "\n".join([*LINES[:FIRST], *lines]) + "\n"


def test_a_record_is_written_as_people_would() -> None:
    record = san_juan(2, 1)
    (seat,) = record.waiting
    answer(record, seat, "role builder", "pass")
    record.undo(seat, 1)
    record.change_seat(1 - seat, "normal")
    lines = write_record(record).split("\n")
    header = {line.split(" ")[0]: line for line in lines[:9]}
    assert lines[0] == "takujo 1"
    assert header["game"] == "game san-juan"
    assert header["rules"] == f"rules {record.book.identity} version 2"
    assert header["edition"] == "edition first"
    assert header["data"].startswith('data {"name":{"ja":"')
    assert header["chance"] == "chance fast"
    assert header["seed"] == "seed 1"
    assert header["seats"] == "seats human human"
    assert header["start"] == "start deal"
    assert lines[9:] == [
        "",
        f"1 s{seat} role builder; pass",
        "2 undo 1",
        f"3 seat {1 - seat} normal",
        "",
    ]


def test_a_seed_that_is_secret_is_left_out() -> None:
    hidden = write_record(RECORD, with_seed=False)
    assert [line for line in hidden.split("\n") if line.startswith("seed")] == []
    assert read(hidden).header.seed == ""


def test_a_start_is_written_without_its_seed() -> None:
    position = RECORD.book.game.to_data(san_juan(2, 1).table)
    assert position["chance"]["seed"] == "1"
    header = new_header(RECORD.book, ["human"] * 2, "77", start=position)
    assert header.start is not None
    assert header.start["chance"] == {"times": position["chance"]["times"]}


def test_what_was_read_plays_as_what_was_written() -> None:
    file = read(TEXT)
    assert (file.header, file.entries) == (RECORD.header, RECORD.entries)
    assert state(replay(file)) == state(RECORD)
    assert write(file.header, file.entries) == TEXT


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.data())
def test_whatever_is_written_reads_back_the_same(data: st.DataObject) -> None:
    header: Header = data.draw(headers())
    written = data.draw(entries(len(header.seats)))
    text = write(header, written)
    text.encode("utf-8")
    file = read(text)
    assert file.header == header
    assert file.entries == written
    assert list(file.header.edition) == list(header.edition), "elements are numbered in this order"
    assert write(file.header, file.entries) == text


def test_spaces_line_ends_and_blank_lines_do_not_matter(tmp_path: Path) -> None:
    changed = "\ufeff" + TEXT.replace("\n", " \r\n").replace("; ", " ;  ")
    path = tmp_path / "match.takujo"
    path.write_bytes(changed.encode("utf-8"))
    file = load(path)
    assert (file.header, file.entries) == (RECORD.header, RECORD.entries)
    spaced = TEXT.replace("\n2 ", "\n\n\n2 ").rstrip("\n")
    assert read(spaced).entries == RECORD.entries


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", 'line 1: "" does not begin a record of a match; allowed: takujo 1'),
        ("takujo 2\n" + TEXT, 'line 1: "takujo 2" does not begin'),
        (with_line("game", ""), "header: game is missing"),
        (with_line("game", "game san-jaun"), 'line 2: game: there is no game "san-jaun"'),
        (with_line("game", "gmae san-juan"), 'line 2: "gmae" is not known in a header'),
        (with_line("chance", "game san-juan"), "line 6: game is given twice"),
        (with_line("rules", "rules 12 version 1"), 'line 3: rules: "12 version 1" is no rules'),
        (with_line("rules", "rules 0123456789abcdef"), "line 3: rules: "),
        (with_line("edition", "edition"), "line 4: edition: has no name"),
        (with_line("edition", 'edition "first'), "line 4: edition: is not JSON"),
        (with_line("data", "data"), "line 5: data: is not JSON"),
        (with_line("data", "data 3"), "line 5: data: 3 is not a table"),
        (with_line("data", 'data {"a":1,"a":2}'), 'line 5: data: is not JSON: "a" is given twice'),
        (with_line("data", 'data {"a":NaN}'), "line 5: data: is not JSON: NaN is not a number"),
        (with_line("data", 'data {"a":1e999}'), "line 5: data: is not JSON"),
        (with_line("data", 'data {"a":"\\ud800"}'), "line 5: data: is not JSON"),
        (with_line("data", "data " + "[" * 100_000), "line 5: data: is nested too deeply"),
        (with_line("chance", "chance fats"), 'line 6: chance: "fats" is no kind of chance'),
        (with_line("chance", "chance sealed"), "line 7: seed: "),
        (with_line("seed", "seed 007"), 'line 7: seed: "007" has not the right form'),
        (with_line("seats", "seats human"), "line 8: seats: 1 cannot play san-juan"),
        (with_line("start", "start again"), "line 9: start: is not JSON"),
        (with_line("start", "match two words"), 'line 9: match: "two words" is no id'),
        (with_line("start", "commitment 12"), 'line 9: commitment: "12" has not the right form'),
        (with_entries("2 s0 pass"), 'line 11: "2" is not the number of the next entry; allowed: 1'),
        (with_entries("one s0 pass"), 'line 11: "one" is not the number of the next entry'),
        (with_entries("1 s2 pass"), "line 11: there is no seat 2; allowed: 0 to 1"),
        (with_entries("1 s0"), "line 11: has no choice"),
        (with_entries("1 s0 pass;;pass"), "line 11: a choice is empty"),
        (with_entries("1 unod 1"), 'line 11: "unod" is no entry'),
        (with_entries("1"), 'line 11: "" is no entry'),
        (with_entries("1 undo 1"), 'line 11: "1" cannot be taken back'),
        (with_entries("1 s0 pass", "2 undo 1", "3 undo 1"), "line 13: "),
        (with_entries("1 seat 0"), 'line 11: "0" is not a seat and who plays it'),
        (with_entries("1 seat 5 human"), "line 11: there is no seat 5"),
        (with_entries("1 end 1"), "line 11: has 1 scores; allowed: 2 whole numbers"),
        (with_entries("1 end 1 x"), 'line 11: "x" is no score'),
        (with_entries("1 end 1 2", "2 s0 pass"), "line 12: comes after the end"),
    ],
)
def test_a_mistake_is_named_with_its_line(text: str, expected: str) -> None:
    found = mistakes(text)
    assert any(line.startswith(f"match.takujo: {expected}") for line in found), found


def test_the_nearest_word_is_suggested() -> None:
    assert mistakes(with_line("game", "game san-jaun"))[0].endswith('did you mean "san-juan"?')
    assert mistakes(with_line("seats", "seat human human"))[0].endswith('did you mean "seats"?')
    assert mistakes(with_line("chance", "chance fats"))[0].endswith('did you mean "fast"?')
    assert mistakes(with_entries("1 unod 1"))[0].endswith('did you mean "undo"?')


def test_all_mistakes_are_named_at_once() -> None:
    text = with_line("game", "game chess").replace("\nseed 1\n", "\nseed x\n")
    assert len(mistakes(text + "nonsense\n")) == 3


def test_a_file_that_is_not_there_or_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "binary.takujo").write_bytes(b"takujo 1\ngame \xff\n")
    (tmp_path / "endless.takujo").symlink_to("/dev/zero")
    for name, problem in [
        ("none.takujo", "there is no such file"),
        ("binary.takujo", "line 2: is not UTF-8 text"),
        (".", "cannot be read"),
        ("endless.takujo", "is too large for a record of a match; allowed: at most"),
    ]:
        with pytest.raises(TakujoFileError, match=problem):
            load(tmp_path / name)


def mangled(data: st.DataObject, text: str) -> str:
    """The text with some lines or letters changed."""
    for _ in range(data.draw(st.integers(1, 3), label="changes")):
        at = data.draw(st.integers(0, len(text)), label="at")
        length = data.draw(st.sampled_from([0, 1, 1, 2, 40]), label="taken out")
        put = st.sampled_from(
            ["", "\n", " ", ";", "0", "-1", "99", "{}", '"', "null", "s1", "é", "["]
        )
        text = text[:at] + data.draw(put, label="put in") + text[at + length :]
    return text


def judged(text: str) -> list[str]:
    """What is said about a text: its mistakes, or what verifying it finds."""
    try:
        file = read(text, "match.takujo")
    except TakujoFileError as error:
        return [str(mistake) for mistake in error.mistakes]
    return [f"{finding.check} {finding.verdict} {finding}" for finding in verify(file)]


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.data())
def test_no_text_is_too_mangled_to_be_judged(data: st.DataObject) -> None:
    assert judged(mangled(data, TEXT))


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.data())
def test_no_edition_and_no_start_is_too_odd_to_be_judged(data: st.DataObject) -> None:
    """Lines that are JSON, but not what the rules expect."""
    key = data.draw(st.sampled_from(["data", "start"]))
    value = RECORD.header.edition if key == "data" else MIDDLE
    odd = json.loads(json.dumps(value))
    for _ in range(data.draw(st.integers(1, 2))):
        spoil(data, odd)
    assert judged(with_line(key, f"{key} {json.dumps(odd)}"))


def spoil(data: st.DataObject, value: Any) -> None:
    """Put something odd in one place of the data."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys), label="key")
        inner = value[key]
        if not isinstance(inner, dict | list) or data.draw(st.sampled_from([0, 0, 0, 1])):
            value[key] = json.loads(data.draw(ODD, label="odd"))
            return
        value = inner
