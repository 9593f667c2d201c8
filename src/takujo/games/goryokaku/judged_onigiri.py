"""Onigiri as a player judges them: what they can still do in this turn, and later ones."""

from __future__ import annotations

from takujo.games.goryokaku import effects
from takujo.games.goryokaku.judged_outlook import Outlook
from takujo.games.goryokaku.judged_persons import opened_by_level
from takujo.games.goryokaku.judged_wishes import Wishes
from takujo.games.goryokaku.names import AGAIN, CASTLE_CARD, LEVEL, PERSON, SHIP_LV, SOIL_LV


class RiceWorth:
    """What onigiri bring after the worker and the persons."""

    def __init__(self, o: Outlook, wishes: Wishes) -> None:
        self.o = o
        self.wishes = wishes
        # what the face-up castle cards bring in hand, best first
        self.cards = sorted([self.plan(card) for card in o.t.row], reverse=True)
        self.level = max(self.raising(SHIP_LV), self.raising(SOIL_LV))

    def plan(self, card: int) -> float:
        """What a castle card brings that comes into the hand."""
        o = self.o
        value = max(0.0, self.wishes.value(self.wishes.to_build(card), o.p.cubes))
        for _ in o.p.plans:
            value *= o.w.next_plan
        return value

    def raising(self, track: int) -> float:
        """What one level more brings."""
        o = self.o
        value = o.worth[effects.SHIP_LV + track]
        if track == SHIP_LV and o.p.levels[track] < o.e.track_top[track]:
            value += opened_by_level(o)
        return value

    def new_row(self) -> float:
        """What four new castle cards bring: there may be a better one among them."""
        o = self.o
        return o.w.new_row * min(1.0, o.time * 2) - (self.cards[0] if self.cards else 0.0) * 0.3

    def keep(self, onigiri: int, workers: int) -> float:
        """What onigiri bring that are kept for the workers still in hand."""
        if workers <= 0:
            return 0.0
        w = self.o.w
        total = 0.0
        each = w.onigiri * w.kept_onigiri
        for _ in range(onigiri):
            total += each
            each *= w.next_onigiri
        return total

    def after(self, onigiri: int, workers: int) -> float:
        """The best that can be done with so many onigiri once the worker has acted."""
        o = self.o
        prices = o.e.onigiri_price
        best = self.keep(onigiri, workers)
        done = 0.0
        for i in range(min(len(self.cards), o.e.onigiri_times[CASTLE_CARD])):
            done += self.cards[i]
            rest = onigiri - prices[CASTLE_CARD] * (i + 1)
            if rest >= 0:
                best = max(best, done + self.keep(rest, workers))
        for i in range(o.e.onigiri_times[PERSON]):
            rest = onigiri - prices[PERSON] * (i + 1)
            if rest >= 0:
                done = (i + 1) * o.worth[effects.PERSON]
                best = max(best, done + self.keep(rest, workers))
        rest = onigiri - prices[LEVEL]
        if rest >= 0:
            best = max(best, self.level + self.keep(rest, workers))
        rest = onigiri - prices[AGAIN]
        if rest >= 0:
            best = max(best, o.placement * 0.7 + self.keep(rest, workers))
        return best
