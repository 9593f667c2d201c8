"""What an edition of 4bit Town may contain."""

from __future__ import annotations

from typing import Any, Final

from takujo.editions.effect_shape import EffectRows, ways
from takujo.editions.mistakes import Report
from takujo.editions.shape import (
    Elements,
    ListOf,
    Name,
    Named,
    Names,
    Node,
    Number,
    Record,
    Word,
)
from takujo.games.fourbit_town.edition import (
    ACTIONS,
    KINDS,
    NEEDED,
    PRIORITIES,
    REFILLS,
    RESOLVES,
    STACKINGS,
    UNUSED,
    UPKEEPS,
)
from takujo.games.fourbit_town.effects import WORDS
from takujo.games.fourbit_town.names import BITS, PLACES

AMOUNT: Final = Number(0, 98, even=True)
ROWS: Final = EffectRows(WORDS)
COST: Final = Record({}, dict.fromkeys(KINDS[:3], AMOUNT))
EFFECTS: Final = {"effects": ROWS}
SIDE: Final = Record(EFFECTS, {"ja": Name(), "en": Name()})
MOST_CARDS: Final = 24
MOST_BUILDINGS: Final = 60
MOST_ROWS: Final = 250  # a row is the number of a frame


class Ways(Node):
    """What the city hall gives: a table of amounts, or several to choose from."""

    def check(self, value: Any, key: str, report: Report) -> None:
        """Only things there are."""
        ways(value, KINDS, Number(0, 98), key, report)

    def allowed(self) -> str:
        """How it looks."""
        return "{THING = n}, or a list of them"


KEYS: Final = {
    "name": Names(),
    "rounds": Record({"number": Number(1, 20), "conversions": Number(0, 9)}),
    "setup": Record({"coins": ListOf(AMOUNT, 4, 4), "workers": Number(0, 7)}),
    "workers": Record({"number": Number(1, 7)}),
    "marker": Named({"start": Number(0, 9), "most": Number(0, 9)}),
    "caps": Record({"resource": Number(2, 98, even=True), "vp": Number(1, 99)}),
    "draft": Record({"unused": Word(UNUSED)}),
    "second_comer": Record({"cost": AMOUNT}),
    "row": Record({"start": Number(0, 18), "refill": Number(0, 18), "how": Word(REFILLS)}),
    "track": Record(
        {"stacking": Word(STACKINGS)},
        {"points": ListOf(Number(0, 99), 1, 99), "beyond": Number(0, 99)},
    ),
    "rules": Record({"priority": Word(PRIORITIES), "upkeep": Word(UPKEEPS)}),
    "upkeep": Record(
        {"keep_at_least": Number(0, 7)},
        {
            "coins_per_level": AMOUNT,
            "units": Number(0, 20),
            "unit": Record({}, {kind: Number(1, 20) for kind in KINDS}),
        },
    ),
    "city_hall": Named({}, {"gain": Ways(), "step_price": AMOUNT, "effects": ROWS}),
    "scoring": Named({}, EFFECTS),
    "actions": Elements(Named({}, {"cost": COST, "effects": ROWS}), NEEDED),
    "locations": Elements(
        Named(EFFECTS, {"resolves": Word(RESOLVES)}), range(PLACES), numbered=True, only=True
    ),
    "cards": Elements(Named({"zero": SIDE, "one": SIDE}), numbered=True),
    "buildings": Elements(
        Named({"cost": COST, "vp": Number(0, 99)}, {"sale": AMOUNT, "effects": ROWS})
    ),
}


class Shape(Record):
    """The form of an edition first, then what must fit together."""

    def check(self, value: Any, key: str, report: Report) -> None:
        """Report everything that is wrong."""
        super().check(value, key, report)
        if not report.mistakes:
            check_numbers(value, report)
            check_elements(value, report)


def check_numbers(data: dict[str, Any], report: Report) -> None:
    """Numbers that belong together, and those the chosen upkeep needs."""
    if data["marker"]["start"] > data["marker"]["most"]:
        report.add("marker.start", "is beyond marker.most", f"0 to {data['marker']['most']}")
    if data["setup"]["workers"] > data["workers"]["number"]:
        report.add("setup.workers", "are more than there are", f"0 to {data['workers']['number']}")
    if "beyond" in data["track"] and "points" not in data["track"]:
        report.add("track.beyond", "continues points that are not there")
    needed = ["coins_per_level"] if data["rules"]["upkeep"] == UPKEEPS[0] else ["units", "unit"]
    for name in ["coins_per_level", "units", "unit"]:
        if name in needed and name not in data["upkeep"]:
            report.add(
                f"upkeep.{name}", f"is missing with rules.upkeep = {data['rules']['upkeep']}"
            )
        elif name in data["upkeep"] and name not in needed:
            report.add(
                f"upkeep.{name}", f"has no use with rules.upkeep = {data['rules']['upkeep']}"
            )


def check_elements(data: dict[str, Any], report: Report) -> None:
    """Enough cards for four players, known actions, and no more than can be numbered."""
    cards, buildings = len(data["cards"]), len(data["buildings"])
    if not 4 * BITS <= cards <= MOST_CARDS:
        report.add("cards", f"are {cards} kinds", f"{4 * BITS} to {MOST_CARDS}")
    if buildings > MOST_BUILDINGS:
        report.add("buildings", f"are {buildings} kinds", f"at most {MOST_BUILDINGS} kinds")
    for id in data["actions"]:
        if id not in ACTIONS:
            report.add(f"actions.{id}", "is no action", ", ".join(ACTIONS))
    rows = [len(entry.get("effects", [])) for entry in every_element(data)]
    if sum(rows) > MOST_ROWS:
        report.add("effects", f"has too many items ({sum(rows)})", f"0 to {MOST_ROWS}")


def every_element(data: dict[str, Any]) -> list[dict[str, Any]]:
    """Everything that can have effects."""
    sides = [side for card in data["cards"].values() for side in (card["zero"], card["one"])]
    single = [data["city_hall"], data["scoring"]]
    tables = ["actions", "locations", "buildings"]
    return sides + single + [entry for table in tables for entry in data[table].values()]


SHAPE: Final = Shape(KEYS)
