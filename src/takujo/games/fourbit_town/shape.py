"""What an edition of 4bit Town may contain."""

from __future__ import annotations

from typing import Any, Final

from takujo.editions.effect_loops import Effect, check_loops
from takujo.editions.effect_shape import EffectRows, things_of
from takujo.editions.mistakes import Report
from takujo.editions.shape import (
    Elements,
    FixedKeys,
    ListOf,
    Named,
    Names,
    NameText,
    Node,
    Number,
    Word,
)
from takujo.editions.targets import TARGETS
from takujo.games.fourbit_town import effects
from takujo.games.fourbit_town.edition import (
    ACTIONS,
    NEEDED,
    PRIORITIES,
    REFILLS,
    RESOLVES,
    SIDES,
    STACKINGS,
    UNUSED,
    UPKEEPS,
    is_reaction,
)
from takujo.games.fourbit_town.effects import HELD_IDS, RESOURCE_IDS, WORDS
from takujo.games.fourbit_town.names import BITS, PLACES
from takujo.kernel.mistake import between
from takujo.kernel.said import Said

AMOUNT: Final = Number(0, 98, even=True)
ROWS: Final = EffectRows(WORDS, effects.OF_ALL)
COST: Final = FixedKeys({}, dict.fromkeys(RESOURCE_IDS, AMOUNT))
SIDE: Final = FixedKeys(
    {"effects": EffectRows(WORDS, effects.OF_SIDE)}, {"ja": NameText(), "en": NameText()}
)
MOST_CARDS: Final = 24
MOST_BUILDINGS: Final = 60
MOST_ROWS: Final = 250  # a row is the number of a frame


class Ways(Node):
    """What the city hall gives: a table of amounts, or several to choose from."""

    def check(self, value: Any, key: str, report: Report) -> None:
        """Only things there are."""
        things_of(value, WORDS, HELD_IDS, False, key, report)

    def allowed(self) -> Said:
        """How it looks."""
        return Said("{thing}, or a list of them", thing="{THING = n}")


KEYS: Final = {
    "name": Names(),
    "rounds": FixedKeys({"number": Number(1, 20), "conversions": Number(0, 9)}),
    "setup": FixedKeys({"coins": ListOf(AMOUNT, 4, 4), "workers": Number(0, 7)}),
    "workers": FixedKeys({"number": Number(1, 7)}),
    "marker": Named({"start": Number(0, 9), "most": Number(0, 9)}),
    "caps": FixedKeys({"resource": Number(2, 98, even=True), "vp": Number(1, 99)}),
    "draft": FixedKeys({"unused": Word(UNUSED)}),
    "second_comer": FixedKeys({"cost": AMOUNT}),
    "row": FixedKeys({"start": Number(0, 18), "refill": Number(0, 18), "how": Word(REFILLS)}),
    "track": FixedKeys(
        {"stacking": Word(STACKINGS)},
        {"points": ListOf(Number(0, 99), 1, 99), "beyond": Number(0, 99)},
    ),
    "rules": FixedKeys({"priority": Word(PRIORITIES), "upkeep": Word(UPKEEPS)}),
    "upkeep": FixedKeys(
        {"keep_at_least": Number(0, 7)},
        {
            "coins_per_level": AMOUNT,
            "units": Number(0, 20),
            "unit": FixedKeys(
                {}, {**dict.fromkeys(RESOURCE_IDS, Number(2, 20, even=True)), "vp": Number(1, 20)}
            ),
        },
    ),
    "city_hall": Named(
        {}, {"gain": Ways(), "step_price": AMOUNT, "effects": EffectRows(WORDS, effects.OF_HALL)}
    ),
    "scoring": Named({}, {"effects": ROWS}),
    "actions": Elements(Named({}, {"cost": COST, "effects": ROWS}), NEEDED),
    "locations": Elements(
        Named({"effects": EffectRows(WORDS, effects.OF_PLACE)}, {"resolves": Word(RESOLVES)}),
        range(PLACES),
        numbered=True,
        only=True,
    ),
    "cards": Elements(Named({"zero": SIDE, "one": SIDE}), numbered=True),
    "buildings": Elements(
        Named({"cost": COST, "vp": Number(0, 99)}, {"sale": AMOUNT, "effects": ROWS})
    ),
}


class Shape(FixedKeys):
    """The form of an edition first, then what must fit together."""

    def check(self, value: Any, key: str, report: Report) -> None:
        """Report everything that is wrong."""
        super().check(value, key, report)
        if not report.mistakes:
            check_numbers(value, report)
            check_elements(value, report)
            check_loops(every_effect(value), WORDS, report)


def check_numbers(data: dict[str, Any], report: Report) -> None:
    """Numbers that belong together, and those the chosen upkeep needs."""
    most, number = data["marker"]["most"], data["workers"]["number"]
    if data["marker"]["start"] > most:
        report.add("marker.start", Said("is beyond {key}", key="marker.most"), between(0, most))
    if data["setup"]["workers"] > number:
        report.add("setup.workers", Said("are more than there are"), between(0, number))
    if "beyond" in data["track"] and "points" not in data["track"]:
        report.add("track.beyond", Said("continues points that are not there"))
    slots = {"key": "rules.upkeep", "value": data["rules"]["upkeep"]}
    needed = ["coins_per_level"] if data["rules"]["upkeep"] == UPKEEPS[0] else ["units", "unit"]
    for name in ["coins_per_level", "units", "unit"]:
        if name in needed and name not in data["upkeep"]:
            report.add(f"upkeep.{name}", Said("is missing with {key} = {value}", **slots))
        elif name in data["upkeep"] and name not in needed:
            report.add(f"upkeep.{name}", Said("has no use with {key} = {value}", **slots))


def check_elements(data: dict[str, Any], report: Report) -> None:
    """Enough cards for four players, known actions, and no more than can be numbered."""
    cards, buildings = len(data["cards"]), len(data["buildings"])
    if not 4 * BITS <= cards <= MOST_CARDS:
        report.add("cards", Said("are {n} kinds", n=cards), between(4 * BITS, MOST_CARDS))
    if buildings > MOST_BUILDINGS:
        most_kinds = Said("at most {n} kinds", n=MOST_BUILDINGS)
        report.add("buildings", Said("are {n} kinds", n=buildings), most_kinds)
    for id in data["actions"]:
        if id not in ACTIONS:
            report.add(f"actions.{id}", Said("is no action"), ", ".join(ACTIONS))
    rows = len(every_effect(data))
    if rows > MOST_ROWS:
        report.add("effects", Said("has too many items ({n})", n=rows), between(0, MOST_ROWS))


def every_effect(data: dict[str, Any]) -> list[Effect]:
    """All rows with their keys; what a side does when something happens it does once a worker."""
    found: list[Effect] = []
    for key in ["city_hall", "scoring"]:
        found += effects_of(key, data[key])
    for table in ["actions", "locations", "buildings"]:
        for id, entry in data[table].items():
            found += effects_of(f"{table}.{id}", entry)
    for id, card in data["cards"].items():
        for side in SIDES:
            for effect in effects_of(f"cards.{id}.{side}", card[side]):
                found.append(Effect(effect.key, effect.row, is_reaction(effect.moment())))
    return found


def effects_of(key: str, entry: dict[str, Any]) -> list[Effect]:
    """The rows of one element."""
    rows: list[Any] = entry.get("effects", [])
    return [Effect(f"{key}.effects.{i}", row) for i, row in enumerate(rows)]


SHAPE: Final = Shape(KEYS, {"targets": TARGETS})
