"""The turn: place a worker or recall; free actions beside every question; then the next player."""

from __future__ import annotations

from takujo.games.goryokaku import events, names
from takujo.games.goryokaku.names import ERAS
from takujo.games.goryokaku.scoring import show_crests
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.agenda import Rule


class Turn(Rule[Goryokaku]):
    """From now on it is this seat's turn."""

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Act, store, and pass the turn on."""
        begin_turn(t, seat, names.ACT)


class EndOfTurn(Rule[Goryokaku]):
    """The turn passes to the left, until the last onigiri of the last era has been taken."""

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Without rounds: turn after turn."""
        end_turn(t, seat, names.ACT)


def begin_turn(t: Goryokaku, seat: int, opening: int) -> None:
    """The worker or the recall, the storehouses, and the next player's turn."""
    t.turn = seat + 1
    t.space = 0
    t.acted = 0
    t.joined = 0
    if t.ear is not None:
        t.ear.append((events.TURN_BEGAN, seat))
    t.then(opening, seat)
    t.then(names.STORE, seat)
    t.then(names.END_OF_TURN, seat)


def end_turn(t: Goryokaku, seat: int, opening: int) -> None:
    """The end of the game, or the next turn with its first question."""
    t.turn = 0
    if t.era > ERAS:
        show_crests(t, seat)
        t.end()
    else:
        begin_turn(t, (seat + 1) % t.seats, opening)
