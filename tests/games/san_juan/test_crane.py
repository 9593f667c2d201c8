"""Crane: building over one of the own buildings."""

import pytest

from takujo.games.san_juan.scoring import score
from tests.games.san_juan.at_the_table import AtTheTable, at_table, player

MONEY = " smithy gold_mine archive well market_stand"


def crane(card: str, town: str, level: int = 0, money: str = MONEY) -> AtTheTable:
    """A player with a crane is about to say where the building goes."""
    at = at_table(player(hand=card + money, town=town), asking=f"build 0 {level}")
    return at.play(0, f"build {card}")


def test_the_place_is_asked_with_a_crane_only() -> None:
    at = crane("statue", "indigo_plant crane")
    assert at.asked == "place 0 0"
    assert at.options == ["new", "1", "2"]
    assert crane("statue", "indigo_plant").asked == "pay 0 3"


def test_on_a_new_plot_the_whole_price_is_paid() -> None:
    at = crane("statue", "sugar_mill crane").play(0, "place new")
    assert at.owed == 3
    at.give(0, "pay", "smithy well archive")
    assert at.town(0) == "sugar_mill crane statue"


@pytest.mark.parametrize(
    ("card", "old", "price"),
    [
        ("coffee_roaster", "indigo_plant", 3),
        ("silver_smelter", "coffee_roaster", 1),
        ("hero", "statue", 2),
        ("palace", "library", 1),
        ("palace", "indigo_plant", 5),
        ("tobacco_storage", "prefecture", 0),
        ("poor_house", "silver_smelter", 0),
    ],
)
def test_the_price_over_a_building_is_the_difference_never_below_zero(
    card: str, old: str, price: int
) -> None:
    at = crane(card, f"{old} crane").play(0, "place 1")
    assert at.owed == price


def test_a_city_building_can_be_built_over_a_production_building() -> None:
    at = crane("poor_house", "sugar_mill crane").play(0, "place 1")
    assert at.town(0) == "poor_house crane"


def test_a_production_building_can_be_built_over_a_city_building() -> None:
    at = crane("tobacco_storage", "chapel crane").play(0, "place 1")
    assert at.town(0) == "tobacco_storage crane"


def test_a_production_building_can_be_built_over_its_own_kind() -> None:
    at = crane("sugar_mill", "sugar_mill=? crane").play(0, "place 1")
    assert at.town(0) == "sugar_mill crane"
    assert at.goods(0) == []


def test_the_discounts_are_those_of_the_new_cards_kind() -> None:
    town = "prefecture crane smithy"
    assert crane("silver_smelter", town).play(0, "place 1").owed == 5 - 3 - 1
    assert crane("hero", town, money=" well archive gold_mine").play(0, "place 1").owed == 5 - 3
    town = "tobacco_storage crane quarry"
    assert crane("hero", town).play(0, "place 1").owed == 5 - 3 - 1
    assert crane("silver_smelter", town).play(0, "place 1").owed == 5 - 3


def test_the_privilege_counts_too_and_the_price_stays_at_zero_or_more() -> None:
    assert crane("hero", "statue crane", level=1).play(0, "place 1").owed == 1
    assert crane("hero", "statue crane library", level=2).play(0, "place 1").owed == 0
    assert crane("indigo_plant", "hero crane library", level=2).play(0, "place 1").owed == 0


def test_a_smithy_that_is_covered_still_helps_to_pay() -> None:
    at = crane("coffee_roaster", "smithy crane", money=" well crane hero").play(0, "place 1")
    assert at.owed == 4 - 1 - 1
    at.give(0, "pay", "well crane")
    assert at.town(0) == "coffee_roaster crane"


def test_a_quarry_that_is_covered_still_helps_to_pay() -> None:
    at = crane("hero", "quarry crane").play(0, "place 1")
    assert at.said("paid_card") == []  # 5 - 4 - 1
    assert at.town(0) == "hero crane"


def test_a_black_market_that_is_covered_still_takes_goods() -> None:
    at = crane("hero", "black_market crane sugar_mill=?").play(0, "place 1")
    assert at.asked == "black_market 0 3"
    at.play(0, "black_market 3").give(0, "pay", "well archive")
    assert at.town(0) == "hero crane sugar_mill"
    assert at.goods(0) == []


def test_the_good_on_the_covered_building_may_pay_through_the_black_market() -> None:
    at = crane("statue", "sugar_mill=? crane black_market").play(0, "place 1", "black_market 1")
    assert at.town(0) == "statue crane black_market"
    assert at.said("paid_good", "paid_card") == ["paid_good 0 1 sugar_mill"]
    assert at.said("covered") == ["covered 0 statue sugar_mill 1 0"]


def test_a_good_left_on_the_covered_building_is_discarded() -> None:
    at = crane("well", "sugar_mill=hero crane").play(0, "place 1")
    assert at.discards() == "hero sugar_mill"
    assert at.goods(0) == []
    assert at.said("covered") == ["covered 0 well sugar_mill 1 1"]


def test_the_covered_card_goes_to_the_discard_pile() -> None:
    at = crane("prefecture", "tower crane").play(0, "place 1")
    assert at.discards() == "tower"


def test_the_new_building_takes_the_place_of_the_old_one() -> None:
    at = crane("prefecture", "sugar_mill=? tower crane coffee_roaster=?").play(0, "place 2")
    assert at.town(0) == "sugar_mill prefecture crane coffee_roaster"
    assert at.goods(0) == [1, 4]


