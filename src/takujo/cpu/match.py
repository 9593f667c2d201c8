"""Whole games between computer players, with the line-up rotated round the table."""

from __future__ import annotations

from takujo.cpu.levels import player
from takujo.cpu.players import Player
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import fast
from takujo.kernel.flow import take
from takujo.kernel.table import Result, Table


class GameRow:
    """How one game went, seat by seat."""

    def __init__(self, seed: int, entries: list[int], first: int, result: Result) -> None:
        self.seed = seed
        self.entries = entries  # by seat: which entry of the line-up sat there, counted from 0
        self.first = first  # the seat asked first
        self.scores = result.scores  # by seat
        self.ranks = result.ranks  # by seat; 1 is first, shared places share their number
        self.reason = result.reason
        self.decisions = 0  # questions with at least two options
        self.choices: list[int] = []  # what was chosen, in order: the game can be played again
        self.rounds = 0

    def win_share(self, seat: int) -> float:
        """1 for the only winner, 1/k for each of k that share the first place."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


def play_game(book: Rulebook, line_up: list[str], seed: int, rotation: int) -> GameRow:
    """One game; entry i of the line-up takes the seat that lies ``rotation`` further round."""
    seats = len(line_up)
    players: list[Player] = []
    entries: list[int] = []
    for seat in range(seats):
        entry = (seat - rotation) % seats
        entries.append(entry)
        # a number of its own for every player of every game
        players.append(player(line_up[entry], book.game, seed * seats + entry))
    return play_match(book, players, entries, seed)


def play_match(book: Rulebook, players: list[Player], entries: list[int], seed: int) -> GameRow:
    """One game between these players, by seat."""
    t = book.game.deal(book, len(players), fast(seed))
    asking = t.asking
    first = asking.seat if asking is not None else 0
    choices = play_on(t, players)
    result = t.result
    assert result is not None
    row = GameRow(seed, entries, first, result)
    row.decisions = len(choices)
    row.choices = choices
    row.rounds = book.game.rounds(t)
    return row


def play_on(t: Table, players: list[Player]) -> list[int]:
    """Play from here to the end; the choices taken."""
    game = t.book.game
    choices: list[int] = []
    while True:
        asking = t.asking
        if asking is None:
            return choices
        seat = asking.seat
        choice = players[seat].choose(game.seen(t, seat))
        choices.append(choice)
        take(t, choice)


def play_games(book: Rulebook, line_up: list[str], first_seed: int, games: int) -> list[GameRow]:
    """Games with consecutive seeds; the line-up moves one seat on after each."""
    seats = len(line_up)
    return [play_game(book, line_up, first_seed + i, i % seats) for i in range(games)]
