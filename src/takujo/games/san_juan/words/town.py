"""A town and a hand as words."""

from __future__ import annotations

from takujo.editions.sections import TableLine, line, listed
from takujo.games.san_juan import scoring
from takujo.games.san_juan.table import Player, SanJuan
from takujo.games.san_juan.words.cards import Cards
from takujo.kernel.hidden import UNKNOWN, kinds


class TownText:
    """Says towns and cards as one seat knows them."""

    def __init__(self, t: SanJuan, seat: int, players: list[str], cards: Cards) -> None:
        self.t = t
        self.e = t.edition
        self.seat = seat
        self.players = players
        self.cards = cards
        self.say = cards.say

    def heading(self, seat: int) -> str:
        """Whose town it is."""
        name = self.players[seat]
        if seat == self.t.governor:
            return self.say.say("{name} (governor)", name=name)
        return name

    def town(self, seat: int) -> list[TableLine]:
        """Numbers first, then the buildings as they are numbered in choices."""
        say, cards = self.say, self.cards
        p = self.t.players[seat]
        facts = [
            say.say("Buildings {n}/{most}", n=len(p.buildings), most=self.e.end_buildings),
            self.points(seat),
            self.hand(seat, p),
        ]
        if p.chapel:
            facts.append(self.under_chapel(p))
        standing: list[str] = []
        for slot, card in enumerate(p.buildings):
            message = say.say("{slot} {card}", slot=slot + 1, card=cards.name(card))
            if p.goods[slot]:
                message = say.say(
                    "{slot} {card} (with {good})",
                    slot=slot + 1,
                    card=cards.name(card),
                    good=cards.good(card),
                )
            standing.append(message)
        return [listed("", facts, say), listed("", standing, say)]

    def points(self, seat: int) -> str:
        """Printed points, and all points as if the game ended now where there are more."""
        total = scoring.score(self.t, seat)
        printed = scoring.points_by_source(self.t, seat)[0].points
        if total == printed or self.t.asking is None:
            return self.say.many("{n} point", "{n} points", total)
        return self.say.many(
            "{n} point ({total} if it ended now)",
            "{n} points ({total} if it ended now)",
            printed,
            total=total,
        )

    def hand(self, seat: int, p: Player) -> str:
        """How many cards are in the hand, and which of another's everybody has seen."""
        if seat != self.seat and p.shown:
            return self.say.say(
                "hand {n} (among them: {cards})", n=len(p.hand), cards=self.cards.names(p.shown)
            )
        return self.say.say("hand {n}", n=len(p.hand))

    def under_chapel(self, p: Player) -> str:
        """How many cards lie under the chapel; the owner knows which."""
        chapel = self.cards.name(self.e.chapel)
        if UNKNOWN in p.chapel:
            return self.say.say("{chapel} {n}", chapel=chapel, n=len(p.chapel))
        return self.say.say(
            "{chapel} {n} ({cards})",
            chapel=chapel,
            n=len(p.chapel),
            cards=self.cards.names(p.chapel),
        )

    def card_lines(self, held: list[int]) -> list[TableLine]:
        """Each kind of card with cost, points and what it does."""
        lines: list[TableLine] = []
        for card in kinds(held):
            name = self.cards.title(card)
            if held.count(card) > 1:
                name = self.say.say("{card} ×{n}", card=name, n=held.count(card))
            lines.append(line(self.facts(card, name)))
        return lines

    def facts(self, card: int, name: str) -> str:
        """One card in a line."""
        line = self.say.many(
            "{card} (cost {cost}, {n} point)",
            "{card} (cost {cost}, {n} points)",
            self.e.points[card],
            card=name,
            cost=self.e.cost[card],
        )
        text = self.cards.text(card)
        return self.say.say("{facts}: {text}", facts=line, text=text) if text else line
