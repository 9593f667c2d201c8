"""The words of 4bit Town, in the language of whoever reads them."""

from __future__ import annotations

import os
from typing import Final

from takujo.editions.forms import form
from takujo.editions.language import Language
from takujo.editions.sections import Section
from takujo.editions.tabled_words import TabledWords
from takujo.editions.word_table import WordTable
from takujo.games.fourbit_town.book import edition_of
from takujo.games.fourbit_town.table import Town
from takujo.games.fourbit_town.words.elements import called, element_ids, explained
from takujo.games.fourbit_town.words.questions import RULES
from takujo.games.fourbit_town.words.refusals import IDLE, REFUSALS
from takujo.games.fourbit_town.words.rulebook import TownRulebook
from takujo.games.fourbit_town.words.sentences import SENTENCES
from takujo.games.fourbit_town.words.slots import TownAsked
from takujo.games.fourbit_town.words.text_table import TextTable
from takujo.games.fourbit_town.words.told import TownTold
from takujo.games.fourbit_town.words.wording import Wording
from takujo.kernel.agenda import Rulebook
from takujo.kernel.seen import Seen

WORDS: Final = WordTable(
    asked=TownAsked,
    told=TownTold,
    rules=RULES,
    events=SENTENCES,
    refusals=REFUSALS,
    idle=IDLE,
    title=form("4bit Town"),
    summary=form("Four cards make a number, and the number says where your worker goes."),
    texts=os.path.dirname(__file__),
    rulebook=TownRulebook,
)


class TownWords(TabledWords[Town, TownAsked, TownTold]):
    """What people read about 4bit Town, where the table does not say it."""

    def table(self, seen: Seen[Town], names: list[str], say: Language) -> list[Section]:
        """The whole table as words, as this seat knows it."""
        t = seen.table
        return TextTable(t, seen.seat, names, Wording(t.edition, say)).sections()

    def elements(self, book: Rulebook) -> list[str]:
        """The ids of everything that can be explained: places, cards, buildings."""
        return element_ids(edition_of(book))

    def explain(self, book: Rulebook, element: str, say: Language) -> list[str]:
        """One element's facts and rule text, a line each."""
        return explained(Wording(edition_of(book), say), element)

    def brief(self, book: Rulebook, element: str, say: Language) -> str:
        """What a building does comes before what it costs, which stands on it too."""
        _, *facts = self.explain(book, element, say)
        built = element in edition_of(book).buildings
        return say.sentences(facts[::-1] if built else facts)

    def called(self, book: Rulebook, element: str, say: Language) -> list[str]:
        """Places and cards by their numbers."""
        return called(element, say)
