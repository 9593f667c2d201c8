"""Free actions as a player judges them: persons are discarded for what is needed at once."""

from __future__ import annotations

from typing import Final

from takujo.games.goryokaku import effects
from takujo.games.goryokaku.judged_turn import TurnJudge
from takujo.games.goryokaku.judged_wishes import ANY, NOBODY, koban_of, use_up
from takujo.games.goryokaku.names import KINDS, RECALL, area_of
from takujo.games.goryokaku.place import HIGHEST, onigiri_for

NEVER: Final = -50.0


class Discards:
    """Which person to discard first, and what that makes possible."""

    def __init__(self, judge: TurnJudge) -> None:
        self.judge = judge
        self.o = judge.o
        self.first = NOBODY  # the person to discard now
        self.value = NEVER
        self.in_order = self.least_first()

    def least_first(self) -> list[int]:
        """The persons in hand, those first who would be missed least."""
        people = self.o.p.people[:]
        keeps = [self.judge.people.keep(card) for card in people]
        out: list[int] = []
        while people:
            least = 0
            for i in range(1, len(people)):
                if keeps[i] < keeps[least]:
                    least = i
            out.append(people.pop(least))
            keeps.pop(least)
        return out

    def look_at_board(self) -> None:
        """Castle builds and hires that only discards make possible."""
        o = self.o
        if not o.p.workers:
            return
        for space in range(1, RECALL):
            thing = o.e.space_thing[space]
            price = onigiri_for(o.t, o.seat, space)
            if price == HIGHEST or price > o.p.onigiri:
                continue
            if thing == effects.BUILD:
                self.look_at_builds(space, price)
            elif thing == effects.HIRE:
                self.look_at_hires(space, price)

    def look_at_builds(self, space: int, price: int) -> None:
        """Every castle card in hand that is a few cubes short."""
        judge = self.judge
        for wish in judge.wishes.all:
            if wish.group <= 0:
                continue
            given = self.for_cubes(wish.cost)
            if not given:
                continue
            h = judge.start()
            for card in given:
                self.gain(h.cubes, card)
            use_up(self.o, wish.cost, h.cubes)
            h.bonus = wish.gain - self.missed(given)
            h.built = wish.group
            judge.use_rows(h, area_of(space))
            self.note(given[0], judge.gain_over(h) + judge.follow_up(price))

    def look_at_hires(self, space: int, price: int) -> None:
        """Every person in hand for whom others bring the missing koban."""
        judge = self.judge
        o = self.o
        for i in range(len(o.p.people)):
            card = o.p.people[i]
            short = o.e.koban_price[card] - o.p.koban
            if short <= 0:
                continue
            given: list[int] = []
            for other in self.in_order:
                if short > 0 and other != card and koban_of(o, other):
                    given.append(other)
                    short -= koban_of(o, other)
            if short > 0:
                continue
            h = judge.start()
            h.koban = -short
            h.hired = card
            h.bonus = judge.people.hired[i] - self.missed(given)
            judge.use_rows(h, area_of(space))
            self.note(given[0], judge.gain_over(h) + judge.follow_up(price))

    def for_cubes(self, cost: list[int]) -> list[int]:
        """The persons whose discards bring what is missing; none if they cannot, or need not."""
        o = self.o
        short = [0, 0, 0, 0, 0, cost[ANY]]
        for kind in range(ANY):
            short[kind] = max(0, cost[kind] - o.p.cubes[kind])
            short[ANY] -= max(0, o.p.cubes[kind] - cost[kind])
        given: list[int] = []
        for card in self.in_order:
            kind = self.kind_of(card)
            if kind >= 0 and o.t.supply[kind] > 0 and short[kind] > 0:
                short[kind] -= 1
                given.append(card)
        for card in self.in_order:
            kind = self.kind_of(card)
            if kind >= 0 and o.t.supply[kind] > 0 and short[ANY] > 0 and card not in given:
                short[ANY] -= 1
                given.append(card)
        for kind in range(ANY + 1):
            if short[kind] > 0:
                return []
        return given

    def kind_of(self, card: int) -> int:
        """The kind of cube a discard brings; -1 if it brings something else."""
        row = self.o.e.discard_row[card]
        if row is None or row.gains[0].thing >= len(KINDS):
            return -1
        return row.gains[0].thing

    def gain(self, cubes: list[int], card: int) -> None:
        """Add what a discard brings."""
        row = self.o.e.discard_row[card]
        if row is not None and row.gains[0].thing < len(KINDS):
            cubes[row.gains[0].thing] += row.gains[0].number

    def missed(self, given: list[int]) -> float:
        """What the persons discarded would have been worth."""
        total = 0.0
        for card in given:
            total += self.judge.people.keep(card)
        return total

    def note(self, card: int, value: float) -> None:
        """Remember the best use of a discard."""
        if value > self.value:
            self.first = card
            self.value = value

    def look_at_daiba(self) -> None:
        """The next daiba step, if it is a few cubes short."""
        judge = self.judge
        for wish in judge.wishes.all:
            if wish.group > 0:
                continue
            given = self.for_cubes(wish.cost)
            if given:
                cubes = self.o.p.cubes[:]
                for card in given:
                    self.gain(cubes, card)
                use_up(self.o, wish.cost, cubes)
                value = wish.gain - self.missed(given) + judge.wishes.stored(cubes, wish.group)
                self.note(given[0], value)
