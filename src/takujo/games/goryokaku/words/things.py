"""The names of an edition's cards, tiles and places, and amounts of its things."""

from __future__ import annotations

from typing import Any, Final

from takujo.editions.forms import form, forms
from takujo.editions.language import Language
from takujo.games.goryokaku import effects, names
from takujo.games.goryokaku.edition import Edition
from takujo.games.goryokaku.names import AREAS, CRESTS, KINDS, ONIGIRI_ACTIONS, SPACES, TRACKS
from takujo.kernel.hidden import UNKNOWN

AMOUNTS: Final = {
    effects.KOBAN: form("{n} koban"),
    effects.ONIGIRI: form("{n} onigiri"),
    effects.PIECE: forms("{n} building piece", "{n} building pieces"),
}


class Things:
    """Names and amounts of one edition in one language."""

    def __init__(self, e: Edition, say: Language) -> None:
        self.e = e
        self.say = say

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

    def kinds(self) -> str:
        """All kinds of resources, in the order in which several cubes are named."""
        return self.say.say(" / ").join([self.kind(kind) for kind in range(len(KINDS))])

    def crest(self, crest: int) -> str:
        """A crest."""
        return self.of("crests", CRESTS[crest])

    def crest_of(self, card: int) -> str:
        """The crest of a card."""
        return self.crest(self.e.crest[card])

    def kind_of(self, card: int) -> str:
        """The kind of a castle card."""
        return self.kind(self.e.kind[card])

    def onigiri_action(self, action: int) -> str:
        """A kind of onigiri action."""
        return self.of("onigiri_actions", ONIGIRI_ACTIONS[action - 1])

    def area(self, area: int) -> str:
        """An area of the worker board."""
        return self.of("areas", AREAS[area])

    def space(self, space: int) -> str:
        """A space of the worker board, without its area."""
        return self.of("spaces", SPACES[space - 1])

    def section(self, spaces: list[int]) -> str:
        """Spaces that share their stacks."""
        return self.say.say(" + ").join([self.space(space) for space in spaces])

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
        if thing < len(KINDS):
            return self.say.say("{n} {kind}", n=n, kind=self.kind(thing))
        return AMOUNTS[thing].said(self.say, {"n": n})

    def playing(self, kind: int) -> int:
        """How many cubes of a kind are in play: one of them marks an era."""
        return self.e.cubes[kind] - 1

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
