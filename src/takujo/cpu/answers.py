"""The answers worth a thought: whole ones, as a person gives them, by the game's judgement."""

from __future__ import annotations

from takujo.kernel.agenda import ASIDE, PASS
from takujo.kernel.chance import FastNumbers
from takujo.kernel.flow import take
from takujo.kernel.game import Game
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table


class Answer:
    """Choices that belong together: a payment of three cards, a stack of four sides."""

    def __init__(self, choices: list[int], leaning: int) -> None:
        self.choices = choices
        self.leaning = leaning  # of the last choice, which knows of all before it


def likely_answers(game: Game[Table], seen: Seen[Table], width: int) -> list[Answer]:
    """Up to so many answers, the one that judgement leans to most first.

    An answer of several choices grows choice by choice; only the likeliest beginnings are kept.
    """
    frame = seen.table.asking
    assert frame is not None
    left = frame.rule.together(seen.table, frame.seat, frame.n)
    found = likeliest(after(game, seen, []), width)
    for _ in range(left - 1):
        longer: list[Answer] = []
        for answer in found:
            further = continued(game, seen, answer, frame.id)
            if further:
                longer += further
            else:
                longer.append(answer)
        found = likeliest(longer, width)
    return found


def likeliest(answers: list[Answer], width: int) -> list[Answer]:
    """Those that judgement leans to most; sorting is stable, so the same every time."""
    answers.sort(key=lean, reverse=True)
    return answers[:width]


def lean(answer: Answer) -> int:
    """For sorting."""
    return answer.leaning


def after(game: Game[Table], seen: Seen[Table], choices: list[int]) -> list[Answer]:
    """The answers that go on with each of the options now."""
    leanings = game.judgement.leanings(seen)
    options = seen.options()
    return [Answer([*choices, options[i]], leanings[i]) for i in range(len(options))]


def continued(game: Game[Table], seen: Seen[Table], answer: Answer, rule: int) -> list[Answer]:
    """The answer with every next choice; nothing where it is complete."""
    if not PASS < answer.choices[-1] < ASIDE:
        return []
    t: Table = game.guess(seen, FastNumbers(1))
    for choice in answer.choices:
        take(t, choice)
        asking = t.asking
        if asking is None or asking.seat != seen.seat or asking.id != rule:
            return []
    return after(game, game.seen(t, seen.seat), answer.choices)
