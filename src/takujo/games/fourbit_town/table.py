"""What lies on 4bit Town's table, and the verbs that change it."""

from __future__ import annotations

from typing import Final

from takujo.editions.effect_rule import at_moment
from takujo.editions.effect_table import EffectTable
from takujo.games.fourbit_town import counting, doing, effects, events, names, track
from takujo.games.fourbit_town.edition import CITY_HALL, FIRST_PLACE, FIRST_SIDE, Edition
from takujo.games.fourbit_town.player import Player
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import Chance
from takujo.kernel.hidden import EVERYBODY, card_of, face_down, known_to, without
from takujo.kernel.reason import Reason
from takujo.kernel.table import NOTHING

BY_EFFECT: Final = -1 - names.EFFECT


class Town(EffectTable):
    """The whole table."""

    def __init__(
        self,
        book: Rulebook,
        edition: Edition,
        seats: int,
        chance: Chance,
        players: list[Player],
    ) -> None:
        super().__init__(book, seats, chance, names.PURPOSES)
        self.edition = edition
        self.players = players
        self.deck: list[int] = NOTHING  # buildings, the top is last; like all lists here, replaced
        self.row: list[int] = NOTHING  # buildings lying face up, in the order they came
        self.unused: list[int] = NOTHING  # cards that nobody got
        self.order: list[int] = NOTHING  # seats on the track, the first first
        self.round = 0
        self.blocked = 0  # bit per place that got a worker in an earlier step of this round
        self.worker = 0  # the seat whose worker acts, plus 1, or 0
        self.by_place = 0  # the effect of its place is being carried out
        self.paid = 0  # the worker has paid the second-comer cost
        self.sides = 0  # bit per side that lies in its stack
        self.given_wood = 0  # what its place has given it
        self.given_stone = 0
        self.given_coin = 0
        self.given_vp = 0
        self.planned_here = 0  # what its owner has done by the place's effect
        self.built_here = 0
        self.levelled_here = 0
        self.moved_here = 0
        self.hired_here = 0
        self.coming = 0  # VP its place is about to give
        self.used = 0  # bit per once-a-worker effect that it has used
        self.way = 0  # how an effect is used whose payment is being picked
        self.owed = 0  # units of it still to be shared out
        self.paying = 0  # a payment or a price is being picked: nothing goes beside it
        self.site = 0  # the building being built, or the last one built
        self.off_wood = 0  # what of its cost has been waived by choice
        self.off_stone = 0
        self.off_coin = 0

    def copy(self) -> Town:
        """An independent table that plays on like this one."""
        players = [p.copy() for p in self.players]
        other = Town(self.book, self.edition, self.seats, self.chance, players)
        self.copy_agenda(other)
        other.deck = self.deck
        other.row = self.row
        other.unused = self.unused
        other.order = self.order
        other.round = self.round
        other.blocked = self.blocked
        other.worker = self.worker
        other.by_place = self.by_place
        other.paid = self.paid
        other.sides = self.sides
        other.given_wood = self.given_wood
        other.given_stone = self.given_stone
        other.given_coin = self.given_coin
        other.given_vp = self.given_vp
        other.planned_here = self.planned_here
        other.built_here = self.built_here
        other.levelled_here = self.levelled_here
        other.moved_here = self.moved_here
        other.hired_here = self.hired_here
        other.coming = self.coming
        other.used = self.used
        other.way = self.way
        other.owed = self.owed
        other.paying = self.paying
        other.site = self.site
        other.off_wood = self.off_wood
        other.off_stone = self.off_stone
        other.off_coin = self.off_coin
        return other

    # --- goods --------------------------------------------------------------------------
    def receive(self, seat: int, thing: int, amount: int, why: int) -> None:
        """Wood, stone, coins or VP, up to the cap; what is above is lost at once."""
        p = self.players[seat]
        e = self.edition
        cap = e.cap_vp if thing == effects.VP else e.cap_resource
        room = cap - p.thing(thing)
        got = amount if amount < room else room if room > 0 else 0
        p.change(thing, got)
        if self.ear is not None and amount:
            self.ear.append((events.GAINED, seat, thing, got, why))

    def pay(self, seat: int, thing: int, amount: int, why: int) -> None:
        """Wood, stone, coins or VP go back to the bank."""
        if amount:
            self.players[seat].change(thing, -amount)
            if self.ear is not None:
                self.ear.append((events.SPENT, seat, thing, amount, why))

    # --- buildings ----------------------------------------------------------------------
    def plan_from_row(self, seat: int, building: int) -> None:
        """An open building lies face down from now on, but everybody knows it."""
        p = self.players[seat]
        self.row = without(self.row, building)
        p.plans = [*p.plans, face_down(building, EVERYBODY)]
        if self.ear is not None:
            self.ear.append((events.PLANNED, seat, building))

    def plan_blind(self, seat: int) -> None:
        """The top of the deck; only its owner has seen it."""
        p = self.players[seat]
        building = self.deck[-1]
        self.deck = self.deck[:-1]
        p.plans = [*p.plans, face_down(building, known_to(seat))]
        self.reveals += 1
        if self.ear is not None:
            self.ear.append((events.PLANNED_BLIND, seat, building))

    def plan_into_row(self, seat: int, building: int, why: int) -> None:
        """A planned building lies open in the row again."""
        self.leave_plans(seat, building)
        self.row = [*self.row, building]
        if self.ear is not None:
            self.ear.append((events.CANCELLED, seat, building, why))

    def leave_plans(self, seat: int, building: int) -> None:
        """A building leaves the plans for all to see."""
        self.turn_up(seat, building)
        p = self.players[seat]
        p.plans = without(p.plans, face_down(building, EVERYBODY))

    def turn_up(self, seat: int, building: int) -> None:
        """A planned building that only its owner knew comes to light."""
        p = self.players[seat]
        blind = face_down(building, known_to(seat))
        if blind in p.plans:
            p.plans = [*without(p.plans, blind), face_down(building, EVERYBODY)]
            self.reveals += 1
            if self.ear is not None:
                self.ear.append((events.TURNED_UP, seat, building))

    def planned(self, seat: int) -> list[int]:
        """The seat's planned buildings, sorted."""
        return sorted([card_of(entry) for entry in self.players[seat].plans])

    # --- what the effects of the edition need -------------------------------------------
    def has_at(self, seat: int, moment: int) -> bool:
        """Can the seat have an effect at this moment? Asked before rows are looked at."""
        e = self.edition
        if e.anybody_at[moment] or self.players[seat].owned & e.buildings_at[moment]:
            return True
        return self.worker == seat + 1 and self.sides & e.sides_at[moment] != 0

    def react(self, seat: int, moment: int) -> None:
        """The effects the seat has at this moment follow, in their order."""
        if self.has_at(seat, moment):
            at_moment(self, self.edition.effects, moment, seat, names.EFFECT)
        if self.edition.others_at[moment]:
            self.others_react(seat, moment - effects.PLANNED + effects.FIRST_OTHER)

    def others_react(self, acting: int, moment: int) -> None:
        """The effects of the other players follow, in the order of the track."""
        for seat in self.order:
            if seat != acting and self.has_at(seat, moment):
                at_moment(self, self.edition.effects, moment, seat, names.EFFECT)

    def all_react(self, moment: int) -> None:
        """The same for everybody in the order of the track, while no worker acts."""
        e = self.edition
        anybody = e.anybody_at[moment]
        buildings = e.buildings_at[moment]
        if anybody or buildings:
            for seat in self.order:
                if anybody or self.players[seat].owned & buildings:
                    at_moment(self, e.effects, moment, seat, names.EFFECT)

    def owns(self, seat: int, source: int) -> bool:
        """A building that stands, a side in the worker's stack, its place; all have actions."""
        if source < FIRST_SIDE:
            return (self.players[seat].owned >> source) & 1 == 1
        if source > CITY_HALL:
            return True
        if self.worker != seat + 1:
            return False
        if source < FIRST_PLACE:
            return (self.sides >> (source - FIRST_SIDE)) & 1 == 1
        at = self.players[seat].place
        return source == FIRST_PLACE + at and (self.by_place == 1 or at == names.HALL)

    def acting_place(self, seat: int) -> int:
        """The place whose effect is being carried out, or -1."""
        if self.by_place and self.worker == seat + 1:
            return self.players[seat].place
        return -1

    def count(self, seat: int, what: int) -> int:
        """The counts that conditions, gains and limits use."""
        return counting.count(self, seat, what)

    def stock(self, seat: int, thing: int) -> int:
        """How many of these the seat could pay."""
        p = self.players[seat]
        if thing <= effects.VP:
            return p.thing(thing)
        if thing == effects.MATERIALS:
            return p.wood + p.stone
        if thing == effects.RESOURCES:
            return p.wood + p.stone + p.coin
        if thing == effects.PLANNED_BUILDING:
            return len(p.plans)
        if thing == effects.MOVE:
            return p.space - 1
        if thing == effects.COMING_VP:
            return self.coming
        return 1 if self.coming and thing == effects.ALL_COMING_VP else 0

    def spend(self, seat: int, thing: int, amount: int) -> None:
        """Kinds go at once; of a mix, and of planned buildings, it is asked which."""
        if thing <= effects.VP:
            self.pay(seat, thing, amount, BY_EFFECT)
        elif thing == effects.MOVE:
            track.go_back(self, seat, amount)
        elif thing == effects.COMING_VP:
            self.coming -= amount
        elif thing == effects.ALL_COMING_VP:
            self.coming = 0
        elif thing == effects.PLANNED_BUILDING:
            self.paying = 1
            for _ in range(amount):
                self.then(names.GIVE_UP, seat)
        else:
            mix = thing - effects.MATERIALS
            self.paying = 1
            self.owed = amount // 2
            self.then(names.SHARE, seat, mix * names.HELD)

    def gain(self, seat: int, thing: int, amount: int) -> None:
        """What no row gives."""
        self.receive(seat, thing, amount, BY_EFFECT)

    def gain_by(self, seat: int, thing: int, amount: int, row: int) -> None:
        """What a place gives is noted, before any cap; its VP may be given up on the way."""
        moment = self.edition.moment_of[row]
        if moment == effects.HERE:
            if thing == effects.VP:
                if amount:
                    doing.vp_comes(self, seat, amount, row)
                return
            self.note_given(thing, amount)
        elif moment == effects.GAVE:
            self.note_given(thing, amount)
        self.receive(seat, thing, amount, row)

    def note_given(self, thing: int, amount: int) -> None:
        """What the place has given the worker so far."""
        if thing == effects.WOOD:
            self.given_wood += amount
        elif thing == effects.STONE:
            self.given_stone += amount
        elif thing == effects.COIN:
            self.given_coin += amount
        else:
            self.given_vp += amount

    def act(self, seat: int, thing: int, amount: int, chosen: bool) -> None:
        """Do an action of the rulebook, or let its rule ask."""
        for _ in range(amount):
            doing.act(self, seat, thing, chosen)

    def why_no_act(self, seat: int, thing: int) -> Reason | None:
        """Why an action cannot be done now."""
        return doing.why_no_act(self, seat, thing)

    def used_up(self, bit: int) -> bool:
        """Has the worker used this effect?"""
        return (self.used >> bit) & 1 == 1

    def use_up(self, bit: int) -> None:
        """The worker has used this effect."""
        self.used |= 1 << bit

    def remember(self, choice: int) -> None:
        """Until the payment has been picked."""
        self.way = choice

    def remembered(self) -> int:
        """Now that it has."""
        self.paying = 0
        return self.way

    def advance(self, seat: int) -> None:
        """One space ahead on the track."""
        track.advance(self, seat)
