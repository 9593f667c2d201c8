"""A whole game through standard input, and everything a person may type on the way."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from takujo.games.catalogue import game
from takujo.host.entries import EndEntry
from takujo.host.header import new_header
from takujo.host.takujo_file import load, write
from takujo.host.verify import replay, verify
from tests.cli.running import MOST_ANSWERS, Typist, first_option, options

Play = Callable[..., Typist]
# Seat 0 builds without the privilege; a palace is too dear, and a chapel stands in town.
HAND = {
    "asking": ["build", 0, 0],
    "players": [
        {
            "hand": ["crane", "prefecture", "library", "chapel", "palace", "palace"],
            "buildings": ["indigo_plant", "chapel"],
        },
        {},
        {},
        {},
    ],
}


FOUR: list[dict[str, Any]] = [{"hand": ["?", "?", "?", "?"]}, {}, {}, {}]
ROLE = {"asking": ["role", 0, 0], "players": FOUR}


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Play]:
    """Begin a game of San Juan with seed 1, or go on with a file or from a position."""
    begun: list[Typist] = []

    def begin(*arguments: str | dict[str, Any], language: str = "en") -> Typist:
        target = ["san-juan", "--seed", "1"]
        first = arguments[0] if arguments else ""
        if isinstance(first, dict):
            target = [starting_from(tmp_path / "start.takujo", first)]
        elif first.endswith(".takujo"):
            target = []
        rest = [argument for argument in arguments if isinstance(argument, str)]
        begun.append(Typist("play", *target, *rest, language=language, home=tmp_path))
        return begun[-1]

    yield begin
    for typist in begun:
        typist.close()


def starting_from(file: Path, start: dict[str, Any]) -> str:
    """A record that begins with this position, a person at seat 0."""
    book = game("san-juan").book()
    header = new_header(book, ["human", "normal", "normal", "normal"], "1", start=start)
    file.write_text(write(header, []), encoding="utf-8")
    return str(file)


def asked(typist: Typist) -> str:
    """Wait for the next prompt; what was printed before it."""
    assert typist.read(), typist.text
    return typist.latest()


def types(typist: Typist, line: str) -> str:
    """Type a line; what the program says to it."""
    typist.type(line)
    return asked(typist)


def until(typist: Typist, question: str) -> str:
    """Take first options until this is asked."""
    printed = asked(typist)
    for _ in range(MOST_ANSWERS):
        if question in printed:
            return printed
        printed = types(typist, first_option(printed))
    raise AssertionError(f"{question} was never asked")


@pytest.mark.parametrize(
    ("language", "over", "won"),
    [("en", "The game is over", r"1\. .*points: buildings"), ("ja", "ゲーム終了", r"1位? ?.*点")],
)
def test_a_whole_game_is_played_by_first_options(
    play: Play, tmp_path: Path, language: str, over: str, won: str
) -> None:
    file = tmp_path / "game.takujo"
    typist = play("--record", file.name, language=language)
    assert typist.play(first_option) == 0, typist.text[-2000:]
    ending = typist.text[typist.text.rindex(over) :]
    assert re.search(won, ending)
    assert game("san-juan").book().identity in ending
    assert max(cell_len(line) for line in typist.text.splitlines()) <= 80
    record = load(file)
    assert isinstance(record.entries[-1], EndEntry)
    assert {finding.verdict for finding in verify(record)} == {"right"}


def test_an_option_is_taken_by_its_number_or_name(play: Play) -> None:
    typist = play(HAND)
    assert "  2  Build the prefecture" in asked(typist)
    for typed in ["2", "２", "prefecture", "build prefecture", "知事官舎", "Prefec", "PREFECTURE"]:
        assert "Pay for the prefecture: 3 more cards." in types(typist, typed), typed
        assert "Which building" in types(typist, "undo")


def test_a_name_that_may_mean_several_things_is_asked_back(play: Play) -> None:
    typist = play(HAND)
    asked(typist)
    told = types(typist, "build the")
    assert "may be several things" in told
    assert "  1  Build the crane" in told
    assert "  2  Build the prefecture" in told


def test_several_cards_are_paid_at_once_in_any_order(play: Play) -> None:
    typist = play(HAND)
    asked(typist)
    printed = types(typist, "prefecture")
    assert [text for _, text in options(printed)] == [
        f"Pay with the {card}" for card in ["crane", "chapel", "library", "palace", "palace"]
    ]
    assert "At most 3 can be chosen here." in types(typist, "1 2 3 4")
    paid = types(typist, "5 4 2")
    assert "- You: paid with the chapel, palace ×2 · built the prefecture\n" in paid


@pytest.mark.parametrize(
    "typed",
    [
        "sugar mill, gold mine", "gold mine sugar mill", "sugar_mill gold_mine", "1 gold mine",
        "サトウ精製所、金鉱", "sugar mill 2",
    ],
)  # fmt: skip
def test_several_names_of_several_words_are_told_apart(play: Play, typed: str) -> None:
    hand = ["prefecture", "sugar_mill", "gold_mine", "market_stand"]
    players = [{"hand": hand, "buildings": ["quarry"]}, {}, {}, {}]
    typist = play({"asking": ["build", 0, 0], "players": players})
    asked(typist)
    types(typist, "prefecture")
    paid = types(typist, typed)
    assert "- You: paid with the sugar mill, gold mine · built the prefecture\n" in paid


def test_cards_can_be_picked_one_by_one_and_put_back(play: Play) -> None:
    typist = play(HAND)
    asked(typist)
    types(typist, "prefecture")
    assert "* 4  Pay with the palace" in types(typist, "palace")
    chapel = types(typist, "chapel")
    assert "* 2  Pay with the chapel" in chapel
    assert "Pay for the prefecture: 1 more card." in chapel  # as many as are left
    assert "there are no more of these" in types(typist, "2")
    back = types(typist, "undo")
    assert "* 2" not in back
    assert "2 more; undo takes the last one back." in back
    assert "Pay for the prefecture: 2 more cards." in back
    assert "· built the prefecture" in types(typist, "palace 礼拝堂")


def test_what_cannot_be_chosen_says_why(play: Play) -> None:
    typist = play(HAND)
    told = asked(typist)
    assert "-  Build the palace: 1 card is missing (cost 6, you have 5)" in told
    assert "-  Build the chapel: The chapel stands in your town already" in told
    assert "-  Build the palace: " in types(typist, "why")
    assert "1 card is missing" in types(typist, "why 宮殿")
    assert "stands in your town already" in types(typist, "chapel")
    assert "this can be chosen" in types(typist, "why crane")
    assert "'nonsense' cannot be chosen here." in types(typist, "nonsense")
    assert "Did you mean Build the library (5 cards)?" in types(typist, "libraby")
    assert "Type 0-3" in types(typist, "99")
    assert "cannot be chosen here" in types(typist, "1 99")


def test_undo_goes_back_until_something_came_to_light(play: Play) -> None:
    typist = play(ROLE)
    asked(typist)
    assert "nothing of yours to take back" in types(typist, "undo")
    assert "Which building" in types(typist, "builder")
    back = types(typist, "undo")
    assert "Taken back." in back
    assert "Pick a role." in back
    types(typist, "councillor")
    assert "something to light" in types(typist, "undo")


def test_help_explains_commands_and_any_card(play: Play) -> None:
    typist = play(language="ja")
    asked(typist)
    commands = types(typist, "help")
    for word in ["undo", "why", "log", "table", "rules", "lang", "save", "quit"]:
        assert word in commands
    assert "コスト5" in types(typist, "help 図書館")
    assert "コスト5" in types(typist, "help library")
    assert "コスト5" in types(typist, "ヘルプ libary")
    assert "ありません" in types(typist, "help zzzz")


def test_table_log_rules_and_language(play: Play) -> None:
    typist = play()
    until(typist, "Pick a role.")
    table = types(typist, "table")
    assert table.count("indigo plant") >= 4
    assert "- CPU" in types(typist, "log")
    assert "## 5 Builder" in types(typist, "rules")
    assert "役割を選んで" in types(typist, "lang ja")
    assert "使えるもの: ja, en" in types(typist, "lang fr")
    assert "Pick a role." in types(typist, "lang")


def test_a_game_left_can_be_continued(play: Play, tmp_path: Path) -> None:
    typist = play()
    until(typist, "Pick a role.")
    types(typist, "1")
    typist.type("quit")
    assert not typist.read()
    assert typist.process.returncode == 1
    file = tmp_path / "unfinished" / "san-juan-1.takujo"
    assert f"To go on:\n  takujo play {file}\n" in typist.text
    before = len(load(file).entries)
    again = play(str(file))
    shown = asked(again)
    assert "Your hand" in shown
    assert shown.count("\n - ") < typist.text.count("\n - ")  # not the whole game again
    assert again.play(first_option) == 0, again.text[-2000:]
    assert replay(load(file)).result is not None
    assert len(load(file).entries) > before


def test_the_end_of_input_leaves_like_quit(play: Play) -> None:
    typist = play()
    asked(typist)
    assert typist.process.stdin is not None
    typist.asked_at = len(typist.text)
    typist.process.stdin.close()
    assert not typist.read()
    assert typist.process.returncode == 1
    assert "To go on" in typist.text
    assert "Traceback" not in typist.text


def test_save_records_from_then_on(play: Play, tmp_path: Path) -> None:
    typist = play()
    until(typist, "Pick a role.")
    assert "Say where" in types(typist, "save")
    assert "cannot be written" in types(typist, f"save {tmp_path}/no/such/folder/x")
    file = tmp_path / "mine.takujo"
    assert "Saved" in types(typist, f"save {tmp_path}/mine")
    before = len(load(file).entries)
    types(typist, "1")
    typist.type("quit")
    typist.read()
    assert len(load(file).entries) > before
    assert f"takujo play {file}" in typist.text


def test_people_sharing_a_keyboard_do_not_see_each_others_cards(play: Play) -> None:
    typist = play("--seats", "human,human")
    hands: dict[str, set[str]] = {}
    printed = asked(typist)
    for _ in range(12):
        if "When nobody else looks" in printed:
            assert "Your hand" not in printed
            printed = types(typist, "")
            continue
        who = printed.rstrip().rsplit("\n", 1)[-1].removesuffix(">")
        hands.setdefault(who, set()).add(printed)
        printed = types(typist, first_option(printed))
    assert set(hands) == {"Player 1", "Player 2"}
    for who, screens in hands.items():
        other = "Player 2" if who == "Player 1" else "Player 1"
        told = [line for screen in screens for line in screen.splitlines() if f"- {other}" in line]
        assert told
        assert not any("drew:" in line for line in told)
    typist.type("quit")
    typist.read()


def test_enter_takes_a_free_draw_and_nothing_else(play: Play) -> None:
    typist = play({"asking": ["draw", 0, 2], "players": FOUR})
    assert "Enter: Draw 2 cards" in asked(typist)
    assert "You drew:" in types(typist, "")
    other = play(HAND)
    asked(other)
    assert "Type a number or a name" in types(other, "")


def test_a_file_that_can_no_longer_be_written_does_not_end_the_game(
    play: Play, tmp_path: Path
) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    typist = play("--record", "gone/x.takujo")
    asked(typist)
    (folder / "x.takujo").unlink()
    folder.rmdir()
    assert "cannot be written" in types(typist, first_option(typist.latest()))
    typist.type("quit")
    typist.read()
    assert "unfinished/san-juan-1.takujo" in typist.text
