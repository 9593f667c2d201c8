"""Easy computer players that fail at every thought, and a table that cannot go on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from takujo.host import cpu_turns
from takujo.host.match import STUCK, Match
from takujo.host.thinking import Thought, think
from tests.waiting import patiently, until
from tests.web.playing import answer_first
from tests.web.serving import Device, House


def fail(thought: Thought) -> list[int]:
    """The easy level fails, the others think."""
    if thought.level == "easy":
        raise IndexError("an edition nobody can play")
    return think(thought)


@contextmanager
def failing_cpus() -> Iterator[pytest.MonkeyPatch]:
    """While this lasts easy computer players cannot play."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cpu_turns, "think", fail)
        patch.setattr(cpu_turns, "FIRST_RETRY", 0.001)
        patch.setattr(cpu_turns, "TRIES", 2)
        yield patch


def stuck_table(house: House, *seats: str, game: str = "san-juan") -> tuple[Device, str, int]:
    """A table that cannot go on: who made it, its id, and the seat that fails."""
    aki = house.device()
    match = aki.new_table(*(seats or ("me", "easy")), game=game)

    async def wait() -> Match:
        found = await house.server.matches.get(match)
        record = found.record
        assert record is not None
        await until(lambda: found.state == STUCK or 0 in record.waiting, "a CPU that fails")
        return found

    for _ in patiently("a table that cannot go on"):
        if house.do(wait()).state == STUCK:
            break
        answer_first(aki, match)
    return aki, match, house.match(match).stuck_seats()[0]
