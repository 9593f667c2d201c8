"""Which games are played to learn from: editions in turn, every other one with shifted numbers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import numpy as np

from takujo.cpu.network import edition_numbers
from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import game
from takujo.kernel.agenda import Rulebook
from takujo.lab.training.fit import Samples
from takujo.lab.training.positions import Sample, played
from takujo.lab.training.shifted import shifted

PART: Final = 1000  # games whose positions lie in one file
SAME: Final = 10  # games in a row with the same shifted numbers
FEWER: Final = 8  # every so many games fewer play than usual
HELD_OUT: Final = 20  # one game of so many is not learned from, to see what was learned
HELD_OUT_AT: Final = 7


@dataclass(frozen=True)
class GamesPart:
    """Some games in a row; complete, so that another process needs nothing else."""

    game: str
    seed: int
    number: int  # of the part
    games: int  # of all parts
    folder: str

    @property
    def file(self) -> Path:
        """Where its positions are kept."""
        return Path(self.folder) / f"positions-{self.number:05}.npz"


class Editions:
    """The rulebook of every game: printed editions in turn, as they are and shifted."""

    def __init__(self, rules: PrintedGame[Any]) -> None:
        self.rules = rules
        self.names = rules.editions()
        self.changed: dict[str, Rulebook] = {}

    def book(self, number: int, seed: int) -> Rulebook:
        """That of the game with this number; numbers must be asked for in order."""
        name = self.names[number % len(self.names)]
        turn = number // len(self.names)
        if turn % 2 == 0:
            return self.rules.book(name)
        if turn % (2 * SAME) == 1 or name not in self.changed:
            self.changed[name] = shifted(self.rules, name, seed)
        return self.changed[name]


def seats_of(rules: PrintedGame[Any], number: int) -> int:
    """How many play: mostly as many as usual, now and then any other number."""
    others = rules.seats[1:]
    if number % FEWER or not others:
        return rules.seats[0]
    return others[number // FEWER % len(others)]


def play_part(part: GamesPart) -> int:
    """Play the games of a part and keep their positions; how many games there were."""
    rules = game(part.game)
    editions = Editions(rules)
    found: list[Sample] = []
    printed: dict[bytes, int] = {}
    of: list[tuple[int, int]] = []
    first = part.number * PART
    last = min(first + PART, part.games)
    for number in range(first, last):
        book = editions.book(number, part.seed + number)
        samples = played(book, seats_of(rules, number), part.seed + number)
        edition = printed.setdefault(edition_numbers(book), len(printed))
        found += samples
        of += [(edition, number)] * len(samples)
    save(part.file, found, list(printed), of)
    return last - first


def play_elsewhere(parts: list[GamesPart], number: int) -> tuple[int, bytes]:
    """The same on another machine, in a folder of its own: its place, and what is to be kept."""
    with TemporaryDirectory() as folder:
        part = replace(parts[number], folder=folder)
        play_part(part)
        return number, part.file.read_bytes()


def keep_whole(file: Path, positions: bytes) -> None:
    """Write what was played elsewhere, whole or not at all."""
    made = file.with_suffix(".new.npz")
    made.write_bytes(positions)
    made.replace(file)


def save(file: Path, found: list[Sample], printed: list[bytes], of: list[tuple[int, int]]) -> None:
    """Write the positions, whole or not at all."""
    made = file.with_suffix(".new.npz")
    np.savez(
        made,
        features=table([each.features for each in found]),
        editions=table(printed),
        outcomes=np.array([(each.win, each.lead) for each in found], np.float32),
        of=np.array(of, np.int64),
    )
    made.replace(file)


def table(rows: list[bytes]) -> Any:
    """Bytes of one length as rows of numbers."""
    return np.array([np.frombuffer(row, np.uint8) for row in rows], np.uint8)


def gathered(files: list[Path]) -> tuple[Samples, Samples]:
    """The positions of all parts: those to learn from, and those held out."""
    features, editions, outcomes, edition_of, numbers = [], [], [], [], []
    before = 0
    for file in files:
        with np.load(file) as kept:
            features.append(kept["features"])
            editions.append(kept["editions"])
            outcomes.append(kept["outcomes"])
            edition_of.append(kept["of"][:, 0] + before)
            numbers.append(kept["of"][:, 1])
            before += len(kept["editions"])
    every = np.concatenate(outcomes)
    samples = Samples(
        np.concatenate(features),
        np.concatenate(editions),
        np.concatenate(edition_of),
        every[:, 0],
        every[:, 1],
    )
    out = np.concatenate(numbers) % HELD_OUT == HELD_OUT_AT
    return samples.part(np.flatnonzero(~out)), samples.part(np.flatnonzero(out))
