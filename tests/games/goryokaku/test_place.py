"""Turn and placing: workers, stacks, and the onigiri under them."""

import pytest

from tests.games.goryokaku.at_the_table import at_table, player


def test_a_worker_is_placed_or_workers_are_recalled_and_there_is_no_pass() -> None:
    at = at_table(player(), stacks={"wood": {"0": "w"}})
    assert at.choices == "stone andesite koban copper recall"
    assert "pass" not in at.options


def test_on_an_empty_section_a_worker_costs_no_onigiri() -> None:
    at = at_table(player(workers=3)).play(0, "act stone")
    assert at.height(0, "stone") == 1
    assert at.t.players[0].workers == 2
    assert at.said("placed") == ["placed 0 stone 0 1"]


@pytest.mark.parametrize("others", ["w", "ow", "oow", "owow"])
def test_a_worker_ends_exactly_one_above_the_highest_stack_of_another(others: str) -> None:
    at = at_table(player(onigiri=4), stacks={"stone": {"1": others, "2": "w"}})
    at.play(0, "act stone")
    assert at.height(0, "stone") == len(others) + 1
    assert at.t.players[0].onigiri == 4 - len(others)
    assert at.data()["stacks"]["stone"]["0"] == "o" * len(others) + "w"


def test_a_lower_player_adds_exactly_the_difference_on_the_own_stack() -> None:
    at = at_table(player(onigiri=3), stacks={"stone": {"0": "w", "1": "ooow"}})
    at.play(0, "act stone")
    assert at.data()["stacks"]["stone"]["0"] == "wooow"
    assert at.t.players[0].onigiri == 0


def test_without_enough_onigiri_a_space_cannot_be_chosen() -> None:
    at = at_table(player(onigiri=2), stacks={"stone": {"1": "oow"}})
    reason = at.reason(0, "act stone")
    assert (reason.code, reason.clause) == ("too_few_onigiri", "3")
    assert reason.numbers == {"need": 3, "have": 2, "short": 1}


def test_whoever_is_highest_cannot_place_there_again_until_topped() -> None:
    at = at_table(player(onigiri=5), stacks={"stone": {"0": "ow", "1": "w"}})
    assert at.reason(0, "act stone").code == "already_highest"
    at = at_table(player(onigiri=5), stacks={"stone": {"0": "ow", "1": "oow"}})
    at.play(0, "act stone")
    assert at.height(0, "stone") == 4


def test_where_two_others_are_equally_high_neither_is_the_highest() -> None:
    at = at_table(player(onigiri=2), stacks={"stone": {"0": "ow", "1": "ow"}})
    at.play(0, "act stone")
    assert at.said("placed") == ["placed 0 stone 0 3"]


def test_a_recall_leaves_the_section_as_high_as_the_stacks_that_stay() -> None:
    stacks = {"stone": {"0": "oow", "1": "w"}, "wood": {"0": "w"}}
    at = at_table(player(), player(onigiri=1), stacks=stacks)
    assert at.t.tops[1] // 8 == 3
    at.play(0, "act recall")
    assert at.t.tops[1] // 8 == 1
    assert at.t.tops[7] == 0


def test_a_stack_in_one_section_does_not_matter_in_another() -> None:
    at = at_table(player(), stacks={"stone": {"1": "oow"}})
    at.play(0, "act andesite")
    assert at.height(0, "andesite") == 1


def test_with_two_players_both_actions_of_an_area_share_one_stack() -> None:
    at = at_table(player(), seats=2, stacks={"stone+andesite": {"1": "w"}})
    assert at.reason(0, "act andesite").numbers == {"need": 1, "have": 0, "short": 1}
    at = at_table(player(onigiri=1), seats=2, stacks={"stone+andesite": {"1": "w"}})
    at.play(0, "act andesite")
    assert (at.height(0, "stone"), at.height(0, "andesite")) == (2, 2)
    assert at.cubes(0) == "1 andesite"


@pytest.mark.parametrize(("seats", "sections"), [(2, 4), (3, 8), (4, 8)])
def test_two_players_have_four_sections_and_more_have_eight(seats: int, sections: int) -> None:
    at = at_table(seats=seats)
    assert len(at.t.edition.sections[seats]) == sections


def test_stacks_do_not_move_when_another_player_recalls() -> None:
    at = at_table(stacks={"stone": {"0": "w", "1": "ow"}}, asking="act 1")
    at.play(1, "act recall")
    assert at.data()["stacks"] == {"stone": {"0": "w"}}


def test_one_worker_a_turn_is_placed() -> None:
    at = at_table(player(workers=3)).play(0, "act stone")
    assert at.asked == "act 1 0"


def test_the_turn_passes_to_the_left() -> None:
    at = at_table(asking="act 2").play(2, "act koban")
    assert at.asked == "act 0 0"


