"""What a thing does and what it would do now, in the tray, before anything is confirmed.

One way for every game: the game says which element a selection is about, how it looks and what it
would come to now; the text is what the edition's words say of it in short.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from takujo.web.pages.asked import Does, Question, Tray
from takujo.web.pages.game_pages import GamePages
from takujo.web.pages.game_words import words_of

PAYS: Final = "pay "  # how a touch begins that gives a thing up for another


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


def explained(pages: GamePages[Any], s: Any, tray: Tray, touch: str = "") -> Tray:
    """The tray with what the thing does that was touched, even where it is only to pay."""
    id = pages.about(s, tray.stands) if tray.stands else ""
    paid = pages.about(s, [touch[1:]]) if touch[1:].startswith(PAYS) else ""
    if paid and paid != id:
        return replace(tray, does=of(pages, s, paid, s.explained(paid)[0]))
    return replace(tray, does=of(pages, s, id)) if id else tray


def of(pages: GamePages[Any], s: Any, id: str, name: str = "") -> Does:
    """What one element does, and what it would come to now."""
    text = words_of(s.t.book).brief(s.t.book, id, s.say)
    return Does(pages.sign(s, id), text, pages.now(s, id) if s.asked is not None else "", name)


def look(pages: GamePages[Any], s: Any, id: str) -> Tray:
    """What lies there and cannot be chosen now, as the tray tells it; KeyError if nothing does."""
    if pages.facts is None or id not in words_of(s.t.book).elements(s.t.book):
        raise KeyError(id)
    told = of(pages, s, id, s.explained(id)[0])
    return Tray("", ready=False, does=told, facts=pages.facts(s, id))
