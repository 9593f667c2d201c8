"""Castle build: a castle card from the hand for its cost, then its reward.

Soil levels and persons with the castle-time effect stand for resources in every build. They
cover the printed kinds first and then the any-kind part, so the least is paid in cubes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from takujo.editions.effect_rule import UseEffect
from takujo.editions.effects import Effects
from takujo.games.goryokaku import events, names
from takujo.games.goryokaku.names import KINDS
from takujo.games.goryokaku.resources import by_kind, suffice
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.agenda import PASS, Rule
from takujo.kernel.reason import Reason

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone


class Build(Rule[Goryokaku]):
    """Choose a castle card and pay its printed kinds; it is laid out with crest and kind."""

    def veiled(self, t: Goryokaku, seat: int, n: int) -> bool:
        """Which castle cards are in hand is hidden."""
        return True

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Whatever in the hand can be paid."""
        options = payable_plans(t, seat)
        if options or not t.players[seat].plans:
            t.must(options)
        else:
            t.may(options)  # asked all the same, veiled: that nothing can be paid is not seen

    def take(self, t: Goryokaku, seat: int, n: int, choice: int) -> None:
        """The kinds are paid at once; which cubes pay the any-kind part is asked."""
        if choice == PASS:
            return
        p = t.players[seat]
        card = choice + t.edition.first_castle - 1
        owed = bill(t, seat, card)
        p.lose_plan(card)
        p.castles = [*p.castles, card]
        if t.ear is not None:
            t.ear.append((events.BUILT, seat, card))
        for kind in range(len(KINDS)):
            if owed[kind]:
                t.spend(seat, kind, owed[kind])
        t.last = 0
        if owed[len(KINDS)]:
            t.then(names.PAY, seat, owed[len(KINDS)])
        t.then(names.REWARD, seat, choice)

    def candidates(self, t: Goryokaku, seat: int, n: int) -> list[int]:
        """The castle cards in hand."""
        return [card - t.edition.first_castle + 1 for card in t.players[seat].plans]

    def why_not(self, t: Goryokaku, seat: int, n: int, choice: int) -> Reason | None:
        """Too few cubes of a kind, or in all."""
        p = t.players[seat]
        card = choice + t.edition.first_castle - 1
        owed = bill(t, seat, card)
        for kind in range(len(KINDS)):
            need, have = owed[kind], p.cubes[kind]
            if have < need:
                numbers = {"card": card, "thing": kind, "need": need, "have": have}
                numbers["short"] = need - have
                return Reason("too_few_of_a_kind", numbers, "8")
        need, have = sum(owed), p.cube_count()
        if have >= need:
            return None
        numbers = {"card": card, "need": need, "have": have, "short": need - have}
        return Reason("too_few_cubes", numbers, "8")


class Pay(Rule[Goryokaku]):
    """Pay the any-kind part, cube by cube in the order of the kinds; n is how many are left."""

    def veiled(self, t: Goryokaku, seat: int, left: int) -> bool:
        """A free action may be open beside it, by who is in hand."""
        return len(t.players[seat].people) > 0

    def begin(self, t: Goryokaku, seat: int, left: int) -> None:
        """Picked in order, so that a selection is one sequence."""
        t.must(kinds_in_order(t.players[seat].cubes, t.last, left))

    def take(self, t: Goryokaku, seat: int, left: int, choice: int) -> None:
        """One cube goes back to the supply."""
        t.spend(seat, choice - 1, 1)
        t.last = choice if left > 1 else 0
        if left > 1:
            t.then(names.PAY, seat, left - 1)

    def together(self, t: Goryokaku, seat: int, left: int) -> int:
        """The whole payment."""
        return left

    def candidates(self, t: Goryokaku, seat: int, left: int) -> list[int]:
        """Every kind."""
        return list(range(1, len(KINDS) + 1))

    def why_not(self, t: Goryokaku, seat: int, left: int, choice: int) -> Reason | None:
        """None of it is there, or it is picked out of order."""
        return why_not_in_order(t.players[seat].cubes, t.last, left, choice, "8")


class Reward(Rule[Goryokaku]):
    """The reward of the castle card just built; n is its number among the castle cards."""

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """At once, or asked where the card gives a choice."""
        for row in t.edition.rewards[n + t.edition.first_castle - 1]:
            if row.asked:
                t.then(names.EFFECT, seat, row.index)
            elif row.holds(t, seat):
                row.use(t, seat, 1)


class ChooseReward(UseEffect[Goryokaku]):
    """A reward that gives a choice; n is its row."""

    def __init__(self, effects: Effects) -> None:
        super().__init__(effects, names.EFFECT, "8")

    def veiled(self, t: Goryokaku, seat: int, n: int) -> bool:
        """A free action may be open beside it, by who is in hand."""
        return len(t.players[seat].people) > 0


def payable_plans(t: Goryokaku, seat: int) -> list[int]:
    """The castle cards in hand that can be paid, by their own numbers."""
    p = t.players[seat]
    first = t.edition.first_castle - 1
    prices = t.edition.price
    return [card - first for card in p.plans if suffice(p.resources, prices[card])]


def bill(t: Goryokaku, seat: int, card: int) -> list[int]:
    """The cubes to pay: by kind, and last the any-kind part; the one place that prices a card."""
    e = t.edition
    standing = t.players[seat].standing
    cost = e.cost[card]
    owed = [0, 0, 0, 0, 0, 0]
    spare: i64 = 0
    rest: i64
    kind: i64
    for kind in range(5):
        rest = cost[kind] - standing[kind]
        if rest > 0:
            owed[kind] = rest
        else:
            spare -= rest
    rest = e.any_kind[card] - spare
    if rest > 0:
        owed[5] = rest
    return owed


def affords(t: Goryokaku, seat: int, card: int, cubes: list[int]) -> bool:
    """Would these cubes pay the bill of this card? Sooner found than the bill is made."""
    return suffice(by_kind(cubes, t.players[seat].standing), t.edition.price[card])


def can_build(t: Goryokaku, seat: int) -> bool:
    """Can any castle card in the hand be built now?"""
    p = t.players[seat]
    prices = t.edition.price
    for card in p.plans:
        if suffice(p.resources, prices[card]):
            return True
    return False


def kinds_in_order(cubes: list[int], last: int, needed: int) -> list[int]:
    """The kinds, counted from 1, that may come next when so many cubes are picked in order."""
    out: list[int] = []
    if needed < 1:
        return out
    left: i64 = -needed  # beyond what is needed, of this kind and those after it
    have: i64
    kind: i64
    for kind in range(5):
        have = cubes[kind]
        left += have
    for kind in range(5):
        if left < 0:
            break
        have = cubes[kind]
        if have and kind + 1 >= last:
            out.append(kind + 1)
        left -= have
    return out


def why_not_in_order(
    cubes: list[int], last: int, needed: int, choice: int, clause: str
) -> Reason | None:
    """Why this kind of cube cannot come next."""
    if cubes[choice - 1] == 0:
        return Reason("no_such_cube", {"thing": choice - 1}, clause)
    if choice in kinds_in_order(cubes, last, needed):
        return None
    return Reason("in_order_of_kinds", {"thing": choice - 1}, clause)
