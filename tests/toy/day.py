"""The day: morning, contest, turns, upkeep, evening; then the next, until the fair is over."""

from __future__ import annotations

from takujo.editions.effect_rule import at_moment
from takujo.kernel.agenda import Rule
from tests.toy import effects, events, names
from tests.toy.table import HarvestFair


class Day(Rule[HarvestFair]):
    """The weather is drawn; then everybody takes part in each part of the day, in turn."""

    def begin(self, t: HarvestFair, first: int, n: int) -> None:
        """The first player has passed to the left."""
        t.day += 1
        t.weather = t.below(len(t.edition.weather), names.WEATHER, "weather")
        t.reveals += 1
        t.edition.effects.new_round(t)
        for p in t.players:
            p.errands = 0
        if t.ear is not None:
            t.ear.append((events.DAY_BEGAN, first, t.day, t.weather + 1))
        t.then_each(names.MORNING, first)
        t.then(names.CONTEST, first)
        t.then_each(names.TURN, first)
        t.then_each(names.UPKEEP, first)
        t.then_each(names.EVENING, first)
        t.then(names.END_OF_DAY, first)
        t.then(names.DAY, (first + 1) % t.seats)


class Morning(Rule[HarvestFair]):
    """Draw crops; then the stalls that act in the morning."""

    def begin(self, t: HarvestFair, seat: int, n: int) -> None:
        """As many crops as there are."""
        t.draw_crops(seat, t.edition.draw)
        at_moment(t, t.edition.effects, effects.IN_THE_MORNING, seat, names.EFFECT)


class Evening(Rule[HarvestFair]):
    """The stalls that act in the evening."""

    def begin(self, t: HarvestFair, seat: int, n: int) -> None:
        """In their order."""
        at_moment(t, t.edition.effects, effects.IN_THE_EVENING, seat, names.EFFECT)


class EndOfDay(Rule[HarvestFair]):
    """The fair is over after its last day, or when somebody has enough ribbons."""

    def begin(self, t: HarvestFair, seat: int, n: int) -> None:
        """Look at the calendar, then at the ribbons."""
        if over(t):
            if t.ear is not None:
                t.ear.append((events.FAIR_ENDED, seat, t.day))
            t.end()


def over(t: HarvestFair) -> bool:
    """Was this the last day?"""
    if t.day >= t.edition.days:
        return True
    return max([t.ribbons(seat) for seat in range(t.seats)]) >= t.edition.enough
