"""Small simulations for tests."""

from takujo.games.catalogue import game
from takujo.lab.plan import Outcome, Plan
from takujo.lab.simulate import simulate

RANDOM = ["random"] * 4


def plan(games: int, line_up: list[str] = RANDOM, *settings: str, seed: int = 1) -> Plan:
    """San Juan between these."""
    book = game("san-juan").book("", settings)
    return Plan("san-juan", book.edition_name, book.edition_data, line_up, games, seed, True)


def simulated(games: int, line_up: list[str] = RANDOM, *settings: str) -> Outcome:
    """The outcome, played in this process."""
    return simulate(plan(games, line_up, *settings), 1, lambda done: None)
