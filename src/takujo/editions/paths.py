"""Paths to the values of an edition, and changing one: `locations.5.vp=3`."""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Sequence
from typing import Any, Final

from takujo.editions.identity import NOT_RULES
from takujo.editions.load import ABSENT
from takujo.editions.mistakes import EditionError, Mistake, nearest, shown
from takujo.editions.places import dotted, fits, inside, leaves, spellings, split, value_at, walk

MOST_LISTED: Final = 20
BARE_WORD: Final = re.compile(r"[^\W\d][\w-]*")


class PathError(EditionError):
    """A path or setting that cannot be followed."""


def refused(key: str, problem: str, allowed: str = "", near: str = "") -> PathError:
    """The error for one path."""
    return PathError([Mistake("", key, problem, allowed, near)])


def find(data: dict[str, Any], path: str) -> list[str]:
    """The keys of the one place that a path means, written in full or shortened."""
    words = split(path)
    if not words:
        raise refused(path, "is not a path", "keys with dots between them")
    for places in [walk(data, words), walk_omitting(data, words), shortened(data, words)]:
        if len(places) == 1:
            return places[0]
        if places:
            raise refused(path, "may mean several places", listed(places))
    raise unknown(data, path, words)


def walk_omitting(data: dict[str, Any], words: list[str]) -> list[list[str]]:
    """The places these words lead to when the leading table is left out."""
    found: list[list[str]] = []
    for key, value in inside(data):
        for rest in walk(value, words):
            found.append([key, *rest])
    return found


def reached(data: dict[str, Any], words: list[str]) -> list[list[str]]:
    """The places these words lead to, with the leading table or without."""
    return walk(data, words) or walk_omitting(data, words)


def shortened(data: dict[str, Any], words: list[str]) -> list[list[str]]:
    """The numbers that the words are short for; where there are none, the other values."""
    known = len(words) - 1
    while known and not reached(data, words[:known]):
        known -= 1
    # As far as the words lead somewhere they are taken at their word: what they are short for
    # lies there, never in another element that has a row of the same number.
    fitting: list[list[str]] = []
    for place in reached(data, words[:known]):
        here = value_at(data, place)
        for keys in leaves(here, []):
            if keys and fits(here, keys, words[known:]):
                fitting.append([*place, *keys])
    numbers_only = [keys for keys in fitting if kind(value_at(data, keys)) == "a whole number"]
    return numbers_only or fitting


def unknown(data: dict[str, Any], path: str, words: list[str]) -> PathError:
    """The error for a path that leads nowhere: where it stops, what is there, what is like it."""
    place: list[str] = []
    stopped = words[0]
    for known in range(1, len(words)):
        places = reached(data, words[:known])
        if not places:
            break
        place, stopped = places[0], words[known]
    written: list[str] = []
    for keys in leaves(data, []):
        written.extend(spellings(data, keys, len(words)))
    where = dotted(place) or "this edition"
    keys_there = [key for key, value in inside(value_at(data, place)) if key not in NOT_RULES]
    there = ", ".join(keys_there)
    return refused(path, f"there is no {shown(stopped)} in {where}", there, nearest(path, written))


def listed(places: list[list[str]]) -> str:
    """Full paths one after the other, the first few if there are many."""
    names = [dotted(keys) for keys in places]
    if len(names) > MOST_LISTED:
        names = [*names[:MOST_LISTED], f"and {len(names) - MOST_LISTED} more"]
    return ", ".join(names)


def numbers(data: dict[str, Any]) -> list[tuple[str, int]]:
    """Every number of the edition with its full path, in file order."""
    found: list[tuple[str, int]] = []
    for keys in leaves(data, []):
        value = value_at(data, keys)
        if isinstance(value, int) and not isinstance(value, bool):
            found.append((dotted(keys), value))
    return found


def kind(value: Any) -> str:
    """What kind of value this is, in the words of the messages."""
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int):
        return "a whole number"
    if isinstance(value, str):
        return "a text"
    if isinstance(value, list):
        return "a list"
    return "a table" if isinstance(value, dict) else "a number"


def parse_value(path: str, text: str) -> Any:
    """The value of a setting: anything TOML can write in a line, or a bare word."""
    bare = text.strip()
    if BARE_WORD.fullmatch(bare) and bare not in ("true", "false"):
        return bare
    try:
        table = tomllib.loads(f"value = {bare}")
    except ValueError as error:
        problem = f"{shown(text)} is not a value"
        raise refused(path, problem, "a number, true, false, a word, a text in quotes") from error
    if len(table) != 1 or "\n" in bare:
        raise refused(path, f"{shown(text)} is more than one value")
    return table["value"]


def with_value(data: dict[str, Any], path: str, text: str) -> dict[str, Any]:
    """A copy of the edition with one value changed; the word `absent` takes it out."""
    keys = find(data, path)
    full = dotted(keys)
    value = parse_value(path, text)
    changed = copy.deepcopy(data)
    place = value_at(changed, keys[:-1])
    if isinstance(value, str) and value == ABSENT and isinstance(place, dict):
        del place[keys[-1]]
        return changed
    old = value_at(data, keys)
    if isinstance(old, dict):
        within = [[*keys, *rest] for rest in leaves(old, [])]
        raise refused(full, "is a table; name a value in it", listed(within))
    if kind(value) != kind(old):
        raise refused(full, f"must be {kind(old)}, not {shown(value)}")
    if isinstance(place, list):
        place[int(keys[-1])] = value
    else:
        place[keys[-1]] = value
    return changed


def parse_setting(setting: str) -> tuple[str, str]:
    """The path and the value of `PATH=VALUE`."""
    path, equals, text = setting.partition("=")
    if not equals or not path.strip() or not text.strip():
        raise refused(setting, "is not a setting", "PATH=VALUE, for example locations.5.vp=3")
    return path.strip(), text.strip()


def with_settings(data: dict[str, Any], settings: Sequence[str]) -> dict[str, Any]:
    """A copy with all settings made in turn; refused with every one that cannot be."""
    mistakes: list[Mistake] = []
    changed = copy.deepcopy(data)
    for setting in settings:
        try:
            path, text = parse_setting(setting)
            changed = with_value(changed, path, text)
        except PathError as error:
            mistakes.extend(error.mistakes)
    if mistakes:
        raise PathError(mistakes)
    return changed
