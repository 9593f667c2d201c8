"""The final score, source by source, and ties (10, R6)."""

import pytest

from tests.games.fourbit_town.at_the_town import AtTheTown, Data
from tests.games.fourbit_town.in_play import end_of_round

BOTH = pytest.mark.parametrize("name", ["revised", "classic"])
NOBODY: Data = {"hired": 0}


def ended(name: str, *players: Data, **more: object) -> AtTheTown:
    """The game is over after round 6."""
    everybody = [*players, *[NOBODY for _ in range(2 - len(players))]]
    t = end_of_round(name, 6, *everybody, **more)
    assert t.t.result is not None
    return t


def score(name: str, player: Data) -> int:
    """What seat 0 scores; workers count only if the player says so."""
    result = ended(name, {"hired": 0, **player}).t.result
    assert result is not None
    return result.scores[0]


@BOTH
def test_vp_of_play_count(name: str) -> None:
    assert score(name, {"vp": 17}) == 17


@pytest.mark.parametrize(
    ("hired", "level", "points"), [(0, 7, 0), (1, 3, 3), (3, 5, 15), (7, 7, 49)]
)
def test_every_worker_scores_the_level_in_the_revised_edition_only(
    hired: int, level: int, points: int
) -> None:
    assert score("revised", {"hired": hired, "level": level}) == points
    assert score("classic", {"hired": hired, "level": level}) == 0


@pytest.mark.parametrize(
    ("space", "points"),
    [(1, 0), (2, 0), (3, 0), (4, 1), (5, 2), (6, 3), (7, 5), (8, 7), (9, 9), (10, 12), (11, 15),
     (12, 18), (13, 21), (14, 24), (20, 42)],
)  # fmt: skip
def test_the_track_scores_in_the_revised_edition_only(space: int, points: int) -> None:
    assert score("revised", {"space": space}) == points
    assert score("classic", {"space": space}) == 0


SCORING = [
    # revised and classic points of one building with what is given, without other sources
    ("plaza", {"hired": 5, "level": 7}, 5, 5),
    ("high_rise", {}, 1, 1),
    ("warehouse", {"wood": 6, "stone": 4, "coin": 8}, 2, 2),
    ("warehouse", {"wood": 0, "stone": 40, "coin": 40}, 0, 0),
    ("academy", {}, 2, 2),
    ("chapel", {"coin": 22}, 3, 5),
    ("chapel", {"coin": 2}, 0, 0),
    ("residences", {"hired": 5, "level": 7}, 2, 2),
    ("residences", {"hired": 1, "level": 7}, 0, 0),
    ("city_wall", {}, 0, 0),
    ("sawmill", {"wood": 40, "stone": 40, "coin": 40}, 0, 0),
]


@pytest.mark.parametrize(("building", "have", "revised", "classic"), SCORING)
def test_a_building_scores_at_the_end(
    building: str, have: dict[str, int], revised: int, classic: int
) -> None:
    workers = have.get("hired", 0) * have.get("level", 0)
    player = {**have, "buildings": [building]}
    assert score("revised", player) == revised + workers
    assert score("classic", player) == classic


@BOTH
@pytest.mark.parametrize(
    ("buildings", "points"),
    [
        (["city_wall", "sawmill"], 0),
        (["city_wall", "sawmill", "quarry"], 3),
        (["high_rise", "sawmill", "quarry"], 3),
        (["academy", "sawmill", "quarry"], 4),
        (["academy", "high_rise", "city_wall"], 4 + 3 + 3),
    ],
)
def test_buildings_that_count_buildings_count_themselves(
    name: str, buildings: list[str], points: int
) -> None:
    assert score(name, {"buildings": buildings}) == points


@BOTH
def test_planned_buildings_score_nothing(name: str) -> None:
    assert score(name, {"plans": ["high_rise@0", "academy@all"]}) == 0


