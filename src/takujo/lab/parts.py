"""A part of a simulation: some games in a row, played, and their rows as parquet files."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from takujo.cpu.match import Played, play_game
from takujo.host.bots import Bots, Faults, is_bot
from takujo.kernel.flow import Endless, ask_again
from takujo.kernel.said import Said
from takujo.kernel.table import Table
from takujo.lab.listening import HeardGame, Listener, dealt
from takujo.lab.plan import Plan
from takujo.lab.seating import given_to, sitter
from takujo.lab.sitter import Sitter


class DeadEnd(NamedTuple):
    """A game without an end: the rules of an edition, or its players, go round in a circle."""

    number: int
    problem: Said
    position: dict[str, Any]  # where it was given up


class PlayedPart(NamedTuple):
    """What came of a part."""

    at: int  # its number
    played: list[Played]  # without their choices
    tables: dict[str, bytes]  # parquet, by table; nothing if no rows were wanted
    dead_end: DeadEnd | None = None  # then nothing else is there
    faults: tuple[tuple[str, Faults], ...] = ()  # bots that lost turns


class PartPlayer:
    """Plays parts of one plan; what is needed for it is made once."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.book = plan.book()
        self.bots = Bots(self.book)
        heard = plan.rows or self.differs()
        self.listener = Listener(self.book, deaf=not plan.rows) if heard else None

    def differs(self) -> bool:
        """Does somebody play who is no plain level?"""
        return any("/" in name or is_bot(name) for name in self.plan.line_up)

    def sit(self, name: str, seed: int) -> Sitter:
        """Who plays under this name; a bot is the same one in all games played here."""
        return self.bots.sit(name, seed) if is_bot(name) else sitter(name, self.book, seed)

    def part(self, index: int, stopped: Callable[[], bool] = lambda: False) -> PlayedPart | None:
        """All games of a part; None if it was stopped meanwhile."""
        games: list[HeardGame] = []
        played: list[Played] = []
        for number in self.plan.numbers_of(index):
            if stopped():
                return None
            try:
                if self.listener is None:
                    played.append(self.plain(number))
                else:
                    games.append(play_heard(self.plan, self.listener, number, self.sit))
                    played.append(games[-1].played._replace(choices=""))
            except Endless as error:
                return PlayedPart(index, [], {}, self.dead_end(number, error))
        tables: dict[str, bytes] = {}
        if self.plan.rows:
            from takujo.lab.frames import tables_of  # only rows need polars

            assert self.listener is not None
            tables = tables_of(games, self.listener.of.measures)
        return PlayedPart(index, played, tables, faults=tuple(self.bots.faults().items()))

    def dead_end(self, number: int, error: Endless) -> DeadEnd:
        """Where the game stood, found by playing it again with an eye on the table."""
        tables: list[Table] = []
        with suppress(Endless):
            play_heard(self.plan, Listener(self.book), number, self.sit, tables.append)
        position = self.book.game.to_data(tables[0]) if tables else {}  # a deal may have no end
        return DeadEnd(number, error.problem, position)

    def plain(self, number: int) -> Played:
        """A game nobody listens to."""
        plan = self.plan
        seed, rotation = plan.seed_of(number), plan.rotation_of(number)
        return play_game(self.book, plan.line_up, seed, rotation, number)


def play_heard(
    plan: Plan,
    listener: Listener,
    number: int,
    sit: Callable[[str, int], Sitter],
    show: Callable[[Table], None] = lambda t: None,
) -> HeardGame:
    """One game of the plan, listened to; ``show`` is given its table before the first choice."""
    book = listener.book
    seats = len(plan.line_up)
    rotation, seed = plan.rotation_of(number), plan.seed_of(number)
    entries = [(seat - rotation) % seats for seat in range(seats)]
    sitters = [sit(plan.line_up[e], plan.luck_of(number, e)) for e in entries]
    t = dealt(book, seats, seed)
    for seat, entry in enumerate(entries):
        held = given_to(plan.line_up[entry], book)
        if held is not None:
            listener.of.give(t, seat, held, seed)
            ask_again(t)  # the first question may be about what was dealt
    show(t)
    places = [listener.of.start_place(t, seat) for seat in range(seats)]
    heard = listener.new_game(seats, book.game.rounds(t))
    if heard.turn[0] and not listener.deaf:
        heard.begun = list(range(seats))
        listener.measure(t, heard)
    choices = listener.play(t, sitters, heard)
    if not listener.deaf:
        listener.settle(t, heard)
    result = t.result
    assert result is not None
    rounds = book.game.rounds(t) or max(heard.turn)
    played = Played(
        number, seed, rotation, entries, result.scores, result.ranks, result.reason,
        len(choices), rounds, " ".join(map(str, choices)),
    )  # fmt: skip
    sources = [listener.of.sources(t, seat) for seat in range(seats)]
    return HeardGame(played, places, heard, sources)
