"""Builder: beginning with the player who picked it, everybody may build one building."""

from __future__ import annotations

from takujo.editions.effect_rule import at_moment
from takujo.games.san_juan import effects, events, names
from takujo.games.san_juan.edition import PRODUCTION
from takujo.games.san_juan.payment import start_payment
from takujo.games.san_juan.price import affordable, dearest, price, too_dear
from takujo.games.san_juan.round import level_of
from takujo.games.san_juan.table import Player, SanJuan
from takujo.kernel.agenda import PASS, Rule
from takujo.kernel.hidden import kinds, take_out, without
from takujo.kernel.reason import Reason


class Builder(Rule[SanJuan]):
    """All build in turn; then it is seen whether the game ends."""

    def begin(self, t: SanJuan, seat: int, level: int) -> None:
        """The picker builds with his privilege."""
        t.then_each(names.BUILD, seat, level)
        t.then(names.END_OF_BUILDER, seat)


class Build(Rule[SanJuan]):
    """Build one card from hand, not twice the same city building, paying with other cards."""

    def veiled(self, t: SanJuan, seat: int, level: int) -> bool:
        """What can be built lies in a hand that the others do not see."""
        return True

    def begin(self, t: SanJuan, seat: int, level: int) -> None:
        """Offer what can be paid, on a new plot or over another building."""
        p = t.players[seat]
        others = len(p.hand) - 1
        over = dearest(t, p)
        options: list[int] = []
        last = 0
        for card in p.hand:  # sorted: equal cards lie together
            new = card != last and may_own(t, p, card)
            if new and affordable(t, p, card, level, over, others):
                options.append(card)
            last = card
        t.may(options)

    def take(self, t: SanJuan, seat: int, level: int, card: int) -> None:
        """The card leaves the hand for all to see; where and how it is paid comes next."""
        if card == PASS:
            return
        p = t.players[seat]
        take_out(p.hand, card)
        if p.shown and card in p.shown:
            p.shown = without(p.shown, card)
        t.site = card
        t.covering = 0
        if p.has(t.edition.crane):
            t.then(names.CRANE, seat, level)
        else:
            start_payment(t, seat, price(t, p, card, level, 0))

    def why_passed(self, t: SanJuan, seat: int, own: bool) -> Reason | None:
        """No card in hand; what is missing for the cheapest of them only their owner knows."""
        p = t.players[seat]
        if not p.hand or not own:
            return None if p.hand else Reason("empty_hand", {}, "5")
        picker = t.takers[names.ROLE_BUILDER] == seat + 1
        level = (level_of(t, seat) or 2) if picker else 0
        reasons = [self.why_not(t, seat, level, card) for card in kinds(p.hand)]
        if None in reasons:
            return None
        short = [why.numbers["short"] for why in reasons if why and why.code == "too_dear"]
        if not short:
            return Reason("all_built", {}, "4")
        return Reason("all_too_dear", {"n": min(short)}, "5")

    def candidates(self, t: SanJuan, seat: int, level: int) -> list[int]:
        """Every kind of card in hand."""
        return kinds(t.players[seat].hand)

    def why_not(self, t: SanJuan, seat: int, level: int, card: int) -> Reason | None:
        """Already owned, or too dear."""
        p = t.players[seat]
        if not may_own(t, p, card):
            return Reason("already_built", {"card": card}, "4")
        return too_dear(t, p, card, level, dearest(t, p), len(p.hand) - 1)


class IntoTown(Rule[SanJuan]):
    """The paid building comes into town; then carpenter and poor house may draw."""

    def begin(self, t: SanJuan, seat: int, n: int) -> None:
        """What was there before still decides who draws: nothing acts on its own construction."""
        p = t.players[seat]
        card = t.site
        if t.covering:
            cover(t, seat, t.covering)
        else:
            p.buildings.append(card)
            p.goods.append(0)
            if t.ear is not None:
                t.ear.append((events.BUILT, seat, card))
        at_moment(t, t.edition.effects, effects.BUILT, seat, names.EFFECT)
        p.owned |= 1 << card
        t.built += 1


class EndOfBuilder(Rule[SanJuan]):
    """The game ends after the builder phase in which somebody has built the last building."""

    def begin(self, t: SanJuan, seat: int, n: int) -> None:
        """Look at all towns once everybody has built."""
        for owner, p in enumerate(t.players):
            if len(p.buildings) >= t.edition.end_buildings:
                if t.ear is not None:
                    t.ear.append((events.GAME_ENDED, owner, len(p.buildings)))
                t.end()
                return


def may_own(t: SanJuan, p: Player, card: int) -> bool:
    """Production buildings any number of times, each city building once."""
    return t.edition.kind[card] == PRODUCTION or not p.has(card)


def cover(t: SanJuan, seat: int, slot: int) -> None:
    """Build over: the old building's good and then the old card go to the discard pile."""
    p = t.players[seat]
    old = p.buildings[slot - 1]
    good = 1 if p.goods[slot - 1] else 0
    if good:
        t.discard_good(seat, slot)
    t.discard_open(old)
    p.buildings[slot - 1] = t.site
    p.owned &= ~(1 << old)
    for building in p.buildings:  # another production building of the same kind still stands
        p.owned |= 1 << building if building != t.site else 0
    t.covering = 0
    if t.ear is not None:
        t.ear.append((events.COVERED, seat, t.site, old, slot, good))
