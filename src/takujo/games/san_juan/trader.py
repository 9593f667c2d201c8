"""Trader: a price tile is turned over, and everybody may sell goods at its prices."""

from __future__ import annotations

from takujo.editions.effect_rule import at_moment, total
from takujo.games.san_juan import effects, events, names
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.agenda import PASS, Rule
from takujo.kernel.reason import Reason


class Trader(Rule[SanJuan]):
    """The top tile is turned over after the role is picked, and prices the whole phase."""

    def begin(self, t: SanJuan, seat: int, level: int) -> None:
        """All sell in turn; then the tile goes away."""
        t.tile = t.tiles[0]
        if t.tiles_seen < len(t.tiles):
            t.reveals += 1
        if t.ear is not None:
            t.ear.append((events.TILE_TURNED, seat, t.tile))
        t.then_each(names.TRADER_TURN, seat, level)
        t.then(names.TILE_DOWN, seat)


class TileDown(Rule[SanJuan]):
    """The tile goes face down under the others, so the order repeats and can be remembered."""

    def begin(self, t: SanJuan, seat: int, n: int) -> None:
        """Everybody has seen one tile more."""
        t.tiles = [*t.tiles[1:], t.tiles[0]]
        t.tile = 0
        if t.tiles_seen < len(t.tiles):
            t.tiles_seen += 1


class TraderTurn(Rule[SanJuan]):
    """One good, more by privilege and trading post; then market stand and market hall."""

    def begin(self, t: SanJuan, seat: int, level: int) -> None:
        """Say how many goods this player may sell."""
        e = t.edition
        t.done = 0
        goods = e.sell + e.privilege[names.ROLE_TRADER][level]
        goods += total(t, e.effects, effects.SELLING, seat)
        if goods > 0:
            t.then(names.SELL, seat, min(goods, names.MOST_SLOTS))
        at_moment(t, e.effects, effects.SOLD, seat, names.EFFECT)


class Sell(Rule[SanJuan]):
    """A good is discarded unseen, and its price drawn from the deck."""

    def begin(self, t: SanJuan, seat: int, left: int) -> None:
        """In any order: the cards drawn for one may decide about the next."""
        t.may([slot + 1 for slot, good in enumerate(t.players[seat].goods) if good])

    def take(self, t: SanJuan, seat: int, left: int, slot: int) -> None:
        """One good is sold; the next may follow."""
        if slot == PASS:
            return
        p = t.players[seat]
        price = price_of(t, p.buildings[slot - 1])
        t.discard_good(seat, slot)
        t.done += 1
        if t.ear is not None:
            t.ear.append((events.SOLD, seat, slot, price, p.buildings[slot - 1]))
        t.draw_to_hand(seat, price, names.SELL)
        if left > 1:
            t.then(names.SELL, seat, left - 1)

    def together(self, t: SanJuan, seat: int, left: int) -> int:
        """As many as may be sold."""
        return left

    def why_passed(self, t: SanJuan, seat: int, own: bool) -> Reason | None:
        """No good in town."""
        return None if any(t.players[seat].goods) else Reason("no_goods", {}, "7")

    def candidates(self, t: SanJuan, seat: int, left: int) -> list[int]:
        """The whole town."""
        return list(range(1, len(t.players[seat].buildings) + 1))

    def why_not(self, t: SanJuan, seat: int, left: int, slot: int) -> Reason | None:
        """Nothing lies there."""
        p = t.players[seat]
        if not p.goods[slot - 1]:
            return Reason("no_good_there", {"card": p.buildings[slot - 1]}, "7")
        return None


def price_of(t: SanJuan, building: int) -> int:
    """What the good of a building brings now, in cards."""
    return t.edition.tiles[t.tile][building]
