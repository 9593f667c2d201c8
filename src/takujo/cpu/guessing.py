"""Guesses in which others have done in secret what a judgement would have done."""

from __future__ import annotations

from takujo.cpu.players import JudgingPlayer
from takujo.kernel.chance import Numbers
from takujo.kernel.flow import take, turn_to
from takujo.kernel.game import Game
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table

SEEDS = 1 << 29


def likely_guess(game: Game[Table], seen: Seen[Table], numbers: Numbers) -> Table:
    """A table the seat could be sitting at; what lies there in secret was chosen by judgement."""
    t = game.guess(seen, numbers)
    asking = t.asking
    if asking is None or not asking.rule.secret():
        return t
    open_before = game.waiting(t)
    game.reopen(t, seen.seat)
    for seat in game.waiting(t):
        if seat not in open_before:
            answer(game, t, seat, numbers)
    turn_to(t, asking.seat)
    return t


def answer(game: Game[Table], t: Table, seat: int, numbers: Numbers) -> None:
    """A seat chooses again, as judgement does, until it has nothing more to choose."""
    thinker = JudgingPlayer(game.judgement, numbers.below(SEEDS))
    while seat in game.waiting(t):
        turn_to(t, seat)
        take(t, thinker.choose(game.seen(t, seat)))
