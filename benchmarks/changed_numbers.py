"""Does a changed number change the play? How often its element is taken, before and after.

    python -m benchmarks.changed_numbers --games 400
    python -m benchmarks.changed_numbers --who hard --simulations 48 --games 60

One seat is played by who is looked at, the others by ``normal``, once as the edition is printed and
once with the number changed, on the same deals; the seat moves round the table. A line says in
how many of the games that seat took the element, before and after, and the difference with its
95% interval (of the differences on each deal).
"""

import argparse
from math import sqrt
from typing import Final, NamedTuple

from takujo.build import KIND
from takujo.cpu.levels import player
from takujo.games.catalogue import game
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import fast
from takujo.lab.heard import LOW, SEAT
from takujo.lab.listening import Listener

FIRST_DEAL: Final = 940_000  # far from the deals that anything was learned from


class Change(NamedTuple):
    """One number, and what should come of it."""

    game: str
    edition: str
    setting: str
    element: str
    more: bool  # should the element be taken more often?


CHANGES: Final = [
    Change("san-juan", "first", "cards.hero.points=8", "building.hero", True),
    Change("san-juan", "first", "cards.silver_smelter.cost=3", "building.silver_smelter", True),
    Change("san-juan", "first", "cards.coffee_roaster.points=4", "building.coffee_roaster", True),
    Change("san-juan", "first", "cards.library.cost=7", "building.library", False),
    Change("san-juan", "first", "cards.sugar_mill.cost=4", "building.sugar_mill", False),
    Change("san-juan", "first", "palace.points=2", "building.palace", True),
    Change("fourbit-town", "revised", "buildings.plaza.vp=6", "building.plaza", True),
    Change(
        "fourbit-town", "revised", "buildings.design_office.vp=5", "building.design_office", True
    ),
    Change("fourbit-town", "revised", "buildings.sawmill.vp=5", "building.sawmill", True),
    Change("fourbit-town", "revised", "locations.5.effects.0.gain.vp=1", "place.5", False),
    Change("fourbit-town", "classic", "locations.4.effects.0.gain.stone=2", "place.4", False),
    Change(
        "goryokaku", "beta", "tiles.soil_level.effects.0.gain.points=3", "tile.soil_level", True
    ),
    Change("goryokaku", "beta", "castles.earth_bank.cost.soil=5", "castle_card.earth_bank", False),
    Change("goryokaku", "beta", "persons.koga_gengo.price.koban=6", "person.koga_gengo", False),
]


def takes(book: Rulebook, who: str, simulations: int, number: int, element: str) -> bool:
    """Did the seat that is looked at take the element, in one game?"""
    rules = book.game
    seats = rules.seats[0]
    mine, seed = number % seats, FIRST_DEAL + number
    listener = Listener(book)
    code = listener.codes.code(listener.codes.element(element))
    t = rules.deal(book, seats, fast(seed))
    heard = listener.new_game(seats, 0 if listener.of.round_field else 1)
    levels = [who if seat == mine else "normal" for seat in range(seats)]
    sitters = [
        player(level, rules, seed * seats + seat, simulations) for seat, level in enumerate(levels)
    ]
    listener.play(t, sitters, heard)
    keys = heard.taken[::2]  # each with the decision at which it was
    return any(key >> SEAT == mine and key & LOW == code for key in keys)


def line(change: Change, who: str, simulations: int, games: int) -> str:
    """Before, after, and the difference."""
    rules = game(change.game)
    books = [rules.book(change.edition, settings) for settings in ((), (change.setting,))]
    before, after = (
        [takes(book, who, simulations, number, change.element) for number in range(games)]
        for book in books
    )
    gains = [new - old for new, old in zip(after, before, strict=True)]
    mean = sum(gains) / games
    reach = 1.96 * sqrt(sum((gain - mean) ** 2 for gain in gains)) / games
    expected = "more" if change.more else "less"
    clear = mean - reach > 0 if change.more else mean + reach < 0
    return (
        f"{change.game}@{change.edition} {change.setting}: {change.element} {expected}: "
        f"{sum(before) / games:.1%} -> {sum(after) / games:.1%}, "
        f"{mean:+.1%} ({mean - reach:+.1%} to {mean + reach:+.1%}), {'shown' if clear else 'open'}"
    )


def main() -> None:
    """A line for every change."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--who", default="normal")
    parser.add_argument("--simulations", type=int, default=-1)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--only", default="", help="a part of the name of game and setting")
    asked = parser.parse_args()
    print(f"{asked.who}, {KIND}, {asked.games} deals from {FIRST_DEAL}, each played twice")
    for change in CHANGES:
        if asked.only in f"{change.game}@{change.edition} {change.setting}":
            print(line(change, asked.who, asked.simulations, asked.games), flush=True)


if __name__ == "__main__":
    main()
