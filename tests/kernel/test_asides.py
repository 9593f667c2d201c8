"""An aside is offered beside any question of the own turn, which is then asked again."""

import pytest

from takujo.kernel.agenda import ASIDE, PASS
from takujo.kernel.events import PASSED
from takujo.kernel.flow import take
from takujo.kernel.game import Refused
from takujo.kernel.table import NOTHING
from tests.kernel.small import Asks, Does, MayAsk, OnceAside, started
from tests.toy.at_the_fair import FAIR, dealt, laid_out
from tests.toy.table import HarvestFair

FETCH = ASIDE + 1
NOTHING_FOR_A_COIN = FAIR.book("", ["stalls.carpenter.cost=5"])


def described(t: HarvestFair, seat: int) -> list[str]:
    """The options in readable form."""
    return [t.describe(seat, choice) for choice in t.options(seat)]


def test_an_aside_stands_after_the_options_of_the_question() -> None:
    t = laid_out(["sell", 0, 0], {"hand": ["wheat", "apple"], "coins": 1}, turn=0)
    assert described(t, 0) == ["sell wheat", "sell apple", "errand fetch"]


def test_after_an_aside_the_same_question_is_asked_again_with_what_is_possible_then() -> None:
    player = {"hand": ["wheat", "apple"], "coins": 1}
    t = laid_out(["sell", 0, 0], player, turn=0, deck=["truffle", "..."])
    asked = t.asking
    t.play(0, "errand fetch")
    assert t.asking is asked
    assert described(t, 0) == ["sell wheat", "sell apple", "sell truffle"]
    assert (t.coins(0), t.players[0].errands) == (0, 1)


def test_no_aside_is_offered_outside_the_own_turn() -> None:
    t = laid_out(["sell", 0, 0], {"hand": ["wheat", "apple"], "coins": 1}, turn=1)
    assert described(t, 0) == ["sell wheat", "sell apple"]


def test_a_may_with_nothing_to_offer_is_still_asked_while_an_aside_is_open() -> None:
    player = {"coins": 1, "stalls": ["scarecrow", "bench"]}
    t = laid_out(["act", 0, 1], player, turn=0, book=NOTHING_FOR_A_COIN)
    assert described(t, 0) == ["pass", "errand fetch"]
    t.play(0, "errand fetch")
    assert described(t, 0) == ["pass", "act sell"]


def test_a_must_with_nothing_to_offer_is_still_asked_and_can_be_declined() -> None:
    t = laid_out(["fee", 0, 1], {"coins": 1}, turn=0)
    t.ear = []
    assert described(t, 0) == ["pass", "errand fetch"]
    t.play(0, "pass")
    assert t.ear == [(PASSED, 0, t.book.ids["fee"])]
    assert (t.players[0].hand, t.compost, t.asking) == ([], [], None)


def test_an_aside_can_turn_a_question_with_nothing_to_offer_into_a_forced_one() -> None:
    t = laid_out(["fee", 0, 1], {"coins": 1}, turn=0, deck=["apple", "..."])
    t.play(0, "errand fetch")
    assert (t.players[0].hand, len(t.compost), t.asking) == ([], 1, None)


def test_a_forced_question_is_asked_while_an_aside_is_open() -> None:
    t = laid_out(["fee", 0, 1], {"hand": ["apple"], "coins": 1}, turn=0)
    assert described(t, 0) == ["fee apple", "errand fetch"]
    t.play(0, "apple")
    assert t.asking is None


def test_declining_a_may_is_told_to_its_rule() -> None:
    rules = [MayAsk("a", []), OnceAside("b", [5]), Asks("c", [])]
    t = started(rules, [(0, 2, 0), (2, 2, 0)], asides=[1])
    assert t.options(2) == [PASS, ASIDE + 5]
    take(t, PASS)
    assert t.notes == ["a2=0"]
    take(t, PASS)
    assert t.notes == ["a2=0"]  # a must without options has no choice to carry out
    assert t.ear == [(PASSED, 2, 0), (PASSED, 2, 2)]


def test_what_follows_an_aside_comes_before_the_question_again() -> None:
    rules = [Asks("a", [1, 2]), OnceAside("b", [5], (2, 0, 1), (2, 0, 2)), Does("c")]
    t = started(rules, [(0, 0, 0), (2, 1, 0)], asides=[1])
    take(t, ASIDE + 5)
    assert t.notes == ["b0=5", "c01", "c02"]
    assert t.options(0) == [1, 2]
    take(t, 1)
    assert t.notes[3:] == ["a0=1", "c10"]


def test_several_asides_are_told_apart_and_each_closes_by_itself() -> None:
    rules = [Asks("a", [1, 2]), OnceAside("b", [5, 6]), OnceAside("c", [5])]
    t = started(rules, [(0, 0, 0)], asides=[1, 2])
    assert t.options(0) == [1, 2, ASIDE + 5, ASIDE + 6, 2 * ASIDE + 5]
    take(t, 2 * ASIDE + 5)
    assert (t.notes, t.options(0)) == (["c0=5"], [1, 2, ASIDE + 5, ASIDE + 6])
    take(t, ASIDE + 6)
    assert (t.notes, t.options(0)) == (["c0=5", "b0=6"], [1, 2])


def test_a_question_left_open_by_its_asides_is_forced_when_they_close() -> None:
    t = started([Asks("a", [1]), OnceAside("b", [5])], [(0, 0, 0)], asides=[1])
    take(t, ASIDE + 5)
    assert (t.notes, t.asking) == (["b0=5", "a0=1"], None)


class AsksInAnyCase(Asks):
    """Cannot be passed over while an aside is open."""

    def declinable(self) -> bool:
        """Never."""
        return False


def test_where_nothing_can_be_declined_only_the_asides_are_offered() -> None:
    rules = [AsksInAnyCase("a", []), OnceAside("b", [5, 6])]
    t = started(rules, [(0, 0, 0)], asides=[1])
    assert t.options(0) == [ASIDE + 5, ASIDE + 6]
    take(t, ASIDE + 6)
    assert (t.notes, t.asking) == (["b0=6"], None)


def test_a_single_aside_that_cannot_be_declined_is_forced() -> None:
    t = started([AsksInAnyCase("a", []), OnceAside("b", [5])], [(0, 0, 0)], asides=[1])
    assert (t.notes, t.asking) == (["b0=5"], None)


def test_a_closed_aside_is_refused_with_its_own_reason() -> None:
    t = laid_out(["sell", 0, 0], {"hand": ["wheat", "apple"], "errands": 1, "coins": 1}, turn=0)
    with pytest.raises(Refused) as refused:
        t.play(0, "errand fetch")
    assert refused.value.reason is not None
    assert refused.value.reason.code == "already_run"
    assert str(refused.value) == "errand fetch: already_run() 5"


def test_an_aside_of_nobody_is_refused() -> None:
    t = laid_out(["sell", 0, 0], {"hand": ["wheat", "apple"], "coins": 1}, turn=0)
    with pytest.raises(Refused, match="choice 8193 is not possible now"):
        t.play(0, 2 * ASIDE + 1)


def test_asides_do_not_spoil_the_mark_of_no_question() -> None:
    t = dealt()
    while t.asking is not None:
        take(t, t.offered[-1])  # asides stand last, so they are used whenever they are open
    assert NOTHING == []
