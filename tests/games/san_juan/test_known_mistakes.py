"""Mistakes that programs of this game are known for, none of which is made here."""

from takujo.games.san_juan.scoring import score
from tests.games.san_juan.at_the_table import at_table, player

FULL = "indigo_plant=? sugar_mill=? tobacco_storage=?"
ELEVEN = "indigo_plant indigo_plant indigo_plant" + " sugar_mill" * 8


def test_a_library_does_not_double_a_smithy() -> None:
    hand = "silver_smelter well crane hero statue"
    at = at_table(player(hand=hand, town="library smithy")).play(0, "role builder")
    assert at.play(0, "build silver_smelter").owed == 5 - 2 - 1


def test_a_library_does_not_work_for_those_who_did_not_choose() -> None:
    plants = "indigo_plant sugar_mill tobacco_storage"
    at = at_table(player(), player(town=f"library {plants}")).play(0, "role producer")
    assert at.asked == "produce 1 1"


def test_a_market_hall_does_not_draw_for_every_good() -> None:
    at = at_table(player(town=f"{FULL} market_hall"), tiles=list("12345"))
    at.play(0, "role trader", "sell 1", "sell 2", "effect use")
    assert at.held(0) == 1 + 1 + 1
    assert at.asked == "role 1 0"


def test_a_gold_mine_is_not_for_the_chooser_only() -> None:
    at = at_table(player(), player(town="gold_mine")).play(0, "role prospector", "draw 1")
    assert at.asked == "gold_mine 1 0"


def test_an_archive_does_not_discard_freely() -> None:
    at = at_table(player(hand="hero palace", town="archive")).play(0, "role councillor")
    at.play(0, "archive use")
    assert "pass" not in at.options
    while at.asked.startswith("discard 0"):
        at.t.play(0, at.t.offered[0])
    assert at.held(0) == 2 + 1


def test_the_hand_limit_does_not_count_inside_a_round() -> None:
    seven = "smithy gold_mine archive well crane tower quarry"
    at = at_table(player(hand=seven), agenda="role 1, round 1")
    at.play(0, "role prospector", "draw 1")
    assert at.asked == "role 1 0"
    assert at.held(0) == 8


def test_the_game_does_not_end_at_once_with_the_twelfth_building() -> None:
    at = at_table(player(hand="smithy", town=ELEVEN), player(hand="archive hero"))
    at.play(0, "role builder", "build smithy")
    assert at.asked == "build 1 0"


def test_the_game_does_not_go_on_to_the_end_of_the_round() -> None:
    at = at_table(player(hand="smithy", town=ELEVEN), agenda="role 1, role 2, role 3, round 1")
    at.play(0, "role builder", "build smithy")
    assert at.over()


def test_the_price_tile_is_not_drawn_at_random_each_time() -> None:
    for seed in range(12):
        chance = {"kind": "fast", "seed": str(seed), "times": [1, 1, 1]}
        at = at_table(tiles=list("31524"), chance=chance, agenda="trader 1 1, trader 2 1, round 1")
        at.play(0, "role trader")
        assert [line.split()[2] for line in at.said("tile_turned")] == ["3", "1", "5"]


def test_a_crane_does_not_duplicate_a_city_building() -> None:
    at = at_table(player(hand="tower smithy well", town="crane tower chapel"), asking="build 0 1")
    assert "tower" not in at.options
    assert at.reason(0, "build tower").code == "already_built"


def test_a_poor_house_does_not_draw_before_the_carpenter() -> None:
    at = at_table(player(hand="smithy hero", town="poor_house carpenter"))
    at.play(0, "role builder", "build smithy", "effect use")
    assert at.said("used") == ["used 0 carpenter"]
    assert at.asked == "role 1 0"


def test_a_poor_house_does_not_draw_without_a_build() -> None:
    at = at_table(player(town="poor_house")).play(0, "role builder")
    assert at.held(0) == 0


def test_a_palace_does_not_round_up() -> None:
    at = at_table(player(town="palace hero well smithy"))
    assert score(at.t, 0) == 7 + 1
