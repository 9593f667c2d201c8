"""Nothing to decide: who is at it, and what they do."""

from __future__ import annotations

from typing import Any

from takujo.web.pages.asked import Question
from takujo.web.pages.game_words import waited_for
from takujo.web.pages.scene import AnyScene


def waiting(s: AnyScene[Any], done: str = "") -> Question:
    """Who is waited for; ``done`` is what this seat has done where all are asked together."""
    asking, say = s.t.asking, s.say
    if asking is None:
        return Question(rule="", kind="wait", title=say.say("The game is over"))
    if not done:
        return Question(rule="", kind="wait", title=waited_for(s.at, asking, s.names))
    missing = [s.names[seat] for seat in s.waiting() if seat != s.me]
    hint = say.say("Not yet: {names}", names=say.clauses(missing)) if missing else ""
    return Question(rule="", kind="wait", title=done, hint=hint)
