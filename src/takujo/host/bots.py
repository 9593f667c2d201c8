"""Bots of others: a class in anybody's package, in a process of its own, with a limit.

A bot is found as ``package.module:Class``, or by a name that a package has entered under
``takujo.cpu``. It gets a view and answers with one of its options. One that raises, takes too
long or answers anything else has its turn taken by a legal option at random, and that is counted.
"""

from __future__ import annotations

import json
import signal
import sys
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import entry_points
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, NamedTuple

from takujo.cpu.levels import LEVELS, player
from takujo.cpu.players import AskingPlayer, Player
from takujo.editions.mistakes import EditionError, one_mistake
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import FastNumbers
from takujo.kernel.said import Said
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table

GROUP: Final = "takujo.cpu"
STARTS: Final = 30.0  # seconds in which a bot must be ready
THINKS: Final = 5.0  # seconds for a turn
LONGEST: Final = 10_000  # letters of an answer that are looked at

# Why a bot loses its turn, a word each.
FAILED: Final = "failed"
LATE: Final = "late"
NONSENSE: Final = "nonsense"
DIED: Final = "died"
BARRED: Final = "barred"  # the host lets it in no more
WHY_LOST: Final = (FAILED, LATE, NONSENSE, DIED, BARRED)


class Lost(NamedTuple):
    """A turn that a bot lost: which of WHY_LOST, and what exactly."""

    why: str
    what: str


@dataclass
class Faults:
    """How often a bot lost its turn, and why it did first."""

    turns: int = 0
    first: str = ""

    def add(self, other: Faults) -> None:
        """Count those of another process too."""
        self.turns += other.turns
        self.first = self.first or other.first

    def as_data(self) -> dict[str, Any]:
        """As programs read them."""
        return {"turns": self.turns, "first": self.first}


class Bots:
    """The bots of one arena or simulation; everybody else is a level."""

    def __init__(self, book: Rulebook, thinks: float = THINKS) -> None:
        self.book = book
        self.thinks = thinks
        self.doors: dict[str, BotDoor] = {}

    def __enter__(self) -> Bots:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the processes of all bots."""
        for door in self.doors.values():
            door.close()

    def sit(self, name: str, seed: int) -> Player:
        """Who plays under this name; a bot is the same one in every game."""
        if not is_bot(name):
            return player(name, self.book.game, seed)
        if name not in self.doors:
            self.doors[name] = BotDoor(name, self.thinks)
        return self.doors[name].player(seed)

    def faults(self) -> dict[str, Faults]:
        """Those that lost turns since this was last asked."""
        found = {name: door.faults for name, door in self.doors.items() if door.faults.turns}
        for name in found:
            self.doors[name].faults = Faults()
        return found


class BotDoor:
    """A bot's process, and what goes in and out."""

    def __init__(self, name: str, thinks: float = THINKS) -> None:
        self.name = name
        self.thinks = thinks
        self.faults = Faults()
        self.lost: Lost | None = None  # the last turn that was lost
        self.process: BaseProcess | None = None
        self.line: Connection | None = None

    def player(self, seed: int) -> Player:
        """The bot as a player; where it loses its turn, this seed decides."""
        numbers = FastNumbers(seed)
        return AskingPlayer(lambda seen: self.ask(seen, numbers))

    def ask(self, seen: Seen[Table], numbers: FastNumbers) -> int:
        """The bot's choice; where it has none, any option."""
        options = seen.options()
        view = seen.table.book.game.view(seen)
        words: list[str] = view["options"]
        lost, answer = self.answer(json.dumps(view))
        if lost is None:
            if answer in words:
                return options[words.index(answer)]
            lost = Lost(NONSENSE, f"{answer!r:.200} is none of its options")
        self.lost = lost
        self.faults.add(Faults(1, lost.what))
        return options[numbers.below(len(options))]

    def why_lost(self) -> str:
        """One of WHY_LOST, if a turn was lost since this was last asked; else ""."""
        lost, self.lost = self.lost, None
        return lost.why if lost is not None else ""

    def answer(self, view: str) -> tuple[Lost | None, Any]:
        """What the bot answers, or why it does not."""
        try:
            line = self.line or self.open()
            line.send(view)
            if not line.poll(self.thinks):
                self.close()
                return Lost(LATE, f"no answer in {self.thinks:g} seconds"), None
            problem, answer = line.recv()
            return Lost(FAILED, str(problem)) if problem else None, answer
        except (OSError, EOFError, ValueError) as error:
            self.close()
            return Lost(DIED, f"its process ended: {type(error).__name__}"), None
        except EditionError as error:  # it was there, and is gone
            return Lost(DIED, str(error)), None

    def open(self) -> Connection:
        """Start the bot's process; one that is not there is refused."""
        context = get_context("spawn")
        here, there = context.Pipe()
        self.process = context.Process(target=live, args=(self.name, there), daemon=True)
        self.process.start()
        there.close()
        self.line = here
        if not here.poll(STARTS):
            raise EOFError("not ready in time")
        problem = here.recv()
        if problem:
            self.close()
            raise no_bot(self.name, problem)
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
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks it ends it
    sys.stdout = sys.stderr  # what it prints is no part of a result
    try:
        bot = find(name)()
    except Exception as error:
        line.send(in_short(error))
        return
    line.send("")
    while True:
        try:
            view = line.recv()
        except EOFError:
            return
        try:
            answer = bot.choose(json.loads(view))
            line.send(("", answer[:LONGEST] if isinstance(answer, str) else repr(answer)[:200]))
        except Exception as error:
            line.send((in_short(error), None))


def in_short(error: Exception) -> str:
    """What a bot raised, on one short line; never nothing."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:200]


def is_bot(name: str) -> bool:
    """Is this a bot's name: with a colon, or one that a package has entered?"""
    if name in LEVELS or "/" in name:
        return False
    return ":" in name or bool(entry_points(group=GROUP, name=name))


def check_bot(name: str) -> None:
    """Refuse a bot that is not there or cannot begin; its code runs in a process of its own."""
    door = BotDoor(name)
    try:
        door.open()
    except (OSError, EOFError) as error:
        raise no_bot(name, in_short(error)) from error
    finally:
        door.close()


def no_bot(name: str, problem: str) -> EditionError:
    """The mistake of naming a bot that cannot play."""
    said = Said("there is no bot {name}: {problem}", name=repr(name), problem=problem)
    return one_mistake("", "--seats", said)


def find(name: str) -> Any:
    """The class of a bot."""
    entered = list(entry_points(group=GROUP, name=name))
    if entered:
        return entered[0].load()
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)
