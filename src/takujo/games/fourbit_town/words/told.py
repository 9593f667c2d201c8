"""What fills the slots of events and refusals."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final

from takujo.editions.effects import Row
from takujo.editions.language import mark
from takujo.editions.slots import Told
from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.book import edition_of
from takujo.games.fourbit_town.edition import Edition
from takujo.games.fourbit_town.player import number_of
from takujo.games.fourbit_town.words.wording import Wording
from takujo.kernel.hidden import UNKNOWN

# What goods are paid for, or come from, where a rule says so: an action, or these.
ACTIONS: Final = {
    names.BUILD: "build",
    names.SELL: "sell",
    names.HIRE: "hire",
    names.LEVEL: "level",
}
OTHERS: Final = {names.SECOND: mark("second-comer cost"), names.UPKEEP: mark("upkeep")}
SLOTS: Final[dict[str, Callable[[TownTold], object]]] = {
    "rounds": lambda told: told.e.rounds,
    "card": lambda told: told.w.card(told.numbers["card"]),
    "Card": lambda told: told.w.capital(told.w.card(told.numbers["card"])),
    "cards": lambda told: told.say.clauses([told.w.card(card) for card in told.listed]),
    "building": lambda told: told.w.name(told.numbers["building"]),
    "buildings": lambda told: told.w.names(told.listed),
    "bits": lambda told: format(number_of(told.listed), f"0{names.BITS}b"),  # of a stack
    "sides": lambda told: told.say.clauses([told.w.side(side) for side in told.listed]),
    "where": lambda told: told.w.place(told.numbers["place"]),
    "kind": lambda told: told.w.kind(told.numbers["thing"]),
    "goods": lambda told: told.w.amount(told.numbers["thing"], told.numbers["amount"]),
    "missing": lambda told: told.w.amount(told.numbers["thing"], told.numbers["short"]),
    "used": lambda told: told.w.label(told.row.source),
    "Source": lambda told: told.w.capital(told.w.source(told.row.source)),
    "scored": lambda told: told.w.scored(told.numbers["source"], told.numbers["row"]),
}


class TownTold(Told):
    """What an event or a refusal names."""

    fills = SLOTS

    @property
    def e(self) -> Edition:
        """The numbers of the edition."""
        return edition_of(self.book)

    @cached_property
    def w(self) -> Wording:
        """Its names and texts."""
        return Wording(self.e, self.say)

    def hidden(self) -> bool:
        """May the reader not know its cards, or its building?"""
        return UNKNOWN in [*self.numbers.values(), *self.listed]

    @property
    def row(self) -> Row:
        """The effect it is about."""
        return self.e.effects.rows[self.numbers["row"]]

    @property
    def conditions(self) -> str:
        """What that effect asks for, as its own condition says."""
        return self.w.brief.wanted(self.row)

    @property
    def because(self) -> str:
        """What goods came from or went to: an element, or a rule; "" if nothing names it."""
        why = self.numbers["why"]
        if why >= 0:
            return self.w.label(self.e.effects.rows[why].source)
        if -1 - why in ACTIONS:
            return self.w.action(ACTIONS[-1 - why])
        return self.say.say(OTHERS[-1 - why]) if -1 - why in OTHERS else ""
