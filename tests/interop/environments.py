"""Every game, edition and number of seats, as environments are asked for."""

from typing import Final

from takujo.games.catalogue import GAMES

EVERY: Final = [
    (f"{game.name}@{edition}", seats)
    for game in GAMES
    for edition in game.editions()
    for seats in sorted(game.seats)
]
