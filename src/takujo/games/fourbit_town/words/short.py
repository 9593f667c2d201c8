"""Effect rows of 4bit Town in short, as they stand on the board or a card."""

from __future__ import annotations

from typing import Final

from takujo.editions.amounts import Amounts
from takujo.editions.effects import MOST_TIMES, Row
from takujo.editions.language import mark
from takujo.games.fourbit_town import effects
from takujo.games.fourbit_town.effects import THINGS
from takujo.games.fourbit_town.words.discounts import by_place
from takujo.games.fourbit_town.words.rows import AGAIN, RowText

# Kinds in short: gained by themselves, and what is off a price.
GAINED: Final = {
    effects.WOOD: mark("+{n} wood"),
    effects.STONE: mark("+{n} stone"),
    effects.COIN: mark("+{n} coins"),
    effects.VP: mark("+{n} VP"),
    effects.POINTS: mark("+{n} VP"),
    effects.WOOD_OFF: mark("-{n} wood"),
    effects.STONE_OFF: mark("-{n} stone"),
    effects.COIN_OFF: mark("-{n} coins"),
    effects.MATERIAL_OFF: mark("-{n} wood or stone"),
    effects.ANY_OFF: mark("-{n} in any mix"),
    effects.MOVE: mark("move your marker 1 ahead"),
    effects.BUILD_PLANNED: mark("build a planned building"),
}


class ShortText(RowText):
    """The same rows as they stand on a board or a card: ``4 wood → 4 coins``."""

    def whole(self, clauses: list[str]) -> str:
        """No sentence."""
        return self.say.clauses(clauses)

    def and_then(self, sentence: str, act: str) -> str:
        """One more thing that happens at the same moment."""
        return self.say.say("lines::, also ").join([sentence, act])

    def opening(self, row: Row) -> list[str]:
        """Written small: it stands after a name."""
        parts = super().opening(row)
        return [part[:1].lower() + part[1:] for part in parts]

    def times(self, row: Row) -> str:
        """How often at one moment; what happens by itself happens as often as it can."""
        if row.up_to == MOST_TIMES and super().by_itself(row):
            return ""
        if row.up_to_count == effects.CONVERSIONS:
            return self.phrase(mark("up to {conversions} × round times"))
        return super().times(row)

    def asked(self, row: Row) -> str:
        """The row where it is asked: its conditions hold, or nobody would be asked."""
        moment = self.phrase(self.moment_of(row))
        return self.whole([moment[:1].lower() + moment[1:], self.act_of(row)])

    def wanted(self, row: Row) -> str:
        """What must hold for the row to act, without its moment unless that says it."""
        return self.conditions(row) or (self.opening(row)[1] if by_place(row) else "")

    def by_itself(self, row: Row) -> str:
        """At the end nobody is asked."""
        return self.say.say("brief::by itself") if super().by_itself(row) else ""

    def once(self, row: Row) -> str:
        """Left to the sentence."""
        return ""

    def joined(self, rows: list[Row]) -> str:
        """All rows of an element in one line."""
        return self.say.say("lines::, also ").join(self.sentences(rows))

    def choice_of(self, rows: list[Row]) -> str:
        """One of several."""
        acts = self.chained(mark("{first}; or {second}"), [self.act_of(row) for row in rows])
        return self.whole([*self.opening(rows[0]), acts])

    def doing(self, row: Row, may: bool) -> list[str]:
        """What is paid and what it brings."""
        return [self.act_of(row)]

    def act_of(self, row: Row) -> str:
        """Price, arrow and gain, with counts and limits."""
        act = self.counted(row, self.gains(row))
        if row.priced:
            act = self.say.say("{cost} → {act}", cost=self.cost(row), act=act)
        return self.limited(row, act)

    def gains(self, row: Row) -> str:
        """The ways to gain."""
        gains = [self.gain(row, gain) for gain in row.gains]
        return self.chained(mark("{first} or {second}"), gains)

    def gain(self, row: Row, gain: Amounts) -> str:
        """What one way to gain brings; after an arrow without a plus."""
        link = mark("{first}, {second}") if not row.priced else mark("{first} + {second}")
        return self.chained(link, [self.one_gain(row, thing, n) for thing, n in gain.pairs])

    def one_gain(self, row: Row, thing: int, n: int) -> str:
        """One thing gained."""
        words = THINGS[thing]
        if (row.moment, thing) in AGAIN:
            again = self.repeated(self.phrase(AGAIN[(row.moment, thing)]), n)
            return self.say.say("you may {act}", act=again)
        if words.id in self.acts:
            return self.repeated(self.acts[words.id], n)
        if words.act:
            return self.repeated(self.phrase(GAINED.get(thing, words.one)), n)
        if row.priced and thing <= effects.VP:
            return self.amount(row, words.pay_one, words.pay_more, n)
        if row.priced and thing == effects.POINTS:
            return self.amount(row, mark("{n} VP"), mark("{n} VP"), n)
        return self.amount(row, GAINED[thing], GAINED[thing], n)

    def off(self, thing: int, n: int) -> str:
        """What is off a price."""
        return self.say.say(GAINED[thing], n=n)

    def goods(self, pay: Amounts) -> str:
        """What one way to pay takes."""
        prices = [self.price(thing, n) for thing, n in pay.pairs]
        return self.chained(mark("{first} + {second}"), prices)

    def way(self, row: Row, way: int) -> str:
        """One way to use the row, as on a button: ``4 wood → 4 coins``."""
        n = way if row.at_once else 1
        pay = row.pay_of(way).times(n)
        act = self.counted(row, self.gain(row, row.gain_of(way).times(n)))
        return self.say.say("{cost} → {act}", cost=self.goods(pay), act=act) if pay.things else act
