"""Reading edition files, and laying an edition over the one it is based on."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Sequence
from typing import Any, Final

from takujo.editions.mistakes import EditionError, Mistake, Report, nearest, one_mistake, shown
from takujo.editions.shape import Node, below, mistakes_in

BASED_ON: Final = "based_on"
GAME: Final = "game"  # which game a file is an edition of: for people and tools, no part of it
ABSENT: Final = "absent"
TOML_PLACE: Final = re.compile(r"(.*) \(at (line \d+, column \d+|end of document)\)", re.DOTALL)


class Layer:
    """One file of an edition: what it says itself, without what it is based on."""

    def __init__(self, file: str, data: dict[str, Any]) -> None:
        self.file: str = file
        self.data: dict[str, Any] = data


def read(path: str) -> dict[str, Any]:
    """The data of one TOML file as it stands, `based_on` included."""
    text = read_text(path)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise one_mistake(path, "", toml_problem(str(error), text)) from error
    except RecursionError as error:
        raise one_mistake(path, "", "is nested too deeply") from error
    except ValueError as error:
        raise one_mistake(path, "", f"is not TOML: {error}") from error


def read_text(path: str) -> str:
    """The text of an edition file, without the mark some editors put before it."""
    try:
        with open(path, "rb") as file:
            return file.read().decode("utf-8-sig")
    except FileNotFoundError as error:
        near = nearest(os.path.basename(path), toml_files(os.path.dirname(path)))
        raise one_mistake(path, "", "there is no such file", "", near) from error
    except IsADirectoryError as error:
        raise one_mistake(path, "", "is a folder, not an edition file") from error
    except UnicodeDecodeError as error:
        line = bytes(error.object)[: error.start].count(b"\n") + 1
        raise one_mistake(path, "", f"line {line}: is not UTF-8 text") from error
    except OSError as error:
        raise one_mistake(path, "", f"cannot be read: {error.strerror}") from error


def toml_problem(message: str, text: str) -> str:
    """The parser's words with the place in front, which designers look for first."""
    match = TOML_PLACE.fullmatch(message)
    if match is None:
        return f"is not TOML: {message}"
    place = match.group(2)
    if place == "end of document":
        lines = text.split("\n")
        place = f"line {len(lines)}, column {len(lines[-1]) + 1}"
    return f"{place}: is not TOML: {match.group(1)}"


def toml_files(folder: str) -> list[str]:
    """The names of the TOML files in a folder, none if there is no such folder."""
    try:
        return sorted([name for name in os.listdir(folder or ".") if name.endswith(".toml")])
    except OSError:
        return []


def edition_names(folders: Sequence[str]) -> list[str]:
    """The names of all editions in these folders."""
    names: set[str] = set()
    for folder in folders:
        names.update([file.removesuffix(".toml") for file in toml_files(folder)])
    return sorted(names)


def edition_file(name: str, folders: Sequence[str], asking: str = "") -> str:
    """The file of the edition so named, from the first folder that has one, else ""."""
    for folder in folders:
        file = os.path.join(folder, f"{name}.toml")
        # A user's own "first" may be based on the "first" that it hides.
        hidden = asking != "" and os.path.realpath(file) == os.path.realpath(asking)
        if os.path.isfile(file) and not hidden:
            return file
    return ""


def is_file_path(base: str) -> bool:
    """Whether `based_on` gives a file; anything else is an edition's name."""
    return base.endswith(".toml") or "/" in base or os.sep in base


def base_file(file: str, base: Any, folders: Sequence[str]) -> str:
    """The file that `based_on` means."""
    if not isinstance(base, str):
        raise one_mistake(
            file, BASED_ON, f"must be a text, not {shown(base)}", "an edition's name, a file"
        )
    if is_file_path(base):
        found = os.path.normpath(os.path.join(os.path.dirname(file), base))
        if os.path.isfile(found):
            return found
        near = nearest(os.path.basename(base), toml_files(os.path.dirname(found)))
        raise one_mistake(file, BASED_ON, f"there is no file {shown(base)}", "", near)
    found = edition_file(base, folders, file)
    if found:
        return found
    names = edition_names(folders)
    problem = f"there is no edition {shown(base)}"
    raise one_mistake(file, BASED_ON, problem, ", ".join(names), nearest(base, names))


def layers(path: str, folders: Sequence[str]) -> list[Layer]:
    """The files an edition is made of, the one everything rests on first."""
    chain: list[Layer] = []
    seen: list[str] = []
    file = path
    while file:
        seen.append(os.path.realpath(file))
        data = read(file)
        base = data.pop(BASED_ON, None)
        data.pop(GAME, None)
        chain.insert(0, Layer(file, data))
        if base is None:
            return chain
        asking, file = file, base_file(file, base, folders)
        if os.path.realpath(file) in seen:
            way = " -> ".join([os.path.basename(name) for name in [*seen, file]])
            raise one_mistake(asking, BASED_ON, f"leads round in a circle: {way}")
    return chain


def merged(
    base: dict[str, Any], changes: dict[str, Any], report: Report, key: str = ""
) -> dict[str, Any]:
    """The base with the changes laid over it: tables key by key, all else replaced whole."""
    whole = dict(base)
    for inner_key, value in changes.items():
        here = below(key, inner_key)
        if isinstance(value, dict):
            old = base.get(inner_key)
            whole[inner_key] = merged(old if isinstance(old, dict) else {}, value, report, here)
        elif value != ABSENT:
            whole[inner_key] = value
        elif inner_key in base:
            del whole[inner_key]
        else:
            report.add(here, "is not there to be made absent", "", nearest(inner_key, base))
    return whole


def flattened(chain: list[Layer]) -> dict[str, Any]:
    """One edition out of its layers."""
    data: dict[str, Any] = {}
    for layer in chain:
        report = Report(layer.file)
        data = merged(data, layer.data, report)
        report.refuse()
    return data


def resolve(path: str, folders: list[str]) -> dict[str, Any]:
    """The whole edition in this file, with all that it is based on."""
    return flattened(layers(path, folders))


def checked(path: str, folders: list[str], shape: Node) -> dict[str, Any]:
    """The whole edition, refused with all its mistakes if its game does not allow it."""
    chain = layers(path, folders)
    data = flattened(chain)
    mistakes = mistakes_in(data, shape, path)
    if mistakes:
        for mistake in mistakes:
            mistake.file = file_of(chain, mistake)
        raise EditionError(mistakes)
    return data


def file_of(chain: list[Layer], mistake: Mistake) -> str:
    """The file to correct: the topmost of those that say most about the mistake's key."""
    keys = mistake.key.split(".")
    file, most = mistake.file, 0
    for layer in chain:
        depth = 0
        value: Any = layer.data
        while depth < len(keys) and isinstance(value, dict) and keys[depth] in value:
            value = value[keys[depth]]
            depth += 1
        if depth and depth >= most:
            file, most = layer.file, depth
    return file
