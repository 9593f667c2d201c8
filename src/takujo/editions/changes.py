"""What one edition changes of another: every value before and after."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from takujo.editions.language import Language
from takujo.editions.places import dotted


def changes(before: Any, after: Any, keys: Sequence[str] = ()) -> list[tuple[str, Any, Any]]:
    """Every value that differs: its path, what it was and what it is; None where it is absent.

    Of two lists with as many rows each row is looked into; any other list is one value.
    """
    if isinstance(before, dict) and isinstance(after, dict):
        names = [*before, *[name for name in after if name not in before]]
        pairs = [(str(name), before.get(name), after.get(name)) for name in names]
    elif are_rows(before) and are_rows(after) and len(before) == len(after):
        pairs = [(str(n), a, b) for n, (a, b) in enumerate(zip(before, after, strict=True))]
    else:
        return [] if before == after else [(dotted(list(keys)), before, after)]
    return [found for key, a, b in pairs for found in changes(a, b, [*keys, key])]


def are_rows(value: Any) -> bool:
    """Is this a list of rows?"""
    return isinstance(value, list) and all(isinstance(row, dict) for row in value)


def written(value: Any, say: Language) -> str:
    """A value as it stands in the file."""
    if value is None:
        return say.say("absent")
    return json.dumps(value, ensure_ascii=False, default=str)
