"""Where a computer player loses: what the best answer gains over its own, by kind of question.

    python -m benchmarks.weak_spots san-juan --games 40
    python -m benchmarks.weak_spots goryokaku --seed 4302 --at 137 --guesses 400

Four ``normal`` play; now and then a question is looked at. Up to six answers are played out to the
end on the same guesses, ``normal`` playing on for everybody. The first half of the guesses says
which answer is best, the second half what it gains, so that the best of many is not overrated. A
win is blurred by a few points of lead (``takujo.cpu.values``). With ``--at`` one question of one
game is looked at, answer by answer; ``--keep FOLDER`` keeps the positions that were clearly
misjudged, as in ``docs/positions``.
"""

import argparse
import json
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import Final

from takujo.build import KIND
from takujo.cli.asked_for import game_and_edition
from takujo.cpu.answers import likely_answers
from takujo.cpu.levels import player
from takujo.cpu.search import Effort, SearchPlayer
from takujo.cpu.values import Values
from takujo.cpu.weighed import Considered
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import FastNumbers, fast
from takujo.kernel.flow import take
from takujo.kernel.table import Table

WIDTH: Final = 6  # answers compared
CLEARLY: Final = 2.6  # standard errors, in the half that did not choose


class Look:
    """One question: what the best other answer gains over the player's own."""

    def __init__(self, t: Table, seed: int, guesses: int) -> None:
        assert t.asking is not None
        rules = t.book.game
        self.table = t
        self.rule = t.asking.id
        self.seat = t.asking.seat
        seen = rules.seen(t, self.seat)
        self.answers = [Considered(each) for each in likely_answers(rules, seen, WIDTH)]
        thinker = SearchPlayer(rules, seed, Effort(0, WIDTH), Values())
        if len(self.answers) > 1:
            thinker.compare(seen, self.answers, guesses)
        half = guesses // 2
        self.own = self.answers[0]
        self.best = max(self.answers, key=lambda each: sum(each.values[:half]))
        ahead = zip(self.best.values[half:], self.own.values[half:], strict=True)
        gains = [best - own for best, own in ahead]
        self.gain = sum(gains) / max(1, len(gains))
        squares = sum((gain - self.gain) ** 2 for gain in gains)
        self.error = sqrt(squares) / max(1, len(gains))

    @property
    def clearly(self) -> bool:
        """Is the player's own answer worse beyond doubt?"""
        return self.gain > CLEARLY * self.error > 0

    @property
    def by_lot(self) -> bool:
        """Does the player see no difference to another answer?"""
        alike = [each for each in self.answers if each.answer.leaning == self.own.answer.leaning]
        return len(alike) > 1

    def told(self, each: Considered) -> str:
        """An answer in words."""
        t = self.table
        return ", ".join(t.describe(self.seat, choice) for choice in each.answer.choices)


def questions(book: Rulebook, seed: int) -> Iterator[Table]:
    """Every question of a game of four ``normal`` that has at least two options."""
    rules = book.game
    seats = rules.seats[0]
    players = [player("normal", rules, seed * seats + seat) for seat in range(seats)]
    t = rules.deal(book, seats, fast(seed))
    while t.asking is not None:
        seat = t.asking.seat
        if len(t.offered) > 1:
            yield t
        take(t, players[seat].choose(rules.seen(t, seat)))


def one_question(book: Rulebook, seed: int, at: int, guesses: int) -> None:
    """Every answer to one question."""
    for number, t in enumerate(questions(book, seed)):
        if number == at:
            look = Look(t.copy(), seed, guesses)
            for each in look.answers:
                told = f"{look.told(each)}: leaning {each.answer.leaning / 1000:.2f}"
                print(f"{told}, value {each.mean():.3f}, wins {each.win():.1%} of {guesses}")
            return


def looks(book: Rulebook, asked: argparse.Namespace) -> Iterator[Look]:
    """Some questions of every game, each with the same chance to be looked at."""
    for seed in range(asked.seed, asked.seed + asked.games):
        lot = FastNumbers(f"{seed}/looked at")
        for t in questions(book, seed):
            assert t.asking is not None
            name = book.paragraphs[t.asking.id].name
            wanted = not asked.rule or name in asked.rule
            if wanted and lot.below(1000) < asked.share * 1000:
                yield Look(t.copy(), seed, asked.guesses)


def report(book: Rulebook, found: list[Look]) -> None:
    """A line for each kind of question."""
    print("question: n, gain of the best answer (+- 95%), clearly worse, drawn by lot")
    for rule in sorted({look.rule for look in found}):
        own = [look for look in found if look.rule == rule]
        mean = sum(look.gain for look in own) / len(own)
        spread = sqrt(sum((look.gain - mean) ** 2 for look in own)) / len(own)
        worse = sum(look.clearly for look in own) / len(own)
        lots = sum(look.by_lot for look in own) / len(own)
        name = book.paragraphs[rule].name
        gain = f"{mean:+.2%} +- {1.96 * spread:.2%}"
        print(f"{name}: {len(own)}, {gain}, {worse:.1%}, {lots:.1%}")


def keep(t: Table, file: Path) -> None:
    """The whole position, as ``takujo.from_json`` reads it."""
    book = t.book
    data = {"game": book.game.name, "edition": book.edition_name, **book.game.to_data(t)}
    file.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    """Look, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=5_000_000)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--share", type=float, default=0.05, help="of all questions")
    parser.add_argument("--guesses", type=int, default=80)
    parser.add_argument("--rule", action="append", help="only this kind of question")
    parser.add_argument("--at", type=int, help="the number of one question of the first game")
    parser.add_argument("--keep", type=Path, help="a folder for positions clearly misjudged")
    asked = parser.parse_args()
    of, edition = game_and_edition(asked.game)
    book = of.book(edition)
    if asked.at is not None:
        one_question(book, asked.seed, asked.at, asked.guesses)
        return
    print(f"{asked.game}, {KIND}, {asked.games} games from {asked.seed}, {asked.guesses} guesses")
    found = list(looks(book, asked))
    report(book, found)
    for number, look in enumerate(sorted(found, key=lambda look: -look.gain / (look.error + 0.01))):
        if look.clearly and number < 40:
            words = f"{look.told(look.own)} < {look.told(look.best)}"
            print(f"{book.paragraphs[look.rule].name}: {words} by {look.gain:.1%}")
            if asked.keep:
                file = asked.keep / f"{of.name}-{edition}-{number:02}.json"
                keep(look.table, file)


if __name__ == "__main__":
    main()
