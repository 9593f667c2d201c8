"""The rulebook of one edition of San Juan."""

from __future__ import annotations

from typing import Any

from takujo.editions.identity import rules_identity
from takujo.games.san_juan.edition import Edition
from takujo.games.san_juan.rules import paragraphs
from takujo.kernel.agenda import Rulebook
from takujo.kernel.game import Game


class SanJuanBook(Rulebook):
    """The rulebook of one edition, with its typed numbers."""

    def __init__(self, game: Game[Any], version: int, name: str, data: dict[str, Any]) -> None:
        self.edition = Edition(data)
        identity = rules_identity(game.name, version, data)
        super().__init__(game, version, identity, name, data, paragraphs(self.edition, version), [])


def edition_of(book: Rulebook) -> Edition:
    """The typed numbers of a rulebook of this game."""
    assert isinstance(book, SanJuanBook)
    return book.edition
