"""An edition file is explained: everything wrong with it, or what it is."""

import json
from pathlib import Path

import pytest

from takujo.games.catalogue import game
from tests.cli.running import Ran, here

Capture = pytest.CaptureFixture[str]
FINE = """\
game = "san-juan"
based_on = "first"
name.ja = "私の版"
name.en = "My edition"
limits.hand = 8
cards.well.cost = 3
cards.smithy.effects = "absent"
"""
WRONG = """\
based_on = "first"
limits.hands = 8
cards.well.cost = 99
[cards.smithy]
effects = [{ when = "build", gain = { discount = 1 } }]
"""


def checked(capsys: Capture, folder: Path, text: str, *more: str) -> Ran:
    """Check this text as a file."""
    file = folder / "my.toml"
    file.write_text(text, encoding="utf-8")
    return here(capsys, "check", str(file), *more)


def test_a_good_file_says_what_it_is_and_what_it_changes(capsys: Capture, tmp_path: Path) -> None:
    ran = checked(capsys, tmp_path, FINE, "--lang", "en")
    assert ran.code == 0
    assert "my.toml: no mistakes." in ran.out
    assert game("san-juan").book(str(tmp_path / "my.toml")).identity in ran.out
    assert "Based on first" in ran.out
    assert "5 values differ" in ran.out
    assert "limits.hand: 7 → 8" in ran.out
    assert "cards.well.cost: 2 → 3" in ran.out
    assert "→ absent" in ran.out
    assert "誤りはありません" in checked(capsys, tmp_path, FINE, "--lang", "ja").out


def test_every_mistake_is_told_with_what_is_allowed(capsys: Capture, tmp_path: Path) -> None:
    ran = checked(capsys, tmp_path, WRONG, "--lang", "en")
    assert ran.code == 2
    assert "limits.hands: is not a key of this table" in ran.err
    assert "Did you mean hand?" in ran.err
    assert "cards.well.cost: 99 is too large\n  Allowed: 0 to 20" in ran.err
    assert 'cards.smithy.effects.0.when: "build" is not known' in ran.err
    assert "Did you mean built?" in ran.err
    assert "3 mistakes." in ran.err
    assert "99は大きすぎます" in checked(capsys, tmp_path, WRONG, "--lang", "ja").err


def test_findings_are_data_for_programs(capsys: Capture, tmp_path: Path) -> None:
    fine = json.loads(checked(capsys, tmp_path, FINE, "--json").out)
    assert (fine["ok"], fine["game"], fine["game_known_by"]) == (True, "san-juan", "file")
    assert {"key": "limits.hand", "before": 7, "after": 8} in fine["changes"]
    wrong = checked(capsys, tmp_path, WRONG, "--json")
    assert wrong.code == 2
    data = json.loads(wrong.out)
    assert not data["ok"]
    assert data["rules"] is None
    assert {mistake["key"] for mistake in data["mistakes"]} == {
        "limits.hands",
        "cards.well.cost",
        "cards.smithy.effects.0.when",
    }


def test_the_game_is_known_by_option_file_folder_or_likeness(
    capsys: Capture, tmp_path: Path
) -> None:
    plain = FINE.replace('game = "san-juan"\n', "")
    ran = checked(capsys, tmp_path, plain, "--lang", "en")
    assert "Taken for an edition of san-juan" in ran.out
    named = json.loads(checked(capsys, tmp_path, plain, "--json", "--game", "san-juan").out)
    assert named["game_known_by"] == "option"
    folder = tmp_path / "san-juan"
    folder.mkdir()
    assert json.loads(checked(capsys, folder, plain, "--json").out)["game_known_by"] == "folder"


def test_a_game_that_is_not_there_is_a_mistake_of_the_file(capsys: Capture, tmp_path: Path) -> None:
    ran = checked(capsys, tmp_path, FINE.replace("san-juan", "san-jaun"), "--lang", "en")
    assert ran.code == 2
    assert "my.toml: game: there is no game 'san-jaun'" in ran.err
    assert "Did you mean san-juan?" in ran.err


def test_a_file_that_is_no_toml_names_the_place(capsys: Capture, tmp_path: Path) -> None:
    ran = checked(capsys, tmp_path, "limits = [1,\n", "--lang", "en")
    assert ran.code == 2
    assert "line 2" in ran.err
    assert "行" in checked(capsys, tmp_path, "limits = [1,\n", "--lang", "ja").err


def test_the_editions_that_come_along_are_fine(capsys: Capture) -> None:
    folder = Path(game("san-juan").folder)
    for file in sorted(folder.glob("*.toml")):
        ran = here(capsys, "check", str(file), "--lang", "en")
        assert ran.code == 0
        assert "no mistakes" in ran.out


def test_the_key_game_is_no_part_of_the_rules(tmp_path: Path) -> None:
    with_key, without = tmp_path / "with.toml", tmp_path / "without.toml"
    with_key.write_text(FINE)
    without.write_text(FINE.replace('game = "san-juan"\n', ""))
    rules = game("san-juan")
    assert rules.book(str(with_key)).identity == rules.book(str(without)).identity
    assert rules.edition(str(with_key)) == rules.edition(str(without))