def test_the_points_of_the_covered_building_are_lost_at_once() -> None:
    at = crane("prefecture", "statue crane")
    assert score(at.t, 0) == 3 + 1
    at.play(0, "place 1")
    assert score(at.t, 0) == 2 + 1


def test_a_covered_carpenter_does_not_draw_any_more() -> None:
    at = crane("prefecture", "carpenter crane").play(0, "place 1")
    assert at.town(0) == "prefecture crane"
    assert at.said("used", "drew") == []


def test_a_carpenter_that_still_stands_draws_when_something_else_is_covered() -> None:
    at = crane("prefecture", "tower crane carpenter").play(0, "place 1", "effect use")
    assert at.said("used") == ["used 0 carpenter"]


def test_a_covered_poor_house_does_not_draw_any_more() -> None:
    at = crane("well", "poor_house crane", money="").play(0, "place 1")
    assert at.town(0) == "well crane"
    assert at.held(0) == 0
    assert at.said("used", "drew") == []


def test_a_poor_house_that_still_stands_draws_when_something_else_is_covered() -> None:
    at = crane("well", "sugar_mill crane poor_house", money="").play(0, "place 1", "effect use")
    assert at.held(0) == 1


def test_a_carpenter_or_poor_house_built_over_something_does_not_draw_for_itself() -> None:
    assert crane("carpenter", "tower crane").play(0, "place 1").said("used", "drew") == []
    at = crane("poor_house", "sugar_mill crane", money="").play(0, "place 1")
    assert at.said("used", "drew") == []


def test_a_covered_smithy_no_longer_helps_afterwards() -> None:
    at = at_table(
        player(
            hand="indigo_plant sugar_mill coffee_roaster well well crane hero", town="smithy crane"
        ),
        asking="",
        agenda="builder 0 1, builder 1 1, round 1",
    )
    at.play(0, "build indigo_plant", "place 1", "build coffee_roaster", "place new")
    assert at.owed == 4


def test_a_covered_production_building_of_a_kind_that_stands_twice_leaves_the_other() -> None:
    at = crane("well", "sugar_mill sugar_mill=? crane").play(0, "place 1")
    assert at.town(0) == "well sugar_mill crane"
    assert at.goods(0) == [2]


def test_cards_under_a_covered_chapel_stay_and_score() -> None:
    at = at_table(
        player(hand="prefecture", town="chapel crane", chapel="well hero"), asking="build 0 0"
    )
    at.play(0, "build prefecture")  # the only place he can pay
    assert at.chapel(0) == "hero well"
    assert score(at.t, 0) == 2 + 1 + 2
    assert at.discards() == "chapel"


def test_a_covered_chapel_takes_no_further_cards() -> None:
    at = at_table(player(hand="prefecture well", town="chapel crane", chapel="hero"))
    at.play(0, "role builder", "build prefecture", "place 1")
    assert at.asked == "role 1 0"


def test_a_chapel_built_again_later_goes_on_with_its_old_cards() -> None:
    at = at_table(player(hand="chapel smithy archive well hero", chapel="crane quarry"))
    at.play(0, "role builder").build(0, "chapel", pay="smithy archive").play(0, "tuck hero")
    assert at.chapel(0) == "crane hero quarry"
    assert score(at.t, 0) == 2 + 3


def test_building_over_does_not_change_the_number_of_buildings_and_never_ends_the_game() -> None:
    eleven = "crane" + " sugar_mill" * 8 + " indigo_plant" * 2
    at = at_table(player(hand="tobacco_storage hero", town=eleven))
    at.play(0, "role builder", "build tobacco_storage", "place 2")
    assert len(at.t.players[0].buildings) == 11
    assert not at.over()
    assert at.asked == "role 1 0"


def test_crane_never_builds_a_city_kind_already_owned_not_even_over_itself() -> None:
    cards = "well crane tower" + MONEY.replace(" well", "")
    at = at_table(player(hand=cards, town="well crane tower"), asking="build 0 1")
    for card in ["well", "crane", "tower"]:
        assert card not in at.options
        assert at.reason(0, f"build {card}").code == "already_built"


def test_the_crane_itself_may_be_covered_and_is_gone_then() -> None:
    at = at_table(
        player(hand="well archive hero statue", town="crane sugar_mill"),
        asking="",
        agenda="builder 0 1, builder 1 1, round 1",
    )
    at.play(0, "build well", "place 1")
    assert at.town(0) == "well sugar_mill"
    at.play(0, "build archive")
    assert at.asked == "pay 0 1"  # and nobody asked where


def test_where_only_building_over_can_be_paid_it_is_the_only_place() -> None:
    at = crane("palace", "hero sugar_mill crane tower", money=" well")
    assert at.town(0) == "palace sugar_mill crane tower"
    assert at.discards() == "hero well"


def test_places_that_cannot_be_paid_are_refused_with_what_is_missing() -> None:
    at = crane("palace", "hero library crane", money=" well")
    assert at.options == ["1", "2"]
    reason = at.reason(0, "place new")
    numbers = {"card": at.number("palace"), "need": 6, "have": 1, "short": 5}
    assert (reason.code, reason.numbers, reason.clause) == ("too_dear", numbers, "5")
    assert at.reason(0, "place 3").numbers["need"] == 4


def test_buildings_of_others_cannot_be_covered() -> None:
    at = at_table(player(hand="well hero", town="crane"), player(town="sugar_mill sugar_mill"))
    at.play(0, "role builder", "build well")
    assert at.options == ["new", "1"]
