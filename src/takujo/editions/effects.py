"""Effects as data, compiled to rows of numbers that play can walk quickly.

A row in an edition file:
    {when = "sold", if = {sold = 2}, gain = {card = 1}, may = true}
``if`` is "at least", ``if_at_most`` "at most"; ``at`` names the places it belongs to; ``pay``
and ``gain`` are a table of amounts, or a list of tables to choose from; ``per`` multiplies by a
count (``each`` of them), and an amount may then be a list: what the first, second, ... brings
in all; ``up_to`` repeats (a number, a count, or "any"), ``at_once`` says how often in one go,
``pay_at_most`` limits what is paid in all; ``per_round`` and ``per_turn`` limit; ``may`` asks
although nothing is paid; ``either`` makes one of neighbouring rows be chosen; ``order`` sorts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from takujo.editions.amounts import Amounts
from takujo.editions.effect_table import EffectTable
from takujo.editions.effect_words import EffectWords
from takujo.kernel.agenda import SEATS
from takujo.kernel.events import USED

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone

ANY: Final = "any"  # up_to = "any": as often as there is enough to pay
MOST_TIMES: Final = 99


class Row:
    """One effect of one element."""

    def __init__(self, index: int, source: int, moment: int, order: int) -> None:
        self.index = index
        self.source = source  # the element that has it, by the game's own number
        self.moment = moment
        self.order = order
        self.needs: list[int] = []  # count, at least, at most; and so on
        self.at = 0  # bit per place it belongs to; 0: any
        self.pays: list[Amounts] = []  # ways to pay; the only one of a row that is free is empty
        self.gains: list[Amounts] = []  # ways to gain
        self.priced = False  # does it cost anything?
        self.act = 0  # bit per thing gained that is an action
        self.per = -1  # the count that multiplies the gain
        self.each = 1
        self.by_count: list[int] = []  # the gain by count, where it is not proportional
        self.up_to = 1  # how often at one moment
        self.up_to_count = -1  # or: as often as this count says
        self.at_once = False  # the choice is how often
        self.pay_at_most = -1  # the count that what is paid in all may not pass
        self.per_round = 0  # how often in a round; 0: no limit
        self.slot = -1  # where its uses are counted on the table, if they are
        self.per_turn = False  # once a turn, and the row says so
        self.turn_bit = -1  # where it is noted that it was used in this turn
        self.either = False
        self.asked = False
        self.thing = -1  # the one thing it gives, if it gives that and does no more
        self.number = 0

    def see_whether_plain(self) -> None:
        """Most rows give one thing for nothing, and need not be walked through."""
        limited = self.slot >= 0 or self.turn_bit >= 0 or self.at_once
        several = self.ways_in_all() > 1 or len(self.gains[0].things) > 1
        if self.is_free() and not several and not limited and self.per < 0 and not self.act:
            self.thing, self.number = self.gains[0].thing, self.gains[0].number

    # --- its ways, counted from 1: each way to pay with each way to gain -----------------
    def ways_in_all(self) -> int:
        """How many ways to use it there are, payable or not."""
        return len(self.pays) * len(self.gains)

    def way(self, pay: int, gain: int) -> int:
        """The number of a way, by its way to pay and its way to gain."""
        return 1 + pay * len(self.gains) + gain

    def pay_of(self, way: int) -> Amounts:
        """What a way costs; where the choice is how often, what one time costs."""
        return self.pays[0 if self.at_once else (way - 1) // len(self.gains)]

    def gain_of(self, way: int) -> Amounts:
        """What a way brings; where the choice is how often, what one time brings."""
        return self.gains[0 if self.at_once else (way - 1) % len(self.gains)]

    def is_free(self) -> bool:
        """Does it cost nothing?"""
        return len(self.pays) == 1 and not self.pays[0].things

    def holds(self, t: EffectTable, seat: int) -> bool:
        """Are its conditions met, and is a use left?"""
        needs = self.needs
        i: i64
        for i in range(0, len(needs), 3):
            n = t.count(seat, needs[i])
            if n < needs[i + 1] or n > needs[i + 2]:
                return False
        if self.at:
            place = t.acting_place(seat)
            if place < 0 or not (self.at >> place) & 1:
                return False
        if self.turn_bit >= 0 and t.used_up(self.turn_bit):
            return False
        return self.slot < 0 or self.uses_left(t, seat) > 0

    def most(self, t: EffectTable, seat: int) -> int:
        """How often it may be used at one moment."""
        return self.up_to if self.up_to_count < 0 else t.count(seat, self.up_to_count)

    def uses_left(self, t: EffectTable, seat: int) -> int:
        """How often it may still be used, at this moment and in this round."""
        left = self.most(t, seat) - t.uses[self.slot * SEATS + seat]
        if self.per_round == 0:
            return left
        return min(left, self.per_round - t.uses[(self.slot + 1) * SEATS + seat])

    def ways(self, t: EffectTable, seat: int) -> list[int]:
        """The choices open: each payable way to pay with each way to gain, counted from 1."""
        if self.at_once:
            return list(range(1, self.times_payable(t, seat) + 1))
        out: list[int] = []
        gains = len(self.gains)
        for p in range(len(self.pays)):
            if payable(t, seat, self.pays[p]):
                for g in range(gains):
                    if not self.act or self.can_do(t, seat, self.gains[g]):
                        out.append(self.way(p, g))
        return out

    def times_payable(self, t: EffectTable, seat: int) -> int:
        """How often it can be paid and used in one go."""
        times = min(self.most(t, seat), MOST_TIMES)
        pay = self.pays[0]
        each = 0
        for thing, number in pay.pairs:
            times = min(times, t.stock(seat, thing) // number)
            each += number
        if self.pay_at_most >= 0:
            times = min(times, t.count(seat, self.pay_at_most) // each)
        return times

    def can_do(self, t: EffectTable, seat: int, gain: Amounts) -> bool:
        """Can the actions among these gains be done?"""
        for thing in gain.things:
            if (self.act >> thing) & 1 and t.why_no_act(seat, thing) is not None:
                return False
        return True

    def possible(self, t: EffectTable, seat: int) -> bool:
        """Would using it do anything now?"""
        if self.per >= 0 and self.times_count(t, seat, 1) == 0:
            return False
        return self.holds(t, seat) and bool(self.ways(t, seat))

    def times_count(self, t: EffectTable, seat: int, amount: int) -> int:
        """The amount, for as many as the row's count says."""
        if self.per < 0:
            return amount
        n = t.count(seat, self.per) // self.each
        if not self.by_count:
            return amount * n
        return self.by_count[min(n, len(self.by_count)) - 1] if n > 0 else 0

    def amount(self, t: EffectTable, seat: int) -> int:
        """What the row adds at a summed moment: its first gain."""
        return self.times_count(t, seat, self.gains[0].number)

    def use(self, t: EffectTable, seat: int, choice: int) -> bool:
        """Pay and gain; False if it is asked first what exactly is paid, and the gain waits."""
        if t.ear is not None:
            t.ear.append((USED, seat, self.index))
        if self.thing >= 0:
            t.gain_by(seat, self.thing, self.number, self.index)
            return True
        if self.slot >= 0:
            t.uses[self.slot * SEATS + seat] += 1
            if self.per_round:
                t.uses[(self.slot + 1) * SEATS + seat] += 1
        if self.turn_bit >= 0:
            t.use_up(self.turn_bit)
        times = choice if self.at_once else 1
        pay = self.pay_of(choice)
        i: i64
        for i in range(len(pay.things)):
            t.spend(seat, pay.things[i], pay.numbers[i] * times)
        if pay.asked:
            return False
        self.reap(t, seat, choice)
        return True

    def reap(self, t: EffectTable, seat: int, choice: int) -> None:
        """What the choice brings."""
        times = choice if self.at_once else 1
        gain = self.gain_of(choice)
        i: i64
        for i in range(len(gain.things)):
            thing = gain.things[i]
            amount = self.times_count(t, seat, gain.numbers[i]) * times
            if self.act and (self.act >> thing) & 1:
                t.act(seat, thing, amount, self.asked)
            else:
                t.gain_by(seat, thing, amount, self.index)


