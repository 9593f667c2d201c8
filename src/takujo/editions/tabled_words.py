"""Words looked up in a game's table and texts; what is not there is said plainly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

from takujo.editions.chapters import Chapter
from takujo.editions.language import Language
from takujo.editions.plain_words import PlainWords
from takujo.editions.rulebook_filled import filled_line, rulebook_of
from takujo.editions.slots import of_event
from takujo.editions.word_table import A, E, RuleWords, WordTable, said
from takujo.editions.words import Counted, T
from takujo.kernel.agenda import PASS, Frame, Rulebook
from takujo.kernel.events import PASSED
from takujo.kernel.reason import Reason
from takujo.kernel.seen import Seen
from takujo.kernel.table import Event


class TabledWords(PlainWords[T], Generic[T, A, E]):
    """The words of a game that has a table of them."""

    def __init__(
        self,
        seats: list[int],
        default_edition: Callable[[], dict[str, Any]],
        words: WordTable[A, E],
    ) -> None:
        super().__init__(seats, default_edition)
        self.words = words

    def title(self, say: Language) -> str:
        """The game's name."""
        title = self.words.title
        return say.say(title.one) if title else super().title(say)

    def summary(self, say: Language) -> str:
        """One sentence about the game, for lists."""
        summary = self.words.summary
        return say.say(summary.one) if summary else super().summary(say)

    def chapters(self, book: Rulebook, say: Language) -> list[Chapter]:
        """The game's own text, if it has one."""
        slots = self.words.rulebook
        if slots is None:
            return super().chapters(book, say)
        return rulebook_of(self.words.texts, say.code, slots, book)

    def filled(self, book: Rulebook, text: str, say: Language) -> str:
        """A sentence written with the slots of the game's own text."""
        slots = self.words.rulebook
        return text if slots is None else filled_line(text, slots(book, say))

    # --- questions ----------------------------------------------------------------------
    def of_rule(self, id: int) -> RuleWords[A]:
        """A rule's entry; an empty one if it has none."""
        return self.words.rules.get(id, RuleWords())

    def question(self, seen: Seen[T], frame: Frame, names: list[str], say: Language) -> str:
        """What is asked: of this seat in full, of another as everybody may know it."""
        words = self.of_rule(frame.id)
        slots = self.words.asked(seen, frame, say, names)
        if frame.seat == seen.seat and words.asked is not None:
            return said(words.asked, slots)
        if frame.seat != seen.seat and words.others is not None:
            what = said(words.others, slots)
            return say.say("{name}: {what}", name=names[frame.seat], what=what)
        return super().question(seen, frame, names, say)

    def choice(self, seen: Seen[T], frame: Frame, choice: int, say: Language) -> str:
        """The act a choice stands for, by the rule it belongs to."""
        words = self.of_rule(seen.table.book.rule_of(frame, choice))
        entry = words.passing if choice == PASS else words.choice
        if entry is None:
            return super().choice(seen, frame, choice, say)
        return said(entry, self.words.asked(seen, frame, say, [], choice))

    def counted(self, seen: Seen[T], frame: Frame, choice: int, say: Language) -> Counted | None:
        """The amount that a choice means."""
        entry = self.of_rule(frame.id).counted
        return entry(self.words.asked(seen, frame, say, [], choice)) if entry else None

    def usual(self, seen: Seen[T], frame: Frame) -> int:
        """What nobody thinks about; PASS if there is none."""
        entry = self.of_rule(frame.id).usual
        return entry(seen) if entry else super().usual(seen, frame)

    def weighty(self, seen: Seen[T], frame: Frame, choices: list[int], say: Language) -> str:
        """What must be said before these are played at a slip of the keyboard."""
        entry = self.of_rule(frame.id).weighty
        return entry(self.words.asked(seen, frame, say, []), choices) if entry else ""

    # --- refusals and events ------------------------------------------------------------
    def wishable(self, book: Rulebook, reason: Reason) -> bool:
        """Might somebody wish for what is refused for this reason?"""
        return reason.code not in self.words.idle

    def refusal(self, book: Rulebook, reason: Reason, names: list[str], say: Language) -> str:
        """By its code."""
        entry = self.words.refusals.get(reason.code)
        if entry is None:
            return super().refusal(book, reason, names, say)
        return said(entry, self.words.told(book, say, names, reason.numbers, []))

    def event(self, book: Rulebook, event: Event, names: list[str], say: Language) -> str:
        """By its kind; what was passed over, by its rule."""
        entry = self.words.events.get(event[0])
        if event[0] == PASSED and event[2] in self.words.rules:
            entry = self.of_rule(event[2]).passed
        if entry is None:
            return super().event(book, event, names, say)
        return said(entry, self.words.told(book, say, names, *of_event(event, book)))
