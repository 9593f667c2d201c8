"""What fills the slots of San Juan's sentences."""

from __future__ import annotations

from functools import cached_property

from takujo.editions.slots import Asked, Told
from takujo.games.san_juan import names
from takujo.games.san_juan.edition import Edition
from takujo.games.san_juan.producer import empty_slots
from takujo.games.san_juan.table import Player, SanJuan
from takujo.games.san_juan.words.cards import Cards
from takujo.kernel.hidden import UNKNOWN


class SanJuanAsked(Asked[SanJuan]):
    """A question, and one of its choices: a card, a role, or one of the own buildings."""

    @cached_property
    def cards(self) -> Cards:
        """The names of the edition's cards and roles."""
        return Cards(self.t.book, self.say)

    @property
    def e(self) -> Edition:
        """The numbers of the edition."""
        return self.t.edition

    @property
    def p(self) -> Player:
        """Whoever is asked."""
        return self.t.players[self.frame.seat]

    @property
    def card(self) -> str:
        """The card chosen."""
        return self.cards.name(self.choice)

    @property
    def role(self) -> str:
        """The role chosen."""
        return self.cards.role(self.choice)

    @property
    def good(self) -> str:
        """The good on the building chosen."""
        return self.cards.good_at(self.p, self.choice)

    @property
    def site(self) -> str:
        """What is being built."""
        return self.cards.name(self.t.site)

    @property
    def room(self) -> int:
        """How many goods can be produced."""
        return min(self.frame.n, len(empty_slots(self.t, self.p)))

    @property
    def stock(self) -> int:
        """How many goods can be sold."""
        return min(self.frame.n, sum(1 for good in self.p.goods if good))

    @property
    def price(self) -> int:
        """What the good chosen sells for."""
        return self.e.tiles[self.t.tile][self.p.buildings[self.choice - 1]]

    @property
    def goods(self) -> int:
        """How many goods may still pay."""
        return min(self.frame.n, self.e.market_goods - self.t.done)

    @property
    def less(self) -> int:
        """The builder's privilege."""
        return self.e.privilege[names.ROLE_BUILDER][self.frame.n]

    @property
    def picked(self) -> str:
        """The role that was picked just now."""
        return self.cards.role(self.frame.n)

    @property
    def before(self) -> int:
        """Its privilege."""
        return self.e.privilege[self.frame.n][1]

    @property
    def after(self) -> int:
        """Its privilege with a library."""
        return self.e.privilege[self.frame.n][2]

    @property
    def building(self) -> str:
        """The building that may be used."""
        return self.cards.name(self.acting())

    @property
    def text(self) -> str:
        """What it does."""
        return self.cards.text(self.acting())

    def acting(self) -> int:
        """The building that has the effect, or after which the rule is named."""
        if self.frame.id == names.EFFECT:
            return self.e.effects.rows[self.frame.n].source
        return self.e.card(self.book.paragraphs[self.frame.id].name)


class SanJuanTold(Told):
    """What an event or a refusal names."""

    @cached_property
    def called(self) -> Cards:
        """The names of the edition's cards and roles."""
        return Cards(self.book, self.say)

    @property
    def card(self) -> str:
        """The card it is about."""
        return self.called.name(self.numbers["card"])

    @property
    def old(self) -> str:
        """The building that was built over."""
        return self.called.name(self.numbers["old"])

    @property
    def cards(self) -> str:
        """The cards it is about, one after the other."""
        return self.called.names(self.several())

    @property
    def role(self) -> str:
        """The role it is about."""
        return self.called.role(self.numbers["role"])

    @property
    def good(self) -> str:
        """The good of the building it is about."""
        return self.called.good(self.numbers["building"])

    @property
    def source(self) -> str:
        """The building whose effect was used."""
        return self.called.name(self.called.e.effects.rows[self.numbers["row"]].source)

    @property
    def prices(self) -> str:
        """The prices of the tile turned over."""
        return self.called.prices(self.numbers["tile"])

    @property
    def turned(self) -> str:
        """The gold mine's cards with their costs."""
        return self.say.clauses(self.called.with_costs(self.listed))

    @property
    def count(self) -> int:
        """How many cards it is about."""
        return len(self.several())

    @property
    def pile(self) -> int:
        """How many cards were shuffled."""
        return self.numbers["cards"]

    def several(self) -> list[int]:
        """The cards it is about, be it one."""
        return [self.numbers["card"]] if "card" in self.numbers else self.listed

    def hidden(self) -> bool:
        """May the reader not know its cards?"""
        return UNKNOWN in self.several()
