"""Everything but picking a role is optional."""

from tests.games.san_juan.at_the_table import at_table, player


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
