"""The bot door: a bot plays by its view; one that fails loses its turn, and the result says so."""

import json
import os
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from takujo.editions.mistakes import EditionError
from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import GAMES, game
from takujo.host.bots import BotDoor, Bots, Lost, check_bot
from takujo.kernel.chance import FastNumbers, fast
from takujo.kernel.flow import take
from takujo.kernel.table import Table
from takujo.lab.arena import fight
from tests.cli.running import program

BOOK = game("san-juan").book()
DOCS = Path(__file__).parent.parent.parent / "docs" / "bots.md"


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Raises", "ZeroDivisionError: by zero"),
        ("Hangs", "no answer in 0.2 seconds"),
        ("Nonsense", "is none of its options"),
        ("Dies", "its process ended"),
    ],
)
def test_a_bot_that_fails_loses_its_turn_to_a_legal_option(bot: str, why: str) -> None:
    name = f"tests.lab.failing_bots:{bot}"
    t = BOOK.game.deal(BOOK, 2, fast(1))
    assert t.asking is not None
    seen = BOOK.game.seen(t, t.asking.seat)
    with Bots(BOOK, 0.2 if bot == "Hangs" else 30.0) as bots:
        assert bots.sit(name, 1).choose(seen) in seen.options()
        faults = bots.faults()[name]
    assert faults.turns == 1
    assert why in faults.first


def test_a_bot_plays_whole_games_and_sees_its_own_cards_only() -> None:
    name = "tests.lab.failing_bots:Peeks"
    with Bots(BOOK) as bots:
        fought = fight(BOOK, [name, "random"], 1, 2, bots.sit)
        assert bots.faults() == {}
    assert len(fought.shares) == 2


def test_a_bot_that_is_not_there_is_refused() -> None:
    for name in ["no_such_package:Bot", "tests.lab.failing_bots:Nobody", ":"]:
        with pytest.raises(EditionError, match="there is no bot"):
            check_bot(name)


class HeardDoor(BotDoor):
    """A bot without a process: takes its first option, and what it was told is kept."""

    def __init__(self) -> None:
        super().__init__("nobody:Bot")
        self.told: list[str] = []

    def answer(self, view: str) -> tuple[Lost | None, Any]:
        """What would go to the bot's process."""
        self.told.append(view)
        return None, json.loads(view)["options"][0]


@pytest.mark.parametrize("of", GAMES, ids=lambda of: of.name)
def test_dealing_again_what_is_hidden_leaves_what_a_bot_is_told(of: PrintedGame[Table]) -> None:
    door, numbers = HeardDoor(), FastNumbers(3)
    t = of.deal(of.book(), 3, fast(3))
    for _ in range(40):
        if t.asking is None:
            break
        seen = of.seen(t, t.asking.seat)
        choice = door.ask(seen, numbers)
        assert door.ask(of.seen(of.guess(seen, numbers), seen.seat), numbers) == choice
        assert door.told[-1] == door.told[-2]
        take(t, t.offered[numbers.below(len(t.offered))])
    assert len(door.told) >= 20


PATHS = os.pathsep.join([path for path in sys.path if path])


def test_bots_play_in_simulations_and_the_result_says_which_turns_they_lost(
    tmp_path: Path,
) -> None:
    name = "tests.lab.failing_bots:Raises"
    command = ["simulate", "san-juan", "--seats", f"{name},random", "--games", "4", "--json"]
    command += ["--out", str(tmp_path)]
    ran = program(*command, "--jobs", "2", PYTHONPATH=PATHS)
    assert ran.code == 0, ran.err
    faults = json.loads(ran.out)["faults"][name]
    assert faults["first"] == "ZeroDivisionError: by zero"
    assert faults["turns"] > 40
    again = program(*command, "--resume", PYTHONPATH=PATHS)
    assert json.loads(again.out)["faults"] == {name: faults}


def test_what_a_bot_prints_is_no_part_of_the_result() -> None:
    command = ["arena", "san-juan", "--seats", "tests.lab.failing_bots:Talks,random"]
    ran = program(*command, "--games", "1", "--json", PYTHONPATH=PATHS)
    assert json.loads(ran.out)["faults"] == {}
    assert "I take the first" in ran.err


def test_a_name_that_a_package_has_entered_is_a_bot(tmp_path: Path) -> None:
    (tmp_path / "mybots.py").write_text("from tests.lab.failing_bots import Peeks as Last\n")
    entered = tmp_path / "mybots-1.dist-info"
    entered.mkdir()
    (entered / "METADATA").write_text("Metadata-Version: 2.1\nName: mybots\nVersion: 1\n")
    (entered / "entry_points.txt").write_text("[takujo.cpu]\nlast = mybots:Last\n")
    ran = program(
        "simulate", "san-juan", "--seats", "last,random", "--games", "1", "--json",
        PYTHONPATH=os.pathsep.join([str(tmp_path), PATHS]),
    )  # fmt: skip
    assert ran.code == 0, ran.err
    figures = json.loads(ran.out)
    assert figures["seats"][0]["cpu"] == "last"
    assert figures["faults"] == {}


def test_the_example_of_the_documentation_plays(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.S)
    assert len(code.splitlines()) <= 30
    (tmp_path / "mybots.py").write_text(code)
    ran = program(
        "arena", "san-juan", "--seats", "mybots:Builder,random", "--games", "2", "--json",
        PYTHONPATH=os.pathsep.join([str(tmp_path), PATHS]),
    )  # fmt: skip
    assert ran.code == 0, ran.err
    figures = json.loads(ran.out)
    assert figures["faults"] == {}
    assert figures["seats"][0]["win_rate"] > 0.4
