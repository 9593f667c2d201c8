"""Edition files with one planted mistake each, and the key that has to be named for it."""

from __future__ import annotations

import random
from typing import Any, Final

from takujo.editions.identity import NOT_RULES
from takujo.editions.printed import PrintedGame
from takujo.kernel.table import Table

EACH: Final = 10  # files of each kind of mistake, for each edition
LINE: Final = 5  # where the mistake stands
KINDS: Final = ["true", '"two"', "1.5", "[1]", "{ a = 1 }"]  # none of them a whole number
ROWS: Final = [  # a part of an effect, and the key below it that is wrong
    ("when = 'whenever', gain = { GAIN = 2 }", "when"),
    ("when = 'FOREIGN', gain = { GAIN = 2 }", "when"),
    ("when = 'WHEN', gain = { gold = 2 }", "gain.gold"),
    ("when = 'WHEN', gain = { GAIN = 0 }", "gain.GAIN"),
    ("when = 'WHEN', gain = { GAIN = 2 }, often = true", "often"),
    ("when = 'WHEN'", "gain"),
    ("gain = { GAIN = 2 }", "when"),
    ("when = 'WHEN', gain = { GAIN = 2 }, each = 2", "each"),
    ("when = 'WHEN', gain = { GAIN = 2 }, if = { luck = 1 }", "if.luck"),
    ("when = 'WHEN', gain = 'GAIN'", "gain"),
]
# Of each game: elements with effects, a moment they have and a thing gained there, and a moment
# that they never have.
EFFECTS: Final = {
    "san-juan": ("cards", "sold", "card", "harvest"),
    "fourbit-town": ("buildings", "built", "coin", "here"),
    "goryokaku": ("castles", "built", "koban", "daiba"),
}


class Planted:
    """A file with a mistake."""

    def __init__(self, text: str, key: str) -> None:
        self.text = text
        self.key = key  # that a mistake must be found at


def numbers(value: Any, key: str = "") -> list[str]:
    """The keys of every number that stands in tables only."""
    if isinstance(value, dict):
        return [
            found
            for name, inner in value.items()
            if name not in NOT_RULES and "." not in name
            for found in numbers(inner, f"{key}.{name}" if key else name)
        ]
    return [key] if type(value) is int else []


def named(data: dict[str, Any]) -> list[str]:
    """The keys of every element with names."""
    return [
        f"{table}.{id}"
        for table, elements in data.items()
        if isinstance(elements, dict)
        for id, element in elements.items()
        if isinstance(element, dict) and "ja" in element
    ]


def planted(game: PrintedGame[Table], edition: str) -> list[Planted]:
    """Ten files of each of five kinds of mistake, always the same."""
    data = game.edition(edition)
    chance = random.Random(f"{game.name}@{edition}")
    places, elements = numbers(data), named(data)
    said: list[tuple[str, str]] = []
    for _ in range(EACH):
        key = chance.choice(places)
        said.append((f"{key} = {chance.choice([-7, 1_000_000])}", key))
        key = chance.choice(places)
        said.append((f"{key} = {chance.choice(KINDS)}", key))
        key = chance.choice(places) + "x"
        said.append((f"{key} = 1", key))
        key = chance.choice(elements)
        name = chance.choice(['"absent"', '"  "', "7", '"a\\tb"', f'"{"long" * 30}"'])
        said.append((f"{key}.ja = {name}", f"{key}.ja"))
    table, when, gain, foreign = EFFECTS[game.name]
    for row, wrong in ROWS:
        key = f"{table}.{chance.choice(list(data[table]))}.effects"
        for word, meant in (("WHEN", when), ("GAIN", gain), ("FOREIGN", foreign)):
            row, wrong = row.replace(word, meant), wrong.replace(word, meant)
        said.append((f"{key} = [{{ {row} }}]", f"{key}.0.{wrong}"))
    head = f'game = "{game.name}"\nbased_on = "{edition}"\nname.ja = "誤り"\n\n'
    return [Planted(f"{head}{line}\n", key) for line, key in said]
