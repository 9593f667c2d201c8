"""Things that fly from one spot of a table to another when something has happened."""

from __future__ import annotations

from typing import Final

Move = dict[str, str]  # what, from, to, and how it looks
MOST: Final = 8  # things in the air at the same time


def face_down(start: str, end: str) -> Move:
    """A card that nobody sees, whoever looks."""
    return {"what": "back", "from": start, "to": end}


def face_up(start: str, end: str, icon: str, kind: str) -> Move:
    """Something with a picture that everybody sees."""
    return {"what": "face", "from": start, "to": end, "kind": kind, "icon": icon}


def cube(start: str, end: str, kind: str) -> Move:
    """A cube of some colour."""
    return {"what": "cube", "from": start, "to": end, "kind": kind}
