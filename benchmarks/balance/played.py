"""Games of Goryokaku between computer players, and what the balance is judged by."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from takujo.cpu.levels import player
from takujo.games.catalogue import game
from takujo.games.goryokaku import events, names
from takujo.games.goryokaku.castle_build import affords
from takujo.games.goryokaku.hire import payable
from takujo.games.goryokaku.names import ERAS, RECALL, SOIL_LV
from takujo.games.goryokaku.scoring import points_by_source
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import fast
from takujo.kernel.flow import take
from takujo.kernel.seen import Seen
from takujo.kernel.table import Event, Table

SOURCES: Final = ["tiles", "circle", "crest", "daiba"]
FIRST_DEAL: Final = 40_000_001  # and on: deals that the numbers were not tuned with
HASTY: Final = "hasty"  # plays like normal, but recalls whenever it may: after one worker


@dataclass
class Facts:
    """One game; lists are in the order of play from the first player on."""

    seed: int
    wins: list[float]  # 1/k for each of k that share the first place
    scores: list[int]
    turns: list[int]
    points: dict[str, float]  # of the winner, by source
    hasty: float  # the win of the seat that recalls whenever it may, if there is one
    last_board: bool  # was the last board built on?
    afforded: list[int] = field(default_factory=list)  # cards that a holder could pay for
    used: list[int] = field(default_factory=list)  # those of them that the holder laid out
    shown: list[int] = field(default_factory=list)  # cards that anybody held or could take
    laid: list[int] = field(default_factory=list)  # those of them that anybody laid out
    soil_levels: list[int] = field(default_factory=list)  # of every player, at the end
    tiles: list[str] = field(default_factory=list)  # those on the boards, by their ids
    taken: list[str] = field(default_factory=list)  # those of them with a piece on it


class Seated:
    """A computer player, or the hasty one; compiled players cannot be inherited from."""

    def __init__(self, level: str, seed: int) -> None:
        self.hasty = level == HASTY
        self.cpu = player("normal" if self.hasty else level, game("goryokaku"), seed)

    def choose(self, seen: Seen[Table]) -> int:
        """The hasty one recalls whenever it may; else as its level does."""
        asking = seen.table.asking
        if self.hasty and asking is not None and asking.id == names.ACT:
            options = seen.options()
            if RECALL in options:
                return RECALL
        return self.cpu.choose(seen)


def play(book: Rulebook, line_up: list[str], number: int) -> Facts:
    """One game of its own deal; where players differ, the line-up moves round the table first."""
    seats = len(line_up)
    deal, rotation = (number, 0) if len(set(line_up)) == 1 else divmod(number, seats)
    seed = FIRST_DEAL + deal
    entries = [(seat - rotation) % seats for seat in range(seats)]
    players = [Seated(line_up[entry], seed * seats + entry) for entry in entries]
    t = book.game.deal(book, seats, fast(seed))
    assert isinstance(t, Goryokaku)
    heard: list[Event] = []
    t.ear = heard
    afforded: set[tuple[int, int]] = set()
    shown = set(t.row)
    while t.asking is not None:
        frame = t.asking
        if frame.id == names.ACT:
            afforded.update((frame.seat, card) for card in payable_cards(t, frame.seat))
            shown.update(t.row)
        take(t, players[frame.seat].choose(book.game.seen(t, frame.seat)))
    for p in t.players:
        shown.update(p.people + p.plans)
    return facts(t, seed, [line_up[entry] for entry in entries], heard, afforded, shown)


def payable_cards(t: Goryokaku, seat: int) -> list[int]:
    """The cards in hand that the seat could lay out now, if it chose the right space."""
    p = t.players[seat]
    people = [card for card in p.people if payable(t, seat, card)]
    return people + [card for card in p.plans if affords(t, seat, card, p.cubes)]


def facts(
    t: Goryokaku,
    seed: int,
    levels: list[str],
    heard: list[Event],
    afforded: set[tuple[int, int]],
    shown: set[int],
) -> Facts:
    """What the end of a game and its events say."""
    result = t.result
    assert result is not None
    order = [(t.first + i) % t.seats for i in range(t.seats)]
    share = [1 / result.ranks.count(1) if rank == 1 else 0.0 for rank in result.ranks]
    points = dict.fromkeys(SOURCES, 0.0)
    for seat in result.winners():
        for line in points_by_source(t, seat):
            points[line.source] += line.points * share[seat]
    began = [event[1] for event in heard if event[0] == events.TURN_BEGAN]
    laid = [(seat, card) for seat, p in enumerate(t.players) for card in p.persons + p.castles]
    size = len(t.tiles) // ERAS
    return Facts(
        seed=seed,
        wins=[share[seat] for seat in order],
        scores=[result.scores[seat] for seat in order],
        turns=[began.count(seat) for seat in order],
        points=points,
        hasty=sum(share[seat] for seat in range(t.seats) if levels[seat] == HASTY),
        last_board=any(t.owners[-size:]),
        afforded=[card for _, card in afforded],
        used=[card for seat, card in laid if (seat, card) in afforded],
        shown=sorted(shown | {card for _, card in laid}),
        laid=sorted({card for _, card in laid}),
        soil_levels=[p.levels[SOIL_LV] for p in t.players],
        tiles=[t.edition.tile_ids[tile] for tile in t.tiles],
        taken=[
            t.edition.tile_ids[tile] for tile, owner in zip(t.tiles, t.owners, strict=True) if owner
        ],
    )


def some_games(line_up: list[str], first: int, count: int) -> list[Facts]:
    """So many games in a row, in a process of their own."""
    book = game("goryokaku").book()
    return [play(book, line_up, first + i) for i in range(count)]
