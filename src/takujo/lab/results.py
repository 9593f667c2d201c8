"""A simulation kept in a folder: its figures, its edition, and every game to be played again.

figures.json    the summary, as ``takujo simulate --json`` prints it
plan.json       what was simulated, with the whole edition
edition.toml    the edition as a file to play and to change
games.jsonl     one line a game; ``choices`` replays it
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from takujo.cpu.match import Played
from takujo.editions.load import edition_file, is_file_path
from takujo.editions.mistakes import at_line, cannot_write, one_mistake
from takujo.games.catalogue import game
from takujo.host.header import new_header
from takujo.host.record import Conflict, Record
from takujo.kernel.flow import take
from takujo.kernel.game import Refused
from takujo.kernel.mistake import between
from takujo.kernel.said import Said
from takujo.lab.plan import Outcome, Plan
from takujo.lab.standings import summary
from takujo.lab.variant import save_variant

FIGURES: Final = "figures.json"
PLAN: Final = "plan.json"
EDITION: Final = "edition.toml"
GAMES: Final = "games.jsonl"
FIRST_VERSION: Final = 1  # of the rules: all there was while plans did not name it


def prepare(folder: Path) -> None:
    """Make the folder before anything is played, so that nothing is played in vain."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / GAMES).write_text("", encoding="utf-8")
    except OSError as error:
        raise cannot_write(str(folder), error) from error


def keep(folder: Path, outcome: Outcome, edition: str, settings: Sequence[str]) -> None:
    """Write everything down."""
    try:
        write_json(folder / FIGURES, summary(outcome))
        write_json(folder / PLAN, asdict(outcome.plan))
        with open(folder / GAMES, "w", encoding="utf-8") as file:
            for each in outcome.played:
                file.write(json.dumps(each._asdict()) + "\n")
    except OSError as error:
        raise cannot_write(str(folder), error) from error
    of = game(outcome.plan.game)
    name = edition or of.default_edition
    source = name if is_file_path(name) else edition_file(name, [of.folder])
    save_variant(source, settings, str(folder / EDITION), [of.folder])


def write_json(file: Path, data: Any) -> None:
    """Data as a text that people can read too."""
    file.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def is_kept(folder: str) -> bool:
    """Does a simulation lie here?"""
    return os.path.isfile(os.path.join(folder, GAMES))


def kept_record(folder: Path, number: int) -> Record:
    """The record of one game, counted from 1."""
    plan = read_plan(folder / PLAN)
    file = folder / GAMES
    lines = file.read_text(encoding="utf-8").splitlines()
    if not 1 <= number <= len(lines):
        allowed = between(1, len(lines))
        raise one_mistake(str(file), "", Said("there is no game {game} here", game=number), allowed)
    try:
        return record_of(plan, Played(**json.loads(lines[number - 1])))
    except (AttributeError, IndexError, TypeError, ValueError, Refused, Conflict) as error:
        raise one_mistake(str(file), at_line(number), Said("is not a game")) from error


def read_plan(file: Path) -> Plan:
    """What was simulated."""
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
        plan = Plan(**{"version": FIRST_VERSION, **kept})
    except (OSError, TypeError, ValueError) as error:
        raise one_mistake(str(file), "", Said("is not the plan of a simulation")) from error
    game(plan.game).refuse_mistakes(plan.edition, str(file))
    return plan


def record_of(plan: Plan, played: Played) -> Record:
    """A simulated game as the record of a match; Refused if its choices are not legal."""
    book = plan.book()
    seats = [plan.line_up[entry] for entry in played.entries]
    record = Record(new_header(book, seats, str(played.seed)), book)
    t = record.table.copy()  # goes along as in play: it knows whose secret answer comes next
    for choice in played.choices.split():
        asking = t.asking
        if asking is None:
            raise Refused(Said("the game is over"))
        seat = asking.seat
        record.answer(seat, [int(choice)], record.question(seat))
        take(t, int(choice))
    return record
