"""Saving a variant: an edition file with some values changed, its comments and layout kept."""

from __future__ import annotations

import copy
import os
import tomllib
from collections.abc import Sequence
from typing import Any

import tomlkit
from tomlkit.items import InlineTable

from takujo.editions.load import (
    ABSENT,
    BASED_ON,
    GAME,
    Layer,
    flattened,
    is_file_path,
    layers,
    read_text,
)
from takujo.editions.mistakes import EditionError, cannot_write, one_mistake
from takujo.editions.paths import PathError, find, parse_setting, place_of, set_value
from takujo.kernel.mistake import Mistake
from takujo.kernel.said import Said


def save_variant(
    source_path: str, settings: Sequence[str], target_path: str, folders: Sequence[str] = ()
) -> None:
    """Write the edition in `source_path` to `target_path` with the settings made."""
    chain = layers(source_path, folders)
    base = flattened(chain[:-1])
    wanted = copy.deepcopy(flattened(chain))  # it is changed; the layers are read once more
    document = tomlkit.parse(read_text(source_path))
    mistakes: list[Mistake] = []
    for setting in settings:
        try:
            path, text = parse_setting(setting)
            keys = find(wanted, path) if text == ABSENT else place_of(wanted, path)
            set_value(wanted, path, text)
            write_value(document, base, wanted, keys)
        except PathError as error:
            mistakes.extend(error.mistakes)
    if mistakes:
        raise PathError(mistakes)
    keep_base(document, source_path, target_path)
    written = document.as_string()
    # The layout is edited as text; nothing is saved unless it reads back as what was asked for.
    if not reads_as(written, chain[:-1], wanted):
        problem = Said("the settings do not fit into the layout of this file")
        raise one_mistake(source_path, "", problem)
    save(written, target_path)


def write_value(place: Any, base: Any, wanted: Any, keys: list[str]) -> None:
    """Bring one value of the file to what is wanted, adding the tables it lacks."""
    key = keys[0]
    if isinstance(place, list):
        write_item(place, wanted, keys)
    elif key not in wanted:
        take_out(place, base, key)
    elif len(keys) == 1 or (key not in place and isinstance(wanted[key], list)):
        # A list is never merged with the base's, so one changed item needs the whole list.
        under = base.get(key) if isinstance(base, dict) else None
        place[key] = as_written(laid_over(under, wanted[key]))
    else:
        if key not in place:
            add_table(place, key, len(keys) > 2 and isinstance(wanted[key].get(keys[1]), dict))
        inner = base.get(key) if isinstance(base, dict) else None
        write_value(place[key], inner, wanted[key], keys[1:])


def laid_over(base: Any, wanted: Any) -> Any:
    """A table that makes the wanted one of the base's: what only the base has is made absent."""
    if not isinstance(base, dict) or not isinstance(wanted, dict):
        return wanted
    over = {key: laid_over(base.get(key), inner) for key, inner in wanted.items()}
    return {**over, **{key: ABSENT for key in base if key not in wanted}}


def write_item(place: Any, wanted: Any, keys: list[str]) -> None:
    """The same for an item of a list, under which nothing comes from a base."""
    index = int(keys[0])
    if len(keys) == 1:
        place[index] = as_written(wanted[index])
    else:
        write_value(place[index], None, wanted[index], keys[1:])


def as_written(value: Any) -> Any:
    """A value as editions write it: what lies in lists in one line, tables in a list one a line."""
    if isinstance(value, dict):
        table = tomlkit.inline_table()
        for key, inner in value.items():
            table[key] = as_written(inner)
        return table
    if isinstance(value, list):
        items = tomlkit.array()
        for inner in value:
            items.append(as_written(inner))
        return items.multiline(any(isinstance(inner, dict) for inner in value))
    return value


def take_out(place: Any, base: Any, key: str) -> None:
    """Make a value absent: said in so many words only where the base has it."""
    if key in place:
        del place[key]
    if isinstance(base, dict) and key in base:
        place[key] = ABSENT


def add_table(place: Any, key: str, only_holds_tables: bool) -> None:
    """Add an empty table, written like the table it stands in."""
    if isinstance(place, InlineTable):
        place[key] = tomlkit.inline_table()
    else:
        place[key] = tomlkit.table(is_super_table=only_holds_tables)


def keep_base(document: Any, source_path: str, target_path: str) -> None:
    """Let a base given as a file be found from where the variant is saved."""
    base = document.get(BASED_ON)
    if base is not None and is_file_path(str(base)) and not os.path.isabs(str(base)):
        source_folder = os.path.dirname(os.path.abspath(source_path))
        target_folder = os.path.dirname(os.path.abspath(target_path))
        if source_folder != target_folder:
            file = os.path.relpath(os.path.join(source_folder, str(base)), target_folder)
            document[BASED_ON] = file.replace(os.sep, "/")


def reads_as(written: str, below: list[Layer], wanted: dict[str, Any]) -> bool:
    """Whether the written text makes the wanted edition of its base."""
    try:
        data = tomllib.loads(written)
        data.pop(BASED_ON, None)
        data.pop(GAME, None)
        return flattened([*below, Layer("", data)]) == wanted
    except (ValueError, EditionError):
        return False


def save(written: str, target_path: str) -> None:
    """Write the file, with the line ends it came with."""
    try:
        with open(target_path, "w", encoding="utf-8", newline="") as file:
            file.write(written)
    except OSError as error:
        raise cannot_write(target_path, error) from error
