"""Both upkeeps: who is kept, and how it is paid (6-3-3, R8)."""

import pytest

from tests.games.fourbit_town.at_the_town import AtTheTown
from tests.games.fourbit_town.in_play import end_of_round, town

BOTH = pytest.mark.parametrize("name", ["revised", "classic"])


def after(name: str, *settings: str, **player: object) -> AtTheTown:
    """The end of round 2; seat 0 has what is given, seat 1 can pay everything."""
    return end_of_round(name, 2, dict(player), settings=settings)


@pytest.mark.parametrize(
    ("level", "hired", "price"), [(3, 1, 6), (3, 3, 18), (5, 4, 40), (7, 2, 28)]
)
def test_upkeep_is_level_times_2_coins_for_each_worker(level: int, hired: int, price: int) -> None:
    t = after("revised", level=level, hired=hired, coin=60)
    assert t.options == [f"keep {n}" for n in range(hired + 1)]
    t.play(0, f"keep {hired}")
    assert (t.has(0)[2], t.t.players[0].hired) == (60 - price, hired)
    assert t.heard("kept") == [(0, hired)]


def test_the_player_chooses_among_the_numbers_that_can_be_paid() -> None:
    t = after("revised", level=4, hired=4, coin=22)
    assert t.options == ["keep 0", "keep 1", "keep 2"]
    reason = t.reason(0, "keep 3")
    assert (reason.code, reason.numbers) == ("cannot_keep", {"workers": 3, "most": 2})


@BOTH
def test_the_rest_are_dismissed(name: str) -> None:
    t = after(name, hired=3, coin=60).play(0, "keep 1")
    assert t.t.players[0].hired == 1
    assert t.heard("dismissed") == [(0, 2)]


@BOTH
def test_who_can_pay_nothing_is_not_asked_and_keeps_nobody(name: str) -> None:
    t = after(name, hired=3)
    assert t.t.players[0].hired == 0
    assert t.heard("dismissed") == [(0, 3)]


@BOTH
def test_everybody_who_could_pay_may_keep_nobody(name: str) -> None:
    t = after(name, hired=2, coin=60).play(0, "keep 0")
    assert (t.t.players[0].hired, t.has(0)[2]) == (0, 60)


def test_only_coins_pay_the_revised_upkeep() -> None:
    assert after("revised", hired=1, wood=60, stone=60, vp=60).t.players[0].hired == 0


UNITS = [
    # wood, stone, coins, VP; how many workers they keep
    ((6, 0, 0, 0), 1),
    ((0, 6, 0, 0), 1),
    ((0, 0, 6, 0), 1),
    ((0, 0, 0, 3), 1),
    ((2, 2, 2, 0), 1),
    ((2, 0, 0, 2), 1),
    ((0, 0, 2, 1), 0),  # two units only
    ((0, 2, 0, 1), 0),
    ((2, 2, 0, 0), 0),
    ((4, 4, 2, 1), 2),
    ((6, 6, 6, 0), 3),
    ((60, 60, 60, 60), 3),
]


@pytest.mark.parametrize(("goods", "most"), UNITS)
def test_a_worker_costs_3_units_of_2_wood_2_stone_2_coins_or_1_vp(
    goods: tuple[int, int, int, int], most: int
) -> None:
    wood, stone, coin, vp = goods
    t = after("classic", hired=3, wood=wood, stone=stone, coin=coin, vp=vp)
    if most == 0:
        assert t.t.players[0].hired == 0
        assert t.has(0) == goods
    else:
        assert t.options == [f"keep {n}" for n in range(most + 1)]


def test_nothing_is_overpaid_and_any_mix_is_possible() -> None:
    rich = {"hired": 1, "wood": 6, "stone": 6, "coin": 6, "vp": 6}
    t = after("classic", **rich).play(0, "keep 1")
    assert t.options == ["share 0", "share 1", "share 2", "share 3"]  # coins
    mixes = set()
    for coin in range(4):
        for wood in range(4 - coin):
            for stone in range(4 - coin - wood):
                t = after("classic", **rich).play(0, "keep 1")
                for units in (coin, wood, stone):
                    if t.asked.startswith("share"):
                        t.play(0, f"share {units}")
                left = t.has(0)
                paid = [(6 - n) // 2 for n in left[:3]] + [6 - left[3]]
                assert sum(paid) == 3
                mixes.add(tuple(paid))
    assert len(mixes) == 20  # all ways to write 3 as a sum of four


def test_workers_above_the_limit_are_dismissed_first_and_cost_nothing() -> None:
    t = after("classic", hired=5, level=3, coin=60)
    assert t.heard("dismissed") == [(0, 2)]
    assert t.options == ["keep 0", "keep 1", "keep 2", "keep 3"]
    assert t.has(0)[2] == 60


@BOTH
def test_after_round_6_nothing_is_paid(name: str) -> None:
    t = end_of_round(name, 6, {"hired": 3, "coin": 40})
    assert (t.t.players[0].hired, t.has(0)[2], t.asked) == (3, 40, "")
    assert t.heard("kept") == []


@BOTH
def test_upkeep_is_paid_in_the_order_of_the_track(name: str) -> None:
    rich = {"hired": 1, "coin": 60}
    t = end_of_round(name, 1, rich, rich, rich, order=[2, 0, 1])
    assert t.asked == "keep 2 0"


@BOTH
def test_who_has_no_worker_is_out_of_every_working_phase_and_not_asked_for_upkeep(
    name: str,
) -> None:
    t = end_of_round(name, 1, {"hired": 0, "coin": 60}, {"hired": 1, "coin": 60})
    assert t.asked == "keep 1 0"
    t.play(1, "keep 1")
    if t.asked.startswith("share"):
        t.play(1, "share 3")
    assert (t.t.round, t.asked) == (2, "declare 1 0")


@BOTH
def test_who_has_no_worker_still_takes_part_in_effects_of_the_round(name: str) -> None:
    mine = {"hired": 0, "buildings": ["residences", "mint"]}
    t = end_of_round(name, 1, {"hired": 1, "coin": 60}, mine)
    t.play(0, "keep 1")
    if t.asked.startswith("share"):
        t.play(0, "share 3")
    assert (t.t.round, t.has(1)[2]) == (2, 4 + 2)


@BOTH
def test_if_nobody_has_a_worker_the_working_phase_is_over_at_once(name: str) -> None:
    broke = {"hired": 0, "buildings": ["mint"]}
    t = town(name, broke, {"hired": 0}, round=4)
    assert t.t.round == 6
    assert t.has(0)[2] == 6  # the mint worked in rounds 4, 5 and 6
    assert t.t.result is not None


@BOTH
def test_an_edition_may_say_that_a_worker_is_kept_at_least(name: str) -> None:
    t = after(name, "upkeep.keep_at_least=1", hired=3, coin=60)
    assert t.options == ["keep 1", "keep 2", "keep 3"]
    reason = t.reason(0, "keep 0")
    assert (reason.code, reason.numbers) == ("must_keep", {"least": 1})
