"""Thinking ahead: whole answers on guesses, with a network or without, always a legal answer."""

import pytest

from takujo.cpu.answers import Answer, likely_answers
from takujo.cpu.levels import HARD, learned, player
from takujo.cpu.search import BATCH, Effort, SearchPlayer
from takujo.cpu.values import Values, combined
from takujo.cpu.weighed import SURPRISE, Considered, is_settled, most, narrowed
from takujo.games.catalogue import GAMES, game
from takujo.games.fourbit_town import names
from takujo.kernel.chance import FastNumbers, fast
from takujo.kernel.flow import take
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table
from tests.cpu.situations import SAN_JUAN, situations
from tests.cpu.town_situations import TOWN, first_setting

LEARNED = ["san-juan", "fourbit-town"]  # the games that have weights


def considered(*values: float, leaning: int = 0) -> Considered:
    one = Considered(Answer([1], leaning))
    one.values = list(values)
    return one


def asked_first(t: Table) -> Seen[Table]:
    assert t.asking is not None
    return t.book.game.seen(t, t.asking.seat)


@pytest.mark.parametrize("name", LEARNED)
def test_what_was_learned_values_an_opening_between_lost_and_won(name: str) -> None:
    rules = game(name)
    values = learned(rules)
    assert values.network is not None
    t = rules.deal(rules.book(), 4, fast(1))
    ((win, _),) = values.outlooks(t.book, [values.leaf(t, 0)])
    assert 0.02 < win < 0.98


def test_a_game_without_weights_is_played_out() -> None:
    assert learned(game("goryokaku")).network is None


@pytest.mark.parametrize("name", [each.name for each in GAMES])
@pytest.mark.parametrize("simulations", [0, 1, 8])
def test_any_budget_gives_a_legal_answer(name: str, simulations: int) -> None:
    rules = game(name)
    seen = asked_first(rules.deal(rules.book(), 4, fast(3)))
    assert player("hard", rules, 1, simulations).choose(seen) in seen.options()


def test_without_weights_play_outs_to_the_end_are_valued() -> None:
    t = [t.copy() for t in situations(16, 2, 1, ["normal"])][-4]
    seen = asked_first(t)
    thinker = SearchPlayer(SAN_JUAN, 1, Effort(12, 4), Values())
    assert thinker.choose(seen) in seen.options()
    ends = [win for each in thinker.thoughts for win in each.wins]
    assert set(ends) <= {0, 0.25, 1 / 3, 0.5, 1}
    assert {0.0 < value < 1.0 for each in thinker.thoughts for value in each.values} == {True}


def test_a_game_played_out_counts_by_how_far_it_was_won() -> None:
    alone = Values()
    far, near, lost = alone.worth(1.0, 20.0), alone.worth(1.0, 1.0), alone.worth(0.0, -1.0)
    assert far > near > lost
    assert far - near > near - lost > 0


def test_a_whole_setting_is_decided_at_once_and_then_said_card_by_card() -> None:
    t = first_setting(TOWN.book("revised"), 40).copy()
    assert t.asking is not None
    seat = t.asking.seat
    thinker = player("hard", TOWN, 2, 8)
    assert isinstance(thinker, SearchPlayer)
    planned: list[int] = []
    for at in range(names.BITS):
        choice = thinker.choose(TOWN.seen(t, seat))
        planned = planned or [choice, *thinker.rest]
        assert planned[at] == choice
        take(t, choice)
    assert not thinker.rest


def test_the_answers_looked_at_are_whole_and_the_one_judgement_leans_to_comes_first() -> None:
    seen = asked_first(first_setting(TOWN.book("classic"), 41))
    found = likely_answers(TOWN, seen, 6)
    assert len({tuple(each.choices) for each in found}) == 6
    assert {len(each.choices) for each in found} == {names.BITS}
    assert [each.leaning for each in found] == sorted(
        (each.leaning for each in found), reverse=True
    )


def test_what_others_have_set_in_secret_is_set_again_by_judgement() -> None:
    t = first_setting(TOWN.book("revised"), 42).copy()
    assert t.asking is not None
    before = t.asking.seat
    for _ in range(names.BITS):
        take(t, t.offered[0])
    seat = t.asking.seat
    guess = TOWN.guess(TOWN.seen(t, seat), FastNumbers(1))
    assert len(guess.players[before].stack) == names.BITS  # type: ignore[attr-defined]
    TOWN.reopen(guess, seat)
    assert guess.players[before].stack == []  # type: ignore[attr-defined]
    assert before in TOWN.waiting(guess)
    assert seat in TOWN.waiting(guess)


LUCK = [0.1, 0.9, 0.4, 0.6, 0.2, 0.8, 0.5, 0.3, 0.7, 0.4, 0.6, 0.5]


def test_an_answer_clearly_worse_is_dropped_and_luck_common_to_both_is_not_counted() -> None:
    first = considered(*LUCK)
    bad = considered(*[value - 0.2 + at / 1000 for at, value in enumerate(LUCK)])
    assert narrowed([first, bad], 1) == [first]
    good = considered(*[value + 0.2 + at / 1000 for at, value in enumerate(LUCK)])
    left = narrowed([first, good], 1)
    assert left == [first, good]  # what all are measured by stays
    assert is_settled(left)
    assert most(left) is good


def test_judgement_is_followed_where_little_speaks_against_it() -> None:
    first = considered(0.5, 0.4, 0.6, leaning=900)
    luckier = considered(0.2, 0.9, 0.5, leaning=0)
    left = narrowed([first, luckier], 1)
    assert most(left) is first
    assert not is_settled(left)
    assert most(narrowed([first, considered(0.9, 0.8, 0.9)], 1)) is not first


def test_before_anything_is_tried_an_answer_is_worth_what_judgement_makes_of_it() -> None:
    first, near, far = considered(leaning=5000), considered(leaning=4000), considered(leaning=-4000)
    near.measure(first)
    far.measure(first)
    assert 0 > near.gain > far.gain
    assert near.error == SURPRISE


def test_answers_that_come_to_the_same_are_compared_once() -> None:
    first, same, other = considered(*LUCK), considered(*LUCK), considered(*LUCK[::-1])
    again = considered(*LUCK[::-1])
    assert narrowed([first, same, other, again], 3) == [first, other]


def test_what_does_not_matter_is_not_thought_about_for_long() -> None:
    t = [t.copy() for t in situations(16, 2, 1, ["normal"])][-4]
    thinker = SearchPlayer(SAN_JUAN, 1, Effort(4000, 4), learned(SAN_JUAN))
    thinker.choose(asked_first(t))
    assert sum(len(each.values) for each in thinker.thoughts) < 2000


def test_a_clock_ends_thinking_with_what_is_known() -> None:
    seen = asked_first(first_setting(TOWN.book("revised"), 43))
    thinker = SearchPlayer(TOWN, 1, HARD, learned(TOWN))
    thinker.clock = lambda: True
    thinker.effort = Effort(24, 6)
    assert thinker.choose(seen) in seen.options()
    assert max(len(each.values) for each in thinker.thoughts) <= BATCH


def test_a_win_counts_more_than_any_lead() -> None:
    assert combined(1.0, -300.0) > combined(0.5, 300.0) > combined(0.5, 1.0) > combined(0.0, 300.0)
