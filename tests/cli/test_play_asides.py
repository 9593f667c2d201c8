"""Free actions beside a question that asks for several things at once."""

from takujo.cli.question import TerminalQuestion
from takujo.editions.language import language
from takujo.kernel.agenda import ASIDE
from tests.cli.at_the_prompt import Prompt
from tests.games.goryokaku.at_the_table import AtTheTable, at_table, player, position
from tests.games.goryokaku.in_words import CODES, GAME


def overflowing(people: str) -> AtTheTable:
    """A player has two cubes more than storehouses, of three kinds."""
    own = player(cubes="1 soil 3 wood", people=people)
    at = at_table(own).play(0, "act stone")
    return at.play(0, "pass") if people else at  # the end of the turn comes before the storehouses


def asked(at: AtTheTable) -> TerminalQuestion:
    """The open question as the terminal puts it."""
    return TerminalQuestion(GAME, GAME.seen(at.t, 0))


def test_an_aside_is_listed_once_after_everything_that_can_be_picked() -> None:
    at = overflowing("stonemason carpenter")
    question = asked(at)
    asides = [item for item in question.items if item >= ASIDE]
    assert [at.t.describe(0, item) for item in asides] == ["free stonemason", "free carpenter"]
    assert question.items[-2:] == asides
    assert question.items[:-2] == asked(overflowing("")).items


def test_picks_in_any_order_are_played_as_the_rules_take_them() -> None:
    for people in ["", "stonemason"]:
        prompt = storing(people)
        assert prompt.type("wood soil")
        assert prompt.record.entries[-1].choices == ("store soil", "store wood")  # type: ignore[union-attr]


def test_an_aside_takes_what_was_picked_before_with_it_and_leaves_the_question_open() -> None:
    prompt = storing("stonemason")
    assert not prompt.type("wood")
    assert prompt.type("free stonemason")
    assert prompt.record.entries[-1].choices == ("store wood", "free stonemason")  # type: ignore[union-attr]
    assert prompt.record.waiting == [0]


def storing(people: str) -> Prompt:
    """The same at the prompt."""
    at = overflowing(people)
    prompt = Prompt(at.t.book, at.t.seats, start=GAME.to_data(at.t))
    prompt.ask(0)
    return prompt


def test_why_an_aside_is_refused_is_told_in_words() -> None:
    start = position(player(people="shimada_kai"), player(cubes="14 soil"))
    for code in CODES:
        prompt = Prompt(GAME.book(), 3, code=code, start=start)
        prompt.ask(0)
        seen = prompt.record.seen(0)
        frame = seen.table.asking
        assert frame is not None
        choice = GAME.parse(seen.table, 0, "free shimada_kai")
        reason = GAME.why_not(seen.table, frame, choice)
        assert reason is not None
        why = GAME.words.reason(GAME.book(), reason, ["", "", ""], language(code))
        assert why in prompt.says("why free shimada_kai").replace("\n", "")
        assert why in prompt.says("free shimada_kai").replace("\n", "")
