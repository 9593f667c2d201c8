"""What a worker process does: from one seat's view to its choice. Nothing else reaches it."""

from __future__ import annotations

import json
import multiprocessing
import os
import threading
from dataclasses import dataclass

from takujo.cpu.levels import player
from takujo.games.catalogue import game


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


def think(thought: Thought) -> int:
    """The choice of a CPU player."""
    rules = game(thought.game)
    book = rules.book_of(json.loads(thought.edition), thought.edition_name, thought.version)
    seen = rules.seen_from(book, json.loads(thought.view))
    return player(thought.level, rules, thought.seed).choose(seen)


def live_with_the_server() -> None:
    """When the server ends, even killed, its workers end too."""
    threading.Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    """Wait for the server's end, and leave at once."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
    os._exit(0)