def test_the_mint_pays_before_the_count() -> None:
    buildings = ["mint", "chapel", "sawmill"]
    assert score("revised", {"buildings": buildings}) == 1  # 6 coins of the mint
    assert score("classic", {"buildings": buildings}) == 1  # one full 4 of 6


def test_the_warehouse_is_counted_before_the_chapel_spends() -> None:
    rich = {"wood": 12, "stone": 12, "coin": 12, "buildings": ["warehouse", "chapel"]}
    assert score("revised", rich) == 6 + 2
    assert score("classic", rich) == 6 + 3


def test_the_market_can_still_sell_after_round_6() -> None:
    mine = {"hired": 0, "stone": 2, "coin": 4, "buildings": ["market", "chapel"]}
    t = end_of_round("revised", 6, mine, NOBODY)
    assert t.options == ["pass", "effect use"]
    t.play(0, "effect use")
    result = t.t.result
    assert result is not None
    assert result.scores[0] == 1


@BOTH
def test_the_final_sum_is_not_capped(name: str) -> None:
    cap = {"revised": 68, "classic": 69}[name]
    assert score(name, {"vp": cap, "buildings": ["high_rise", "academy"]}) == cap + 2 + 3


@BOTH
def test_every_source_is_told(name: str) -> None:
    mine = {"hired": 2, "level": 4, "vp": 10, "space": 5, "coin": 12,
            "buildings": ["chapel", "plaza", "high_rise"]}  # fmt: skip
    t = ended(name, mine)
    told = [event[3] for event in t.heard("scored") if event[0] == 0]
    result = t.t.result
    assert result is not None
    wanted = [10, 2, 8, 2, 3, 2] if name == "revised" else [10, 2, 3, 3]
    assert sorted(told) == sorted(wanted)
    assert sum(told) == result.scores[0]


@BOTH
@pytest.mark.parametrize(
    ("first", "second", "ranks"),
    [
        ({"vp": 5}, {"vp": 4, "coin": 60}, [1, 2]),
        ({"vp": 5, "coin": 2}, {"vp": 5, "coin": 4}, [2, 1]),
        ({"vp": 5, "coin": 4}, {"vp": 5, "coin": 4}, [1, 1]),
    ],
)
def test_ties_go_to_more_coins_left_else_they_are_shared(
    name: str, first: Data, second: Data, ranks: list[int]
) -> None:
    result = ended(name, {"hired": 0, **first}, {"hired": 0, **second}).t.result
    assert result is not None
    assert result.ranks == ranks


@pytest.mark.parametrize(("name", "vp"), [("revised", 6), ("classic", 0)])
def test_then_ties_go_to_more_hired_workers(name: str, vp: int) -> None:
    # in the revised edition two workers of level 3 score 6
    result = ended(name, {"hired": 2, "level": 3}, {"hired": 1, "level": 6, "vp": 0}).t.result
    assert result is not None
    assert (result.scores, result.ranks) == ([vp, vp], [1, 2])


@pytest.mark.parametrize(("name", "ranks"), [("revised", [2, 1]), ("classic", [1, 2])])
def test_coins_that_a_chapel_turned_into_vp_do_not_break_ties(name: str, ranks: list[int]) -> None:
    # revised: 8 coins are 1 VP and 2 coins left; classic: counted, not spent, 2 VP
    chapel = {"hired": 0, "coin": 8, "buildings": ["chapel"]}
    points = {"revised": 1, "classic": 2}[name]
    result = ended(name, chapel, {"hired": 0, "coin": 6, "vp": points}).t.result
    assert result is not None
    assert (result.scores, result.ranks) == ([points, points], ranks)


@BOTH
def test_a_shared_win_of_two_leaves_the_third_rank_to_the_next(name: str) -> None:
    same = {"hired": 0, "vp": 5}
    result = ended(name, same, {"hired": 0, "vp": 4}, same).t.result
    assert result is not None
    assert (result.ranks, result.winners()) == ([1, 3, 1], [0, 2])
