"""The board: sixteen places at their addresses, the city hall, and the workers on them."""

from __future__ import annotations

from dataclasses import dataclass

from takujo.games.fourbit_town import names
from takujo.web.pages.fourbit_town.parts import wide
from takujo.web.pages.fourbit_town.scene import Scene
from takujo.web.pages.row_signs import Symbol, plain

SIDE = 4  # places in a row
ROOM = 13  # letters that fit into one line of a place
AXIS = ["00", "01", "10", "11"]


@dataclass(frozen=True)
class Peg:
    """A worker: whose, and whether it came in this step."""

    seat: int
    new: bool
    moving: str


@dataclass(frozen=True)
class Cell:
    """One place."""

    place: int
    parts: list[Symbol]
    long: bool  # more than fits beside the number in one line
    pegs: list[Peg]
    shut: bool  # blocked by a worker of an earlier step
    live: bool  # somebody came in this step
    aim: bool  # where something happens now
    label: str


@dataclass(frozen=True)
class Board:
    """All places in four rows, and the city hall."""

    rows: list[tuple[str, list[Cell]]]
    axis: list[str]
    aim: int  # -1: none
    hall: str
    hall_parts: list[Symbol]
    hall_note: str
    hall_pegs: list[Peg]
    hall_aim: bool


def board(s: Scene) -> Board:
    """The board as it lies now."""
    aim = place_now(s)
    cells = [cell(s, place, aim) for place in range(names.PLACES)]
    here = [seat for seat in s.t.order if s.t.players[seat].place == names.HALL]
    return Board(
        rows=[(AXIS[row], cells[row * SIDE : row * SIDE + SIDE]) for row in range(SIDE)],
        axis=AXIS,
        aim=aim if aim < names.HALL else -1,
        hall=s.w.place_title(names.HALL),
        hall_parts=s.signs.rows(s.e.hall_rows),
        hall_note=s.say.say("Who finds the place blocked comes here"),
        hall_pegs=[peg(seat, True) for seat in here],
        hall_aim=aim == names.HALL,
    )


def place_now(s: Scene) -> int:
    """Where the acting worker is; -1 if none acts."""
    return s.t.players[s.t.worker - 1].place if s.t.worker else -1


def peg(seat: int, new: bool) -> Peg:
    """A worker; only those of this step move, the others lie."""
    return Peg(seat, new, f"worker-{seat}" if new else "")


def cell(s: Scene, place: int, aim: int) -> Cell:
    """One place with the workers on it."""
    pegs: list[Peg] = []
    for seat in s.t.order:
        p = s.t.players[seat]
        if (p.places >> place) & 1:
            pegs.append(peg(seat, p.place == place))
    live = any(each.new for each in pegs)
    shut = (s.t.blocked >> place) & 1 == 1 and not live
    parts = s.place_parts(place)
    pegs.sort(key=lambda each: not s.t.players[each.seat].first)
    return Cell(
        place, parts, width(parts) > ROOM, pegs, shut, live, aim == place,
        label(s, place, parts, pegs, shut),
    )  # fmt: skip


def width(parts: list[Symbol]) -> int:
    """How much room signs take, in letters; a picture is as wide as two and a half."""
    return sum(wide(part.text) + (3 if part.sign else 0) + 1 for part in parts)


def label(s: Scene, place: int, parts: list[Symbol], pegs: list[Peg], shut: bool) -> str:
    """The place read aloud."""
    said = [s.say.say("Place {n}: {name}", n=place, name=s.w.place_title(place)), plain(parts)]
    if shut:
        said.append(s.say.say("blocked"))
    return s.say.clauses([*said, *[s.names[each.seat] for each in pegs]])
