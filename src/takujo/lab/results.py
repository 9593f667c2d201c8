"""A simulation kept in a folder: its figures, its edition, and every game to be played again.

plan.json       what is simulated, with the whole edition; written first
edition.toml    the edition as a file to play and to change
rows/           one parquet file for each part and table: see ``frames``
figures.json    the summary, as ``takujo simulate --json`` prints it
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from takujo.cpu.match import Played
from takujo.editions.load import edition_file, is_file_path
from takujo.editions.mistakes import cannot_write, one_mistake
from takujo.games.catalogue import game
from takujo.host.record import Conflict, Record
from takujo.host.simulated import followed
from takujo.kernel.game import Refused
from takujo.kernel.mistake import between
from takujo.kernel.said import Said
from takujo.lab.frames import GAMES
from takujo.lab.plan import Outcome, Plan
from takujo.lab.standings import summary
from takujo.lab.store import RowStore, played_from
from takujo.lab.variant import save_variant

FIGURES: Final = "figures.json"
PLAN: Final = "plan.json"
EDITION: Final = "edition.toml"
DEAD_END: Final = "dead_end.json"
FIRST_VERSION: Final = 1  # of the rules: all there was while plans did not name it


def prepare(folder: Path, plan: Plan, resume: bool = False) -> RowStore:
    """Make the folder before anything is played, so that nothing is played in vain."""
    store = RowStore(folder)
    if resume:
        refuse_another(folder, plan)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        store.prepare()
        if not resume:
            store.clear()
        for file in [FIGURES, DEAD_END]:
            (folder / file).unlink(missing_ok=True)
        write_json(folder / PLAN, asdict(plan))
    except OSError as error:
        raise cannot_write(str(folder), error) from error
    return store


def refuse_another(folder: Path, plan: Plan) -> None:
    """Rows of two plans in one folder would be rows of neither."""
    if not (folder / PLAN).is_file():
        raise one_mistake(str(folder), "--resume", Said("no simulation lies in this folder"))
    before, now = asdict(read_plan(folder / PLAN)), asdict(plan)
    for key, value in now.items():
        if before[key] != value:
            problem = Said("a simulation with another {part} lies there", part=key)
            shown = "" if isinstance(value, dict) else f"{before[key]}"
            raise one_mistake(str(folder), "--resume", problem, shown)


def keep(folder: Path, outcome: Outcome, edition: str, settings: Sequence[str]) -> None:
    """Write down what came of it, and the edition."""
    try:
        write_json(folder / FIGURES, summary(outcome))
        if outcome.dead_end is not None:
            write_json(folder / DEAD_END, outcome.dead_end.position)
    except OSError as error:
        raise cannot_write(str(folder), error) from error
    of = game(outcome.plan.game)
    name = edition or of.default_edition
    source = name if is_file_path(name) else edition_file(name, [of.folder])
    save_variant(source, settings, str(folder / EDITION), [of.folder])


def write_json(file: Path, data: Any) -> None:
    """Data as a text that people can read too."""
    file.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def kept_record(folder: Path, number: int) -> Record:
    """The record of one game, counted from 1."""
    plan = read_plan(folder / PLAN)
    store = RowStore(folder)
    part = (number - 1) // plan.part_size
    if not 1 <= number <= plan.games or part not in store.done(plan):
        problem = Said("there is no game {game} here", game=number)
        raise one_mistake(str(folder), "", problem, between(1, last_game(store, plan)))
    row = store.part(GAMES, part).row(number - 1 - plan.numbers_of(part).start, named=True)
    try:
        return record_of(plan, played_from(row, str(row["choices"])))
    except (AttributeError, IndexError, TypeError, ValueError, Refused, Conflict) as error:
        raise one_mistake(str(folder), str(number), Said("is not a game")) from error


def last_game(store: RowStore, plan: Plan) -> int:
    """The greatest number of a game that was kept."""
    return max([plan.numbers_of(part).stop for part in store.done(plan)], default=0)


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
    seats = [plan.line_up[entry] for entry in played.entries]
    return followed(plan.book(), seats, str(played.seed), played.choices)


def keep_played(file: Path, outcome: Outcome) -> None:
    """How the games of a plan went, in one small file."""
    data = {"plan": asdict(outcome.plan), "played": [list(each) for each in outcome.played]}
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        beside = file.with_name(file.name + ".new")
        beside.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
        beside.replace(file)
    except OSError as error:
        raise cannot_write(str(file), error) from error


def read_played(file: Path) -> Outcome | None:
    """The same again, if it is there."""
    if not file.is_file():
        return None
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        return Outcome(Plan(**data["plan"]), [Played(*each) for each in data["played"]])
    except (OSError, TypeError, ValueError, KeyError) as error:
        raise one_mistake(str(file), "", Said("is not the plan of a simulation")) from error
