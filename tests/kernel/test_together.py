"""A rule says how many choices a person makes in one go."""

from tests.kernel.small import Asks, started
from tests.toy.at_the_fair import laid_out
from tests.toy.table import HarvestFair


def together(t: HarvestFair) -> int:
    """What the rule that asks says."""
    assert t.asking is not None
    return t.asking.rule.together(t, t.asking.seat, t.asking.n)


def test_a_rule_asks_for_one_thing_unless_it_says_otherwise() -> None:
    t = started([Asks("a", [1, 2])], [(0, 0, 5)])
    assert t.asking is not None
    assert t.asking.rule.together(t, 0, 5) == 1


def test_a_payment_is_made_in_one_go_and_counts_down() -> None:
    t = laid_out(["preserve", 0, 2], {"hand": ["wheat", "apple", "pumpkin", "truffle"]})
    assert together(t) == 2
    t.play(0, "wheat")
    assert together(t) == 1


def test_a_secret_setting_is_made_in_one_go() -> None:
    t = laid_out(["contest", 0, 0], {"hand": ["wheat", "apple"]}, {"hand": ["wheat", "apple"]})
    assert together(t) == 2


def test_as_many_choices_as_are_made_together_finish_the_question() -> None:
    t = laid_out(["preserve", 0, 2], {"hand": ["wheat", "apple", "pumpkin", "truffle"]})
    for text in ["apple", "truffle"][: together(t)]:
        t.play(0, text)
    assert t.asking is None
    assert t.players[0].things == [0, 1, 0, 0]
