"""Producer: everybody may lay goods on empty production buildings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from takujo.editions.effect_rule import at_moment, total
from takujo.games.san_juan import effects, events, names
from takujo.games.san_juan.edition import PRODUCTION
from takujo.games.san_juan.table import Player, SanJuan
from takujo.kernel.agenda import PASS, Rule
from takujo.kernel.reason import Reason

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone


class Producer(Rule[SanJuan]):
    """All produce in turn, the picker with his privilege."""

    def begin(self, t: SanJuan, seat: int, level: int) -> None:
        """Everybody in turn."""
        t.then_each(names.PRODUCER_TURN, seat, level)


class ProducerTurn(Rule[SanJuan]):
    """One good, more by privilege and aqueduct; then the well."""

    def begin(self, t: SanJuan, seat: int, level: int) -> None:
        """Say how many goods this player may make."""
        e = t.edition
        t.done = 0
        goods = e.produce + e.privilege[names.ROLE_PRODUCER][level]
        goods += total(t, e.effects, effects.PRODUCING, seat)
        if goods > 0:
            t.then(names.PRODUCE, seat, min(goods, names.MOST_SLOTS))
        at_moment(t, e.effects, effects.PRODUCED, seat, names.EFFECT)


class Produce(Rule[SanJuan]):
    """A card from the deck, unseen, becomes the good of an empty production building."""

    def begin(self, t: SanJuan, seat: int, left: int) -> None:
        """Offer empty buildings in town order: nothing is seen, so the order says nothing."""
        p = t.players[seat]
        t.may(empty_slots(t, p) if t.cards_left() else [])

    def take(self, t: SanJuan, seat: int, left: int, slot: int) -> None:
        """One good is made; the next may follow."""
        if slot == PASS:
            t.last = 0
            return
        p = t.players[seat]
        p.goods[slot - 1] = t.draw_card()
        t.done += 1
        if t.ear is not None:
            t.ear.append((events.PRODUCED, seat, slot, p.buildings[slot - 1]))
        if left > 1:
            t.last = slot
            t.then(names.PRODUCE, seat, left - 1)
        else:
            t.last = 0

    def together(self, t: SanJuan, seat: int, left: int) -> int:
        """As many as may be made."""
        return left

    def only_gains(self, t: SanJuan, seat: int, left: int) -> list[int]:
        """Every empty building, where all of them may be filled."""
        empty = empty_slots(t, t.players[seat])
        return empty if len(empty) <= min(left, t.cards_left()) else []

    def why_passed(self, t: SanJuan, seat: int, own: bool) -> Reason | None:
        """No empty production building."""
        return Reason("no_free_building", {}, "6") if not empty_slots(t, t.players[seat]) else None

    def candidates(self, t: SanJuan, seat: int, left: int) -> list[int]:
        """The whole town."""
        return list(range(1, len(t.players[seat].buildings) + 1))

    def why_not(self, t: SanJuan, seat: int, left: int, slot: int) -> Reason | None:
        """No production building, a good lies there, or nothing is left to draw."""
        p = t.players[seat]
        if t.edition.kind[p.buildings[slot - 1]] != PRODUCTION:
            return Reason("makes_nothing", {"card": p.buildings[slot - 1]}, "6")
        if p.goods[slot - 1]:
            return Reason("good_there", {"card": p.buildings[slot - 1]}, "6")
        if slot <= t.last:
            return Reason("in_town_order", {"slot": slot}, "6")
        if not t.cards_left():
            return Reason("no_cards_left", {}, "12")
        return None


def empty_slots(t: SanJuan, p: Player) -> list[int]:
    """Production buildings without a good, behind the last one filled in this turn."""
    kind = t.edition.kind
    out: list[int] = []
    slot: i64
    for slot in range(t.last, len(p.buildings)):
        if not p.goods[slot] and kind[p.buildings[slot]] == PRODUCTION:
            out.append(slot + 1)
    return out
