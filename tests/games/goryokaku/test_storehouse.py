"""Storehouses: one cube each, looked at when the turn is over."""

from tests.games.goryokaku.at_the_table import at_table, player


def test_cubes_may_overflow_during_the_turn_and_go_back_at_its_end() -> None:
    at = at_table(player(cubes="4 wood")).play(0, "act stone")
    assert at.cubes(0) == "2 stone 4 wood"
    assert at.asked == "store 0 0"
    at.play(0, "store stone", "store wood")
    assert at.cubes(0) == "1 stone 3 wood"
    assert at.said("returned") == ["returned 0 stone", "returned 0 wood"]
    assert at.asked == "act 1 0"


def test_the_player_chooses_which_cubes_go_back() -> None:
    for first, second, left in [
        ("stone", "stone", "4 wood"),
        ("wood", "wood", "2 stone 2 wood"),
    ]:
        at = at_table(player(cubes="4 wood")).play(0, "act stone")
        at.play(0, f"store {first}")
        if at.asked.startswith("store"):
            at.play(0, f"store {second}")
        assert at.cubes(0) == left


def test_returned_cubes_are_picked_in_the_order_of_the_kinds() -> None:
    at = at_table(player(cubes="4 wood 1 soil")).play(0, "act stone", "store stone")
    assert at.reason(0, "store soil").code == "in_order_of_kinds"
    assert at.reason(0, "store copper").code == "no_such_cube"


def test_what_fits_is_not_asked_for() -> None:
    at = at_table(player(cubes="2 wood")).play(0, "act stone")
    assert at.asked == "act 1 0"


def test_a_pink_person_adds_storehouses() -> None:
    at = at_table(player(cubes="4 wood", persons="quartermaster")).play(0, "act stone")
    assert at.asked == "act 1 0"
    assert at.cubes(0) == "2 stone 4 wood"


def test_overflow_goes_back_on_a_recall_too() -> None:
    own = player(cubes="4 wood", people="storekeeper")
    at = at_table(own, stacks={"koban": {"0": "w"}})
    at.play(0, "free storekeeper", "act recall", "pass")
    assert at.asked == "store 0 0"


def test_cubes_that_are_returned_can_be_gained_again_by_others() -> None:
    at = at_table(player(cubes="4 wood"), player(cubes="10 stone")).play(0, "act stone")
    assert at.t.supply[1] == 0
    at.play(0, "store stone", "store stone")
    assert at.t.supply[1] == 2


def test_a_return_that_leaves_no_choice_is_not_asked_of_who_holds_no_person() -> None:
    at = at_table(player(cubes="4 stone"))
    at.t.veils = True
    at.play(0, "act stone")
    assert (at.asked, at.cubes(0)) == ("act 1 0", "4 stone")
    at = at_table(player(cubes="4 stone", people="camp_cook"))
    at.t.veils = True
    at.play(0, "act stone", "pass")
    assert at.asked == "store 0 0"


def test_all_that_overflows_is_returned_in_one_answer() -> None:
    at = at_table(player(cubes="3 wood")).play(0, "act stone")
    asking = at.t.asking
    assert asking is not None
    assert asking.rule.together(at.t, 0, 0) == 1
    at = at_table(player(cubes="4 wood")).play(0, "act stone")
    assert asking.rule.together(at.t, 0, 0) == 2
    assert asking.rule.candidates(at.t, 0, 0) == [1, 2, 3, 4, 5]


def test_a_kind_that_would_leave_too_few_of_the_later_ones_cannot_be_returned() -> None:
    at = at_table(player(cubes="4 stone 1 wood", people="camp_cook"))
    at.play(0, "act stone", "pass")  # seven cubes: three go back
    assert at.choices == "stone"
    at.play(0, "store stone", "store stone")
    assert at.choices == "stone wood"
