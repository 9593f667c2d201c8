"""Positions written by hand: what is left out has a default, and every problem is named."""

from typing import Any

import pytest

from takujo.kernel.game import Impossible
from takujo.kernel.position import PositionReader
from tests.toy.at_the_fair import FAIR, dealt, laid_out


def problems(**data: Any) -> list[str]:
    """All that is wrong with a position of two seats."""
    whole = {"seats": 2, "players": [{}, {}], **data}
    with pytest.raises(Impossible) as impossible:
        FAIR.position(FAIR.book(), whole)
    assert str(impossible.value) == "\n".join([str(each) for each in impossible.value.mistakes])
    return [str(each) for each in impossible.value.mistakes]


def test_what_is_left_out_has_a_default_and_is_dealt() -> None:
    t = laid_out(["sell", 0, 0], {"hand": ["wheat", "apple", "?"]})
    assert len(t.players[0].hand) == 3
    assert len(t.deck) == 37
    assert 255 not in t.deck + t.players[0].hand


def test_the_top_of_the_deck_can_be_fixed() -> None:
    t = laid_out(["sell", 0, 0], {"hand": ["wheat", "apple"]}, deck=["truffle", "wheat", "..."])
    t.draw_crops(1, 2)
    assert [t.edition.crops[crop] for crop in t.players[1].hand] == ["wheat", "truffle"]


def test_the_next_thing_to_do_is_written_first() -> None:
    t = laid_out(["sell", 0, 0], {"hand": ["wheat", "apple"]},
                 agenda=[["fee", 0, 1], ["end_of_turn", 0, 0]])  # fmt: skip
    assert FAIR.to_data(t)["agenda"] == [["fee", 0, 1], ["end_of_turn", 0, 0]]
    t.play(0, "sell wheat")
    assert (t.players[0].hand, t.asking) == ([], None)


def test_a_question_that_leaves_no_choice_is_carried_out() -> None:
    t = laid_out(["sell", 0, 0], {"hand": ["truffle"]})
    assert (t.coins(0), t.asking) == (5, None)


def test_a_save_is_the_same_position_again() -> None:
    t = dealt(3, 2)
    again = FAIR.position(t.book, FAIR.to_data(t))
    assert FAIR.to_data(again) == FAIR.to_data(t)
    assert again.offered == t.offered


def test_a_finished_game_is_saved_too() -> None:
    t = laid_out(["sell", 0, 0], {"hand": ["truffle"]}, day=4)
    again = FAIR.position(t.book, FAIR.to_data(t))
    assert again.result is not None
    assert (again.result.scores, again.result.reason) == ([0, 0], "days")


def test_uses_of_limited_effects_are_saved() -> None:
    t = dealt(2, 1)
    assert len(t.uses) == FAIR.book().edition_data["fair"]["days"] * 8
    t.uses[3] = 1
    again = FAIR.position(t.book, FAIR.to_data(t))
    assert again.uses == t.uses


PROBLEMS: list[tuple[dict[str, Any], list[str]]] = [
    ({"asking": ["sel", 0, 0]}, ["asking: 'sel' is not known; did you mean \"sell\"?"]),
    ({"asking": ["xyzzy", 0, 0]}, ["asking: 'xyzzy' is not known"]),
    ({"asking": ["sell", 2, 0]}, ["asking: there is no seat 2; seats are 0 to 1"]),
    ({"asking": ["sell", True, 0]}, ["asking: there is no seat True; seats are 0 to 1"]),
    ({"asking": ["enter", 0, 3]}, ["asking: the number of enter is 0 to 2, not 3"]),
    ({"asking": ["enter", 0, False]}, ["asking: the number of enter is 0 to 2, not False"]),
    ({"asking": "sell"}, ["asking: must be [rule, seat, n], not 'sell'"]),
    ({"asking": ["sell", 0]}, ["asking: must be [rule, seat, n], not ['sell', 0]"]),
    ({"agenda": "fee"}, ["agenda: must be a list of [rule, seat, n]"]),
    ({"agenda": [["fee", 0, 1], 7]}, ["agenda.1: must be [rule, seat, n], not 7"]),
    ({"reveals": -1}, ["reveals: must be a whole number from 0 to 536870912, not -1"]),
    ({"uses": [1]}, ["uses: must be 32 numbers"]),
    ({"uses": [True] * 32}, ["uses: must be 32 numbers"]),
    ({"chance": {"kind": "dice"}}, ['chance: must have kind = "fast" or "sealed", and a seed']),
    (
        {"chance": {"kind": "fast", "seed": "one"}},
        ["chance.seed: must be a whole number, or 64 hexadecimal digits if sealed"],
    ),
    (
        {"chance": {"kind": "sealed", "seed": "ab"}},
        ["chance.seed: must be a whole number, or 64 hexadecimal digits if sealed"],
    ),
    ({"chance": {"kind": "fast", "times": [0]}}, ["chance.times: must be 3 numbers"]),
    ({"day": "two"}, ["day: must be a whole number from 0 to 99, not 'two'"]),
    ({"wether": "sun"}, ["wether: is not known; did you mean \"weather\"?"]),
    ({"weather": "snow"}, ["weather: 'snow' is not known"]),
    ({"players": [{}]}, ["players: must be 2 tables, not 1"]),
    ({"players": {}}, ["players: must be a list of tables", "players: must be 2 tables, not 0"]),
    ({"players": [{"hand": "wheat"}, {}]},
     ["players.0.hand: must be a list of names, not 'wheat'"]),
    ({"players": [{"hand": [1]}, {}]}, ["players.0.hand: must be a list of names, not [1]"]),
    ({"players": [{}, {"coins": 2.5}]},
     ["players.1.coins: must be a whole number from 0 to 999, not 2.5"]),
    ({"players": [{"hands": []}, {}]},
     ["players.0.hands: is not known; did you mean \"hand\"?"]),
    ({"players": [{"hand": ["truffle"] * 6}, {}]},
     ["players.0.hand: truffle: the edition has only 5"]),
    ({"deck": ["wheat"]}, ["deck: 39 cards too few in all"]),
    ({"deck": ["?"] * 41}, ["deck: 1 cards too many in all"]),
]  # fmt: skip


@pytest.mark.parametrize(("data", "expected"), PROBLEMS)
def test_a_problem_is_named_with_its_place_and_what_is_allowed(
    data: dict[str, Any], expected: list[str]
) -> None:
    assert problems(**data) == expected


def test_all_problems_are_named_at_once() -> None:
    found = problems(asking=["sel", 0, 0], day=-1, players=[{"coins": -1}, {"hand": ["aple"]}])
    assert found == [
        "asking: 'sel' is not known; did you mean \"sell\"?",
        "day: must be a whole number from 0 to 99, not -1",
        "players.0.coins: must be a whole number from 0 to 999, not -1",
        "players.1.hand: 'aple' is not known; did you mean \"apple\"?",
    ]


def test_a_reader_gives_the_default_where_it_notes_a_problem() -> None:
    reader = PositionReader({"n": 12, "texts": [1], "flag": True}, "at.")
    assert reader.number("n", 3, 0, 9) == 3
    assert reader.number("flag", 1, 0, 9) == 1
    assert reader.number("absent", 5, 0, 9) == 5
    assert reader.texts("texts", ["a"]) == ["a"]
    assert reader.texts("absent", ["b"]) == ["b"]
    assert [str(mistake) for mistake in reader.mistakes] == [
        "at.n: must be a whole number from 0 to 9, not 12",
        "at.flag: must be a whole number from 0 to 9, not True",
        "at.texts: must be a list of names, not [1]",
    ]
