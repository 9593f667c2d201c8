"""The bot door: a bot plays by its view; one that fails loses its turn, and the result says so."""

import json
import os
import re
import sys
from pathlib import Path

import pytest

from takujo.editions.mistakes import EditionError
from takujo.games.catalogue import game
from takujo.kernel.chance import fast
from takujo.lab.arena import fight
from takujo.lab.bots import Bots, find
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
    assert faults["turns"] == 1
    assert why in faults["first"]


def test_a_bot_plays_whole_games_and_sees_its_own_cards_only() -> None:
    name = "tests.lab.failing_bots:Peeks"
    with Bots(BOOK) as bots:
        fought = fight(BOOK, [name, "random"], 1, 2, bots.sit)
        assert bots.faults() == {}
    assert len(fought.shares) == 2


def test_a_bot_that_is_not_there_is_refused() -> None:
    for name in ["no_such_package:Bot", "tests.lab.failing_bots:Nobody", ":"]:
        with pytest.raises(EditionError, match="there is no bot"):
            find(name)


def test_the_example_of_the_documentation_plays(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.S)
    assert len(code.splitlines()) <= 30
    (tmp_path / "mybots.py").write_text(code)
    paths = os.pathsep.join([str(tmp_path), *[path for path in sys.path if path]])
    ran = program(
        "arena", "san-juan", "--seats", "mybots:Builder,random", "--games", "2", "--json",
        PYTHONPATH=paths,
    )  # fmt: skip
    assert ran.code == 0, ran.err
    figures = json.loads(ran.out)
    assert figures["faults"] == {}
    assert figures["seats"][0]["win_rate"] > 0.4
