"""The same seeded random games every time, for counting instructions: GAME@EDITION SEATS GAMES."""

import sys

from takujo.cpu.random_play import run_games
from takujo.games.catalogue import game

if __name__ == "__main__":
    name, seats, games = sys.argv[1:]
    of, _, edition = name.partition("@")
    print(*run_games(game(of).book(edition), int(seats), 1, int(games)))
