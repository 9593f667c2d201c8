"""The words Goryokaku's tests speak: a position in short, choices by name, what was said."""

import json
from typing import Any, Self

import pytest

import takujo
from takujo.games.goryokaku import scoring
from takujo.games.goryokaku.effects import THINGS
from takujo.games.goryokaku.names import KINDS, SPACES, STRIDE
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.game import Impossible, Refused
from takujo.kernel.hidden import UNKNOWN
from takujo.kernel.reason import Reason
from takujo.kernel.table import Event

Position = dict[str, Any]
LISTS = ("people", "plans", "shown", "dealt", "persons", "castles", "crest")


def player(**more: Any) -> Position:
    """One player; cards are names with spaces between, cubes as in ``2 stone 1 soil``."""
    data: Position = {}
    for key, value in more.items():
        if key in LISTS:
            data[key] = value.split()
        elif key == "cubes":
            words = value.split()
            data[key] = {words[i + 1]: int(words[i]) for i in range(0, len(words), 2)}
        else:
            data[key] = value
    return data


def frame(text: str) -> list[Any]:
    """``pay 2 3`` as a position holds it; the number may be left out."""
    rule, seat, *number = text.split()
    return [rule, int(seat), int(number[0]) if number else 0]


def position(*players: Position, seats: int = 3, asking: str = "act 0", **more: Any) -> Position:
    """A position; seats that are not described have three workers in hand and nothing else."""
    data: Position = {"game": "goryokaku", "seats": seats, "asking": frame(asking)}
    data["players"] = [*players, *[player() for _ in range(seats - len(players))]]
    for key, value in more.items():
        if key in ("row", "person_deck", "person_discard", "castle_deck", "castle_discard"):
            data[key] = value.split()
        elif key == "agenda":
            data[key] = [frame(text) for text in value.split(",")]
        else:
            data[key] = value
    return data


def boards(*tiles: str, size: int = 3, face_up: int = 5) -> list[Position]:
    """Five boards, so many face up; the named tiles come first, the rest is filled up."""
    spare = ["flat_3", "flat_3", "flat_3", "soil_level", "ship_level", "pieces", "kind_sets",
             "crest_sets", "kind_soil", "kind_stone", "kind_wood", "kind_copper", "kind_andesite",
             "crest_cherry", "crest_hollyhock", "crest_diamond", "crest_plum", "crest_star",
             "flat_5", "flat_5"]  # fmt: skip
    named = [tile.partition("=")[0] for tile in tiles]
    for tile in named:
        spare.remove(tile)
    order = [*tiles, *spare][: 5 * size]
    return [
        {"open": 1 if i < face_up else 0, "tiles": order[i * size : (i + 1) * size]}
        for i in range(5)
    ]


