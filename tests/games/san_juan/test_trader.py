"""Trader: the price tiles, selling, trading post, market stand and market hall."""

import pytest

from tests.games.san_juan.at_the_table import at_table, player
from tests.games.san_juan.test_cards import PLANTS, TILES

FULL = "indigo_plant=? sugar_mill=? tobacco_storage=? coffee_roaster=? silver_smelter=?"


def test_the_tile_is_turned_over_after_the_role_is_picked() -> None:
    at = at_table(player(town="indigo_plant=?"), tiles=["3", "1", "5", "2", "4"])
    assert at.t.tile == 0
    assert at.view(0)["tiles"] == ["?"] * 5
    at.play(0, "role trader")
    assert at.t.tile == 3
    assert at.said() == ["picked 0 trader", "tile_turned 0 3"]
    assert at.view(2)["price_tile"] == 3


@pytest.mark.parametrize("tile", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_a_good_brings_as_many_cards_as_the_tile_says(tile: int, slot: int) -> None:
    order = [tile, *[other for other in range(1, 6) if other != tile]]
    at = at_table(player(), player(town=FULL), tiles=[str(n) for n in order])
    at.play(0, "role trader").play(1, f"sell {slot}")
    assert at.held(1) == TILES[tile - 1][slot - 1]
    assert at.said("sold") == [f"sold 1 {slot} {TILES[tile - 1][slot - 1]} {PLANTS[slot - 1]}"]


def test_a_tile_prices_the_whole_phase() -> None:
    at = at_table(player(town=FULL), player(town=FULL), tiles=["5", "1", "2", "3", "4"])
    at.play(0, "role trader", "sell 4", "sell 5").play(1, "sell 5")
    assert [line.split()[3] for line in at.said("sold")] == ["3", "3", "3"]
    assert at.said("tile_turned") == ["tile_turned 0 5"]


def test_the_tile_goes_face_down_to_the_bottom_of_the_five() -> None:
    at = at_table(tiles=["3", "1", "5", "2", "4"]).play(0, "role trader")
    assert at.t.tile == 0
    assert at.t.tiles == [1, 5, 2, 4, 3]


def test_the_order_of_the_tiles_repeats() -> None:
    at = at_table(tiles=["3", "1", "5", "2", "4"], asking="", agenda="round 0", seats=3)
    turned: list[int] = []
    while len(turned) < 11:
        seat = at.t.waiting[0]
        others = [role for role in at.options if role in ("trader", "builder", "producer")]
        at.play(seat, others[-1])
        turned = [int(line.split()[2]) for line in at.said("tile_turned")]
    assert turned == [3, 1, 5, 2, 4, 3, 1, 5, 2, 4, 3]


def test_everybody_may_sell_one_good_and_the_chooser_two() -> None:
    at = at_table(player(town=FULL), player(town=FULL)).play(0, "role trader")
    assert at.asked == "sell 0 2"
    at.play(0, "sell 5", "sell 1")
    assert at.asked == "sell 1 1"
    at.play(1, "sell 3")
    assert at.goods(0) == [2, 3, 4]
    assert at.goods(1) == [1, 2, 4, 5]
    assert at.asked == "role 1 0"


def test_a_chooser_with_a_library_sells_three() -> None:
    at = at_table(player(town=f"{FULL} library")).play(0, "role trader")
    assert at.asked == "sell 0 3"


def test_a_trading_post_adds_one_good_for_anybody() -> None:
    at = at_table(player(town=f"{FULL} trading_post"), player(town=f"{FULL} trading_post"))
    at.play(0, "role trader")
    assert at.asked == "sell 0 3"
    at.play(0, "pass")
    assert at.asked == "sell 1 2"


def test_library_and_trading_post_add_up_to_four() -> None:
    at = at_table(player(town=f"{FULL} trading_post library")).play(0, "role trader")
    assert at.asked == "sell 0 4"


def test_the_cards_for_one_good_are_drawn_before_the_next_is_sold() -> None:
    at = at_table(player(town=FULL), deck="well crane hero ...", tiles=["5", "1", "2", "3", "4"])
    at.play(0, "role trader", "sell 4")
    assert at.hand(0) == "crane hero well"
    assert at.asked == "sell 0 1"


def test_sold_goods_go_to_the_discard_pile() -> None:
    at = at_table(player(town="indigo_plant=hero sugar_mill=well")).play(0, "role trader", "sell 1")
    assert at.discards() == "hero"
    at.play(0, "sell 2")
    assert at.discards() == "hero well"
    assert at.goods(0) == []


def test_who_has_no_good_is_not_asked() -> None:
    at = at_table(player(town="indigo_plant market_hall")).play(0, "role trader")
    assert at.asked == "role 1 0"
    assert at.said("used", "drew") == []


def test_a_market_stand_draws_a_card_for_two_goods_or_more() -> None:
    at = at_table(player(town=f"{FULL} market_stand")).play(0, "role trader", "sell 1")
    held = at.held(0)
    at.play(0, "sell 2")
    held = at.held(0)
    at.play(0, "effect use")
    assert at.held(0) == held + 1
    assert at.said("used") == ["used 0 market_stand"]


def test_a_market_stand_draws_nothing_for_one_good() -> None:
    at = at_table(player(town=f"{FULL} market_stand"))
    at.play(0, "role trader", "sell 1", "pass")
    assert at.said("used") == []
    assert at.asked == "role 1 0"


def test_a_market_stand_draws_one_card_only_for_three_goods() -> None:
    at = at_table(player(town=f"{FULL} market_stand trading_post"), tiles=["1", "2", "3", "4", "5"])
    at.play(0, "role trader", "sell 1", "sell 2", "sell 3", "effect use")
    assert at.held(0) == 1 + 1 + 1 + 1
    assert at.asked == "role 1 0"


def test_a_market_hall_draws_one_card_for_one_good() -> None:
    at = at_table(player(), player(town="indigo_plant=? market_hall"))
    at.play(0, "role trader").play(1, "sell 1", "effect use")
    assert at.held(1) == 2
    assert at.said("used") == ["used 1 market_hall"]


def test_a_market_hall_draws_once_a_phase_however_many_goods_are_sold() -> None:
    at = at_table(player(town=f"{FULL} market_hall"), tiles=["1", "2", "3", "4", "5"])
    at.play(0, "role trader", "sell 1", "sell 2", "effect use")
    assert at.held(0) == 1 + 1 + 1
    assert at.asked == "role 1 0"


def test_a_market_hall_draws_nothing_when_nothing_is_sold() -> None:
    at = at_table(player(town=f"{FULL} market_hall")).play(0, "role trader", "pass")
    assert at.said("used", "drew") == []


def test_market_stand_and_market_hall_add_up() -> None:
    at = at_table(player(town=f"{FULL} market_hall market_stand"), tiles=["1", "2", "3", "4", "5"])
    at.play(0, "role trader", "sell 1", "sell 2", "effect use", "effect use")
    assert at.held(0) == 1 + 1 + 1 + 1
    assert sorted(at.said("used")) == ["used 0 market_hall", "used 0 market_stand"]


def test_goods_of_the_player_before_do_not_count_for_the_market_stand() -> None:
    at = at_table(player(town=FULL), player(town="indigo_plant=? market_stand"))
    at.play(0, "role trader", "sell 1", "sell 2").play(1, "sell 1")
    assert at.said("used") == []
