"""The daiba: prices, icons, factor, and the worker of the text."""

import pytest

from takujo.kernel.game import Impossible
from tests.games.goryokaku.at_the_table import AtTheTable, at_table, player

BACK = {"wood": {"0": "w"}}
AWAY = "beta+daiba.worker=until_next_recall,bag.workers.2=4"


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
    assert at.asked == "finish 0 0"
    at = recalled(daiba=6, cubes="1 copper 1 andesite 1 soil")
    assert at.asked == "finish 0 0"


def test_a_piece_is_not_gained_when_none_is_left_on_the_personal_board() -> None:
    at = recalled(cubes="1 soil", pieces=5).play(0, "daiba soil")
    assert at.t.players[0].pieces == 5


@pytest.mark.parametrize(("step", "own", "price", "paid"), [
    (1, "1 wood", ["daiba wood"], ["spent 0 wood 1"]),
    (2, "", ["daiba card", "give stone_wall"], ["discarded 0 give stone_wall"]),
    (5, "1 copper 1 andesite", ["daiba copper_andesite"],
     ["spent 0 copper 1", "spent 0 andesite 1"]),
])  # fmt: skip
def test_the_whole_price_is_paid_before_the_marker_advances_and_the_icon_comes_last(
    step: int, own: str, price: list[str], paid: list[str]
) -> None:
    at = recalled(daiba=step, cubes=own, plans="stone_wall").play(0, *price)
    told = at.said("spent", "discarded", "advanced", "gained")
    assert told[: len(paid) + 1] == [*paid, f"advanced 0 {step + 1}"]
    assert [line.split()[0] for line in told[len(paid) + 1 :]] == ["gained"]


def test_nothing_has_moved_while_the_card_is_still_to_be_given() -> None:
    at = recalled(daiba=2, plans="stone_wall").play(0, "daiba card")
    assert (at.asked, at.t.players[0].daiba) == ("give 0 1", 2)
    assert at.said("advanced", "gained") == []


def test_a_hand_of_persons_cannot_be_discarded_for_its_gain_instead_of_paying() -> None:
    at = at_table(player(people="camp_cook storekeeper", daiba=2), stacks=BACK)
    at.play(0, "act recall", "daiba card", "free camp_cook")  # one is left, and that one is owed
    assert at.said("discarded") == ["discarded 0 free camp_cook", "discarded 0 give storekeeper"]
    assert (at.t.players[0].people, at.t.players[0].daiba) == ([], 3)
    assert at.cubes(0) == ""


def test_the_cards_of_the_price_stay_in_hand_and_the_refusal_says_so() -> None:
    at = at_table(player(people="camp_cook", plans="stone_wall", daiba=2), stacks=BACK,
                  asking="give 0 2")  # fmt: skip
    assert all("free" not in option for option in at.options)
    reason = at.reason(0, "free camp_cook")
    assert (reason.code, reason.numbers) == ("card_owed", {"owed": 2})


def test_a_position_owes_no_more_cards_than_are_in_hand_and_pays_for_no_step_too_many() -> None:
    at_table(player(people="camp_cook", daiba=2), asking="give 0 1")
    with pytest.raises(Impossible, match="more than there are"):
        at_table(player(people="camp_cook", daiba=2), asking="give 0 2")
    with pytest.raises(Impossible, match="no further step"):
        at_table(player(people="camp_cook perry", daiba=6), asking="give 0 1")


def test_the_worker_of_a_step_changes_nothing_by_default() -> None:
    at = recalled(cubes="1 soil").play(0, "daiba soil")
    p = at.t.players[0]
    assert (p.away, p.workers + p.bag_workers) == (0, 5)


def test_an_edition_may_keep_the_worker_until_the_next_recall() -> None:
    own = player(people="camp_cook", cubes="1 soil")
    at = at_table(own, stacks=BACK, edition=AWAY).play(0, "act recall", "daiba soil")
    p = at.t.players[0]
    assert (p.away, p.workers, p.bag_workers) == (1, 4, 0)
    own |= {"away": 1, "workers": 2}
    at = at_table(own, stacks=BACK, edition=AWAY).play(0, "act recall", "pass")
    assert at.said("recalled") == ["recalled 0 2 0"]
    assert at.t.players[0].away == 0


