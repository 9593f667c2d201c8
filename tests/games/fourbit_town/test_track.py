"""The track, and who is first: at a place and in acting (4-4, 6-2-3; R1, R7, R9)."""

import pytest

from tests.games.fourbit_town.at_the_town import GAME, AtTheTown, Data, acting, at, worker
from tests.games.fourbit_town.in_play import OTHERS, QUIET, decline, go, holding, town

BOTH = pytest.mark.parametrize("name", ["revised", "classic"])
THIRD = {"revised": "7 12 13 16", "classic": "5 10 11 12"}
MOVING = {"revised": 11, "classic": 8}


def three(name: str, *more: Data) -> list[Data]:
    """Three players with cards, each with what is given."""
    cards = [QUIET[name], OTHERS[name], THIRD[name]]
    return [holding(c, **m) for c, m in zip(cards, more, strict=True)]


def moved(name: str, spaces: list[int], order: list[int]) -> AtTheTown:
    """Seat 0 moves one space by the effect of its place."""
    players: list[Data] = [worker(MOVING[name], QUIET[name], space=spaces[0])]
    players += [{"space": space} for space in spaces[1:]]
    t = acting(GAME.book(name), *players, order=order)
    return t.play(0, "advance one")


@pytest.mark.parametrize(("name", "first"), [("revised", 2), ("classic", 1)])
def test_first_at_a_place_is_the_higher_level_then_the_track_or_the_track_alone(
    name: str, first: int
) -> None:
    players = three(name, {"level": 3}, {"level": 4}, {"level": 5})
    t = go(town(name, *players, order=[1, 0, 2]), {0: 5, 1: 5, 2: 5})
    firsts = [event[0] for event in t.heard("arrived") if event[2]]
    assert firsts == [first]


@BOTH
def test_among_equal_levels_the_track_decides(name: str) -> None:
    t = go(town(name, *three(name, {}, {}, {}), order=[2, 0, 1]), {0: 5, 1: 5, 2: 5})
    assert [event[0] for event in t.heard("arrived")] == [2, 0, 1]


@pytest.mark.parametrize(("name", "order"), [("revised", [2, 1, 0]), ("classic", [1, 0, 2])])
def test_workers_act_in_the_order_of_priority(name: str, order: list[int]) -> None:
    players = three(name, {"level": 3}, {"level": 4}, {"level": 5})
    place = {"revised": [0, 1, 4], "classic": [0, 4, 9]}[name]
    t = town(name, *players, order=[1, 0, 2])
    decline(go(t, dict(enumerate(place))))
    assert list(dict.fromkeys([event[0] for event in t.heard("gained")])) == order


def test_workers_at_9_act_first_of_all_and_those_at_12_last_of_all() -> None:
    players = three("revised", {"level": 7, "plans": ["inn@all"]}, {"level": 5}, {"level": 3})
    t = town("revised", *players, row=["mint"])
    go(t, {0: 12, 1: 0, 2: 9})
    assert t.asked == "plan 2 0"  # the lowest level, but it plans
    decline(t.play(2, "plan mint"), "cancel")
    assert t.asked == "cancel 0 0"
    assert [event[0] for event in t.heard("gained")] == [2, 1]


def test_who_wanted_to_place_9_and_is_in_the_city_hall_waits_its_turn() -> None:
    players = three("revised", {"level": 3}, {"level": 5}, {"level": 4})
    t = go(town("revised", *players, blocked=[9, 12]), {0: 9, 1: 12, 2: 0})
    assert t.asked.split()[:2] == ["effect", "1"]  # the highest level, in the city hall
    decline(t)
    assert [event[0] for event in t.heard("arrived")] == [1, 2, 0]


def test_in_the_classic_edition_places_9_and_12_wait_their_turn() -> None:
    t = town("classic", *three("classic", {}, {}, {}), order=[0, 1, 2])
    go(t, {0: 0, 1: 9, 2: 4})
    assert list(dict.fromkeys([event[0] for event in t.heard("gained")])) == [0, 1, 2]


def test_two_at_9_plan_by_level_and_then_the_track() -> None:
    players = three("revised", {"level": 3}, {"level": 4, "coin": 2}, {"level": 3, "coin": 2})
    t = town("revised", *players, row=["mint", "inn"], order=[2, 0, 1])
    go(t, {0: 9, 1: 9, 2: 9})
    assert t.asked == "plan 1 0"
    assert [event[0] for event in t.heard("arrived")] == [1, 2, 0]


def test_levels_and_moves_of_a_step_count_from_the_next_step_on() -> None:
    rich = {"wood": 4, "stone": 4, "coin": 6}
    t = town("revised", *three("revised", {"wood": 4, "stone": 4, "coin": 4}, rich, {}))
    go(t, {0: 6, 1: 6, 2: 4}).play(0, "level up").play(1, "second coin", "level up")
    assert [event[0] for event in t.heard("arrived")] == [0, 1, 2]
    decline(t)
    go(t, {2: 5, 1: 5, 0: 1})
    assert [event[0] for event in t.heard("arrived")][3:] == [0, 1, 2]
    assert t.heard("arrived")[4:] == [(1, 5, 1), (2, 5, 0)]


def test_declaring_goes_by_the_track_alone() -> None:
    t = town("revised", *three("revised", {"level": 3}, {"level": 7}, {}), order=[2, 0, 1])
    assert t.asked == "declare 2 0"


def test_who_overtakes_in_a_step_is_asked_first_from_the_next_step_on() -> None:
    players = [holding(QUIET["classic"]), holding(OTHERS["classic"]), holding(THIRD["classic"])]
    t = town("classic", *players, order=[0, 1, 2])
    go(t, {0: 4, 1: 8, 2: 0})
    t.play(1, "advance one")
    assert t.t.order == [1, 0, 2]
    assert decline(t).asked == "declare 1 0"
    assert [event[0] for event in t.heard("gained")] == [0, 0, 1, 2, 2, 2]  # and 10.0


@pytest.mark.parametrize(("name", "order"), [("revised", [0, 1, 2]), ("classic", [1, 2, 0])])
def test_a_move_into_an_occupied_space_goes_to_its_front_or_to_its_back(
    name: str, order: list[int]
) -> None:
    assert moved(name, [2, 3, 3], [1, 2, 0]).t.order == order


@BOTH
def test_a_move_onto_a_free_space_passes_all_behind_it(name: str) -> None:
    t = moved(name, [1, 1, 1], [1, 2, 0])
    assert (t.t.order, t.t.players[0].space) == ([0, 1, 2], 2)


@BOTH
def test_a_move_that_stays_behind_changes_nothing_in_the_order(name: str) -> None:
    assert moved(name, [1, 5, 5], [2, 1, 0]).t.order == [2, 1, 0]


@BOTH
def test_markers_are_not_reset_between_rounds(name: str) -> None:
    t = town(name, {"space": 2, "hired": 0}, {"space": 4, "hired": 0}, order=[1, 0], round=2)
    assert t.t.result is not None  # nobody has a worker: the rounds go by
    assert (t.t.order, [p.space for p in t.t.players]) == ([1, 0], [2, 4])


def test_exactly_one_is_first_on_the_track_stacking_included() -> None:
    cards = "10 7 13 14"  # 10.0: somebody is ahead
    assert at("classic", 0, cards).has(0) == (6, 2, 0, 0)  # first of those on space 1
    t = acting(GAME.book("classic"), worker(0, cards), {}, order=[1, 0])
    assert t.has(0) == (6, 2, 2, 0)
