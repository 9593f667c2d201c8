"""A comparison in words: what people call a metric, and the verdict on it."""

from __future__ import annotations

from takujo.editions.language import Language, mark
from takujo.kernel.agenda import Rulebook
from takujo.lab.compare import CHANGED, PRIMARY, SAME, Moved
from takujo.lab.element_codes import ElementCodes

METRICS = {
    PRIMARY: mark("Wins of the last place less the first"),
    "score": mark("Mean points"),
    "winner_score": mark("Winner's points"),
    "rounds": mark("Rounds"),
    "decisions": mark("Decisions"),
    "shared_wins": mark("Shared wins"),
}


def size(moved: Moved) -> float:
    """How far a metric moved, by what its interval is sure of."""
    reach = (moved.high - moved.low) / 2 or 1e-9
    return abs(moved.difference) / reach


def sentence(moved: Moved, book: Rulebook, say: Language) -> str:
    """The verdict in words."""
    scale = 100 if is_share(moved.name) else 1
    reach = (moved.high - moved.low) / 2 * scale
    told = f"{moved.difference * scale:+.1f} ± {reach:.1f}"
    name, n = metric_name(moved.name, book, say), f"{moved.n:,}"
    if moved.verdict == CHANGED:
        return say.say("{name}: changed, {difference} (n = {n}).", name=name, difference=told, n=n)
    if moved.verdict == SAME:
        return say.say(
            "{name}: no change that matters, {difference} (n = {n}).",
            name=name, difference=told, n=n,
        )  # fmt: skip
    return say.say(
        "{name}: no detectable change, {difference} (n = {n}); {more} more games would settle it.",
        name=name, difference=told, n=n, more=f"{moved.games_needed:,}",
    )  # fmt: skip


def is_share(metric: str) -> bool:
    """Is it shown in points of a hundred?"""
    return metric.partition(".")[0] in (PRIMARY, "place", "use", "shared_wins")


def metric_name(metric: str, book: Rulebook, say: Language) -> str:
    """What people call a metric."""
    kind, _, rest = metric.partition(".")
    if metric in METRICS:
        return say.say(METRICS[metric])
    if kind == "place":
        return say.say("Wins of place {n}", n=rest)
    codes = ElementCodes(book)
    return say.say("Use of {element}", element=codes.name(codes.ids.index(rest), say))
