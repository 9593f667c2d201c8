"""Why somebody who passed had no choice: as everybody can see, and as the seat itself knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from takujo.kernel.events import PASSED
from takujo.kernel.reason import Reason
from takujo.kernel.table import Event, Table


@dataclass(frozen=True)
class Pass:
    """One question that was passed over."""

    seat: int
    own: Reason | None  # for the seat itself
    public: Reason | None  # for everybody else


Passes = dict[int, Pass]  # by the number of the event in its entry


def passes(t: Table, heard: Sequence[Event]) -> Passes:
    """The passes among these events, at the table as it stands after them."""
    out: Passes = {}
    for at, event in enumerate(heard):
        if event[0] == PASSED:
            seat, rule = event[1], t.book.paragraphs[event[2]].rule
            out[at] = Pass(seat, rule.why_passed(t, seat, True), rule.why_passed(t, seat, False))
    return out


def known_to(seat: int, found: Passes) -> dict[int, Reason]:
    """The reasons that this seat may know, by event.

    Others hear of a forced pass no more than of any other, unless everybody sees the reason.
    """
    mine = {at: each.own if each.seat == seat else each.public for at, each in found.items()}
    return {at: reason for at, reason in mine.items() if reason is not None}
