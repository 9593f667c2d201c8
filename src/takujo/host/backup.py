"""A backup of the data folder that can be made while the server runs: ``takujo backup``."""

from __future__ import annotations

import shutil
from pathlib import Path

from takujo.host.data_folder import DataFolder
from takujo.host.upgrade import copy_database


class CannotBackUp(Exception):
    """There is nothing to copy, or something lies where the copy should be."""


def back_up(data: DataFolder, target: Path) -> Path:
    """Everything a server needs, in a new folder that can itself be served."""
    if not data.database.exists():
        raise CannotBackUp(f"{data.path}: there are no matches")
    if target.exists():
        raise CannotBackUp(f"{target}: is there already")
    unfinished = target.with_name(target.name + ".unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir(0o700, parents=True)
    copy_database(data.database, unfinished / data.database.name)
    for name in ("secret.key", "settings.toml"):
        if (data.path / name).exists():
            shutil.copy2(data.path / name, unfinished / name)
    if data.editions.exists():
        shutil.copytree(data.editions, unfinished / data.editions.name)
    unfinished.rename(target)  # whole, or not there
    return target
