"""What the cards, tiles and icons of an edition do, in words."""

from __future__ import annotations

from math import comb
from typing import Final

from takujo.editions.amounts import Amounts
from takujo.editions.effect_text import EffectText
from takujo.editions.effects import Row
from takujo.editions.language import Language, mark
from takujo.editions.plain_words import capital
from takujo.games.goryokaku import effects
from takujo.games.goryokaku.edition import Edition
from takujo.games.goryokaku.names import AREAS, CRESTS, KINDS
from takujo.games.goryokaku.words.things import Things

# When an icon acts, in short; the rows of the areas are called after these.
MOMENTS: Final = {
    effects.HIRED: mark("at once"),
    effects.BUILDING: mark("castle time"),
    effects.DISCARDED: mark("free action"),
}


class Cards(Things):
    """Names and texts of one edition in one language."""

    def __init__(self, e: Edition, say: Language) -> None:
        super().__init__(e, say)
        # the same words stand for the same crests in every sentence of the game
        crests = {id: self.of("crests", id) for id in CRESTS}
        self.effects = EffectText(e.effects, say, crests)
        self.tile_effects = EffectText(e.tile_effects, say, crests)

    # --- texts --------------------------------------------------------------------------
    def rows(self, card: int) -> list[Row]:
        """The icons of a card, as the file lists them."""
        return [row for row in self.e.effects.rows if row.source == card]

    def mix(self, ways: list[Amounts]) -> str:
        """``any 2 of soil / stone / wood`` where the ways are exactly those; else ""."""
        kinds: list[int] = []
        size = sum(ways[0].numbers)
        for way in ways:
            kinds += [thing for thing in way.things if thing not in kinds]
        if len(kinds) < 2 or max(kinds) >= len(KINDS):
            return ""
        # as many ways as there are mixtures: since no two ways are the same, these are all of them
        other = [way for way in ways if sum(way.numbers) != size]
        if other or len(ways) != comb(len(kinds) + size - 1, size):
            return ""
        return self.of_kinds(size, [self.kind(kind) for kind in sorted(kinds)])

    def of_kinds(self, n: int, names: list[str]) -> str:
        """``any 2 of soil / stone / wood``; one of two kinds is this or that."""
        if n == 1 and len(names) == 2:
            return self.say.say("1 {first} or {second}", first=names[0], second=names[1])
        kinds = self.say.say(" / ").join(names)
        if n == 1:
            return self.say.say("any 1 of {kinds}", kinds=kinds)
        return self.say.say("any {n} of {kinds}", n=n, kinds=kinds)

    def paid(self, row: Row) -> str:
        """What a row costs, as short as it can be said; "" for nothing."""
        return self.mix(row.pays) or self.effects.cost(row)

    def gained(self, row: Row) -> str:
        """What a row brings, as short as it can be said."""
        mixed = self.mix(row.gains)
        if mixed:
            return self.say.say("gain {what}", what=mixed)
        gain = row.gains[0]
        if len(row.gains) > 1 or len(gain.things) == 1 or max(gain.things) > effects.ONIGIRI:
            return self.effects.gains(row)
        parts = [self.amount(thing, n) for thing, n in gain.pairs]
        return self.say.say("gain {what}", what=self.say.clauses(parts))

    def discarding(self, card: int) -> str:
        """What a person brings who is discarded."""
        row = self.e.discard_row[card]
        assert row is not None
        return self.gained(row)

    def act(self, row: Row) -> str:
        """What a row does, without when."""
        act = self.effects.limited(row, self.effects.counted(row, self.gained(row)))
        if self.paid(row):
            act = self.say.say("for {cost}, {act}", cost=self.paid(row), act=act)
        return self.say.clauses([self.effects.conditions(row), act])

    def way(self, row: Row, way: int) -> str:
        """One way to use a row, as on a button."""
        act = self.effects.counted(row, self.effects.gain(row, row.gain_of(way)))
        pay = row.pay_of(way)
        cost = self.effects.goods(pay)
        return self.say.say("for {cost}, {act}", cost=cost, act=act) if pay.things else act

    def titled_way(self, row: Row, way: int) -> str:
        """The same with the card that has the row."""
        return self.say.say("{card}: {way}", card=self.title(row.source), way=self.way(row, way))

    def short_row(self, row: Row) -> str:
        """An icon of a card in short: ``mountain: gain 1 stone``; storehouses are simply there."""
        if row.gains[0].thing == effects.STOREHOUSE:
            return self.act(row)
        return self.say.say("{when}: {act}", when=self.moment(row), act=self.act(row))

    def moment(self, row: Row) -> str:
        """When an icon of a card acts, in short."""
        if row.moment < len(AREAS):
            return self.area(row.moment)
        return self.say.say(MOMENTS[row.moment])

    def short_text(self, card: int) -> str:
        """All icons of a card in short; a castle card has its reward only."""
        rows = self.rows(card)
        person = card < self.e.first_castle
        texts = [self.short_row(row) if person else self.act(row) for row in rows]
        return self.say.say("; ").join(texts)

    def sentences(self, card: int) -> list[str]:
        """Every icon of a card as a whole sentence, generated from the numbers of the edition."""
        return [self.effects.sentence(row) for row in self.rows(card)]

    def tile_text(self, tile: int) -> str:
        """What a building tile scores."""
        rows = self.e.tile_rows[tile]
        return self.say.sentences([self.tile_effects.sentence(row) for row in rows])

    def short_cost(self, card: int) -> str:
        """The printed cost of a castle card where there is little room."""
        say, cost = self.say, self.e.cost[card]
        parts = [
            say.say("{kind} {n}", kind=self.kind(kind), n=n) for kind, n in enumerate(cost) if n
        ]
        if self.e.any_kind[card]:
            parts.append(say.say("any {n}", n=self.e.any_kind[card]))
        return " ".join(parts) or say.say("nothing")

    def short_facts(self, card: int) -> str:
        """Crest, kind and cost of a castle card, or crest and price of a person."""
        crest = self.crest_of(card)
        if card < self.e.first_castle:
            return self.say.say("crest {crest}; {price}", crest=crest, price=self.price(card))
        kind, cost = self.kind_of(card), self.short_cost(card)
        return self.say.say(
            "crest {crest}, kind {kind}; cost {cost}", crest=crest, kind=kind, cost=cost
        )

    def line(self, card: int) -> str:
        """A person or castle card in one line."""
        facts, text = self.short_facts(card), self.short_text(card)
        head = self.say.say("{card} ({facts})", card=self.title(card), facts=facts)
        return self.say.say("{facts}: {text}", facts=head, text=text) if text else head

    def brief(self, card: int) -> str:
        """What a card costs, shows and brings, each called by its name: for where it is touched."""
        say, title, crest = self.say.say, self.title(card), self.crest_of(card)
        if card < self.e.first_castle:
            head = say(
                "{card}: price {cost}, crest {crest}.",
                card=title,
                cost=self.price(card),
                crest=crest,
            )
            return self.say.sentences([head, capital(self.short_text(card))])
        head = say(
            "{card}: cost {cost}, crest {crest}, kind {kind}.",
            card=title, cost=self.short_cost(card), crest=crest, kind=self.kind_of(card),
        )  # fmt: skip
        return self.say.sentences([head, say("Reward: {what}", what=self.short_text(card))])
