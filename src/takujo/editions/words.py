"""What people read about a game: every game's words give these, in both languages."""

from __future__ import annotations

from typing import Generic, TypeVar

from takujo.editions.chapters import Chapter
from takujo.editions.effect_rule import UseEffect
from takujo.editions.language import Language
from takujo.editions.sections import Section
from takujo.kernel.agenda import PASS, Frame, Rulebook
from takujo.kernel.reason import Reason
from takujo.kernel.seen import Seen
from takujo.kernel.table import Event, Table

T = TypeVar("T", bound=Table)


class Counted:
    """A choice that is an amount: so many of something."""

    def __init__(self, n: int, of: str) -> None:
        self.n = n
        self.of = of


class GameWords(Generic[T]):
    """The words of one game. Whatever a seat is told is made from what that seat has seen."""

    def title(self, say: Language) -> str:
        """The game's name."""
        raise NotImplementedError

    def summary(self, say: Language) -> str:
        """One sentence about the game, for lists."""
        raise NotImplementedError

    def question(self, seen: Seen[T], frame: Frame, names: list[str], say: Language) -> str:
        """What is asked: of this seat in full, of another as everybody may know it."""
        raise NotImplementedError

    def choice(self, seen: Seen[T], frame: Frame, choice: int, say: Language) -> str:
        """The act a choice stands for: ``Build the library``."""
        raise NotImplementedError

    def counted(self, seen: Seen[T], frame: Frame, choice: int, say: Language) -> Counted | None:
        """The amount that a choice means: whoever types this number means that choice."""
        return None

    def usual(self, seen: Seen[T], frame: Frame) -> int:
        """What nobody thinks about, such as a draw that costs nothing; PASS if there is none."""
        rule = frame.rule
        own = [choice for choice in seen.options() if choice != PASS]
        if not isinstance(rule, UseEffect) or len(own) != 1:
            return PASS
        return own[0] if rule.effects.rows[frame.n].is_free() else PASS

    def weighty(self, seen: Seen[T], frame: Frame, choices: list[int], say: Language) -> str:
        """What must be said before these are played at a slip of the keyboard; "" if nothing."""
        return ""

    def wishable(self, book: Rulebook, reason: Reason) -> bool:
        """Might somebody wish for what is refused for this reason?"""
        return True

    def reason(self, book: Rulebook, reason: Reason, names: list[str], say: Language) -> str:
        """A refusal as a sentence with its numbers and clause."""
        sentence = self.refusal(book, reason, names, say)
        if not reason.clause:
            return sentence
        return say.say("{sentence} (rule {clause})", sentence=sentence, clause=reason.clause)

    def refusal(self, book: Rulebook, reason: Reason, names: list[str], say: Language) -> str:
        """The sentence alone."""
        raise NotImplementedError

    def event(self, book: Rulebook, event: Event, names: list[str], say: Language) -> str:
        """An event, as its reader may know it, as a sentence; "" if it is not worth one."""
        raise NotImplementedError

    def table(self, seen: Seen[T], names: list[str], say: Language) -> list[Section]:
        """The whole table as words, as this seat knows it."""
        raise NotImplementedError

    def chapters(self, book: Rulebook, say: Language) -> list[Chapter]:
        """The rules of this edition, with its numbers and names."""
        raise NotImplementedError

    def filled(self, book: Rulebook, text: str, say: Language) -> str:
        """A sentence written with the slots of the rulebook: ``{limits.hand}``, ``{library}``."""
        return text

    def elements(self, book: Rulebook) -> list[str]:
        """The ids of everything that can be explained: cards, roles."""
        raise NotImplementedError

    def explain(self, book: Rulebook, element: str, say: Language) -> list[str]:
        """One element's facts and rule text, a line each."""
        raise NotImplementedError

    def brief(self, book: Rulebook, element: str, say: Language) -> str:
        """What an element does in one or two lines, for where it is touched."""
        return say.sentences(self.explain(book, element, say)[1:])

    def called(self, book: Rulebook, element: str, say: Language) -> list[str]:
        """What people call an element besides its name: ``place 9``."""
        return []
