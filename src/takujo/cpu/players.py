"""Who can sit in for a person: each answers from what its seat has seen, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from takujo.kernel.chance import FastNumbers
from takujo.kernel.judgement import Judgement
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table

WAVER: Final = 700  # how far a beginner misjudges an option, in thousandths of a point


class Player:
    """A computer player; its own numbers decide where it has no opinion."""

    def __init__(self, seed: int) -> None:
        self.numbers = FastNumbers(seed)

    def choose(self, seen: Seen[Table]) -> int:
        """One of the options of the seat, which must be asked."""
        raise NotImplementedError


class RandomPlayer(Player):
    """Takes any option, each as likely as the others."""

    def choose(self, seen: Seen[Table]) -> int:
        """Without looking."""
        options = seen.options()
        return options[self.numbers.below(len(options))]


class AskingPlayer(Player):
    """Asks somebody else, who is no part of this program."""

    def __init__(self, ask: Callable[[Seen[Table]], int]) -> None:
        super().__init__(0)
        self.ask = ask

    def choose(self, seen: Seen[Table]) -> int:
        """Whatever the answer is; who asks sees to it that it is an option."""
        return self.ask(seen)


class JudgingPlayer(Player):
    """Takes the option its judgement leans to most; chance decides between equals."""

    def __init__(self, judgement: Judgement[Table], seed: int) -> None:
        super().__init__(seed)
        self.judgement = judgement

    def choose(self, seen: Seen[Table]) -> int:
        """The best leaning, unless the judgement leaves it to chance."""
        chances = self.judgement.chances(seen)
        if chances:
            return self.drawn(seen.options(), chances)
        return self.best(seen.options(), self.judgement.leanings(seen))

    def drawn(self, options: list[int], chances: list[int]) -> int:
        """An option drawn by chance, each as often as it should be taken."""
        number = self.numbers.below(sum(chances))
        at = 0
        while number >= chances[at]:
            number -= chances[at]
            at += 1
        return options[at]

    def best(self, options: list[int], leanings: list[int]) -> int:
        """The option with the greatest leaning; each of several greatest is as likely."""
        choice = options[0]
        top = leanings[0]
        equals = 1
        for i in range(1, len(options)):
            leaning = leanings[i]
            if leaning > top:
                choice = options[i]
                top = leaning
                equals = 1
            elif leaning == top:
                equals += 1
                if self.numbers.below(equals) == 0:
                    choice = options[i]
        return choice


class WaveringPlayer(JudgingPlayer):
    """Misjudges every option a little, as somebody does who has not played often."""

    def choose(self, seen: Seen[Table]) -> int:
        """The best leaning after each was shifted by chance, small shifts more often."""
        leanings = self.judgement.leanings(seen)
        shifted = [
            leaning + self.numbers.below(WAVER) - self.numbers.below(WAVER) for leaning in leanings
        ]
        return self.best(seen.options(), shifted)
