"""Setting the four bits: all senders at once, hidden from each other (6-2-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from takujo.games.fourbit_town import events, names
from takujo.games.fourbit_town.player import plus
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import Rule
from takujo.kernel.reason import Reason

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone


class Setting(Rule[Town]):
    """Everybody who sends a worker sets cards; then all are revealed."""

    def begin(self, t: Town, first: int, n: int) -> None:
        """The settings lie together on the agenda, so they are open at the same time."""
        anybody = False
        for seat in t.order:
            if t.players[seat].sending:
                t.then(names.SET, seat)
                anybody = True
        t.then(names.REVEAL if anybody else names.END_OF_ROUND, first)


class SetCard(Rule[Town]):
    """Turn a card to 0 or 1 and lay it under those already set; n is how many there are."""

    def secret(self) -> bool:
        """Nobody sees it before the reveal."""
        return True

    def alike(self) -> bool:
        """Even the last card has two sides."""
        return True

    def begin(self, t: Town, seat: int, n: int) -> None:
        """Either side of every card not set yet."""
        p = t.players[seat]
        faces = p.faces
        if not p.stack:
            t.must(faces[:])
            return
        options: list[int] = []
        at: i64
        for at in range(0, len(faces), 2):
            if not is_set(p.stack, faces[at]):
                options.append(faces[at])
                options.append(faces[at + 1])
        t.must(options)

    def take(self, t: Town, seat: int, n: int, choice: int) -> None:
        """The next card follows."""
        p = t.players[seat]
        p.stack = plus(p.stack, choice - 1)
        if t.ear is not None:
            t.ear.append((events.SET, seat, choice - 1))
        if n + 1 < names.BITS:
            t.then(names.SET, seat, n + 1)

    def together(self, t: Town, seat: int, n: int) -> int:
        """The whole stack."""
        return names.BITS - n

    def ordered(self) -> bool:
        """The top card is worth 1, the lowest 8."""
        return True

    def candidates(self, t: Town, seat: int, n: int) -> list[int]:
        """Both sides of all four cards."""
        return t.players[seat].faces[:]

    def why_not(self, t: Town, seat: int, n: int, choice: int) -> Reason | None:
        """The card lies in the stack already."""
        if is_set(t.players[seat].stack, choice):
            return Reason("already_set", {"card": (choice + 1) // 2}, "6-2-2")
        return None


def is_set(stack: list[int], face: i64) -> bool:
    """Does the card with this side, which a choice counts from 1, lie in the stack?"""
    side: i64
    for side in stack:
        if side >> 1 == (face - 1) >> 1:
            return True
    return False
