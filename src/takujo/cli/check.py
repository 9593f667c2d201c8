"""``takujo check``: everything that is wrong with an edition file, or what it is if nothing is."""

from __future__ import annotations

import json
import os
from typing import Any

from takujo.cli.changes import show_changes
from takujo.cli.problems import as_data, tell
from takujo.cli.screen import Screen
from takujo.editions.changes import changes
from takujo.editions.language import Language
from takujo.editions.load import BASED_ON, GAME, examined, flattened, layers, read
from takujo.editions.mistakes import EditionError
from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import GAMES, game
from takujo.kernel.mistake import Mistake
from takujo.kernel.table import Table


class Findings:
    """What is known of an edition file."""

    def __init__(self, file: str, of: PrintedGame[Table], known_by: str) -> None:
        self.file = file
        self.game = of
        self.known_by = known_by  # how the game was found: option, file, folder or likeness
        self.mistakes: list[Mistake] = []
        self.warnings: list[Mistake] = []
        try:
            chain = layers(file, [of.folder])
            report = examined(chain, flattened(chain), of.shape)
            self.mistakes, self.warnings = report.mistakes, report.warnings
        except EditionError as error:
            self.mistakes = error.mistakes
        self.based_on = ""
        self.identity = ""
        self.changes: list[tuple[str, Any, Any]] = []
        if not self.mistakes:
            self.describe()

    def describe(self) -> None:
        """Which rules it makes, and what it changes of those it is based on."""
        chain = layers(self.file, [self.game.folder])
        self.identity = self.game.book(self.file).identity
        self.based_on = str(read(self.file).get(BASED_ON, ""))
        if self.based_on:
            self.changes = changes(flattened(chain[:-1]), flattened(chain))

    def as_data(self) -> dict[str, Any]:
        """The findings as programs read them."""
        return {
            "file": self.file,
            "ok": not self.mistakes,
            "game": self.game.name,
            "game_known_by": self.known_by,
            "rules": self.identity or None,
            "based_on": self.based_on or None,
            "changes": [{"key": k, "before": b, "after": a} for k, b, a in self.changes],
            "mistakes": [as_data(mistake) for mistake in self.mistakes],
            "warnings": [as_data(warning) for warning in self.warnings],
        }


def findings(file: str, wanted: str) -> Findings:
    """Check a file as an edition of its game."""
    if wanted:
        return Findings(file, game(wanted), "option")
    said = read(file).get(GAME)
    if isinstance(said, str):
        try:
            return Findings(file, game(said), "file")
        except EditionError as error:
            for mistake in error.mistakes:
                mistake.file, mistake.key = file, GAME
            raise
    parts = os.path.abspath(file).split(os.sep)
    for each in GAMES:
        if os.path.dirname(os.path.realpath(file)) == os.path.realpath(each.folder):
            return Findings(file, each, "folder")
        if each.name in parts[:-1] or each.name.replace("-", "_") in parts[:-1]:
            return Findings(file, each, "folder")
    likely = [Findings(file, each, "likeness") for each in GAMES]
    return min(likely, key=unlikeness)


def unlikeness(found: Findings) -> tuple[bool, int]:
    """A file whose base a game does not have is hardly one of its editions."""
    return any(mistake.key == BASED_ON for mistake in found.mistakes), len(found.mistakes)


def check(file: str, wanted: str, as_json: bool, say: Language) -> int:
    """Print what was found; 2 if there are mistakes."""
    found = findings(file, wanted)
    if as_json:
        print(json.dumps(found.as_data(), ensure_ascii=False, indent=1, default=str))
    else:
        show(found, say)
    return 2 if found.mistakes else 0


def show(found: Findings, say: Language) -> None:
    """The findings as sentences."""
    screen = Screen(error=bool(found.mistakes))
    if found.known_by == "likeness":
        how = say.say(
            'Taken for an edition of {game}; say so in the file (game = "{game}") or with --game.',
            game=found.game.name,
        )
        screen.show(how, "dim")
    if found.mistakes:
        tell(found.mistakes, say, screen)
        n = len(found.mistakes)
        screen.show(say.many("{n} mistake.", "{n} mistakes.", n))
        warn(found, say, screen)
        return
    screen.unbroken(say.say("{file}: no mistakes.", file=found.file), "bold green")
    screen.show(say.say("An edition of {game}", game=found.game.words.title(say)), indent=2)
    screen.show(say.say("Rules identity {identity}", identity=found.identity), indent=2)
    warn(found, say, screen)
    if not found.based_on:
        screen.show(say.say("Complete in itself: based on no other edition"), indent=2)
        return
    n = len(found.changes)
    screen.show(say.say("Based on {edition}", edition=found.based_on), indent=2)
    screen.show(say.many("{n} value differs", "{n} values differ", n), indent=2)
    show_changes(found.changes, say, screen, 4)


def warn(found: Findings, say: Language, screen: Screen) -> None:
    """What is allowed and has no effect."""
    if found.warnings:
        n = len(found.warnings)
        screen.show(say.many("{n} thing has no effect:", "{n} things have no effect:", n))
        tell(found.warnings, say, screen, "yellow")
