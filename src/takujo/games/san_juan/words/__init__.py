"""The words of San Juan, in the language of whoever reads them."""

from __future__ import annotations

import os
from typing import Final

from takujo.editions.chapters import chapter
from takujo.editions.forms import form
from takujo.editions.language import Language
from takujo.editions.sections import Section
from takujo.editions.tabled_words import TabledWords
from takujo.editions.word_table import WordTable
from takujo.games.san_juan.book import edition_of
from takujo.games.san_juan.edition import PRODUCTION, ROLES
from takujo.games.san_juan.names import PHASE
from takujo.games.san_juan.table import SanJuan
from takujo.games.san_juan.words.cards import Cards
from takujo.games.san_juan.words.elements import card_brief, card_lines, role_brief
from takujo.games.san_juan.words.questions import RULES
from takujo.games.san_juan.words.refusals import IDLE, REFUSALS
from takujo.games.san_juan.words.rulebook import SanJuanRulebook
from takujo.games.san_juan.words.sentences import SENTENCES
from takujo.games.san_juan.words.slots import SanJuanAsked, SanJuanTold
from takujo.games.san_juan.words.text_table import TextTable
from takujo.kernel.agenda import Rulebook
from takujo.kernel.reason import Reason
from takujo.kernel.seen import Seen

WORDS: Final = WordTable(
    asked=SanJuanAsked,
    told=SanJuanTold,
    rules=RULES,
    events=SENTENCES,
    refusals=REFUSALS,
    idle=IDLE,
    title=form("San Juan"),
    summary=form("Build a town from cards that are buildings, money and goods in one."),
    texts=os.path.dirname(__file__),
    rulebook=SanJuanRulebook,
)


class SanJuanWords(TabledWords[SanJuan, SanJuanAsked, SanJuanTold]):
    """What people read about San Juan, where the table does not say it."""

    def wishable(self, book: Rulebook, reason: Reason) -> bool:
        """Nobody wishes for goods of what makes none."""
        if reason.code == "no_good_there":
            return edition_of(book).kind[reason.numbers["card"]] == PRODUCTION
        return super().wishable(book, reason)

    def table(self, seen: Seen[SanJuan], players: list[str], say: Language) -> list[Section]:
        """The whole table as words, as this seat knows it."""
        t = seen.table
        return TextTable(t, seen.seat, players, Cards(t.book, say)).sections()

    def elements(self, book: Rulebook) -> list[str]:
        """The ids of everything that can be explained: roles and cards."""
        return [*ROLES, *edition_of(book).ids[1:]]

    def explain(self, book: Rulebook, element: str, say: Language) -> list[str]:
        """One element's facts and rule text, a line each; a role's are its chapter."""
        if element not in ROLES:
            return card_lines(Cards(book, say), element)
        phase = book.paragraphs[PHASE[ROLES.index(element) + 1]]
        found = chapter(self.chapters(book, say), phase.clause)
        return [found.heading, *found.lines()]

    def brief(self, book: Rulebook, element: str, say: Language) -> str:
        """A role with its privilege; a card's effect, and what its good sells for."""
        cards = Cards(book, say)
        return role_brief(cards, element) if element in ROLES else card_brief(cards, element)
