"""What one player has, as words."""

from __future__ import annotations

from takujo.editions.columns import listed, wrapped
from takujo.games.fourbit_town import names, scoring
from takujo.games.fourbit_town.player import Player
from takujo.games.fourbit_town.table import Town
from takujo.games.fourbit_town.words.wording import Wording
from takujo.kernel.hidden import UNKNOWN


class PlayerText:
    """Says what players have, as one seat knows it."""

    def __init__(self, t: Town, seat: int, players: list[str], w: Wording) -> None:
        self.t = t
        self.e = t.edition
        self.seat = seat
        self.players = players
        self.w = w
        self.say = w.say

    def lines_of(self, head: str, items: list[str]) -> list[str]:
        """Items after a heading, in lines that fit."""
        return listed(head, items, self.say.say(", "))

    def player(self, seat: int) -> list[str]:
        """Numbers first, then buildings, plans and cards."""
        say, w = self.say, self.w
        p = self.t.players[seat]
        lines = self.lines_of("", self.facts(seat, p))
        if p.buildings:
            standing = [w.name(building) for building in p.buildings]
            lines += self.lines_of(say.say("Buildings: "), standing)
        if p.plans:
            lines += wrapped(say.say("Planned: {plans}", plans=w.names(w.plans(p.plans))))
        if seat != self.seat and p.cards and UNKNOWN not in p.cards:
            cards = [w.card(card) for card in p.cards]
            lines += self.lines_of(say.say("Cards: "), cards)
        return lines

    def facts(self, seat: int, p: Player) -> list[str]:
        """Goods, VP, marker and workers; the track is told with the board."""
        say, w = self.say, self.w
        facts = [w.amount(kind, p.thing(kind)) for kind in range(names.KINDS)]
        if self.t.asking is not None:
            total = scoring.score(self.t, seat)
            if total != p.vp:
                facts[-1] = say.say("{vp} ({total} if it ended now)", vp=facts[-1], total=total)
        facts += [
            say.say("{level} {n}", level=w.slots["level"], n=p.level),
            self.workers(p),
        ]
        if p.out:
            facts.append(say.say("has passed"))
        return facts

    def workers(self, p: Player) -> str:
        """How many workers, and how many of them are still at hand."""
        left = p.hired - p.sent
        return self.say.say("workers {left}/{n}", left=left, n=p.hired)

    def card_lines(self, cards: list[int]) -> list[str]:
        """Cards with both sides."""
        lines: list[str] = []
        for card in sorted(cards):
            lines += wrapped(
                self.say.say(
                    "{card}: 0 {zero}; 1 {one}",
                    card=self.w.capital(self.w.card(card)),
                    zero=self.w.short_side(card * 2 - 2),
                    one=self.w.short_side(card * 2 - 1),
                )
            )
        return lines

    def building_lines(self, buildings: list[int]) -> list[str]:
        """Buildings with cost, VP and what they do."""
        lines: list[str] = []
        for building in buildings:
            lines += wrapped(
                self.say.say(
                    "{facts}: {text}",
                    facts=self.building_facts(building),
                    text=self.w.short(building),
                )
            )
        return lines

    def building_facts(self, building: int) -> str:
        """Name, cost and VP of a building."""
        e, w = self.e, self.w
        cost = [e.cost_wood[building], e.cost_stone[building], e.cost_coin[building]]
        return self.say.say(
            "{building} ({cost}; {vp} VP)",
            building=w.title(building),
            cost=w.amounts(cost),
            vp=e.vp[building],
        )
