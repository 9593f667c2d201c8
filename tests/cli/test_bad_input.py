"""Whatever is asked for wrongly: named, with what is allowed and the nearest; never a traceback."""

from pathlib import Path

import pytest

from takujo.games.catalogue import game
from takujo.host.header import new_header
from takujo.host.takujo_file import write
from tests.cli.running import here, program
from tests.cli.said_below import texts_said

Capture = pytest.CaptureFixture[str]

MATRIX = [
    # command, what is said of it in English
    (["plya"], "No such command 'plya'. Did you mean"),
    (["games", "--jsn"], "No such option: --jsn (Possible options: --json)"),
    (["rules"], "Missing argument"),
    (["rules", "san-juan", "extra"], "unexpected extra argument"),
    (
        ["rules", "sanjuan"],
        (
            "there is no game 'sanjuan'\n  Allowed: san-juan, fourbit-town, goryokaku\n"
            "  Did you mean san-juan?"
        ),
    ),
    (["rules", "san-juan@frist"], "no edition 'frist'\n  Allowed: first\n  Did you mean first?"),
    (["rules", "san-juan@"], "san-juan has no edition ''\n  Allowed: first"),
    (["rules", "san-juan@./nowhere.toml"], "./nowhere.toml: there is no such file"),
    (["rules", "san-juan", "--set", "cards.wel.cost=3"], "Did you mean cards.well.cost?"),
    (["rules", "san-juan", "--set", "cards.well.cost"], "is not a setting"),
    (["rules", "san-juan", "--set", "cards.well.cost=high"], "must be a whole number, not"),
    (["rules", "san-juan", "--set", "cards.well.cost=99"], "99 is too large\n  Allowed: 0 to 20"),
    (["games", "--lang", "fr"], "使えるもの: ja, en"),
    (["check"], "Missing argument"),
    (["check", "nowhere.toml"], "nowhere.toml: there is no such file"),
    (["check", "nowhere.toml", "--game", "chess"], "there is no game 'chess'"),
    (["simulate", "san-juan", "--games", "0"], "--games: 0 is too small\n  Allowed: 1 to"),
    (["simulate", "san-juan", "--games", "many"], "--games: must be a whole number, not 'many'"),
    (["simulate", "san-juan", "--games"], "requires an argument"),
    (["simulate", "san-juan", "--seed", "-1"], "--seed: must be a whole number"),
    (["simulate", "san-juan", "--jobs", "1000000"], "--jobs: 1000000 is too large"),
    (["simulate", "san-juan", "--seats", "normal"], "--seats: 1 cannot play\n  Allowed: 2, 3, 4"),
    (["simulate", "san-juan", "--seats", "normal,normel"], "Did you mean normal?"),
    (["simulate", "san-juan", "--seats", "human,normal"], "there is no computer player 'human'"),
    (["simulate", "san-juan", "--games", "1", "--out", "/dev/null/x"], "cannot be written"),
    (["play", "san-juan", "--seats", "human,harsh"], "--seats, 2: there is no computer player"),
    (["play", "san-juan", "--seats", "normal,normal"], "nobody plays in the terminal"),
    (["play", "san-juan", "--seats", "human"], "--seats: 1 cannot play"),
    (["play", "san-juan", "--seed", "1.5"], "--seed: must be a whole number"),
    (["play", "san-juan", "--record", "/dev/null/x.takujo"], "cannot be written"),
    (["play", "nowhere.takujo"], "there is no such file"),
    (["play", "nowhere.takujo", "--seed", "3"], "holds seats, seed and edition itself"),
    (["bench", "--game", "san-jaun"], "Did you mean san-juan?"),
    (["replay", "nowhere.takujo"], "there is no such file"),
    (["replay", "."], "no simulation lies in this folder"),
    (["replay", "nowhere.takujo", "--game", "1"], "--game: is one game"),
    (["verify", "nowhere.takujo"], "there is no such file"),
    (["verify", "."], "cannot be read"),
]


