"""Hidden information: what each seat sees in each phase, and what it remembers."""

import json

import takujo
from tests.games.san_juan.at_the_table import AtTheTable, at_table, player

GOOD = "smithy well statue quarry"


def mined(hand: str = "", town: str = "", **more: str) -> AtTheTable:
    """Seat 0 has taken a quarry with the gold mine, for all to see."""
    at = at_table(player(hand=hand, town=f"gold_mine {town}"), deck=f"{GOOD} hero ...", **more)
    return at.play(0, "role prospector", "pass", "gold_mine use", "nugget quarry")


def test_a_seat_sees_its_own_hand_and_only_the_number_of_the_others_cards() -> None:
    at = at_table(player(hand="well hero"), player(hand="crane"))
    assert at.view(0)["players"][0]["hand"] == ["well", "hero"]
    assert at.view(0)["players"][1]["hand"] == ["?"]
    assert at.view(1)["players"][0]["hand"] == ["?", "?"]


def test_nobody_sees_a_card_of_the_deck() -> None:
    at = at_table(deck="hero well ...")
    for seat in range(4):
        assert set(at.view(seat)["deck"]) == {"?"}


def test_only_the_asked_seat_sees_its_options() -> None:
    at = at_table(player(hand="smithy well"), asking="build 0 1")
    assert at.view(0)["options"] == ["pass", "build smithy", "build well"]
    assert at.view(1)["options"] == []
    assert at.view(1)["waiting"] == [0]


def test_no_view_holds_the_seed() -> None:
    at = at_table(chance={"kind": "fast", "seed": "424242", "times": [0, 0, 0]})
    assert "chance" in at.data()
    for seat in range(4):
        assert "chance" not in at.view(seat)
        assert "424242" not in json.dumps(at.view(seat))


def test_in_the_builder_phase_the_building_is_seen_and_the_payment_only_by_who_pays() -> None:
    at = at_table(player(hand="statue smithy well crane hero"), asking="build 0 1")
    at.play(0, "build statue", "pay well")
    assert at.view(1)["site"] == "statue"
    assert at.view(1)["players"][0]["hand"] == ["?"] * 3
    assert at.view(1)["discard"] == ["?@0"]
    assert at.view(0)["discard"] == ["well@0"]
    at.give(0, "pay", "hero")
    assert at.heard(1, "built", "paid_card") == ["paid_card 0 ?"] * 2 + ["built 0 statue"]
    assert at.heard(0, "paid_card")[0] == "paid_card 0 well"


def test_how_far_a_payment_has_come_tells_the_others_nothing_about_its_cards() -> None:
    at = at_table(player(hand="statue smithy well crane hero"), asking="build 0 1")
    at.play(0, "build statue", "pay well")
    assert at.view(0)["last"] == at.number("well")
    assert at.view(1)["last"] == 0
    assert at.view(1)["asking"] == ["pay", 0, 1]


def test_own_discards_are_known_until_the_reshuffle() -> None:
    at = at_table(player(hand="statue crane hero"), deck="tower", asking="build 0 1")
    at.build(0, "statue", pay="crane hero")
    assert at.view(0)["discard"] == ["hero@0", "crane@0"]
    at.play(1, "role prospector", "draw 1")
    assert at.view(0)["discard"] == ["hero@0", "crane@0"]
    again = at_table(player(), deck="", discard="hero@0 crane@0").play(0, "role prospector", "pass")
    again.play(1, "role councillor")
    assert again.view(0)["discard"] == []
    assert again.view(0)["drawn"] == ["?", "?"]


def test_a_covered_building_is_known_to_everybody_in_the_discard_pile() -> None:
    at = at_table(player(hand="prefecture", town="tower crane"))
    at.play(0, "role builder", "build prefecture", "place 1")
    for seat in range(4):
        assert at.view(seat)["discard"] == ["tower@all"]


def test_goods_are_known_to_nobody_not_even_to_their_owner() -> None:
    at = at_table(player(town="indigo_plant=hero"), player(town="sugar_mill=well"))
    for seat in range(4):
        assert at.view(seat)["players"][0]["buildings"] == ["indigo_plant=?"]
        assert at.view(seat)["players"][1]["buildings"] == ["sugar_mill=?"]


