"""What lies on San Juan's table, and the verbs that change it."""

from __future__ import annotations

from takujo.editions.effect_table import EffectTable
from takujo.games.san_juan import events, names
from takujo.games.san_juan.edition import MONUMENT, PRODUCTION, Edition
from takujo.games.san_juan.effects import (
    BUILT_CITY,
    CITY_BUILDINGS,
    DONE_PRODUCED,
    DONE_SOLD,
    HAND,
    MONUMENTS,
    PRODUCTION_BUILDINGS,
)
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import Chance
from takujo.kernel.hidden import EVERYBODY, NOBODY, card_of, face_down, known_to, put_in, take_out
from takujo.kernel.table import NOTHING


class Player:
    """One player's town and hand."""

    def __init__(
        self, hand: list[int], buildings: list[int], goods: list[int], chapel: list[int]
    ) -> None:
        self.hand = hand  # sorted
        self.shown: list[int] = NOTHING  # cards in hand that everybody has seen; replaced
        self.buildings = buildings  # in the order built; a choice of slot counts from 1
        self.goods = goods  # by slot: the card lying there face down, or 0
        self.chapel = chapel  # cards under the chapel, sorted
        self.owned = 0  # bit per card built

    def copy(self) -> Player:
        """An independent player."""
        other = Player(self.hand[:], self.buildings[:], self.goods[:], self.chapel[:])
        other.shown = self.shown
        other.owned = self.owned
        return other

    def has(self, card: int) -> bool:
        """Has this card been built?"""
        return (self.owned >> card) & 1 == 1


