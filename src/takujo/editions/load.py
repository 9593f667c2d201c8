"""Reading edition files, and laying an edition over the one it is based on."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Sequence
from pathlib import PurePath
from typing import Any, Final

from takujo.editions.lines import Lines
from takujo.editions.mistakes import EditionError, Report, cannot_read, must_be, one_mistake, shown
from takujo.editions.shape import Node, below
from takujo.kernel.mistake import nearest
from takujo.kernel.said import Said

BASED_ON: Final = "based_on"
GAME: Final = "game"  # which game a file is an edition of: for people and tools, no part of it
ABSENT: Final = "absent"
MOST_BYTES: Final = 500_000  # ten times the largest of ours; more could keep a reader busy
LONGEST_LINE: Final = 4_000
MOST_DEEP: Final = 12  # tables in tables; the deepest place of any game is half of it
MOST_DOTS: Final = 40  # of a key; a line of a long text may have some too
MOST_LAYERS: Final = 20
IN_QUOTES: Final = re.compile(r'"[^"]*"|\'[^\']*\'')
# The parser's own sentences; only newer ones give the place as numbers.
TOML_PLACE: Final = re.compile(
    r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL
)


class Layer:
    """One file of an edition: what it says itself, without what it is based on."""

    def __init__(self, file: str, data: dict[str, Any], text: str = "") -> None:
        self.file: str = file
        self.data: dict[str, Any] = data
        self.text: str = text  # as it was written, to find the line of a mistake


def read(path: str) -> dict[str, Any]:
    """The data of one TOML file as it stands, `based_on` included."""
    return parsed(path, read_text(path))


def parsed(path: str, text: str) -> dict[str, Any]:
    """The data of a TOML text."""
    refuse_giants(path, text)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise one_mistake(path, "", toml_problem(str(error), text)) from error
    except RecursionError as error:
        raise one_mistake(path, "", Said("is nested too deeply")) from error
    except ValueError as error:
        raise one_mistake(path, "", Said("is not TOML: {problem}", problem=error)) from error
    if deeper_than(data, MOST_DEEP):
        raise one_mistake(path, "", Said("is nested too deeply"))
    return data


def refuse_giants(path: str, text: str) -> None:
    """Refuse lines that would keep the parser busy, before it sees them."""
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            allowed = Said("at most {n} characters", n=LONGEST_LINE)
            raise one_mistake(path, "", Said("line {line}: is too long", line=number), allowed)
        if line.count(".") > MOST_DOTS and key_dots(line) > MOST_DOTS:
            raise one_mistake(path, "", Said("line {line}: is nested too deeply", line=number))


def key_dots(line: str) -> int:
    """How many dots a line has outside of texts: those of a key or heading, and of a number."""
    return int(IN_QUOTES.sub("", line).partition("#")[0].count("."))


def deeper_than(data: Any, most: int) -> bool:
    """Is anything nested deeper than this? Walked level by level, however deep it is."""
    level: list[Any] = [data]
    for _ in range(most + 1):
        below_it: list[Any] = []
        for value in level:
            if isinstance(value, dict):
                below_it += list(value.values())
            elif isinstance(value, list):
                below_it += value
        if not below_it:
            return False
        level = below_it
    return True


def read_text(path: str) -> str:
    """The text of an edition file, without the mark some editors put before it."""
    try:
        refuse_pipes(path)
        with open(path, "rb") as file:
            data = file.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            allowed = Said("at most {n} bytes", n=MOST_BYTES)
            raise one_mistake(path, "", Said("is too large for an edition file"), allowed)
        return data.decode("utf-8-sig")
    except FileNotFoundError as error:
        near = nearest(os.path.basename(path), toml_files(os.path.dirname(path)))
        raise one_mistake(path, "", Said("there is no such file"), "", near) from error
    except IsADirectoryError as error:
        raise one_mistake(path, "", Said("is a folder, not an edition file")) from error
    except UnicodeDecodeError as error:
        line = bytes(error.object)[: error.start].count(b"\n") + 1
        raise one_mistake(path, "", Said("line {line}: is not UTF-8 text", line=line)) from error
    except OSError as error:
        raise cannot_read(path, error) from error


def refuse_pipes(path: str) -> None:
    """Perhaps nobody ever writes into a pipe; what a shell hands over lies below /dev."""
    known = os.path.isfile(path) or os.path.isdir(path) or path.startswith("/dev/")
    if os.path.exists(path) and not known:
        raise one_mistake(path, "", Said("is a pipe, not an edition file"))


def toml_problem(message: str, text: str) -> Said:
    """The parser's words with the place in front, which designers look for first."""
    match = TOML_PLACE.fullmatch(message)
    if match is None:
        return Said("is not TOML: {problem}", problem=message)
    lines = text.split("\n")
    line, column = match[2] or len(lines), match[3] or len(lines[-1]) + 1
    place = Said("line {line}, column {column}", line=line, column=column)
    return Said("{place}: is not TOML: {problem}", place=place, problem=match[1])


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
        allowed = Said("an edition's name, a file")
        raise one_mistake(file, BASED_ON, must_be(Said("a text"), base), allowed)
    if is_file_path(base):
        found = os.path.normpath(os.path.join(os.path.dirname(file), base))
        if os.path.isfile(found):
            return found
        near = nearest(os.path.basename(base), toml_files(os.path.dirname(found)))
        problem = Said('there is no file "{file}"', file=PurePath(base))
        raise one_mistake(file, BASED_ON, problem, "", near)
    found = edition_file(base, folders, file)
    if found:
        return found
    names = edition_names(folders)
    problem = Said("there is no edition {edition}", edition=shown(base))
    raise one_mistake(file, BASED_ON, problem, ", ".join(names), nearest(base, names))


