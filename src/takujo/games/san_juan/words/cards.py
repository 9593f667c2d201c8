"""The names of an edition's cards, goods and roles, and what each card does."""

from __future__ import annotations

from typing import Final

from takujo.editions.effect_text import EffectText
from takujo.editions.effects import Row
from takujo.editions.forms import form, forms
from takujo.editions.language import Language
from takujo.games.san_juan import effects
from takujo.games.san_juan.book import edition_of
from takujo.games.san_juan.edition import MONUMENT, PRODUCTION, ROLES, Edition
from takujo.games.san_juan.table import Player
from takujo.kernel.agenda import Rulebook
from takujo.kernel.hidden import UNKNOWN

# What the cards do whose effect is a rule of its own.
BY_RULE: Final = {
    "archive": form(
        "In the {councillor} phase, you may take all the cards drawn into your hand and then "
        "discard as many from your whole hand as you may not keep."
    ),
    "black_market": forms(
        "When you build, {n} of your goods may pay for one card of the cost.",
        "When you build, up to {n} of your goods may pay for one card of the cost each.",
        "market_goods",
    ),
    "chapel": form(
        "Between rounds, you may put one card from your hand under this building; each card there "
        "scores 1 point at the end."
    ),
    "crane": form(
        "When you build, you may build over one of your buildings and pay only the difference in "
        "cost."
    ),
    "gold_mine": form(
        "In the {prospector} phase, you may turn up {mine_cards} cards from the deck; if all "
        "their costs differ, you may take one of them."
    ),
    "palace": form(
        "At the end of the game, score 1 point for every {palace_points} points you have from "
        "everything else (rounded down)."
    ),
}
# Nobody was asked then whether to use it.
IN_VERSION_1: Final = BY_RULE | {
    "archive": form(
        "In the {councillor} phase, you take all the cards drawn into your hand and then discard "
        "as many from your whole hand as you may not keep."
    ),
}


class CardText(EffectText):
    """The rows of the cards; a card that is one of what it counts says so."""

    def __init__(self, e: Edition, say: Language, names: dict[str, str]) -> None:
        super().__init__(e.effects, say, names)
        self.e = e

    def counted(self, row: Row, act: str) -> str:
        """With what the gain is multiplied by."""
        text = super().counted(row, act)
        if self.counts_itself(row):
            return self.say.say("{act}, this one included", act=text)
        return text

    def counts_itself(self, row: Row) -> bool:
        """Is the card that has the row among the buildings it counts?"""
        kind = self.e.kind[row.source]
        if row.per == effects.PRODUCTION_BUILDINGS:
            return kind == PRODUCTION
        if row.per == effects.CITY_BUILDINGS:
            return kind != PRODUCTION
        return row.per == effects.MONUMENTS and kind == MONUMENT


class Cards:
    """Names and texts of one edition in one language, as a version of the rules has them."""

    def __init__(self, book: Rulebook, say: Language) -> None:
        self.e = e = edition_of(book)
        self.rules = IN_VERSION_1 if book.version == 1 else BY_RULE
        self.say = say
        # the same words stand for the same things in every sentence of the game
        self.slots: dict[str, str] = {id: say.in_text(e.data["roles"][id]) for id in ROLES}
        self.filling: dict[str, object] = {
            **self.slots,
            "market_goods": e.market_goods,
            "mine_cards": e.mine_cards,
            "palace_points": e.palace_points,
        }
        self.effects = CardText(e, say, self.slots)

    # --- names --------------------------------------------------------------------------
    def title(self, card: int) -> str:
        """A card's name by itself, as in a list."""
        return self.say.name(self.e.name(card))

    def name(self, card: int) -> str:
        """A card's name inside a sentence."""
        return self.say.in_text(self.e.name(card))

    def names(self, cards: list[int]) -> str:
        """Several cards, one after the other; those not known are counted."""
        known = [self.name(card) for card in cards if card != UNKNOWN]
        hidden = len(cards) - len(known)
        if hidden:
            known.append(self.say.many("{n} unknown card", "{n} unknown cards", hidden))
        return self.say.clauses(known)

    def good(self, building: int) -> str:
        """What a production building makes; a building that makes nothing is named itself."""
        name = self.e.name(building)
        return self.say.in_text(name.get("good", name))

    def role(self, role: int) -> str:
        """A role inside a sentence."""
        return self.slots[ROLES[role - 1]]

    def kind(self, card: int) -> str:
        """Which kind of building it is."""
        if self.e.kind[card] == PRODUCTION:
            return self.say.say("production building")
        if self.e.kind[card] == MONUMENT:
            return self.say.say("city building (monument)")
        return self.say.say("city building")

    def place(self, p: Player, slot: int) -> str:
        """One of a player's buildings; numbered where another of its kind stands in town."""
        card = p.buildings[slot - 1]
        if p.buildings.count(card) == 1:
            return self.name(card)
        return self.say.say("{card} (building {slot})", card=self.name(card), slot=slot)

    def good_at(self, p: Player, slot: int) -> str:
        """The good of one of a player's buildings, numbered likewise."""
        good = self.good(p.buildings[slot - 1])
        if p.buildings.count(p.buildings[slot - 1]) == 1:
            return good
        return self.say.say("{good} (building {slot})", good=good, slot=slot)

    def prices(self, tile: int) -> str:
        """What a price tile pays for each good."""
        prices = self.e.tiles[tile]
        return self.say.clauses(
            [
                self.say.say("{good} {price}", good=self.good(card), price=prices[card])
                for card in range(1, len(self.e.ids))
                if self.e.kind[card] == PRODUCTION
            ]
        )

    def with_costs(self, cards: list[int]) -> list[str]:
        """Cards with their costs, as a gold mine compares them."""
        return [
            self.say.say("{card} ({cost})", card=self.name(card), cost=self.e.cost[card])
            for card in cards
        ]

    # --- texts --------------------------------------------------------------------------
    def text(self, card: int) -> str:
        """What the card does, generated from the numbers of the edition; "" for nothing."""
        parts: list[str] = []
        if self.e.kind[card] == PRODUCTION:
            parts.append(self.say.say("Produces {good}.", good=self.good(card)))
        elif self.e.kind[card] == MONUMENT:
            parts.append(self.say.say("A monument."))
        parts.append(self.by_rule(card))
        for row in self.e.effects.rows:
            if row.source == card:
                parts.append(self.effects.sentence(row))
        return self.say.sentences(parts)

    def by_rule(self, card: int) -> str:
        """What a card does whose effect is a rule of its own."""
        if card == self.e.library:
            return self.library()
        found = self.rules.get(self.e.ids[card])
        return found.said(self.say, self.filling) if found else ""

    def library(self) -> str:
        """Doubled privileges; where an edition's numbers are no doubles, the numbers."""
        e, say = self.e, self.say
        changed = [
            say.say(
                "{role} {before} → {after}",
                role=self.role(role),
                before=e.privilege[role][1],
                after=e.privilege[role][2],
            )
            for role in range(1, len(ROLES) + 1)
            if e.privilege[role][2] != 2 * e.privilege[role][1]
        ]
        if changed:
            return say.say(
                "The privilege of the role you pick is doubled; for some roles it changes "
                "otherwise: {changed}.",
                changed=say.clauses(changed),
            )
        return say.say("The privilege of the role you pick is doubled.")
