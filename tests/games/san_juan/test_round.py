"""The round: roles are picked from the governor on, and all act in each."""

import pytest

from tests.games.san_juan.at_the_table import at_table, player

ROLES = ["builder", "producer", "trader", "councillor", "prospector"]


def test_the_governor_picks_first_and_then_everybody_to_the_left() -> None:
    at = at_table(asking="", agenda="round 2")
    assert at.asked == "role 2 0"
    at.play(2, "role builder")
    assert at.asked == "role 3 0"
    at.play(3, "role producer")
    assert at.asked == "role 0 0"
    at.play(0, "role trader")
    assert at.asked == "role 1 0"


def test_a_role_can_be_picked_once_a_round() -> None:
    at = at_table(asking="", agenda="round 0")
    assert at.options == ROLES
    at.play(0, "role trader")
    assert at.options == ["builder", "producer", "councillor", "prospector"]
    at.play(1, "role builder")
    assert at.options == ["producer", "councillor", "prospector"]
    assert at.reason(2, "role builder").code == "role_taken"


def test_picking_a_role_is_mandatory() -> None:
    at = at_table(asking="", agenda="round 0")
    assert "pass" not in at.options
    assert "one of the options must be taken" in str(at.refusal(0, 0))
    assert "'pass' is no choice here" in str(at.refusal(0, "pass"))


def test_only_the_seat_whose_turn_it_is_picks() -> None:
    at = at_table(asking="", agenda="round 0")
    assert str(at.refusal(1, "role builder")) == "seat 1 is not asked now; waiting for seat 0"


def test_in_the_builder_phase_all_act_the_chooser_first_then_leftward() -> None:
    town = player(hand="smithy well", town="indigo_plant")
    at = at_table(town, town | {"hand": ["smithy", "archive"]}, town, player(), asking="role 1")
    at.play(1, "role builder")
    assert at.asked == "build 1 1"
    at.play(1, "build smithy")
    assert at.asked == "build 2 0"  # alone with his cards he may still build
    at.play(2, "pass")
    assert at.asked == "build 0 0"
    assert at.said("passed") == ["passed 2 build", "passed 3 build"]


def test_in_the_producer_phase_all_act_the_chooser_first_then_leftward() -> None:
    one = player(town="indigo_plant")
    two = player(town="indigo_plant indigo_plant")
    at = at_table(one, one, two, one, asking="role 2").play(2, "role producer")
    assert at.asked == "produce 2 2"
    at.play(2, "pass").play(3, "produce 1").play(0, "produce 1").play(1, "produce 1")
    assert [at.goods(seat) for seat in range(4)] == [[1], [1], [], [1]]
    assert at.said("produced") == [f"produced {seat} 1 indigo_plant" for seat in [3, 0, 1]]


def test_in_the_trader_phase_all_act_the_chooser_first_then_leftward() -> None:
    at = at_table(*[player(town="indigo_plant=?") for _ in range(4)], asking="role 3")
    at.play(3, "role trader", "sell 1").play(0, "sell 1").play(1, "sell 1").play(2, "sell 1")
    assert [line[:6] for line in at.said("sold")] == ["sold 3", "sold 0", "sold 1", "sold 2"]


def test_in_the_councillor_phase_all_act_the_chooser_first_then_leftward() -> None:
    at = at_table(asking="role 1").play(1, "role councillor").everybody_passes()
    looked = [(line.split()[1], len(line.split()) - 2) for line in at.said("looked")]
    assert looked == [("1", 5), ("2", 2), ("3", 2), ("0", 2)]


def test_with_four_seats_one_role_stays_unused_and_brings_no_bonus() -> None:
    at = at_table(asking="", agenda="round 0")
    for seat, role in enumerate(["builder", "producer", "trader"]):
        at.play(seat, f"role {role}")
    at.play(3, "role prospector", "pass")
    assert at.asked == "role 1 0"
    assert [at.held(seat) for seat in range(4)] == [0, 0, 0, 0]
    at.play(1, "role councillor")  # unused in the last round
    assert at.said("looked")[-1].count(" ") == 1 + 5
    at.play(1, "pass")


def test_with_three_seats_everybody_picks_once_and_two_roles_stay_unused() -> None:
    at = at_table(seats=3, asking="", agenda="round 1")
    at.play(1, "role builder").play(2, "role producer").play(0, "role trader")
    assert at.said("picked") == ["picked 1 builder", "picked 2 producer", "picked 0 trader"]
    assert at.asked == "role 2 0"
    assert at.options == ROLES


def test_with_two_seats_the_governor_the_other_and_the_governor_pick_three_different_roles() -> (
    None
):
    at = at_table(seats=2, asking="", agenda="round 1")
    at.play(1, "role builder").play(0, "role producer")
    assert at.asked == "role 1 0"
    assert at.options == ["trader", "councillor", "prospector"]
    at.play(1, "role trader")
    assert at.asked == "role 0 0"
    assert at.options == ROLES


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_a_round_the_governor_passes_left(seats: int) -> None:
    at = at_table(seats=seats, asking="", agenda="round 0", round=4)
    for governor in [1, 2 % seats, 3 % seats, 4 % seats]:
        while f"round_began {governor}" not in " ".join(at.said("round_began")[-1:]):
            asking = at.t.asking
            assert asking is not None
            at.t.play(asking.seat, at.t.offered[0])
        assert at.t.governor == governor
        assert at.asked == f"role {governor} 0"
    assert at.t.round == 9


def test_in_a_new_round_all_five_roles_are_open_again() -> None:
    at = at_table(asking="", agenda="round 0")
    for seat, role in enumerate(["builder", "producer", "trader"]):
        at.play(seat, f"role {role}")
    at.play(3, "role prospector", "draw 1")
    assert at.asked == "role 1 0"
    assert at.options == ROLES
