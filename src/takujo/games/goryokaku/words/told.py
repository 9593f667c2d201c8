"""What fills the slots of events and refusals."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final

from takujo.editions.effects import Row
from takujo.editions.slots import Told
from takujo.games.goryokaku import effects
from takujo.games.goryokaku.book import edition_of
from takujo.games.goryokaku.words.cards import Cards
from takujo.kernel.hidden import UNKNOWN

SLOTS: Final[dict[str, Callable[[GoryokakuTold], object]]] = {
    # cards
    "card": lambda told: told.called.the(told.numbers["card"]),
    "card_name": lambda told: told.called.name(told.numbers["card"]),
    "crest": lambda told: told.called.crest_of(told.numbers["card"]),
    "price": lambda told: told.called.price(told.numbers["card"]),
    "person": lambda told: told.called.the(told.row.source),  # whose row was used
    "listed_cards": lambda told: told.called.names(told.listed),
    "count": lambda told: len(told.listed),
    # boards and tracks
    "space": lambda told: told.called.place(told.numbers["space"]),
    "tile": lambda told: told.called.tile(told.numbers["tile"]),
    "era": lambda told: told.called.era(told.numbers["era"]),
    "board": lambda told: told.called.era(told.numbers["board"]),
    "track": lambda told: told.called.track(told.numbers["track"]),
    "lowered": lambda told: told.called.track(told.numbers["thing"] - effects.SHIP_LV),
    "action": lambda told: told.called.onigiri_action(told.numbers["action"]),
    "only": lambda told: told.called.onigiri_action(told.numbers["kind"]),  # the one of this turn
    # cubes and discs
    "kind": lambda told: told.called.kind(told.numbers["kind"]),
    "thing": lambda told: told.called.kind(told.numbers["thing"]),
    "kinds": lambda told: told.called.kinds(),
    "playing": lambda told: told.called.playing(told.numbers["thing"]),
    "what": lambda told: told.called.amount(told.numbers["thing"], told.numbers.get("amount", 1)),
    "workers": lambda told: told.called.workers(told.numbers["workers"]),
    "onigiri": lambda told: told.called.onigiri(told.numbers["onigiri"]),
}


class GoryokakuTold(Told):
    """What an event or a refusal names."""

    fills = SLOTS

    @cached_property
    def called(self) -> Cards:
        """The names of the edition's cards and places."""
        return Cards(edition_of(self.book), self.say)

    @property
    def row(self) -> Row:
        """The row that was used."""
        return self.called.e.effects.rows[self.numbers["row"]]

    def hidden(self) -> bool:
        """May the reader not know its cards?"""
        return UNKNOWN in [self.numbers.get("card"), *self.listed]
