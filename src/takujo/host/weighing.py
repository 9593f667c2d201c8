"""What a worker says about a question: the best answers, with the figures of the search.

Made from one seat's view and nothing else, as the answer of a CPU player is; its chance comes
from the view too, so that it is the same whatever the seat cannot see.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from takujo.cpu.search import SearchPlayer
from takujo.cpu.weighed import Considered, FirstReply, gain_of
from takujo.host.thinking import PATIENCE, Thought, asked_in, thinker_of
from takujo.kernel.seen import Seen
from takujo.kernel.table import Event, Table

SHOWN: Final = 3  # answers that are told
LEAST: Final = 3  # times that a reply must have come up to be feared
PART: Final = 10  # and one in so many of all guesses
HINTS: Final = "hard"  # the level that thinks about a hint


@dataclass(frozen=True)
class Feared:
    """The reply that an answer does worst against."""

    seat: int
    events: tuple[Event, ...]  # what it brought about on a guess, as the seat may know it
    times: int
    win: float


@dataclass(frozen=True)
class Weighed:
    """An answer that was thought about: choices, and what came of it on the guesses."""

    choices: tuple[int, ...]
    win: float  # the share of the win to expect
    error: float  # of its distance to what judgement prefers
    lead: float  # points beyond the best of the others
    guesses: int  # 0: judgement alone was asked
    leaning: float  # what judgement makes of it, in points
    usual: bool  # is it what judgement prefers?
    feared: Feared | None = None


def hinted(thought: Thought) -> list[Weighed]:
    """The best answers to an open question, for whoever has to answer it."""
    own = hashlib.sha256(thought.view.encode()).digest()
    seed = int.from_bytes(own[:6], "big")
    return weighed(replace(thought, level=HINTS, seed=seed, patience=PATIENCE))


def weighed(thought: Thought) -> list[Weighed]:
    """The best answers as the player of this level weighed them, the best first."""
    seen = asked_in(thought)
    thinker = thinker_of(thought)
    if not isinstance(thinker, SearchPlayer):
        return judged(seen)
    thinker.decide(seen)
    first = thinker.thoughts[0]
    kept: list[Considered] = []
    for each in sorted(thinker.thoughts, key=gain_of, reverse=True):
        if not any(is_same(each, other) for other in kept):
            kept.append(each)
    return [told(each, first, seen) for each in kept[:SHOWN]]


def is_same(one: Considered, other: Considered) -> bool:
    """Did they come to exactly the same on all guesses that both have met?"""
    n = min(len(one.values), len(other.values))
    return n > 0 and one.values[:n] == other.values[:n]


def told(each: Considered, first: Considered, seen: Seen[Table]) -> Weighed:
    """One answer with its figures; all wins are measured from what judgement prefers."""
    leads = each.leads
    return Weighed(
        tuple(each.answer.choices),
        max(0.0, min(1.0, first.win() + each.gain)),
        each.error,
        sum(leads) / len(leads) if leads else 0.0,
        len(each.values),
        each.answer.leaning / 1000,
        each is first,
        feared(each, seen),
    )


def feared(each: Considered, seen: Seen[Table]) -> Feared | None:
    """The reply against which the answer did worst, among those that came up often enough."""
    least = max(LEAST, len(each.values) // PART)
    worst: Feared | None = None
    kinds = seen.table.book.game.events
    for reply in different(each.replies):
        wins = [each.wins[i] for i, other in enumerate(each.replies) if other.same(reply)]
        win = sum(wins) / len(wins)
        if len(wins) >= least and (worst is None or win < worst.win):
            events = tuple(kinds[event[0]].for_seat(event, seen.seat) for event in reply.events)
            worst = Feared(reply.seat, events, len(wins), win)
    return worst


def different(replies: Sequence[FirstReply]) -> list[FirstReply]:
    """Every reply once; doing nothing is none."""
    out: list[FirstReply] = []
    for reply in replies:
        if reply.seat >= 0 and not any(reply.same(other) for other in out):
            out.append(reply)
    return out


def judged(seen: Seen[Table]) -> list[Weighed]:
    """What a player that does not think ahead makes of the options."""
    options = seen.options()
    leanings = seen.table.book.game.judgement.leanings(seen)
    order = sorted(range(len(options)), key=lambda i: -leanings[i])
    return [
        Weighed((options[i],), 0.0, 0.0, 0.0, 0, leanings[i] / 1000, i == order[0])
        for i in order[:SHOWN]
    ]
