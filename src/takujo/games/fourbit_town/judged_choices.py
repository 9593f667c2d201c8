"""Choices that can be tried: each is taken on a copy, and what comes of it is weighed."""

from __future__ import annotations

from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.judged_worth import Outlook
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import ASIDE, PASS
from takujo.kernel.flow import take

# Questions that only complete what was chosen before them.
COMPLETING = [names.SHARE, names.WAIVE, names.WAY, names.ONE_OF, names.GIVE_UP]
ACTIONS = [names.PLAN, names.CANCEL, names.BUILD, names.SELL]
MOST_QUESTIONS = 12  # looked at after a choice


def tried(o: Outlook, options: list[int], second: bool) -> list[float]:
    """What each option leads to."""
    return [outcome(o, o.t, option, second) for option in options]


def outcome(o: Outlook, t: Town, option: int, second: bool) -> float:
    """What the table is worth after an option, and what completes it."""
    copy = t.copy()
    take(copy, option)
    if option < ASIDE:
        for _ in range(MOST_QUESTIONS):
            if not completes(o, copy, second and option != PASS):
                break
            take(copy, best(o, copy))
    return o.worth(copy)


def completes(o: Outlook, t: Town, second: bool) -> bool:
    """Is the next question part of the same choice?"""
    frame = t.asking
    if frame is None or frame.seat != o.seat:
        return False
    if frame.id in COMPLETING or (frame.id in ACTIONS and frame.n & names.MUST):
        return True
    return second and t.by_place == 1 and t.worker == o.seat + 1


def best(o: Outlook, t: Town) -> int:
    """The option that looks best at once; where nothing changes yet, the last one."""
    choice = PASS
    most = -1000.0
    for option in t.offered:
        if option < ASIDE:
            copy = t.copy()
            take(copy, option)
            value = o.worth(copy)
            if value >= most:
                choice, most = option, value
    return choice
