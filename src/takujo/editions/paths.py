"""Paths to the values of an edition, and changing one: `locations.5.vp=3`."""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Sequence
from typing import Any, Final

from takujo.editions.identity import NOT_RULES
from takujo.editions.load import ABSENT
from takujo.editions.mistakes import EditionError, must_be, shown
from takujo.editions.places import dotted, fits, inside, leaves, spellings, split, value_at, walk
from takujo.kernel.mistake import Mistake, nearest
from takujo.kernel.said import Said

MOST_LISTED: Final = 20
MOST_REFUSED: Final = 8  # settings: who got more of them wrong begins with these
EXAMPLE: Final = "locations.5.vp=3"
BARE_WORD: Final = re.compile(r"[^\W\d][\w-]*")
OPENING: Final = "[{"
CLOSING: Final = "]}"


class PathError(EditionError):
    """A path or setting that cannot be followed."""


def refused(key: str, problem: Said, allowed: Said | str = "", near: str = "") -> PathError:
    """The error for one path."""
    return PathError([Mistake("", key, problem, allowed, near)])


def find(data: dict[str, Any], path: str) -> list[str]:
    """The keys of the one place that a path means, written in full or shortened."""
    words = split(path)
    if not words:
        raise refused(path, Said("is not a path"), Said("keys with dots between them"))
    for places in [walk(data, words), walk_omitting(data, words), shortened(data, words)]:
        if len(places) == 1:
            return places[0]
        if places:
            raise refused(path, Said("may mean several places"), listed(places))
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
    numbers_only = [keys for keys in fitting if is_number(value_at(data, keys))]
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
    where = dotted(place) or Said("this edition")
    keys_there = [key for key, value in inside(value_at(data, place)) if key not in NOT_RULES]
    near = by_number(place, keys_there, words) or by_likeness(data, path, words)
    problem = Said("there is no {key} in {place}", key=shown(stopped), place=where)
    return refused(path, problem, ", ".join(keys_there), near)


def by_number(place: list[str], there: list[str], words: list[str]) -> str:
    """The element that has this number where elements have ids: the 18th of the buildings."""
    stopped = words[len(place)] if len(place) < len(words) else ""
    if not stopped.isdecimal() or any(key.isdecimal() for key in there):
        return ""
    if not place or not 1 <= int(stopped) <= len(there):
        return ""
    return dotted([*place, there[int(stopped) - 1], *words[len(place) + 1 :]])


def by_likeness(data: dict[str, Any], path: str, words: list[str]) -> str:
    """The path most like this one, of those whose every word is like the one written."""
    likeness = [Likeness(word) for word in words]
    written: list[str] = []
    for keys in leaves(data, []):
        for spelling in spellings(data, keys, len(words)):
            if all(each.has(word) for each, word in zip(likeness, split(spelling), strict=True)):
                written.append(spelling)
    return nearest(path, written)


class Likeness:
    """What is like one word; thousands of places share some hundred words, each looked at once."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.known: dict[str, bool] = {}

    def has(self, other: str) -> bool:
        """Is the other the same or like it? A number is like every number."""
        if other not in self.known:
            both_numbers = self.word.isdecimal() and other.isdecimal()
            same = self.word == other or both_numbers
            self.known[other] = same or bool(nearest(self.word, [other]))
        return self.known[other]


def listed(places: list[list[str]]) -> Said | str:
    """Full paths one after the other, the first few if there are many."""
    names = [dotted(keys) for keys in places]
    first, more = ", ".join(names[:MOST_LISTED]), len(names) - MOST_LISTED
    return Said("{places}, and {n} more", places=first, n=more) if more > 0 else first


def is_number(value: Any) -> bool:
    """Is this a whole number? True and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def kind(value: Any) -> Said:
    """What kind of value this is, in words."""
    if isinstance(value, bool):
        return Said("true or false")
    if isinstance(value, int):
        return Said("a whole number")
    if isinstance(value, str):
        return Said("a text")
    if isinstance(value, list):
        return Said("a list")
    return Said("a table") if isinstance(value, dict) else Said("a number")


