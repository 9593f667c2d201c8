"""A computer player decides from what its seat has seen: dealing the rest again changes nothing.

Every level, and a hint, in every game and edition, as the worker of a server is asked: a view goes
in, a whole answer comes out. Every kind of question is looked at, also where others have already
answered in secret.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

import pytest

from takujo.cpu.levels import AT_ONCE, LEVELS, player
from takujo.cpu.players import Player
from takujo.games.catalogue import GAMES, game
from takujo.host import thinking, weighing
from takujo.host.thinking import Thought, think
from takujo.host.weighing import hinted
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import FastNumbers, fast
from takujo.kernel.flow import take
from takujo.kernel.game import Game
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table
from tests.cpu.situations import FEW, GORYOKAKU, SAN_JUAN

Look = Callable[[Table, int], Seen[Table]]
HINT: Final = "hint"
EDITIONS: Final = [(each.name, edition) for each in GAMES for edition in each.editions()]
THINKERS: Final = [level for level in [*LEVELS, HINT] if level not in AT_ONCE]
LEVEL: Final = [*AT_ONCE, *(pytest.param(level, marks=pytest.mark.slow) for level in THINKERS)]
SEEDS: Final = range(20, 23)
EVERY: Final = 4
UNHURRIED: Final = 3600.0  # seconds: no clock decides here


@pytest.fixture(autouse=True)
def thinks_a_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough to see what it depends on."""

    def quick(level: str, rules: Game[Table], seed: int) -> Player:
        return player(level, rules, seed, FEW)

    monkeypatch.setattr(thinking, "player", quick)
    monkeypatch.setattr(weighing, "PATIENCE", UNHURRIED)


def decision(level: str, seen: Seen[Table]) -> str:
    """What comes out of a worker."""
    book = seen.table.book
    edition, view = json.dumps(book.edition_data), json.dumps(book.game.view(seen))
    thought = Thought(book.game.name, book.version, book.edition_name, edition, view, level, 9)
    return repr(hinted(thought) if level == HINT else think(replace(thought, patience=UNHURRIED)))


def positions(book: Rulebook, seed: int, seats: int, seldom: bool) -> Iterator[tuple[Table, str]]:
    """Tables of one game with what is asked there; ``seldom``: each kind of question once."""
    rules, met = book.game, set[str]()
    t = rules.deal(book, seats, fast(seed))
    levels = ["normal", "easy", "random", "normal"]
    players = [player(levels[seat], rules, seed * seats + seat) for seat in range(seats)]
    questions, before = 0, -1
    while t.asking is not None:
        frame = t.asking
        answered = frame.id == before and frame.rule.secret()  # by another, or in part
        what = f"{book.paragraphs[frame.id].name} {int(answered)}"
        if what not in met or (not seldom and questions % EVERY == 0):
            yield t, what
        met.add(what)
        questions, before = questions + 1, frame.id
        take(t, players[frame.seat].choose(rules.seen(t, frame.seat)))


def changed(book: Rulebook, level: str, seats: int, look: Look) -> tuple[set[str], int, int]:
    """Questions met, positions looked at, and how many decisions changed with what is hidden."""
    met, looked, differing = set[str](), 0, 0
    thinks = level in THINKERS
    for seed in SEEDS[:2] if thinks else SEEDS:
        for t, what in positions(book, seed, seats, thinks):
            assert t.asking is not None
            seat = t.asking.seat
            met.add(what)
            found = decision(level, look(t, seat))
            for number in range(1 if thinks else 2):
                other = book.game.guess(book.game.seen(t, seat), FastNumbers(seed + number))
                looked += 1
                differing += decision(level, look(other, seat)) != found
    return met, looked, differing


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
@pytest.mark.parametrize("level", LEVEL)
@pytest.mark.parametrize("seats", [2, 4])
def test_dealing_again_what_is_hidden_leaves_the_decision(
    name: str, edition: str, level: str, seats: int
) -> None:
    book = game(name).book(edition)
    met, looked, differing = changed(book, level, seats, book.game.seen)
    secret = {each.name for each in book.paragraphs if each.rule.secret()}
    assert {f"{rule} {answered}" for rule in secret for answered in (0, 1)} <= met
    assert looked >= (200 if level in AT_ONCE else 16)
    assert differing == 0


def test_a_player_that_sees_everything_is_found_out() -> None:
    assert changed(SAN_JUAN.book(), "normal", 4, everything)[2] > 0


def test_a_player_that_knows_the_next_person_is_found_out() -> None:
    assert changed(GORYOKAKU.book(), "normal", 4, next_person)[2] > 0


def next_person(t: Table, seat: int) -> Seen[Table]:
    """The leak: the top of the person deck lies among the seat's own cards."""
    seen = GORYOKAKU.seen(t, seat)
    data = GORYOKAKU.view(seen)
    data["players"][seat]["people"].extend(GORYOKAKU.to_data(t)["person_deck"][:1])
    del data["person_deck"]
    return GORYOKAKU.seen_from(t.book, data)


def everything(t: Table, seat: int) -> Seen[Table]:
    """The leak: the top card of the deck lies among the seat's own cards."""
    seen = SAN_JUAN.seen(t, seat)
    data = SAN_JUAN.view(seen)
    data["players"][seat]["hand"].extend(SAN_JUAN.to_data(t)["deck"][:1])
    del data["deck"]
    return SAN_JUAN.seen_from(t.book, data)
