"""The words 4bit Town's tests speak: a position in short, choices by name, what was said."""

import copy
from typing import Any, Final, Self

import pytest

from takujo.editions.language import language
from takujo.games.catalogue import game
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import Rulebook
from takujo.kernel.game import Refused
from takujo.kernel.reason import Reason
from takujo.kernel.table import Event

Data = dict[str, Any]
GAME: Final = game("fourbit-town")
HALL: Final = 16


def sides(place: int, cards: str) -> list[str]:
    """Four cards from the top down, turned so that they name the place."""
    return [f"{card}.{(place >> bit) & 1}" for bit, card in enumerate(cards.split())]


def worker(place: int, cards: str = "1 2 3 4", number: int = -1, **more: Any) -> Data:
    """A player whose worker has been placed; ``number`` is what its stack names at the hall."""
    named = place if number < 0 else number
    on = [] if place == HALL else [place]
    return {
        "cards": cards.split(),
        "stack": sides(named, cards),
        "place": place,
        "places": on,
        "first": 1,
        "shown": 1,
        "sending": 1,
        "sent": 1,
        **more,
    }


def edition(name: str, **changes: Any) -> Rulebook:
    """An edition with other rows: ``buildings__mint=[...]`` sets the effects of an element."""
    data = copy.deepcopy(GAME.edition(name))
    for key, rows in changes.items():
        element: Any = data
        for part in key.split("__"):
            element = element[part.strip("_")]
        element["effects"] = rows
    GAME.refuse_mistakes(data, f"{name} of a test")
    return GAME.book_of(data, f"{name} of a test")


class AtTheTown:
    """A table that is played by name and remembers what was said at it."""

    def __init__(self, book: Rulebook, data: Data) -> None:
        t = GAME.position(book, data)
        assert isinstance(t, Town)
        self.t = t
        self.ear: list[Event] = []
        t.ear = self.ear

    def play(self, seat: int, *choices: str) -> Self:
        """The seat makes these choices, each when it is asked; anything else is Refused."""
        for choice in choices:
            self.t.play(seat, choice)
        return self

    @property
    def asked(self) -> str:
        """What is asked of whom, and its number: ``hire 0 0``; "" at the end."""
        asking = self.t.asking
        if asking is None:
            return ""
        return f"{self.t.book.paragraphs[asking.id].name} {asking.seat} {asking.n}"

    @property
    def options(self) -> list[str]:
        """What may be chosen now."""
        asking = self.t.asking
        assert asking is not None
        return [self.t.describe(asking.seat, choice) for choice in self.t.offered]

    def has(self, seat: int) -> tuple[int, int, int, int]:
        """Wood, stone, coins and VP."""
        p = self.t.players[seat]
        return p.wood, p.stone, p.coin, p.vp

    def reason(self, seat: int, choice: str) -> Reason:
        """Why a choice is refused; it fails if the choice is taken."""
        with pytest.raises(Refused) as refused:
            self.t.copy().play(seat, choice)
        assert refused.value.reason is not None
        return refused.value.reason

    def heard(self, kind: str) -> list[tuple[int, ...]]:
        """The events of one kind, without it."""
        kinds = GAME.events
        return [event[1:] for event in self.ear if kinds[event[0]].name == kind]


def acting(book: Rulebook, *players: Data, **more: Any) -> AtTheTown:
    """Seat 0's worker acts, then those of the other players in order that have one."""
    seats = max(2, len(players))
    data: Data = {"seats": seats, "order": list(range(seats)), **more}
    data["players"] = [*players, *[{} for _ in range(seats - len(players))]]
    acts = [seat for seat, p in enumerate(data["players"]) if "place" in p]
    data["agenda"] = [*[["worker", seat, 0] for seat in acts], ["step", 0, 0]]
    return AtTheTown(book, data)


def at(name: str, place: int, cards: str = "1 2 3 4", **more: Any) -> AtTheTown:
    """A worker of seat 0 alone at a place of an edition."""
    return acting(GAME.book(name), worker(place, cards, **more))


def said(book: Rulebook, source: str, code: str) -> list[str]:
    """The generated text of a building's effects."""
    return GAME.words.explain(book, source, language(code))[2:]