class SanJuan(EffectTable):
    """The whole table. Lists that are replaced, never changed, are shared by copies."""

    def __init__(
        self,
        book: Rulebook,
        edition: Edition,
        seats: int,
        chance: Chance,
        players: list[Player],
        deck: list[int],
        discard: list[int],
        takers: list[int],
    ) -> None:
        super().__init__(book, seats, chance, names.PURPOSES)
        self.edition = edition
        self.players = players
        self.deck = deck  # the top is last
        self.discard = discard  # face down, with who knows each; the newest is last
        self.tiles: list[int] = NOTHING  # price tiles, the top first; replaced
        self.tile = 0  # the one lying face up, or 0
        self.tiles_seen = 0  # how many of the tiles, from the bottom up, everybody has seen
        self.round = 0
        self.governor = 0
        self.takers = takers  # by role: the seat that took it this round plus 1, or 0
        self.built = 0  # buildings built in this round
        self.library_used = 0  # the governor of two doubled a pick this round
        self.drawn: list[int] = NOTHING  # the councillor's cards, before he keeps some; sorted
        self.mine: list[int] = NOTHING  # turned up by a gold mine, sorted; replaced
        self.site = 0  # the card being built, or the last one built in this phase
        self.covering = 0  # slot of the building the crane builds over, or 0
        self.done = 0  # goods produced, sold or given to the black market in this turn
        self.last = 0  # the last of several things picked in order, or 0

    def copy(self) -> SanJuan:
        """An independent table that plays on like this one."""
        other = SanJuan(
            self.book,
            self.edition,
            self.seats,
            self.chance,
            [p.copy() for p in self.players],
            self.deck[:],
            self.discard[:],
            self.takers[:],
        )
        self.copy_agenda(other)
        other.tiles = self.tiles
        other.tile = self.tile
        other.tiles_seen = self.tiles_seen
        other.round = self.round
        other.governor = self.governor
        other.built = self.built
        other.library_used = self.library_used
        other.drawn = self.drawn[:] if self.drawn else NOTHING
        other.mine = self.mine
        other.site = self.site
        other.covering = self.covering
        other.done = self.done
        other.last = self.last
        return other

    # --- cards --------------------------------------------------------------------------
    def cards_left(self) -> int:
        """How many cards can still be drawn, the discard pile included."""
        return len(self.deck) + len(self.discard)

    def draw_card(self) -> int:
        """The top card; the discard pile becomes the new deck when the deck has run out."""
        if not self.deck:
            if not self.discard:
                return 0
            self.reshuffle()
        return self.deck.pop()

    def reshuffle(self) -> None:
        """A new deck that depends on the seed and its cards, not on the order they lay in."""
        counts = [0] * len(self.edition.copies)
        for entry in self.discard:
            card = card_of(entry)
            counts[card] = counts[card] + 1  # += would add boxed numbers
        self.deck = [card for card, count in enumerate(counts) for _copy in range(count)]
        self.discard = []
        self.shuffle(self.deck, names.DECK, "deck")
        if self.ear is not None:
            self.ear.append((events.RESHUFFLED, self.governor, len(self.deck)))

    def draw_cards(self, n: int) -> list[int]:
        """The top n cards, or what there is."""
        out: list[int] = []
        for _drawn in range(n):
            card = self.draw_card()
            if card:
                out.append(card)
        return out

    def draw_to_hand(self, seat: int, n: int, why: int) -> None:
        """Draw into the hand; only the owner sees the cards. ``why`` is a rule, or a card."""
        hand = self.players[seat].hand
        before = len(hand)
        drawn: list[int] | None = None if self.ear is None else []
        for _drawn in range(n):
            card = self.draw_card()
            if card:
                put_in(hand, card)
                if drawn is not None:
                    drawn.append(card)
        if len(hand) > before:
            self.reveals += 1
            if drawn is not None and self.ear is not None:
                self.ear.append((events.DREW, seat, why, *drawn))

    def leave_hand(self, seat: int, card: int) -> None:
        """A card leaves the hand unseen: nobody can be sure any more what is left there."""
        p = self.players[seat]
        take_out(p.hand, card)
        p.shown = NOTHING

    def discard_card(self, seat: int, card: int, kind: int) -> None:
        """From the hand to the discard pile, face down; its owner knows it."""
        self.leave_hand(seat, card)
        self.discard.append(face_down(card, known_to(seat)))
        if self.ear is not None:
            self.ear.append((kind, seat, card))

    def discard_good(self, seat: int, slot: int) -> None:
        """A good goes to the discard pile; nobody has seen the card."""
        goods = self.players[seat].goods
        self.discard.append(face_down(goods[slot - 1], NOBODY))
        goods[slot - 1] = 0

    def discard_open(self, card: int) -> None:
        """A card everybody has seen goes to the discard pile."""
        self.discard.append(face_down(card, EVERYBODY))

    # --- what the effects of the edition need -------------------------------------------
    def owns(self, seat: int, source: int) -> bool:
        """Has the seat built this card?"""
        return self.players[seat].has(source)

    def count(self, seat: int, what: int) -> int:
        """The counts that conditions and end points use."""
        p = self.players[seat]
        if what == HAND:
            return len(p.hand)
        if what == DONE_PRODUCED or what == DONE_SOLD:
            return self.done
        if what == BUILT_CITY:
            return 1 if self.edition.kind[self.site] != PRODUCTION else 0
        production = 0
        monuments = 0
        for card in p.buildings:
            if self.edition.kind[card] == PRODUCTION:
                production += 1
            elif self.edition.kind[card] == MONUMENT:
                monuments += 1
        if what == PRODUCTION_BUILDINGS:
            return production
        if what == CITY_BUILDINGS:
            return len(p.buildings) - production
        assert what == MONUMENTS
        return monuments

    def stock(self, seat: int, thing: int) -> int:
        """Cards of the hand are the only thing that effects cost."""
        return len(self.players[seat].hand)

    def spend(self, seat: int, thing: int, amount: int) -> None:
        """Which cards is asked."""
        self.then(names.DISCARD, seat, amount)

    def remember(self, choice: int) -> None:
        """What is paid for is used in one way only."""

    def remembered(self) -> int:
        """That one."""
        return 1

    def gain(self, seat: int, thing: int, amount: int) -> None:
        """The only thing effects give during play is cards; the rest is summed by the rules."""
        self.draw_to_hand(seat, amount, names.EFFECT)
