"""What lies on the fair's table, and the verbs that change it."""

from __future__ import annotations

from takujo.editions.effect_table import EffectTable
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import Chance
from takujo.kernel.hidden import EVERYBODY, card_of, face_down, known_to
from tests.toy import events, names
from tests.toy.edition import Edition
from tests.toy.effects import COIN, CROP, HAND, JAR, RIBBON, STALLS


class Player:
    """One player's crops, purse and stalls."""

    def __init__(self) -> None:
        self.hand: list[int] = []  # sorted
        self.entered: list[int] = []  # face down in the contest, in the order entered
        self.things = [0, 0, 0, 0]  # coins, jars, nothing (crops lie in the hand), ribbons
        self.stalls: list[int] = []  # in the order bought
        self.owned = 0  # bit per stall
        self.errands = 0  # run today

    def copy(self) -> Player:
        """An independent player."""
        other = Player()
        other.hand = self.hand[:]
        other.entered = self.entered[:]
        other.things = self.things[:]
        other.stalls = self.stalls[:]
        other.owned = self.owned
        other.errands = self.errands
        return other

    def has(self, stall: int) -> bool:
        """Has this stall been bought?"""
        return (self.owned >> stall) & 1 == 1


class HarvestFair(EffectTable):
    """The whole table."""

    def __init__(self, book: Rulebook, edition: Edition, seats: int, chance: Chance) -> None:
        super().__init__(book, seats, chance, names.PURPOSES)
        self.edition = edition
        self.players: list[Player] = []
        self.deck: list[int] = []  # the top is last
        self.compost: list[int] = []  # face down, with who knows each; the newest is last
        self.day = 0
        self.weather = 0  # counted from 0, as in the edition
        self.turn = 0  # the seat whose turn it is plus 1, or 0
        self.last = 0  # the last of several crops picked in order, or 0

    def copy(self) -> HarvestFair:
        """An independent table that plays on like this one."""
        other = HarvestFair(self.book, self.edition, self.seats, self.chance)
        self.copy_agenda(other)
        other.players = [p.copy() for p in self.players]
        other.deck = self.deck[:]
        other.compost = self.compost[:]
        other.day = self.day
        other.weather = self.weather
        other.turn = self.turn
        other.last = self.last
        return other

    # --- crops --------------------------------------------------------------------------
    def crops_left(self) -> int:
        """How many crops can still be drawn, the compost included."""
        return len(self.deck) + len(self.compost)

    def draw_crops(self, seat: int, n: int) -> None:
        """Into the hand, as many as there are; nobody knows a compost that was shuffled."""
        drawn: list[int] = []
        while len(drawn) < n and self.crops_left():
            if not self.deck:
                self.deck = sorted([card_of(entry) for entry in self.compost])
                self.compost = []
                self.shuffle(self.deck, names.DECK, "deck")
                if self.ear is not None:
                    self.ear.append((events.RESHUFFLED, seat, len(self.deck)))
            drawn.append(self.deck.pop())
        if drawn:
            hand = self.players[seat].hand
            hand.extend(drawn)
            hand.sort()
            self.reveals += 1
            if self.ear is not None:
                self.ear.append((events.DREW, seat, *drawn))

    def discard(self, seat: int, crop: int, why: int) -> None:
        """From the hand onto the compost, face down; its owner knows it. ``why`` is a rule."""
        self.players[seat].hand.remove(crop)
        self.compost.append(face_down(crop, known_to(seat)))
        if self.ear is not None:
            self.ear.append((events.DISCARDED, seat, why, crop))

    def show_entries(self, seat: int) -> None:
        """Entered crops are turned over and go onto the compost; everybody knows them."""
        p = self.players[seat]
        if p.entered:
            self.reveals += 1
            if self.ear is not None:
                self.ear.append((events.SHOWN, seat, *p.entered))
        for crop in p.entered:
            self.compost.append(face_down(crop, EVERYBODY))
        p.entered = []

    # --- what the effects of the edition need -------------------------------------------
    def owns(self, seat: int, source: int) -> bool:
        """Has the seat bought this stall?"""
        return self.players[seat].has(source)

    def count(self, seat: int, what: int) -> int:
        """The counts that conditions and gains use."""
        p = self.players[seat]
        if what == STALLS:
            return len(p.stalls)
        return len(p.hand) if what == HAND else p.things[JAR]

    def stock(self, seat: int, thing: int) -> int:
        """Coins and jars can be paid."""
        return self.players[seat].things[thing]

    def gain(self, seat: int, thing: int, amount: int) -> None:
        """Crops are drawn; everything else is taken from the bank."""
        if thing == CROP:
            self.draw_crops(seat, amount)
        elif amount:
            self.players[seat].things[thing] += amount
            if self.ear is not None:
                self.ear.append((events.GAINED, seat, thing, amount))

    def spend(self, seat: int, thing: int, amount: int) -> None:
        """Back to the bank."""
        if amount:
            self.players[seat].things[thing] -= amount
            if self.ear is not None:
                self.ear.append((events.SPENT, seat, thing, amount))

    def coins(self, seat: int) -> int:
        """What is in the purse."""
        return self.players[seat].things[COIN]

    def ribbons(self, seat: int) -> int:
        """What the judges have given."""
        return self.players[seat].things[RIBBON]
