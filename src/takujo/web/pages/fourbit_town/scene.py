"""4bit Town's table as one seat has it before its eyes."""

from __future__ import annotations

from takujo.games.fourbit_town.edition import PLACE, SIDE
from takujo.games.fourbit_town.names import BITS
from takujo.games.fourbit_town.player import number_of
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import Frame
from takujo.kernel.flow import open_frames
from takujo.kernel.hidden import UNKNOWN
from takujo.web.pages.fourbit_town.parts import Part, Signs
from takujo.web.pages.game_words import words_of
from takujo.web.pages.people import names
from takujo.web.pages.reader import At


class Scene:
    """What the pages of one seat are made from, with the words at hand."""

    def __init__(self, at: At) -> None:
        t = at.seen.table
        assert isinstance(t, Town)
        self.at = at
        self.t = t
        self.e = t.edition
        self.me = at.seen.seat
        self.p = t.players[self.me]
        self.say = at.reader.say
        self.signs = Signs(t.edition, at.reader.say)
        self.names = names(at.seats, None if at.visitor else self.me, at.reader.say)

    @property
    def asked(self) -> Frame | None:
        """The question to this seat, if there is one; an earlier moment asks nothing."""
        asking = self.t.asking
        mine = asking is not None and asking.seat == self.me and self.at.question > 0
        return asking if mine else None

    def waiting(self) -> list[int]:
        """Who is asked and has not answered; of an earlier moment the table itself tells it."""
        return list(self.at.waiting) or [frame.seat for frame in open_frames(self.t)]

    def words(self, choice: int) -> str:
        """The act a choice of the open question stands for."""
        assert self.asked is not None
        return words_of(self.t.book).choice(self.at.seen, self.asked, choice, self.say)

    def readable(self, choice: int) -> str:
        """A choice of the open question as it is posted."""
        assert self.asked is not None
        return self.t.book.readable(self.asked, choice)

    def level(self, n: int) -> str:
        """A player's level in short."""
        return self.say.say("LV{n}", n=n)

    def place_parts(self, place: int) -> list[Part]:
        """What a place does, in signs."""
        rows = []
        for first in self.e.lines[place]:
            rows += self.e.effects.group(first.index) if first.either else [first]
        own = [row for row in self.e.effects.rows if row.source == PLACE + place]
        off = [row for row in own if self.e.effects.words.moments[row.moment].sums]
        parts = self.signs.rows(rows)
        for row in off:
            parts += self.signs.gain(row, row.gains[0], "{n}")
        return parts

    def side_parts(self, side: int) -> list[Part]:
        """What a side of a card does, in signs."""
        return self.signs.rows([row for row in self.e.effects.rows if row.source == SIDE + side])

    def side_title(self, side: int) -> str:
        """The printed name of a side, or of its card where sides have none."""
        card = self.e.data["cards"][self.e.cards[1 + side // 2]]
        own = card["one" if side % 2 else "zero"]
        return self.say.name(own if "ja" in own else card)

    def place_name(self, place: int) -> str:
        """What the edition calls a place."""
        return self.say.name(self.e.data["locations"][str(place)])

    def hall_name(self) -> str:
        """What the edition calls the city hall."""
        return self.say.name(self.e.data["city_hall"])

    def building_name(self, building: int) -> str:
        """What the edition calls a building."""
        return self.say.name(self.e.data["buildings"][self.e.buildings[building]])


def digits(number: int) -> str:
    """A place as four bits: ``0101``."""
    return f"{number:0{BITS}b}"


def number_set(stack: list[int]) -> int:
    """The number a whole known stack names; -1 where it is not known."""
    return -1 if len(stack) < BITS or UNKNOWN in stack else number_of(stack)
