"""The words of 4bit Town, in the language of whoever reads them."""

from __future__ import annotations

from takujo.editions.language import Language
from takujo.editions.words import GameWords, Section
from takujo.games.fourbit_town.book import TownBook
from takujo.games.fourbit_town.edition import Edition
from takujo.games.fourbit_town.table import Town
from takujo.games.fourbit_town.words.choices import choice_words
from takujo.games.fourbit_town.words.elements import element_ids, explained
from takujo.games.fourbit_town.words.questions import question_words, waiting_words
from takujo.games.fourbit_town.words.refusals import reason_words
from takujo.games.fourbit_town.words.rulebook import rulebook_words
from takujo.games.fourbit_town.words.sentences import event_words
from takujo.games.fourbit_town.words.text_table import TextTable
from takujo.games.fourbit_town.words.wording import Wording
from takujo.kernel.agenda import Frame, Rulebook
from takujo.kernel.reason import Reason
from takujo.kernel.seen import Seen
from takujo.kernel.table import Event, Table


class TownWords(GameWords):
    """What people read about 4bit Town."""

    def title(self, say: Language) -> str:
        """The game's name."""
        return say.say("4bit Town")

    def summary(self, say: Language) -> str:
        """One sentence about the game, for lists."""
        return say.say("Four cards make a number, and the number says where your worker goes.")

    def question(self, seen: Seen, frame: Frame, names: list[str], say: Language) -> str:
        """What is asked: of this seat in full, of another as everybody may know it."""
        t = table_of(seen.table)
        if frame.seat == seen.seat:
            return question_words(t, frame, say)
        return waiting_words(t, frame, names[frame.seat], say)

    def choice(self, seen: Seen, frame: Frame, choice: int, say: Language) -> str:
        """The act a choice stands for: ``Build the mint``."""
        return choice_words(table_of(seen.table), frame, choice, say)

    def reason(self, book: Rulebook, reason: Reason, names: list[str], say: Language) -> str:
        """A refusal as a sentence with its numbers and clause."""
        return reason_words(printing_of(book), reason, say)

    def event(self, book: Rulebook, event: Event, names: list[str], say: Language) -> str:
        """An event, as its reader may know it, as a sentence; "" if it is not worth one."""
        return event_words(printing_of(book), event, names, say)

    def table(self, seen: Seen, names: list[str], say: Language) -> list[Section]:
        """The whole table as words, as this seat knows it."""
        t = table_of(seen.table)
        return TextTable(t, seen.seat, names, Wording(t.edition, say)).sections()

    def rulebook(self, book: Rulebook, say: Language) -> str:
        """The rules of this edition as Markdown, generated from its data."""
        return rulebook_words(Wording(printing_of(book), say))

    def elements(self, book: Rulebook) -> list[str]:
        """The ids of everything that can be explained: places, cards, buildings."""
        return element_ids(printing_of(book))

    def explain(self, book: Rulebook, element: str, say: Language) -> list[str]:
        """One element's facts and rule text, a line each."""
        return explained(Wording(printing_of(book), say), element)


def table_of(t: Table) -> Town:
    """The table as 4bit Town's."""
    assert isinstance(t, Town)
    return t


def printing_of(book: Rulebook) -> Edition:
    """The numbers of the book's edition."""
    assert isinstance(book, TownBook)
    return book.printing
