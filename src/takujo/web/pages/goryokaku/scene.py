"""Goryokaku's table as one seat has it before its eyes."""

from __future__ import annotations

from takujo.games.goryokaku.table import Goryokaku
from takujo.games.goryokaku.words.cards import Cards
from takujo.kernel.reason import Reason
from takujo.web.pages.goryokaku.refused import PLAIN
from takujo.web.pages.goryokaku.signs import Signs
from takujo.web.pages.reader import At
from takujo.web.pages.scene import AnyScene


class Scene(AnyScene[Goryokaku]):
    """Goryokaku with its cards and signs."""

    def __init__(self, at: At) -> None:
        super().__init__(at, Goryokaku)
        self.e = self.t.edition
        self.p = self.t.players[self.me]
        self.cards = Cards(self.e, self.say)
        self.signs = Signs(self.cards)

    def short_why(self, reason: Reason) -> str:
        """With its numbers, where it has some."""
        say, code, n = self.say.say, reason.code, reason.numbers
        if code in PLAIN:
            return say(PLAIN[code])
        if "need" in n:
            return say("short by {n}", n=n["need"] - n["have"])
        if code == "supply_empty":
            return say("None left 0/{all}", all=self.cards.playing(n["thing"]))
        return super().short_why(reason)
