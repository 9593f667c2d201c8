"""One player's board as words."""

from __future__ import annotations

from takujo.editions.sections import TableLine, line, listed
from takujo.games.goryokaku import effects, scoring
from takujo.games.goryokaku.names import ERAS, KINDS
from takujo.games.goryokaku.player import Player
from takujo.games.goryokaku.table import Goryokaku
from takujo.games.goryokaku.words.cards import Cards
from takujo.kernel.hidden import UNKNOWN


class PlayerText:
    """Says players and cards as one seat knows them."""

    def __init__(self, t: Goryokaku, seat: int, players: list[str], cards: Cards) -> None:
        self.t = t
        self.e = t.edition
        self.seat = seat
        self.players = players
        self.cards = cards
        self.say = cards.say

    def heading(self, seat: int) -> str:
        """Whose board it is."""
        name = self.players[seat]
        return self.say.say("{name} (turn)", name=name) if seat == self.t.turn - 1 else name

    def player(self, seat: int) -> list[TableLine]:
        """Numbers first, then cubes, bag, and the cards laid out."""
        say, cards = self.say, self.cards
        p = self.t.players[seat]
        facts = [
            cards.workers(p.workers),
            cards.onigiri(p.onigiri),
            cards.amount(effects.KOBAN, p.koban),
            self.stored(p),
            self.points(seat),
        ]
        lines = [
            listed("", facts, say),
            listed("", self.standing(p), say),
            listed(say.say("Bag: "), self.bag(p), say),
            *self.persons(p),
        ]
        if p.castles:
            built = [self.built(card) for card in p.castles]
            lines.append(listed(say.say("Built: "), built, say))
        if seat != self.seat:
            lines.append(listed(say.say("Hand: "), self.others_hand(p), say))
        return lines

    def stored(self, p: Player) -> str:
        """The cubes and how many storehouses are taken."""
        cubes = [self.cards.amount(kind, p.cubes[kind]) for kind in range(len(KINDS))]
        held = [cube for kind, cube in enumerate(cubes) if p.cubes[kind]]
        count = self.say.say("storehouses {n}/{most}", n=p.cube_count(), most=p.storehouses)
        if not held:
            return count
        return self.say.say("{count} ({cubes})", count=count, cubes=self.say.clauses(held))

    def points(self, seat: int) -> str:
        """All points as if the game ended now; another's crest card is not known."""
        total = scoring.score(self.t, seat)
        if self.t.asking is None:
            return self.say.many("{n} point", "{n} points", total)
        if self.t.players[seat].crest == UNKNOWN:
            return self.say.many(
                "{n} point if it ended now, crest card left out",
                "{n} points if it ended now, crest card left out",
                total,
            )
        return self.say.many("{n} point if it ended now", "{n} points if it ended now", total)

    def standing(self, p: Player) -> list[str]:
        """Levels, daiba, building pieces and circles."""
        say, e = self.say, self.e
        out = [
            say.say("{track} {n}/{most}", track=self.cards.track(i), n=p.levels[i], most=top)
            for i, top in enumerate(e.track_top)
        ]
        most, factor = len(e.steps), e.factor[p.daiba]
        out += [
            say.say("daiba {n}/{most} (×{factor})", n=p.daiba, most=most, factor=factor),
            say.say(
                "building pieces: {pieces} in hand, {placed} placed, {reserve} on the board",
                pieces=p.pieces,
                placed=p.placed,
                reserve=p.reserve,
            ),
        ]
        for era in range(1, ERAS + 1):
            if p.circles >> (era - 1) & 1:
                out.append(say.say("circle of the {era} era", era=self.cards.era(era)))
        return out

    def bag(self, p: Player) -> list[str]:
        """What is in the bag, and how likely a worker comes out next."""
        say = self.say
        discs = p.bag_workers + p.bag_onigiri
        out = [self.cards.workers(p.bag_workers), self.cards.onigiri(p.bag_onigiri)]
        if discs:
            percent = (100 * p.bag_workers + discs // 2) // discs
            out.append(say.say("next one a worker: {percent}%", percent=percent))
        if p.laid:
            out.append(say.say("laid on the board: {onigiri}", onigiri=self.cards.onigiri(p.laid)))
        return out

    def persons(self, p: Player) -> list[TableLine]:
        """The hired persons, each with what is left for it to do."""
        lines: list[TableLine] = []
        for card in p.persons:
            rows = [row for row in self.cards.rows(card) if acts_after_hiring(row.moment)]
            text = self.say.say("; ").join([self.cards.short_row(row) for row in rows])
            crest, title = self.cards.crest_of(card), self.cards.title(card)
            head = self.say.say("{card} ({facts})", card=title, facts=crest)
            whole = self.say.say("{facts}: {text}", facts=head, text=text) if text else head
            lines.append(line(whole))
        return lines

    def built(self, card: int) -> str:
        """A built castle card with what stays visible of it."""
        crest, kind = self.cards.crest_of(card), self.cards.kind_of(card)
        facts = self.say.say("{crest}, {kind}", crest=crest, kind=kind)
        return self.say.say("{card} ({facts})", card=self.cards.name(card), facts=facts)

    def others_hand(self, p: Player) -> list[str]:
        """How many cards are in another's hand, and which of them everybody has seen."""
        say = self.say
        out = [
            say.many("{n} person card", "{n} person cards", len(p.people)),
            say.many("{n} castle card", "{n} castle cards", len(p.plans)),
        ]
        if p.shown:
            shown = self.cards.names(p.shown)
            out[1] = say.say("{cards} (among them: {seen})", cards=out[1], seen=shown)
        return out

    def card_lines(self, held: list[int]) -> list[TableLine]:
        """Each card with its numbers and what it does."""
        return [line(self.cards.line(card)) for card in held]


def acts_after_hiring(moment: int) -> bool:
    """Is this an icon that goes on acting: a row, or a castle-time resource?"""
    return moment != effects.HIRED and moment != effects.DISCARDED
