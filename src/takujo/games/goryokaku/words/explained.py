"""Every element by itself, line by line: areas, resources, actions, tracks, tiles and cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from takujo.editions.forms import Form, form, forms
from takujo.editions.language import Language
from takujo.editions.rulebook_slots import Item
from takujo.games.goryokaku.edition import Edition
from takujo.games.goryokaku.words.elements import STEP, Elements, Entry
from takujo.games.goryokaku.words.rulebook import GoryokakuRulebook

# By table of the edition: what fills the slots of an element, and its lines; a line that is no
# form is one of the slots, or several lines.
LINES: Final[dict[str, tuple[Callable[[Elements, str], Entry], list[Form | str]]]] = {
    "areas": (
        Elements.area,
        [
            form("{title} area"),
            "spaces",
            form("After the worker, the rows of your hired persons for this area may act."),
        ],
    ),
    "kinds": (
        Elements.kind,
        [
            "title",
            form("Resource: {cubes} cubes, one of which marks an era."),
            forms(
                "{n} castle card is of this kind.", "{n} castle cards are of this kind.", "built"
            ),
        ],
    ),
    "onigiri_actions": (
        Elements.action,
        [
            form("Onigiri action: {title}"),
            forms(
                "Costs {onigiri}, once a turn", "Costs {onigiri}, up to {n} times a turn", "times"
            ),
            "does",
        ],
    ),
    "tracks": (Elements.track, ["title", form("From 0 to {top}."), "use", "icons"]),
    "steps": (
        Elements.step,
        [
            form("Daiba, step {step}"),
            form("Price: {cost}."),
            form("Icon: {gain}."),
            form("At the end each built castle card scores {factor} here."),
        ],
    ),
    "crests": (
        Elements.crest,
        [
            form("Crest card: {title}"),
            form("At the end, 1 point for each {crest} crest on your built and hired cards."),
            form("On {on_persons} person cards and {on_castles} castle cards."),
        ],
    ),
    "tiles": (
        Elements.tile,
        [
            form("Building tile: {title}"),
            forms(
                "{copies} in the game, takes {n} building piece",
                "{copies} in the game, takes {n} building pieces",
                "pieces",
            ),
            "text",
        ],
    ),
    "persons": (
        Elements.person,
        ["title", form("Person card ({colour}), {crest}, {price}"), "icons"],
    ),
    "castles": (
        Elements.castle,
        ["title", form("Castle card, {crest}, {kind}, cost {cost}"), "icons"],
    ),
}


def elements(e: Edition) -> dict[str, dict[str, Any]]:
    """Everything with an explanation, by table and id; the steps of the daiba are one."""
    steps = {STEP + step: entry for step, entry in e.data["daiba"]["steps"].items()}
    return {table: steps if table == "steps" else e.data[table] for table in LINES}


def explained(slots: GoryokakuRulebook, element: str) -> list[str]:
    """The facts of an element, a line each, and where it comes from if the edition says so."""
    for table, entries in elements(slots.e).items():
        if element in entries:
            entry_of, lines = LINES[table]
            said = lines_of(lines, Item(entry_of(slots, element), slots), slots.say)
            origin = slots.source(entries[element])
            told = slots.say.say("Where it comes from: {origin}", origin=origin)
            return [*said, told] if origin else said
    raise KeyError(element)


def lines_of(lines: list[Form | str], slots: Item, say: Language) -> list[str]:
    """The lines with their slots filled."""
    said: list[str] = []
    for line in lines:
        found = line.said(say, slots) if isinstance(line, Form) else slots[line]
        said += found if isinstance(found, list) else [str(found)]
    return said
