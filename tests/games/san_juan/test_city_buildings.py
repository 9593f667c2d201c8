"""City buildings: each kind once for each player, working after the phase they were built in."""

from tests.games.san_juan.at_the_table import at_table, player

NEXT = "role 1, role 2, role 3, round 1"


def test_each_city_kind_can_be_built_once_by_a_player() -> None:
    at = at_table(player(hand="well well crane hero", town="well"), asking="build 0 1")
    assert "well" not in at.options
    reason = at.reason(0, "build well")
    assert (reason.code, reason.clause) == ("already_built", "4")


def test_a_monument_too_can_be_built_once_by_a_player() -> None:
    cards = "statue well well crane crane"
    at = at_table(player(hand=cards, town="statue"), asking="build 0 1")
    assert at.options == ["pass", "well", "crane"]


def test_a_six_cost_building_too_can_be_built_once_by_a_player() -> None:
    cards = "palace well well crane crane smithy smithy"
    at = at_table(player(hand=cards, town="palace"), asking="build 0 1")
    assert "palace" not in at.options


def test_production_buildings_can_be_built_any_number_of_times() -> None:
    town = "indigo_plant indigo_plant sugar_mill sugar_mill"
    at = at_table(player(hand="indigo_plant sugar_mill well hero", town=town))
    at.play(0, "role builder", "build sugar_mill", "pay well")
    assert at.town(0) == f"{town} sugar_mill"


def test_two_players_can_have_the_same_city_building() -> None:
    at = at_table(player(town="well"), player(hand="well crane"), asking="build 1 1")
    at.play(1, "build well")
    assert at.town(0) == at.town(1) == "well"


def test_a_carpenter_does_not_draw_for_its_own_construction() -> None:
    at = at_table(player(hand="carpenter well crane hero"), asking="build 0 1")
    at.play(0, "build carpenter", "pay well", "pay crane")
    assert at.town(0) == "carpenter"
    assert at.said("drew", "used") == []
    assert at.hand(0) == "hero"


def test_a_poor_house_does_not_draw_for_its_own_construction() -> None:
    at = at_table(player(hand="poor_house well"), asking="build 0 1")
    at.play(0, "build poor_house")
    assert at.town(0) == "poor_house"
    assert at.held(0) == 0


def test_a_quarry_does_not_make_itself_cheaper() -> None:
    at = at_table(player(hand="quarry well crane hero statue smithy"), asking="build 0 0")
    at.play(0, "build quarry")
    assert at.owed == 4


def test_a_library_does_not_double_the_privilege_it_is_built_with() -> None:
    at = at_table(player(hand="library well well well crane crane crane"))
    at.play(0, "role builder", "build library")
    assert at.owed == 4


def test_a_smithy_built_in_a_phase_works_in_the_next_builder_phase() -> None:
    at = at_table(
        player(hand="smithy silver_smelter well well crane crane hero hero"),
        asking="",
        agenda="builder 0 1, builder 1 1, round 1",
    )
    at.play(0, "build smithy", "build silver_smelter")
    assert at.owed == 4


def test_an_aqueduct_works_in_a_later_phase_of_the_same_round() -> None:
    cards = "aqueduct well well crane"
    at = at_table(player(hand=cards, town="indigo_plant sugar_mill"), agenda=NEXT)
    at.play(0, "role builder").build(0, "aqueduct", pay="well well")
    at.play(1, "role producer")
    assert at.asked == "produce 0 2"


def test_a_prefecture_works_in_a_later_phase_of_the_same_round() -> None:
    at = at_table(player(hand="prefecture well well crane"), agenda=NEXT)
    at.play(0, "role builder").build(0, "prefecture", pay="well well")
    at.play(1, "role councillor", "pass").play(2, "pass").play(3, "pass")
    assert at.asked == "keep 0 2"


def test_a_gold_mine_works_in_a_later_phase_of_the_same_round() -> None:
    at = at_table(player(hand="gold_mine"), agenda=NEXT)
    at.play(0, "role builder", "build gold_mine").play(1, "role prospector", "pass")
    assert at.asked == "gold_mine 0 0"


def test_a_library_works_in_a_later_phase_of_the_same_round() -> None:
    at = at_table(
        player(),
        player(hand="library well well well crane crane hero"),
        agenda=NEXT,
    )
    at.play(0, "role builder").build(1, "library", pay="well well well crane crane")
    at.play(1, "role prospector")
    assert at.options == ["pass", "1", "2"]


def test_a_chapel_and_a_tower_built_in_the_last_phase_work_between_the_rounds() -> None:
    first = "chapel well well crane crane hero hero quarry quarry statue statue"
    second = "tower smithy smithy smithy" + " sugar_mill" * 8
    at = at_table(player(hand=first), player(hand=second))
    at.play(0, "role builder").build(0, "chapel", pay="well well")
    at.build(1, "tower", pay="smithy smithy smithy")
    assert at.asked == "tuck 0 0"
    at.play(0, "pass")
    assert at.asked == "discard 0 1"  # 8 cards; the other one may hold his 8
    at.play(0, "discard hero")
    assert at.asked == "role 1 0"


def test_a_building_of_another_player_does_not_help() -> None:
    at = at_table(
        player(hand="silver_smelter well well crane crane hero hero"),
        player(town="smithy quarry library aqueduct"),
    )
    at.play(0, "role builder", "build silver_smelter")
    assert at.owed == 4
