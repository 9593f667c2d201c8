"""Producer: goods from the deck, and the well."""

import pytest

from tests.games.san_juan.at_the_table import at_table, player

FOUR = "indigo_plant sugar_mill tobacco_storage coffee_roaster"


def test_everybody_may_produce_one_good_and_the_chooser_two() -> None:
    at = at_table(player(town=FOUR), player(town=FOUR)).play(0, "role producer")
    assert at.asked == "produce 0 2"
    at.play(0, "produce 1", "produce 3")
    assert at.asked == "produce 1 1"
    at.play(1, "produce 4")
    assert at.goods(0) == [1, 3]
    assert at.goods(1) == [4]
    assert at.asked == "role 1 0"


def test_a_chooser_with_a_library_produces_three() -> None:
    at = at_table(player(town=f"{FOUR} library")).play(0, "role producer")
    at.play(0, "produce 1", "produce 2", "produce 3")
    assert at.goods(0) == [1, 2, 3]
    assert at.asked == "role 1 0"


def test_an_aqueduct_adds_one_good_for_anybody() -> None:
    at = at_table(player(town=f"{FOUR} aqueduct"), player(town=f"{FOUR} aqueduct"))
    at.play(0, "role producer")
    assert at.asked == "produce 0 3"
    at.play(0, "pass")
    assert at.asked == "produce 1 2"


def test_library_and_aqueduct_add_up_to_four() -> None:
    at = at_table(player(town=f"{FOUR} aqueduct library")).play(0, "role producer")
    assert at.asked == "produce 0 4"


def test_a_good_is_a_card_from_the_deck_that_nobody_sees() -> None:
    at = at_table(player(town="indigo_plant sugar_mill"), deck="hero well ...")
    left = len(at.t.deck)
    at.play(0, "role producer", "produce 2")
    assert len(at.t.deck) == left - 1
    assert at.data()["players"][0]["buildings"] == ["indigo_plant", "sugar_mill=hero"]
    for seat in range(4):
        assert at.view(seat)["players"][0]["buildings"] == ["indigo_plant", "sugar_mill=?"]
    assert at.said("drew") == []
    assert at.held(0) == 0


def test_only_an_empty_production_building_can_produce() -> None:
    at = at_table(player(town="indigo_plant=? well sugar_mill tobacco_storage"))
    at.play(0, "role producer")
    assert at.options == ["pass", "3", "4"]
    assert at.reason(0, "produce 1").code == "good_there"
    assert at.reason(0, "produce 2").code == "makes_nothing"


def test_a_production_building_holds_one_good() -> None:
    at = at_table(player(town="indigo_plant aqueduct library")).play(0, "role producer")
    at.play(0, "produce 1")
    assert at.goods(0) == [1]
    assert at.asked == "role 1 0"  # nothing else is empty


def test_the_player_chooses_the_building() -> None:
    for slot in [1, 2, 3, 4]:
        at = at_table(player(), player(town=FOUR)).play(0, "role producer")
        at.play(1, f"produce {slot}")
        assert at.goods(1) == [slot]


@pytest.mark.parametrize(("first", "second"), [(1, 2), (1, 4), (2, 3), (3, 4)])
def test_any_two_buildings_can_produce_together(first: int, second: int) -> None:
    at = at_table(player(town=FOUR)).play(0, "role producer", f"produce {first}")
    at.play(0, f"produce {second}")
    assert at.goods(0) == [first, second]


def test_who_has_no_empty_building_is_not_asked() -> None:
    at = at_table(player(town="indigo_plant=?"), player(town="well")).play(0, "role producer")
    assert at.asked == "role 1 0"


def test_a_well_draws_a_card_for_two_goods_or_more() -> None:
    at = at_table(player(town="indigo_plant sugar_mill well"), deck="hero crane quarry ...")
    at.play(0, "role producer", "produce 1", "produce 2", "effect use")
    assert at.said("used", "drew") == ["used 0 well", "drew 0 effect quarry"]
    assert at.hand(0) == "quarry"


def test_a_well_draws_one_card_only_for_three_goods() -> None:
    at = at_table(player(town=f"{FOUR} well aqueduct"))
    at.play(0, "role producer", "produce 1", "produce 2", "produce 3", "effect use")
    assert at.held(0) == 1
    assert at.asked == "role 1 0"


def test_a_well_does_not_draw_for_one_good() -> None:
    at = at_table(player(town="indigo_plant well sugar_mill"))
    at.play(0, "role producer", "produce 1", "pass")
    assert at.said("used", "drew") == []
    assert at.asked == "role 1 0"


def test_goods_that_lay_there_before_do_not_count_for_the_well() -> None:
    at = at_table(player(town="indigo_plant=? sugar_mill=? coffee_roaster well"))
    at.play(0, "role producer", "produce 3")
    assert at.said("used", "drew") == []


def test_goods_of_the_player_before_do_not_count_for_the_well() -> None:
    at = at_table(player(town=FOUR), player(town="indigo_plant well"))
    at.play(0, "role producer", "produce 1", "produce 2").play(1, "produce 1")
    assert at.said("used", "drew") == []


def test_a_well_works_for_anybody_who_produces_two() -> None:
    at = at_table(player(), player(town="indigo_plant sugar_mill well aqueduct"))
    at.play(0, "role producer").play(1, "produce 1", "produce 2", "effect use")
    assert at.held(1) == 1
