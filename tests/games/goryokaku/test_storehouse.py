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
    at = at_table(player(cubes="4 wood", persons="storekeeper")).play(0, "act stone")
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