def test_the_refusal_names_the_cube_that_is_missing() -> None:
    at = recalled(daiba=5, cubes="1 copper")
    reason = at.reason(0, "daiba copper_andesite")
    assert (reason.code, reason.clause) == ("cannot_pay_effect", "13")
    assert reason.numbers == {"thing": 4, "need": 1, "have": 0}


def test_each_part_of_a_price_is_looked_at_with_its_own_number() -> None:
    price = "beta+daiba.steps.1.effects=[{when='daiba',pay={soil=1,stone=2},gain={onigiri=1}}]"
    own = player(people="camp_cook", cubes="1 soil 1 stone")
    at = at_table(own, stacks=BACK, edition=price).play(0, "act recall")
    assert at.reason(0, "daiba soil_stone_2").numbers == {"thing": 1, "need": 2, "have": 1}
    own = player(people="camp_cook", cubes="1 soil 3 stone")
    at = at_table(own, stacks=BACK, edition=price).play(0, "act recall", "daiba soil_stone_2")
    assert (at.cubes(0), at.t.players[0].daiba) == ("1 stone", 1)


def test_ways_to_pay_are_offered_in_one_order_whatever_the_order_in_the_edition() -> None:
    turned = "beta+daiba.steps.2.effects=[{when='daiba',pay=[{wood=1},{soil=1}],gain={piece=1}}]"
    own = player(people="camp_cook", cubes="1 soil 1 wood", daiba=1)
    at = at_table(own, stacks=BACK, edition=turned).play(0, "act recall")
    assert at.choices == "pass soil wood"
    at.play(0, "daiba wood")
    assert at.cubes(0) == "1 soil"


def test_a_step_may_cost_pieces_levels_koban_and_onigiri() -> None:
    prices = ["piece", "soil_lv", "koban", "onigiri", "ship_lv"]
    for price, held in zip(prices, ["pieces", *prices[1:]], strict=True):
        row = f"{{when='daiba',pay={{{price}=2}},gain={{onigiri=1}}}}"
        edition = f"beta+daiba.steps.1.effects=[{row}]"
        at = at_table(player(people="camp_cook", **{held: 2}), stacks=BACK, edition=edition)
        at.play(0, "act recall", f"daiba {price}_2")
        p = at.t.players[0]
        assert (p.daiba, p.pieces, p.levels, p.koban) == (1, 0, [0, 0], 0)
        assert (p.reserve, p.standing[0]) == (5, 0)
        at = at_table(player(people="camp_cook", **{held: 1}), stacks=BACK, edition=edition)
        at.play(0, "act recall")
        assert at.reason(0, f"daiba {price}_2").numbers["have"] == 1


def test_two_hand_cards_of_a_price_are_given_one_after_the_other() -> None:
    two = "beta+daiba.steps.1.effects=[{when='daiba',pay={card=2},gain={onigiri=1}}]"
    own = player(people="camp_cook perry", plans="stable")
    at = at_table(own, stacks=BACK, edition=two).play(0, "act recall", "daiba card_2")
    asking = at.t.asking
    assert asking is not None
    assert (at.asked, at.choices, at.t.owed) == ("give 0 2", "camp_cook perry stable", 2)
    assert asking.rule.together(at.t, 0, 2) == 2
    assert len(asking.rule.candidates(at.t, 0, 2)) == 3
    at.play(0, "give stable")
    assert (at.asked, at.choices, at.t.owed) == ("give 0 1", "camp_cook perry", 1)
    at.play(0, "give perry")
    assert (at.t.players[0].daiba, at.t.owed) == (1, 0)


def test_at_the_end_of_the_daiba_nothing_can_be_paid() -> None:
    at = at_table(player(daiba=6, cubes="1 copper 1 andesite", people="camp_cook"), stacks=BACK)
    at.play(0, "act recall")
    assert at.asked == "finish 0 0"
    (daiba,) = [p for p in at.t.book.paragraphs if p.name == "daiba"]
    assert daiba.rule.candidates(at.t, 0, 0) == []
