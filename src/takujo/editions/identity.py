"""Which rules exactly: a short mark that only changes when the rules do."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

# What people read. It may be corrected or translated without making another set of rules.
NOT_RULES: Final = frozenset(
    ["name", "names", "ja", "en", "text", "icon", "provenance", "note", "targets"],
)


def only_rules(value: Any) -> Any:
    """The same data without names, texts, icons and remarks, at any depth."""
    if isinstance(value, dict):
        kept: dict[str, Any] = {}
        for key, inner in value.items():
            if key not in NOT_RULES:
                kept[key] = only_rules(inner)
        return kept
    if isinstance(value, list):
        return [only_rules(inner) for inner in value]
    return value


def with_order(value: Any) -> Any:
    """The same data with every table of elements as a list: games number them in this order."""
    if isinstance(value, list):
        return [with_order(inner) for inner in value]
    if not isinstance(value, dict):
        return value
    if value and all(isinstance(inner, dict) for inner in value.values()):
        return [[key, with_order(inner)] for key, inner in value.items()]
    return {key: with_order(inner) for key, inner in value.items()}


def rules_identity(game: str, version: int, data: dict[str, Any]) -> str:
    """Sixteen hex digits that stand for this game, rules version and resolved edition."""
    whole = {"game": game, "version": version, "edition": with_order(only_rules(data))}
    # default=str: a date has no place in an edition, but must not stop an identity being named.
    text = json.dumps(whole, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode("utf-8")).hexdigest()[:16]
