"""The turn: place a worker or recall; free actions beside every question; then the next player."""

from __future__ import annotations

from takujo.games.goryokaku import effects, events, names
from takujo.games.goryokaku.castle_build import affords
from takujo.games.goryokaku.hire import koban_missing
from takujo.games.goryokaku.names import ERAS, KINDS, RECALL
from takujo.games.goryokaku.place import HIGHEST, onigiri_for, possible_spaces
from takujo.games.goryokaku.recall import workers_on_board
from takujo.games.goryokaku.scoring import show_crests
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.agenda import Rule


class Turn(Rule[Goryokaku]):
    """From now on it is this seat's turn."""

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Act, store, and pass the turn on."""
        begin_turn(t, seat)


class Ready(Rule[Goryokaku]):
    """Who can neither place nor recall, but could place after a free action, takes that first."""

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Nearly always nothing stands in the way."""
        get_ready(t, seat)


class EndOfTurn(Rule[Goryokaku]):
    """The turn passes to the left, until the last onigiri of the last era has been taken."""

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Without rounds: turn after turn."""
        t.turn = 0
        if t.era > ERAS:
            show_crests(t, seat)
            t.end()
        else:
            begin_turn(t, (seat + 1) % t.seats)


def begin_turn(t: Goryokaku, seat: int) -> None:
    """The worker or the recall, the storehouses, and the next player's turn."""
    t.turn = seat + 1
    t.space = 0
    t.acted = 0
    t.joined = 0
    if t.ear is not None:
        t.ear.append((events.TURN_BEGAN, seat))
    get_ready(t, seat)
    t.then(names.STORE, seat)
    t.then(names.END_OF_TURN, seat)


def get_ready(t: Goryokaku, seat: int) -> None:
    """The question where to place the worker, or the free action that has to come first."""
    t.free_first = 0
    if needs_free_action(t, seat):
        t.free_first = 1
        t.then(names.FREE_FIRST, seat)
        t.then(names.READY, seat)
    else:
        t.then(names.ACT, seat)


def needs_free_action(t: Goryokaku, seat: int) -> bool:
    """Is no worker on the board and no space possible now, but one after free actions?"""
    p = t.players[seat]
    if not p.people or not p.workers or workers_on_board(t, seat):
        return False
    if possible_spaces(t, seat):
        return False
    for space in range(1, RECALL):
        price = onigiri_for(t, seat, space)
        if price != HIGHEST and price <= p.onigiri and possible_after_discards(t, seat, space):
            return True
    return False


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
