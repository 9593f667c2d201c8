"""What one player has: hand, discs, cubes, levels, and the cards laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from takujo.games.goryokaku import effect_counts as counts
from takujo.games.goryokaku.edition import Edition
from takujo.games.goryokaku.names import CRESTS, KINDS
from takujo.games.goryokaku.resources import IN_ALL, KIND_BITS, by_kind
from takujo.games.goryokaku.zones import EMPTY
from takujo.kernel.hidden import without

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone

NOTHING: Final = [0, 0, 0, 0, 0]
LOWEST: Final = [0, 0]


class Player:
    """One player."""

    def __init__(self) -> None:
        self.people = EMPTY  # persons in hand, sorted
        self.plans = EMPTY  # castle cards in hand, sorted
        self.shown = EMPTY  # those of them that everybody has seen, sorted
        self.dealt = EMPTY  # castle cards dealt, before and after some were kept
        self.persons = EMPTY  # hired, in order
        self.castles = EMPTY  # built, in order
        self.cubes = NOTHING  # by kind; the only list that is changed in place
        self.levels = LOWEST  # black ship, soil
        self.standing = NOTHING  # by kind: what counts in every castle build
        self.stored: i64 = 0  # all cubes, whether there are storehouses for them or not
        self.resources: i64 = 0  # cubes and what stands for them, as one number
        self.crest = 0  # the crest card
        self.koban = 0
        self.storehouses = 0
        self.onigiri = 0  # in hand
        self.laid = 0  # onigiri on the own board
        self.workers = 0  # in hand
        self.away = 0  # workers lying at the daiba
        self.bag_workers = 0
        self.bag_onigiri = 0
        self.pieces = 0  # building pieces in hand
        self.reserve = 0  # those still on the own board
        self.placed = 0  # those on building tiles
        self.daiba = 0  # the step reached
        self.circles = 0  # bit per era, the first era first

    def copy(self) -> Player:
        """An independent player."""
        other = Player()
        other.people = self.people
        other.plans = self.plans
        other.shown = self.shown
        other.dealt = self.dealt
        other.persons = self.persons
        other.castles = self.castles
        other.cubes = self.cubes[:]
        other.levels = self.levels
        other.standing = self.standing
        other.stored = self.stored
        other.resources = self.resources
        other.crest = self.crest
        other.koban = self.koban
        other.storehouses = self.storehouses
        other.onigiri = self.onigiri
        other.laid = self.laid
        other.workers = self.workers
        other.away = self.away
        other.bag_workers = self.bag_workers
        other.bag_onigiri = self.bag_onigiri
        other.pieces = self.pieces
        other.reserve = self.reserve
        other.placed = self.placed
        other.daiba = self.daiba
        other.circles = self.circles
        return other

    def cube_count(self) -> int:
        """All cubes, stored or overflowing."""
        return self.stored

    def add_cubes(self, kind: i64, n: i64) -> None:
        """So many cubes more of a kind; below 0: fewer."""
        self.cubes[kind] = self.cubes[kind] + n
        self.stored += n
        self.resources += (n << kind * KIND_BITS) + (n << IN_ALL)

    def hold(self, cubes: list[int], standing: list[int]) -> None:
        """These cubes, and what stands for some in every castle build, by kind."""
        self.cubes = cubes
        self.standing = standing
        self.resources = by_kind(cubes, standing)
        self.stored = sum(cubes)

    def lose_plan(self, card: int) -> None:
        """A castle card leaves the hand."""
        self.plans = without(self.plans, card)
        if card in self.shown:
            self.shown = without(self.shown, card)

    def of_kind(self, e: Edition, kind: int) -> int:
        """How many castle cards of this kind are built."""
        n = 0
        for card in self.castles:
            if e.kind[card] == kind:
                n += 1
        return n

    def of_crest(self, e: Edition, crest: int) -> int:
        """How many built and hired cards show this crest."""
        n = 0
        for card in self.castles:
            if e.crest[card] == crest:
                n += 1
        for card in self.persons:
            if e.crest[card] == crest:
                n += 1
        return n

    def count(self, e: Edition, what: int) -> int:
        """What a building tile counts."""
        if what < counts.FIRST_KIND:
            return self.levels[what]
        if what < counts.KIND_SETS:
            return self.of_kind(e, what - counts.FIRST_KIND)
        if what == counts.KIND_SETS:
            return min([self.of_kind(e, kind) for kind in range(len(KINDS))])
        if what < counts.CREST_SETS:
            return self.of_crest(e, what - counts.FIRST_CREST)
        if what == counts.CREST_SETS:
            return min([self.of_crest(e, crest) for crest in range(len(CRESTS))])
        return self.placed
