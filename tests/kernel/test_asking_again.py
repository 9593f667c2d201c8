"""A rule acts or asks, never both: so asking twice changes nothing."""

from takujo.kernel.agenda import ASIDE, PASS
from takujo.kernel.flow import ask_again, take
from takujo.kernel.table import NOTHING
from tests.kernel.small import Asks, Does, MayAsk, OnceAside, SmallTable, started
from tests.toy.at_the_fair import FAIR, dealt, laid_out


def test_asking_again_offers_the_same_and_changes_nothing() -> None:
    t = dealt()
    for _ in range(30):
        assert t.asking is not None
        before, offered = FAIR.to_data(t), t.offered[:]
        ask_again(t)
        ask_again(t)
        assert (FAIR.to_data(t), t.offered) == (before, offered)
        take(t, t.offered[-1])


def test_asking_again_gives_a_list_of_its_own() -> None:
    t = started([Asks("a", [1, 2])], [(0, 0, 0)])
    shared = t.offered
    copy = t.copy()
    ask_again(copy)
    assert copy.offered is not shared
    assert copy.offered == shared


def test_asking_again_offers_what_is_possible_now() -> None:
    t = laid_out(["buy", 0, 0], {"coins": 2})
    t.players[0].things[0] = 1
    ask_again(t)
    assert [t.describe(0, c) for c in t.options(0)] == [
        "buy scarecrow", "buy bench", "buy carpenter",
    ]  # fmt: skip


def test_asking_again_keeps_the_asides() -> None:
    t = started([Asks("a", [1, 2]), OnceAside("b", [5])], [(0, 0, 0)], asides=[1])
    offered = t.offered[:]
    ask_again(t)
    assert t.offered == offered
    assert len(offered) == 3


def test_a_question_that_has_nothing_to_offer_any_more_can_be_passed() -> None:
    for rule in [Asks("a", [1, 2]), MayAsk("a", [1, 2])]:
        t = started([rule, Does("b")], [(0, 0, 0), (1, 0, 0)])
        rule.options = []
        ask_again(t)
        assert t.options(0) == [PASS]
        take(t, PASS)
        assert t.notes == (["a0=0", "b00"] if rule.optional else ["b00"])


class AsksIfAny(Asks):
    """A rule that says nothing where it has nothing to offer."""

    def begin(self, t: SmallTable, seat: int, n: int) -> None:
        """Only with options."""
        if self.options:
            super().begin(t, seat, n)


def test_a_rule_that_would_not_ask_any_more_can_be_passed_beside_its_asides() -> None:
    rule = AsksIfAny("a", [1, 2])
    t = started([rule, OnceAside("b", [5])], [(0, 0, 0)], asides=[1])
    rule.options = []
    ask_again(t)
    assert t.options(0) == [PASS, ASIDE + 5]
    assert NOTHING == []
    take(t, PASS)
    assert (t.notes, t.asking) == ([], None)


def test_when_nobody_is_asked_there_is_nothing_to_ask_again() -> None:
    t = started([Does("a")], [(0, 0, 0)])
    ask_again(t)
    assert (t.asking, t.offered) == (None, NOTHING)
