"""Setting the four bits: all senders at once, hidden from each other (6-2-2)."""

from __future__ import annotations

from takujo.games.fourbit_town import events, names
from takujo.games.fourbit_town.player import plus
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import Rule
from takujo.kernel.reason import Reason


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
        mask = set_mask(p.stack)
        options: list[int] = []
        for card in p.held:
            if not (mask >> card) & 1:
                options.append(card * 2 - 1)
                options.append(card * 2)
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
        out: list[int] = []
        for card in t.players[seat].held:
            out += [card * 2 - 1, card * 2]
        return out

    def why_not(self, t: Town, seat: int, n: int, choice: int) -> Reason | None:
        """The card lies in the stack already."""
        card = (choice + 1) // 2
        if (set_mask(t.players[seat].stack) >> card) & 1:
            return Reason("already_set", {"card": card}, "6-2-2")
        return None


def set_mask(stack: list[int]) -> int:
    """Bit per card that has been set."""
    mask = 0
    for side in stack:
        mask |= 1 << (side // 2 + 1)
    return mask
