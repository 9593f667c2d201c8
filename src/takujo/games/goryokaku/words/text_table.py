"""The whole table as words, for the terminal and the screen reader."""

from __future__ import annotations

from takujo.editions.columns import wrapped
from takujo.editions.words import Section
from takujo.games.goryokaku import scoring
from takujo.games.goryokaku.names import AREAS, ERAS, KINDS, STRIDE
from takujo.games.goryokaku.place import HIGHEST, onigiri_for
from takujo.games.goryokaku.words.player_text import PlayerText


class TextTable(PlayerText):
    """Says a whole table as one seat knows it."""

    def sections(self) -> list[Section]:
        """Eras and supply, the boards, the others in turn, the own board, and the own cards."""
        t, say = self.t, self.say
        out = [Section(self.now(), self.middle())]
        if t.asking is None:
            out.append(Section(say.say("The game is over"), self.result()))
        out.append(Section(say.say("Worker board"), self.worker_board()))
        out.append(Section(say.say("Goryokaku boards"), self.boards()))
        if t.row:
            out.append(Section(say.say("Castle cards face up"), self.card_lines(t.row)))
        for i in range(1, t.seats + 1):
            other = (self.seat + i) % t.seats
            out.append(Section(self.heading(other), self.player(other)))
        own = t.players[self.seat]
        if own.dealt:
            out.append(Section(say.say("Castle cards dealt"), self.card_lines(own.dealt)))
        out.append(Section(say.say("Your hand"), self.hand()))
        return out

    # --- the middle ---------------------------------------------------------------------
    def now(self) -> str:
        """The current era."""
        era = min(self.t.era, ERAS)
        return self.say.say("Era: {era}", era=self.cards.era(era))

    def middle(self) -> list[str]:
        """The eras with their piles and cubes, the supply and the decks."""
        t, say, cards = self.t, self.say, self.cards
        eras: list[str] = []
        for era in range(1, ERAS + 1):
            kind = cards.kind(t.markers[era - 1])
            pile = cards.onigiri(t.piles[era - 1])
            name = cards.era(era)
            if t.piles[era - 1] == 0:
                pile = self.circles(era)
            eras.append(say.say("{era} {kind} ({pile})", era=name, kind=kind, pile=pile))
        supply = [cards.amount(kind, t.supply[kind]) for kind in range(len(KINDS))]
        supply.append(cards.onigiri(t.onigiri))
        return [
            *self.lines_of(say.say("Eras: "), eras),
            *self.lines_of(say.say("Supply: "), supply),
            say.say(
                "Decks: {persons} persons, {castles} castle cards; discarded: {people} and {plans}",
                persons=len(t.person_deck),
                castles=len(t.castle_deck),
                people=len(t.person_discard),
                plans=len(t.castle_discard),
            ),
        ]

    def circles(self, era: int) -> str:
        """Who got the circle of an era that is over."""
        names = [
            self.players[seat]
            for seat in range(self.t.seats)
            if self.t.players[seat].circles >> (era - 1) & 1
        ]
        if not names:
            return self.say.say("no circle")
        return self.say.say("circle: {names}", names=self.say.clauses(names))

    # --- the boards ---------------------------------------------------------------------
    def worker_board(self) -> list[str]:
        """The stacks of every section, area by area."""
        t, say, cards = self.t, self.say, self.cards
        by_area: list[list[str]] = [[] for _ in AREAS]
        for section, spaces in enumerate(t.edition.sections[t.seats]):
            names = say.say(" + ").join([cards.space(space) for space in spaces])
            area = (spaces[0] - 1) // 2
            by_area[area].append(self.section(section, spaces[0], names))
        lines: list[str] = []
        for area, sections in enumerate(by_area):
            head = say.say("{area} area: ", area=say.name(t.edition.data["areas"][AREAS[area]]))
            lines += self.lines_of(head, sections)
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
        if price == HIGHEST:
            shown = say.clauses(stacks)
            return say.say("{space} ({stacks}; you are the highest)", space=names, stacks=shown)
        return say.say(
            "{space} ({stacks}; {onigiri} to place)",
            space=names,
            stacks=say.clauses(stacks),
            onigiri=self.cards.onigiri(price),
        )

    def boards(self) -> list[str]:
        """The five boards with their tiles, and who stands on them."""
        t, say = self.t, self.say
        size = len(t.tiles) // ERAS
        lines: list[str] = []
        for board in range(1, ERAS + 1):
            name = self.cards.era(board)
            head = say.say("{board} (face down): ", board=name)
            if t.opened >> (board - 1) & 1:
                head = say.say("{board} (face up): ", board=name)
            places = range((board - 1) * size + 1, board * size + 1)
            lines += self.lines_of(head, [self.tile(place) for place in places])
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
    def hand(self) -> list[str]:
        """The own crest card, persons and castle cards."""
        t, say = self.t, self.say
        own = t.players[self.seat]
        crest = t.edition.crest[own.crest]
        matching = own.of_crest(t.edition, crest)
        line = say.many(
            "Crest card: {crest} ({n} point now)",
            "Crest card: {crest} ({n} points now)",
            matching,
            crest=self.cards.crest(crest),
        )
        return [*wrapped(line), *self.card_lines(own.people + own.plans)]

    # --- the end ------------------------------------------------------------------------
    def result(self) -> list[str]:
        """Everybody's points by source, the winner first."""
        say = self.say
        result = scoring.result(self.t)
        lines: list[str] = []
        for rank in range(1, self.t.seats + 1):
            for seat in range(self.t.seats):
                if result.ranks[seat] == rank:
                    head = say.many(
                        "{rank}. {name}, {n} point: ",
                        "{rank}. {name}, {n} points: ",
                        result.scores[seat],
                        rank=rank,
                        name=self.players[seat],
                    )
                    lines += self.lines_of(head, self.sources(seat))
        return lines

    def sources(self, seat: int) -> list[str]:
        """Where the points come from."""
        say = self.say
        out: list[str] = []
        for line in scoring.points_by_source(self.t, seat):
            name = say.say("daiba")
            if line.source == "tiles":
                name = say.say("building tiles")
            elif line.source == "circle":
                name = say.say("circle ({era})", era=self.cards.era(line.number))
            elif line.source == "crest":
                crest = self.cards.crest(self.t.edition.crest[line.number])
                name = say.say("crest card ({crest})", crest=crest)
            out.append(say.say("{source} {points}", source=name, points=line.points))
        return out
