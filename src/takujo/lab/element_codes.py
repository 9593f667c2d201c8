"""Every element of an edition as one small number, for rows, and as a word, for people."""

from __future__ import annotations

from takujo.editions.game_elements import Element
from takujo.editions.language import Language
from takujo.editions.mistakes import one_mistake
from takujo.games.catalogue import game
from takujo.kernel.agenda import Rulebook
from takujo.kernel.mistake import nearest
from takujo.kernel.said import Said


class ElementCodes:
    """The elements in the order of their groups: codes, ids such as ``building.academy``, names."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.of = game(book.game.name).elements
        self.groups = self.of.groups(book)
        self.first: dict[str, int] = {}  # of a group: the code that number 0 would have
        self.ids: list[str] = []
        self.elements: list[Element] = []
        for group in self.groups:
            self.first[group.name] = len(self.ids) - group.low
            self.ids += [f"{group.name.replace(' ', '_')}.{id}" for id in group.ids]
            self.elements += [(group.name, group.low + i) for i in range(len(group.ids))]

    def code(self, element: Element) -> int:
        """Its number among all elements."""
        group, number = element
        return self.first[group] + number

    def element(self, id: str) -> Element:
        """The element of this id; else what is most like it."""
        if id not in self.ids:
            problem = Said("there is no element {id}", id=repr(id))
            groups = ", ".join(f"{group.name.replace(' ', '_')}.…" for group in self.groups)
            raise one_mistake("", "", problem, groups, nearest(id, self.ids))
        return self.elements[self.ids.index(id)]

    def name(self, code: int, say: Language) -> str:
        """What people call it."""
        return self.of.name(self.book, self.elements[code], say)

    def source_name(self, source: str, say: Language) -> str:
        """What people call a source of points."""
        return say.say(self.of.source_names.get(source, source))
