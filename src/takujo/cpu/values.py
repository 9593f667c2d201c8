"""What a position is worth to a seat: how likely it wins, and a little for points of lead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from takujo.cpu.network import logistic
from takujo.kernel.agenda import Rulebook
from takujo.kernel.table import Table

POINT: Final = 0.004  # of a win: what a point of lead is worth beside it
BLUR: Final = 3.0  # points of lead by which a win is blurred where whole games are played out
MOST_LEAD: Final = 20.0  # points beyond which a lead is no better

# From a rulebook and features of positions to the win share and the lead expected in each.
Network = Callable[[Rulebook, list[bytes]], list[tuple[float, float]]]


class Values:
    """Values positions: an end by its result, what lies before it by a network, if there is one."""

    def __init__(self, network: Network | None = None, ahead: int = 0, times: int = 1) -> None:
        self.network = network
        self.ahead = ahead  # decisions, of everybody, after which the network is to be asked
        self.times = times  # simulations in the time that others take for one

    def at_end(self, t: Table, seat: int) -> tuple[float, float]:
        """How the game has ended for the seat: its share of the win, and its lead."""
        result = t.result
        assert result is not None
        win = 1 / result.ranks.count(1) if result.ranks[seat] == 1 else 0.0
        best = -(1 << 29)
        for other, score in enumerate(result.scores):
            if other != seat and score > best:
                best = score
        return win, float(result.scores[seat] - best)

    def worth(self, win: float, lead: float) -> float:
        """Both in one number.

        Whole games played out differ by chance alone; a win by a hair then says hardly more than a
        defeat by a hair, and saying so makes every simulation count for more.
        """
        return combined(win, lead) if self.network is not None else logistic(lead / BLUR)

    def leaf(self, t: Table, seat: int) -> bytes:
        """What is needed of a position to value it later."""
        game = t.book.game
        return game.features(game.seen(t, seat))

    def outlooks(self, book: Rulebook, leaves: list[bytes]) -> list[tuple[float, float]]:
        """The share of the win and the lead to expect in each, for the seat that looks at it."""
        network = self.network
        if network is None or not leaves:
            return [(0.0, 0.0) for _ in leaves]
        return network(book, leaves)


def combined(win: float, lead: float) -> float:
    """A share of the win, and so many points beyond the best of the others, in one number."""
    return win + POINT * max(-MOST_LEAD, min(MOST_LEAD, lead))
