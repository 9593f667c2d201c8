"""What a process of a batch does: its share of the tables, step by step."""

from __future__ import annotations

import signal
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np

from takujo.cpu.levels import player
from takujo.cpu.match import MOST_DECISIONS
from takujo.cpu.players import Player
from takujo.games.catalogue import game
from takujo.interop.shared import SharedTables, Sizes
from takujo.interop.tables import Rewards, actions, rewards
from takujo.kernel.chance import fast
from takujo.kernel.flow import Endless, endless, take
from takujo.kernel.table import Table


class Share(NamedTuple):
    """Some tables of a batch; complete, so that a process needs nothing else."""

    game: str
    edition_name: str
    edition: dict[str, Any]  # a file changed meanwhile changes nothing
    version: int
    sizes: Sizes
    first: int  # the first of its tables
    last: int  # and the one after its last
    seed: int
    reward: Rewards
    levels: dict[int, str]  # who plays the seats that are not asked


class WorkedTables:
    """The tables of one process."""

    def __init__(self, share: Share, shared: SharedTables) -> None:
        self.share = share
        self.shared = shared
        self.book = game(share.game).book_of(share.edition, share.edition_name, share.version)
        self.rules = self.book.game
        self.games = [0] * share.sizes.tables  # begun at each table
        self.tables: dict[int, Table] = {}
        self.others: dict[int, dict[int, Player]] = {}
        self.choices: dict[int, dict[int, int]] = {}  # open at each table, by action
        for at in range(share.first, share.last):
            self.deal(at)
            self.show(at)

    def deal(self, at: int) -> None:
        """A new game; its deal follows from the table and how many it has had."""
        share = self.share
        tables, seats = share.sizes.tables, share.sizes.seats
        seed = share.seed + at + tables * self.games[at]
        self.games[at] += 1
        self.tables[at] = self.rules.deal(self.book, seats, fast(seed))
        self.others[at] = {
            seat: player(level, self.rules, seed * seats + seat)
            for seat, level in share.levels.items()
        }

    def step(self) -> None:
        """Every table takes its action."""
        chosen: list[int] = self.shared.actions[self.share.first : self.share.last].tolist()
        self.shared.ended[self.share.first : self.share.last] = 0
        for at, action in enumerate(chosen, self.share.first):
            if action >= 0:
                take(self.tables[at], self.choices[at][action])
                self.show(at)

    def show(self, at: int) -> None:
        """Go on to the next question that is not a level's, and show it."""
        self.play_others(at)
        while self.tables[at].asking is None:  # also after a deal: levels may end a game
            self.note_end(at)
            self.deal(at)
            self.play_others(at)
        t = self.tables[at]
        frame = t.asking
        assert frame is not None
        shared = self.shared
        row = shared.masks[at]
        count = shared.counts[at]
        row[shared.possible[at, :count]] = 0  # those of the question before
        self.choices[at] = open_now = actions(t)
        count = len(open_now)
        shared.possible[at, :count] = list(open_now)
        row[shared.possible[at, :count]] = 1
        shared.counts[at] = count
        shared.asked[at] = frame.seat
        seen = self.rules.features(self.rules.seen(t, frame.seat))
        shared.features[at] = np.frombuffer(seen, np.uint8)

    def play_others(self, at: int) -> None:
        """The seats that levels play answer."""
        t, others = self.tables[at], self.others[at]
        if not others:
            return
        decisions = 0
        while t.asking is not None and t.asking.seat in others:
            seat = t.asking.seat
            take(t, others[seat].choose(self.rules.seen(t, seat)))
            decisions += 1
            if decisions > MOST_DECISIONS:
                raise endless(t)

    def note_end(self, at: int) -> None:
        """What everybody got."""
        result = self.tables[at].result
        assert result is not None
        self.shared.rewards[at] = rewards(result, self.share.reward)
        self.shared.ended[at] = 1


def work(share: Share, memory: str, line: Connection) -> None:
    """A process's life: a step whenever it is told to, until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who steps it ends it
    shared = SharedTables(share.sizes, memory)
    try:
        tables = WorkedTables(share, shared)
        line.send_bytes(b"")
        while line.recv_bytes():
            tables.step()
            line.send_bytes(b"")
    except Endless as error:
        line.send_bytes(str(error).encode())
    except (EOFError, OSError):
        return