def test_sold_goods_are_known_to_nobody_in_the_discard_pile() -> None:
    at = at_table(player(town="indigo_plant=hero"), tiles=list("12345"))
    at.play(0, "role trader", "sell 1")
    for seat in range(4):
        assert at.view(seat)["discard"] == ["?"]
    assert at.heard(1, "sold") == ["sold 0 1 1 indigo_plant"]


def test_a_good_lost_under_the_crane_is_known_to_nobody() -> None:
    at = at_table(player(hand="well", town="sugar_mill=hero crane"), asking="build 0 0")
    at.play(0, "build well", "place 1")
    for seat in range(4):
        assert at.view(seat)["discard"] == ["sugar_mill@all", "?"]


def test_cards_drawn_for_goods_are_seen_by_the_seller_only() -> None:
    at = at_table(player(town="coffee_roaster=?"), deck="hero well crane ...", tiles=list("51234"))
    at.play(0, "role trader", "sell 1")
    assert at.heard(0, "drew") == ["drew 0 sell hero well crane"]
    assert at.heard(1, "drew") == ["drew 0 sell ? ? ?"]


def test_the_councillors_cards_are_seen_by_who_draws_them_only() -> None:
    at = at_table(deck="smithy well crane hero statue ...").play(0, "role councillor")
    assert at.view(0)["drawn"] == ["smithy", "well", "crane", "statue", "hero"]
    assert at.view(1)["drawn"] == ["?"] * 5
    at.play(0, "keep hero")
    assert at.view(1)["players"][0]["hand"] == ["?"]
    assert at.view(0)["discard"] == ["statue@0", "crane@0", "well@0", "smithy@0"]
    assert at.view(1)["discard"] == ["?@0"] * 4
    assert at.heard(1, "looked", "kept", "put_back")[:3] == [
        "looked 0 ? ? ? ? ?",
        "kept 0 ?",
        "put_back 0 ? ? ? ?",
    ]


def test_which_card_was_kept_first_is_not_told_while_the_second_is_chosen() -> None:
    at = at_table(player(town="prefecture"), deck="smithy well crane hero statue ...")
    at.play(0, "role councillor", "keep well")
    assert at.view(0)["last"] == at.number("well")
    assert at.view(1)["last"] == 0
    assert at.view(1)["drawn"] == ["?"] * 4


def test_with_an_archive_all_drawn_cards_disappear_in_the_hand() -> None:
    at = at_table(player(hand="palace", town="archive"), deck="smithy well crane hero statue ...")
    at.play(0, "role councillor", "archive use")
    assert at.view(1)["players"][0]["hand"] == ["?"] * 6
    at.give(0, "discard", "palace smithy well crane")
    assert at.view(1)["discard"] == ["?@0"] * 4
    assert at.heard(1, "kept", "discarded") == ["kept 0 ?"] * 5 + ["discarded 0 ?"] * 4


def test_a_prospected_card_is_seen_by_the_prospector_only() -> None:
    at = at_table(deck="hero ...").play(0, "role prospector", "draw 1")
    assert at.heard(0, "drew") == ["drew 0 draw hero"]
    assert at.heard(3, "drew") == ["drew 0 draw ?"]


def test_gold_mine_cards_are_known_to_everybody_in_the_discard_pile() -> None:
    at = mined()
    for seat in range(4):
        cards = sorted(at.view(seat)["discard"])
        assert cards == ["smithy@all", "statue@all", "well@all"]


def test_a_card_taken_with_the_gold_mine_is_known_in_the_hand() -> None:
    at = mined(hand="crane")
    assert at.view(2)["players"][0]["hand"] == ["quarry", "?"]
    assert at.view(2)["players"][0]["shown"] == ["quarry"]
    assert at.view(0)["players"][0]["hand"] == ["crane", "quarry"]


def test_a_shown_card_is_forgotten_once_cards_leave_that_hand_face_down() -> None:
    paying = at_table(player(hand="quarry hero crane smithy", shown="quarry"), asking="build 0 0")
    paying.build(0, "crane", pay="hero smithy")
    assert paying.view(1)["players"][0]["hand"] == ["?"]
    tucking = at_table(player(hand="quarry hero", town="chapel", shown="quarry"), asking="tuck 0")
    tucking.play(0, "tuck hero")
    assert tucking.view(1)["players"][0]["hand"] == ["?"]
    hand = "quarry smithy gold_mine archive well crane tower hero"
    limited = at_table(player(hand=hand, shown="quarry"), asking="", agenda="round 0")
    limited.play(0, "discard hero")
    assert limited.view(1)["players"][0]["shown"] == []


