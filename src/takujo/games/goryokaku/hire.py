"""Hiring: a person from the hand, for koban or for a black-ship level that is high enough."""

from __future__ import annotations

from takujo.games.goryokaku import effects, events
from takujo.games.goryokaku.names import KINDS, SHIP_LV
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.agenda import PASS, Rule
from takujo.kernel.hidden import without
from takujo.kernel.reason import Reason


class Hire(Rule[Goryokaku]):
    """Hire one person; koban are paid, a black-ship level is only looked at."""

    def veiled(self, t: Goryokaku, seat: int, n: int) -> bool:
        """Who is in hand is hidden."""
        return True

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Whoever in the hand can be paid."""
        options = payable_people(t, seat)
        if options or not t.players[seat].people:
            t.must(options)
        else:
            t.may(options)  # asked all the same, veiled: that nobody can be hired is not seen

    def take(self, t: Goryokaku, seat: int, n: int, card: int) -> None:
        """The person is laid out; what it does at once comes now, its rows from the next turn."""
        if card == PASS:
            return
        p = t.players[seat]
        e = t.edition
        p.people = without(p.people, card)
        p.persons = [*p.persons, card]
        t.joined |= 1 << card
        if t.ear is not None:
            t.ear.append((events.HIRED, seat, card, e.koban_price[card]))
        if e.koban_price[card]:
            t.spend(seat, effects.KOBAN, e.koban_price[card])
        new = e.standing[card]
        p.hold(p.cubes, [p.standing[kind] + new[kind] for kind in range(len(KINDS))])
        for row in e.hired_rows[card]:
            row.use(t, seat, 1)

    def candidates(self, t: Goryokaku, seat: int, n: int) -> list[int]:
        """The persons in hand."""
        return t.players[seat].people[:]

    def why_not(self, t: Goryokaku, seat: int, n: int, card: int) -> Reason | None:
        """Too few koban, or too low a level."""
        if payable(t, seat, card):
            return None
        e = t.edition
        p = t.players[seat]
        if e.ship_price[card]:
            need, have = e.ship_price[card], p.levels[SHIP_LV]
            return Reason("level_too_low", {"card": card, "need": need, "have": have}, "6")
        need, have = e.koban_price[card], p.koban
        numbers = {"card": card, "need": need, "have": have, "short": need - have}
        return Reason("too_few_koban", numbers, "6")


def payable_people(t: Goryokaku, seat: int) -> list[int]:
    """The persons in hand who can be hired now."""
    return [card for card in t.players[seat].people if payable(t, seat, card)]


def payable(t: Goryokaku, seat: int, card: int) -> bool:
    """Can the price of this person be paid, in koban or by the black-ship level?"""
    return koban_missing(t, seat, card) <= 0


def koban_missing(t: Goryokaku, seat: int, card: int) -> int:
    """How many koban are missing for this person; a level that is too low misses too many."""
    e = t.edition
    p = t.players[seat]
    if e.ship_price[card]:
        return 0 if p.levels[SHIP_LV] >= e.ship_price[card] else 999
    return e.koban_price[card] - p.koban


def can_hire(t: Goryokaku, seat: int) -> bool:
    """Is there anybody in the hand who can be hired now?"""
    for card in t.players[seat].people:
        if payable(t, seat, card):
            return True
    return False
