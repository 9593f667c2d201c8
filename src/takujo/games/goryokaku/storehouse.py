"""Storehouses: at the end of the turn what does not fit goes back, of the player's choice."""

from __future__ import annotations

from takujo.games.goryokaku import events, names
from takujo.games.goryokaku.castle_build import kinds_in_order, why_not_in_order
from takujo.games.goryokaku.names import KINDS
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.agenda import Rule
from takujo.kernel.reason import Reason


class Store(Rule[Goryokaku]):
    """One cube in each storehouse; the rest is returned cube by cube, in the order of kinds."""

    def veiled(self, t: Goryokaku, seat: int, n: int) -> bool:
        """A free action may be open beside it, by who is in hand."""
        return len(t.players[seat].people) > 0

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Nothing is asked where all cubes fit."""
        over = overflow(t, seat)
        if over > 0:
            t.must(kinds_in_order(t.players[seat].cubes, t.last, over))

    def take(self, t: Goryokaku, seat: int, n: int, choice: int) -> None:
        """Back to the supply."""
        t.players[seat].add_cubes(choice - 1, -1)
        t.supply[choice - 1] = t.supply[choice - 1] + 1
        if t.ear is not None:
            t.ear.append((events.RETURNED, seat, choice - 1))
        more = overflow(t, seat) > 0
        t.last = choice if more else 0
        if more:
            t.then(names.STORE, seat)

    def together(self, t: Goryokaku, seat: int, n: int) -> int:
        """All that does not fit."""
        return max(1, overflow(t, seat))

    def candidates(self, t: Goryokaku, seat: int, n: int) -> list[int]:
        """Every kind."""
        return list(range(1, len(KINDS) + 1))

    def why_not(self, t: Goryokaku, seat: int, n: int, choice: int) -> Reason | None:
        """None of it is there, or it is picked out of order."""
        p = t.players[seat]
        return why_not_in_order(p.cubes, t.last, overflow(t, seat), choice, "5")


def overflow(t: Goryokaku, seat: int) -> int:
    """How many cubes have no storehouse."""
    p = t.players[seat]
    return p.cube_count() - p.storehouses
