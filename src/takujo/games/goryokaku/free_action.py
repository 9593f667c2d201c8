"""The free action: at any moment of the own turn a person is discarded for its printed gain."""

from __future__ import annotations

from takujo.games.goryokaku import effects, names
from takujo.games.goryokaku.castle_build import affords
from takujo.games.goryokaku.hire import koban_missing
from takujo.games.goryokaku.icons import can_gain
from takujo.games.goryokaku.names import KINDS
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.agenda import Rule
from takujo.kernel.reason import Reason


class FreeAction(Rule[Goryokaku]):
    """An aside: beside every question of the own turn."""

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Every person in hand whose gain can be had."""
        if t.turn == seat + 1 and can_spare(t, seat):
            t.must(worth_discarding(t, seat))

    def take(self, t: Goryokaku, seat: int, n: int, card: int) -> None:
        """Face up onto the discard pile."""
        discard_for_gain(t, seat, card)

    def candidates(self, t: Goryokaku, seat: int, n: int) -> list[int]:
        """The persons in hand."""
        return t.players[seat].people[:]

    def why_not(self, t: Goryokaku, seat: int, n: int, card: int) -> Reason | None:
        """Another's turn, or nothing is left to gain."""
        if t.turn != seat + 1:
            return Reason("not_your_turn", {}, "11")
        if not can_spare(t, seat):
            return Reason("card_owed", {"owed": t.owed}, "13")
        return why_worthless(t, seat, card)


class Finish(Rule[Goryokaku]):
    """The end of the turn, asked of who holds persons and could still discard one."""

    def veiled(self, t: Goryokaku, seat: int, n: int) -> bool:
        """Who is in hand is hidden."""
        return True

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Nobody is asked who everybody can see to have no person in hand."""
        if t.players[seat].people:
            t.may([])

    def take(self, t: Goryokaku, seat: int, n: int, choice: int) -> None:
        """The turn ends; what could still be done is done beside this question."""


def can_spare(t: Goryokaku, seat: int) -> bool:
    """Is a person in hand that is not owed? Cards of a price must stay until it is paid."""
    p = t.players[seat]
    people = len(p.people)
    return people > 0 and (t.owed == 0 or people + len(p.plans) > t.owed)


def worth_discarding(t: Goryokaku, seat: int) -> list[int]:
    """The persons in hand whose gain can be had."""
    out: list[int] = []
    things = t.edition.discard_thing
    for card in t.players[seat].people:
        if can_gain(t, seat, things[card]):
            out.append(card)
    return out


def why_worthless(t: Goryokaku, seat: int, card: int) -> Reason | None:
    """The supply has nothing of what this person would bring."""
    thing = t.edition.discard_thing[card]
    return None if can_gain(t, seat, thing) else Reason("supply_empty", {"thing": thing}, "11")


def discard_for_gain(t: Goryokaku, seat: int, card: int) -> None:
    """Discard the person, gain what is printed."""
    t.discard(seat, card, names.FREE)
    t.last = 0  # cubes are picked in order: with a new one the order begins again
    row = t.edition.discard_row[card]
    assert row is not None
    row.use(t, seat, 1)


def possible_after_discards(t: Goryokaku, seat: int, space: int) -> bool:
    """Could the action be done if persons were discarded first? Only hire and build can gain."""
    thing = t.edition.space_thing[space]
    p = t.players[seat]
    e = t.edition
    if thing == effects.HIRE:
        for card in p.people:
            koban = 0
            for other in p.people:
                if other != card and e.discard_thing[other] == effects.KOBAN:
                    koban += e.discard_amount[other]
            if koban_missing(t, seat, card) <= koban:
                return True
    elif thing == effects.BUILD:
        cubes = p.cubes[:]
        for card in p.people:
            if e.discard_thing[card] < len(KINDS):
                cubes[e.discard_thing[card]] += e.discard_amount[card]
        for kind in range(len(KINDS)):
            cubes[kind] = min(cubes[kind], p.cubes[kind] + t.supply[kind])
        for card in p.plans:
            if affords(t, seat, card, cubes):
                return True
    return False