def test_without_a_worker_in_hand_one_must_recall() -> None:
    at = at_table(player(workers=0), stacks={"wood": {"0": "w"}})
    assert at.asked == "act 1 0"  # the recall was forced, and the daiba could not be paid
    assert at.said("recalled") == []  # nobody listened yet
    assert at.t.piles[0] == 5
    at = at_table(player(workers=0, people="camp_cook"), stacks={"wood": {"0": "w"}})
    assert at.choices == "recall"
    assert at.reason(0, "act stone").code == "no_worker"


def test_without_a_worker_on_the_board_there_is_nothing_to_recall() -> None:
    at = at_table(player())
    assert at.reason(0, "act recall").code == "nothing_to_recall"


def test_with_no_possible_space_and_no_worker_on_the_board_one_recalls_all_the_same() -> None:
    stacks = {"stone+andesite": {"1": "w"}, "koban+hire": {"1": "w"},
              "office+build": {"1": "w"}, "wood+copper": {"1": "w"}}  # fmt: skip
    at = at_table(player(people="camp_cook"), player(workers=1), seats=2, stacks=stacks)
    assert at.choices == "recall"
    at.play(0, "act recall", "pass")
    assert at.said("recalled", "took_rice")[:2] == ["recalled 0 0 0", "took_rice 0 1 3"]


def test_where_a_free_action_makes_a_placement_possible_it_must_come_first() -> None:
    own = player(people="camp_cook storekeeper", plans="earth_bank", cubes="1 soil 1 wood")
    stacks = {"stone+andesite": {"1": "w"}, "koban+hire": {"1": "w"}, "wood+copper": {"1": "w"}}
    at = at_table(own, player(workers=2), seats=2, stacks=stacks)
    assert at.asked == "act 0 0"  # as everybody is: that a space needs a discard is not told
    assert at.options == ["free camp_cook", "free storekeeper"]
    assert at.reason(0, "act recall").code == "free_action_first"
    at.play(0, "free camp_cook")  # two koban do not help: the other must go too
    assert at.said("discarded", "placed", "built") == [
        "discarded 0 free camp_cook",
        "discarded 0 free storekeeper",
        "placed 0 build 0 1",
        "built 0 earth_bank",
    ]


def test_a_free_action_may_come_before_the_worker_to_make_its_action_possible() -> None:
    at = at_table(player(people="camp_cook interpreter purveyor"))
    assert at.reason(0, "act hire").code == "nobody_to_hire"
    at.play(0, "free camp_cook", "act hire", "hire interpreter")
    assert at.said("hired") == ["hired 0 interpreter 2"]


def test_every_seat_has_a_stack_of_its_own_in_a_section() -> None:
    stacks = {"stone": {"0": "w", "1": "ow", "2": "oow"}}
    at = at_table(player(), player(onigiri=4), player(), stacks=stacks, asking="act 1")
    at.play(1, "act stone")  # on 2, above 3: one onigiri and the worker
    assert at.data()["stacks"] == {"stone": {"0": "w", "1": "owow", "2": "oow"}}
    assert [at.height(seat, "stone") for seat in range(3)] == [1, 4, 3]
    assert (at.t.players[1].onigiri, at.t.players[1].workers) == (3, 3)
    assert at.said("placed") == ["placed 1 stone 1 4"]
    at.rest_of_turn(1)
    assert at.reason(2, "act stone").numbers == {"need": 1, "have": 0, "short": 1}
    at = at_table(player(), player(), stacks=stacks, asking="act 1")
    assert at.reason(1, "act stone").numbers == {"need": 1, "have": 0, "short": 1}


def test_equal_stacks_are_both_topped_by_one() -> None:
    stacks = {"wood": {"0": "ow", "1": "ow"}}
    at = at_table(player(onigiri=1), player(), stacks=stacks)
    at.play(0, "act wood")
    assert (at.height(0, "wood"), at.t.players[0].onigiri) == (3, 1)
    at = at_table(player(), player(), player(onigiri=2), stacks=stacks, asking="act 2")
    assert at.play(2, "act wood").height(2, "wood") == 3


def test_who_is_alone_in_a_section_is_the_highest() -> None:
    at = at_table(player(onigiri=5), stacks={"wood": {"0": "w"}})
    reason = at.reason(0, "act wood")
    assert (reason.code, reason.numbers, reason.clause) == ("already_highest", {"height": 1}, "3")


def test_a_discard_helps_only_where_a_worker_can_reach_the_space() -> None:
    others = {"stone+andesite": {"1": "w"}, "koban+hire": {"1": "w"}, "wood+copper": {"1": "w"}}
    own = player(people="storekeeper camp_cook", plans="earth_bank", cubes="1 soil 1 wood")
    at = at_table(own, player(workers=2), seats=2, stacks=others)
    assert at.options == ["free camp_cook", "free storekeeper"]
    blocked = others | {"office+build": {"1": "w"}}
    at = at_table(own, player(workers=1), seats=2, stacks=blocked)
    assert at.choices == "recall"
    at = at_table(own | {"onigiri": 1, "plans": []}, player(workers=1), seats=2, stacks=blocked)
    assert at.choices == "stone andesite koban wood copper"
