"""Equal secret rules lying together are open to all their seats at once, in any order."""

import itertools
from typing import Any

import pytest

from takujo.kernel.flow import open_frames, take, turn_to
from takujo.kernel.game import Refused
from tests.kernel.small import Does, SecretlyAsks, started
from tests.toy.at_the_fair import FAIR, laid_out
from tests.toy.table import HarvestFair

HANDS = [["wheat", "apple"], ["pumpkin", "truffle", "apple"], ["wheat", "truffle"]]


def contest(hands: list[list[str]]) -> HarvestFair:
    """All are asked at once; then the judges come."""
    players: list[dict[str, Any]] = [{"hand": hand} for hand in hands]
    return laid_out(["contest", 0, 0], *players)


def test_all_seats_are_asked_at_the_same_time() -> None:
    t = contest(HANDS)
    assert t.waiting == [0, 1, 2]
    assert [len(t.options(seat)) for seat in range(3)] == [2, 3, 2]
    assert t.describe(1, t.options(1)[2]) == "enter truffle"


def test_what_a_seat_may_do_does_not_change_the_table() -> None:
    t = contest(HANDS)
    before = t.to_json()
    for seat in (2, 1, 0):
        t.options(seat)
    assert t.to_json() == before


def test_a_seat_goes_on_by_itself_while_the_others_are_still_open() -> None:
    t = contest(HANDS)
    t.play(1, "enter truffle")
    assert t.waiting == [0, 1, 2]
    t.play(1, "enter apple")
    assert t.waiting == [0, 2]
    with pytest.raises(Refused, match="seat 1 is not asked now; waiting for seat 0, 2"):
        t.play(1, "enter pumpkin")


def test_in_whatever_order_the_seats_answer_the_result_is_the_same() -> None:
    answers = {0: ["apple"], 1: ["truffle", "apple"], 2: ["truffle"]}  # the rest is forced
    outcomes = set()
    for order in set(itertools.permutations([0, 1, 1, 2])):
        t = contest(HANDS)
        left = {seat: list(texts) for seat, texts in answers.items()}
        for seat in order:
            t.play(seat, left[seat].pop(0))
        outcomes.add(t.to_json())
    assert len(outcomes) == 1
    assert [player["ribbons"] for player in FAIR.to_data(t)["players"]] == [0, 2, 0]


def test_the_others_see_that_a_seat_has_answered_and_nothing_else() -> None:
    views = []
    for crop in ("pumpkin", "truffle"):
        t = contest([["wheat", "apple"], ["pumpkin", "truffle"], ["wheat", "truffle"]])
        t.play(1, crop)
        view = FAIR.view(FAIR.seen(t, 0))
        assert view["waiting"] == [0, 2]
        assert view["players"][1]["entered"] == ["?", "?"]
        views.append(view)
    assert views[0] == views[1]


def test_a_forced_answer_is_taken_while_the_others_are_still_asked() -> None:
    t = contest([["wheat", "apple"], ["pumpkin"], [], ["wheat", "truffle"]])
    assert t.waiting == [0, 3]
    assert [len(p.entered) for p in t.players] == [0, 1, 0, 0]


def test_a_forced_answer_may_open_a_real_question() -> None:
    rules = [SecretlyAsks("a", [1, 2]), SecretlyAsks("b", [7], (0, 1, 0))]
    t = started(rules, [(0, 0, 0), (1, 1, 0), (0, 2, 0)])
    assert (t.waiting, t.notes) == ([0], [])  # another rule lies between: they are not together
    t.play(0, 1)
    assert (t.waiting, t.notes) == ([1, 2], ["a0=1", "b1=7"])


def test_when_all_are_forced_nobody_is_asked() -> None:
    t = contest([["wheat"], [], ["truffle"]])
    assert t.waiting == []
    assert [t.ribbons(seat) for seat in range(3)] == [0, 0, 2]


def test_the_frames_that_lie_deeper_are_not_open() -> None:
    rules = [SecretlyAsks("a", [1, 2]), Does("b")]
    t = started(rules, [(0, 0, 0), (0, 1, 0), (1, 0, 0), (0, 2, 0)])
    assert t.waiting == [0, 1]
    t.play(1, 1)
    t.play(0, 2)
    assert t.notes == ["a1=1", "a0=2", "b00"]
    assert t.waiting == [2]


def test_turning_to_a_seat_leaves_the_others_in_their_order() -> None:
    t = started([SecretlyAsks("a", [1, 2])], [(0, 2, 0), (0, 0, 0), (0, 1, 0)])
    turn_to(t, 1)
    assert [frame.seat for frame in open_frames(t)] == [1, 2, 0]
    turn_to(t, 1)
    assert [frame.seat for frame in open_frames(t)] == [1, 2, 0]
    take(t, 2)
    assert [frame.seat for frame in open_frames(t)] == [2, 0]


def test_a_copy_and_a_save_keep_all_open_questions() -> None:
    t = contest(HANDS)
    t.play(2, "enter wheat")
    for other in (t.copy(), FAIR.position(t.book, FAIR.to_data(t))):
        assert other.waiting == [0, 1]
        assert other.to_json() == t.to_json()
        other.play(1, "enter apple")
        assert other.waiting == [0, 1]


def test_a_rule_that_is_not_secret_asks_one_seat_at_a_time() -> None:
    t = laid_out(["sell", 0, 0], {"hand": ["wheat", "apple"]}, {"hand": ["wheat", "apple"]},
                 agenda=[["sell", 1, 0]])  # fmt: skip
    assert t.waiting == [0]
    assert t.options(1) == []
