"""Recorded games are told again, shown at any entry, and checked."""

import json
from pathlib import Path

import pytest

import takujo
from takujo.games.catalogue import game
from takujo.host.going_back import ask_back
from takujo.host.header import new_header
from takujo.host.record import Record
from takujo.host.takujo_file import write_record
from takujo.kernel.chance import FastNumbers
from tests.cli.running import here

Capture = pytest.CaptureFixture[str]
IDENTITY = game("san-juan").book().identity


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole random game of two, with an answer taken back."""
    book = game("san-juan").book()
    record = Record(new_header(book, ["human", "random"], "5"), book)
    numbers = FastNumbers(1)
    while record.waiting:
        seat = record.waiting[0]
        options = record.table.options(seat)
        choice = options[numbers.below(len(options))]
        record.answer(seat, [choice], record.question(seat))
        if not record.undone and record.undoable(seat):
            record.undo(seat, record.undoable(seat))
    assert record.undone
    path = tmp_path_factory.mktemp("records") / "game.takujo"
    path.write_text(write_record(record), encoding="utf-8")
    return path


def test_a_game_is_told_in_both_languages(capsys: Capture, file: Path) -> None:
    english = here(capsys, "replay", str(file), "--lang", "en")
    assert english.code == 0
    assert "Seat 1 human, Seat 2 random" in english.out
    assert "Seed 5" in english.out
    assert "picked the" in english.out
    assert "took the last answer back" in english.out
    assert "The game is over" in english.out
    assert "席1" in here(capsys, "replay", str(file), "--lang", "ja").out


def test_the_table_is_shown_after_any_entry(capsys: Capture, file: Path) -> None:
    deal = here(capsys, "replay", str(file), "--at", "0", "--lang", "en")
    assert "After entry 0 of" in deal.out
    assert "Pick a role." in deal.out
    later = here(capsys, "replay", str(file), "--at", "60", "--seat", "2", "--lang", "en")
    assert "After entry 60 of" in later.out
    assert later.out != deal.out
    beyond = here(capsys, "replay", str(file), "--at", "100000", "--lang", "en")
    assert beyond.code == 2
    assert "--at: 100000 is too large\n  Allowed: 0 to" in beyond.err
    nobody = here(capsys, "replay", str(file), "--at", "1", "--seat", "3", "--lang", "en")
    assert "--seat: 3 is too large\n  Allowed: 1 to 2" in nobody.err


def test_a_replay_is_data_for_programs(capsys: Capture, file: Path) -> None:
    whole = json.loads(here(capsys, "replay", str(file), "--json", "--lang", "en").out)
    assert whole["seats"] == ["human", "random"]
    assert whole["entries"][0]["number"] == 1
    assert whole["entries"][0]["entry"].startswith("s")
    assert whole["result"]["ranks"].count(1) >= 1
    at = json.loads(here(capsys, "replay", str(file), "--at", "20", "--json").out)
    assert at["at"] == 20
    table = takujo.from_json(json.dumps(at["position"]))
    assert takujo.view(table, at["seat"]) == at["view"]


def test_a_right_record_is_found_right(capsys: Capture, file: Path) -> None:
    ran = here(capsys, "verify", str(file), "--lang", "en")
    assert ran.code == 0
    assert "Every choice was legal: yes" in ran.out
    assert "The result is right: yes" in ran.out
    data = json.loads(here(capsys, "verify", str(file), "--json").out)
    assert data["ok"]
    assert {finding["verdict"] for finding in data["findings"]} == {"right"}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (f"\nrules {IDENTITY}", f"\nrules {'0' * 16}", "The rules are the ones the file names: NO"),
        ("\nseed 5", "\nseed 6", "Every choice was legal: NO"),
        ("end ", "end 9", "The result is right: NO"),
    ],
)
def test_a_changed_record_is_found_wrong(
    capsys: Capture, file: Path, tmp_path: Path, old: str, new: str, said: str
) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    changed = tmp_path / "changed.takujo"
    changed.write_text(text.replace(old, new), encoding="utf-8")
    ran = here(capsys, "verify", str(changed), "--lang", "en")
    assert ran.code == 1
    assert said in ran.out
    assert not json.loads(here(capsys, "verify", str(changed), "--json").out)["ok"]
    assert here(capsys, "replay", str(changed), "--lang", "en").code == 2
    assert "いいえ" in here(capsys, "verify", str(changed), "--lang", "ja").out


def test_who_plays_and_going_back_are_told(capsys: Capture, tmp_path: Path) -> None:
    book = game("san-juan").book()
    record = Record(new_header(book, ["human", "random"], "5"), book)
    answered = record.waiting[0]
    record.answer(answered, record.table.options(answered)[:1], record.question(answered))
    record.change_seat(0, "easy", "away")
    record.change_seat(0, "human", "back")
    ask_back(record, 0, 1)
    path = tmp_path / "friends.takujo"
    path.write_text(write_record(record), encoding="utf-8")
    told = here(capsys, "replay", str(path), "--lang", "en").out
    assert "Seat 1 went away: a CPU (Easy) plays on" in told
    assert "Seat 1 came back to play" in told
    assert "Seat 1 asked everybody to go back to before move 1" in told
    assert "back to before move 1" in told
    assert "席1" in here(capsys, "replay", str(path), "--lang", "ja").out
