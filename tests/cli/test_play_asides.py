"""Free actions beside a question that asks for several things at once."""

from takujo.cli.question import Question
from takujo.kernel.agenda import ASIDE
from tests.games.goryokaku.at_the_table import AtTheTable, at_table, player
from tests.games.goryokaku.in_words import GAME


def overflowing(people: str) -> AtTheTable:
    """A player has two cubes more than storehouses, of three kinds."""
    own = player(cubes="1 soil 3 wood", people=people)
    return at_table(own).play(0, "act stone")


def asked(at: AtTheTable) -> Question:
    """The open question as the terminal puts it."""
    return Question(GAME, GAME.seen(at.t, 0))


def test_an_aside_is_listed_once_after_everything_that_can_be_picked() -> None:
    at = overflowing("stonemason carpenter")
    question = asked(at)
    asides = [item for item in question.items if item >= ASIDE]
    assert [at.t.describe(0, item) for item in asides] == ["free stonemason", "free carpenter"]
    assert question.items[-2:] == asides
    assert question.items[:-2] == asked(overflowing("")).items


def test_picks_in_any_order_are_played_as_the_rules_take_them() -> None:
    for people in ["", "stonemason"]:
        at = overflowing(people)
        for choice in asked(at).answer([3, 1]):
            at.t.play(0, choice)
        assert at.cubes(0) == "2 stone 2 wood"


def test_an_aside_is_no_part_of_a_selection_and_leaves_the_question_open() -> None:
    at = overflowing("stonemason")
    question = asked(at)
    assert question.answer([1, question.items[-1]]) == []
    at.t.play(0, question.items[-1])
    assert at.asked == "store 0 0"
