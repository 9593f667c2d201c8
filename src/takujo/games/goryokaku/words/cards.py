"""The names of an edition's cards, tiles and places, and what each card does."""

from __future__ import annotations

from math import comb
from typing import Any

from takujo.editions.effect_text import EffectText
from takujo.editions.effects import Row
from takujo.editions.language import Language
from takujo.games.goryokaku import effects, names
from takujo.games.goryokaku.edition import Edition
from takujo.games.goryokaku.names import AREAS, CRESTS, KINDS, SPACES, TRACKS
from takujo.kernel.hidden import UNKNOWN


class Cards:
    """Names and texts of one edition in one language."""

    def __init__(self, e: Edition, say: Language) -> None:
        self.e = e
        self.say = say
        # the same words stand for the same crests in every sentence of the game
        self.slots: dict[str, str] = {id: say.in_text(e.data["crests"][id]) for id in CRESTS}
        self.effects = EffectText(e.effects, say, self.slots)
        self.tile_effects = EffectText(e.tile_effects, say, self.slots)

    # --- names --------------------------------------------------------------------------
    def title(self, card: int) -> str:
        """A card's name by itself, as in a list."""
        return self.say.name(self.e.name(card))

    def has_a_name(self, card: int) -> bool:
        """Is this a person of history, with dates, and not a trade?"""
        return "note" in self.e.name(card)

    def name(self, card: int) -> str:
        """A card's name inside a sentence."""
        if self.has_a_name(card):
            return self.title(card)
        return self.say.in_text(self.e.name(card))

    def the(self, card: int) -> str:
        """A card as somebody speaks of it: ``the carpenter``, but ``Enomoto Takeaki``."""
        if self.has_a_name(card):
            return self.title(card)
        return self.say.say("the {card}", card=self.name(card))

    def names(self, cards: list[int]) -> str:
        """Several cards, one after the other; those not known are counted."""
        known = [self.name(card) for card in cards if card != UNKNOWN]
        hidden = len(cards) - len(known)
        if hidden:
            known.append(self.say.many("{n} unknown card", "{n} unknown cards", hidden))
        return self.say.clauses(known)

    def of(self, table: str, id: str) -> str:
        """The name of another element of the edition inside a sentence."""
        entry: dict[str, Any] = self.e.data[table][id]
        return self.say.in_text(entry)

    def kind(self, kind: int) -> str:
        """A kind of resource."""
        return self.of("kinds", KINDS[kind])

    def crest(self, crest: int) -> str:
        """A crest."""
        return self.slots[CRESTS[crest]]

    def area(self, area: int) -> str:
        """An area of the worker board."""
        return self.of("areas", AREAS[area])

    def space(self, space: int) -> str:
        """A space of the worker board, without its area."""
        return self.of("spaces", SPACES[space - 1])

    def place(self, space: int) -> str:
        """A space with its area: ``stone in the mountain area``."""
        area = self.area(names.area_of(space))
        return self.say.say("{space} in the {area} area", space=self.space(space), area=area)

    def track(self, track: int) -> str:
        """A level track."""
        return self.of("tracks", TRACKS[track])

    def era(self, era: int) -> str:
        """An era, and the board of its number."""
        return self.of("eras", str(era))

    def tile(self, tile: int) -> str:
        """A building tile by itself."""
        entry: dict[str, Any] = self.e.data["tiles"][self.e.tile_ids[tile]]
        return self.say.name(entry)

    # --- amounts ------------------------------------------------------------------------
    def amount(self, thing: int, n: int) -> str:
        """So many cubes, koban, onigiri or building pieces."""
        say = self.say
        if thing < len(KINDS):
            return say.say("{n} {kind}", n=n, kind=self.kind(thing))
        if thing == effects.KOBAN:
            return say.say("{n} koban", n=n)
        if thing == effects.ONIGIRI:
            return say.say("{n} onigiri", n=n)
        assert thing == effects.PIECE
        return say.many("{n} building piece", "{n} building pieces", n)

    def onigiri(self, n: int) -> str:
        """So many onigiri."""
        return self.amount(effects.ONIGIRI, n)

    def workers(self, n: int) -> str:
        """So many workers."""
        return self.say.many("{n} worker", "{n} workers", n)

    def bill(self, cubes: list[int]) -> str:
        """Cubes by kind, and last the any-kind part."""
        parts = [self.amount(kind, n) for kind, n in enumerate(cubes[: len(KINDS)]) if n]
        if len(cubes) > len(KINDS) and cubes[-1]:
            parts.append(self.say.say("{n} of any kind", n=cubes[-1]))
        return self.say.clauses(parts)

    def cost(self, card: int) -> str:
        """The printed cost of a castle card."""
        return self.bill([*self.e.cost[card], self.e.any_kind[card]])

    def price(self, card: int) -> str:
        """The price of a person."""
        if self.e.ship_price[card]:
            return self.say.say("{track} {n}", track=self.track(0), n=self.e.ship_price[card])
        return self.amount(effects.KOBAN, self.e.koban_price[card])

    # --- texts --------------------------------------------------------------------------
    def rows(self, card: int) -> list[Row]:
        """The icons of a card, as the file lists them."""
        return [row for row in self.e.effects.rows if row.source == card]

    def mix(self, ways: list[list[int]]) -> str:
        """``any 2 of soil / stone / wood`` where the ways are exactly those; else ""."""
        kinds: list[int] = []
        size = sum(ways[0][1::2])
        for way in ways:
            kinds += [thing for thing in way[::2] if thing not in kinds]
        if len(kinds) < 2 or max(kinds) >= len(KINDS):
            return ""
        # as many ways as there are mixtures: since no two ways are the same, these are all of them
        other = [way for way in ways if sum(way[1::2]) != size]
        if other or len(ways) != comb(len(kinds) + size - 1, size):
            return ""
        names = [self.kind(kind) for kind in sorted(kinds)]
        return self.say.say("any {n} of {kinds}", n=size, kinds=self.say.say(" / ").join(names))

    def paid(self, row: Row) -> str:
        """What a row costs, as short as it can be said; "" for nothing."""
        return self.mix(row.pays) or self.effects.cost(row)

    def gained(self, row: Row) -> str:
        """What a row brings, as short as it can be said."""
        mixed = self.mix(row.gains)
        if mixed:
            return self.say.say("gain {what}", what=mixed)
        gain = row.gains[0]
        if len(row.gains) > 1 or len(gain) == 2 or max(gain[::2]) > effects.ONIGIRI:
            return self.effects.gains(row)
        parts = [self.amount(gain[i], gain[i + 1]) for i in range(0, len(gain), 2)]
        return self.say.say("gain {what}", what=self.say.clauses(parts))

    def act(self, row: Row) -> str:
        """What a row does, without when."""
        act = self.effects.limited(row, self.effects.counted(row, self.gained(row)))
        if self.paid(row):
            act = self.say.say("for {cost}, {act}", cost=self.paid(row), act=act)
        return self.say.clauses([self.effects.conditions(row), act])

    def way(self, row: Row, way: int) -> str:
        """One way to use a row, as on a button."""
        gains = len(row.gains)
        act = self.effects.counted(row, self.effects.gain(row, row.gains[(way - 1) % gains]))
        pay = row.pays[(way - 1) // gains]
        cost = self.effects.goods(pay)
        return self.say.say("for {cost}, {act}", cost=cost, act=act) if pay else act

    def short_row(self, row: Row) -> str:
        """An icon of a card in short: ``mountain: gain 1 stone``."""
        return self.say.say("{when}: {act}", when=self.moment(row), act=self.act(row))

    def moment(self, row: Row) -> str:
        """When an icon of a card acts, in short."""
        say = self.say
        if row.moment < len(AREAS):
            return self.area(row.moment)
        if row.moment == effects.HIRED:
            return say.say("at once")
        if row.moment == effects.BUILDING:
            return say.say("castle time")
        assert row.moment == effects.DISCARDED
        return say.say("free action")

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

    def castle_facts(self, card: int) -> str:
        """Crest, kind and cost of a castle card."""
        return self.say.say(
            "{crest}, {kind}, cost {cost}",
            crest=self.crest(self.e.crest[card]),
            kind=self.kind(self.e.kind[card]),
            cost=self.cost(card) or self.say.say("nothing"),
        )

    def person_facts(self, card: int) -> str:
        """Crest and price of a person."""
        crest = self.crest(self.e.crest[card])
        return self.say.say("{crest}, {price}", crest=crest, price=self.price(card))

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
        crest = self.crest(self.e.crest[card])
        if card < self.e.first_castle:
            return self.say.say("{crest}; {price}", crest=crest, price=self.price(card))
        return self.say.say(
            "{crest}, {kind}; {cost}",
            crest=crest,
            kind=self.kind(self.e.kind[card]),
            cost=self.short_cost(card),
        )

    def line(self, card: int) -> str:
        """A person or castle card in one line."""
        facts, text = self.short_facts(card), self.short_text(card)
        head = self.say.say("{card} ({facts})", card=self.title(card), facts=facts)
        return self.say.say("{facts}: {text}", facts=head, text=text) if text else head
