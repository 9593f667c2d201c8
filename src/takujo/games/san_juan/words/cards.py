"""The names of an edition's cards, goods and roles, and what each card does."""

from __future__ import annotations

from takujo.editions.effect_text import EffectText
from takujo.editions.language import Language
from takujo.games.san_juan.edition import MONUMENT, PRODUCTION, ROLES, Edition
from takujo.games.san_juan.table import Player
from takujo.kernel.hidden import UNKNOWN


class Cards:
    """Names and texts of one edition in one language."""

    def __init__(self, e: Edition, say: Language) -> None:
        self.e = e
        self.say = say
        # the same words stand for the same things in every sentence of the game
        self.slots: dict[str, str] = {id: say.in_text(e.data["roles"][id]) for id in ROLES}
        self.effects = EffectText(e.effects, say, self.slots)

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
        """The cards whose effect is a rule of its own."""
        e, say = self.e, self.say
        if card == e.archive:
            return say.say(
                "In the {councillor} phase, take all the cards drawn into your hand, then "
                "discard as many from your whole hand as you may not keep.",
                **self.slots,
            )
        if card == e.black_market:
            return say.many(
                "When you build, {n} of your goods may pay for one card of the cost.",
                "When you build, up to {n} of your goods may pay for one card of the cost each.",
                e.market_goods,
            )
        if card == e.chapel:
            return say.say(
                "Between rounds, you may put one card from your hand under this building; "
                "each card there scores 1 point at the end."
            )
        if card == e.crane:
            return say.say(
                "When you build, you may build over one of your buildings and pay only the "
                "difference in cost."
            )
        if card == e.gold_mine:
            return say.say(
                "In the {prospector} phase, you may turn up {n} cards from the deck; if all "
                "their costs differ, take one of them.",
                n=e.mine_cards,
                **self.slots,
            )
        if card == e.library:
            return self.library()
        if card == e.palace:
            return say.say(
                "At the end of the game, score 1 point for every {n} points you have from "
                "everything else (rounded down).",
                n=e.palace_points,
            )
        return ""

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
