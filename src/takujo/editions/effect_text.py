"""Effect rows in words: whole clauses of a game, put together in the order of a sentence."""

from __future__ import annotations

from takujo.editions.amounts import Amounts
from takujo.editions.effects import MOST_TIMES, Effects, Row
from takujo.editions.language import Language, mark


class EffectText:
    """Says the rows of one edition in one language."""

    def __init__(self, effects: Effects, say: Language, names: dict[str, str]) -> None:
        self.effects = effects
        self.words = effects.words
        self.say = say
        self.names = names  # what the phrases of the game call the things of this edition

    def sentence(self, row: Row) -> str:
        """The whole effect: ``At the end of your turn, if you sold 2 or more goods, you may …``."""
        return self.whole([*self.opening(row), *self.doing(row, self.optional(row))])

    def choice_of(self, rows: list[Row]) -> str:
        """Rows of which one is chosen, as one sentence; a single row is a sentence of its own."""
        if len(rows) == 1:
            return self.sentence(rows[0])
        text = ""
        for row in rows:
            following = self.say.clauses([self.conditions(row), *self.doing(row, False)])
            text = self.linked(mark("{first}; or {second}"), text, following)
        moment = self.phrase(self.words.moments[rows[0].moment].phrase)
        return self.whole([moment, self.say.say("one of these: {acts}", acts=text)])

    def sentences(self, rows: list[Row]) -> list[str]:
        """All rows of an element, a choice of one as one sentence."""
        out: list[str] = []
        group: list[Row] = []
        for row in rows:
            if group and not (row.either and row.moment == group[0].moment):
                out.append(self.choice_of(group))
                group = []
            if row.either:
                group.append(row)
            else:
                out.append(self.sentence(row))
        return [*out, self.choice_of(group)] if group else out

    def whole(self, clauses: list[str]) -> str:
        """Clauses as a sentence."""
        text = self.say.clauses(clauses)
        return self.say.say("{clauses}.", clauses=text[:1].upper() + text[1:])

    def opening(self, row: Row) -> list[str]:
        """When and under which conditions."""
        moment = self.phrase(self.words.moments[row.moment].phrase)
        return [moment, self.places(row), self.conditions(row)]

    def doing(self, row: Row, may: bool) -> list[str]:
        """What is paid and what it brings."""
        clauses: list[str] = []
        if row.priced:
            clauses.append(self.say.say("for {cost}", cost=self.cost(row)))
        act = self.allowed(row) if may else self.gains(row)
        return [*clauses, self.limited(row, self.counted(row, act))]

    def optional(self, row: Row) -> bool:
        """Is it up to the player? What a rule adds up is not; an action always is."""
        return not self.words.moments[row.moment].sums and (row.asked or row.act != 0)

    def places(self, row: Row) -> str:
        """Where alone it acts."""
        text = ""
        for place in range(self.words.places if row.at else 0):
            if (row.at >> place) & 1:
                name = self.say.say("“{place}”", place=self.names.get(f"place_{place}", place))
                text = self.linked(mark("{first} or {second}"), text, name)
        return self.say.say("at {places}", places=text) if text else ""

    def way(self, row: Row, way: int) -> str:
        """One way to use the row, as on a button: ``pay 1 wood: draw 2 cards``."""
        n = way if row.at_once else 1
        act = self.counted(row, self.gain(row, row.gain_of(way).times(n)))
        pay = row.pay_of(way).times(n)
        return (
            self.say.say("pay {cost}: {act}", cost=self.goods(pay), act=act) if pay.things else act
        )

    def shortfall(self, numbers: dict[str, int]) -> str:
        """Why a way to use a row cannot be paid."""
        cost = self.price(numbers["thing"], numbers["need"])
        return self.say.say("You cannot pay {cost} (you have {have}).", cost=cost, **numbers)

    # --- clauses ------------------------------------------------------------------------
    def phrase(self, message: str) -> str:
        """A phrase of the game that has no number."""
        return self.say.say(message, **self.names) if message else ""

    def number(self, one: str, more: str, n: int) -> str:
        """A phrase of the game with its number; the two forms are marked one by one."""
        return self.say.say(one if n == 1 else more, n=n, **self.names)

    def conditions(self, row: Row) -> str:
        """All conditions; what is always true is left out."""
        text = ""
        for i in range(0, len(row.needs), 3):
            following = self.condition(row, row.needs[i], row.needs[i + 1], row.needs[i + 2])
            if following:
                text = self.linked(mark("{first}, and {second}"), text, following)
        return text

    def condition(self, row: Row, count: int, low: int, high: int) -> str:
        """One condition; "" for one that always holds."""
        words = self.words.counts[count]
        if low > 0:
            return self.say.say(words.at_least, n=low, **self.names)
        return self.say.say(words.at_most, n=high, **self.names) if high < 1 << 29 else ""

    def linked(self, message: str, first: str, second: str) -> str:
        """Two parts as one; the first may be missing."""
        return self.say.say(message, first=first, second=second) if first else second

    def chained(self, message: str, parts: list[str]) -> str:
        """Any number of parts as one."""
        text = ""
        for part in parts:
            text = self.linked(message, text, part)
        return text

    def cost(self, row: Row) -> str:
        """The ways to pay."""
        return self.chained(mark("{first} or {second}"), [self.goods(pay) for pay in row.pays])

    def goods(self, pay: Amounts) -> str:
        """What one way to pay takes."""
        prices = [self.price(thing, n) for thing, n in pay.pairs]
        return self.chained(mark("{first} plus {second}"), prices)

    def price(self, thing: int, n: int) -> str:
        """So many of one thing, paid."""
        words = self.words.things[thing]
        return self.number(words.pay_one, words.pay_more, n)

    def gains(self, row: Row) -> str:
        """The ways to gain."""
        gains = [self.gain(row, gain) for gain in row.gains]
        return self.chained(mark("{first}, or {second}"), gains)

    def gain(self, row: Row, gain: Amounts) -> str:
        """What one way to gain brings."""
        moment = self.words.moments[row.moment]
        if moment.one:
            return self.amount(row, moment.one, moment.more, gain.number)
        text = ""
        for gained, n in gain.pairs:
            thing = self.words.things[gained]
            following = self.amount(row, thing.one, thing.more, n)
            text = self.linked(mark("{first} and {second}"), text, following)
        return text

    def amount(self, row: Row, one: str, more: str, n: int) -> str:
        """One gain; where it goes by a list, all its numbers: ``score 4/6/8 points``."""
        if not row.by_count:
            return self.number(one, more, n)
        steps = "/".join([str(step) for step in row.by_count])
        return self.say.say(more, n=steps, **self.names)

    def allowed(self, row: Row) -> str:
        """The gain as something a player may do."""
        gain = row.gains[0]
        if len(row.gains) == 1 and len(gain.things) == 1:
            thing = self.words.things[gain.thing]
            if thing.may_one:
                return self.amount(row, thing.may_one, thing.may_more, gain.number)
        return self.say.say("you may {act}", act=self.gains(row))

    def counted(self, row: Row, act: str) -> str:
        """With what the gain is multiplied by, or the counts its numbers stand for."""
        if row.per < 0:
            return act
        count = self.words.counts[row.per]
        if row.by_count:
            steps = [str(row.each * (i + 1)) for i in range(len(row.by_count))]
            shown = self.say.say("{steps} or more", steps="/".join(steps))
            number = self.phrase(count.number)
            return self.say.say("{act} if {number} is {steps}", act=act, number=number, steps=shown)
        per = self.number(count.per, count.per_more, row.each)
        return self.say.say("{act} {per}", act=act, per=per)

    def limited(self, row: Row, act: str) -> str:
        """With how often it may be used."""
        limits = [self.often(row)]
        if row.per_round:
            limits.append(self.say.many("once a round", "up to {n} times a round", row.per_round))
        limits.append(self.once(row))
        if row.pay_at_most >= 0:
            number = self.phrase(self.words.counts[row.pay_at_most].number)
            limits.append(self.say.say("paying at most {number}", number=number))
        said = self.say.clauses(limits)
        return self.say.say("{act} ({limits})", act=act, limits=said) if said else act

    def often(self, row: Row) -> str:
        """How often at one moment; nothing is said of once."""
        if row.up_to_count >= 0:
            number = self.phrase(self.words.counts[row.up_to_count].number)
            return self.say.say("as many times as {number}", number=number)
        if row.up_to == MOST_TIMES:
            return self.say.say("as often as you like")
        return self.say.say("up to {n} times", n=row.up_to) if row.up_to > 1 else ""

    def once(self, row: Row) -> str:
        """Once in a turn, or whatever that is called, where the row says so."""
        return self.phrase(self.words.once) if row.per_turn else ""
