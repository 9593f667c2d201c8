"""What people read about a game: every game's words give these, in both languages."""

from __future__ import annotations

from takujo.editions.language import Language
from takujo.kernel.agenda import Frame, Rulebook
from takujo.kernel.reason import Reason
from takujo.kernel.seen import Seen
from takujo.kernel.table import Event


class Section:
    """A part of the table as words: a heading and its lines."""

    def __init__(self, heading: str, lines: list[str]) -> None:
        self.heading = heading
        self.lines = lines


class GameWords:
    """The words of one game. Whatever a seat is told is made from what that seat has seen."""

    def title(self, say: Language) -> str:
        """The game's name."""
        raise NotImplementedError

    def summary(self, say: Language) -> str:
        """One sentence about the game, for lists."""
        raise NotImplementedError

    def question(self, seen: Seen, frame: Frame, names: list[str], say: Language) -> str:
        """What is asked: of this seat in full, of another as everybody may know it."""
        raise NotImplementedError

    def choice(self, seen: Seen, frame: Frame, choice: int, say: Language) -> str:
        """The act a choice stands for: ``Build the library``."""
        raise NotImplementedError

    def reason(self, book: Rulebook, reason: Reason, names: list[str], say: Language) -> str:
        """A refusal as a sentence with its numbers and clause."""
        raise NotImplementedError

    def event(self, book: Rulebook, event: Event, names: list[str], say: Language) -> str:
        """An event, as its reader may know it, as a sentence; "" if it is not worth one."""
        raise NotImplementedError

    def table(self, seen: Seen, names: list[str], say: Language) -> list[Section]:
        """The whole table as words, as this seat knows it."""
        raise NotImplementedError

    def rulebook(self, book: Rulebook, say: Language) -> str:
        """The rules of this edition as Markdown, generated from its data."""
        raise NotImplementedError

    def elements(self, book: Rulebook) -> list[str]:
        """The ids of everything that can be explained: cards, roles."""
        raise NotImplementedError

    def explain(self, book: Rulebook, element: str, say: Language) -> list[str]:
        """One element's facts and rule text, a line each."""
        raise NotImplementedError
