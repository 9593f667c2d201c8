"""The words of Goryokaku, in the language of whoever reads them."""

from __future__ import annotations

import os
from typing import Final

from takujo.editions.forms import form
from takujo.editions.language import Language
from takujo.editions.sections import Section
from takujo.editions.tabled_words import TabledWords
from takujo.editions.word_table import WordTable
from takujo.games.goryokaku.book import edition_of
from takujo.games.goryokaku.names import AREAS, ONIGIRI_ACTIONS, SPACES
from takujo.games.goryokaku.table import Goryokaku
from takujo.games.goryokaku.words.asked import GoryokakuAsked
from takujo.games.goryokaku.words.cards import Cards
from takujo.games.goryokaku.words.elements import SPACE, STEP
from takujo.games.goryokaku.words.explained import elements, explained
from takujo.games.goryokaku.words.questions import RULES
from takujo.games.goryokaku.words.refusals import IDLE, REFUSALS
from takujo.games.goryokaku.words.rulebook import GoryokakuRulebook
from takujo.games.goryokaku.words.sentences import SENTENCES
from takujo.games.goryokaku.words.text_table import TextTable
from takujo.games.goryokaku.words.told import GoryokakuTold
from takujo.kernel.agenda import Rulebook
from takujo.kernel.seen import Seen

WORDS: Final = WordTable(
    asked=GoryokakuAsked,
    told=GoryokakuTold,
    rules=RULES,
    events=SENTENCES,
    refusals=REFUSALS,
    idle=IDLE,
    title=form("Goryokaku"),
    summary=form(
        "Place workers, hire people and build the star fort of Hakodate "
        "(its cards and numbers are reconstructed)."
    ),
    texts=os.path.dirname(__file__),
    rulebook=GoryokakuRulebook,
)


class GoryokakuWords(TabledWords[Goryokaku, GoryokakuAsked, GoryokakuTold]):
    """What people read about Goryokaku, where the table does not say it."""

    def table(self, seen: Seen[Goryokaku], players: list[str], say: Language) -> list[Section]:
        """The whole table as words, as this seat knows it."""
        t = seen.table
        return TextTable(t, seen.seat, players, Cards(t.edition, say)).sections()

    def elements(self, book: Rulebook) -> list[str]:
        """The ids of everything that can be explained, from areas to cards."""
        return [id for table in elements(edition_of(book)).values() for id in table]

    def explain(self, book: Rulebook, element: str, say: Language) -> list[str]:
        """One element's facts and rule text, a line each."""
        return explained(GoryokakuRulebook(book, say), element)

    def called(self, book: Rulebook, element: str, say: Language) -> list[str]:
        """An area goes by its spaces, too: there it is said what they do."""
        if element not in AREAS:
            return []
        slots = GoryokakuRulebook(book, say)
        first = AREAS.index(element) * 2
        return [slots.title("spaces", space) for space in SPACES[first : first + 2]]

    def brief(self, book: Rulebook, element: str, say: Language) -> str:
        """What a space, card, tile, step or onigiri action does, without where it comes from."""
        slots = GoryokakuRulebook(book, say)
        if element.startswith(SPACE):
            return slots.space(element.removeprefix(SPACE))
        if element.startswith(STEP):
            return say.sentences(explained(slots, element)[1:3])
        if element in slots.e.ids[1:]:
            return slots.cards.brief(slots.e.card(element))
        if element in ONIGIRI_ACTIONS:
            return str(slots.action(element)["does"])
        return str(slots.tile(element)["text"])
