"""Everything but picking a role is optional."""

from tests.games.san_juan.at_the_table import AtTheTable, at_table, player


def test_nobody_has_to_build() -> None:
    at = at_table(player(hand="smithy well")).play(0, "role builder", "pass")
    assert at.town(0) == ""
    assert at.hand(0) == "smithy well"


def test_fewer_goods_may_be_produced() -> None:
    at = at_table(player(town="indigo_plant sugar_mill")).play(0, "role producer", "produce 1")
    assert at.asked == "produce 0 1"
    at.play(0, "pass")
    assert at.goods(0) == [1]


def test_no_good_has_to_be_produced() -> None:
    at = at_table(player(town="indigo_plant sugar_mill")).play(0, "role producer", "pass")
    assert at.goods(0) == []


def test_fewer_goods_may_be_sold() -> None:
    at = at_table(player(town="indigo_plant=? sugar_mill=?")).play(0, "role trader", "sell 1")
    assert at.asked == "sell 0 1"
    at.play(0, "pass")
    assert at.goods(0) == [2]


def test_no_good_has_to_be_sold() -> None:
    at = at_table(player(town="indigo_plant=?")).play(0, "role trader", "pass")
    assert at.goods(0) == [1]
    assert at.held(0) == 0


def test_no_card_of_the_councillor_has_to_be_kept() -> None:
    at = at_table(seats=2).play(0, "role councillor", "pass")
    assert at.asked == "keep 1 1"
    at.play(1, "pass")
    assert at.held(0) == at.held(1) == 0
    assert len(at.t.discard) == 7


def test_with_a_prefecture_a_single_card_may_be_kept() -> None:
    at = at_table(player(town="prefecture"), deck="well crane hero statue quarry ...")
    at.play(0, "role councillor", "keep crane")
    assert at.asked == "keep 0 1"
    at.play(0, "pass")
    assert at.hand(0) == "crane"


def test_the_prospectors_privilege_may_be_declined() -> None:
    at = at_table().play(0, "role prospector", "pass")
    assert at.held(0) == 0


def test_with_a_library_one_card_of_two_may_be_prospected() -> None:
    at = at_table(player(town="library"), deck="well crane ...").play(0, "role prospector")
    assert at.options == ["pass", "1", "2"]
    at.play(0, "draw 1")
    assert at.hand(0) == "well"


def test_a_well_may_be_declined() -> None:
    at = at_table(player(town="indigo_plant sugar_mill well"))
    at.play(0, "role producer", "produce 1", "produce 2")
    assert at.options == ["pass", "use"]
    at.play(0, "pass")
    assert at.held(0) == 0


def test_market_stand_and_market_hall_may_each_be_declined() -> None:
    at = at_table(player(town="indigo_plant=? sugar_mill=? market_stand market_hall"))
    at.play(0, "role trader", "sell 1", "sell 2", "pass", "effect use")
    assert at.said("used") == ["used 0 market_hall"]
    assert at.said("passed")[0] == "passed 0 effect"


def test_carpenter_and_poor_house_may_each_be_declined() -> None:
    at = at_table(player(hand="smithy", town="carpenter poor_house"))
    at.play(0, "role builder", "build smithy", "pass", "pass")
    assert at.town(0) == "carpenter poor_house smithy"
    assert at.held(0) == 0


def test_a_gold_mine_may_be_left_alone() -> None:
    at = at_table(player(town="gold_mine")).play(0, "role prospector", "pass")
    assert at.options == ["pass", "use"]
    at.play(0, "pass")
    assert at.said("turned_up") == []


def test_a_card_the_gold_mine_offers_may_be_declined() -> None:
    at = at_table(player(town="gold_mine"), deck="smithy well statue quarry ...")
    at.play(0, "role prospector", "pass", "gold_mine use", "pass")
    assert at.held(0) == 0
    assert at.discards() == "quarry smithy statue well"


def test_a_chapel_may_stay_without_a_card() -> None:
    at = at_table(player(hand="well", town="chapel"), asking="tuck 0").play(0, "pass")
    assert at.hand(0) == "well"
    assert at.chapel(0) == ""


def test_goods_need_not_go_to_the_black_market() -> None:
    at = at_table(player(hand="well crane hero", town="black_market sugar_mill=?"))
    at.play(0, "role builder", "build well", "pass")
    assert at.goods(0) == [2]
    assert at.asked == "pay 0 1"


def gains(at: AtTheTable) -> list[str]:
    """What of the open question nobody would decline, all in one go."""
    frame = at.t.asking
    assert frame is not None
    choices = frame.rule.only_gains(at.t, frame.seat, frame.n)
    return [at.t.book.readable(frame, choice) for choice in choices]


def test_to_fill_every_empty_building_can_only_gain() -> None:
    at = at_table(player(town="indigo_plant sugar_mill")).play(0, "role producer")
    assert gains(at) == ["produce 1", "produce 2"]


def test_which_of_several_buildings_are_filled_is_weighed() -> None:
    town = player(town="indigo_plant sugar_mill coffee_roaster")
    assert gains(at_table(town).play(0, "role producer")) == []


def test_with_too_few_cards_left_it_is_weighed_where_goods_are_made() -> None:
    town = player(town="indigo_plant sugar_mill")
    assert gains(at_table(town, deck="well").play(0, "role producer")) == []


def test_to_turn_up_cards_with_a_gold_mine_can_only_gain() -> None:
    at = at_table(player(town="gold_mine")).play(0, "role prospector", "draw 1")
    assert gains(at) == ["gold_mine use"]


def test_to_keep_all_cards_drawn_can_only_gain_and_some_of_them_are_weighed() -> None:
    both = at_table(player(), player(town="prefecture"), seats=2)
    assert gains(both.play(0, "role councillor")) == []
    both.play(0, "pass")
    assert len(gains(both)) == 2


def test_to_look_through_the_whole_hand_with_an_archive_can_only_gain() -> None:
    at = at_table(player(hand="well", town="archive")).play(0, "role councillor")
    assert gains(at) == ["archive use"]


def test_a_card_that_a_building_draws_can_only_gain() -> None:
    at = at_table(player(town="indigo_plant sugar_mill well"))
    at.play(0, "role producer", "produce 1", "produce 2")
    assert gains(at) == ["effect use"]


def test_what_costs_something_is_weighed() -> None:
    built = at_table(player(hand="smithy well")).play(0, "role builder")
    sold = at_table(player(town="indigo_plant=?")).play(0, "role trader")
    doubled = at_table(player(town="library"), seats=2).play(0, "role builder")
    assert gains(built) == gains(sold) == gains(doubled) == []
