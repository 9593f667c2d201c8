"""The whole table as words, for the terminal and the screen reader."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from takujo.editions.language import mark
from takujo.editions.sections import NOW, RESULT, SEAT, Section, TableLine, line, listed, points_won
from takujo.games.goryokaku import scoring
from takujo.games.goryokaku.names import AREAS, ERAS, KINDS, STRIDE, area_of
from takujo.games.goryokaku.place import HIGHEST, onigiri_for
from takujo.games.goryokaku.words.player_text import PlayerText
from takujo.kernel.hidden import ONLOOKER

# Where points come from; the number is an era or a card.
SOURCES: Final[dict[str, Callable[[PlayerText, int], str]]] = {
    "tiles": lambda at, number: at.say.say("building tiles"),
    "circle": lambda at, number: at.say.say("circle ({era})", era=at.cards.era(number)),
    "crest": lambda at, number: at.say.say("crest card ({crest})", crest=at.cards.crest_of(number)),
    "daiba": lambda at, number: at.say.say("daiba"),
}


class TextTable(PlayerText):
    """Says a whole table as one seat knows it."""

    def sections(self) -> list[Section]:
        """Eras and supply, the boards, the others in turn, the own board, and the own cards."""
        t, say = self.t, self.say
        now = say.say("Era: {era}", era=self.cards.era(min(t.era, ERAS)))
        out = [Section(now, self.middle(), NOW)]
        if t.asking is None:
            out.append(Section(say.say("The game is over"), self.result(), RESULT))
        out.append(Section(say.say("Worker board"), self.worker_board()))
        out.append(Section(say.say("Goryokaku boards"), self.boards()))
        if t.row:
            out.append(Section(say.say("Castle cards face up"), self.card_lines(t.row)))
        for i in range(1, t.seats + 1):
            other = (self.seat + i) % t.seats
            out.append(Section(self.heading(other), self.player(other), SEAT, other))
        if self.seat == ONLOOKER:
            return out
        own = t.players[self.seat]
        if own.dealt:
            out.append(Section(say.say("Castle cards dealt"), self.card_lines(own.dealt)))
        out.append(Section(say.say("Your hand"), self.hand()))
        return out

    # --- the middle ---------------------------------------------------------------------
    def middle(self) -> list[TableLine]:
        """The eras with their piles and cubes, the supply and the decks."""
        t, say, cards = self.t, self.say, self.cards
        eras: list[str] = []
        for era in range(1, ERAS + 1):
            name, kind, left = cards.era(era), cards.kind(t.markers[era - 1]), t.piles[era - 1]
            pile = cards.onigiri(left) if left else self.circles(era)
            eras.append(say.say("{era} {kind} ({pile})", era=name, kind=kind, pile=pile))
        supply = [cards.amount(kind, t.supply[kind]) for kind in range(len(KINDS))]
        supply.append(cards.onigiri(t.onigiri))
        return [
            listed(say.say("Eras: "), eras, say),
            listed(say.say("Supply: "), supply, say),
            line(self.decks()),
        ]

    def decks(self) -> str:
        """How many cards lie where."""
        t = self.t
        return self.say.say(
            "Decks: {persons} persons, {castles} castle cards; discarded: {people} and {plans}",
            persons=len(t.person_deck),
            castles=len(t.castle_deck),
            people=len(t.person_discard),
            plans=len(t.castle_discard),
        )

    def circles(self, era: int) -> str:
        """Who got the circle of an era that is over."""
        seats = zip(self.players, self.t.players, strict=False)
        names = [name for name, p in seats if p.circles >> (era - 1) & 1]
        if not names:
            return self.say.say("no circle")
        return self.say.say("circle: {names}", names=self.say.clauses(names))

    # --- the boards ---------------------------------------------------------------------
    def worker_board(self) -> list[TableLine]:
        """The stacks of every section, area by area."""
        t, say, cards = self.t, self.say, self.cards
        by_area: list[list[str]] = [[] for _ in AREAS]
        for section, spaces in enumerate(t.edition.sections[t.seats]):
            names = cards.section(spaces)
            by_area[area_of(spaces[0])].append(self.section(section, spaces[0], names))
        lines: list[TableLine] = []
        for area, sections in enumerate(by_area):
            head = say.say("{area} area: ", area=say.name(t.edition.data["areas"][AREAS[area]]))
            lines.append(listed(head, sections, say))
        return lines

    def section(self, section: int, space: int, names: str) -> str:
        """One section: whose stacks are how high, and what the reader's next worker costs."""
        t, say = self.t, self.say
        stacks: list[str] = []
        for seat in range(t.seats):
            height = t.heights[section * STRIDE + seat]
            if height:
                stacks.append(say.say("{name} height {n}", name=self.players[seat], n=height))
        if not stacks:
            return say.say("{space} (empty)", space=names)
        price = onigiri_for(t, self.seat, space)
        slots = {"space": names, "stacks": say.clauses(stacks)}
        if price == HIGHEST:
            return say.say("{space} ({stacks}; you are the highest)", **slots)
        slots["onigiri"] = self.cards.onigiri(price)
        return say.say("{space} ({stacks}; {onigiri} to place)", **slots)

    def boards(self) -> list[TableLine]:
        """The five boards with their tiles, and who stands on them."""
        t, say = self.t, self.say
        size = len(t.tiles) // ERAS
        lines: list[TableLine] = []
        for board in range(1, ERAS + 1):
            opened = t.opened >> (board - 1) & 1
            head = mark("{board} (face up): ") if opened else mark("{board} (face down): ")
            places = range((board - 1) * size + 1, board * size + 1)
            tiles = [self.tile(place) for place in places]
            lines.append(listed(say.say(head, board=self.cards.era(board)), tiles, say))
        return lines

    def tile(self, place: int) -> str:
        """A tile and whose pieces are on it."""
        name = self.cards.tile(self.t.tiles[place - 1])
        owner = self.t.owners[place - 1]
        if owner == 0:
            return name
        points = scoring.tile_points(self.t, owner - 1, place)
        return self.say.many(
            "{tile} ({name}, {n} point)",
            "{tile} ({name}, {n} points)",
            points,
            tile=name,
            name=self.players[owner - 1],
        )

    # --- the own cards ------------------------------------------------------------------
    def hand(self) -> list[TableLine]:
        """The own crest card, persons and castle cards."""
        own = self.t.players[self.seat]
        crest_line = self.say.many(
            "Crest card: {crest} ({n} point now)",
            "Crest card: {crest} ({n} points now)",
            own.of_crest(self.e, self.e.crest[own.crest]),
            crest=self.cards.crest_of(own.crest),
        )
        return [line(crest_line), *self.card_lines(own.people + own.plans)]

    # --- the end ------------------------------------------------------------------------
    def result(self) -> list[TableLine]:
        """Everybody's points by source, the winner first."""
        sources = [self.sources(seat) for seat in range(self.t.seats)]
        return points_won(scoring.result(self.t), self.players, sources, self.say)

    def sources(self, seat: int) -> list[str]:
        """Where the points come from."""
        return [
            self.say.say(
                "{source} {points}", source=SOURCES[won.source](self, won.number), points=won.points
            )
            for won in scoring.points_by_source(self.t, seat)
        ]
