"""A turn: some actions, then the fair's fee."""

from __future__ import annotations

from takujo.editions.effect_rule import at_moment, total
from takujo.kernel.agenda import PASS, Rule
from takujo.kernel.hidden import in_order, kinds
from takujo.kernel.reason import Reason
from tests.toy import effects, events, names
from tests.toy.table import HarvestFair

ACTIONS = ["sell", "buy", "preserve"]


class Turn(Rule[HarvestFair]):
    """Actions, then the fee; during the own turn an errand may be run beside any question."""

    def begin(self, t: HarvestFair, seat: int, n: int) -> None:
        """From now on it is this seat's turn."""
        t.turn = seat + 1
        t.then(names.ACT, seat, t.edition.actions)
        t.then(names.FEE, seat, t.edition.fee)
        t.then(names.END_OF_TURN, seat)


class Act(Rule[HarvestFair]):
    """Sell a crop, buy a stall or preserve crops, or stop; n is how many actions are left."""

    def begin(self, t: HarvestFair, seat: int, left: int) -> None:
        """What can be done now."""
        t.may([act for act in ACTS if why_no_act(t, seat, act) is None])

    def take(self, t: HarvestFair, seat: int, left: int, act: int) -> None:
        """The action, then the next."""
        if act == PASS:
            return
        if act == names.ACT_SELL:
            t.then(names.SELL, seat)
        elif act == names.ACT_BUY:
            t.then(names.BUY, seat)
        else:
            t.then(names.PRESERVE, seat, t.edition.preserve)
        if left > 1:
            t.then(names.ACT, seat, left - 1)

    def candidates(self, t: HarvestFair, seat: int, left: int) -> list[int]:
        """All three."""
        return list(ACTS)

    def why_not(self, t: HarvestFair, seat: int, left: int, act: int) -> Reason | None:
        """Too few crops, or every stall too dear or already there."""
        return why_no_act(t, seat, act)


class Sell(Rule[HarvestFair]):
    """A crop leaves face down for as many coins as it is worth; then the stalls."""

    def veiled(self, t: HarvestFair, seat: int, n: int) -> bool:
        """That a single crop is left, everybody can see."""
        return len(t.players[seat].hand) > 1

    def begin(self, t: HarvestFair, seat: int, n: int) -> None:
        """Any crop."""
        t.must(kinds(t.players[seat].hand))

    def take(self, t: HarvestFair, seat: int, n: int, crop: int) -> None:
        """The coins come from the bank."""
        t.discard(seat, crop, names.SELL)
        t.gain(seat, effects.COIN, t.edition.value[crop])
        at_moment(t, t.edition.effects, effects.SOLD, seat, names.EFFECT)

    def candidates(self, t: HarvestFair, seat: int, n: int) -> list[int]:
        """The hand."""
        return kinds(t.players[seat].hand)


class Buy(Rule[HarvestFair]):
    """A stall that the player does not have yet comes into the own row."""

    def begin(self, t: HarvestFair, seat: int, n: int) -> None:
        """What can be paid."""
        t.must([stall for stall in stalls(t) if why_no_stall(t, seat, stall) is None])

    def take(self, t: HarvestFair, seat: int, n: int, stall: int) -> None:
        """Paid at once."""
        p = t.players[seat]
        owed = price(t, seat, stall)
        t.spend(seat, effects.COIN, owed)
        p.stalls.append(stall)
        p.owned |= 1 << stall
        if t.ear is not None:
            t.ear.append((events.BOUGHT, seat, stall, owed))

    def candidates(self, t: HarvestFair, seat: int, n: int) -> list[int]:
        """Every stall."""
        return stalls(t)

    def why_not(self, t: HarvestFair, seat: int, n: int, stall: int) -> Reason | None:
        """Already there, or too dear."""
        return why_no_stall(t, seat, stall)


class PickCrops(Rule[HarvestFair]):
    """Put crops from the hand onto the compost, n in all, in their order."""

    def __init__(self, id: int, thing: int) -> None:
        self.id = id  # PRESERVE or FEE
        self.thing = thing  # what they bring when all are gone, or -1

    def begin(self, t: HarvestFair, seat: int, left: int) -> None:
        """Picked in order, so that a selection is one sequence."""
        t.must(in_order(t.players[seat].hand, t.last, left))

    def take(self, t: HarvestFair, seat: int, left: int, crop: int) -> None:
        """One crop goes."""
        t.discard(seat, crop, self.id)
        t.last = 0
        if left > 1:
            t.last = crop
            t.then(self.id, seat, left - 1)
        elif self.thing >= 0:
            t.gain(seat, self.thing, 1)

    def veiled(self, t: HarvestFair, seat: int, left: int) -> bool:
        """Crops of one kind leave no choice; that the whole hand must go, everybody can see."""
        return left < len(t.players[seat].hand)

    def together(self, t: HarvestFair, seat: int, left: int) -> int:
        """All at once."""
        return left

    def candidates(self, t: HarvestFair, seat: int, left: int) -> list[int]:
        """The hand."""
        return kinds(t.players[seat].hand)

    def why_not(self, t: HarvestFair, seat: int, left: int, crop: int) -> Reason | None:
        """Crops are picked in order."""
        if crop not in in_order(t.players[seat].hand, t.last, left):
            return Reason("in_crop_order", {"crop": crop}, "4")
        return None


class EndOfTurn(Rule[HarvestFair]):
    """It is nobody's turn any more."""

    def begin(self, t: HarvestFair, seat: int, n: int) -> None:
        """Until the next one begins."""
        t.turn = 0


ACTS = range(1, len(ACTIONS) + 1)


def stalls(t: HarvestFair) -> list[int]:
    """Every stall of the edition."""
    return list(range(1, len(t.edition.stalls)))


def price(t: HarvestFair, seat: int, stall: int) -> int:
    """The printed cost less the discounts; never below 0."""
    return max(0, t.edition.cost[stall] - total(t, t.edition.effects, effects.PRICE, seat))


def why_no_act(t: HarvestFair, seat: int, act: int) -> Reason | None:
    """What an action is short of."""
    hand = len(t.players[seat].hand)
    if act == names.ACT_BUY:
        if all(why_no_stall(t, seat, stall) for stall in stalls(t)):
            return Reason("nothing_to_buy", {"coins": t.coins(seat)}, "4")
        return None
    need = 1 if act == names.ACT_SELL else t.edition.preserve
    return None if hand >= need else Reason("too_few_crops", {"need": need, "have": hand}, "4")


def why_no_stall(t: HarvestFair, seat: int, stall: int) -> Reason | None:
    """Already there, or too dear."""
    if t.players[seat].has(stall):
        return Reason("already_there", {"stall": stall}, "4")
    need, have = price(t, seat, stall), t.coins(seat)
    if have < need:
        return Reason("too_dear", {"need": need, "have": have, "short": need - have}, "4")
    return None
