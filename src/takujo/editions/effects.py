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
        self.pays: list[list[int]] = []  # ways to pay: thing, amount, thing, amount ...
        self.gains: list[list[int]] = []  # ways to gain, likewise
        self.priced = False  # does it cost anything?
        self.slow: list[bool] = []  # by way to pay: is it asked what exactly is paid?
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
        ways = len(self.gains) * len(self.pays)
        limited = self.slot >= 0 or self.turn_bit >= 0 or self.at_once
        if ways == 1 and not self.pays[0] and not limited and self.per < 0 and not self.act:
            gain = self.gains[0]
            if len(gain) == 2:
                self.thing, self.number = gain

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
                        out.append(1 + p * gains + g)
        return out

    def times_payable(self, t: EffectTable, seat: int) -> int:
        """How often it can be paid and used in one go."""
        times = min(self.most(t, seat), MOST_TIMES)
        pay = self.pays[0]
        each = 0
        for i in range(0, len(pay), 2):
            times = min(times, t.stock(seat, pay[i]) // pay[i + 1])
            each += pay[i + 1]
        if self.pay_at_most >= 0:
            times = min(times, t.count(seat, self.pay_at_most) // each)
        return times

    def can_do(self, t: EffectTable, seat: int, gain: list[int]) -> bool:
        """Can the actions among these gains be done?"""
        for i in range(0, len(gain), 2):
            if (self.act >> gain[i]) & 1 and t.why_no_act(seat, gain[i]) is not None:
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
        return self.times_count(t, seat, self.gains[0][1])

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
        way = 0 if self.at_once else (choice - 1) // len(self.gains)
        times = choice if self.at_once else 1
        pay = self.pays[way]
        i: i64
        for i in range(0, len(pay), 2):
            t.spend(seat, pay[i], pay[i + 1] * times)
        if self.slow[way]:
            return False
        self.reap(t, seat, choice)
        return True

    def reap(self, t: EffectTable, seat: int, choice: int) -> None:
        """What the choice brings."""
        times = choice if self.at_once else 1
        gain = self.gains[0 if self.at_once else (choice - 1) % len(self.gains)]
        i: i64
        for i in range(0, len(gain), 2):
            amount = self.times_count(t, seat, gain[i + 1]) * times
            if self.act and (self.act >> gain[i]) & 1:
                t.act(seat, gain[i], amount, self.asked)
            else:
                t.gain_by(seat, gain[i], amount, self.index)


def payable(t: EffectTable, seat: int, way: list[int]) -> bool:
    """Has the seat all that this way to pay costs?"""
    i: i64
    for i in range(0, len(way), 2):
        if t.stock(seat, way[i]) < way[i + 1]:
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
        row.slow = [asks(words, pay) for pay in row.pays]
        row.priced = "pay" in data
        for gain in row.gains:
            for i in range(0, len(gain), 2):
                if words.things[gain[i]].act:
                    row.act |= 1 << gain[i]
        if "per" in data:
            row.per = words.count_ids().index(data["per"])
            row.each = int(data.get("each", 1))
            row.by_count = by_count_of(data["gain"])
        self.most_ways = max(self.most_ways, len(row.pays) * len(row.gains))

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


def asks(words: EffectWords, pay: list[int]) -> bool:
    """Is who pays this asked what exactly it is?"""
    for i in range(0, len(pay), 2):
        if words.things[pay[i]].asks:
            return True
    return False


def ways_of(words: EffectWords, data: Any) -> list[list[int]]:
    """``{wood = 2}`` or ``[{wood = 2}, {stone = 2}]`` as ways of thing, amount, ..."""
    tables: list[dict[str, Any]] = data if isinstance(data, list) else [data]
    ids = words.thing_ids()
    out: list[list[int]] = []
    for table in tables:
        way: list[int] = []
        for thing, amount in table.items():
            way += [ids.index(thing), 0 if isinstance(amount, list) else int(amount)]
        out.append(way)
    return out


def by_count_of(gain: Any) -> list[int]:
    """The list of a gain that is not proportional to its count; empty if it is."""
    if isinstance(gain, dict):
        for amount in gain.values():
            if isinstance(amount, list):
                return [int(n) for n in amount]
    return []
