"""Effects as data, compiled to rows of numbers that play can walk quickly.

A row in an edition file:
    {when = "sold", if = {sold = 2}, gain = {card = 1}, may = true}
``if`` is "at least", ``if_at_most`` "at most"; ``pay`` and ``gain`` are a table of amounts, or
a list of tables to choose from; ``per`` multiplies by a count (``each`` of them), and an
amount may then be a list: what the first, second, ... brings in all; ``up_to`` repeats;
``per_round`` limits; ``may`` asks although nothing is paid; ``order`` sorts within a moment.
"""

from __future__ import annotations

from typing import Any

from takujo.editions.effect_words import EffectWords
from takujo.kernel.agenda import SEATS
from takujo.kernel.events import USED
from takujo.kernel.table import Table


class Row:
    """One effect of one element."""

    def __init__(self, index: int, source: int, moment: int, order: int) -> None:
        self.index = index
        self.source = source  # the element that has it, by the game's own number
        self.moment = moment
        self.order = order
        self.needs: list[int] = []  # count, at least, at most; and so on
        self.pays: list[list[int]] = []  # ways to pay: thing, amount, thing, amount ...
        self.gains: list[list[int]] = []  # ways to gain, likewise
        self.per = -1  # the count that multiplies the gain
        self.each = 1
        self.by_count: list[int] = []  # the gain by count, where it is not proportional
        self.up_to = 1  # how often at one moment
        self.up_to_count = -1  # or: as often as this count says
        self.per_round = 0  # how often in a round; 0: no limit
        self.slot = -1  # where its uses are counted on the table, if they are
        self.asked = False

    def holds(self, t: Table, seat: int) -> bool:
        """Are its conditions met, and is a use left?"""
        needs = self.needs
        for i in range(0, len(needs), 3):
            n = t.count(seat, needs[i])
            if n < needs[i + 1] or n > needs[i + 2]:
                return False
        return self.slot < 0 or self.uses_left(t, seat) > 0

    def uses_left(self, t: Table, seat: int) -> int:
        """How often it may still be used, at this moment and in this round."""
        used_now = t.uses[self.slot * SEATS + seat]
        most = self.up_to if self.up_to_count < 0 else t.count(seat, self.up_to_count)
        if self.per_round == 0:
            return most - used_now
        used = t.uses[(self.slot + 1) * SEATS + seat]
        return min(most - used_now, self.per_round - used)

    def ways(self, t: Table, seat: int) -> list[int]:
        """The choices open: each payable way to pay with each way to gain, counted from 1."""
        out: list[int] = []
        gains = len(self.gains)
        for p in range(len(self.pays)):
            if payable(t, seat, self.pays[p]):
                for g in range(gains):
                    out.append(1 + p * gains + g)
        return out

    def times_count(self, t: Table, seat: int, amount: int) -> int:
        """The amount, for as many as the row's count says."""
        if self.per < 0:
            return amount
        n = t.count(seat, self.per) // self.each
        if not self.by_count:
            return amount * n
        return self.by_count[min(n, len(self.by_count)) - 1] if n > 0 else 0

    def amount(self, t: Table, seat: int) -> int:
        """What the row adds at a summed moment: its first gain."""
        return self.times_count(t, seat, self.gains[0][1])

    def use(self, t: Table, seat: int, way: int) -> None:
        """Pay and gain."""
        if t.ear is not None:
            t.ear.append((USED, seat, self.index))
        gains = len(self.gains)
        pay = self.pays[(way - 1) // gains]
        for i in range(0, len(pay), 2):
            t.spend(seat, pay[i], pay[i + 1])
        gain = self.gains[(way - 1) % gains]
        for i in range(0, len(gain), 2):
            t.gain(seat, gain[i], self.times_count(t, seat, gain[i + 1]))
        if self.slot >= 0:
            t.uses[self.slot * SEATS + seat] += 1
            if self.per_round:
                t.uses[(self.slot + 1) * SEATS + seat] += 1


def payable(t: Table, seat: int, way: list[int]) -> bool:
    """Has the seat all that this way to pay costs?"""
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
        self.most_ways = 1

    def add(self, source: int, data: dict[str, Any]) -> None:
        """Compile one (checked) row of an edition file."""
        words = self.words
        moment = words.moment_ids().index(data["when"])
        row = Row(len(self.rows), source, moment, int(data.get("order", 0)))
        for count, low in data.get("if", {}).items():
            row.needs += [words.count_ids().index(count), int(low), 1 << 29]
        for count, high in data.get("if_at_most", {}).items():
            row.needs += [words.count_ids().index(count), 0, int(high)]
        row.pays = ways_of(words, data.get("pay", {}))
        row.gains = ways_of(words, data["gain"])
        if "per" in data:
            row.per = words.count_ids().index(data["per"])
            row.each = int(data.get("each", 1))
            row.by_count = by_count_of(data["gain"])
        self.add_limits(row, data)
        # who may stop before the last time is asked every time
        several = len(row.gains) > 1 or row.up_to > 1 or row.up_to_count >= 0
        row.asked = bool("pay" in data or several or data.get("may", False))
        self.most_ways = max(self.most_ways, len(row.pays) * len(row.gains))
        self.rows.append(row)
        self.at[moment].append(row)
        self.at[moment].sort(key=order_of)

    def add_limits(self, row: Row, data: dict[str, Any]) -> None:
        """``up_to`` and ``per_round``, with counters only for rows that have them."""
        up_to = data.get("up_to", 1)
        if isinstance(up_to, str):
            row.up_to_count = self.words.count_ids().index(up_to)
        else:
            row.up_to = int(up_to)
        row.per_round = int(data.get("per_round", 0))
        if row.up_to_count >= 0 or row.up_to > 1 or row.per_round:
            row.slot = self.slots
            self.slots += 2 if row.per_round else 1

    def new_round(self, t: Table) -> None:
        """Uses are counted from zero again."""
        if self.slots:
            t.uses = [0] * (self.slots * SEATS)


def order_of(row: Row) -> int:
    """Rows of one moment act by their ``order``, else as the file lists them."""
    return row.order


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
