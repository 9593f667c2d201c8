"""Whole games between computer players, with the line-up rotated round the table."""

from __future__ import annotations

from typing import NamedTuple

from takujo.cpu.levels import player
from takujo.cpu.players import Player
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import fast
from takujo.kernel.flow import endless, take
from takujo.kernel.table import Table

MOST_DECISIONS = 100_000  # of a game; the longest of any game takes some thousands


class Played(NamedTuple):
    """How one game went; lists are by seat."""

    number: int  # of the game among those that were planned
    seed: int
    rotation: int
    entries: list[int]  # which entry of the line-up sat there, counted from 0
    scores: list[int]
    ranks: list[int]  # 1 is first, shared places share their number
    reason: str
    decisions: int  # questions with at least two options
    rounds: int
    choices: str  # all choices in order, if they are wanted: numbers apart by spaces

    def win_share(self, entry: int) -> float:
        """1 for the only winner, 1/k for each of k that share the first place."""
        first = self.ranks[self.entries.index(entry)] == 1
        return 1 / self.ranks.count(1) if first else 0.0

    def score(self, entry: int) -> int:
        """The points of an entry of the line-up."""
        return self.scores[self.entries.index(entry)]


def play_game(
    book: Rulebook,
    line_up: list[str],
    seed: int,
    rotation: int,
    number: int = 0,
    with_choices: bool = False,
) -> Played:
    """One game; entry i of the line-up takes the seat that lies ``rotation`` further round."""
    seats = len(line_up)
    entries = [(seat - rotation) % seats for seat in range(seats)]
    # a number of its own for every player of every game
    players = [player(line_up[entry], book.game, seed * seats + entry) for entry in entries]
    t = book.game.deal(book, seats, fast(seed))
    choices = play_on(t, players)
    result = t.result
    assert result is not None
    return Played(
        number=number,
        seed=seed,
        rotation=rotation,
        entries=entries,
        scores=result.scores,
        ranks=result.ranks,
        reason=result.reason,
        decisions=len(choices),
        rounds=book.game.rounds(t),
        choices=" ".join([str(choice) for choice in choices]) if with_choices else "",
    )


def play_on(t: Table, players: list[Player]) -> list[int]:
    """Play from here to the end; the choices taken."""
    game = t.book.game
    choices: list[int] = []
    while True:
        asking = t.asking
        if asking is None:
            return choices
        seat = asking.seat
        choice = players[seat].choose(game.seen(t, seat))
        choices.append(choice)
        if len(choices) > MOST_DECISIONS:  # an edition lets players go on for ever, and they do
            raise endless(t)
        take(t, choice)
