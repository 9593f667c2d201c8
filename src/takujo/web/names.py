"""Names that people give themselves."""

from __future__ import annotations

import unicodedata

LONGEST = 20


def clean_name(text: str) -> str:
    """A name of one line without anything invisible, at most twenty characters."""
    kept = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in text)
    return " ".join(kept.split())[:LONGEST].strip()
