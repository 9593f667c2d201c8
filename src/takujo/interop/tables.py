"""What every environment needs of a table: action ids, observations, rewards."""

from __future__ import annotations

from typing import Any, Final, Literal

from takujo.api import rulebook
from takujo.editions.language import language
from takujo.editions.mistakes import one_mistake
from takujo.editions.printed import PrintedGame
from takujo.kernel.agenda import Rulebook
from takujo.kernel.said import Said
from takujo.kernel.table import Result, Table

SUFFIX: Final = "v1"  # raised when the same rules give other observations or rewards
Rewards = Literal["win", "rank", "score"]
REWARDS: Final[tuple[Rewards, ...]] = ("win", "rank", "score")


def book_and_seats(name: str | Rulebook, seats: int | None) -> tuple[Rulebook, int]:
    """The rulebook of ``fourbit-town@classic`` and how many play, the usual number if not said."""
    book = rulebook(name) if isinstance(name, str) else name
    count = book.game.seats[0] if seats is None else seats
    if count not in book.game.seats:
        allowed = ", ".join(str(n) for n in sorted(book.game.seats))
        raise one_mistake(book.game.name, "seats", Said("{n} cannot play", n=count), allowed)
    return book, count


def version(book: Rulebook) -> str:
    """Which environment exactly: the rules, and how they are shown to programs."""
    return f"{book.identity}-{SUFFIX}"


def actions(t: Table) -> dict[int, int]:
    """The choices open to who is asked, by their action id."""
    frame = t.asking
    if frame is None:
        return {}
    return {t.book.action(frame, choice): choice for choice in t.offered}


def in_words(t: Table) -> str:
    """The table as who is asked knows it, and what may be done, by action id."""
    frame = t.asking
    if frame is None:
        result = t.result
        assert result is not None
        return f"over: points {result.scores}, places {result.ranks}"
    game = t.book.game
    assert isinstance(game, PrintedGame)
    names = [f"seat {seat}" for seat in range(t.seats)]
    lines: list[str] = []
    for section in game.words.table(game.seen(t, frame.seat), names, language("en")):
        lines += [section.heading, *[f"  {line}" for line in section.lines]]
    lines.append(f"{names[frame.seat]} may")
    lines += [f"  {t.book.action(frame, c)}: {t.book.readable(frame, c)}" for c in t.offered]
    return "\n".join(lines)


def rewards(result: Result, kind: Rewards) -> list[float]:
    """By seat: the share of the win, the place from 1 (first) to 0 (last), or the points."""
    if kind == "score":
        return [float(score) for score in result.scores]
    if kind == "win":
        winners = result.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(result.ranks))]
    return [placing(result, seat) for seat in range(len(result.ranks))]


def placing(result: Result, seat: int) -> float:
    """How many of the others stand behind; who shares a place counts half."""
    ranks = result.ranks
    behind = sum(1.0 for rank in ranks if rank > ranks[seat])
    beside = ranks.count(ranks[seat]) - 1
    return (behind + beside / 2) / (len(ranks) - 1)


def view(t: Table, seat: int) -> dict[str, Any]:
    """What the seat knows, as plain data."""
    game = t.book.game
    return game.view(game.seen(t, seat))
