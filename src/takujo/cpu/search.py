"""Search: whole answers tried on guesses of the table, played on by judgement, and valued.

What the seat cannot see is dealt anew for every simulation (a guess), and all answers that are
compared meet the same guesses and the same chance, so that luck falls out of their difference.
After an answer everybody goes on as the game's judgement does, until the seat is asked again
some decisions later; there the position is valued. Answers that fall behind are dropped half by
half, and the rest is looked at more closely.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import TYPE_CHECKING, Final

from takujo.cpu.answers import Answer, likely_answers
from takujo.cpu.players import JudgingPlayer, Player
from takujo.cpu.values import Values
from takujo.kernel.flow import take
from takujo.kernel.game import Game
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone

MOST_DECISIONS: Final = 5000  # of one simulation; whatever lies further on counts as it stands
EACH: Final = 4  # simulations that there must be for an answer to be looked at
FEWEST: Final = 6  # guesses on which an answer must have met another to be clearly worse
CLEARLY: Final = 2.5  # standard errors by which it must be worse
DOUBT: Final = 0.7  # standard errors by which judgement must be proven wrong


class Effort:
    """How much a level thinks about one answer, at most: many are clear sooner."""

    def __init__(self, simulations: int, width: int) -> None:
        self.simulations = simulations
        self.width = width  # answers compared


class Considered:
    """An answer that is being compared: its values on the guesses so far."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.values: list[float] = []
        self.later: list[int] = []  # places in it whose position has still to be valued

    def mean(self) -> float:
        """What it is worth, as far as is known."""
        return sum(self.values) / len(self.values) if self.values else 0.0


class SearchPlayer(Player):
    """Thinks ahead from what its seat has seen; its own numbers make the guesses."""

    def __init__(self, game: Game[Table], seed: int, effort: Effort, values: Values) -> None:
        super().__init__(seed)
        self.game = game
        self.effort = effort
        self.values = values
        self.rest: list[int] = []  # what is still to be said of an answer decided on
        self.rule = -1  # and which rule asks for it
        self.thoughts: list[Considered] = []  # of the last decision, the best first
        self.clock: Callable[[], bool] | None = None  # says that the time is over

    def choose(self, seen: Seen[Table]) -> int:
        """The next choice of an answer decided on, or of a new one."""
        frame = seen.table.asking
        assert frame is not None
        options = seen.options()
        if len(options) == 1:  # asked only so that nobody can tell
            return options[0]
        if self.rest and self.rule == frame.id and self.rest[0] in options:
            return self.rest.pop(0)
        self.rest = self.decide(seen)
        self.rule = frame.id
        return self.rest.pop(0)

    def decide(self, seen: Seen[Table]) -> list[int]:
        """The whole answer that does best on the guesses."""
        effort = self.effort
        width = max(2, min(effort.width, effort.simulations // EACH))
        left = [Considered(answer) for answer in likely_answers(self.game, seen, width)]
        self.thoughts = left[:]
        if len(left) > 1 and self.effort.simulations > 0:
            left = self.narrowed(seen, left)
        self.thoughts.sort(key=worth, reverse=True)
        frame = seen.table.asking
        assert frame is not None
        best = self.mixed(left) if frame.rule.secret() else preferred(left)
        return best.answer.choices[:]

    def narrowed(self, seen: Seen[Table], left: list[Considered]) -> list[Considered]:
        """The answers that are left when all simulations are made: the better ones, at most two."""
        rounds = 1
        while (1 << rounds) < len(left):
            rounds += 1
        each = max(1, self.effort.simulations // rounds)
        for _ in range(rounds):
            self.compare(seen, left, max(2, each // len(left)))
            left = better(left)
            if len(left) == 1 or self.hurried():
                break
        return left

    def hurried(self) -> bool:
        """Has somebody set a time, and is it over?"""
        return self.clock is not None and self.clock()

    def compare(self, seen: Seen[Table], left: list[Considered], guesses: int) -> None:
        """Every answer on so many more guesses, the same ones for all."""
        leaves: list[bytes] = []
        owners: list[Considered] = []
        for _ in range(guesses):
            guess = self.game.guess(seen, self.numbers)
            self.game.reopen(guess, seen.seat)
            seed = self.numbers.below(1 << 29)
            for each in left:
                t = guess.copy()
                if self.play_on(t, each.answer.choices, seen.seat, seed):
                    each.values.append(self.values.at_end(t, seen.seat))
                else:
                    owners.append(each)
                    leaves.append(self.values.leaf(t, seen.seat))
                    each.later.append(len(each.values))
                    each.values.append(0.0)
        worths = self.values.worth(seen.table.book, leaves)
        for at in range(len(owners)):
            owners[at].values[owners[at].later.pop(0)] = worths[at]

    def play_on(self, t: Table, choices: list[int], seat: int, seed: int) -> bool:
        """Answer, and let judgement go on for everybody; is the game over then?"""
        game = self.game
        for choice in choices:
            take(t, choice)
        thinkers = [JudgingPlayer(game.judgement, seed + at) for at in range(t.seats)]
        decisions: i64 = 0
        values = self.values
        ahead: i64 = values.ahead if values.network is not None else MOST_DECISIONS
        while True:
            asking = t.asking
            if asking is None:
                return True
            asked = asking.seat
            if (decisions >= ahead and asked == seat) or decisions >= MOST_DECISIONS:
                return False
            take(t, thinkers[asked].choose(game.seen(t, asked)))
            decisions += 1

    def mixed(self, left: list[Considered]) -> Considered:
        """Where all choose at once nobody may be sure: any of those that are about as good."""
        best = max(left, key=worth)
        equals = [each for each in left if not is_worse(each, best, DOUBT)]
        return equals[self.numbers.below(len(equals))]


def better(left: list[Considered]) -> list[Considered]:
    """The better half, without what is clearly worse than the best.

    What judgement prefers lies first, and stays there as long as it is not clearly worse.
    """
    ranked = sorted(left, key=worth, reverse=True)
    best = ranked[0]
    kept = [best]
    for each in ranked[1 : max(2, (len(ranked) + 1) // 2)]:
        if len(each.values) < FEWEST or not is_worse(each, best, CLEARLY):
            kept.append(each)
    first = left[0]
    if first in kept:
        kept.remove(first)
    elif is_worse(first, best, CLEARLY):
        return kept
    elif len(kept) > 1:
        kept.pop()
    return [first, *kept]


def preferred(left: list[Considered]) -> Considered:
    """The best, unless it is too little better than what judgement prefers."""
    first = left[0]
    best = max(left, key=worth)
    return best if best is first or is_worse(first, best, DOUBT) else first


def is_worse(one: Considered, other: Considered, errors: float) -> bool:
    """Is one worse by so many standard errors, on the guesses that both have met?"""
    if one is other:
        return False
    n = min(len(one.values), len(other.values))
    if n < 2:
        return worth(one) < worth(other)
    gains = [other.values[i] - one.values[i] for i in range(n)]
    mean = sum(gains) / n
    squares = 0.0
    for gain in gains:
        squares += (gain - mean) * (gain - mean)
    return mean > errors * sqrt(squares / (n - 1) / n)


def worth(each: Considered) -> float:
    """For sorting."""
    return each.mean()