def test_a_shown_card_stays_known_while_cards_come_or_leave_openly() -> None:
    own = player(hand="quarry smithy", shown="quarry")
    at = at_table(own, asking="build 0 1", agenda="end_of_builder 0, role 0")
    at.play(0, "build smithy", "role prospector", "draw 1")
    assert at.view(1)["players"][0]["hand"] == ["quarry", "?"]


def test_a_shown_card_that_is_built_is_in_the_hand_no_more() -> None:
    at = at_table(player(hand="smithy hero", shown="smithy"), asking="build 0 1")
    at.play(0, "build smithy")
    assert at.view(1)["players"][0]["hand"] == ["?"]
    assert at.t.players[0].shown == []


def test_building_one_of_two_equal_cards_leaves_the_other_unknown() -> None:
    at = at_table(
        player(hand="indigo_plant indigo_plant", shown="indigo_plant"), asking="build 0 1"
    )
    at.play(0, "build indigo_plant")
    assert at.view(1)["players"][0]["hand"] == ["?"]


def test_cards_under_a_chapel_are_known_to_their_owner_only() -> None:
    for town in ["chapel", "indigo_plant"]:  # also after the chapel has been covered
        at = at_table(player(town=town, chapel="hero well"))
        assert at.view(0)["players"][0]["chapel"] == ["well", "hero"]
        assert at.view(1)["players"][0]["chapel"] == ["?", "?"]


def test_tiles_once_seen_are_remembered_by_everybody() -> None:
    at = at_table(tiles=["3", "1", "5", "2", "4"], agenda="role 1, role 2, round 3")
    assert at.view(1)["tiles"] == ["?"] * 5
    at.play(0, "role trader")
    assert at.view(1)["tiles"] == ["?", "?", "?", "?", "3"]
    assert at.view(3)["tiles"] == ["?", "?", "?", "?", "3"]


def test_the_open_tile_is_known_and_the_ones_below_it_are_not() -> None:
    at = at_table(player(town="indigo_plant=?"), tiles=["3", "1", "5", "2", "4"], tiles_seen=1)
    at.play(0, "role trader")
    assert at.view(2)["tiles"] == ["3", "?", "?", "?", "4"]


def test_after_five_traders_the_whole_order_is_known() -> None:
    at = at_table(tiles=["3", "1", "5", "2", "4"], tiles_seen=4).play(0, "role trader")
    for seat in range(4):
        assert at.view(seat)["tiles"] == ["1", "5", "2", "4", "3"]
    at = at_table(tiles=["1", "5", "2", "4", "3"], tiles_seen=5).play(0, "role trader")
    assert at.view(0)["tiles"] == ["5", "2", "4", "3", "1"]


def test_a_guess_keeps_what_a_seat_knows_and_deals_the_rest_again() -> None:
    at = mined(hand="crane")
    known = at.view(2)
    guesses = [takujo.guess(at.t, 2, seed) for seed in range(12)]
    for guess in guesses:
        assert takujo.view(guess, 2) == known
        assert "quarry" in json.loads(guess.to_json())["players"][0]["hand"]
    assert len({guess.to_json() for guess in guesses}) == 12


def test_whatever_is_drawn_turned_up_or_opened_is_a_reveal() -> None:
    town = player(town="gold_mine indigo_plant=?", hand="hero")
    for choices in (
        ["role councillor"],
        ["role trader"],
        ["role prospector", "draw 1"],
        ["role prospector", "pass", "gold_mine use"],
    ):
        at = at_table(town, deck="smithy well hero tower ...", tiles=list("12345"))
        at.play(0, *choices)
        assert at.t.reveals == 1, choices


def test_a_guess_deals_the_unseen_tiles_at_random() -> None:
    at = at_table(tiles=["3", "1", "5", "2", "4"])
    guesses = [takujo.guess(at.t, 0, seed=seed) for seed in range(6)]
    assert len({tuple(json.loads(guess.to_json())["tiles"]) for guess in guesses}) > 1