@pytest.mark.parametrize(("command", "said"), MATRIX, ids=[" ".join(c) for c, _ in MATRIX])
def test_it_is_said_what_is_wrong(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TAKUJO_LANG", "en")
    ran = here(capsys, *command)
    assert ran.code == 2, ran.err
    assert said in ran.err
    assert ran.out == ""
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("command", [c for c, _ in MATRIX], ids=[" ".join(c) for c, _ in MATRIX])
def test_it_is_said_in_japanese_too(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TAKUJO_LANG", "ja")
    ran = here(capsys, *command)
    assert ran.code == 2
    for line in ran.err.splitlines():
        if not line.startswith(" "):
            assert any(ord(character) > 0x3000 for character in line), line


def test_several_mistakes_are_told_at_once(capsys: Capture) -> None:
    command = ["simulate", "san-juan", "--games", "0", "--seats", "a,b", "--set", "x=1"]
    ran = here(capsys, *command, "--lang", "en")
    assert ran.code == 2
    for said in ["x: there is no", "--seats, 1", "--seats, 2", "--games: 0 is too small"]:
        assert said in ran.err


SPOILT = [
    ("", "does not begin a record"),
    ("takujo 9\n", "does not begin a record"),
    ("takujo 1\nfoo bar\n", "is not known in a header"),
    ("takujo 1\ngame san-juan\nrules x\n\n1 s0 role builder\n", "is no rules identity"),
    ("takujo 1\n\n1 x0 role\n5 s0\n", "is no entry"),
]


@pytest.mark.parametrize("command", ["verify", "replay", "play"])
@pytest.mark.parametrize(("text", "said"), SPOILT)
def test_a_malformed_record_is_refused(
    capsys: Capture, tmp_path: Path, command: str, text: str, said: str
) -> None:
    file = tmp_path / "spoilt.takujo"
    file.write_text(text)
    ran = here(capsys, command, str(file), "--lang", "en")
    assert ran.code == 2
    assert said in ran.err
    assert "line " in ran.err
    assert here(capsys, command, str(file), "--lang", "ja").err.count("行目") >= 1


def test_bytes_that_are_no_text_are_refused(capsys: Capture, tmp_path: Path) -> None:
    for name, command in [("x.takujo", "verify"), ("x.toml", "check")]:
        (tmp_path / name).write_bytes(b"\xff\xfe\x00")
        ran = here(capsys, command, str(tmp_path / name), "--lang", "en")
        assert ran.code == 2
        assert "UTF-8" in ran.err


def test_an_impossible_position_is_refused_with_everything_wrong(
    capsys: Capture, tmp_path: Path
) -> None:
    start = {"asking": ["bild", 0, 0], "players": [{"hand": ["libary"] * 4}, {}, {}, {}]}
    header = new_header(game("san-juan").book(), ["human"] * 4, "1", start=start)
    file = tmp_path / "impossible.takujo"
    file.write_text(write(header, []), encoding="utf-8")
    ran = here(capsys, "play", str(file), "--lang", "en")
    assert ran.code == 2
    assert "asking: 'bild' is not known\n  Did you mean build?" in ran.err
    assert "players.0.hand: 'libary' is not known\n  Did you mean library?" in ran.err
    japanese = here(capsys, "play", str(file), "--lang", "ja").err
    assert "asking: 'bild'という名前はありません\n  もしかして: build" in japanese


def test_an_illegal_choice_in_a_record_is_named_with_its_line(
    capsys: Capture, tmp_path: Path
) -> None:
    header = new_header(game("san-juan").book(), ["human"] * 4, "1")
    file = tmp_path / "illegal.takujo"
    lines = write(header, [])
    file.write_text(lines + "1 s0 role libarian\n", encoding="utf-8")
    ran = here(capsys, "replay", str(file), "--lang", "en")
    assert ran.code == 2
    assert f"line {len(lines.splitlines()) + 1}" in ran.err


@pytest.mark.parametrize(
    ("command", "wrong"),
    [
        (["simulate", "--seed", "x", "--jobs", "x", "--resume"], ["--seed", "--jobs", "--resume"]),
        (["seats", "--step", "x", "--players", "2,9"], ["--path", "--step", "--players"]),
        (["sensitivity", "--seats", "nobody"], ["--seats"]),
        (["report", "--kinds", "x", "--experiment", "x"], ["--kinds", "--experiment"]),
        (["compare", "--set", "limits.hand=8", "--metric", "x"], ["--metric"]),
        (["tune", "--changes", "0"], ["--changes"]),
        (["arena", "--above", "101"], ["--above"]),
    ],
    ids=lambda value: value[0] if value[0].isalpha() else "",
)
def test_all_that_is_wrong_with_a_command_about_many_games_is_said_at_once(
    capsys: Capture, command: list[str], wrong: list[str]
) -> None:
    name, *options = command
    ran = here(capsys, name, "san-juan", "--games", "0", *options, "--lang", "en")
    assert ran.code == 2
    assert [option for option in ["--games", *wrong] if f"{option}:" not in f"{ran.err}"] == []


@pytest.mark.parametrize("command", [["rules", "x"], ["play"], ["verify", "x"], ["simulat"]])
def test_the_program_itself_prints_no_traceback(command: list[str]) -> None:
    ran = program(*command, language="ja")
    assert ran.code == 2
    assert "Traceback" not in ran.err
    assert ran.err


def test_what_is_said_in_text_alone_is_the_same_in_every_language() -> None:
    found = texts_said()
    assert len(found) > 8
    # Words of the file formats; all else is said in forms, which the catalogue has.
    formats = {"0, 1, 2, ...", "s0 CHOICE; CHOICE", "seat 2 normal", "true, false", "--game 1"}
    formats |= {"https://games.example.org", "games.example.org, *.example.org", "on"}
    formats |= {"per_round = n", "per_round = n, per_turn = true"}
    formats |= {"--set PATH=VALUE", "--out DIR"}
    formats |= {"never=ELEMENT, given=ELEMENT, like=STYLE, shift=NUMBER, simulations=NUMBER"}
    formats |= {"[limits]", "[bots]", "postgresql:///takujo, postgresql://NAME@HOST/takujo"}
    rows = "{when = MOMENT, if = {COUNT = n}, pay = {THING = n}, gain = {THING = n}}"
    assert [each for each in found if each[1] not in {*formats, rows}] == []
