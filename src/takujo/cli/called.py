"""What things are called: the names of the edition and of the game, in both languages."""

from __future__ import annotations

from typing import Final

from takujo.cli.typed import plain
from takujo.editions.language import LANGUAGES, language
from takujo.editions.places import names_of
from takujo.editions.words import GameWords
from takujo.kernel.agenda import Rulebook
from takujo.kernel.mistake import nearest
from takujo.kernel.table import Table

A_FEW: Final = 4  # things of which a part of the name may be meant


def names_in(book: Rulebook, element: str) -> list[str]:
    """The names that the edition gives to an element, in both languages."""
    kind, _, key = element.partition(".")
    if key:  # elements of different tables may have the same id: cards.1, locations.1
        return names_of(book.edition_data.get(kind, {}).get(key))
    if element.isdecimal():  # and a number alone is none of them
        return []
    for table in [book.edition_data, *book.edition_data.values()]:
        if isinstance(table, dict) and element in table:
            found = names_of(table[element])
            if found:
                return found
    return []


def elements_called(words: GameWords[Table], book: Rulebook, text: str) -> list[str]:
    """The elements that a person may mean by an id or a name, or a part of one."""
    wanted = plain(text)
    if not wanted:
        return []
    spelled = {each: spellings_of(words, book, each) for each in words.elements(book)}
    exact = [each for each, names in spelled.items() if wanted in names]
    partly = [each for each, names in spelled.items() if any(wanted in name for name in names)]
    if exact or 0 < len(partly) <= A_FEW:
        return exact or partly
    near = nearest(wanted, [name for names in spelled.values() for name in names])
    return [each for each, names in spelled.items() if near and near in names][:1]


def spellings_of(words: GameWords[Table], book: Rulebook, element: str) -> list[str]:
    """All the ways to write an element, as they are compared."""
    names = [element, *names_in(book, element)]
    for code in LANGUAGES:
        names += words.called(book, element, language(code))
    return [plain(name) for name in names]
