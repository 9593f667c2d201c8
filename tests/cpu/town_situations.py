"""Positions of 4bit Town that really come up, and whole settings of computer players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from takujo.cpu.levels import player
from takujo.cpu.players import Player
from takujo.games.catalogue import game
from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.player import number_of
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import fast
from takujo.kernel.flow import take

TOWN: Final = game("fourbit-town")
EDITIONS: Final = ["revised", "classic"]


def situations(book: Rulebook, seed: int, line_up: list[str], every: int) -> Iterator[Town]:
    """The tables of one game at every so many questions."""
    t = TOWN.deal(book, len(line_up), fast(seed))
    players = [player(level, TOWN, seed * 4 + seat) for seat, level in enumerate(line_up)]
    questions = 0
    while t.asking is not None:
        assert isinstance(t, Town)
        if questions % every == 0:
            yield t
        questions += 1
        seat = t.asking.seat
        take(t, players[seat].choose(TOWN.seen(t, seat)))


def first_setting(book: Rulebook, seed: int, seats: int = 4) -> Town:
    """The first step of a game: everybody sends, nothing is blocked, all want much the same."""
    for t in situations(book, seed, ["normal"] * seats, 1):
        if t.asking is not None and t.asking.id == names.SET:
            return t
    raise AssertionError("nobody sets cards")


def place_set(t: Town, anyone: Player) -> int:
    """The place that this player sets when it is asked first, card by card."""
    copy = t.copy()
    assert copy.asking is not None
    seat = copy.asking.seat
    while len(copy.players[seat].stack) < names.BITS:
        assert copy.asking.seat == seat
        take(copy, anyone.choose(TOWN.seen(copy, seat)))
    return number_of(copy.players[seat].stack)
