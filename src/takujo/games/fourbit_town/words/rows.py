"""Effect rows of 4bit Town as sentences."""

from __future__ import annotations

from typing import Any, Final

from takujo.editions.amounts import Amounts
from takujo.editions.effect_text import EffectText
from takujo.editions.effects import MOST_TIMES, Effects, Row
from takujo.editions.language import Language, mark
from takujo.games.fourbit_town import effects
from takujo.games.fourbit_town.words.discounts import (
    BY_THE_PLACE,
    FIRST_BY_THE_PLACE,
    by_place,
    discounts_of,
    first_hire,
)

# A condition that asks for any of a thing names no number.
ANY_OF: Final = {
    effects.GIVEN_WOOD: mark("if the place gave you wood"),
    effects.GIVEN_STONE: mark("if the place gave you stone"),
    effects.GIVEN_COIN: mark("if the place gave you coins"),
    effects.GIVEN_VP: mark("if the place gave you VP"),
    effects.GIVEN_RESOURCES: mark("if the place gave you resources"),
    effects.ROUNDS_LEFT: mark("except in the last round"),
    effects.AHEAD: mark("if you are not first on the track"),
}
NONE_OF: Final = {
    effects.GIVEN_RESOURCES: mark("if the place gave you no resources"),
    effects.AHEAD: mark("if you are first on the track"),
    effects.PLANS: mark("if you have no planned building"),
    effects.BUILDINGS: mark("if you have no building"),
}

# An action that follows from itself is done once more.
AGAIN: Final = {
    (effects.HIRED, effects.HIRE): mark("hire one more worker at the usual cost"),
    (effects.PLANNED, effects.PLAN): mark("plan one more building"),
    (effects.BUILT, effects.BUILD): mark("build one more building at the usual cost"),
    (effects.SOLD, effects.SELL): mark("sell one more building"),
    (effects.STEPPED, effects.MOVE): mark("move 1 more space ahead on the track"),
}

# Resources are paid in twos: of a mix of two there is no more than one kind.
TWO_OF: Final = {
    effects.MATERIALS: mark("2 wood or 2 stone"),
    effects.RESOURCES: mark("2 wood, 2 stone or 2 coins"),
}


