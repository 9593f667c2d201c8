"""A worker in thought: what a place and cards would bring, on a table that may be changed."""

from __future__ import annotations

from takujo.editions.effects import Row
from takujo.games.fourbit_town import effects, names
from takujo.games.fourbit_town.judged_actions import act
from takujo.games.fourbit_town.judged_worth import Outlook
from takujo.games.fourbit_town.player import Player
from takujo.games.fourbit_town.table import Town


class Thought:
    """A copy of the table on which the own worker acts, and can be taken back."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        self.e = o.e
        self.seat = o.seat
        self.t: Town = o.t.copy()
        self.t.worker = o.seat + 1
        self.p: Player = self.t.players[o.seat]
        self.at_first: Player = self.p.copy()
        self.first_row = self.t.row
        self.value = o.worth(self.t)
        self.first_value = self.value

    def start(self, place: int, sides: int) -> None:
        """A worker comes to a place, or the city hall, with these sides in its stack."""
        t = self.t
        self.put_back(self.at_first.copy(), self.first_value)
        t.row = self.first_row
        self.p.place = place
        if place != names.HALL:
            self.p.places |= 1 << place
        t.sides = sides
        t.given_wood = t.given_stone = t.given_coin = t.given_vp = 0
        t.planned_here = t.built_here = t.levelled_here = t.moved_here = t.hired_here = 0
        t.used = 0
        t.by_place = 0

    def put_back(self, p: Player, value: float) -> None:
        """As it was."""
        self.t.players[self.seat] = p
        self.p = p
        self.value = value

    def done(self) -> list[int]:
        """What the place has given and what was done by it, to be put back later."""
        t = self.t
        return [
            t.given_wood, t.given_stone, t.given_coin, t.given_vp, t.used,
            t.planned_here, t.built_here, t.levelled_here, t.moved_here, t.hired_here,
        ]  # fmt: skip

    def put_back_done(self, done: list[int]) -> None:
        """As it was."""
        t = self.t
        t.given_wood, t.given_stone, t.given_coin = done[0], done[1], done[2]
        t.given_vp, t.used, t.planned_here = done[3], done[4], done[5]
        t.built_here, t.levelled_here = done[6], done[7]
        t.moved_here, t.hired_here = done[8], done[9]

    def visit(self) -> None:
        """The effect of the place, line by line."""
        t = self.t
        t.by_place = 1
        more = t.has_at(self.seat, effects.GAVE)
        for row in self.e.lines[self.p.place]:
            self.use_one(row)
            if more:
                for added in self.e.effects.at[effects.GAVE]:
                    if t.owns(self.seat, added.source):
                        self.use(added)
        t.by_place = 0

    def card(self, side: int) -> None:
        """A card in its turn."""
        rows = self.e.side_rows[side]
        if len(rows) > 1 and rows[0].either:
            self.use_one(rows[0])
            return
        for row in rows:
            self.use(row)

    def leave_hall(self) -> None:
        """What the city hall gives after the cards."""
        for row in self.e.hall_rows:
            self.use(row)

    def use_one(self, first: Row) -> None:
        """A row, or the best one of those that stand beside it."""
        if not first.either:
            self.use(first)
            return
        before, value, untouched = self.p, self.value, self.done()
        best, most, done = before, value, untouched
        for row in self.e.effects.group(first.index):
            self.put_back(before.copy(), value)
            self.put_back_done(untouched)
            self.use(row)
            if self.value > most:
                best, most, done = self.p, self.value, self.done()
        self.put_back(best, most)
        self.put_back_done(done)

    def use(self, row: Row) -> None:
        """Use a row in its best way, if that is better than not to."""
        t = self.t
        if not row.holds(t, self.seat):
            return
        ways = row.ways(t, self.seat)
        if not ways:
            return
        if not row.asked and not row.act:
            self.take(row, 1)
            self.value = self.o.worth(t)
            return
        if row.at_once and len(ways) > 2:
            ways = [ways[len(ways) // 2], ways[-1]]
        before, value, untouched = self.p, self.value, self.done()
        best, most, done = before, value, untouched
        for way in ways:
            self.put_back(before.copy(), value)
            self.put_back_done(untouched)
            self.take(row, way)
            now = self.o.worth(t)
            if now > most:
                best, most, done = self.p, now, self.done()
        self.put_back(best, most)
        self.put_back_done(done)

    def take(self, row: Row, choice: int) -> None:
        """Pay and gain in one of the ways of a row."""
        t = self.t
        times = choice if row.at_once else 1
        if row.turn_bit >= 0:
            t.use_up(row.turn_bit)
        for thing, n in row.pay_of(choice).pairs:
            self.pay(thing, n * times)
        for thing, n in row.gain_of(choice).pairs:
            amount = row.times_count(t, self.seat, n) * times
            if (row.act >> thing) & 1:
                for _ in range(amount):
                    act(self, thing)
            else:
                self.gain(row, thing, amount)

    def gain(self, row: Row, thing: int, amount: int) -> None:
        """Goods or VP, noted where the place gives them."""
        t = self.t
        if row.moment == effects.HERE and thing == effects.VP:
            amount = self.coming(amount)
        if row.moment == effects.HERE or row.moment == effects.GAVE:
            t.note_given(thing, amount)
        cap = self.e.cap_vp if thing == effects.VP else self.e.cap_resource
        self.p.change(thing, min(amount, max(0, cap - self.p.thing(thing))))

    def coming(self, amount: int) -> int:
        """VP that a card turns into something else on the way."""
        t = self.t
        t.coming = amount
        for side in range(len(self.e.coming_rows)):
            if (t.sides >> side) & 1:
                for row in self.e.coming_rows[side]:
                    if t.coming and row.holds(t, self.seat):
                        price = 1 if row.pays[0].thing == effects.COMING_VP else t.coming
                        if self.o.read.row_value(row.gains[0]) > price:
                            self.take(row, 1)
        left = t.coming
        t.coming = 0
        return left

    def pay(self, thing: int, amount: int) -> None:
        """A kind, or a mix: what there is most of goes first."""
        p = self.p
        if thing <= effects.VP:
            p.change(thing, -amount)
        elif thing == effects.COMING_VP:
            self.t.coming -= amount
        elif thing == effects.ALL_COMING_VP:
            self.t.coming = 0
        elif thing == effects.PLANNED_BUILDING:
            p.plans = p.plans[: len(p.plans) - amount]
        else:
            while amount > 0:
                kind = effects.WOOD if p.wood >= p.stone else effects.STONE
                if thing == effects.RESOURCES and p.coin > p.thing(kind):
                    kind = effects.COIN
                p.change(kind, -2)
                amount -= 2
