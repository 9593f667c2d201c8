"""``takujo export`` and ``takujo import``: matches as files, between databases of either kind."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from takujo.cli.screen import Screen
from takujo.cli.serve import data_folder
from takujo.editions.language import Language
from takujo.host.archive import AlreadyThere, export_all, exported, import_file
from takujo.host.data_folder import DataFolder
from takujo.host.database import CannotStore
from takujo.host.settings import database_address, read_settings
from takujo.host.store import Store
from takujo.host.upgrade import NewerDatabase
from takujo.web.serving import AlreadyServed, hold

T = TypeVar("T")
PROBLEMS = (AlreadyServed, CannotStore, DBAPIError, NewerDatabase, OSError)


class NoMatch(Exception):
    """There is no match of this name."""


def export_matches(file: str, match: str, data: str, db: str, say: Language) -> int:
    """Write one match or all of them to a new file; 1 if it cannot be done."""
    folder, url = place_of(data, db)
    target = Path(file).expanduser()
    if target.exists():
        return no(say.say("{file} is there already.", file=target))
    unfinished = target.with_name(target.name + ".unfinished")
    try:
        # for its owner alone before anything is in it: it holds the seeds of running matches
        os.close(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        written = asyncio.run(with_store(folder, url, lambda of: export_to(of, unfinished, match)))
        unfinished.rename(target)
    except NoMatch:
        unfinished.unlink()
        return no(say.say("There is no match {id}.", id=match))
    except PROBLEMS as problem:
        return no(say.say("Nothing was exported: {problem}", problem=problem))
    said = say.many("{n} match is in {file}.", "{n} matches are in {file}.", written, file=target)
    Screen().unbroken(said)
    return 0


def export_to(of: Connection, file: Path, match: str) -> int:
    """One match, or all of them."""
    if not match:
        return export_all(of, file)
    text = exported(of, match)
    if text is None:
        raise NoMatch(match)
    file.write_text(text, encoding="utf-8")
    return 1


def import_matches(file: str, data: str, db: str, say: Language) -> int:
    """Take in all of a file or nothing; 1 if it cannot be done."""
    folder, url = place_of(data, db)
    source = Path(file).expanduser()
    try:
        # A server that is running would not notice what another process writes into its folder.
        held = -1 if url else hold(folder)
        try:
            taken = asyncio.run(with_store(folder, url, lambda to: import_file(to, source), True))
        finally:
            if held != -1:
                os.close(held)
    except AlreadyThere as there:
        return no(say.say("There is a match {id} already: nothing was imported.", id=there))
    except PROBLEMS as problem:
        return no(say.say("Nothing was imported: {problem}", problem=problem))
    Screen().unbroken(say.many("{n} match was imported.", "{n} matches were imported.", taken))
    return 0


def place_of(data: str, db: str) -> tuple[DataFolder, str]:
    """The data folder, and the database if it is another one than the folder's own."""
    folder = data_folder(data)
    return folder, database_address(db, read_settings(folder.path))


async def with_store(
    folder: DataFolder, url: str, work: Callable[[Connection], T], changes: bool = False
) -> T:
    """Something done with the matches, brought up to date first."""
    store = Store.of(url) if url else Store.at(folder.database)
    try:
        return await (store.change(work) if changes else store.look(work))
    finally:
        await store.close()


def no(said: str) -> int:
    """Why it was not done."""
    Screen(error=True).show(said, "bold red")
    return 1
