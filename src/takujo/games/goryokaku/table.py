"""What lies on Goryokaku's table, and the verbs that change it."""

from __future__ import annotations

from takujo.editions.effect_table import EffectTable
from takujo.games.goryokaku import effects, events, names
from takujo.games.goryokaku.edition import Edition
from takujo.games.goryokaku.names import KINDS, SOIL_LV
from takujo.games.goryokaku.player import Player
from takujo.games.goryokaku.zones import EMPTY, with_card, with_number
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import Chance
from takujo.kernel.hidden import card_of, without


class Goryokaku(EffectTable):
    """The whole table."""

    def __init__(self, book: Rulebook, edition: Edition, seats: int, chance: Chance) -> None:
        super().__init__(book, seats, chance, names.PURPOSES)
        self.edition = edition
        self.players: list[Player] = []
        self.supply = EMPTY  # cubes by kind
        self.onigiri = 0  # in the supply
        self.piles = EMPTY  # onigiri by era - 1
        self.markers = EMPTY  # the kind of each era's cube, by era - 1
        self.era = 1  # the first with a pile; one more than there are when the game is over
        self.stack_at = edition.stack_at[seats]  # by space: the first stack of its section
        self.heights = EMPTY  # of the stacks, by section * STRIDE + seat
        self.stacks = EMPTY  # which of their discs are workers: a bit each, bottom first
        self.tops = EMPTY  # by space: how high its section is, and who alone is so high
        self.tiles = EMPTY  # board by board
        self.owners = EMPTY  # of each tile: a seat plus 1, or 0
        self.opened = 0  # bit per board that lies face up, board 1 first
        self.person_deck = EMPTY  # the top is last
        self.person_discard = EMPTY  # face up
        self.castle_deck = EMPTY  # face down with who knows each; the top is last
        self.castle_discard = EMPTY  # face up
        self.row = EMPTY  # castle cards face up
        self.first = 0  # the seat that began
        self.turn = 0  # the seat whose turn it is plus 1, or 0
        self.space = 0  # where the worker of this turn was placed, or 0
        self.acted = 0  # bit per person whose row was used in this turn
        self.joined = 0  # bit per person hired in this turn
        self.free_first = 0  # 1 while a free action must come before the worker
        self.owed = 0  # hand cards that the seat asked has still to give
        self.last = 0  # the last of several cubes picked in order, or 0

    def copy(self) -> Goryokaku:
        """An independent table that plays on like this one; what is not copied is never changed."""
        other = Goryokaku(self.book, self.edition, self.seats, self.chance)
        self.copy_agenda(other)
        other.players = [p.copy() for p in self.players]
        other.supply = self.supply[:]
        other.onigiri = self.onigiri
        other.piles = self.piles
        other.markers = self.markers
        other.era = self.era
        other.heights = self.heights[:]
        other.stacks = self.stacks[:]
        other.tops = self.tops[:]
        other.tiles = self.tiles
        other.owners = self.owners
        other.opened = self.opened
        other.person_deck = self.person_deck
        other.person_discard = self.person_discard
        other.castle_deck = self.castle_deck[:]  # the only zone that is changed in place
        other.castle_discard = self.castle_discard
        other.row = self.row
        other.first = self.first
        other.turn = self.turn
        other.space = self.space
        other.acted = self.acted
        other.joined = self.joined
        other.free_first = self.free_first
        other.owed = self.owed
        other.last = self.last
        return other

    # --- what the effects of the edition need -------------------------------------------
    def owns(self, seat: int, source: int) -> bool:
        """Is this card laid out before the seat?"""
        p = self.players[seat]
        return source in (p.persons if source < self.edition.first_castle else p.castles)

    def count(self, seat: int, what: int) -> int:
        """The counts that building tiles use."""
        return self.players[seat].count(self.edition, what)

    def stock(self, seat: int, thing: int) -> int:
        """Whatever an icon can give can be paid, and hand cards."""
        p = self.players[seat]
        if thing < len(KINDS):
            return p.cubes[thing]
        if thing == effects.KOBAN:
            return p.koban
        if thing == effects.ONIGIRI:
            return p.onigiri
        if thing == effects.PIECE:
            return p.pieces
        if thing == effects.SHIP_LV or thing == effects.SOIL_LV:
            return p.levels[thing - effects.SHIP_LV]
        return len(p.people) + len(p.plans)

    def gain(self, seat: int, thing: int, amount: int) -> None:
        """Whatever an icon gives; what is not there is not gained."""
        p = self.players[seat]
        if thing < len(KINDS):
            left = self.supply[thing]
            amount = min(amount, left)
            p.add_cubes(thing, amount)
            self.supply[thing] = left - amount
        elif thing == effects.KOBAN:
            p.koban += amount
        elif thing == effects.ONIGIRI:
            amount = min(amount, self.onigiri)
            p.onigiri += amount
            self.onigiri -= amount
        elif thing == effects.PIECE:
            amount = min(amount, p.reserve)
            p.reserve -= amount
            p.pieces += amount
        elif thing == effects.STOREHOUSE:
            p.storehouses += amount
        else:
            self.do(seat, thing, amount)
            return
        if amount and self.ear is not None:
            self.ear.append((events.GAINED, seat, thing, amount))

    def do(self, seat: int, thing: int, times: int) -> None:
        """What an icon lets happen rather than gives."""
        for _ in range(times):
            if thing == effects.BAG:
                self.draw_disc(seat)
            elif thing == effects.PERSON:
                self.draw_person(seat)
            elif thing == effects.SHIP_LV or thing == effects.SOIL_LV:
                self.raise_level(seat, thing - effects.SHIP_LV)
            elif thing == effects.HIRE:
                self.then(names.HIRE, seat)
            elif thing == effects.OFFICE:
                self.then(names.OFFICE, seat)
            else:
                self.then(names.BUILD, seat)

    def spend(self, seat: int, thing: int, amount: int) -> None:
        """Cubes go back to the supply, koban too; hand cards are asked for."""
        p = self.players[seat]
        if thing == effects.CARD:
            self.owed = amount
            self.then(names.GIVE, seat, amount)
            return
        if thing < len(KINDS):
            p.add_cubes(thing, -amount)
            self.supply[thing] = self.supply[thing] + amount
        elif thing == effects.KOBAN:
            p.koban -= amount
        elif thing == effects.ONIGIRI:
            p.onigiri -= amount
            self.onigiri += amount
        elif thing == effects.PIECE:
            p.pieces -= amount
            p.reserve += amount
        else:
            self.lower_level(seat, thing - effects.SHIP_LV, amount)
        if amount and self.ear is not None:
            self.ear.append((events.SPENT, seat, thing, amount))

    # --- levels and discs ---------------------------------------------------------------
    def raise_level(self, seat: int, track: int) -> None:
        """One space to the right, not past the last; then the icon of that space."""
        p = self.players[seat]
        level = p.levels[track]
        if level >= self.edition.track_top[track]:
            return
        p.levels = with_number(p.levels, track, level + 1)
        if track == SOIL_LV:  # a soil level stands for one soil in castle builds
            p.hold(p.cubes, with_number(p.standing, 0, p.standing[0] + 1))
        if self.ear is not None:
            self.ear.append((events.RAISED, seat, track, level + 1))
        for row in self.edition.track_rows[track][level + 1]:
            row.use(self, seat, 1)

    def lower_level(self, seat: int, track: int, levels: int) -> None:
        """So many spaces to the left: the price of an effect."""
        p = self.players[seat]
        p.levels = with_number(p.levels, track, p.levels[track] - levels)
        if track == SOIL_LV:
            p.hold(p.cubes, with_number(p.standing, 0, p.standing[0] - levels))

    def draw_disc(self, seat: int) -> None:
        """One disc out of the bag, unseen; an empty bag gives nothing."""
        p = self.players[seat]
        discs = p.bag_workers + p.bag_onigiri
        if discs == 0:
            return
        worker = 1 if self.below(discs, names.BAG + seat, names.BAGS[seat]) < p.bag_workers else 0
        p.bag_workers -= worker
        p.workers += worker
        p.bag_onigiri -= 1 - worker
        p.onigiri += 1 - worker
        self.reveals += 1
        if self.ear is not None:
            self.ear.append((events.DREW_DISC, seat, worker))

    def lay_onigiri(self, seat: int, kind: int, n: int) -> None:
        """From the hand onto the own board, for an onigiri action."""
        p = self.players[seat]
        p.onigiri -= n
        p.laid += n
        if self.ear is not None:
            self.ear.append((events.LAID, seat, kind, n))

    # --- cards --------------------------------------------------------------------------
    def persons_left(self) -> int:
        """How many persons can still be drawn, the discards included."""
        return len(self.person_deck) + len(self.person_discard)

    def draw_person(self, seat: int) -> None:
        """Into the hand; only its owner sees it."""
        if not self.person_deck:
            if not self.person_discard:
                return
            self.person_deck = sorted(self.person_discard)
            self.person_discard = []
            self.shuffle(self.person_deck, names.PERSON_DECK, "persons")
            if self.ear is not None:
                self.ear.append((events.RESHUFFLED, seat, 0, len(self.person_deck)))
        card = self.person_deck[-1]
        self.person_deck = self.person_deck[:-1]
        p = self.players[seat]
        p.people = with_card(p.people, card)
        self.reveals += 1
        if self.ear is not None:
            self.ear.append((events.DREW, seat, card))

    def discard(self, seat: int, card: int, why: int) -> None:
        """From the hand onto its discard pile, face up; ``why`` is a rule."""
        p = self.players[seat]
        if card < self.edition.first_castle:
            p.people = without(p.people, card)
            self.person_discard = [*self.person_discard, card]
        else:
            p.lose_plan(card)
            self.castle_discard = [*self.castle_discard, card]
        if self.ear is not None:
            self.ear.append((events.DISCARDED, seat, why, card))

    def turn_up(self, seat: int) -> int:
        """The next castle card comes to light, for the row; 0 if none is left."""
        if not self.castle_deck:
            if not self.castle_discard:
                return 0
            self.castle_deck = sorted(self.castle_discard)
            self.castle_discard = []
            self.shuffle(self.castle_deck, names.CASTLE_DECK, "castles")
            if self.ear is not None:
                self.ear.append((events.RESHUFFLED, seat, 1, len(self.castle_deck)))
        card = card_of(self.castle_deck.pop())
        self.reveals += 1
        if self.ear is not None:
            self.ear.append((events.TURNED_UP, seat, card))
        return card

    def take_castle(self, seat: int, card: int) -> None:
        """A face-up castle card into the hand; everybody knows it there; it is replaced."""
        p = self.players[seat]
        at = self.row.index(card)
        p.plans = with_card(p.plans, card)
        p.shown = with_card(p.shown, card)
        if self.ear is not None:
            self.ear.append((events.TOOK, seat, card))
        new = self.turn_up(seat)
        self.row = with_number(self.row, at, new) if new else without(self.row, card)

    def sweep(self, seat: int) -> None:
        """All face-up castle cards are discarded and replaced."""
        self.castle_discard = self.castle_discard + self.row
        if self.ear is not None:
            self.ear.append((events.SWEPT, seat, *self.row))
        row: list[int] = []
        for _place in range(self.edition.row_size):
            card = self.turn_up(seat)
            if card:
                row.append(card)
        self.row = row
