"""Resources as one number: they suffice exactly where the bill can be paid."""

from copy import deepcopy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from takujo.editions.mistakes import Report
from takujo.games.catalogue import game
from takujo.games.goryokaku.castle_build import affords, bill, can_build
from takujo.games.goryokaku.fitting import check_fit
from takujo.games.goryokaku.names import KINDS
from takujo.games.goryokaku.resources import MOST_STANDING
from tests.games.goryokaku.at_the_table import at_table, player

AMOUNTS = st.lists(st.integers(0, 4), min_size=len(KINDS), max_size=len(KINDS))
TABLE = at_table(player(plans="earth_bank")).t


@settings(max_examples=200, deadline=None)
@given(AMOUNTS, AMOUNTS, st.sampled_from(range(TABLE.edition.castles)))
def test_a_card_is_affordable_exactly_where_its_bill_can_be_paid(
    cubes: list[int], standing: list[int], nth: int
) -> None:
    t = TABLE.copy()
    card = t.edition.first_castle + nth
    p = t.players[0]
    p.hold(cubes, standing)
    p.plans = [card]
    owed = bill(t, 0, card)
    payable = sum(owed) <= sum(cubes) and all(
        owed[kind] <= cubes[kind] for kind in range(len(KINDS))
    )
    assert affords(t, 0, card, cubes) == payable
    assert can_build(t, 0) == payable


@settings(max_examples=50, deadline=None)
@given(AMOUNTS, AMOUNTS, st.lists(st.sampled_from(range(len(KINDS))), max_size=9))
def test_cubes_added_one_by_one_are_the_same_as_held_at_once(
    cubes: list[int], standing: list[int], more: list[int]
) -> None:
    p, all_at_once = TABLE.players[0].copy(), TABLE.players[0].copy()
    p.hold(cubes[:], standing)
    for kind in more:
        p.add_cubes(kind, 1)
    all_at_once.hold([n + more.count(kind) for kind, n in enumerate(cubes)], standing)
    assert (p.cubes, p.resources) == (all_at_once.cubes, all_at_once.resources)
    assert p.cube_count() == sum(cubes) + len(more)


def test_an_edition_whose_persons_count_as_too_much_is_refused() -> None:
    data: dict[str, Any] = deepcopy(game("goryokaku").edition("beta"))
    person = next(iter(data["persons"].values()))
    person["effects"].append({"when": "building", "gain": {"standing_wood": MOST_STANDING + 1}})
    report = Report("")
    check_fit(data, report)
    assert [mistake.key for mistake in report.mistakes] == ["persons"]
