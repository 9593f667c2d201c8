"""Free actions as a player judges them: persons are discarded for what is needed at once."""

from __future__ import annotations

from typing import Final

from takujo.games.goryokaku import effects
from takujo.games.goryokaku.judged_turn import Holding, TurnJudge
from takujo.games.goryokaku.judged_wishes import ANY, NOBODY, Wish, use_up
from takujo.games.goryokaku.names import RECALL, area_of
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
        return sorted(self.o.p.people, key=self.judge.people.keep)

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
        for wish in self.judge.wishes.all:
            given = self.for_cubes(wish.cost) if wish.group > 0 else []
            if given:
                h = Holding(self.cubes_left(wish, given), self.o.p.koban)
                h.built = wish.group
                h.bonus = wish.gain
                self.look_at_turn(h, given, space, price)

    def look_at_hires(self, space: int, price: int) -> None:
        """Every person in hand for whom others bring the missing koban."""
        o = self.o
        for i in range(len(o.p.people)):
            card = o.p.people[i]
            short = o.e.koban_price[card] - o.p.koban
            given: list[int] = []
            for other in self.in_order:
                if short > 0 and other != card and o.e.discard_thing[other] == effects.KOBAN:
                    given.append(other)
                    short -= o.e.discard_amount[other]
            if given and short <= 0:
                h = Holding(o.p.cubes[:], -short)
                h.hired = card
                h.bonus = self.judge.people.hired[i]
                self.look_at_turn(h, given, space, price)

    def look_at_turn(self, h: Holding, given: list[int], space: int, price: int) -> None:
        """A turn that persons were discarded for, with the rows and onigiri that follow."""
        judge = self.judge
        h.bonus -= self.missed(given)
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
        for any_kind in [False, True]:
            for card in self.in_order:
                kind = o.e.discard_thing[card]
                if kind < ANY and o.t.supply[kind] > 0 and card not in given:
                    part = ANY if any_kind else kind
                    if short[part] > 0:
                        short[part] -= 1
                        given.append(card)
        return [] if max(short) > 0 else given

    def cubes_left(self, wish: Wish, given: list[int]) -> list[int]:
        """The cubes once these persons are discarded and the wish is paid."""
        o = self.o
        cubes = o.p.cubes[:]
        for card in given:
            cubes[o.e.discard_thing[card]] += o.e.discard_amount[card]
        use_up(o, wish.cost, cubes)
        return cubes

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
        wishes = self.judge.wishes
        for wish in wishes.all:
            given = self.for_cubes(wish.cost) if wish.group <= 0 else []
            if given:
                left = wishes.stored(self.cubes_left(wish, given), wish.group)
                self.note(given[0], wish.gain - self.missed(given) + left)
