"""Positions that really come up: games of computer players, looked at now and then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from takujo.cpu.levels import AT_ONCE, player
from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import game
from takujo.kernel.chance import fast
from takujo.kernel.flow import take
from takujo.kernel.table import Table

SAN_JUAN: Final = game("san-juan")
GORYOKAKU: Final = game("goryokaku")
FEW: Final = 8  # simulations of a player that thinks ahead: enough to see that it does
WITH_CPU: Final = [SAN_JUAN, GORYOKAKU]  # the games that computer players know how to play


def situations(
    seed: int, seats: int, every: int, line_up: list[str], rules: PrintedGame[Table] = SAN_JUAN
) -> Iterator[Table]:
    """The tables of one game at every so many questions; the line-up goes round the table.

    Who thinks ahead is replaced by ``normal`` up to there: positions need not be its own.
    """
    t = rules.deal(rules.book(), seats, fast(seed))
    wanted = [line_up[seat % len(line_up)] for seat in range(seats)]
    levels = [level if level in AT_ONCE else "normal" for level in wanted]
    players = [player(level, rules, seed * seats + seat) for seat, level in enumerate(levels)]
    questions = 0
    while t.asking is not None:
        if questions % every == 0:
            yield t
        questions += 1
        seat = t.asking.seat
        take(t, players[seat].choose(rules.seen(t, seat)))
