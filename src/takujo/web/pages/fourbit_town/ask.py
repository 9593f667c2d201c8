"""Every question of 4bit Town, as its page asks it."""

from __future__ import annotations

from takujo.games.fourbit_town import names
from takujo.web.pages.asked import Question
from takujo.web.pages.fourbit_town import setting
from takujo.web.pages.fourbit_town.scene import Scene
from takujo.web.pages.game_words import words_of

ASK = {
    names.SET: setting.ask,
}


def question(s: Scene) -> Question:
    """What is asked of the reader, or who is waited for."""
    frame = s.asked
    if frame is None or frame.id not in ASK:
        return waiting(s)
    return ASK[frame.id](s)


def waiting(s: Scene) -> Question:
    """Nothing to decide: who is at it, and what they do."""
    asking = s.t.asking
    title = s.say.say("The game is over")
    if asking is not None:
        title = words_of(s.t.book).question(s.at.seen, asking, s.names, s.say)
    return Question(rule="", kind="wait", title=title)
