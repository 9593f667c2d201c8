"""The draft: everybody secretly keeps a card and passes the rest to the left, four times (5)."""

from __future__ import annotations

from takujo.games.fourbit_town import events, names
from takujo.games.fourbit_town.player import plus
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import Rule
from takujo.kernel.hidden import without
from takujo.kernel.reason import Reason


class Draft(Rule[Town]):
    """Keep one card of the hand; all players at once."""

    def secret(self) -> bool:
        """Nobody sees what the others keep."""
        return True

    def alike(self) -> bool:
        """All hands are of one size."""
        return True

    def begin(self, t: Town, seat: int, n: int) -> None:
        """Any card of the hand."""
        t.must(t.players[seat].hand[:])

    def take(self, t: Town, seat: int, n: int, card: int) -> None:
        """It is the player's own from now on."""
        p = t.players[seat]
        p.hand = without(p.hand, card)
        p.keep_cards(plus(p.cards, card))
        if t.ear is not None:
            t.ear.append((events.DRAFTED, seat, card))

    def candidates(self, t: Town, seat: int, n: int) -> list[int]:
        """The hand, and what has been kept already."""
        p = t.players[seat]
        return sorted(p.hand + p.cards)

    def why_not(self, t: Town, seat: int, n: int, card: int) -> Reason | None:
        """It has been kept already."""
        if card in t.players[seat].hand:
            return None
        return Reason("already_kept", {"card": card}, "5")


class PassOn(Rule[Town]):
    """The hands go to the left; who passed them on remembers them."""

    def begin(self, t: Town, first: int, n: int) -> None:
        """Until nothing is left to keep."""
        if not t.players[0].hand:
            return
        passed_on = t.players[-1].hand
        for p in t.players:
            p.passed = p.passed + p.hand if p.passed else p.hand
            p.hand, passed_on = passed_on, p.hand
        t.reveals += 1
        if t.ear is not None:
            for seat, p in enumerate(t.players):
                t.ear.append((events.HANDED, seat, *p.hand))
        t.then_each(names.DRAFT, first)
        t.then(names.PASS_ON, first)
