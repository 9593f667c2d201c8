"""The rulebook of one edition of 4bit Town."""

from __future__ import annotations

from typing import Any

from takujo.editions.identity import rules_identity
from takujo.games.fourbit_town.edition import Edition
from takujo.games.fourbit_town.rules import asides, paragraphs
from takujo.kernel.agenda import Rulebook
from takujo.kernel.game import Game


class TownBook(Rulebook):
    """The rulebook of one edition, with its typed numbers."""

    def __init__(self, game: Game[Any], version: int, name: str, data: dict[str, Any]) -> None:
        self.edition = Edition(data)
        identity = rules_identity(game.name, version, data)
        rules = paragraphs(self.edition, version)
        super().__init__(game, version, identity, name, data, rules, asides(self.edition))


def edition_of(book: Rulebook) -> Edition:
    """The typed numbers of a rulebook of this game."""
    assert isinstance(book, TownBook)
    return book.edition
