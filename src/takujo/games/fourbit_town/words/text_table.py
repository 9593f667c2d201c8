"""The whole table as words, for the terminal and the screen reader."""

from __future__ import annotations

from takujo.editions.sections import NOW, RESULT, SEAT, Section, TableLine, by_rank, line, listed
from takujo.games.fourbit_town import names, scoring
from takujo.games.fourbit_town.player import number_of
from takujo.games.fourbit_town.words.player_text import PlayerText
from takujo.kernel.hidden import ONLOOKER, UNKNOWN


class TextTable(PlayerText):
    """Says a whole table as one seat knows it."""

    def sections(self) -> list[Section]:
        """The board, the others in turn, oneself, the own cards, and the row."""
        t, say = self.t, self.say
        heading = say.say("Round {round} of {rounds}", round=t.round, rounds=self.e.rounds)
        if t.round == 0:
            heading = say.say("Draft")
        out = [Section(heading, self.board(), NOW)]
        if t.asking is None:
            out.append(Section(say.say("The game is over"), self.result(), RESULT))
        elif t.round:
            out.append(Section(say.say("Places"), self.places()))
        for i in range(1, t.seats + 1):
            other = (self.seat + i) % t.seats
            out.append(Section(self.players[other], self.player(other), SEAT, other))
        if self.seat != ONLOOKER:
            out += self.own_cards()
        row = say.say("Buildings in the row (deck {n})", n=len(t.deck))
        out.append(Section(row, self.building_lines(t.row)))
        return out

    def own_cards(self) -> list[Section]:
        """What only this seat sees."""
        own, say = self.t.players[self.seat], self.say
        out: list[Section] = []
        if own.hand and not self.is_asked_for_a_card():
            out.append(Section(say.say("Cards to choose from"), self.card_lines(own.hand)))
        if own.cards:
            out.append(Section(say.say("Your cards"), self.card_lines(own.cards)))
        return out

    def is_asked_for_a_card(self) -> bool:
        """Are the cards to choose from what the question offers, with both sides of each?"""
        asking = self.t.asking
        return asking is not None and asking.id == names.DRAFT and asking.seat == self.seat

    # --- the board ----------------------------------------------------------------------
    def board(self) -> list[TableLine]:
        """The track; while rounds are played, this step and the blocked places."""
        say = self.say
        lines = [listed(say.say("Track: "), self.track(), say)]
        if self.t.round == 0 or self.t.asking is None:
            return lines
        lines += self.step()
        blocked = [place for place in range(names.PLACES) if (self.t.blocked >> place) & 1]
        if blocked:
            there = [self.blocked_place(place) for place in blocked]
            lines.append(listed(say.say("Blocked: "), there, say))
        return lines

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

    def places(self) -> list[TableLine]:
        """Every place with number, name and effect: the same all game, so that it is told once."""
        say, w = self.say, self.w
        lines: list[TableLine] = []
        for place in range(names.PLACES):
            title, short = w.place_title(place), w.short_place(place)
            text = say.say("{n} {name}", n=place, name=title)
            if short.lower() != title.lower():
                text = say.say("{n} {name} [{effect}]", n=place, name=title, effect=short)
            lines.append(line(text))
        return lines

    def blocked_place(self, place: int) -> str:
        """A place with number, name and whose workers are there."""
        say = self.say
        text = say.say("{n} {name}", n=place, name=self.w.place_title(place))
        there = [
            self.players[seat] for seat, p in enumerate(self.t.players) if (p.places >> place) & 1
        ]
        if not there:
            return text
        return say.say("{place} ({workers})", place=text, workers=say.clauses(there))

    def step(self) -> list[TableLine]:
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
        lines = [listed(say.say("This step: "), shown, say)] if shown else []
        if t.worker:
            lines.append(line(say.say("Acting: {name}", name=self.players[t.worker - 1])))
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
    def result(self) -> list[TableLine]:
        """Everybody's points by source, the winner first."""
        result = scoring.result(self.t)
        lines: list[TableLine] = []
        for seat in by_rank(result):
            rank, name, vp = result.ranks[seat], self.players[seat], result.scores[seat]
            head = self.say.say("{rank}. {name}, {n} VP: ", rank=rank, name=name, n=vp)
            lines.append(listed(head, self.sources(seat), self.say, strong=rank == 1))
        return lines

    def sources(self, seat: int) -> list[str]:
        """Where the points come from; what gives none is left out, what scores twice is added."""
        found: dict[str, int] = {}
        for scored in scoring.points_by_source(self.t, seat):
            if scored.points or scored.source == scoring.PLAYED:
                name = self.w.scored(scored.source, scored.row)
                found[name] = found.get(name, 0) + scored.points
        return [
            self.say.say("{source}: {points}", source=name, points=points)
            for name, points in found.items()
        ]
