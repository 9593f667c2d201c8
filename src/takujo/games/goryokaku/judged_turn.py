"""A turn as a player judges it: the worker's action, the rows it triggers, onigiri afterwards."""

from __future__ import annotations

from takujo.editions.amounts import Amounts
from takujo.editions.effects import Row
from takujo.games.goryokaku import effects
from takujo.games.goryokaku.castle_build import affords, bill
from takujo.games.goryokaku.hire import payable
from takujo.games.goryokaku.judged_onigiri import RiceWorth
from takujo.games.goryokaku.judged_outlook import Outlook
from takujo.games.goryokaku.judged_persons import People
from takujo.games.goryokaku.judged_wishes import NOBODY, Wishes, use_up
from takujo.games.goryokaku.magistrate import open_places
from takujo.games.goryokaku.names import KINDS, area_of


class Holding:
    """What a seat would have after some actions; what needs no place in it is a bonus."""

    def __init__(self, cubes: list[int], koban: int) -> None:
        self.cubes = cubes
        self.koban = koban
        self.bonus = 0.0
        self.built = NOBODY  # the castle card that would be built
        self.hired = NOBODY


class TurnJudge:
    """Looks one turn ahead."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        self.wishes = Wishes(o)
        self.people = People(o)
        self.rice = RiceWorth(o, self.wishes)
        self.base = self.wishes.stored(o.p.cubes, NOBODY) + self.people.hold(o.p.koban, NOBODY)
        self.kept = self.rice.keep(o.p.onigiri, o.p.workers)

    def start(self) -> Holding:
        """What the seat has now."""
        return Holding(self.o.p.cubes[:], self.o.p.koban)

    def gain_over(self, h: Holding) -> float:
        """How much better than now this is, at the end of the turn."""
        value = self.wishes.stored(h.cubes, h.built) + self.people.hold(h.koban, h.hired)
        return value + h.bonus - self.base

    def using(self, row: Row, way: int) -> float:
        """How much better it is to have used a row."""
        h = self.start()
        self.use(h, row, way)
        return self.gain_over(h)

    def placing(self, space: int, price: int) -> float:
        """What a worker on a space brings in all; price is its onigiri."""
        o = self.o
        h = self.start()
        self.use(h, o.e.space_rows[space - 1], 1)
        self.use_rows(h, area_of(space))
        return self.gain_over(h) + self.follow_up(price)

    def follow_up(self, price: int) -> float:
        """What the onigiri then bring, over what they are worth now."""
        p = self.o.p
        return self.rice.after(p.onigiri - price, p.workers - 1) - self.kept

    def use_rows(self, h: Holding, area: int) -> None:
        """The rows of hired persons: first what they give, then the actions they allow."""
        o = self.o
        rows = o.e.area_rows[area]
        for actions in [False, True]:
            for card in o.p.persons:
                row = rows[card]
                if row is not None and is_action(row) == actions:
                    way = self.best_way(h, row)
                    if way:
                        self.use(h, row, way)

    def best_way(self, h: Holding, row: Row) -> int:
        """The best way to use a row, or 0 if none brings anything."""
        if row.is_free() and len(row.gains) == 1:
            return 1
        best, most = 0, 0.0
        before = self.wishes.hold(h.cubes, h.built)
        for way in range(1, row.ways_in_all() + 1):
            if not self.has(h, row.pay_of(way)):
                continue
            after = Holding(h.cubes[:], h.koban)
            after.built = h.built
            self.use(after, row, way)
            value = self.wishes.hold(after.cubes, after.built) - before + after.bonus
            if value > most:
                best, most = way, value
        return best

    def has(self, h: Holding, pay: Amounts) -> bool:
        """Can this be paid?"""
        for thing, need in pay.pairs:
            if thing < len(KINDS) and h.cubes[thing] < need:
                return False
            if thing == effects.KOBAN and h.koban < need:
                return False
        return True

    def use(self, h: Holding, row: Row, way: int) -> None:
        """Pay and gain what a row says."""
        for thing, n in row.pay_of(way).pairs:
            self.add(h, thing, -n)
        for thing, n in row.gain_of(way).pairs:
            self.add(h, thing, n)

    def add(self, h: Holding, thing: int, amount: int) -> None:
        """More or less of a thing; actions are done as well as they can be."""
        o = self.o
        if thing < len(KINDS):
            h.cubes[thing] += min(amount, o.t.supply[thing])
        elif thing == effects.KOBAN:
            h.koban += amount
        elif thing == effects.BUILD:
            self.build(h)
        elif thing == effects.HIRE:
            self.hire(h)
        elif thing == effects.OFFICE:
            h.bonus += self.best_office()
        else:
            h.bonus += amount * o.worth[thing]

    def build(self, h: Holding) -> None:
        """Build the castle card that leaves most."""
        o = self.o
        if h.built != NOBODY:  # a second build in the same turn: a rough measure is enough
            h.bonus += self.second_build(h)
            return
        best, most = NOBODY, 0.0
        before = self.wishes.hold(h.cubes, NOBODY)
        for wish in self.wishes.all:
            card = wish.group
            if card > 0 and affords(o.t, o.seat, card, h.cubes):
                left = h.cubes[:]
                use_up(o, wish.cost, left)
                value = wish.gain + self.wishes.hold(left, card) - before
                if value > most or best == NOBODY:
                    best, most = card, value
        if best != NOBODY:
            h.bonus += o.castle_gain(best)
            use_up(o, bill(o.t, o.seat, best), h.cubes)
            h.built = best

    def second_build(self, h: Holding) -> float:
        """What one more castle card brings, less its cubes, which are used up."""
        o = self.o
        most = 0.0
        for card in o.p.plans:
            if card != h.built and affords(o.t, o.seat, card, h.cubes):
                most = max(most, o.castle_gain(card))
        return most * 0.5

    def hire(self, h: Holding) -> None:
        """Hire the person in hand who brings most."""
        o = self.o
        best, most = NOBODY, 0.0
        for i in range(len(o.p.people)):
            card = o.p.people[i]
            if card != h.hired and payable(o.t, o.seat, card) and o.e.koban_price[card] <= h.koban:
                value = self.people.hired[i] - o.e.koban_price[card] * o.worth[effects.KOBAN]
                if value > most or best == NOBODY:
                    best, most = card, value
        if best != NOBODY:
            h.bonus += self.people.gain(best)
            h.koban -= o.e.koban_price[best]
            h.hired = best

    def best_office(self) -> float:
        """What the best open tile brings, less the pieces it takes."""
        most = 0.0
        for place in open_places(self.o.t, self.o.seat):
            most = max(most, self.office(place))
        return most

    def office(self, place: int) -> float:
        """What a tile brings, less the worth of the pieces it takes."""
        o = self.o
        pieces = o.p.pieces
        rest = pieces - o.e.tile_pieces[o.t.tiles[place - 1]]
        worth = o.tiles.pieces_worth(pieces, o.placement)
        return o.tiles.values[place - 1] - worth + o.tiles.pieces_worth(rest, o.placement)


def is_action(row: Row) -> bool:
    """Does a row let something be done rather than give something?"""
    return row.gains[0].thing in (effects.HIRE, effects.OFFICE, effects.BUILD)