class RowText(EffectText):
    """Whole sentences, in the words of this game's rulebook."""

    def __init__(
        self,
        rows: Effects,
        say: Language,
        names: dict[str, str],
        places: dict[str, Any],
        acts: dict[str, str],
    ) -> None:
        super().__init__(rows, say, names)
        self.board = places
        self.acts = acts  # the names of the common actions

    def place(self, place: int) -> str:
        """A place with its number and name."""
        name = self.say.in_text(self.board[str(place)])
        return self.say.say("place {n} ({name})", n=place, name=name)

    def places(self, row: Row) -> str:
        """Where alone it acts."""
        there = [place for place in range(self.words.places) if row.at and (row.at >> place) & 1]
        text = self.chained(mark("{first} or {second}"), [self.place(place) for place in there])
        return self.say.say("at {places}", places=text) if text else ""

    def opening(self, row: Row) -> list[str]:
        """Where, when and under which conditions; a place that gave something tells when."""
        moment = self.phrase(self.moment_of(row))
        conditions = self.conditions(row)
        if row.moment == effects.GAVE and conditions:
            moment = ""
        places = self.places(row)
        if places:
            moment = moment[:1].lower() + moment[1:]  # it begins the sentence no more
        return [places, moment, conditions]

    def moment_of(self, row: Row) -> str:
        """When the row acts."""
        if not by_place(row):
            return self.words.moments[row.moment].phrase
        return FIRST_BY_THE_PLACE if first_hire(row) else BY_THE_PLACE[row.moment]

    def sentences(self, rows: list[Row]) -> list[str]:
        """All rows of an element; those that act at the same moment stand in one sentence."""
        out: list[str] = []
        before: list[str] = []
        told = [off.index for row in rows for off in discounts_of(row, rows)]
        for row in rows:
            if row.index in told:
                continue
            said = [part for part in self.opening(row) if part]
            if said and said == before and not row.either:
                act = self.say.clauses(self.doing(row, self.optional(row)))
                out[-1] = self.and_then(out[-1], act)
            elif row.either and row.index > 0 and self.follows(row):
                continue  # told with the first of them
            elif row.either:
                out.append(self.choice_of(self.effects.group(row.index)))
            else:
                out.append(self.discounted(row, discounts_of(row, rows)))
            before = said
        return out

    def discounted(self, row: Row, off: list[Row]) -> str:
        """A row with what is off its price in brackets."""
        doing = self.doing(row, self.optional(row))
        if off:
            limits = self.say.clauses([self.gains(other) for other in off])
            doing[-1] = self.say.say("{act} ({limits})", act=doing[-1], limits=limits)
        return self.whole([*self.opening(row), *doing])

    def follows(self, row: Row) -> bool:
        """Does the row belong to a choice that an earlier row has begun?"""
        last = self.effects.rows[row.index - 1]
        return last.either and last.source == row.source and last.moment == row.moment

    def and_then(self, sentence: str, act: str) -> str:
        """One more thing that happens at the same moment."""
        return self.say.say("{sentence} Besides, {act}.", sentence=sentence, act=act)

    def optional(self, row: Row) -> bool:
        """Is it up to the player? What a place does is told plainly: all of it is optional."""
        return super().optional(row) and (row.asked or row.moment != effects.HERE)

    def gains(self, row: Row) -> str:
        """The ways to gain; goods to choose from are gained in one word."""
        if row.by_count or not all(plain(gain) for gain in row.gains):
            return super().gains(row)
        ways = [self.together(gain) for gain in row.gains]
        return self.say.say("gain {goods}", goods=self.chained(mark("{first} or {second}"), ways))

    def gain(self, row: Row, gain: Amounts) -> str:
        """What one way to gain brings."""
        if plain(gain) and len(gain.things) > 1:
            return self.say.say("gain {goods}", goods=self.together(gain))
        things = [self.one_gain(row, thing, n) for thing, n in gain.pairs]
        return self.chained(mark("{first} and {second}"), things)

    def one_gain(self, row: Row, thing: int, n: int) -> str:
        """One thing gained; an action may be done several times."""
        words = self.words.things[thing]
        if not words.act:
            return self.amount(row, words.one, words.more, n)
        return self.repeated(self.phrase(AGAIN.get((row.moment, thing), words.one)), n)

    def repeated(self, act: str, n: int) -> str:
        """An action, done so many times."""
        return act if n == 1 else self.say.say("{act}, {n} times", act=act, n=n)

    def amount(self, row: Row, one: str, more: str, n: int) -> str:
        """One gain; a list that only goes up to some number is said by its first step."""
        if even(row.by_count):
            return self.number(one, more, row.by_count[0])
        return super().amount(row, one, more, n)

    def counted(self, row: Row, act: str) -> str:
        """With what the gain is multiplied by, and how far that goes."""
        if not even(row.by_count):
            return super().counted(row, act)
        count = self.words.counts[row.per]
        per = self.number(count.per, count.per_more, row.each)
        text = self.say.say("{act} {per}", act=act, per=per)
        return self.say.say("{act}, at most {n}", act=text, n=row.by_count[-1])

    def together(self, gain: Amounts) -> str:
        """Several goods gained at once."""
        text = ""
        for thing, n in gain.pairs:
            one = self.price(thing, n)
            text = self.say.say("{one} and {other}", one=text, other=one) if text else one
        return text

    def price(self, thing: int, n: int) -> str:
        """So many of one thing, paid."""
        return self.phrase(TWO_OF[thing]) if n == 2 and thing in TWO_OF else super().price(thing, n)

    def often(self, row: Row) -> str:
        """How often at one moment, and whether by itself."""
        return self.say.clauses([self.by_itself(row), self.times(row)])

    def times(self, row: Row) -> str:
        """How often at one moment."""
        always = row.moment == effects.MEANWHILE and not row.per_round and not row.per_turn
        if row.up_to == MOST_TIMES and row.moment == effects.END:
            return self.say.say("as often as you can pay it")
        if always and row.up_to_count < 0:
            return self.say.say("as often as you like")
        return super().often(row)

    def by_itself(self, row: Row) -> str:
        """At the end nobody is asked, although something is paid."""
        return self.say.say("automatically") if row.moment == effects.END and row.priced else ""

    def condition(self, row: Row, count: int, low: int, high: int) -> str:
        """One condition; "" for one that always holds, or of which the moment tells."""
        if by_place(row) and count in (effects.BY_PLACE, effects.HIRED_HERE):
            return ""
        if low == 1 and count in ANY_OF:
            return self.phrase(ANY_OF[count])
        if low == 0 and high == 0 and count in NONE_OF:
            return self.phrase(NONE_OF[count])
        return super().condition(row, count, low, high)


def even(steps: list[int]) -> bool:
    """Is every step of a list as large as the first?"""
    return bool(steps) and steps == [steps[0] * (i + 1) for i in range(len(steps))]


def plain(gain: Amounts) -> bool:
    """Only wood, stone, coins and VP?"""
    return all(thing <= effects.VP for thing in gain.things)
