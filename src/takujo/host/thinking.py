"""What a worker process does: from one seat's view to its choice. Nothing else reaches it."""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import os
import threading
import time
from dataclasses import dataclass

from takujo.cpu.levels import player
from takujo.cpu.players import Player
from takujo.cpu.search import SearchPlayer
from takujo.games.catalogue import game
from takujo.host.ahead import Ahead
from takujo.kernel.agenda import ASIDE, PASS
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table

PATIENCE = 8.0  # seconds after which who thinks ahead answers with what it knows, if nobody waits
BEHIND = 10  # how far the system puts workers behind the server, which people wait for


@dataclass(frozen=True)
class Thought:
    """All a worker is given: the rules, what the seat has seen, the level and a seed of its own."""

    game: str
    version: int
    edition_name: str
    edition: str  # as JSON
    view: str  # as JSON
    level: str
    seed: int
    veils: bool = False  # does the table ask also where only this seat knows it has no choice?
    patience: float = PATIENCE  # seconds


def own_seed(seed: str, seat: int, question: int) -> int:
    """A CPU's chance for one question: unknown while the match's seed is, and computable later."""
    own = hashlib.sha256(f"{seed}/cpu {seat}/{question}".encode()).digest()
    return int.from_bytes(own[:6], "big")


def think(thought: Thought) -> list[int]:
    """The answer of a CPU player."""
    return whole_answer(thinker_of(thought), asked_in(thought))


def asked_in(thought: Thought) -> Seen[Table]:
    """What the seat has seen, with its question."""
    rules = game(thought.game)
    book = rules.book_of(json.loads(thought.edition), thought.edition_name, thought.version)
    seen = rules.seen_from(book, json.loads(thought.view))
    seen.table.veils = thought.veils
    return seen


def thinker_of(thought: Thought) -> Player:
    """Who thinks; one that thinks ahead comes to an end in time."""
    thinker = player(thought.level, game(thought.game), thought.seed)
    if isinstance(thinker, SearchPlayer):
        until = time.monotonic() + thought.patience
        thinker.clock = lambda: time.monotonic() > until
    return thinker


def whole_answer(thinker: Player, seen: Seen[Table]) -> list[int]:
    """What belongs together (a payment of three cards) is one answer, as a person gives it.

    Otherwise the number of a CPU's entries would say how its cards lie in its hand.
    """
    choices = [thinker.choose(seen)]
    ahead = Ahead(seen)
    first = ahead.asking
    assert first is not None
    left = first.rule.together(seen.table, first.seat, first.n) - 1
    while left and PASS < choices[-1] < ASIDE:
        ahead.take(choices[-1])
        if ahead.asking is None or ahead.asking.id != first.id:
            break
        choices.append(thinker.choose(seen.table.book.game.seen(ahead.table, first.seat)))
        left -= 1
    return choices


def begin_worker() -> None:
    """The server goes before its workers, and when it ends, even killed, they end too."""
    os.nice(BEHIND)
    threading.Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    """Wait for the server's end, and leave at once."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
    os._exit(0)
