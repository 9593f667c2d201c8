"""What fills the slots of San Juan's sentences."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final

from takujo.editions.slots import Asked, Told
from takujo.games.san_juan import names
from takujo.games.san_juan.producer import empty_slots
from takujo.games.san_juan.table import Player, SanJuan
from takujo.games.san_juan.words.cards import Cards
from takujo.kernel.hidden import UNKNOWN

ASKED: Final[dict[str, Callable[[SanJuanAsked], object]]] = {
    # what is chosen
    "card": lambda asked: asked.cards.name(asked.choice),
    "role": lambda asked: asked.cards.role(asked.choice),
    "good": lambda asked: asked.cards.good_at(asked.p, asked.choice),
    "price": lambda asked: asked.t.edition.tiles[asked.t.tile][asked.p.buildings[asked.choice - 1]],
    # what is being built, and what goods may still pay
    "site": lambda asked: asked.cards.name(asked.t.site),
    "goods": lambda asked: min(asked.frame.n, asked.t.edition.market_goods - asked.t.done),
    "less": lambda asked: asked.less,
    # how many goods can be produced, and sold
    "room": lambda asked: min(asked.frame.n, len(empty_slots(asked.t, asked.p))),
    "stock": lambda asked: min(asked.frame.n, sum(1 for good in asked.p.goods if good)),
    # the role that was picked just now, its privilege, and that with a library
    "picked": lambda asked: asked.cards.role(asked.frame.n),
    "before": lambda asked: asked.t.edition.privilege[asked.frame.n][1],
    "after": lambda asked: asked.t.edition.privilege[asked.frame.n][2],
    # the building that may be used
    "building": lambda asked: asked.cards.name(asked.acting()),
    "text": lambda asked: asked.cards.text(asked.acting()),
}
TOLD: Final[dict[str, Callable[[SanJuanTold], object]]] = {
    "card": lambda told: told.called.name(told.numbers["card"]),
    "old": lambda told: told.called.name(told.numbers["old"]),  # what was built over
    "cards": lambda told: told.called.names(told.several()),
    "role": lambda told: told.called.role(told.numbers["role"]),
    "good": lambda told: told.called.good(told.numbers["building"]),
    "source": lambda told: told.called.name(told.source()),
    "prices": lambda told: told.called.prices(told.numbers["tile"]),
    "turned": lambda told: told.say.clauses(told.called.with_costs(told.listed)),
    "count": lambda told: len(told.several()),
    "equals": lambda told: len(told.same_cost),  # cards of a mine that cost the same
    "cost": lambda told: told.called.e.cost[told.same_cost[0]],
    "pile": lambda told: told.numbers["cards"],  # how many were shuffled
}


class SanJuanAsked(Asked[SanJuan]):
    """A question, and one of its choices: a card, a role, or one of the own buildings."""

    fills = ASKED

    @cached_property
    def cards(self) -> Cards:
        """The names of the edition's cards and roles."""
        return Cards(self.t.book, self.say)

    @cached_property
    def p(self) -> Player:
        """Whoever is asked."""
        return self.t.players[self.frame.seat]

    @property
    def less(self) -> int:
        """The builder's privilege."""
        return self.t.edition.privilege[names.ROLE_BUILDER][self.frame.n]

    def acting(self) -> int:
        """The building that has the effect, or after which the rule is named."""
        e = self.t.edition
        if self.frame.id == names.EFFECT:
            return e.effects.rows[self.frame.n].source
        return e.card(self.book.paragraphs[self.frame.id].name)


class SanJuanTold(Told):
    """What an event or a refusal names."""

    fills = TOLD

    @cached_property
    def called(self) -> Cards:
        """The names of the edition's cards and roles."""
        return Cards(self.book, self.say)

    def source(self) -> int:
        """The building whose effect was used."""
        return self.called.e.effects.rows[self.numbers["row"]].source

    @cached_property
    def same_cost(self) -> list[int]:
        """The cheapest cards among these that cost the same as another; nobody hides them."""
        e = self.called.e
        costs = [e.cost[card] for card in self.listed]
        twice = min([cost for cost in costs if costs.count(cost) > 1], default=-1)
        return [card for card in self.listed if e.cost[card] == twice]

    def several(self) -> list[int]:
        """The cards it is about, be it one."""
        return [self.numbers["card"]] if "card" in self.numbers else self.listed

    def hidden(self) -> bool:
        """May the reader not know its cards?"""
        return UNKNOWN in self.several()
