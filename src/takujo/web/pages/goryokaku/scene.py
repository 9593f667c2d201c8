"""Goryokaku's table as one seat has it before its eyes."""

from __future__ import annotations

from typing import Final

from takujo.editions.language import mark
from takujo.games.goryokaku.names import AREAS
from takujo.games.goryokaku.table import Goryokaku
from takujo.games.goryokaku.words.cards import Cards
from takujo.kernel.reason import Reason
from takujo.web.pages.goryokaku.signs import Signs
from takujo.web.pages.reader import At
from takujo.web.pages.scene import AnyScene

# Reasons whose numbers need not be shown.
PLAIN: Final = {
    "no_worker": mark("No worker"),
    "already_highest": mark("Highest"),
    "no_piece": mark("No piece"),
    "no_tile": mark("No free tile"),
    "nobody_to_hire": mark("No one"),
    "nothing_to_build": mark("Cannot pay"),
    "row_used": mark("Used"),
    "hired_this_turn": mark("Next turn"),
    "board_face_down": mark("Face down"),
    "tile_taken": mark("Taken"),
    "level_at_top": mark("At the top"),
    "one_kind_a_turn": mark("One kind"),
    "bag_empty": mark("Bag empty"),
}


class Scene(AnyScene[Goryokaku]):
    """Goryokaku with its cards and signs."""

    def __init__(self, at: At) -> None:
        super().__init__(at, Goryokaku)
        self.e = self.t.edition
        self.p = self.t.players[self.me]
        self.cards = Cards(self.e, self.say)
        self.signs = Signs(self.cards)

    @property
    def together(self) -> int:
        """How many things the open question lets somebody pick in one go."""
        return self.frame.rule.together(self.t, self.me, self.frame.n)

    def castle(self, choice: int) -> int:
        """The castle card that a choice means, where only castle cards can be chosen."""
        return choice + self.e.first_castle - 1

    def area(self, area: int) -> str:
        """An area by itself, as on a board."""
        return self.say.name(self.e.data["areas"][AREAS[area]])

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
