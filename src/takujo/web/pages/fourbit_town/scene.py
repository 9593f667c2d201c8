"""4bit Town's table as one seat has it before its eyes."""

from __future__ import annotations

from typing import Final

from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.edition import FIRST_PLACE, FIRST_SIDE
from takujo.games.fourbit_town.player import number_of
from takujo.games.fourbit_town.table import Town
from takujo.games.fourbit_town.words.wording import Wording
from takujo.kernel.hidden import UNKNOWN
from takujo.kernel.reason import Reason
from takujo.web.pages.fourbit_town.parts import Signs
from takujo.web.pages.reader import At
from takujo.web.pages.row_signs import Symbol
from takujo.web.pages.scene import AnyScene

# Questions about one building.
BUILDINGS: Final = (names.BUILD, names.PLAN, names.CANCEL, names.SELL, names.GIVE_UP)
CANNOT_PAY: Final = (
    "too_dear", "cannot_pay_effect", "others_too_few", "cannot_keep",
)  # fmt: skip


class Scene(AnyScene[Town]):
    """4bit Town with its signs and names."""

    def __init__(self, at: At) -> None:
        super().__init__(at, Town)
        self.e = self.t.edition
        self.p = self.t.players[self.me]
        self.w = Wording(self.e, self.say)
        self.signs = Signs(self.w)

    def short_why(self, reason: Reason) -> str:
        """The commonest reasons in a word."""
        if reason.code == "too_dear":
            kind = self.w.kind(reason.numbers["thing"])
            return self.say.say("{kind} {n} short", kind=kind, n=reason.numbers["short"])
        if reason.code == "too_dear_in_all":
            return self.say.say("short by {n}", n=reason.numbers["short"])
        if reason.code in CANNOT_PAY:
            return self.say.say("too dear")
        if reason.code == "only_planned":
            return self.say.say("not planned")
        return super().short_why(reason)

    def level(self, n: int) -> str:
        """A player's level in short."""
        return self.say.say("LV{n}", n=n)

    def place_parts(self, place: int) -> list[Symbol]:
        """What a place does, in signs."""
        rows = []
        for first in self.e.lines[place]:
            rows += self.e.effects.group(first.index) if first.either else [first]
        parts = self.signs.rows(rows)
        for row in self.w.rows(FIRST_PLACE + place):
            if self.e.effects.words.moments[row.moment].sums:  # what is off the price
                parts += self.signs.things(row.gains[0])
        return parts

    def side_parts(self, side: int) -> list[Symbol]:
        """What a side of a card does, in signs."""
        return self.signs.rows(self.w.rows(FIRST_SIDE + side))


def digits(number: int) -> str:
    """A place as four bits: ``0101``."""
    return f"{number:0{names.BITS}b}"


def number_set(stack: list[int]) -> int:
    """The number a whole known stack names; -1 where it is not known."""
    return -1 if len(stack) < names.BITS or UNKNOWN in stack else number_of(stack)
