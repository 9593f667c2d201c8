"""Goryokaku's table as one seat has it before its eyes."""

from __future__ import annotations

from takujo.games.goryokaku.table import Goryokaku
from takujo.games.goryokaku.words.cards import Cards
from takujo.kernel.agenda import ASIDE, Frame
from takujo.kernel.chance import FastNumbers
from takujo.kernel.flow import open_frames
from takujo.web.pages.game_words import words_of
from takujo.web.pages.goryokaku.signs import Signs
from takujo.web.pages.people import names
from takujo.web.pages.reader import At


class Scene:
    """What the pages of one seat are made from, with the words at hand."""

    def __init__(self, at: At) -> None:
        t = at.seen.table
        assert isinstance(t, Goryokaku)
        self.at = at
        self.t = t
        self.e = t.edition
        self.me = at.seen.seat
        self.p = t.players[self.me]
        self.say = at.reader.say
        self.cards = Cards(t.edition, at.reader.say)
        self.signs = Signs(self.cards)
        self.names = names(at.seats, None if at.visitor else self.me, at.reader.say)

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

    def waiting(self) -> list[int]:
        """Who is asked and has not answered; of an earlier moment the table itself tells it."""
        return list(self.at.waiting) or [frame.seat for frame in open_frames(self.t)]

    def offered(self) -> list[int]:
        """The open question's own choices."""
        return [choice for choice in self.at.seen.options() if choice < ASIDE]

    def asides(self) -> list[int]:
        """The free actions that are open beside it."""
        return [choice for choice in self.at.seen.options() if choice >= ASIDE]

    def words(self, choice: int) -> str:
        """The act a choice of the open question stands for."""
        return words_of(self.t.book).choice(self.at.seen, self.frame, choice, self.say)

    def readable(self, choice: int) -> str:
        """A choice of the open question as it is posted."""
        return self.t.book.readable(self.frame, choice)

    def guess(self) -> Goryokaku:
        """A table of its own to play on, hidden cards dealt anew; what happens is heard."""
        t = self.t.book.game.guess(self.at.seen, FastNumbers(1))
        assert isinstance(t, Goryokaku)
        t.ear = []
        return t
