"""A table that veils asks also where only the seat knows that it has no choice."""

from takujo.kernel.agenda import PASS
from takujo.kernel.chance import FastNumbers
from takujo.kernel.events import PASSED
from takujo.kernel.flow import settle, take
from tests.kernel.small import Asks, Does, MayAsk, SmallTable, started
from tests.toy.at_the_fair import laid_out


class VeiledAsks(Asks):
    """Whether it leaves a choice is hidden."""

    def veiled(self, t: SmallTable, seat: int, n: int) -> bool:
        """Always."""
        return True


class VeiledMayAsk(VeiledAsks, MayAsk):
    """The same, and it can be declined."""


def veiling(*rules: Asks) -> SmallTable:
    """A table with these rules, one after the other, right after it has begun to veil."""
    first = Asks("first", [1, 2], *[(1 + i, 1, 0) for i in range(len(rules))])
    t = started([first, *rules, Does("end")], [(0, 0, 0)])
    t.veils = True
    take(t, 1)
    return t


def test_a_veiled_may_without_options_is_asked_and_passed_as_by_choice() -> None:
    t = veiling(VeiledMayAsk("a", []))
    assert (t.waiting, t.options(1)) == ([1], [PASS])
    take(t, PASS)
    assert t.notes == ["first0=1", "a1=0"]
    assert t.ear is not None
    assert t.ear[-1] == (PASSED, 1, 1)


def test_a_veiled_must_with_one_option_is_asked() -> None:
    t = veiling(VeiledAsks("a", [3]))
    assert (t.waiting, t.options(1)) == ([1], [3])
    take(t, 3)
    assert t.notes[-1] == "a1=3"


def test_a_veiled_must_without_options_is_left_out() -> None:
    assert veiling(VeiledAsks("a", [])).asking is None


def test_what_everybody_can_see_to_be_forced_is_taken_all_the_same() -> None:
    t = veiling(MayAsk("a", []), Asks("b", [3]))
    assert t.notes == ["first0=1", "a1=0", "b1=3"]


def test_a_copy_veils_and_a_guess_does_not() -> None:
    t = laid_out(["act", 0, 1], {"hand": ["wheat", "wheat"]}, {"hand": ["apple"]})
    t.veils = True
    game = t.book.game
    assert t.copy().veils
    assert game.seen(t, 0).table.veils
    assert not game.guess(game.seen(t, 0), FastNumbers(1)).veils


def test_seats_asked_at_once_are_asked_whatever_they_hold() -> None:
    hands = [{"hand": ["wheat"] * 3}, {"hand": ["wheat", "apple", "apple"]}]
    t = laid_out(["buy", 1, 0], *hands)
    assert t.asking is None  # nothing can be bought, and nothing comes after
    t.veils = True
    t.then(t.book.ids["contest"], 0)
    settle(t)
    assert t.waiting == [0, 1]
    t.play(1, "apple")
    t.play(0, "wheat")
    assert t.waiting == [0, 1]
