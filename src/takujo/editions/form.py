"""An edition as a form: a field for each value, a line for each row; what was typed as settings."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from takujo.editions.changes import changes
from takujo.editions.identity import NOT_RULES
from takujo.editions.language import Language
from takujo.editions.load import ABSENT
from takujo.editions.paths import BARE_WORD, PathError, is_number, set_value
from takujo.editions.places import dotted, leaves, names_of, value_at
from takujo.kernel.mistake import Mistake

NUMBER: Final = "number"
SWITCH: Final = "switch"
TEXT: Final = "text"
VALUE: Final = "value"  # a list, as the file writes it
ROWS: Final = "rows"  # a list of rows, one a line
BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")


@dataclass(frozen=True)
class FormField:
    """One value of the edition, as it is typed."""

    path: str
    label: str  # its path inside of the element
    kind: str
    text: str  # as it stands now; of rows a line each
    numbers: tuple[FormField, ...] = ()  # of rows: every number in them by itself


@dataclass(frozen=True)
class FormElement:
    """An element, or a table of the edition, with its fields."""

    path: str
    title: str
    fields: list[FormField]


def parts_of(
    edition: Mapping[str, Any], called: Mapping[str, str], say: Language
) -> list[tuple[str, str]]:
    """The tables that can be changed: the key and what people call it, the edition's name last."""
    return [
        (key, say.say(called[key]) if key in called else name_of(value, say) or key)
        for key, value in edition.items()
        if key not in NOT_RULES and fields_of(value, [key], [])
    ]


def title_of(key: str, value: Any, say: Language) -> str:
    """The key, with the name that stands there in the reader's language."""
    return f"{key} {name_of(value, say)}".strip()


def name_of(value: Any, say: Language) -> str:
    """The name that stands there; "" if there is none."""
    names = names_of(value)
    return (names[0] if say.code == "ja" else names[-1]) if names else ""


def elements_of(edition: Mapping[str, Any], part: str, say: Language) -> list[FormElement]:
    """A table with its fields; where it holds elements, each of them."""
    table = edition.get(part)
    if not isinstance(table, dict):
        return [FormElement(part, part, fields_of(table, [part], []))] if part in edition else []
    inner = {key: value for key, value in table.items() if is_element(key, value)}
    own = {key: value for key, value in table.items() if key not in inner}
    found = [FormElement(part, title_of(part, table, say), fields_of(own, [part], []))]
    for key, value in inner.items():
        keys = [part, str(key)]
        title = title_of(str(key), value, say)
        found.append(FormElement(dotted(keys), title, fields_of(value, keys, [])))
    return [element for element in found if element.fields]


def is_element(key: str, value: Any) -> bool:
    """A table inside of a table, other than its names."""
    return isinstance(value, dict) and key not in NOT_RULES


def fields_of(value: Any, keys: list[str], below: list[str]) -> list[FormField]:
    """A field for each value below, in the order of the file."""
    if isinstance(value, dict):
        found: list[FormField] = []
        for key, inner in value.items():
            if key not in NOT_RULES:
                found += fields_of(inner, [*keys, str(key)], [*below, str(key)])
        return found
    kind, text = as_typed(value)
    numbers = numbers_in(value, keys, below) if kind == ROWS else ()
    return [FormField(dotted(keys), dotted(below or keys[-1:]), kind, text, numbers)]


def numbers_in(rows: Any, keys: list[str], below: list[str]) -> tuple[FormField, ...]:
    """Every number of some rows as a field of its own: most changes need no more."""
    return tuple(
        FormField(dotted([*keys, *at]), dotted([*below, *at]), NUMBER, str(value_at(rows, at)))
        for at in leaves(rows, [])
        if is_number(value_at(rows, at))
    )


def as_typed(value: Any) -> tuple[str, str]:
    """The kind of a field, and its text."""
    if isinstance(value, bool):
        return SWITCH, "true" if value else "false"
    if is_number(value):
        return NUMBER, str(value)
    if isinstance(value, str):
        return TEXT, value
    if isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
        return ROWS, "\n".join(as_toml(row) for row in value)
    return VALUE, as_toml(value)


def as_toml(value: Any) -> str:
    """A value in one line, as the file writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        inner = [f"{key_text(key)} = {as_toml(one)}" for key, one in value.items()]
        return f"{{ {', '.join(inner)} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(as_toml(one) for one in value)}]"
    return str(value) if is_number(value) else json.dumps(value, ensure_ascii=False)


def key_text(key: str) -> str:
    """A key, in quotes where it needs them."""
    return key if BARE_KEY.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def value_text(field: FormField, typed: str) -> str:
    """What was typed, as the value of a setting; nothing typed takes the value out."""
    text = typed.strip()
    if not text:
        return ABSENT
    if field.kind == ROWS:
        rows = [line.strip() for line in text.splitlines() if line.strip()]
        return f"[{', '.join(rows)}]"
    if field.kind == TEXT and not BARE_WORD.fullmatch(text):
        return json.dumps(text, ensure_ascii=False)
    return text


def same(typed: str, text: str) -> bool:
    """Was nothing changed? Browsers send other ends of lines than files have."""
    return typed.split() == text.split()


def as_filled_in(edition: dict[str, Any], part: str, typed: Mapping[str, str]) -> dict[str, Any]:
    """The edition with what was typed into the fields of a part; refused with every mistake."""
    mistakes: list[Mistake] = []
    changed = copy.deepcopy(edition)
    for field in fields_of(edition.get(part), [part], []):
        whole = is_changed(field, typed)
        wanted = [field] if whole else [each for each in field.numbers if is_changed(each, typed)]
        for each in wanted:
            try:
                set_value(changed, each.path, value_text(each, typed[each.path]))
            except PathError as error:
                mistakes += error.mistakes
    if mistakes:
        raise PathError(mistakes)
    return changed


def is_changed(field: FormField, typed: Mapping[str, str]) -> bool:
    """Was something else typed than stood there?"""
    return field.path in typed and not same(typed[field.path], field.text)


def settings_between(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[str]:
    """The settings that make one edition of another, each as small as it can be."""
    return [
        f"{path}={ABSENT if value is None else as_toml(value)}"
        for path, _, value in changes(before, after)
    ]
