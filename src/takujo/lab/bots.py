"""Bots of others: a class in anybody's package, in a process of its own, with a limit.

A bot is found as ``package.module:Class``, or by a name that a package has entered under
``takujo.cpu``. It gets a view and answers with one of its options. One that raises, takes too
long or answers anything else has its turn taken by a legal option at random, and that is counted.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import entry_points
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from takujo.cpu.levels import player
from takujo.cpu.players import AskingPlayer, Player
from takujo.editions.mistakes import one_mistake
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import FastNumbers
from takujo.kernel.said import Said
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table

GROUP: Final = "takujo.cpu"
STARTS: Final = 60.0  # seconds in which a bot must be ready
THINKS: Final = 5.0  # seconds for a turn


@dataclass
class Faults:
    """How often a bot lost its turn, and why it did first."""

    turns: int = 0
    first: str = ""


class Bots:
    """The bots of one arena; everybody else is a level."""

    def __init__(self, book: Rulebook, thinks: float = THINKS) -> None:
        self.book = book
        self.thinks = thinks
        self.doors: dict[str, BotDoor] = {}

    def __enter__(self) -> Bots:
        return self

    def __exit__(self, *_: object) -> None:
        for door in self.doors.values():
            door.close()

    def sit(self, name: str, seed: int) -> Player:
        """Who plays under this name; a bot is the same one in every game."""
        if not is_bot(name):
            return player(name, self.book.game, seed)
        if name not in self.doors:
            self.doors[name] = BotDoor(name, self.thinks)
        door = self.doors[name]
        numbers = FastNumbers(seed)
        return AskingPlayer(lambda seen: door.ask(seen, numbers))

    def faults(self) -> dict[str, dict[str, Any]]:
        """What the result says of bots that lost turns."""
        return {
            name: {"turns": door.faults.turns, "first": door.faults.first}
            for name, door in self.doors.items()
            if door.faults.turns
        }


class BotDoor:
    """A bot's process, and what goes in and out."""

    def __init__(self, name: str, thinks: float) -> None:
        self.name = name
        self.thinks = thinks
        self.faults = Faults()
        find(name)  # what cannot be found is said at once
        self.process: BaseProcess | None = None
        self.line: Connection | None = None

    def ask(self, seen: Seen[Table], numbers: FastNumbers) -> int:
        """The bot's choice; where it has none, any option."""
        options = seen.options()
        view = seen.table.book.game.view(seen)
        why, answer = self.answer(json.dumps(view))
        if not why:
            words: list[str] = view["options"]
            if answer in words:
                return options[words.index(answer)]
            why = f"{answer!r} is none of its options"
        self.faults.turns += 1
        self.faults.first = self.faults.first or why
        return options[numbers.below(len(options))]

    def answer(self, view: str) -> tuple[str, Any]:
        """What the bot answers, or why it does not."""
        try:
            line = self.line or self.open()
            line.send(view)
            if not line.poll(self.thinks):
                self.close()
                return f"no answer in {self.thinks:g} seconds", None
            why, answer = line.recv()
            return str(why), answer
        except (OSError, EOFError, ValueError) as error:
            self.close()
            return f"its process ended: {type(error).__name__}", None

    def open(self) -> Connection:
        """Start the bot's process."""
        context = get_context("spawn")
        here, there = context.Pipe()
        self.process = context.Process(target=live, args=(self.name, there), daemon=True)
        self.process.start()
        there.close()
        self.line = here
        if not here.poll(STARTS):
            raise EOFError("not ready in time")
        here.recv()
        return here

    def close(self) -> None:
        """End the bot's process, whatever it is doing."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None
        if self.line is not None:
            self.line.close()
            self.line = None


def live(name: str, line: Connection) -> None:
    """A bot's life, in a process of its own: views in, answers out."""
    bot = find(name)()
    line.send(None)
    while True:
        try:
            view = line.recv()
        except EOFError:
            return
        try:
            answer = bot.choose(json.loads(view))
            line.send(("", answer if isinstance(answer, str) else repr(answer)[:200]))
        except Exception as error:
            line.send((f"{type(error).__name__}: {error}"[:200], None))


def is_bot(name: str) -> bool:
    """Is this a bot's name: with a colon, or one that a package has entered?"""
    return ":" in name or bool(entry_points(group=GROUP, name=name.strip()))


def find(name: str) -> Any:
    """The class of a bot."""
    try:
        entered = list(entry_points(group=GROUP, name=name))
        if entered:
            return entered[0].load()
        module, _, attribute = name.partition(":")
        return getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        problem = Said("there is no bot {name}: {problem}", name=repr(name), problem=error)
        raise one_mistake("", "--seats", problem) from error
