"""The rules that carry out effect rows; games lay them on the agenda at their moments."""

from __future__ import annotations

from typing import TypeVar

from takujo.editions.amounts import Amounts
from takujo.editions.effect_table import EffectTable
from takujo.editions.effects import MOST_TIMES, Effects, Row
from takujo.kernel.agenda import PASS, SEATS, Rule
from takujo.kernel.reason import Reason

T = TypeVar("T", bound=EffectTable)


class UseEffect(Rule[T]):
    """Use an effect, in one of its ways, or not; n is the row."""

    def __init__(
        self, effects: Effects, id: int, clause: str, reap: int = -1, must: bool = False
    ) -> None:
        self.effects = effects
        self.id = id  # this rule's own place in the rulebook, to ask again
        self.clause = clause
        self.reap = reap  # the rule that brings the gain when the payment was asked for
        self.must = must  # the row was chosen already: no way out

    def begin(self, t: T, seat: int, n: int) -> None:
        """Ask where the row asks; else gain at once."""
        row = self.effects.rows[n]
        if not row.holds(t, seat):
            return
        if self.must:
            t.must(row.ways(t, seat))
        elif row.asked:
            t.may(row.ways(t, seat))
        else:
            row.use(t, seat, 1)

    def take(self, t: T, seat: int, n: int, choice: int) -> None:
        """Pay, gain, and ask again while uses are left."""
        if choice == PASS:
            return
        row = self.effects.rows[n]
        if not row.use(t, seat, choice):
            t.remember(choice)
            t.then(self.reap, seat, n)
        if not row.at_once and not self.must and (row.up_to != 1 or row.up_to_count >= 0):
            t.then(self.id, seat, n)

    def candidates(self, t: T, seat: int, n: int) -> list[int]:
        """Every way, payable or not; where one says how often, one more than can be."""
        row = self.effects.rows[n]
        if row.at_once:
            most = min(row.most(t, seat), MOST_TIMES)
            return list(range(1, min(most, row.times_payable(t, seat) + 1) + 1))
        return list(range(1, row.ways_in_all() + 1))

    def why_not(self, t: T, seat: int, n: int, choice: int) -> Reason | None:
        """What is missing to pay this way, or why it cannot be done."""
        row = self.effects.rows[n]
        if row.at_once:
            return why_not_so_often(t, seat, row, choice, self.clause_of(row))
        reason = why_no_pay(t, seat, row.pay_of(choice), self.clause_of(row))
        return reason if reason is not None else why_no_gain(t, seat, row, row.gain_of(choice))

    def clause_of(self, row: Row) -> str:
        """The paragraph that a refusal of this row names."""
        return self.clause


def why_not_so_often(t: EffectTable, seat: int, row: Row, times: int, clause: str) -> Reason | None:
    """What is missing to use a row so many times in one go."""
    if times <= row.times_payable(t, seat):
        return None
    reason = why_no_pay(t, seat, row.pays[0].times(times), clause)
    return reason if reason is not None else Reason("effect_not_open", {"row": row.index}, clause)


def why_no_pay(t: EffectTable, seat: int, pay: Amounts, clause: str) -> Reason | None:
    """The first thing that is missing to pay all of this."""
    for thing, need in pay.pairs:
        have = t.stock(seat, thing)
        if have < need:
            numbers = {"thing": thing, "need": need, "have": have}
            return Reason("cannot_pay_effect", numbers, clause)
    return None


class Reap(Rule[EffectTable]):
    """What an effect brings once its payment has been picked; n is the row."""

    def __init__(self, effects: Effects) -> None:
        self.effects = effects

    def begin(self, t: EffectTable, seat: int, n: int) -> None:
        """As it was chosen before paying."""
        self.effects.rows[n].reap(t, seat, t.remembered())


class Either(Rule[EffectTable]):
    """One of several effects that stand beside each other; n is the first row of them."""

    def __init__(self, effects: Effects, way: int, clause: str, must: bool = False) -> None:
        self.effects = effects
        self.way = way  # the rule that carries the chosen row out
        self.clause = clause
        self.must = must

    def begin(self, t: EffectTable, seat: int, n: int) -> None:
        """Those that would do anything."""
        options: list[int] = []
        for row in self.effects.group(n):
            if row.possible(t, seat):
                options.append(1 + row.index - n)
        if self.must:
            t.must(options)
        else:
            t.may(options)

    def take(self, t: EffectTable, seat: int, n: int, choice: int) -> None:
        """The row is then carried out, in one of its ways."""
        if choice != PASS:
            t.then(self.way, seat, n + choice - 1)

    def candidates(self, t: EffectTable, seat: int, n: int) -> list[int]:
        """All of them."""
        return [1 + row.index - n for row in self.effects.group(n)]

    def why_not(self, t: EffectTable, seat: int, n: int, choice: int) -> Reason | None:
        """The first thing that stands against it."""
        row = self.effects.rows[n + choice - 1]
        return why_no_use(t, seat, row, self.clause_of(row))

    def clause_of(self, row: Row) -> str:
        """The paragraph that a refusal of this row names."""
        return self.clause


def why_no_use(t: EffectTable, seat: int, row: Row, clause: str) -> Reason | None:
    """Why a row would do nothing now; None if it would."""
    if row.possible(t, seat):
        return None
    if not row.holds(t, seat):
        return Reason("effect_not_open", {"row": row.index}, clause)
    reason = why_no_pay(t, seat, row.pays[0], clause)
    if reason is None:
        reason = why_no_gain(t, seat, row, row.gains[0])
    return reason if reason is not None else Reason("effect_not_open", {"row": row.index}, clause)


def why_no_gain(t: EffectTable, seat: int, row: Row, gain: Amounts) -> Reason | None:
    """Why an action among these gains cannot be done."""
    for thing in gain.things:
        if (row.act >> thing) & 1:
            reason = t.why_no_act(seat, thing)
            if reason is not None:
                return reason
    return None


def lay(t: EffectTable, row: Row, seat: int, rule: int) -> None:
    """Lay one effect on the agenda; its uses at this moment are counted from zero."""
    if row.slot >= 0:
        t.uses[row.slot * SEATS + seat] = 0
    t.then(rule, seat, row.index)


def at_moment(t: EffectTable, effects: Effects, moment: int, seat: int, rule: int) -> None:
    """Lay the effects the seat has at this moment on the agenda, in their order."""
    for row in effects.at[moment]:
        if t.owns(seat, row.source):
            lay(t, row, seat, rule)


def total(t: EffectTable, effects: Effects, moment: int, seat: int) -> int:
    """What the seat's effects at a summed moment come to."""
    n = 0
    for row in effects.at[moment]:
        if t.owns(seat, row.source) and row.holds(t, seat):
            n += row.amount(t, seat)
    return n
