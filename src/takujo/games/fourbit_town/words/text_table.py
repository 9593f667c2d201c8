"""The whole table as words, for the terminal and the screen reader."""

from __future__ import annotations

from takujo.editions.words import Section
from takujo.games.fourbit_town import names, scoring
from takujo.games.fourbit_town.player import number_of
from takujo.games.fourbit_town.words.player_text import PlayerText
from takujo.games.fourbit_town.words.sentences import score_name
from takujo.kernel.hidden import UNKNOWN


class TextTable(PlayerText):
    """Says a whole table as one seat knows it."""

    def sections(self) -> list[Section]:
        """The board, the others in turn, oneself, the own cards, and the row."""
        t, say = self.t, self.say
        heading = say.say("Round {n} of {all}", n=t.round, all=self.e.rounds)
        if t.round == 0:
            heading = say.say("Draft")
        out = [Section(heading, self.board())]
        if t.asking is None:
            out.append(Section(say.say("The game is over"), self.result()))
        for i in range(1, t.seats + 1):
            other = (self.seat + i) % t.seats
            out.append(Section(self.players[other], self.player(other)))
        own = t.players[self.seat]
        if own.hand:
            out.append(Section(say.say("Cards to choose from"), self.card_lines(own.hand)))
        if own.cards:
            out.append(Section(say.say("Your cards"), self.card_lines(own.cards)))
        row = say.say("Buildings in the row (deck {n})", n=len(t.deck))
        out.append(Section(row, self.building_lines(t.row)))
        return out

    # --- the board ----------------------------------------------------------------------
    def board(self) -> list[str]:
        """The track; while rounds are played, this step and the places, blocked and free."""
        say = self.say
        lines = self.lines_of(say.say("Track: "), self.track())
        if self.t.round == 0 or self.t.asking is None:
            return lines
        lines += self.step()
        blocked = [self.place(place) for place in range(names.PLACES) if self.is_blocked(place)]
        free = [self.place(place) for place in range(names.PLACES) if not self.is_blocked(place)]
        if blocked:
            lines += self.lines_of(say.say("Blocked: "), blocked)
        return lines + self.lines_of(say.say("Free: "), free)

    def track(self) -> list[str]:
        """Everybody from the first on, with space and what it scores."""
        out: list[str] = []
        for seat in self.t.order:
            space = self.t.players[seat].space
            name = self.players[seat]
            if self.e.track_points:
                vp = self.e.track_vp(space)
                out.append(self.say.say("{name} space {n} ({vp} VP)", name=name, n=space, vp=vp))
            else:
                out.append(self.say.say("{name} space {n}", name=name, n=space))
        return out

    def is_blocked(self, place: int) -> bool:
        """Has the place got a worker in this round?"""
        return (self.t.blocked >> place) & 1 == 1

    def place(self, place: int) -> str:
        """A place with number, name, effect and whose workers are there."""
        say, w = self.say, self.w
        title, short = w.place_title(place), w.short_place(place)
        text = say.say("{n} {name}", n=place, name=title)
        if short.lower() != title.lower():
            text = say.say("{n} {name} [{effect}]", n=place, name=title, effect=short)
        there = [
            self.players[seat] for seat, p in enumerate(self.t.players) if (p.places >> place) & 1
        ]
        if not there:
            return text
        return say.say("{place} ({workers})", place=text, workers=say.clauses(there))

    def step(self) -> list[str]:
        """What has been revealed in this step, and who acts."""
        say, t = self.say, self.t
        shown: list[str] = []
        for seat in t.order:
            p = t.players[seat]
            if p.place < 0 or not p.stack or UNKNOWN in p.stack:
                continue
            where = self.arrived(seat)
            bits = format(number_of(p.stack), f"0{names.BITS}b")
            shown.append(
                say.say("{name} {bits} → {where}", name=self.players[seat], bits=bits, where=where)
            )
        lines = self.lines_of(say.say("This step: "), shown) if shown else []
        if t.worker:
            lines.append(say.say("Acting: {name}", name=self.players[t.worker - 1]))
        return lines

    def arrived(self, seat: int) -> str:
        """Where a worker has come to, and whether it is the first there."""
        p = self.t.players[seat]
        if p.place == names.HALL:
            return self.w.place(p.place)
        if p.first:
            return self.say.say("{n} first", n=p.place)
        return self.say.say("{n} later", n=p.place)

    # --- the end ------------------------------------------------------------------------
    def result(self) -> list[str]:
        """Everybody's points by source, the winner first."""
        result = scoring.result(self.t)
        lines: list[str] = []
        for rank in range(1, self.t.seats + 1):
            for seat in range(self.t.seats):
                if result.ranks[seat] == rank:
                    head = self.say.say(
                        "{rank}. {name}, {n} VP: ",
                        rank=rank,
                        name=self.players[seat],
                        n=result.scores[seat],
                    )
                    lines += self.lines_of(head, self.sources(seat))
        return lines

    def sources(self, seat: int) -> list[str]:
        """Where the points come from; what gives none is left out."""
        out: list[str] = []
        for line in scoring.points_by_source(self.t, seat):
            if line.points or line.source == scoring.PLAYED:
                name = score_name(line.source, line.row, self.w)
                out.append(self.say.say("{source}: {points}", source=name, points=line.points))
        return out
