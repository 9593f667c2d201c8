"""The daiba: prices, icons, factor, and the worker of the text."""

import json

import pytest

import takujo
from tests.games.goryokaku.at_the_table import AtTheTable, at_table, player, position

BACK = {"wood": {"0": "w"}}


def recalled(**own: object) -> AtTheTable:
    """Seat 0 recalls, holding a person so that it is asked in any case."""
    return at_table(player(people="camp_cook", **own), stacks=BACK).play(0, "act recall")


@pytest.mark.parametrize("step", [0, 1])
@pytest.mark.parametrize("kind", ["soil", "stone", "wood"])
def test_the_first_two_steps_cost_one_soil_stone_or_wood(step: int, kind: str) -> None:
    at = recalled(daiba=step, cubes=f"1 {kind}").play(0, f"daiba {kind}")
    assert at.t.players[0].daiba == step + 1
    assert at.cubes(0) == ""


@pytest.mark.parametrize("card", ["camp_cook", "stone_wall"])
def test_the_third_step_costs_a_card_from_the_hand_person_or_castle(card: str) -> None:
    at = recalled(daiba=2, plans="stone_wall").play(0, "daiba card", f"give {card}")
    assert at.t.players[0].daiba == 3
    assert at.said("discarded") == [f"discarded 0 give {card}"]


@pytest.mark.parametrize(
    ("cubes", "price"),
    [
        ("2 soil", "soil_2"),
        ("2 stone", "stone_2"),
        ("2 wood", "wood_2"),
        ("1 soil 1 stone", "soil_stone"),
        ("1 soil 1 wood", "soil_wood"),
        ("1 stone 1 wood", "stone_wood"),
    ],
)
def test_the_fourth_step_costs_two_of_soil_stone_and_wood(cubes: str, price: str) -> None:
    at = recalled(daiba=3, cubes=cubes).play(0, f"daiba {price}")
    assert (at.t.players[0].daiba, at.cubes(0)) == (4, "")


@pytest.mark.parametrize("kind", ["copper", "andesite"])
def test_the_fifth_step_costs_a_copper_or_an_andesite(kind: str) -> None:
    at = recalled(daiba=4, cubes=f"1 {kind}").play(0, f"daiba {kind}")
    assert at.t.players[0].daiba == 5


def test_the_sixth_step_costs_a_copper_and_an_andesite() -> None:
    at = recalled(daiba=5, cubes="1 copper 1 andesite").play(0, "daiba copper_andesite")
    assert (at.t.players[0].daiba, at.cubes(0)) == (6, "")


@pytest.mark.parametrize(("step", "cubes", "price"), [
    (1, "1 soil", "soil"), (3, "2 wood", "wood_2"), (5, "1 copper 1 andesite", "copper_andesite"),
])  # fmt: skip
def test_steps_two_four_and_six_bring_a_building_piece_from_the_personal_board(
    step: int, cubes: str, price: str
) -> None:
    at = recalled(daiba=step, cubes=cubes).play(0, f"daiba {price}")
    assert (at.t.players[0].pieces, at.t.players[0].reserve) == (1, 4)


@pytest.mark.parametrize(("step", "cubes", "price"), [
    (0, "1 soil", "soil"), (2, "", "card"), (4, "1 copper", "copper"),
])  # fmt: skip
def test_steps_one_three_and_five_bring_an_onigiri(step: int, cubes: str, price: str) -> None:
    at = recalled(daiba=step, cubes=cubes).play(0, f"daiba {price}")
    assert at.said("gained") == ["gained 0 onigiri 1"]


def test_it_may_be_declined() -> None:
    at = recalled(cubes="1 soil").play(0, "pass")
    assert (at.t.players[0].daiba, at.cubes(0)) == (0, "1 soil")


def test_who_cannot_pay_does_nothing() -> None:
    at = at_table(player(), stacks=BACK).play(0, "act recall")
    assert at.t.players[0].daiba == 0
    assert at.asked == "act 1 0"
    reason = recalled().reason(0, "daiba wood")
    assert (reason.code, reason.numbers) == (
        "cannot_pay_effect",
        {"thing": 2, "need": 1, "have": 0},
    )


def test_a_free_action_can_bring_the_price() -> None:
    at = at_table(player(people="shimada_kai"), stacks=BACK).play(0, "act recall")
    at.play(0, "free shimada_kai", "daiba soil")
    assert at.t.players[0].daiba == 1


def test_one_step_a_recall_and_none_after_the_last() -> None:
    at = recalled(daiba=0, cubes="2 soil").play(0, "daiba soil")
    assert at.asked == "act 1 0"
    at = recalled(daiba=6, cubes="1 copper 1 andesite 1 soil")
    assert at.asked == "act 1 0"


def test_a_piece_is_not_gained_when_none_is_left_on_the_personal_board() -> None:
    at = recalled(cubes="1 soil", pieces=5).play(0, "daiba soil")
    assert at.t.players[0].pieces == 5


def test_the_worker_of_a_step_changes_nothing_by_default() -> None:
    at = recalled(cubes="1 soil").play(0, "daiba soil")
    p = at.t.players[0]
    assert (p.away, p.workers + p.bag_workers) == (0, 5)


def test_an_edition_may_keep_the_worker_until_the_next_recall() -> None:
    own = player(people="camp_cook", cubes="1 soil")
    data = position(own, stacks=BACK) | {"edition": "beta+daiba.worker=until_next_recall"}
    at = AtTheTable(takujo.from_json(json.dumps(data))).play(0, "act recall", "daiba soil")
    p = at.t.players[0]
    assert (p.away, p.workers, p.bag_workers) == (1, 3, 1)
    data = position(own | {"away": 1, "workers": 2}, stacks=BACK)
    data["edition"] = "beta+daiba.worker=until_next_recall"
    at = AtTheTable(takujo.from_json(json.dumps(data))).play(0, "act recall", "pass")
    assert at.said("recalled") == ["recalled 0 2 0"]
    assert at.t.players[0].away == 0
