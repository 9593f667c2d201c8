"""What follows when another player acts, and a space on the track as a price."""

import copy
from typing import Any

from takujo.games.catalogue import game
from takujo.games.fourbit_town import effects, events, names, track
from takujo.games.fourbit_town.table import Town
from takujo.kernel.chance import FastNumbers, fast
from takujo.kernel.flow import settle

TOWN = game("fourbit-town")


def table(rows: list[dict[str, Any]], seats: int = 3, **changes: Any) -> Town:
    """A table after the draft, the inn with these rows."""
    data = copy.deepcopy(TOWN.edition("revised"))
    data["buildings"]["inn"]["effects"] = rows
    data["track"].update(changes)
    TOWN.refuse_mistakes(data, "")
    t = TOWN.deal(TOWN.book_of(data, "changed"), seats, fast(1))
    assert isinstance(t, Town)
    numbers = FastNumbers(1)
    while t.asking is not None and TOWN.rounds(t) == 0:
        seat = t.waiting[0]
        options = t.options(seat)
        t.play(seat, options[numbers.below(len(options))])
    t.ear = []
    return t


def own_inn(t: Town, seat: int) -> None:
    """The seat has built the inn."""
    inn = t.edition.buildings.index("inn")
    t.players[seat].buildings = [inn]
    t.players[seat].owned = 1 << inn


def laid(t: Town, acting: int) -> list[int]:
    """Whose effects follow when this seat has advanced on the track, in order."""
    depth = t.depth
    t.react(acting, effects.STEPPED)
    found = [frame.seat for frame in t.agenda[depth:]]
    t.depth = depth
    return found


def test_who_has_the_effect_gains_when_another_player_acts_and_not_by_acting() -> None:
    t = table([{"when": "other_stepped", "gain": {"wood": 4}}])
    assert [laid(t, seat) for seat in range(3)] == [[0], [1], [2]]  # a step brings coins
    own_inn(t, 2)
    assert [laid(t, seat) for seat in range(3)] == [[0, 2], [1, 2], [2]]


def test_a_space_back_is_a_price_that_the_first_space_cannot_pay() -> None:
    t = table([{"when": "built", "pay": {"move": 2}, "gain": {"vp": 1}}])
    t.players[1].space = 1
    assert t.stock(1, effects.MOVE) == 0
    t.players[1].space = 4
    assert t.stock(1, effects.MOVE) == 3


def test_going_back_puts_the_marker_into_its_place_of_the_order() -> None:
    for stacking, order in (("front", [0, 1, 2]), ("back", [0, 2, 1])):
        t = table([], stacking=stacking)
        t.ear = []
        for seat, space in ((1, 5), (0, 4), (2, 3)):
            t.players[seat].space = space
        t.order = [1, 0, 2]
        track.go_back(t, 1, 2)
        assert (t.players[1].space, t.order) == (3, order)
        assert t.ear == [(events.SPENT, 1, effects.MOVE, 2, -1 - names.EFFECT)]


def test_a_game_with_such_prices_never_leaves_the_track() -> None:
    rows = [{"when": "round_end", "pay": {"move": 1}, "gain": {"vp": 1}, "up_to": 3}]
    t = table(rows)
    for seat in range(3):
        own_inn(t, seat)
    settle_on(t)
    assert min(p.space for p in t.players) >= 1


def settle_on(t: Town) -> None:
    """Play at random to the end."""
    numbers = FastNumbers(7)
    while t.asking is not None:
        options = t.offered
        t.play(t.asking.seat, options[numbers.below(len(options))])
        assert min(p.space for p in t.players) >= 1
    settle(t)
