"""Persons as a player judges them: hired, in hand, or discarded for what they bring."""

from __future__ import annotations

from takujo.editions.effects import Row
from takujo.games.goryokaku import effects
from takujo.games.goryokaku.judged_outlook import Outlook
from takujo.games.goryokaku.names import AREAS, KINDS, SHIP_LV

PROSPECTS = 2  # so many persons in hand are looked forward to


class People:
    """What the persons in hand would bring."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        # by place in the hand: what hiring would bring
        self.hired = [hired_gain(o, card) for card in o.p.people]

    def gain(self, card: int) -> float:
        """What hiring a person in hand would bring."""
        people = self.o.p.people
        return self.hired[people.index(card)] if card in people else 0.0

    def prospect(self, i: int, koban: int) -> float:
        """What the i-th person in hand counts while it is not hired, with so many koban."""
        o = self.o
        card = o.p.people[i]
        effort = 1.0
        if o.e.ship_price[card]:
            effort += 0.8 * max(0, o.e.ship_price[card] - o.p.levels[SHIP_LV])
        else:
            effort += max(0, o.e.koban_price[card] - koban) * o.read.koban_effort
        if effort > o.placements + 0.5:
            return 0.0
        return (self.hired[i] - o.placement * effort) / (1.0 + o.w.delay * effort)

    def hold(self, koban: int, without: int) -> float:
        """What these koban and the persons in hand but one are worth together."""
        o = self.o
        people = o.p.people
        done = 0
        total = 0.0
        weight = 1.0
        for _ in range(PROSPECTS):
            best = -1
            most = 0.0
            for i in range(len(people)):
                if not done >> i & 1 and people[i] != without:
                    value = self.prospect(i, koban)
                    if value > most:
                        most = value
                        best = i
            if best < 0:
                break
            done |= 1 << best
            total += weight * most
            weight *= o.w.next_wish
            koban = max(0, koban - o.e.koban_price[people[best]])
        return total + koban * o.worth[effects.KOBAN] * o.w.idle_koban

    def keep(self, card: int) -> float:
        """What a person in hand is worth there."""
        o = self.o
        value = o.w.discard * discard_worth(o, card)
        if card not in o.p.people:
            return value
        hired = self.prospect(o.p.people.index(card), o.p.koban)
        return max(value, o.w.prospect * hired)


def discard_worth(o: Outlook, card: int) -> float:
    """What the discard of a person brings: a cube in need counts in full."""
    return o.e.discard_amount[card] * cube_or_thing(o, o.e.discard_thing[card])


def hired_gain(o: Outlook, card: int) -> float:
    """What a person brings from the time it is hired: rows, icons, lasting cubes, crest."""
    value = o.crest_gain(card)
    for area in range(len(AREAS)):
        row = o.e.area_rows[area][card]
        if row is not None:
            uses = max(0.0, o.placements - 1) * o.w.area[area]
            value += uses * o.w.row * max(0.0, row_worth(o, row))
    for row in o.e.hired_rows[card]:
        for thing, n in row.gains[0].pairs:
            value += n * o.worth[thing]
    for kind in range(len(KINDS)):
        lasting = o.e.standing[card][kind]
        if lasting:
            value += lasting * o.builds * o.effort[kind] * o.placement * o.w.standing
    return value


def row_worth(o: Outlook, row: Row) -> float:
    """What the best way to use a row brings, whatever it is used for."""
    best = 0.0
    for pay in row.pays:
        for gain in row.gains:
            value = 0.0
            for thing, n in gain.pairs:
                value += n * cube_or_thing(o, thing)
            for thing, n in pay.pairs:
                value -= n * cube_or_thing(o, thing)
            best = max(best, value)
    return best


def cube_or_thing(o: Outlook, thing: int) -> float:
    """What a thing is worth over the whole game: cubes will be needed then."""
    return o.effort[thing] * o.placement if thing < len(KINDS) else o.worth[thing]


def opened_by_level(o: Outlook) -> float:
    """What persons in hand bring that one black-ship level more makes payable."""
    value = 0.0
    for card in o.p.people:
        if o.e.ship_price[card] == o.p.levels[SHIP_LV] + 1:
            value = max(value, hired_gain(o, card) - o.placement)
    return value * o.w.opens
