"""San Juan's table as one seat has it before its eyes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from takujo.games.san_juan.table import SanJuan
from takujo.games.san_juan.words.cards import Cards
from takujo.kernel.agenda import Frame
from takujo.web.pages.asked import Touch
from takujo.web.pages.game_words import words_of
from takujo.web.pages.people import names
from takujo.web.pages.reader import At
from takujo.web.pages.san_juan.pieces import Face, face

Counted = Callable[[int], str]


def plot(slot: int) -> str:
    """A plot of the own town, as a question refers to it."""
    return f"plot {slot}"


@dataclass(frozen=True)
class Held:
    """A card in a fan: its face, what touching it does, and its name while it moves."""

    at: int
    face: Face
    touch: Touch
    moving: str


class Scene:
    """What the pages of one seat are made from, with the words at hand."""

    def __init__(self, at: At) -> None:
        t = at.seen.table
        assert isinstance(t, SanJuan)
        self.at = at
        self.t = t
        self.e = t.edition
        self.me = at.seen.seat
        self.p = t.players[self.me]
        self.say = at.reader.say
        self.cards = Cards(t.edition, at.reader.say)
        self.names = names(at.seats, None if at.visitor else self.me, at.reader.say)

    @property
    def asked(self) -> Frame | None:
        """The question to this seat, if there is one; an earlier moment asks nothing."""
        asking = self.t.asking
        mine = asking is not None and asking.seat == self.me and self.at.question > 0
        return asking if mine else None

    def others(self) -> list[int]:
        """The other seats, in turn from this one."""
        return [(self.me + i) % self.t.seats for i in range(1, self.t.seats)]

    def words(self, choice: int) -> str:
        """The act a choice of the open question stands for."""
        assert self.asked is not None
        return words_of(self.t.book).choice(self.at.seen, self.asked, choice, self.say)

    def readable(self, choice: int) -> str:
        """A choice of the open question as it is posted."""
        assert self.asked is not None
        return self.t.book.readable(self.asked, choice)

    def moving(self, card: int, nth: int) -> str:
        """The name under which one of the own cards moves from hand to town."""
        return f"own-{card}-{nth}"

    def hand(self, touches: dict[int, Touch] | None = None) -> list[Held]:
        """The own hand; without touches a card opens its sheet."""
        return self.fan(self.p.hand, touches or {}, self.p.buildings)

    def fan(self, held: list[int], touches: dict[int, Touch], before: list[int]) -> list[Held]:
        """Cards in a fan; those of the same kind are counted on from where others lie."""
        out: list[Held] = []
        for at, card in enumerate(held):
            shown = face(self.cards, card)
            touch = touches.get(card, Touch(sheet=f"card/{shown.id}"))
            nth = before.count(card) + held[:at].count(card)
            out.append(Held(at, shown, touch, self.moving(card, nth)))
        return out

    def by_number(self, counted: Counted, most: int) -> list[str]:
        """A text for every number a script may need."""
        return [counted(n) for n in range(most + 1)]

    def cards_counted(self, n: int) -> str:
        """3 cards."""
        return self.say.many("{n} card", "{n} cards", n)

    def goods_counted(self, n: int) -> str:
        """2 goods."""
        return self.say.many("{n} good", "{n} goods", n)

    def in_all(self, n: int) -> str:
        """A number of goods that stands above its name."""
        return self.say.say("{n} in all", n=n)

    def to_draw(self, n: int) -> str:
        """A number of cards that stands above its name."""
        return self.say.say("{n} to draw", n=n)

    def to_pay(self, n: int) -> str:
        """A price that stands above its name."""
        return self.say.say("{n} to pay", n=n)
