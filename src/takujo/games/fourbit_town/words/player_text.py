"""What one player has, as words."""

from __future__ import annotations

from takujo.editions.sections import TableLine, line, listed
from takujo.games.fourbit_town import names, scoring
from takujo.games.fourbit_town.player import Player
from takujo.games.fourbit_town.table import Town
from takujo.games.fourbit_town.words.due import due
from takujo.games.fourbit_town.words.wording import Wording
from takujo.kernel.hidden import UNKNOWN, card_of


class PlayerText:
    """Says what players have, as one seat knows it."""

    def __init__(self, t: Town, seat: int, players: list[str], w: Wording) -> None:
        self.t = t
        self.e = t.edition
        self.seat = seat
        self.players = players
        self.w = w
        self.say = w.say

    def player(self, seat: int) -> list[TableLine]:
        """Numbers first, then buildings, plans and cards."""
        say, w = self.say, self.w
        p = self.t.players[seat]
        lines = [listed("", self.facts(seat, p), say)]
        if p.buildings:
            standing = [w.name(building) for building in p.buildings]
            lines.append(listed(say.say("Buildings: "), standing, say))
        if p.plans:
            plans = w.names([card_of(entry) for entry in p.plans])
            lines.append(line(say.say("Planned: {plans}", plans=plans)))
        if seat != self.seat and p.cards and UNKNOWN not in p.cards:
            cards = [w.card(card) for card in p.cards]
            lines.append(listed(say.say("Cards: "), cards, say))
        return lines

    def facts(self, seat: int, p: Player) -> list[str]:
        """Goods, VP, marker and workers; the track is told with the board."""
        say, w = self.say, self.w
        facts = [w.amount(kind, p.thing(kind)) for kind in range(names.HELD)]
        if self.t.asking is not None:
            total = scoring.score(self.t, seat)
            if total != p.vp:
                facts[-1] = say.say("{vp} ({total} if it ended now)", vp=facts[-1], total=total)
        facts += [
            say.say("{level} {n}", level=w.slots["level"], n=p.level),
            self.workers(seat, p),
        ]
        if p.out:
            facts.append(say.say("has passed"))
        return facts

    def workers(self, seat: int, p: Player) -> str:
        """How many workers, how many of them are still at hand, and one's own upkeep to come."""
        text = self.say.say("workers {left}/{n}", left=p.hired - p.sent, n=p.hired)
        if seat != self.seat or not p.hired or not 0 < self.t.round < self.e.rounds:
            return text
        owed = due(self.t, seat, p, self.w)
        cost = self.say.clauses([owed.cost, *([owed.stay] if owed.stay else [])])
        return self.say.say("{workers} (upkeep {cost})", workers=text, cost=cost)

    def card_lines(self, cards: list[int]) -> list[TableLine]:
        """Cards with both sides."""
        lines: list[TableLine] = []
        for card in sorted(cards):
            sides = self.say.say(
                "{card} (0: {zero}; 1: {one})",
                card=self.w.capital(self.w.card(card)),
                zero=self.w.short_side(card * 2 - 2),
                one=self.w.short_side(card * 2 - 1),
            )
            lines.append(line(sides))
        return lines

    def building_lines(self, buildings: list[int]) -> list[TableLine]:
        """Buildings with cost, VP and what they do."""
        lines: list[TableLine] = []
        for building in buildings:
            facts, text = self.building_facts(building), self.w.short(building)
            lines.append(line(self.say.say("{facts}: {text}", facts=facts, text=text)))
        return lines

    def building_facts(self, building: int) -> str:
        """Name, cost and VP of a building."""
        w = self.w
        return self.say.say(
            "{building} ({cost}; {vp} VP)",
            building=w.title(building),
            cost=w.cost(building),
            vp=self.e.vp[building],
        )
