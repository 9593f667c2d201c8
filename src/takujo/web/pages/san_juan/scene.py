"""San Juan's table as one seat has it before its eyes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from takujo.games.san_juan.table import SanJuan
from takujo.games.san_juan.words.cards import Cards
from takujo.kernel.hidden import UNKNOWN
from takujo.web.pages.asked import Question, Touch
from takujo.web.pages.reader import At
from takujo.web.pages.san_juan.pieces import Face, face
from takujo.web.pages.san_juan.spare import spare_cards
from takujo.web.pages.scene import AnyScene


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


class Scene(AnyScene[SanJuan]):
    """San Juan with its cards."""

    def __init__(self, at: At) -> None:
        super().__init__(at, SanJuan)
        self.e = self.t.edition
        self.p = self.t.players[self.me]
        self.cards = Cards(self.t.book, self.say)

    @cached_property
    def spare(self) -> list[int]:
        """The cards of the hand, the least wanted first."""
        return spare_cards(self.seen)

    def question(self, title: str, kind: str = "one", **parts: Any) -> Question:
        """The open question over the own hand."""
        return super().question(title, kind, **{"fan": self.hand(), **parts})

    def pointed(self, choice: int, name: str = "") -> Touch:
        """What touching a candidate does: choose it, or open the sheet that says why not."""
        word = self.readable(choice)
        return Touch(word, name=name) if choice in self.choices() else Touch(sheet=f"why/{word}")

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
            if card == UNKNOWN:
                continue  # before who has no seat hands lie face down
            shown = face(self.cards, card)
            touch = touches.get(card, Touch(sheet=f"card/{shown.id}"))
            nth = before.count(card) + held[:at].count(card)
            out.append(Held(at, shown, touch, self.moving(card, nth)))
        return out

    def drawn(self, cards: list[int], name: str, choices: Sequence[int] = ()) -> dict[str, Any]:
        """Cards that lie open in place of the hand, which is small beside them."""
        touches = {card: Touch(self.readable(card)) for card in choices}
        fan = self.fan(cards, touches, self.p.buildings + self.p.hand)
        return {"fan": fan, "fan_name": name, "strip": self.hand()}

    def hand_counted(self) -> str:
        """How many cards the own hand has; an onlooker knows no more of it."""
        return self.say.many("Hand: {n} card", "Hand: {n} cards", len(self.p.hand))

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
