"""Building tiles, circles and what they make of kinds, crests and levels, as a seat expects it."""

from __future__ import annotations

import math
from typing import Final

from takujo.editions.effects import Row
from takujo.games.goryokaku import effect_counts as counts
from takujo.games.goryokaku.judged_edition import row_points
from takujo.games.goryokaku.judged_weights import Weights
from takujo.games.goryokaku.names import CRESTS, ERAS, KINDS, TRACKS
from takujo.games.goryokaku.table import Goryokaku

OF_A_SET: Final = 5  # kinds, and crests


class TileOutlook:
    """What tiles will bring, and what one card or level more changes in that."""

    def __init__(
        self, t: Goryokaku, seat: int, w: Weights, builds: float, placements: float
    ) -> None:
        self.t = t
        self.e = t.edition
        self.seat = seat
        self.w = w
        self.p = t.players[seat]
        self.builds = builds
        self.placements = placements
        self.now = [self.p.count(t.edition, what) for what in range(counts.PIECES + 1)]
        self.more = self.still_to_come()
        self.size = len(t.tiles) // ERAS
        self.circle = [self.circle_chance(era, 0) for era in range(1, ERAS + 1)]
        self.kind_gain = [0.0] * len(KINDS)
        self.crest_gain = [0.0] * len(CRESTS)
        self.level_gain = [0.0] * len(TRACKS)
        self.board_points = [0.0] * ERAS
        self.free: list[float] = []  # what a piece brings on each free tile, best first
        self.values: list[float] = [0.0] * len(t.tiles)
        self.look_at_tiles()
        self.look_at_audits()

    def still_to_come(self) -> list[float]:
        """By count: how much of it is likely to be added before the end."""
        w = self.w
        each = self.builds / len(KINDS)
        more = [each] * (counts.PIECES + 1)
        for track in range(len(TRACKS)):
            room = self.e.track_top[track] - self.p.levels[track]
            more[track] = min(float(room), w.levels * self.placements)
        for card in self.p.plans:
            more[counts.FIRST_KIND + self.e.kind[card]] += w.in_hand
            more[counts.FIRST_CREST + self.e.crest[card]] += w.in_hand
        hires = self.placements * w.hires / len(CRESTS)
        for crest in range(len(CRESTS)):
            more[counts.FIRST_CREST + crest] += hires
        more[counts.KIND_SETS] = self.sets(counts.FIRST_KIND, self.builds)
        crests = self.builds + self.placements * w.hires
        more[counts.CREST_SETS] = self.sets(counts.FIRST_CREST, crests)
        more[counts.PIECES] = self.p.pieces + self.p.reserve * min(1.0, self.placements / 18)
        return more

    def sets(self, first: int, cards: float) -> float:
        """How many full sets more so many cards are likely to make."""
        return self.chance(cards * 0.8 - len(self.lacking(first)) + 0.5)

    def lacking(self, first: int) -> list[int]:
        """Of the five of a set those of which there are fewest."""
        have = self.now[first : first + OF_A_SET]
        lowest = min(have)
        return [one for one in range(OF_A_SET) if have[one] == lowest]

    def chance(self, lead: float) -> float:
        """From a lead to how surely it is enough."""
        return 1.0 / (1.0 + math.exp(-self.w.reach * lead))

    def circle_chance(self, era: int, extra: int) -> float:
        """How surely I get the circle of an era, with so many more cards of its kind."""
        if era < self.t.era:
            return float(self.p.circles >> (era - 1) & 1)
        kind = self.t.markers[era - 1]
        mine = self.now[counts.FIRST_KIND + kind] + extra
        others = 0
        for seat in range(self.t.seats):
            if seat != self.seat:
                others = max(others, self.t.players[seat].of_kind(self.e, kind))
        lead = mine - others + self.w.tie - 0.3 * (self.t.seats - 1)
        sure = 1.0 / (1.0 + math.exp(-self.w.audit * lead))
        return sure if mine else sure * min(1.0, self.builds / 5)

    def tile_value(self, tile: int) -> float:
        """The points of a tile as the counts will be at the end."""
        points = 0.0
        for row in self.e.tile_rows[tile]:
            value = row_points(row)
            if row.per >= 0:
                value *= self.now[row.per] + self.more[row.per]
            for i in range(0, len(row.needs), 3):
                what = row.needs[i]
                value *= self.reached(self.now[what], self.more[what], row.needs[i + 1])
            points += value
        return points

    def reached(self, now: int, more: float, wanted: int) -> float:
        """How surely a count reaches a number."""
        return 1.0 if now >= wanted else self.chance(now + more - wanted + 0.3)

    def look_at_tiles(self) -> None:
        """Every tile that is mine or free: its points, and what it makes of further cards."""
        for place in range(len(self.t.tiles)):
            owner = self.t.owners[place]
            if owner != 0 and owner != self.seat + 1:
                continue
            tile = self.t.tiles[place]
            board = place // self.size
            value = self.tile_value(tile)
            times = 1.0 + self.circle[board]
            self.values[place] = value * times
            if owner:
                self.board_points[board] += value
                stake = times
            else:
                for _ in range(self.e.tile_pieces[tile]):
                    self.free.append(value * times / self.e.tile_pieces[tile])
                stake = times * self.w.hope * min(3.0, self.more[counts.PIECES])
            for row in self.e.tile_rows[tile]:
                self.add_gain(row, stake)
        self.free.sort(reverse=True)

    def add_gain(self, row: Row, stake: float) -> None:
        """What one more of each thing that this row counts brings."""
        if row.per >= 0:
            self.count_gain(row.per, row_points(row) * stake)
        for i in range(0, len(row.needs), 3):
            what = row.needs[i]
            now, more = self.now[what], self.more[what]
            sure = self.reached(now, more, row.needs[i + 1])
            raised = self.reached(now + 1, more, row.needs[i + 1])
            self.count_gain(what, row_points(row) * stake * (raised - sure))

    def count_gain(self, what: int, points: float) -> None:
        """One more of a count is worth so many points: which kind, crest or level adds to it?"""
        if what < counts.FIRST_KIND:
            self.level_gain[what] += points
        elif what < counts.KIND_SETS:
            self.kind_gain[what - counts.FIRST_KIND] += points
        elif what == counts.KIND_SETS:
            self.set_gain(self.kind_gain, counts.FIRST_KIND, points)
        elif what < counts.CREST_SETS:
            self.crest_gain[what - counts.FIRST_CREST] += points
        elif what == counts.CREST_SETS:
            self.set_gain(self.crest_gain, counts.FIRST_CREST, points)

    def set_gain(self, gains: list[float], first: int, points: float) -> None:
        """A full set more is worth so many points: of what is there most, one more is no part."""
        lacking = self.lacking(first)
        part = 1.0 / (len(lacking) + 0.5)
        for one in lacking:
            gains[one] += points * part

    def look_at_audits(self) -> None:
        """What one more card of a kind is worth for the audit of its era."""
        left = self.more[counts.PIECES] / self.e.pieces if self.e.pieces else 0.0
        for era in range(self.t.era, ERAS + 1):
            raised = self.circle_chance(era, 1) - self.circle[era - 1]
            points = self.board_points[era - 1] + self.w.future_tile * left
            self.kind_gain[self.t.markers[era - 1]] += raised * points

    def pieces_worth(self, pieces: int, placement: float) -> float:
        """What so many pieces in hand bring, after the placements they take."""
        total = 0.0
        weight = self.placements / (self.placements + self.w.piece_time)
        for i in range(min(pieces, len(self.free))):
            total += weight * max(0.3, self.free[i] - placement)
            weight *= self.w.next_tile
        return total

    def next_piece(self, placement: float) -> float:
        """What one more piece in hand brings."""
        if self.p.reserve == 0:
            return 0.0
        pieces = self.p.pieces
        return self.pieces_worth(pieces + 1, placement) - self.pieces_worth(pieces, placement)