def payable(t: EffectTable, seat: int, pay: Amounts) -> bool:
    """Has the seat all that this way to pay costs?"""
    i: i64
    for i in range(len(pay.things)):
        if t.stock(seat, pay.things[i]) < pay.numbers[i]:
            return False
    return True


class Effects:
    """All rows of an edition, by moment in the order they act."""

    def __init__(self, words: EffectWords) -> None:
        self.words = words
        self.rows: list[Row] = []
        self.at: list[list[Row]] = [[] for _ in words.moments]
        self.slots = 0  # how many counters of uses a table of this edition needs
        self.turn_bits = 0  # and how many bits for what is used once a turn
        self.most_ways = 1

    def add(self, source: int, data: dict[str, Any], once: bool = False) -> Row:
        """Compile one (checked) row; ``once``: it is known to act once a turn, and not said."""
        words = self.words
        moment = words.moment_ids().index(data["when"])
        row = Row(len(self.rows), source, moment, int(data.get("order", 0)))
        for count, low in data.get("if", {}).items():
            row.needs += [words.count_ids().index(count), int(low), 1 << 29]
        for count, high in data.get("if_at_most", {}).items():
            row.needs += [words.count_ids().index(count), 0, int(high)]
        for place in data.get("at", []):
            row.at |= 1 << int(place)
        self.add_amounts(row, data)
        self.add_limits(row, data)
        if once and row.turn_bit < 0:
            row.turn_bit = self.next_bit()
        row.either = bool(data.get("either", False))
        # who may stop before the last time is asked every time
        several = len(row.gains) > 1 or row.up_to > 1 or row.up_to_count >= 0
        row.asked = bool("pay" in data or several or row.either or data.get("may", False))
        row.see_whether_plain()
        self.rows.append(row)
        self.at[moment].append(row)
        self.at[moment].sort(key=order_of)
        return row

    def add_amounts(self, row: Row, data: dict[str, Any]) -> None:
        """``pay``, ``gain`` and what multiplies it."""
        words = self.words
        row.pays = ways_of(words, data.get("pay", {}))
        row.gains = ways_of(words, data["gain"])
        for pay in row.pays:
            pay.asked = asks(words, pay)
        row.priced = "pay" in data
        for gain in row.gains:
            for thing in gain.things:
                if words.things[thing].act:
                    row.act |= 1 << thing
        if "per" in data:
            row.per = words.count_ids().index(data["per"])
            row.each = int(data.get("each", 1))
            row.by_count = by_count_of(data["gain"])
        self.most_ways = max(self.most_ways, row.ways_in_all())

    def add_limits(self, row: Row, data: dict[str, Any]) -> None:
        """How often it may be used, with counters only for rows that need them."""
        up_to = data.get("up_to", 1)
        if up_to == ANY:
            row.up_to = MOST_TIMES
        elif isinstance(up_to, str):
            row.up_to_count = self.words.count_ids().index(up_to)
        else:
            row.up_to = int(up_to)
        row.at_once = bool(data.get("at_once", False))
        if row.at_once:
            self.most_ways = max(self.most_ways, MOST_TIMES)
        if "pay_at_most" in data:
            row.pay_at_most = self.words.count_ids().index(data["pay_at_most"])
        row.per_round = int(data.get("per_round", 0))
        repeats = not row.at_once and up_to != ANY and (row.up_to_count >= 0 or row.up_to > 1)
        if repeats or row.per_round:
            row.slot = self.slots
            self.slots += 2 if row.per_round else 1
        if data.get("per_turn", False):
            row.per_turn = True
            row.turn_bit = self.next_bit()

    def next_bit(self) -> int:
        """A bit for one more effect that is used once a turn."""
        self.turn_bits += 1
        return self.turn_bits - 1

    def new_round(self, t: EffectTable) -> None:
        """Uses are counted from zero again."""
        if self.slots:
            t.uses = [0] * (self.slots * SEATS)

    def group(self, first: int) -> list[Row]:
        """The row and those after it that belong to the same choice of one."""
        row = self.rows[first]
        out = [row]
        while row.either and row.index + 1 < len(self.rows):
            row = self.rows[row.index + 1]
            if not row.either or row.source != out[0].source or row.moment != out[0].moment:
                break
            out.append(row)
        return out


def order_of(row: Row) -> int:
    """Rows of one moment act by their ``order``, else as the file lists them."""
    return row.order


def asks(words: EffectWords, pay: Amounts) -> bool:
    """Is who pays this asked what exactly it is?"""
    for thing in pay.things:
        if words.things[thing].asks:
            return True
    return False


def ways_of(words: EffectWords, data: Any) -> list[Amounts]:
    """``{wood = 2}`` or ``[{wood = 2}, {stone = 2}]``; a list by count stands apart, as 0."""
    tables: list[dict[str, Any]] = data if isinstance(data, list) else [data]
    ids = words.thing_ids()
    out: list[Amounts] = []
    for table in tables:
        numbers = [0 if isinstance(n, list) else int(n) for n in table.values()]
        out.append(Amounts([ids.index(thing) for thing in table], numbers))
    return out


def by_count_of(gain: Any) -> list[int]:
    """The list of a gain that is not proportional to its count; empty if it is."""
    if isinstance(gain, dict):
        for amount in gain.values():
            if isinstance(amount, list):
                return [int(n) for n in amount]
    return []
