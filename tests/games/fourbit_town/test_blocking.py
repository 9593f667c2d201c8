"""Blocked places, sharing a place, and the second-comer cost (4-3, 6-2-3, 6-2-4)."""

import pytest

from tests.games.fourbit_town.at_the_town import GAME, HALL, acting
from tests.games.fourbit_town.in_play import (
    OTHERS,
    QUIET,
    decline,
    go,
    holding,
    later,
    pass_all,
    town,
)

BOTH = pytest.mark.parametrize("name", ["revised", "classic"])
THIRD = {"revised": "7 12 13 16", "classic": "5 10 11 12"}


@BOTH
def test_a_place_with_a_worker_of_an_earlier_step_sends_newcomers_to_the_city_hall(
    name: str,
) -> None:
    t = go(town(name, holding(QUIET[name]), holding(OTHERS[name])), {0: 4})
    assert t.t.blocked == 1 << 4
    # seat 1 passed; seat 0 itself is a newcomer too
    go(t, {0: 4})
    assert t.heard("arrived") == [(0, 4, 1), (0, HALL, 0)]


@BOTH
def test_workers_arriving_in_the_same_step_share(name: str) -> None:
    players = [holding(QUIET[name]), holding(OTHERS[name])]
    t = go(town(name, *players), {0: 15, 1: 15})
    assert t.heard("arrived") == [(0, 15, 1), (1, 15, 0)]


@BOTH
def test_the_city_hall_is_never_blocked(name: str) -> None:
    players = [holding(QUIET[name]), holding(OTHERS[name]), holding(THIRD[name], coin=2)]
    t = go(town(name, *players, blocked=[0, 1, 2]), {0: 0, 1: 1, 2: 2})
    assert t.heard("arrived") == [(0, HALL, 0), (1, HALL, 0), (2, HALL, 0)]
    assert t.t.blocked == 0b111


@BOTH
def test_nobody_pays_at_the_city_hall(name: str) -> None:
    t = go(town(name, holding(QUIET[name], coin=4), {}, blocked=[4]), {0: 4})
    assert not t.asked.startswith("second")
    assert t.heard("spent") == []


@BOTH
def test_a_blocked_place_is_free_again_in_the_next_round(name: str) -> None:
    t = pass_all(go(town(name, holding(QUIET[name]), {}), {0: 4}))
    while not t.asked.startswith("declare"):
        t.play(0, "keep 1" if t.asked.startswith("keep") else t.options[-1])
    assert (t.t.round, t.t.blocked) == (2, 0)


@BOTH
@pytest.mark.parametrize(("kind", "left"), [("wood", (2, 4, 4)), ("stone", (4, 2, 4)),
                                            ("coin", (4, 4, 2))])  # fmt: skip
def test_the_second_comer_pays_2_of_one_resource_for_the_same_effect(
    name: str, kind: str, left: tuple[int, int, int]
) -> None:
    place, gain = (4, (0, 0, 12)) if name == "revised" else (8, (0, 0, 8))
    t = acting(GAME.book(name), later(place, QUIET[name], wood=4, stone=4, coin=4))
    assert t.options == ["pass", "second wood", "second stone", "second coin"]
    t.play(0, f"second {kind}")
    if name == "classic":
        t.play(0, "pass")  # the move on the track
    assert t.has(0) == (left[0] + gain[0], left[1] + gain[1], left[2] + gain[2], 0)


@BOTH
def test_who_does_not_pay_gets_nothing_of_the_place(name: str) -> None:
    t = acting(GAME.book(name), later(4, QUIET[name], coin=2)).play(0, "pass")
    assert (t.has(0), t.heard("gained")) == ((0, 0, 2, 0), [])


@BOTH
def test_vp_do_not_pay_the_second_comer_cost(name: str) -> None:
    t = acting(GAME.book(name), later(4, QUIET[name], vp=9))
    assert (t.has(0), t.asked) == ((0, 0, 0, 9), "declare 0 0")


@BOTH
def test_the_first_is_free_and_all_others_pay_when_they_act(name: str) -> None:
    players = [holding(QUIET[name]), holding(OTHERS[name], coin=2), holding(THIRD[name], coin=2)]
    t = go(town(name, *players), {0: 4, 1: 4, 2: 4})
    assert t.has(0)[1:3] == ((0, 12) if name == "revised" else (6, 2))
    assert t.asked == "second 1 0"
    t.play(1, "second coin")
    assert decline(t, "second").asked == "second 2 0"
