"""Traces: a mark of everything the rules did and allowed in fixed seeded games."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from takujo.kernel.agenda import Frame, Rulebook
from takujo.kernel.chance import FastNumbers, fast
from takujo.kernel.flow import take
from takujo.kernel.table import Event, Table

RECORDED_GAMES: Final = 8  # for every edition and seat count
NOT_PLAY: Final = ["edition", "rules"]  # of a position: names of the rules, not what they did


def trace_hash(book: Rulebook, seats: int, games: int = RECORDED_GAMES) -> str:
    """One mark for random games with seeds from 1 on: options, positions, events, results."""
    digest = hashlib.sha256()
    for seed in range(1, games + 1):
        for line in trace(book, seats, seed):
            digest.update(line.encode("utf-8"))
            digest.update(b"\n")
    return digest.hexdigest()


def trace(book: Rulebook, seats: int, seed: int) -> list[str]:
    """One random game as text, to find the first difference between two traces by."""
    t = book.game.deal(book, seats, fast(seed))
    numbers = FastNumbers(seed)
    lines: list[str] = []
    heard: list[Event] = []
    t.ear = heard
    while t.asking is not None:
        frame = t.asking
        options = t.offered
        lines.append(position_text(t))
        lines.append(question_text(book, frame, options))
        choice = options[numbers.below(len(options))]
        lines.append(book.readable(frame, choice))
        take(t, choice)
        for event in heard:
            lines.append(event_text(book, event))
        heard.clear()
    lines.append(position_text(t))
    result = t.result
    assert result is not None
    lines.append(f"{result.scores} {result.ranks} {result.reason}")
    return lines


def position_text(t: Table) -> str:
    """The complete position, whatever its rules are called."""
    data = t.book.game.to_data(t)
    for key in NOT_PLAY:
        data.pop(key, None)
    return json.dumps(data, sort_keys=True, ensure_ascii=False)


def question_text(book: Rulebook, frame: Frame, options: list[int]) -> str:
    """Who is asked what, and all options in readable form."""
    name = book.paragraphs[frame.id].name
    readable = "; ".join([book.readable(frame, option) for option in options])
    return f"{name} {frame.seat} {frame.n}: {readable}"


def event_text(book: Rulebook, event: Event) -> str:
    """An event with its kind's name, so that a new kind does not change old traces."""
    fields = " ".join([str(field) for field in event[1:]])
    return f"{book.game.events[event[0]].name} {fields}"
