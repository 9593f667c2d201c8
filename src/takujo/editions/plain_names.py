"""What things are called where a game has no words: as the edition says, else by their ids."""

from __future__ import annotations

from typing import Any, Final

from takujo.editions.language import Language, mark
from takujo.kernel.hidden import UNKNOWN

# Ids that many games have; any other is shown as it is written.
USUAL: Final = (
    mark("word::act"), mark("word::amount"), mark("word::bought"), mark("word::build"),
    mark("word::buy"), mark("word::card"), mark("word::cards"), mark("word::coin"),
    mark("word::coins"), mark("word::cost"), mark("word::count"), mark("word::day"),
    mark("word::deck"), mark("word::discard"), mark("word::discarded"), mark("word::draw"),
    mark("word::drew"), mark("word::effect"), mark("word::gained"), mark("word::hand"),
    mark("word::name"), mark("word::pass"), mark("word::passed"), mark("word::pay"),
    mark("word::players"), mark("word::points"), mark("word::price"), mark("word::reshuffled"),
    mark("word::round"), mark("word::rules"), mark("word::sell"), mark("word::setup"),
    mark("word::shown"), mark("word::spent"), mark("word::thing"), mark("word::turn"),
    mark("word::used"), mark("word::value"), mark("word::why"),
)  # fmt: skip
NAMES: Final = ("ja", "en")


class PlainNames:
    """The names of one edition in one language."""

    def __init__(self, edition: dict[str, Any], say: Language) -> None:
        self.edition = edition
        self.say = say
        self.tables = {key: table for key, table in edition.items() if is_elements(table)}
        self.elements = {id: each for table in self.tables.values() for id, each in table.items()}

    def of(self, id: str) -> str:
        """An element by its id, or whatever else is called so."""
        if id in self.elements:
            return self.say.name(self.elements[id])
        return self.word(id)

    def word(self, id: str) -> str:
        """An id as a word: the usual ones in the reader's language."""
        message = "word::" + id.replace("_", " ")
        return self.say.say(message) if message in USUAL else id.replace("_", " ")

    def table_of(self, field: str) -> list[str]:
        """The elements that a field of an event counts from 1: ``crop`` and ``crops`` of crops."""
        for key in (field, field + "s"):
            if key in self.tables:
                return list(self.tables[key])
        return []

    def numbered(self, field: str, number: int) -> str:
        """What a number of an event stands for; a plain number with its field's name."""
        ids = self.table_of(field)
        if number == UNKNOWN:
            return "?"
        if 1 <= number <= len(ids):
            return self.of(ids[number - 1])
        return f"{self.word(field)} {number}"

    def counted(self, names: list[str]) -> str:
        """Several things in one line, equal ones counted."""
        shown = [name for place, name in enumerate(names) if name not in names[:place]]
        parts = [
            f"{name} ×{names.count(name)}" if names.count(name) > 1 else name for name in shown
        ]
        return self.say.clauses(parts)

    def value(self, value: Any) -> str:
        """A value of a position or an edition."""
        if isinstance(value, str):
            return self.of(value.partition("@")[0])  # who knows a card is nobody's business here
        if isinstance(value, list):
            return self.counted([self.value(each) for each in value])
        if isinstance(value, dict):
            return self.say.clauses(
                [f"{self.of(key)} {self.value(each)}" for key, each in value.items()]
            )
        return str(value)


def is_elements(table: Any) -> bool:
    """Is this a table of things that have names?"""
    return (
        isinstance(table, dict) and bool(table) and all(is_named(each) for each in table.values())
    )


def is_named(element: Any) -> bool:
    """Has it a name?"""
    return isinstance(element, dict) and "ja" in element
