"""What fills the slots of the rulebook's texts beside this file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from takujo.editions.effects import Row
from takujo.editions.language import Language, mark
from takujo.editions.rulebook_slots import RulebookSlots
from takujo.games.fourbit_town import effects, names
from takujo.games.fourbit_town.book import edition_of
from takujo.games.fourbit_town.edition import (
    ACTIONS,
    CITY_HALL,
    FIRST_COMMON,
    FIRST_PLACE,
    FIRST_SIDE,
    RESOLVES,
    Edition,
    costs,
)
from takujo.games.fourbit_town.words.upkeep import worth_of_unit
from takujo.games.fourbit_town.words.wording import Wording
from takujo.kernel.agenda import Rulebook

Entry = dict[str, Any]  # the slots of one of several

# With which words cards name the moments at which they act.
TIMES: Final = {
    mark("to come::“when you …”"): [effects.BUILD_COST, effects.HIRE_COST],
    mark("to come::“when your …”"): [effects.LEVEL_COST],
    mark("done::“when you …”"): [
        effects.PLANNED,
        effects.CANCELLED,
        effects.SOLD,
        effects.STEPPED,
    ],
    mark("“when a place gives you …”"): [effects.GAVE],
    mark("“after you …”"): [effects.BUILT, effects.HIRED],
    mark("“after your …”"): [effects.LEVELLED],
    mark("“when a place is about to give you …”"): [effects.VP_COMING],
}
SLOTS: Final[dict[str, Callable[[TownRulebook], object]]] = {
    "start_coins": lambda slots: "/".join([str(n) for n in slots.e.start_coins]),
    "hall_effects": lambda slots: slots.w.text(CITY_HALL),
    "last_upkeep": lambda slots: slots.e.rounds - 1,
    "cost_at_start": lambda slots: slots.w.amount(
        effects.COIN, slots.e.coins_per_level * slots.e.start_level
    ),
    "worth_of_unit": lambda slots: worth_of_unit(slots.w),
    "last_conversions": lambda slots: slots.e.conversions * slots.e.rounds,
    "track_points": lambda slots: slots.e.track_points,
    "track_spaces": lambda slots: list(range(1, len(slots.e.track_points) + 1)),
    "track_beyond": lambda slots: slots.e.track_beyond,
    # is there anything of which a sentence speaks?
    "sales": lambda slots: any(slots.e.sale),
    "bare_moves": lambda slots: any((row.act >> effects.MOVE) & 1 for row in slots.rows),
    "asks_for_rearmost": lambda slots: any(
        effects.REARMOST in row.needs[::3] for row in slots.rows
    ),
    "converts": lambda slots: any(row.up_to_count == effects.CONVERSIONS for row in slots.rows),
}


class TownRulebook(RulebookSlots):
    """Counts and lists of one edition."""

    fills = SLOTS

    def __init__(self, book: Rulebook, say: Language) -> None:
        super().__init__(book, say)
        self.e: Edition = edition_of(book)
        self.w: Wording = Wording(self.e, say)
        self.rows: list[Row] = self.e.effects.rows

    # --- actions ------------------------------------------------------------------------
    def has(self, action: str) -> bool:
        """Does the edition have the action?"""
        if action not in ACTIONS:
            raise KeyError(action)
        return action in self.e.common

    def text_of(self, action: str) -> str:
        """What follows from the action for everybody; "" for nothing."""
        return self.w.text(FIRST_COMMON + self.e.common.index(action)) if self.has(action) else ""

    def cost_of(self, action: str) -> str:
        """What the action costs."""
        return self.w.amounts(costs(self.e.data["actions"][action]))

    # --- the board ----------------------------------------------------------------------
    def resolving(self, when: str) -> list[str]:
        """The places that go ``first`` or ``last``."""
        wanted = RESOLVES.index(when) - 1
        return [self.w.place(place) for place, at in enumerate(self.e.resolves) if at == wanted]

    @property
    def all_places(self) -> list[Entry]:
        """Every place with what it does."""
        return [self.place_entry(place) for place in range(names.PLACES)]

    def place_entry(self, place: int) -> Entry:
        """A place; what is an action and no more is told in full."""
        title, text = self.w.place_title(place), self.w.short_place(place)
        if text.lower() == title.lower():
            text = self.w.text(FIRST_PLACE + place)
        bits = format(place, f"0{names.BITS}b")
        return {"bits": bits, "place": place, "title": title, "text": self.w.capital(text)}

    # --- cards and buildings ------------------------------------------------------------
    @property
    def all_cards(self) -> list[Entry]:
        """Every card with both sides."""
        return [
            {
                "title": self.w.capital(self.w.card(card)),
                "zero": self.w.capital(self.w.short_side(card * 2 - 2)),
                "one": self.w.capital(self.w.short_side(card * 2 - 1)),
            }
            for card in self.e.all_cards
        ]

    @property
    def moments_of_cards(self) -> list[str]:
        """The words with which cards begin that do not wait for their turn."""
        named = [row.moment for row in self.rows if FIRST_SIDE <= row.source < FIRST_PLACE]
        said = [self.say.say(words) for words, at in TIMES.items() if not {*at}.isdisjoint(named)]
        return list(dict.fromkeys(said))  # two of them are alike in English

    @property
    def all_buildings(self) -> list[Entry]:
        """Every building with its numbers and its text."""
        return [
            {
                "title": self.w.title(building),
                "cost": self.w.cost(building),
                "vp": self.e.vp[building],
                "sale": self.w.amount(effects.COIN, self.e.sale[building]),
                "text": self.w.text(building),
            }
            for building in self.e.all_buildings
        ]

    def acting(self, moment: str) -> list[Entry]:
        """The buildings that act at a moment, in the order they do, with what they do then."""
        moments = [each.id for each in effects.MOMENTS]
        by_building: dict[int, list[Row]] = {}
        for row in self.e.effects.at[moments.index(moment)]:
            if row.source < FIRST_SIDE:
                by_building.setdefault(row.source, []).append(row)
        return [
            {
                "title": self.w.title(building),
                "text": self.say.sentences(self.w.long.sentences(rows)),
            }
            for building, rows in by_building.items()
        ]

    # --- numbers ------------------------------------------------------------------------
    @property
    def everybody(self) -> list[Entry]:
        """What everybody scores by an effect of the edition itself."""
        return [
            {"title": self.w.capital(self.w.source(row.source)), "text": self.scored(row)}
            for row in self.e.effects.at[effects.END]
            if row.source >= FIRST_COMMON
        ]

    def scored(self, row: Row) -> str:
        """What a row scores; workers score by the level they work at."""
        if row.per != effects.WORKER_LEVELS or row.each > 1 or row.by_count:
            return self.w.brief.act_of(row)
        level, n = self.w.slots["level"], row.gains[0].number
        if n == 1:
            return self.say.say("for each hired worker as many VP as your {level}", level=level)
        return self.say.say("for each hired worker {n} × your {level} in VP", level=level, n=n)
