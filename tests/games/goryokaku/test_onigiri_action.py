"""Onigiri actions: one kind a turn, with its price and its limit."""

import pytest

from takujo.games.goryokaku.effects import PERSON
from takujo.games.goryokaku.onigiri_action import choice_names
from takujo.games.goryokaku.resources import by_kind
from tests.games.goryokaku.at_the_table import at_table, player

ROW = "stone_wall front_gate granary stable"


def test_it_is_optional_and_comes_after_the_persons() -> None:
    at = at_table(player(onigiri=1, persons="stonemason")).play(0, "act stone")
    assert at.asked == "persons 0 0"
    at.play(0, "pass")
    assert at.asked == "onigiri 0 0"
    at.play(0, "pass")
    assert at.t.players[0].onigiri == 1


def test_for_one_onigiri_a_face_up_castle_card_is_taken_and_replaced_at_once() -> None:
    at = at_table(player(onigiri=1), row=ROW, castle_deck="casting_yard ...").play(0, "act stone")
    at.play(0, "onigiri take_granary")
    assert at.names(at.t.players[0].plans) == "granary"
    assert at.names(at.t.row) == "stone_wall front_gate casting_yard stable"
    assert (at.t.players[0].onigiri, at.t.players[0].laid) == (0, 1)
    assert at.said("laid", "took", "turned_up") == [
        "laid 0 1 1",
        "took 0 granary",
        "turned_up 0 casting_yard",
    ]


def test_or_all_four_are_discarded_and_replaced() -> None:
    at = at_table(player(onigiri=1), row=ROW, castle_deck="casting_yard well_curb ...")
    at.play(0, "act stone", "onigiri replace")
    assert sorted(at.names(at.t.castle_discard).split()) == sorted(ROW.split())
    assert at.names(at.t.row).split()[:2] == ["casting_yard", "well_curb"]
    assert len(at.t.row) == 4


def test_castle_cards_are_taken_or_replaced_up_to_twice() -> None:
    at = at_table(player(onigiri=5), row=ROW).play(0, "act stone", "onigiri take_stable")
    assert at.asked == "onigiri 0 6"
    at.play(0, "onigiri replace")
    assert at.asked == "act 1 0"
    assert at.t.players[0].laid == 2


def test_for_two_onigiri_a_person_is_drawn_up_to_twice() -> None:
    at = at_table(player(onigiri=6), person_deck="perry brunet ...").play(0, "act stone")
    at.play(0, "onigiri draw", "onigiri draw")
    assert at.names(at.t.players[0].people) == "perry brunet"
    assert at.asked == "finish 0 0"
    assert at.t.players[0].laid == 4


def test_for_three_onigiri_a_level_rises_once() -> None:
    for name, levels in [("ship_lv", [1, 0]), ("soil_lv", [0, 1])]:
        at = at_table(player(onigiri=7)).play(0, "act stone", f"onigiri {name}")
        assert at.t.players[0].levels == levels
        assert at.asked == "act 1 0"


def test_for_four_onigiri_one_of_the_two_actions_of_the_area_is_done() -> None:
    at = at_table(player(onigiri=4)).play(0, "act stone", "onigiri again_andesite")
    assert at.cubes(0) == "2 stone 1 andesite"
    at = at_table(player(onigiri=8)).play(0, "act stone", "onigiri again_stone")
    assert at.cubes(0) == "4 stone"
    assert at.asked == "act 1 0"


def test_only_the_area_just_used_can_be_acted_in_again() -> None:
    at = at_table(player(onigiri=4)).play(0, "act stone")
    assert "again_wood" not in at.choices
    assert "again_stone" in at.choices


def test_an_action_that_cannot_be_done_cannot_be_chosen_again() -> None:
    at = at_table(player(onigiri=4, people="nicholas"), person_deck="...").play(0, "act koban")
    assert at.reason(0, "onigiri again_hire").code == "nobody_to_hire"


def test_only_one_kind_a_turn() -> None:
    at = at_table(player(onigiri=9), row=ROW).play(0, "act stone", "onigiri take_stable")
    assert at.reason(0, "onigiri draw").code == "one_kind_a_turn"


@pytest.mark.parametrize(
    ("choice", "price"),
    [("take_stable", 1), ("replace", 1), ("draw", 2), ("ship_lv", 3), ("again_stone", 4)],
)
def test_too_few_onigiri_are_named(choice: str, price: int) -> None:
    at = at_table(player(onigiri=price), row=ROW).play(0, "act stone")
    assert choice in at.choices
    if price > 1:
        at = at_table(player(onigiri=price - 1), row=ROW).play(0, "act stone")
        reason = at.reason(0, f"onigiri {choice}")
        assert (reason.code, reason.clause) == ("too_few_onigiri", "10")
        assert reason.numbers == {"need": price, "have": price - 1, "short": 1}


def test_without_onigiri_nobody_is_asked() -> None:
    assert at_table(player()).play(0, "act stone").asked == "act 1 0"


