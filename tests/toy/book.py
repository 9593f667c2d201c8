"""The rulebook of one edition of the fair."""

from __future__ import annotations

from typing import Any

from takujo.editions.identity import rules_identity
from takujo.kernel.agenda import Rulebook
from takujo.kernel.game import Game
from tests.toy.edition import Edition
from tests.toy.rules import ASIDES, paragraphs


class HarvestFairBook(Rulebook):
    """The rulebook of one edition, with its typed numbers."""

    def __init__(self, game: Game[Any], version: int, name: str, data: dict[str, Any]) -> None:
        self.edition = Edition(data)
        identity = rules_identity(game.name, version, data)
        rules = paragraphs(self.edition)
        super().__init__(game, version, identity, name, data, rules, ASIDES)


def edition_of(book: Rulebook) -> Edition:
    """The typed numbers of a rulebook of this game."""
    assert isinstance(book, HarvestFairBook)
    return book.edition
