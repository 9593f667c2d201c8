"""Library: doubles the privilege of the role its owner picked, and nothing else."""

import json

from tests.games.san_juan.at_the_table import AtTheTable, at_table, player

ROUND = "role 1, role 0, round 1"


def two_seats(town: str = "library", hand: str = "", **more: str) -> AtTheTable:
    """The governor of two picks his first role."""
    return at_table(player(hand=hand, town=town), seats=2, agenda=ROUND, **more)


def another_picks(role: str) -> AtTheTable:
    """Seat 1 has a library, but seat 0 picks the role."""
    town = "library indigo_plant=? sugar_mill=? tobacco_storage coffee_roaster"
    at = at_table(player(), player(hand="hero quarry well crane statue tower", town=town))
    return at.play(0, f"role {role}")


def test_a_library_does_nothing_for_a_role_somebody_else_picked() -> None:
    builder = another_picks("builder").play(1, "build hero")
    assert builder.owed == 5
    assert another_picks("producer").asked == "produce 1 1"
    assert another_picks("trader").asked == "sell 1 1"
    assert len(another_picks("councillor").play(0, "pass").t.drawn) == 2
    assert another_picks("prospector").play(0, "pass").asked == "role 1 0"


def test_with_three_or_four_seats_it_is_not_asked_but_doubles() -> None:
    for seats in [3, 4]:
        at = at_table(player(town="library"), seats=seats).play(0, "role prospector")
        assert at.options == ["pass", "1", "2"]


def test_the_governor_of_two_says_which_of_his_picks_is_doubled() -> None:
    at = two_seats().play(0, "role prospector")
    assert at.asked == "library 0 5"
    assert at.options == ["pass", "use"]
    at.play(0, "library use")
    assert at.options == ["pass", "1", "2"]
    assert at.said("library_used") == ["library_used 0 prospector"]


def test_who_has_doubled_the_first_pick_cannot_double_the_second() -> None:
    at = two_seats("library indigo_plant sugar_mill tobacco_storage")
    at.play(0, "role prospector", "library use", "draw 2").play(1, "role trader")
    assert json.loads(at.t.to_json())["library_used"] == 1
    at.play(0, "role producer")
    assert at.asked == "produce 0 2"


def test_who_has_not_doubled_the_first_pick_may_double_the_second() -> None:
    at = two_seats("library indigo_plant sugar_mill tobacco_storage")
    at.play(0, "role prospector", "pass")
    assert at.options == ["pass", "1"]
    at.play(0, "draw 1").play(1, "role builder").play(0, "role producer", "library use")
    assert at.asked == "produce 0 3"


def test_neither_pick_has_to_be_doubled() -> None:
    at = two_seats("library indigo_plant sugar_mill tobacco_storage")
    at.play(0, "role prospector", "pass", "draw 1").play(1, "role builder")
    at.play(0, "role producer", "pass")
    assert at.asked == "produce 0 2"


def test_the_other_of_two_picks_once_and_doubles_without_being_asked() -> None:
    at = at_table(player(), player(town="library"), seats=2, agenda=ROUND)
    at.play(0, "role builder").play(1, "role prospector")
    assert at.options == ["pass", "1", "2"]


def test_both_players_may_have_a_library_and_double_one_pick_each() -> None:
    one = player(town="library")
    at = at_table(one, one, seats=2, agenda=ROUND)
    at.play(0, "role prospector", "library use", "draw 2").play(1, "role councillor")
    assert len(at.t.drawn) == 8


def test_in_the_next_round_a_pick_may_be_doubled_again() -> None:
    at = at_table(player(), player(town="library"), seats=2, agenda=ROUND, library_used=1)
    at.play(0, "role builder").play(1, "role producer").play(0, "role trader")
    at.play(1, "role prospector")
    assert at.asked == "library 1 5"


def test_a_library_built_in_the_first_pick_can_double_the_second() -> None:
    at = two_seats("indigo_plant", "library smithy well crane hero quarry")
    at.play(0, "role builder").build(0, "library", pay="smithy well crane hero")
    at.play(1, "role trader").play(0, "role prospector")
    assert at.asked == "library 0 5"


def test_it_is_asked_before_the_price_tile_is_turned_over() -> None:
    at = two_seats("library indigo_plant=? sugar_mill=?").play(0, "role trader")
    assert at.asked == "library 0 3"
    assert at.said("tile_turned") == []


def test_a_library_does_not_double_the_effects_of_buildings() -> None:
    plants = "indigo_plant sugar_mill tobacco_storage coffee_roaster silver_smelter"
    at = at_table(player(town=f"library aqueduct well {plants}")).play(0, "role producer")
    assert at.asked == "produce 0 4"  # 1 + 2 + 1
    at.play(0, *[f"produce {slot}" for slot in [4, 5, 6, 7]], "effect use")
    assert at.held(0) == 1
    full = plants.replace(" ", "=? ") + "=?"
    at = at_table(player(town=f"library trading_post {full}")).play(0, "role trader")
    assert at.asked == "sell 0 4"
    at = at_table(player(town="library prefecture")).play(0, "role councillor")
    assert at.asked == "keep 0 2"
    hand = "hero smithy gold_mine archive well"
    at = at_table(player(hand=hand, town="library quarry")).play(0, "role builder", "build hero")
    assert at.asked == "pay 0 2"  # 5 - 2 - 1