@pytest.mark.parametrize(("level", "onigiri"), [(0, 1), (1, 1), (3, 1), (5, 1)])
def test_the_first_and_every_second_black_ship_space_give_an_onigiri(
    level: int, onigiri: int
) -> None:
    own = player(onigiri=3, ship_lv=level)
    at = at_table(own).play(0, "act stone", "onigiri ship_lv")
    assert at.t.players[0].onigiri == onigiri
    assert at.t.players[0].levels[0] == level + 1


@pytest.mark.parametrize("level", [2, 4])
def test_odd_spaces_from_three_on_draw_from_the_own_bag(level: int) -> None:
    own = player(onigiri=3, ship_lv=level, bag={"workers": 1, "onigiri": 0})
    at = at_table(own).play(0, "act stone", "onigiri ship_lv")
    assert at.said("drew_disc") == ["drew_disc 0 1"]


def test_the_first_space_of_the_soil_track_gives_nothing() -> None:
    at = at_table(player(onigiri=3)).play(0, "act stone", "onigiri soil_lv")
    assert at.said("drew_disc", "gained") == ["gained 0 stone 2"]


@pytest.mark.parametrize("onigiri", [1, 3])  # more of them would not help
@pytest.mark.parametrize(("track", "top"), [("ship_lv", 6), ("soil_lv", 5)])
def test_a_level_at_the_top_cannot_rise(track: str, top: int, onigiri: int) -> None:
    at = at_table(player(onigiri=onigiri, **{track: top})).play(0, "act stone")
    reason = at.reason(0, f"onigiri {track}")
    assert (reason.code, reason.numbers["level"]) == ("level_at_top", top)


def test_an_onigiri_is_not_gained_from_an_empty_supply() -> None:
    at = at_table(player(onigiri=3, ship_lv=1), player(bag={"onigiri": 49})).play(0, "act stone")
    assert at.t.onigiri == 0
    at.play(0, "onigiri ship_lv")
    assert at.t.players[0].onigiri == 0


def test_spent_onigiri_stay_the_players_and_go_into_the_bag_at_the_recall() -> None:
    own = player(laid=3, workers=1, people="camp_cook")
    at = at_table(own, stacks={"wood": {"0": "w"}}).play(0, "act recall", "pass")
    assert "bagged 0 2 4" in at.said("bagged")  # three laid, one from the era's pile


def test_without_a_person_left_none_is_drawn() -> None:
    at = at_table(player(onigiri=9), row=ROW)
    at.t.person_deck = []
    at.play(0, "act stone")
    assert "draw" not in at.choices
    reason = at.reason(0, "onigiri draw")
    assert (reason.code, reason.numbers) == ("nothing_left", {"thing": PERSON})


def test_a_level_at_its_top_is_the_reason_why_it_cannot_rise() -> None:
    at = at_table(player(onigiri=3, soil_lv=5, ship_lv=6), row=ROW).play(0, "act stone")
    for name, track, level in [("ship_lv", 0, 6), ("soil_lv", 1, 5)]:
        assert at.reason(0, f"onigiri {name}").numbers == {"track": track, "level": level}


def test_a_soil_level_that_has_risen_stands_for_a_soil_and_a_black_ship_level_does_not() -> None:
    for name, standing in [("soil_lv", [1, 0, 0, 0, 0]), ("ship_lv", [0, 0, 0, 0, 0])]:
        at = at_table(player(onigiri=3, cubes="1 wood")).play(0, "act stone", f"onigiri {name}")
        p = at.t.players[0]
        assert p.standing == standing
        assert p.resources == by_kind([0, 2, 1, 0, 0], standing)


def test_every_choice_has_its_name() -> None:
    e = at_table().t.edition
    names = choice_names(e)
    assert names[:2] == ["take_earth_bank", "take_stone_steps"]
    assert names[50:] == ["replace", "draw", "ship_lv", "soil_lv", "again_stone", "again_andesite",
                          "again_koban", "again_hire", "again_office", "again_build", "again_wood",
                          "again_copper"]  # fmt: skip


def test_the_same_kind_is_asked_for_again_only_while_it_can_be_paid() -> None:
    at = at_table(player(onigiri=3), person_deck="perry brunet ...")
    at.play(0, "act stone", "onigiri draw")
    assert at.asked == "finish 0 0"  # one onigiri is too few for another person
    at = at_table(player(onigiri=2), row=ROW).play(0, "act stone", "onigiri replace")
    assert (at.asked, at.choices.split()[0]) == ("onigiri 0 6", "pass")
    assert "draw" not in at.choices


def test_what_can_be_chosen_is_listed_in_the_order_of_the_kinds() -> None:
    at = at_table(player(onigiri=9, people="nicholas"), row=ROW).play(0, "act koban")
    listed = "pass take_stable take_stone_wall take_front_gate take_granary replace draw ship_lv"
    assert at.choices == f"{listed} soil_lv again_koban"
    asking = at.t.asking
    assert asking is not None
    assert len(asking.rule.candidates(at.t, 0, 0)) == 4 + 1 + 1 + 2 + 2
