"""A table as one seat has it before its eyes, with the words at hand; a game adds its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar

from takujo.host.ahead import Ahead
from takujo.host.preview import Preview
from takujo.kernel.agenda import ASIDE, PASS, Frame
from takujo.kernel.flow import open_frames
from takujo.kernel.reason import Reason
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table
from takujo.web.pages.asked import PASS_IT, Question, Touch, Tray
from takujo.web.pages.game_words import words_of
from takujo.web.pages.people import called
from takujo.web.pages.reader import At

T = TypeVar("T", bound=Table)


class AnyScene(Generic[T]):
    """What the pages of one seat are made from, whatever is played."""

    def __init__(self, at: At, kind: type[T]) -> None:
        t = at.seen.table
        assert isinstance(t, kind)
        self.at = at
        self.t = t
        self.me = max(at.seen.seat, 0)  # who has no seat looks from the first one's side
        self.seen = Seen(t, at.seen.seat)
        self.say = at.reader.say
        self.names = called(at)

    # --- who -----------------------------------------------------------------------------------
    def others(self) -> list[int]:
        """The other seats, in turn from this one."""
        return [(self.me + i) % self.t.seats for i in range(1, self.t.seats)]

    def waiting(self) -> list[int]:
        """Who is asked and has not answered; of an earlier moment the table itself tells it."""
        return list(self.at.waiting) or [frame.seat for frame in open_frames(self.t)]

    def seat(self, what: str) -> int:
        """A seat by its number; KeyError if there is none."""
        if not 0 <= int(what) < self.t.seats:
            raise KeyError(what)
        return int(what)

    # --- what is asked -------------------------------------------------------------------------
    @property
    def asked(self) -> Frame | None:
        """The question to this seat, if there is one; an earlier moment asks nothing."""
        asking = self.t.asking
        mine = asking is not None and asking.seat == self.me and self.at.question > 0
        return asking if mine else None

    @property
    def frame(self) -> Frame:
        """The question, where it is known that one is asked."""
        assert self.asked is not None
        return self.asked

    @property
    def rule(self) -> str:
        """The name of the paragraph that asks."""
        return self.t.book.paragraphs[self.frame.id].name

    def title(self) -> str:
        """The open question in words."""
        return words_of(self.t.book).question(self.at.seen, self.frame, self.names, self.say)

    def offered(self) -> list[int]:
        """The open question's own choices."""
        return [choice for choice in self.at.seen.options() if choice < ASIDE]

    def choices(self) -> list[int]:
        """The same without passing."""
        return [choice for choice in self.offered() if choice != PASS]

    def question(self, title: str, kind: str = "one", **parts: Any) -> Question:
        """The open question under its rule's name, with the words for passing where one may."""
        passing = self.words(PASS) if PASS in self.at.seen.options() else ""
        return Question(self.rule, kind, title, **{"passing": passing, **parts})

    def passed(self) -> Tray:
        """Not to do it, as something that is proposed."""
        return Tray(self.words(PASS), PASS_IT)

    def asides(self) -> list[int]:
        """The free actions that are open beside it."""
        return [choice for choice in self.at.seen.options() if choice >= ASIDE]

    def readable(self, choice: int) -> str:
        """A choice of the open question as it is posted."""
        return self.t.book.readable(self.frame, choice)

    def why_not(self, choice: int) -> Reason | None:
        """Why something that can be pointed at is no choice."""
        return self.t.book.game.why_not(self.t, self.frame, choice)

    def may_change(self, *secret: int) -> bool:
        """Has the seat answered one of these secret rules, and may still take it back?"""
        asking = self.t.asking
        return (
            asking is not None and asking.id in secret
            and self.asked is None and self.at.undo == ""
        )  # fmt: skip

    def short_why(self, reason: Reason) -> str:
        """Why not, in at most eight characters on the piece; the whole sentence is in a sheet."""
        return self.say.say("not now")

    def touch(self, choice: int) -> Touch:
        """What touching a candidate does: choose it, or say in short why not and open its sheet."""
        if choice in self.at.seen.options():
            return Touch(self.readable(choice), name=self.words(choice))
        reason = self.why_not(choice)
        why = self.short_why(reason) if reason is not None else ""
        return Touch(why=why, sheet=f"why/{self.readable(choice)}")

    @cached_property
    def ahead(self) -> Ahead[T]:
        """A guess on which wishes are tried out."""
        return Ahead(self.seen)

    def tried(self, choice: int) -> Preview[T]:
        """What one choice of the open question would come to."""
        return Preview(self.ahead, [self.readable(choice)])

    # --- in words ------------------------------------------------------------------------------
    def words(self, choice: int) -> str:
        """The act a choice of the open question stands for."""
        return words_of(self.t.book).choice(self.at.seen, self.frame, choice, self.say)

    def refusal(self, reason: Reason | None) -> str:
        """A reason as a sentence; "" if there is none."""
        if reason is None:
            return ""
        return words_of(self.t.book).reason(self.t.book, reason, self.names, self.say)

    def explained(self, id: str) -> list[str]:
        """The name of an element, then what there is to say of it, a line each."""
        return words_of(self.t.book).explain(self.t.book, id, self.say)

    def listed(self, names: Sequence[str]) -> str:
        """Names beside each other."""
        return self.say.say(" · ").join(names) or "—"
