"""Whole steps of 4bit Town: who sends where, and how a round and a game go on."""

from typing import Any, Final

from tests.games.fourbit_town.at_the_town import GAME, AtTheTown, Data, sides, worker

# Cards that do nothing in their turn unless their worker builds, plans, sells, hires or moves.
QUIET: Final = {"revised": "8 9 10 14", "classic": "3 7 13 14"}
OTHERS: Final = {"revised": "11 15 5 6", "classic": "1 2 9 16"}  # nothing without resources


def town(name: str, *players: Data, settings: tuple[str, ...] = (), **more: Any) -> AtTheTown:
    """A step begins; the seats lie on the track in their order unless it is said."""
    seats = max(2, len(players))
    data: Data = {"seats": seats, "order": list(range(seats)), **more}
    data["players"] = [*players, *[{} for _ in range(seats - len(players))]]
    data.setdefault("agenda", [["step", 0, 0]])
    return AtTheTown(GAME.book(name, settings), data)


def holding(cards: str, **more: Any) -> Data:
    """A player with these cards, not shown yet."""
    return {"cards": cards.split(), **more}


def declare(t: AtTheTown, *senders: int) -> AtTheTown:
    """In the order they are asked these send a worker, the others pass."""
    while t.asked.startswith("declare"):
        seat = int(t.asked.split()[1])
        t.play(seat, "send" if seat in senders else "pass")
    return t


def lay(t: AtTheTown, seat: int, place: int) -> AtTheTown:
    """The seat turns its cards, in the order it holds them, so that they name the place."""
    cards = " ".join([t.t.edition.cards[card] for card in t.t.players[seat].cards])
    return t.play(seat, *[f"set {side}" for side in sides(place, cards)])


def go(t: AtTheTown, where: dict[int, int]) -> AtTheTown:
    """These seats send a worker to these places, the others pass."""
    declare(t, *where)
    for seat, place in where.items():
        lay(t, seat, place)
    return t


def pass_all(t: AtTheTown) -> AtTheTown:
    """Everybody still in passes."""
    return declare(t)


def decline(t: AtTheTown, until: str = "declare") -> AtTheTown:
    """Everything that can be declined is, up to a question."""
    while not t.asked.startswith(until):
        t.play(int(t.asked.split()[1]), "pass")
    return t


def later(place: int, cards: str, **more: Any) -> Data:
    """A worker that is not the first at its place."""
    return worker(place, cards, **{"first": 0, **more})


def end_of_round(name: str, number: int, *players: Data, **more: Any) -> AtTheTown:
    """The last to declare passes, so that the end of a round follows; others pay all upkeep."""
    everybody = [*players, *[{"coin": 60} for _ in range(2 - len(players))]]
    last = len(everybody) - 1
    agenda = [["declare", last, 0], ["end_of_round", 0, 0]]
    return town(name, *everybody, round=number, agenda=agenda, **more).play(last, "pass")
