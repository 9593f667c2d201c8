"""Positions that cannot be are refused, with what is wrong."""

from typing import Any

import pytest

from tests.games.goryokaku.at_the_table import at_table, boards, player, position, problems


@pytest.mark.parametrize(
    ("own", "wrong"),
    [
        ({"people": "stone_wall"}, "players.0.people: 'stone_wall' does not belong there"),
        ({"plans": "camp_cook"}, "players.0.plans: 'camp_cook' does not belong there"),
        (
            {"people": "camp_cook", "persons": "camp_cook"},
            "players.0.persons: camp_cook: the edition has only 1",
        ),
        ({"persons": "?"}, "players.0.persons: everybody has seen these cards: ? is none of them"),
        ({"shown": "stable"}, "players.0.shown: stable is not among the plans"),
        ({"cubes": "16 soil"}, "players.0.cubes.soil: must be a whole number from 0 to 15, not 16"),
        (
            {"workers": 4, "bag": {"workers": 3}},
            "players.0.workers: 7 in all, but each player has 5",
        ),
        ({"pieces": 6}, "players.0.pieces: must be a whole number from 0 to 5, not 6"),
        ({"circles": [6]}, "players.0.circles: must be a list of numbers from 1 to 5, not [6]"),
        ({"crest": "cherry star"}, "players.0.crest: must be one crest card"),
        ({"ship_lv": 7}, "players.0.ship_lv: must be a whole number from 0 to 6, not 7"),
    ],
)
def test_what_a_player_cannot_have_is_refused(own: dict[str, Any], wrong: str) -> None:
    assert wrong in problems(position(player(**own)))


@pytest.mark.parametrize(
    ("more", "wrong"),
    [
        ({"piles": [3, 0, 3, 3, 3]}, "piles: must be 5 numbers"),
        ({"piles": [0, 0, 0, 0, 0]}, "piles: the last onigiri is gone: the game is over"),
        ({"markers": ["soil"]}, "markers: must hold each of"),
        ({"stacks": {"stone": {"0": "wo"}}}, "stacks.stone.0: must be discs from the bottom"),
        ({"stacks": {"stone": {"3": "w"}}}, "stacks.stone.3: there is no seat 3"),
        ({"stacks": {"pond": {"0": "w"}}}, "stacks.pond: is not known"),
        ({"supply": {"soil": 3}}, "supply.soil: 14 are left over, not 3"),
        ({"turn": 1}, "turn: it is the turn of 1, but another seat is to act"),
        ({"asking": "persons 0"}, "space: a worker was placed in this turn: where?"),
        ({"asking": "free_first 0"}, "free_first: is 1 exactly while"),
        ({"castle_deck": "stable"}, "castle_deck: 45 cards too few in all"),
        ({"person_deck": "camp_cook@0 ...", "space": "moon"}, "space: 'moon' is not known"),
    ],
)
def test_what_a_table_cannot_be_is_refused(more: dict[str, Any], wrong: str) -> None:
    found = problems(position(player(), **more))
    assert any(problem.startswith(wrong) for problem in found), found


def test_tiles_and_pieces_are_checked() -> None:
    tiles = boards()
    tiles[0]["tiles"] = ["flat_5", "flat_5", "flat_5=9"]
    found = problems(position(player(), boards=tiles))
    assert any("there is no seat 9" in problem for problem in found)
    assert any("flat_5: the edition has only 2" in problem for problem in found)


def test_more_pieces_than_a_player_has_are_refused() -> None:
    tiles = boards("flat_5=0", "flat_5=0", "flat_3=0")
    found = problems(position(player(pieces=1), boards=tiles))
    assert found == ["players.0.pieces: 6 in all, but each player has 5"]


def test_a_position_can_be_read_back() -> None:
    own = player(people="camp_cook", plans="stable", cubes="1 soil", laid=2, daiba=2, circles=[1])
    at = at_table(own, stacks={"wood": {"0": "wow"}}, boards=boards("flat_3=0"))
    data = at.data()
    assert data["stacks"] == {"wood": {"0": "wow"}}
    assert data["players"][0]["bag"] == {"workers": 0, "onigiri": 0}
    assert data["supply"]["onigiri"] == 70 - 18 - 1 - 2
