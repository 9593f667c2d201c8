"""Black market: own goods help to pay for a building."""

from __future__ import annotations

from takujo.games.san_juan import events, names
from takujo.games.san_juan.table import Player, SanJuan
from takujo.kernel.agenda import PASS, Rule
from takujo.kernel.reason import Reason


class BlackMarket(Rule[SanJuan]):
    """Up to two own goods pay a card each, never more than is still owed."""

    def begin(self, t: SanJuan, seat: int, owed: int) -> None:
        """Offer goods, in town order; where the hand is too small they must pay."""
        p = t.players[seat]
        needed = owed - len(p.hand)
        if needed > 0:
            t.must(payable_goods(t, p, needed))
        else:
            t.may(payable_goods(t, p, 1))

    def take(self, t: SanJuan, seat: int, owed: int, slot: int) -> None:
        """The good is discarded, unseen."""
        if slot == PASS:
            t.last = 0
            t.then(names.PAY, seat, owed)
            return
        t.discard_good(seat, slot)
        t.done += 1
        if t.ear is not None:
            building = t.players[seat].buildings[slot - 1]
            t.ear.append((events.PAID_GOOD, seat, slot, building))
        if owed > 1:
            t.last = slot
            t.then(names.BLACK_MARKET, seat, owed - 1)
        else:
            t.last = 0

    def candidates(self, t: SanJuan, seat: int, owed: int) -> list[int]:
        """Every building with a good."""
        return [slot + 1 for slot, good in enumerate(t.players[seat].goods) if good]

    def why_not(self, t: SanJuan, seat: int, owed: int, slot: int) -> Reason | None:
        """Two have paid already, or too few would be left."""
        p = t.players[seat]
        if t.done >= t.edition.market_goods:
            return Reason("market_full", {"most": t.edition.market_goods}, "5")
        if slot < t.last:
            return Reason("in_town_order", {"slot": slot}, "5")
        needed = max(1, owed - len(p.hand))
        if slot not in payable_goods(t, p, needed):
            return Reason("too_few_goods_left", {"need": needed}, "5")
        return None


def payable_goods(t: SanJuan, p: Player, needed: int) -> list[int]:
    """The slots whose good may pay next when so many must pay in all, in town order."""
    if t.done >= t.edition.market_goods:
        return []
    slots = [slot + 1 for slot, good in enumerate(p.goods) if good and slot + 1 > t.last]
    return slots[: len(slots) - needed + 1] if len(slots) >= needed else []
