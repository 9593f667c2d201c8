"""What fills the slots of a rulebook's text: numbers and names of the edition, and a game's own."""

from __future__ import annotations

from typing import Any

from takujo.editions.forms import Filling
from takujo.editions.language import Language
from takujo.editions.plain_names import is_named
from takujo.editions.slots import Name, Slots
from takujo.kernel.agenda import Rulebook


class RulebookSlots(Slots):
    """Slots of the text: those of the game, methods that take words, else paths of the edition."""

    def __init__(self, book: Rulebook, say: Language) -> None:
        super().__init__(book, say, [])

    def __getitem__(self, slot: str) -> object:
        name, *words = slot.split()
        if hasattr(type(self), name):
            found: object = getattr(self, name)
            return found(*words) if callable(found) else found
        if slot in self.fills:
            return self.fills[slot](self)
        return self.at_path(slot.split(".")) if "." in slot else self.element(slot)

    def at_path(self, keys: list[str]) -> object:
        """A number or a name of the edition."""
        value: Any = self.book.edition_data
        for key in keys:
            value = value[key]
        return Name(value, self.say) if is_named(value) else value

    def number(self, slot: str) -> int:
        """How many a slot lists: ``{number roles}``."""
        several = self[slot]
        assert isinstance(several, list)
        return len(several)

    @property
    def edition(self) -> Name:
        """The edition's name."""
        return Name(self.book.edition_data["name"], self.say)

    @property
    def version(self) -> int:
        """Which version of the rules this is."""
        return self.book.version


class Item:
    """The slots of one thing of several, before those of the whole text."""

    def __init__(self, own: dict[str, object], others: Filling) -> None:
        self.own = own
        self.others = others

    def __getitem__(self, slot: str) -> object:
        return self.own[slot] if slot in self.own else self.others[slot]
