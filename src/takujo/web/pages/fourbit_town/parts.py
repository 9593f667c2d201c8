"""4bit Town's effects as signs: goods with their number, actions and conditions in a word."""

from __future__ import annotations

from typing import Final

from takujo.editions.effects import Row
from takujo.editions.language import mark
from takujo.games.fourbit_town import effects
from takujo.games.fourbit_town.effects import HELD_IDS
from takujo.games.fourbit_town.words.wording import Wording
from takujo.web.pages.row_signs import Amount, RowSigns, Symbol

SHORT: Final = 11  # as wide as a word may be on a place of the board, in letters

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


def wide(text: str) -> int:
    """How wide a word is: a Japanese character is as wide as two letters."""
    return sum(2 if character > "\u2e7f" else 1 for character in text)


class Signs(RowSigns):
    """Says the effects of one edition in signs, in one language."""

    def __init__(self, w: Wording) -> None:
        super().__init__(w.say)
        self.w = w
        self.text = w.brief

    def goods(self, kind: int, text: str) -> Symbol:
        """A kind of goods with what stands beside its picture."""
        return Symbol(text, HELD_IDS[kind], name=self.w.kind(kind))

    def word(self, text: str) -> Symbol:
        """A quiet word between signs."""
        return Symbol(text, quiet=True)

    def act(self, thing: int) -> Symbol:
        """An action in a word."""
        named = self.w.e.data["actions"].get(effects.THINGS[thing].id)
        if named is not None and wide(self.say.name(named)) <= SHORT:
            return Symbol(self.say.name(named))
        return Symbol(self.say.say(ACTIONS[thing]))

    def when(self, row: Row) -> list[Symbol]:
        """The moment and the conditions, in a word each."""
        out: list[Symbol] = []
        if row.moment in MOMENTS:
            out.append(self.word(self.say.say(MOMENTS[row.moment])))
        for i in range(0, len(row.needs), 3):
            out += self.condition(row, row.needs[i], row.needs[i + 1], row.needs[i + 2])
        return out

    def condition(self, row: Row, count: int, low: int, high: int) -> list[Symbol]:
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
            return [self.word(self.say.say(CONDITIONS[count], n=low, **self.w.slots))]
        return [self.word(self.text.conditions(row))]

    def thing(self, thing: int, n: Amount, plus: str = "") -> list[Symbol]:
        """A thing with its number."""
        if thing in OFF:
            return [self.goods(OFF[thing], f"−{n}")]
        if thing in MIXES:
            number = f"−{n}" if thing >= effects.WOOD_OFF else f"{plus}{n}"
            kinds = MIXES[thing]
            return [self.goods(kind, number if kind == kinds[-1] else "") for kind in kinds]
        if thing <= effects.VP:
            return [self.goods(thing, f"{plus}{n}")]
        if thing == effects.COMING_VP:
            return [self.goods(effects.VP, f"−{plus}{n}")]
        if thing == effects.ALL_COMING_VP:
            return [self.goods(effects.VP, "−" + self.say.say("all"))]
        if thing == effects.PLANNED_BUILDING:
            return [Symbol(self.say.say("{n} plan", n=f"{plus}{n}"))]
        return [self.act(thing)]
