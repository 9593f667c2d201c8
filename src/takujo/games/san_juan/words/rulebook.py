"""What fills the slots of the rulebook's texts beside this file."""

from __future__ import annotations

from typing import Any

from takujo.editions.language import Language
from takujo.editions.rulebook_slots import RulebookSlots
from takujo.games.san_juan import effects, names
from takujo.games.san_juan.book import edition_of
from takujo.games.san_juan.edition import KINDS, ROLES
from takujo.games.san_juan.words.cards import Cards
from takujo.kernel.agenda import Rulebook

Entry = dict[str, Any]  # the slots of one of several


class SanJuanRulebook(RulebookSlots):
    """Counts and lists of one edition."""

    def __init__(self, book: Rulebook, say: Language) -> None:
        super().__init__(book, say)
        self.e = edition_of(book)
        self.cards = Cards(book, say)
        self.made = self.of_kind("production")

    def of_kind(self, *kinds: str) -> list[int]:
        """The cards of these kinds of building."""
        wanted = [KINDS.index(kind) for kind in kinds]
        return [card for card in range(1, len(self.e.ids)) if self.e.kind[card] in wanted]

    # --- components ---------------------------------------------------------------------
    def copies(self, *kinds: str) -> int:
        """How many cards of these kinds there are: ``{copies city monument}``."""
        return sum([self.e.copies[card] for card in self.of_kind(*kinds)])

    def different(self, *kinds: str) -> int:
        """How many different ones."""
        return len(self.of_kind(*kinds))

    @property
    def roles(self) -> list[str]:
        """All roles by name."""
        return [self.cards.role(role) for role in range(1, len(ROLES) + 1)]

    @property
    def goods(self) -> list[str]:
        """All goods by name."""
        return [self.say.name(self.e.name(card)["good"]) for card in self.made]

    @property
    def tiles(self) -> list[Entry]:
        """The price tiles with their prices."""
        rows = [[prices[card] for card in self.made] for prices in self.e.tiles[1:]]
        return [{"tile": tile, "prices": row} for tile, row in enumerate(rows, start=1)]

    @property
    def all_cards(self) -> list[Entry]:
        """Every card."""
        return [self.entry(card) for card in range(1, len(self.e.ids))]

    def entry(self, card: int) -> Entry:
        """A card with its numbers and its text."""
        return {
            "title": self.cards.title(card),
            "kind": self.cards.kind(card),
            "cost": self.e.cost[card],
            "points": self.e.points[card],
            "copies": self.e.copies[card],
            "text": self.cards.text(card),
        }

    def acting(self, *ids: str) -> list[Entry]:
        """The buildings that act at these moments, or are named themselves."""
        moments = [moment.id for moment in effects.MOMENTS]
        found: list[int] = []
        for id in ids:
            if id in moments:
                found += [row.source for row in self.e.effects.at[moments.index(id)]]
            else:
                found.append(self.e.card(id))
        return [self.entry(card) for card in sorted(set(found))]

    # --- the round ----------------------------------------------------------------------
    @property
    def opening_building(self) -> str:
        """What every town begins with."""
        return self.cards.name(self.e.opening_building)

    def picks(self, how: str) -> list[Entry]:
        """Numbers of players with their picks: ``again`` for the governor, ``once``, ``twice``."""
        return [
            {"seats": seats, "n": n}
            for seats, n in enumerate(self.e.picks)
            if seats > 1 and how == ("once" if n <= seats else "again" if n == 3 else "twice")
        ]

    @property
    def several_picks(self) -> list[int]:
        """With how many players somebody picks more than one role."""
        return [seats for seats, n in enumerate(self.e.picks) if seats > 1 and n > seats]

    @property
    def council_draw(self) -> int:
        """What the councillor's picker draws."""
        return self.e.council_draw + self.e.privilege[names.ROLE_COUNCILLOR][1]

    @property
    def council_library(self) -> int:
        """The same with a library."""
        return self.e.council_draw + self.e.privilege[names.ROLE_COUNCILLOR][2]

    @property
    def after_building(self) -> list[str]:
        """What acts after building, in its order."""
        return [self.cards.name(row.source) for row in self.e.effects.at[effects.BUILT]]
