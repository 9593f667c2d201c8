"""A small invented game, Orchard: its edition file, its shape, and how to write editions."""

import json
from pathlib import Path
from typing import Any

from takujo.editions.shape import (
    Elements,
    FixedKeys,
    Flag,
    ListOf,
    Named,
    Names,
    Number,
    NumbersBy,
    Text,
    Word,
)

FIRST = """\
# The first edition.
name = { ja = "果樹園 初版", en = "Orchard, first edition" }
rounds = 6  # how long it takes

[rules]
harvest = "by_ladder"
open_hands = false

[trees.apple]
ja = "りんごの木"
en = "Apple tree"
cost = 4  # dear on purpose
fruit = 2
effects = [
  { when = "picked", gain = { coin = 1 } },  # the first of the day
  { when = "end", gain = { vp = 2 } },
]

[trees.plum]
ja = "すもも"
en = "Plum"
cost = 2
fruit = 1
effects = []

[fields.0]
ja = "丘"
vp = 1

[fields.1]
ja = "川辺"
en = "Riverside"
vp = 3
provenance = "reconstructed"

[prices]
days = [[1, 2], [2, 3]]

[hand]
2 = 5
3 = 4
"""

EFFECT = FixedKeys(
    {
        "when": Word(of=["picked", "end"]),
        "gain": FixedKeys({}, {"coin": Number(1, 9), "vp": Number(1, 9)}),
    }
)
TREE = Named({"cost": Number(0, 20), "fruit": Number(0, 9), "effects": ListOf(EFFECT)})
SHAPE = FixedKeys(
    {
        "name": Names(),
        "rounds": Number(1, 12, even=True),
        "rules": FixedKeys({"harvest": Word(of=["by_ladder", "by_hand"]), "open_hands": Flag()}),
        "trees": Elements(TREE, ids=["apple"]),
        "fields": Elements(Named({"vp": Number(0, 5)}), ids=range(2), numbered=True, only=True),
        "prices": FixedKeys({"days": ListOf(ListOf(Number(1, 9), 2, 2), 1, 4)}),
        "hand": NumbersBy(Number(1, 9), range(2, 4)),
    },
    optional={"motto": Text()},
)


def put(folder: Path, name: str, text: str) -> str:
    """Write an edition file and say where it is."""
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return str(file)


def toml(data: dict[str, Any]) -> str:
    """Any edition data as a TOML file."""
    return "".join(f"{key} = {toml_value(value)}\n" for key, value in data.items())


def toml_value(value: Any) -> str:
    """One value, tables in braces."""
    if isinstance(value, dict):
        inner = ", ".join(f"{key} = {toml_value(item)}" for key, item in value.items())
        return "{" + inner + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml_value(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)
