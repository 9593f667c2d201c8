"""The places of an edition: their keys, the names of the elements, and what lies at them."""

from __future__ import annotations

import re
from typing import Any, Final

from takujo.editions.identity import NOT_RULES

# A part of a path: in quotes where a name has a dot of its own.
PART: Final = re.compile(r'"[^"]*"|[^.]+')


def split(path: str) -> list[str]:
    """The parts of a dotted path."""
    return [str(part).strip().strip('"') for part in PART.findall(path)]


def dotted(keys: list[str]) -> str:
    """The dotted path of these keys."""
    return ".".join([f'"{key}"' if "." in key else key for key in keys])


def inside(value: Any) -> list[tuple[str, Any]]:
    """What lies directly in a table or list, with its keys, in file order."""
    if isinstance(value, dict):
        return [(str(key), inner) for key, inner in value.items()]
    if isinstance(value, list):
        return [(str(index), inner) for index, inner in enumerate(value)]
    return []


def names_of(value: Any) -> list[str]:
    """The names an element carries, as `ja` and `en` or in a table `name`."""
    if not isinstance(value, dict):
        return []
    found: list[str] = []
    for holder in [value, value.get("name")]:
        if isinstance(holder, dict):
            for language in ["ja", "en"]:
                if isinstance(holder.get(language), str):
                    found.append(holder[language])
    return found


def is_called(value: Any, word: str) -> bool:
    """Whether an element bears this name, in either language."""
    small = word.casefold()
    return small in [name.casefold() for name in names_of(value)]


def value_at(data: Any, keys: list[str]) -> Any:
    """What lies at these keys."""
    value = data
    for key in keys:
        value = value[int(key)] if isinstance(value, list) else value[key]
    return value


def walk(value: Any, words: list[str]) -> list[list[str]]:
    """The keys of every place that these words lead to, each word a key or a name."""
    if not words:
        return [[]]
    children = inside(value)
    matching = [child for child in children if child[0] == words[0]]
    if not matching:
        matching = [child for child in children if is_called(child[1], words[0])]
    found: list[list[str]] = []
    for key, inner in matching:
        for rest in walk(inner, words[1:]):
            found.append([key, *rest])
    return found


def leaves(value: Any, keys: list[str]) -> list[list[str]]:
    """The keys of every single value below, in file order, names and remarks left out."""
    if not isinstance(value, dict | list):
        return [keys]
    found: list[list[str]] = []
    for key, inner in inside(value):
        if isinstance(value, list) or key not in NOT_RULES:
            found.extend(leaves(inner, [*keys, key]))
    return found


def fits(data: Any, keys: list[str], words: list[str]) -> bool:
    """Whether the words pick out this place: its last key, after some of those before it."""
    if keys[-1] != words[-1]:
        return False
    value = data
    matched = 0
    for key in keys[:-1]:
        value = value_at(value, [key])
        if matched < len(words) - 1 and (key == words[matched] or is_called(value, words[matched])):
            matched += 1
    return matched == len(words) - 1


def spellings(data: Any, keys: list[str], length: int) -> list[str]:
    """The ways to write this place in so many words, with ids and with names."""
    with_names = [keys]
    for language in [0, 1]:
        value = data
        words: list[str] = []
        for key in keys:
            value = value_at(value, [key])
            names = names_of(value)
            words.append(names[language] if language < len(names) else key)
        with_names.append(words)
    written: list[str] = []
    for words in with_names:
        if length <= len(words):
            written.append(dotted(words[-length:]))
            written.append(dotted([*words[: length - 1], words[-1]]))
    return written
