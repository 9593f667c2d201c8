"""What is still to be done comes in the order in which the rules say it."""

from takujo.kernel.agenda import PASS
from takujo.kernel.flow import take
from tests.kernel.small import Asks, Does, DoesForEach, Ends, MayAsk, started


def test_what_a_rule_says_follows_in_the_order_of_play() -> None:
    t = started([Does("a", (1, 0, 0), (2, 0, 0)), Does("b"), Does("c")], [(0, 0, 0)])
    assert t.notes == ["a00", "b00", "c00"]


def test_a_game_begins_with_what_its_set_up_says_first() -> None:
    t = started([Does("a"), Does("b"), Does("c")], [(2, 0, 0), (0, 1, 0), (1, 2, 0)])
    assert t.notes == ["c00", "a10", "b20"]


def test_what_was_there_already_comes_after_what_a_rule_adds() -> None:
    rules = [Does("a", (2, 0, 0), (2, 1, 0)), Does("b"), Does("c")]
    assert started(rules, [(0, 0, 0), (1, 0, 0)]).notes == ["a00", "c00", "c10", "b00"]


def test_nested_things_are_finished_before_the_next_ones_begin() -> None:
    rules = [
        Does("a", (1, 0, 0), (4, 0, 0)),
        Does("b", (2, 0, 0), (3, 0, 0)),
        Does("c"),
        Does("d", (2, 1, 0)),
        Does("e"),
    ]
    assert started(rules, [(0, 0, 0)]).notes == ["a00", "b00", "c00", "d00", "c10", "e00"]


def test_each_seat_has_its_turn_from_the_first_on_and_only_the_first_has_the_number() -> None:
    t = started([DoesForEach(1), Does("a")], [(0, 2, 7)], seats=4)
    assert t.notes == ["a27", "a30", "a00", "a10"]


def test_a_seat_finishes_its_turn_before_the_next_seat_begins() -> None:
    rules = [DoesForEach(1), Does("a", (2, 0, 3), (3, 0, 0)), DoesForEach(3), Does("b")]
    t = started(rules, [(0, 1, 0)], seats=2)
    assert t.notes == ["a10", "b03", "b10", "b00", "a00", "b03", "b10", "b00"]


def test_what_follows_a_choice_comes_in_order_before_the_rest() -> None:
    rules = [Asks("a", [1, 2], (1, 0, 0), (2, 0, 0)), Does("b"), Does("c"), Does("d")]
    t = started(rules, [(0, 0, 0), (3, 0, 0)])
    assert t.notes == []
    take(t, 2)
    assert t.notes == ["a0=2", "b00", "c00", "d00"]
    assert t.asking is None


def test_what_follows_a_forced_choice_comes_in_order_too() -> None:
    rules = [Asks("a", [4], (1, 0, 0), (2, 0, 0)), Does("b"), Does("c"), Does("d")]
    t = started(rules, [(0, 0, 0), (3, 0, 0)])
    assert t.notes == ["a0=4", "b00", "c00", "d00"]


def test_play_stops_at_the_first_question_and_goes_on_from_there() -> None:
    rules = [Does("a"), Asks("b", [1, 2]), MayAsk("c", [1])]
    t = started(rules, [(0, 0, 0), (1, 1, 5), (0, 1, 0), (2, 2, 0), (0, 2, 0)])
    assert (t.notes, t.waiting, t.options(1)) == (["a00"], [1], [1, 2])
    assert t.asking is not None
    assert (t.asking.id, t.asking.seat, t.asking.n) == (1, 1, 5)
    take(t, 1)
    assert (t.notes[1:], t.waiting, t.options(2)) == (["b1=1", "a10"], [2], [PASS, 1])
    take(t, PASS)
    assert t.notes[3:] == ["c2=0", "a20"]
    assert t.waiting == []


def test_the_end_leaves_nothing_to_do() -> None:
    rules = [Does("a", (1, 0, 0), (0, 1, 0)), Ends(), Does("b")]
    t = started(rules, [(0, 0, 0), (2, 0, 0)])
    assert t.notes == ["a00", "end"]
    assert (t.asking, t.agenda) == (None, [])
    assert t.result is not None


def test_a_frame_is_made_once_and_shared() -> None:
    t = started([Asks("a", [1, 2]), Does("b")], [(0, 1, 3), (0, 1, 3), (1, 2, 0)])
    assert t.agenda[-1] is t.asking
    assert t.asking is t.book.frames[0][3 * 8 + 1]