class AtTheTable:
    """A table that is played by name and remembers what was said at it."""

    def __init__(self, t: Any) -> None:
        assert isinstance(t, Goryokaku)
        self.t = t
        self.ear: list[Event] = []
        t.ear = self.ear

    # --- playing ------------------------------------------------------------------------
    def play(self, seat: int, *choices: str) -> Self:
        """The seat makes these choices, each when it is asked; anything else is Refused."""
        for choice in choices:
            self.t.play(seat, choice)
        return self

    def rest_of_turn(self, seat: int) -> Self:
        """The seat passes until its turn is over."""
        while self.t.asking is not None and self.t.asking.seat == seat and self.t.turn == seat + 1:
            self.t.play(seat, 0)
        return self

    def reason(self, seat: int, choice: str) -> Reason:
        """Why the rule refuses a choice; it fails if the choice is taken."""
        with pytest.raises(Refused) as refused:
            self.t.copy().play(seat, choice)
        reason = refused.value.reason
        assert reason is not None, refused.value.problem
        return reason

    # --- reading ------------------------------------------------------------------------
    @property
    def asked(self) -> str:
        """What is asked, as in ``pay 2 3``; nothing once the game is over."""
        asking = self.t.asking
        if asking is None:
            return ""
        return f"{self.t.book.paragraphs[asking.id].name} {asking.seat} {asking.n}"

    @property
    def options(self) -> list[str]:
        """What the asked seat may choose from, as it is written."""
        asking = self.t.asking
        assert asking is not None
        return [self.t.describe(asking.seat, c) for c in self.t.options(asking.seat)]

    @property
    def choices(self) -> str:
        """The options of the question itself, without its name and without free actions."""
        asking = self.t.asking
        assert asking is not None
        name = self.t.book.paragraphs[asking.id].name
        found = [text.removeprefix(f"{name} ") for text in self.options]
        return " ".join(text for text in found if not text.startswith("free "))

    def cubes(self, seat: int) -> str:
        """The cubes, as in ``1 soil 2 stone``."""
        cubes = self.t.players[seat].cubes
        return " ".join(f"{n} {KINDS[kind]}" for kind, n in enumerate(cubes) if n)

    def height(self, seat: int, space: str) -> int:
        """How high the seat's stack is in the section of a space."""
        section = self.t.edition.section[self.t.seats][SPACES.index(space) + 1]
        return self.t.heights[section * STRIDE + seat]

    def card(self, card: int) -> str:
        """A card's name, ``?`` where it is not known."""
        return "?" if card == UNKNOWN else self.t.edition.ids[card]

    def names(self, cards: list[int]) -> str:
        """Cards by name."""
        return " ".join(self.card(card) for card in cards)

    def view(self, seat: int) -> dict[str, Any]:
        """What the seat knows."""
        return takujo.view(self.t, seat)

    def data(self) -> dict[str, Any]:
        """The whole position as plain data."""
        data: dict[str, Any] = json.loads(self.t.to_json())
        return data

    def points(self, seat: int) -> dict[str, int]:
        """Points by source; circles together."""
        out = {"tiles": 0, "circle": 0, "crest": 0, "daiba": 0}
        for line in scoring.points_by_source(self.t, seat):
            out[line.source] += line.points
        return out

    # --- listening ----------------------------------------------------------------------
    def said(self, *kinds: str) -> list[str]:
        """What happened, of these kinds or all, as in ``built 0 stone_wall``."""
        return [text for text in map(self.told, self.ear) if not kinds or text.split()[0] in kinds]

    def heard(self, seat: int, *kinds: str) -> list[str]:
        """The same as this seat may know it."""
        events = self.t.book.game.events
        texts = [self.told(events[event[0]].for_seat(event, seat)) for event in self.ear]
        return [text for text in texts if not kinds or text.split()[0] in kinds]

    def told(self, event: Event) -> str:
        """One event in words."""
        kind = self.t.book.game.events[event[0]]
        fields = kind.fields + [kind.fields[-1]] * (len(event) - 1 - len(kind.fields))
        words = [self.field(field, n) for field, n in zip(fields, event[1:], strict=False)]
        return " ".join([kind.name, *words])

    def field(self, field: str, n: int) -> str:
        """A field of an event in words."""
        if field in ("card", "cards..."):
            return self.card(n)
        if field in ("rule", "why"):
            return self.t.book.paragraphs[n].name
        if field == "thing":
            return THINGS[n].id
        if field == "tile":
            return self.t.edition.tile_ids[n]
        return SPACES[n - 1] if field == "space" else str(n)


def at_table(*players: Position, **more: Any) -> AtTheTable:
    """Sit down at a position."""
    return AtTheTable(takujo.from_json(json.dumps(position(*players, **more))))


def new_game(seats: int = 4, seed: int = 1) -> AtTheTable:
    """Sit down at a new game."""
    return AtTheTable(takujo.new_table("goryokaku", seats=seats, seed=seed))


def problems(data: Position) -> list[str]:
    """Everything that is wrong with a position; it fails if nothing is."""
    try:
        takujo.from_json(json.dumps(data))
    except Impossible as impossible:
        return [str(mistake) for mistake in impossible.mistakes]
    raise AssertionError("the position was accepted")
