"""What a thing does and what it would do now, in the tray, before anything is confirmed.

One way for every game: the game says which element a selection is about, how it looks and what it
would come to now; the text is what the edition's words say of it in short.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from takujo.web.pages.asked import Does, Question, Tray
from takujo.web.pages.game_pages import GamePages
from takujo.web.pages.game_words import words_of


def question(pages: GamePages[Any], s: Any) -> Question:
    """The open question, each of its trays with what its thing does."""
    asked = pages.question(s)
    if s.asked is None:
        return asked
    if not taught(s, asked):
        asked = replace(asked, first=None, hint="")
    proposed = asked.first
    first = explained(pages, s, proposed) if proposed is not None else None
    return replace(asked, trays=[explained(pages, s, tray) for tray in asked.trays], first=first)


def taught(s: Any, asked: Question) -> bool:
    """May the proposal stand? Where a coach points elsewhere, the learner begins with nothing."""
    point = s.at.coach.point if s.at.coach is not None else ()
    if asked.kind == "set" or asked.first is None:  # four cards always lie in some order
        return True
    return set(point) <= {*asked.first.stands, *asked.first.wishes}


def explained(pages: GamePages[Any], s: Any, tray: Tray) -> Tray:
    """The tray with what the thing does that was touched."""
    id = pages.about(s, tray.stands) if tray.stands else ""
    if not id:
        return tray
    text = words_of(s.t.book).brief(s.t.book, id, s.say)
    return replace(tray, does=Does(pages.sign(s, id), text, pages.now(s, id)))
