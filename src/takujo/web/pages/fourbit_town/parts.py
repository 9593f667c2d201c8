"""Effects as signs: pictures with numbers, an arrow between what is paid and what comes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from takujo.editions.effect_text import EffectText
from takujo.editions.effects import Row
from takujo.editions.language import Language, mark
from takujo.games.fourbit_town import effects
from takujo.games.fourbit_town.edition import KINDS, Edition

SHORT: Final = 11  # as wide as a word may be on a place of the board, in letters

NAMES: Final = [mark("wood"), mark("stone"), mark("coins"), mark("VP")]
# Actions in a word, where the edition's own name is too long for a place.
ACTIONS: Final = {
    effects.PLAN: mark("Plan"),
    effects.CANCEL: mark("Drop a plan"),
    effects.BUILD: mark("Build"),
    effects.BUILD_PLANNED: mark("Build a plan"),
    effects.SELL: mark("Sell"),
    effects.HIRE: mark("Hire"),
    effects.LEVEL: mark("Level +1"),
    effects.STEP: mark("Track +1"),
    effects.MOVE: mark("Move +1"),
}
ACTION_IDS: Final = {
    effects.PLAN: "plan",
    effects.CANCEL: "cancel",
    effects.BUILD: "build",
    effects.SELL: "sell",
    effects.HIRE: "hire",
    effects.LEVEL: "level",
    effects.STEP: "step",
}
MOMENTS: Final = {
    effects.PLANNED: mark("planning:"),
    effects.CANCELLED: mark("dropping a plan:"),
    effects.BUILT: mark("building:"),
    effects.SOLD: mark("selling:"),
    effects.HIRED: mark("hiring:"),
    effects.LEVELLED: mark("level up:"),
    effects.STEPPED: mark("track:"),
    effects.BUILD_COST: mark("building:"),
    effects.HIRE_COST: mark("hiring:"),
    effects.LEVEL_COST: mark("level up:"),
    effects.VP_COMING: mark("place VP:"),
}
# Conditions in a word; others are said in full.
CONDITIONS: Final = {
    effects.PLANNED_HERE: mark("planned here:"),
    effects.BUILT_HERE: mark("built here:"),
    effects.LEVELLED_HERE: mark("level up here:"),
    effects.MOVED_HERE: mark("moved here:"),
    effects.HIRED_HERE: mark("hired here:"),
    effects.IN_HALL: mark("{city_hall}:"),
    effects.AHEAD: mark("not first:"),
    effects.REARMOST: mark("rearmost:"),
    effects.ON_PLACES: mark("{n} workers out:"),
    effects.BUILDINGS: mark("{n} buildings:"),
    effects.LEVELS: mark("level {n}:"),
}
GIVEN: Final = [effects.GIVEN_WOOD, effects.GIVEN_STONE, effects.GIVEN_COIN, effects.GIVEN_VP]
OFF: Final = {effects.WOOD_OFF: 0, effects.STONE_OFF: 1, effects.COIN_OFF: 2}
MIXES: Final = {
    effects.MATERIALS: [0, 1],
    effects.RESOURCES: [0, 1, 2],
    effects.MATERIAL_OFF: [0, 1],
    effects.ANY_OFF: [0, 1, 2],
}
NO_LIMIT: Final = 1 << 29


@dataclass(frozen=True)
class Part:
    """One sign: a kind of goods with its number, or a word."""

    text: str
    res: str = ""  # wood, stone, coin or vp: drawn as a picture
    name: str = ""  # and read aloud
    quiet: bool = False  # an arrow, an or, a condition


def wide(text: str) -> int:
    """How wide a word is: a Japanese character is as wide as two letters."""
    return sum(2 if character > "\u2e7f" else 1 for character in text)


class Signs:
    """Says the effects of one edition in signs, in one language."""

    def __init__(self, e: Edition, say: Language) -> None:
        self.e = e
        self.say = say
        data = e.data
        names = {
            "level": say.in_text(data["marker"]),
            "city_hall": say.in_text(data["city_hall"]),
            "conversions": str(e.conversions),
        }
        self.names = names
        self.text = EffectText(e.effects, say, names)

    def goods(self, kind: int, text: str) -> Part:
        """A kind of goods with what stands beside its picture."""
        return Part(text, KINDS[kind], self.say.say(NAMES[kind]))

    def word(self, text: str) -> Part:
        """A quiet word between signs."""
        return Part(text, quiet=True)

    def act(self, thing: int) -> Part:
        """An action in a word."""
        id = ACTION_IDS.get(thing, "")
        if id in self.e.data["actions"]:
            name = self.say.name(self.e.data["actions"][id])
            if wide(name) <= SHORT:
                return Part(name)
        return Part(self.say.say(ACTIONS[thing]))

    def rows(self, rows: list[Row]) -> list[Part]:
        """Several lines, one after the other; of rows to choose from, with an or between."""
        out: list[Part] = []
        for i, row in enumerate(rows):
            if i:
                out.append(self.word("/" if row.either else "·"))
            out += self.row(row)
        return out

    def row(self, row: Row) -> list[Part]:
        """When, if, what is paid, what comes."""
        out = self.when(row)
        if row.pays != [[]]:
            for i, pay in enumerate(row.pays):
                out += [self.word("/")] if i else []
                out += self.way(pay, "{n}")
            out.append(self.word("→"))
        plain = row.pays == [[]]
        for i, gain in enumerate(row.gains):
            out += [self.word("/")] if i else []
            out += self.gain(row, gain, "+{n}" if plain else "{n}")
        return out

    def when(self, row: Row) -> list[Part]:
        """The moment and the conditions, in a word each."""
        out: list[Part] = []
        if row.moment in MOMENTS:
            out.append(self.word(self.say.say(MOMENTS[row.moment])))
        for i in range(0, len(row.needs), 3):
            out += self.condition(row, row.needs[i], row.needs[i + 1], row.needs[i + 2])
        return out

    def condition(self, row: Row, count: int, low: int, high: int) -> list[Part]:
        """One condition; a place's own discount needs none, and what is always true says none."""
        if count in (effects.BY_PLACE, effects.HIRED_HERE) and row.moment in MOMENTS:
            return []
        if count in GIVEN and high == NO_LIMIT:
            needed = "" if low <= 1 else f"≥{low}"
            found = self.goods(GIVEN.index(count), needed)
            return [found, self.word(self.say.say("came:"))]
        if count == effects.GIVEN_RESOURCES and high == 0:
            return [self.word(self.say.say("no resources came:"))]
        if count in CONDITIONS and high == NO_LIMIT:
            return [self.word(self.say.say(CONDITIONS[count], n=low, **self.names))]
        return [self.word(self.text.conditions(row))]

    def way(self, way: list[int], form: str) -> list[Part]:
        """What one way to pay takes."""
        out: list[Part] = []
        for i in range(0, len(way), 2):
            out += self.thing(way[i], form.format(n=way[i + 1]))
        return out

    def gain(self, row: Row, gain: list[int], form: str) -> list[Part]:
        """What one way to gain brings."""
        out: list[Part] = []
        for i in range(0, len(gain), 2):
            amount = str(gain[i + 1])
            if row.by_count:
                amount = f"{row.by_count[0]}–{row.by_count[-1]}"
            out += self.thing(gain[i], form.format(n=amount))
        return out

    def thing(self, thing: int, text: str) -> list[Part]:
        """A thing with its number."""
        if thing in OFF:
            return [self.goods(OFF[thing], "−" + text.removeprefix("+"))]
        if thing in MIXES:
            minus = "−" if thing >= effects.WOOD_OFF else ""
            kinds = MIXES[thing]
            number = minus + text.removeprefix("+") if minus else text
            return [self.goods(kind, number if kind == kinds[-1] else "") for kind in kinds]
        if thing <= effects.VP:
            return [self.goods(thing, text)]
        if thing == effects.COMING_VP:
            return [self.goods(effects.VP, f"−{text}")]
        if thing == effects.ALL_COMING_VP:
            return [self.goods(effects.VP, "−" + self.say.say("all"))]
        if thing == effects.PLANNED_BUILDING:
            return [Part(self.say.say("{n} plan", n=text))]
        return [self.act(thing)]


def plain(parts: list[Part]) -> str:
    """The signs read aloud."""
    return " ".join([f"{part.name} {part.text}".strip() for part in parts])