def layers(path: str, folders: Sequence[str]) -> list[Layer]:
    """The files an edition is made of, the one everything rests on first."""
    chain: list[Layer] = []
    seen: list[str] = []
    file = path
    while file:
        seen.append(os.path.realpath(file))
        text = read_text(file)
        data = parsed(file, text)
        base = data.pop(BASED_ON, None)
        data.pop(GAME, None)
        chain.insert(0, Layer(file, data, text))
        if base is None:
            return chain
        asking, file = file, base_file(file, base, folders)
        if len(chain) >= MOST_LAYERS:
            most = Said("at most {n}", n=MOST_LAYERS)
            raise one_mistake(asking, BASED_ON, Said("is based on too many editions"), most)
        if os.path.realpath(file) in seen:
            way = " -> ".join([os.path.basename(name) for name in [*seen, file]])
            raise one_mistake(asking, BASED_ON, Said("leads round in a circle: {way}", way=way))
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
            report.add(here, Said("is not there to be made absent"), "", nearest(inner_key, base))
    return whole


def flattened(chain: list[Layer]) -> dict[str, Any]:
    """One edition out of its layers."""
    data: dict[str, Any] = {}
    for layer in chain:
        report = Report(layer.file)
        data = merged(data, layer.data, report)
        report.refuse()
    return data


def checked(path: str, folders: list[str], shape: Node) -> dict[str, Any]:
    """The whole edition, refused with all its mistakes if its game does not allow it."""
    chain = layers(path, folders)
    data = flattened(chain)
    examined(chain, data, shape).refuse()
    return data


def examined(chain: list[Layer], data: dict[str, Any], shape: Node) -> Report:
    """Mistakes and warnings of an edition, each with the file and line to look at."""
    report = Report(chain[-1].file)
    shape.check(data, "", report)
    if report.mistakes or report.warnings:
        blame(chain, report, shape)
    return report


def blame(chain: list[Layer], report: Report, shape: Node) -> None:
    """Blame each mistake on the lowest file that already makes it; what is below that is right."""
    makers = [chain[-1] for _ in report.mistakes]
    for height in range(len(chain) - 1, 0, -1):
        below_it = Report("")
        try:
            shape.check(flattened(chain[:height]), "", below_it)
        except EditionError:
            break
        known = {(mistake.key, mistake.problem) for mistake in below_it.mistakes}
        for i, mistake in enumerate(report.mistakes):
            above = height == len(chain) - 1 or makers[i] is chain[height]
            if above and (mistake.key, mistake.problem) in known:
                makers[i] = chain[height - 1]
    lines = {layer.file: Lines(layer.text) for layer in chain if layer in [chain[-1], *makers]}
    for mistake, maker in zip(report.mistakes, makers, strict=True):
        mistake.file, mistake.line = maker.file, lines[maker.file].line_of(str(mistake.key))
    for warning in report.warnings:
        warning.line = lines[chain[-1].file].line_of(str(warning.key))
    # what the base does in vain is no matter of who changes something else
    report.warnings = [warning for warning in report.warnings if warning.line or len(chain) == 1]
