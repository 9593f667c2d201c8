"""The end: points by source, and who has won (10)."""

from __future__ import annotations

from typing import Final

from takujo.editions.effects import Row
from takujo.games.fourbit_town import effects, events
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import Rule
from takujo.kernel.table import Result, ranks_of

# Where points come from; the last is an effect at the end, which has its row.
PLAYED: Final = 0
TRACK: Final = 1
EFFECT: Final = 2
SOURCES: Final = ["vp", "track", "effect"]


class Points:
    """Points from one source: VP of play, the track, or a row."""

    def __init__(self, source: int, row: int, points: int) -> None:
        self.source = source
        self.row = row  # -1 unless it is an effect
        self.points = points


class Finish(Rule[Town]):
    """Everything is counted, and the game is over."""

    def begin(self, t: Town, first: int, n: int) -> None:
        """Told player by player, source by source."""
        if t.ear is not None:
            t.ear.append((events.GAME_ENDED, first, t.round))
            for seat in t.order:
                for line in points_by_source(t, seat):
                    t.ear.append((events.SCORED, seat, line.source, line.row, line.points))
        t.end()


def points_by_source(t: Town, seat: int) -> list[Points]:
    """VP of play, the track, and the effects at the end in their order."""
    e = t.edition
    p = t.players[seat]
    out = [Points(PLAYED, -1, p.vp)]
    if e.track_points:
        out.append(Points(TRACK, -1, e.track_vp(p.space)))
    for row in rows_at_end(t, seat):
        if t.owns(seat, row.source) and row.holds(t, seat):
            out.append(Points(EFFECT, row.index, row_points(t, seat, row)))
    return out


def rows_at_end(t: Town, seat: int) -> list[Row]:
    """The rows that can score for the seat, in their order."""
    e = t.edition
    owns_any = t.players[seat].owned & e.buildings_at[effects.END]
    return e.effects.at[effects.END] if owns_any else e.common_end


def row_points(t: Town, seat: int, row: Row) -> int:
    """What a row scores; one that pays does so as often as there is enough."""
    return row.amount(t, seat) * (turned_in(t, seat, row) if row.priced else 1)


def turned_in(t: Town, seat: int, row: Row) -> int:
    """How often something is turned into points."""
    times = row.most(t, seat)
    for thing, n in row.pays[0].pairs:
        times = min(times, t.stock(seat, thing) // n)
    return times


def score(t: Town, seat: int) -> int:
    """All points of a seat, as if the game ended now."""
    e = t.edition
    p = t.players[seat]
    total = p.vp + e.track_vp(p.space)
    for row in rows_at_end(t, seat):
        if t.owns(seat, row.source) and row.holds(t, seat):
            total += row_points(t, seat, row)
    return total


def coins_left(t: Town, seat: int) -> int:
    """Coins after those that were turned into points: ties look at them first."""
    coins = t.players[seat].coin
    for row in t.edition.turning_rows:
        if t.owns(seat, row.source) and row.holds(t, seat):
            for thing, n in row.pays[0].pairs:
                if thing == effects.COIN:
                    coins -= n * turned_in(t, seat, row)
    return coins


def result(t: Town) -> Result:
    """Scores and ranks; ties go by coins left, then by hired workers, else they are shared."""
    scores = [score(t, seat) for seat in range(t.seats)]
    strength = [
        (scores[seat] * 1000 + coins_left(t, seat)) * 100 + t.players[seat].hired
        for seat in range(t.seats)
    ]
    return Result(scores, ranks_of(strength), "rounds")
