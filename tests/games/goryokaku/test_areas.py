"""The eight spaces of the four areas, and when their actions cannot be done."""

import pytest

from takujo.games.goryokaku.names import KINDS
from tests.games.goryokaku.at_the_table import at_table, boards, player


@pytest.mark.parametrize(
    ("space", "cubes"),
    [("stone", "2 stone"), ("andesite", "1 andesite"), ("wood", "2 wood"), ("copper", "1 copper")],
)
def test_mountain_and_ship_give_cubes_from_the_supply(space: str, cubes: str) -> None:
    at = at_table(player())
    kind = KINDS.index(space)
    before = at.t.supply[kind]
    at.play(0, f"act {space}")
    assert at.cubes(0) == cubes
    assert at.t.supply[kind] == before - int(cubes[0])


def test_income_gives_four_koban_without_limit() -> None:
    at = at_table(player(koban=97)).play(0, "act koban")
    assert at.t.players[0].koban == 101


def test_hire_is_the_hire_action() -> None:
    at = at_table(player(people="stonemason carpenter", koban=9)).play(0, "act hire")
    assert at.asked == "hire 0 0"


def test_office_is_the_magistrates_office() -> None:
    at = at_table(player(pieces=1), boards=boards()).play(0, "act office")
    assert at.asked == "office 0 0"


def test_build_is_the_castle_build() -> None:
    own = player(plans="earth_bank low_rampart", cubes="3 soil")
    assert at_table(own).play(0, "act build").asked == "build 0 0"


def test_a_cube_action_takes_what_is_left() -> None:
    at = at_table(player(), player(cubes="11 stone")).play(0, "act stone")
    assert at.cubes(0) == "1 stone"
    assert at.t.supply[1] == 0


@pytest.mark.parametrize(
    ("space", "held"),
    [
        ("stone", "12 stone"),
        ("andesite", "7 andesite"),
        ("wood", "12 wood"),
        ("copper", "7 copper"),
    ],
)
def test_with_no_cube_left_the_space_cannot_be_chosen(space: str, held: str) -> None:
    reason = at_table(player(), player(cubes=held)).reason(0, f"act {space}")
    assert (reason.code, reason.clause) == ("supply_empty", "4")


def test_hire_cannot_be_chosen_with_nobody_to_hire() -> None:
    reason = at_table(player(people="carpenter", koban=1)).reason(0, "act hire")
    assert (reason.code, reason.numbers) == (
        "nobody_to_hire",
        {"persons": 1, "koban": 1, "level": 0},
    )


def test_office_cannot_be_chosen_without_a_piece_in_hand() -> None:
    reason = at_table(player(), boards=boards()).reason(0, "act office")
    assert (reason.code, reason.clause) == ("no_piece", "7")


def test_office_cannot_be_chosen_while_no_board_is_face_up() -> None:
    reason = at_table(player(pieces=2), boards=boards(face_up=0)).reason(0, "act office")
    assert reason.code == "no_tile"


def test_build_cannot_be_chosen_when_nothing_can_be_paid() -> None:
    reason = at_table(player(plans="earth_bank", cubes="2 soil")).reason(0, "act build")
    assert (reason.code, reason.numbers) == ("nothing_to_build", {"cards": 1, "cubes": 2})
