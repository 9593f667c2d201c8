"""A game with its editions: files in its own folder, and any file of the same shape."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from typing import Any

from takujo.editions.game_elements import GameElements
from takujo.editions.load import checked, edition_file, edition_names
from takujo.editions.mistakes import EditionError, one_mistake
from takujo.editions.paths import with_settings
from takujo.editions.plain_words import PlainWords
from takujo.editions.shape import Node, mistakes_in
from takujo.editions.words import GameWords
from takujo.kernel.agenda import Rulebook
from takujo.kernel.events import EventKind
from takujo.kernel.game import Game, T
from takujo.kernel.game_parts import GameParts
from takujo.kernel.mistake import nearest
from takujo.kernel.said import Said


class PrintedGame(Game[T]):
    """A game whose editions are data."""

    def __init__(
        self,
        name: str,
        version: int,
        seats: list[int],
        events: list[EventKind],
        parts: GameParts[T],
        folder: str,
        shape: Node,
        default_edition: str,
    ) -> None:
        super().__init__(name, version, seats, events, parts)
        self.folder = folder
        self.shape = shape
        self.default_edition = default_edition
        # what people read about it; a game with words of its own sets them
        self.words: GameWords[T] = PlainWords(seats, self.edition)
        # what figures are made of; a game that declares its elements sets them
        self.elements: GameElements[T] = GameElements()
        self.books: dict[str, Rulebook] = {}  # rulebooks are values: made once, shared
        self.oldest = 1  # the oldest version of the rules that can still be played

    def editions(self) -> list[str]:
        """The names of the editions that come with the game, the default one first."""
        others = [name for name in edition_names([self.folder]) if name != self.default_edition]
        return [self.default_edition, *others]

    def edition(self, name: str = "", folders: Sequence[str] = ()) -> dict[str, Any]:
        """The checked data of an edition: by name, or a file if there is a / or .toml in it."""
        name = name or self.default_edition
        places = [*folders, self.folder]
        if name.endswith(".toml") or "/" in name or os.sep in name:
            return checked(name, places, self.shape)
        file = edition_file(name, places)
        if not file:
            names = edition_names(places)
            problem = Said("{game} has no edition {edition}", game=self.name, edition=repr(name))
            raise one_mistake("", "", problem, ", ".join(names), nearest(name, names))
        return checked(file, places, self.shape)

    def book(
        self, name: str = "", settings: Sequence[str] = (), folders: Sequence[str] = ()
    ) -> Rulebook:
        """The rulebook of an edition, with numbers changed by settings (``cards.well.cost=3``)."""
        data = self.edition(name, folders)
        shown = name or self.default_edition
        if settings:
            data = with_settings(data, settings)
            self.refuse_mistakes(data, ", ".join(settings))
            shown += "+" + ",".join(settings)
        return self.book_of(data, shown)

    def book_of(self, data: dict[str, Any], name: str, version: int = 0) -> Rulebook:
        """The rulebook of resolved edition data, as a record holds it."""
        if 0 < version < self.oldest:
            problem = Said("version {version} of the rules is not known", version=version)
            raise one_mistake("", "", problem)
        key = f"{name} {version} {json.dumps(data, sort_keys=True)}"
        if key not in self.books:
            self.books[key] = self.parts.rulebook(self, version or self.version, name, data)
        return self.books[key]

    def version_of(self, book: Rulebook, identity: str) -> Rulebook | None:
        """The same edition under the version of the rules with this identity, if there is one."""
        for version in range(self.version, self.oldest - 1, -1):
            found = self.book_of(book.edition_data, book.edition_name, version)
            if found.identity == identity:
                return found
        return None

    def refuse_mistakes(self, data: dict[str, Any], file: str) -> None:
        """Refuse data that this game does not allow, with everything that is wrong."""
        from_here = mistakes_in(data, self.shape, file)
        if from_here:
            raise EditionError(from_here)
