"""``takujo check``: everything that is wrong with an edition file, or what it is if nothing is."""

from __future__ import annotations

import json
import os
from typing import Any

from takujo.cli.problems import as_data, tell
from takujo.cli.screen import Screen
from takujo.editions.language import Language
from takujo.editions.load import BASED_ON, GAME, checked, flattened, layers, read
from takujo.editions.mistakes import EditionError, Mistake
from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import GAMES, game


class Findings:
    """What is known of an edition file."""

    def __init__(self, file: str, of: PrintedGame, known_by: str) -> None:
        self.file = file
        self.game = of
        self.known_by = known_by  # how the game was found: option, file, folder or likeness
        self.mistakes = mistakes_of(file, of)
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
        }


def mistakes_of(file: str, of: PrintedGame) -> list[Mistake]:
    """Everything in the file that this game does not allow."""
    try:
        checked(file, [of.folder], of.shape)
    except EditionError as error:
        return error.mistakes
    return []


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
    """How little a file looks like an edition: what it is based on counts most, then mistakes."""
    unknown = [mistake for mistake in found.mistakes if mistake.key == "based_on"]
    return bool(unknown), len(found.mistakes)


def changes(before: Any, after: Any, key: str = "") -> list[tuple[str, Any, Any]]:
    """Every value that differs: its path, what it was and what it is; None where it is absent."""
    if isinstance(before, dict) and isinstance(after, dict):
        found: list[tuple[str, Any, Any]] = []
        for inner in [*before, *[name for name in after if name not in before]]:
            path = f"{key}.{inner}" if key else str(inner)
            found += changes(before.get(inner), after.get(inner), path)
        return found
    return [] if before == after else [(key, before, after)]


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
        return
    screen.unbroken(say.say("{file}: no mistakes.", file=found.file), "bold green")
    screen.show(say.say("An edition of {game}", game=found.game.words.title(say)), indent=2)
    screen.show(say.say("Rules identity {identity}", identity=found.identity), indent=2)
    if not found.based_on:
        screen.show(say.say("Complete in itself: based on no other edition"), indent=2)
        return
    n = len(found.changes)
    screen.show(say.say("Based on {edition}", edition=found.based_on), indent=2)
    screen.show(say.many("{n} value differs", "{n} values differ", n), indent=2)
    for key, before, after in found.changes:
        screen.show(f"{key}: {written(before, say)} → {written(after, say)}", indent=4, hanging=2)


def written(value: Any, say: Language) -> str:
    """A value as it stands in the file."""
    if value is None:
        return say.say("absent")
    return json.dumps(value, ensure_ascii=False, default=str)
