"""The daiba as a way of steps: what each brings, and what a castle card is then worth."""

from __future__ import annotations

from dataclasses import dataclass

from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.row_signs import Symbol


@dataclass(frozen=True)
class Step:
    """One step; ``state``: done, next or later."""

    number: int
    gains: list[Symbol]
    factor: int
    state: str
    spoken: str


def steps(s: Scene, seat: int) -> list[Step]:
    """All of them, as a seat's marker stands."""
    return [step(s, number, s.t.players[seat].daiba) for number in range(1, len(s.e.steps) + 1)]


def step(s: Scene, number: int, reached: int) -> Step:
    """One of them."""
    factor = s.e.factor[number]
    state = "done" if number <= reached else "next" if number == reached + 1 else "later"
    points = s.say.many("{n} point a castle card", "{n} points a castle card", factor)
    said = [s.say.say("step {n}", n=number), points]
    if state == "done":
        said.append(s.say.say("reached"))
    gains = s.signs.either(s.e.steps[number - 1].gains, "+")
    return Step(number, gains, factor, state, s.say.clauses(said))
