"""The names of an edition's places, cards and buildings, and what each of them does."""

from __future__ import annotations

from typing import Any, Final

from takujo.editions.effects import Row
from takujo.editions.language import Language, mark
from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.edition import (
    CITY_HALL,
    FIRST_COMMON,
    FIRST_PLACE,
    FIRST_SIDE,
    SIDES,
    Edition,
)
from takujo.games.fourbit_town.effects import THINGS, WORDS
from takujo.games.fourbit_town.scoring import PLAYED, TRACK
from takujo.games.fourbit_town.words.rows import RowText
from takujo.games.fourbit_town.words.short import ShortText
from takujo.kernel.hidden import UNKNOWN

HELD_NAMES: Final = [mark("wood"), mark("stone"), mark("coins"), mark("VP")]
SOURCES: Final = {PLAYED: mark("during play"), TRACK: mark("track")}


class Wording:
    """Names and texts of one edition in one language."""

    def __init__(self, e: Edition, say: Language) -> None:
        self.e = e
        self.say = say
        # what the phrases of the effects call the things of this edition
        self.slots: dict[str, str] = {
            "level": say.in_text(e.data["marker"]),
            "city_hall": say.in_text(e.data["city_hall"]),
            "conversions": str(e.conversions),
        }
        actions = [id for id in e.common if id in e.data["actions"]]
        acts = {id: say.in_text(e.data["actions"][id]) for id in actions}
        self.long = RowText(e.effects, say, self.slots, e.data["locations"], acts)
        self.brief = ShortText(e.effects, say, self.slots, e.data["locations"], acts)

    # --- amounts ------------------------------------------------------------------------
    def amount(self, thing: int, n: int) -> str:
        """So many of a kind: ``2 wood``."""
        return self.long.price(thing, n)

    def amounts(self, cost: list[int]) -> str:
        """Wood, stone, coins and VP together; what is not there is left out."""
        parts = [self.amount(kind, n) for kind, n in enumerate(cost) if n]
        return self.say.say(", ").join(parts) if parts else self.say.say("nothing")

    def cost(self, building: int) -> str:
        """What a building costs."""
        e = self.e
        return self.amounts([e.cost_wood[building], e.cost_stone[building], e.cost_coin[building]])

    def kind(self, thing: int) -> str:
        """The name of a kind."""
        return self.say.say(HELD_NAMES[thing])

    # --- names --------------------------------------------------------------------------
    def title(self, building: int) -> str:
        """A building's name by itself, as in a list."""
        return self.say.name(self.e.data["buildings"][self.e.buildings[building]])

    def name(self, building: int) -> str:
        """A building's name inside a sentence."""
        return self.say.in_text(self.e.data["buildings"][self.e.buildings[building]])

    def names(self, buildings: list[int]) -> str:
        """Several buildings, one after the other; those not known are counted."""
        known = [self.name(building) for building in buildings if building != UNKNOWN]
        hidden = len(buildings) - len(known)
        if hidden:
            known.append(self.say.many("{n} unseen building", "{n} unseen buildings", hidden))
        return self.say.clauses(known)

    def place(self, place: int) -> str:
        """A place inside a sentence, with its number; the city hall has none."""
        if place == names.HALL:
            return self.slots["city_hall"]
        return self.long.place(place)

    def place_title(self, place: int) -> str:
        """A place's name by itself; the city hall's for its number."""
        if place == names.HALL:
            return self.say.name(self.e.data["city_hall"])
        return self.say.name(self.e.data["locations"][str(place)])

    def card(self, card: int) -> str:
        """A card by its name."""
        return self.say.in_text(self.e.data["cards"][self.e.cards[card]])

    def side(self, side: int) -> str:
        """One side of a card, with its own name if it has one."""
        card, bit, name = self.card(1 + side // 2), side % 2, self.side_title(side)
        if not name:
            return self.say.say("{card} side {bit}", card=card, bit=bit)
        return self.say.say("{card} side {bit} ({name})", card=card, bit=bit, name=name)

    def side_title(self, side: int) -> str:
        """The name of a side; many have none."""
        entry: dict[str, Any] = self.e.data["cards"][self.e.cards[1 + side // 2]][SIDES[side % 2]]
        return self.say.in_text(entry) if "ja" in entry else ""

    def source(self, source: int) -> str:
        """The element that has an effect, inside a sentence."""
        if source < FIRST_SIDE:
            return self.name(source)
        if source < FIRST_PLACE:
            return self.side(source - FIRST_SIDE)
        if source <= CITY_HALL:
            return self.place(source - FIRST_PLACE)
        common = self.e.common[source - FIRST_COMMON]
        entry = self.e.data["actions"].get(common, self.e.data.get("scoring"))
        return self.say.in_text(entry)

    def scored(self, source: int, row: int) -> str:
        """Where points come from."""
        if source in SOURCES:
            return self.say.say(SOURCES[source])
        return self.source(self.e.effects.rows[row].source)

    def label(self, source: int) -> str:
        """The same in short: a place by its number only."""
        if FIRST_PLACE <= source < CITY_HALL:
            return self.say.say("place {n}", n=source - FIRST_PLACE)
        return self.source(source)

    def action(self, id: str) -> str:
        """A common action inside a sentence; one the edition has no name for by what it is."""
        if id in self.e.data["actions"]:
            return self.say.in_text(self.e.data["actions"][id])
        return self.long.phrase(THINGS[WORDS.thing_ids().index(id)].one)

    def capital(self, text: str) -> str:
        """As it begins a line."""
        return text[:1].upper() + text[1:]

    # --- texts --------------------------------------------------------------------------
    def rows(self, source: int) -> list[Row]:
        """The effects of one element, in the order of the edition."""
        return [row for row in self.e.effects.rows if row.source == source]

    def text(self, source: int) -> str:
        """What an element does, as sentences; "" for nothing."""
        return self.say.sentences(self.long.sentences(self.rows(source)))

    def short(self, source: int) -> str:
        """What an element does, as on its card: ``4 wood → 4 coins``."""
        return self.brief.joined(self.rows(source))

    def short_side(self, side: int) -> str:
        """What a side does, in short, with its name if it has one."""
        name, text = self.side_title(side), self.short(FIRST_SIDE + side)
        return self.say.say("{name}: {text}", name=name, text=text) if name else text

    def short_place(self, place: int) -> str:
        """What a place does, in short."""
        return self.short(FIRST_PLACE + place)