def parse_value(path: str, text: str) -> Any:
    """The value of a setting: anything TOML can write in a line, or a bare word."""
    bare = text.strip()
    if BARE_WORD.fullmatch(bare) and bare not in ("true", "false"):
        return bare
    try:
        table = tomllib.loads(f"value = {bare}")
    except ValueError as error:
        problem = Said("{value} is not a value", value=shown(text))
        allowed = Said("a number, true, false, a word, a text in quotes")
        raise refused(path, problem, allowed) from error
    if len(table) != 1 or "\n" in bare:
        raise refused(path, Said("{value} is more than one value", value=shown(text)))
    return table["value"]


def place_of(data: dict[str, Any], path: str) -> list[str]:
    """The keys of what a path means, or of a new key in a table that it names in full."""
    words = split(path)
    try:
        return find(data, path)
    except PathError:
        parents = reached(data, words[:-1]) if len(words) > 1 else []
        if len(parents) != 1 or not isinstance(value_at(data, parents[0]), dict):
            raise
        return [*parents[0], words[-1]]


def set_value(data: dict[str, Any], path: str, text: str) -> None:
    """Change one value, add it, or take it out (``absent``); nothing where it is refused."""
    value = parse_value(path, text)
    absent = isinstance(value, str) and value == ABSENT
    keys = find(data, path) if absent else place_of(data, path)
    place = value_at(data, keys[:-1])
    if isinstance(place, list):
        refuse_other_kind(keys, place[int(keys[-1])], value)
        place[int(keys[-1])] = value
    elif absent:
        del place[keys[-1]]
    else:
        if keys[-1] in place:
            refuse_other_kind(keys, place[keys[-1]], value)
        place[keys[-1]] = value


def refuse_other_kind(keys: list[str], old: Any, value: Any) -> None:
    """Refuse a single value of another kind; a table or a list is left to the edition's check."""
    full = dotted(keys)
    if isinstance(value, dict | list):
        return
    if isinstance(old, dict):
        within = [[*keys, *rest] for rest in leaves(old, [])]
        raise refused(full, Said("is a table; name a value in it"), listed(within))
    if kind(value) != kind(old):
        raise refused(full, must_be(kind(old), value))


def parse_setting(setting: str) -> tuple[str, str]:
    """The path and the value of `PATH=VALUE`."""
    path, equals, text = setting.partition("=")
    if not equals or not path.strip() or not text.strip():
        allowed = Said("PATH=VALUE, for example {example}", example=EXAMPLE)
        raise refused(setting, Said("is not a setting"), allowed)
    return path.strip(), text.strip()


def split_settings(text: str) -> list[str]:
    """Settings that were joined with commas; those inside of lists, tables and texts stay."""
    found: list[str] = []
    depth = 0
    quote = ""
    setting = ""
    for character in text:
        if quote:
            quote = "" if character == quote else quote
        elif character in ("'", '"'):
            quote = character
        elif character in OPENING:
            depth += 1
        elif character in CLOSING:
            depth -= 1
        if character == "," and not quote and depth == 0:
            found.append(setting)
            setting = ""
        else:
            setting += character
    return [*found, setting] if setting else found


def with_settings(data: dict[str, Any], settings: Sequence[str]) -> dict[str, Any]:
    """A copy with all settings made in turn; refused with the first few that cannot be."""
    mistakes: list[Mistake] = []
    changed = copy.deepcopy(data)
    for setting in settings:
        try:
            path, text = parse_setting(setting)
            set_value(changed, path, text)
        except PathError as error:
            mistakes.extend(error.mistakes)
        if len(mistakes) >= MOST_REFUSED:
            break
    if mistakes:
        raise PathError(mistakes)
    return changed
