"""The whole table as words, for the terminal and the screen reader."""

from __future__ import annotations

from takujo.editions.sections import NOW, RESULT, SEAT, Section, TableLine, line, listed, points_won
from takujo.games.san_juan import scoring
from takujo.games.san_juan.edition import PRODUCTION, ROLES
from takujo.games.san_juan.seen import in_the_air
from takujo.games.san_juan.words.town import TownText
from takujo.kernel.hidden import ONLOOKER, UNKNOWN


class TextTable(TownText):
    """Says a whole table as one seat knows it."""

    def sections(self) -> list[Section]:
        """The middle of the table, the others in turn, the own town, and the own cards."""
        t = self.t
        out = [Section(self.say.say("Round {n}", n=t.round), self.middle(), NOW)]
        if t.asking is None:
            out.append(Section(self.say.say("The game is over"), self.result(), RESULT))
        for i in range(1, t.seats + 1):
            other = (self.seat + i) % t.seats
            out.append(Section(self.heading(other), self.town(other), SEAT, other))
        if self.seat == ONLOOKER:
            return out
        own = t.players[self.seat]
        if t.drawn and UNKNOWN not in t.drawn:
            out.append(Section(self.say.say("Cards drawn"), self.card_lines(t.drawn)))
        if own.hand:
            out.append(Section(self.say.say("Your hand"), self.card_lines(own.hand)))
        return out

    # --- the middle ---------------------------------------------------------------------
    def middle(self) -> list[TableLine]:
        """Governor, roles, prices, deck, and what lies open just now."""
        t, say, cards = self.t, self.say, self.cards
        lines = [line(say.say("Governor: {name}", name=self.players[t.governor]))]
        taken: list[str] = []
        open: list[str] = []
        for role in range(1, len(ROLES) + 1):
            if t.takers[role]:
                name = self.players[t.takers[role] - 1]
                taken.append(say.say("{role} ({name})", role=cards.role(role), name=name))
            else:
                open.append(cards.role(role))
        if taken:
            lines.append(listed(say.say("Roles taken: "), taken, say))
        lines.append(listed(say.say("Roles open: "), open, say))
        lines.append(self.tiles())
        deck, discard = len(t.deck), len(t.discard)
        lines.append(
            line(say.say("Deck {deck}, discard pile {discard}", deck=deck, discard=discard))
        )
        if in_the_air(t):
            lines.append(line(say.say("Being built: {card}", card=cards.name(t.site))))
        if t.drawn and UNKNOWN in t.drawn:
            drawn = say.many(
                "Drawn, not yet kept: {n} card", "Drawn, not yet kept: {n} cards", len(t.drawn)
            )
            lines.append(line(drawn))
        if t.mine:
            head = say.say("Turned up ({mine}): ", mine=cards.name(self.e.gold_mine))
            lines.append(listed(head, cards.with_costs(t.mine), say))
        return lines

    def tiles(self) -> TableLine:
        """The price tile lying open, or what is remembered of the pile."""
        t, say = self.t, self.say
        if t.tile:
            return line(say.say("Price tile: {prices}", prices=self.cards.prices(t.tile)))
        known = [tile for tile in t.tiles if tile != UNKNOWN]
        if not known:
            return line(say.say("Price tiles: {n}, none seen yet", n=len(t.tiles)))
        goods = [card for card in range(1, len(self.e.ids)) if self.e.kind[card] == PRODUCTION]
        order = "/".join([self.cards.good(card) for card in goods])
        head = say.say("Price tiles from the top, {goods}: ", goods=order)
        return listed(head, [self.tile(tile, goods) for tile in t.tiles], say)

    def tile(self, tile: int, goods: list[int]) -> str:
        """One tile of the pile in short."""
        if tile == UNKNOWN:
            return self.say.say("unseen")
        return "/".join([str(self.e.tiles[tile][card]) for card in goods])

    # --- the end ------------------------------------------------------------------------
    def result(self) -> list[TableLine]:
        """Everybody's points by source, the winner first."""
        sources = [self.sources(seat) for seat in range(self.t.seats)]
        return points_won(scoring.result(self.t), self.players, sources, self.say)

    def sources(self, seat: int) -> list[str]:
        """Where the points come from."""
        out: list[str] = []
        for scored in scoring.points_by_source(self.t, seat):
            name = self.cards.name(scored.card) if scored.card else self.say.say("buildings")
            out.append(self.say.say("{source} {points}", source=name, points=scored.points))
        return out
