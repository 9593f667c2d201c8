"""Sheets that every game can have: an element explained, a refusal, a seat, the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from takujo.editions.language import Language
from takujo.kernel.reason import Reason
from takujo.web.pages.game_files import sprite_of
from takujo.web.pages.game_words import words_of
from takujo.web.pages.people import level
from takujo.web.pages.points import Source
from takujo.web.pages.refusal import paragraph as chapter_of
from takujo.web.pages.refusal import refusal
from takujo.web.pages.rule_lines import leaves, lines_of
from takujo.web.pages.scene import AnyScene
from takujo.web.pages.templates import fill

Scene = AnyScene[Any]


def sheet(s: Scene, template: str, title: str, **values: Any) -> Markup:
    """A sheet with its heading and the button that closes it."""
    own, close = sprite_of(s.t.book.game.name), s.say.say("Close")
    bare = s.at.bare
    return fill(template, s.at.reader, title=title, own=own, close=close, bare=bare, **values)


def told(
    s: Scene, title: str, lines: Sequence[str], reason: Reason | None = None, icon: str = ""
) -> Markup:
    """A heading and lines; why not."""
    why_not = refusal(s, reason)
    return sheet(s, "told_sheet.html", title, lines=lines, refusal=why_not, icon_id=icon)


def element(s: Scene, id: str, reason: Reason | None = None, icon: str = "") -> Markup:
    """One element in the words of its edition; with a reason, why it cannot be chosen."""
    title, *lines = s.explained(id)
    return told(s, title, lines, reason, icon)


def why(s: Scene, choice: int, id: str = "", icon: str = "") -> Markup:
    """Why a choice is none, under the element it names, or else under the act."""
    if id:
        return element(s, id, s.why_not(choice), icon)
    return told(s, s.words(choice), [], s.why_not(choice))


def rulebook(s: Scene) -> Markup:
    """The rules of this edition: what the game is about, then the paragraphs, opened at that of
    the open question."""
    book, asking = s.t.book, s.t.asking
    chapters = words_of(book).chapters(book, s.say)
    clause = book.paragraphs[asking.id].clause if asking is not None else ""
    return sheet(
        s, "rules_sheet.html", chapters[0].heading, preface=chapters[0].lines(),
        words=book_words(s.say), leaves=leaves(chapters, clause),
    )  # fmt: skip


def book_words(say: Language) -> dict[str, str]:
    """The words around a rulebook, and around a list that is searched."""
    return {
        "contents": say.say("Contents"),
        "search": say.say("Search"),
        "nothing": say.say("Nothing is found."),
    }


def paragraph(s: Scene, clause: str) -> Markup:
    """One paragraph of the rulebook, and the way to the whole of it."""
    parts = chapter_of(s, clause)
    if not parts:
        raise KeyError(clause)
    whole = s.say.say("The whole rulebook")
    lines = lines_of(parts[0])
    for part in parts[1:]:
        lines += [part.titled(), *lines_of(part)]
    return sheet(s, "paragraph_sheet.html", parts[0].titled(), lines=lines, whole=whole)


def counted_points(s: Scene, n: int) -> str:
    """So many points."""
    return s.say.many("{n} point", "{n} points", n)


def seat(s: Scene, template: str, number: int, sources: Sequence[Source], **values: Any) -> Markup:
    """Everything that is known of a seat: who it is, what the game adds, and its points."""
    say, who = s.say, s.at.seats[number]
    return sheet(
        s,
        template,
        s.names[number],
        seat=number,
        who=say.say("Computer player, {level}", level=level(who.cpu, say)) if who.cpu else "",
        points=[(source.name, source.points) for source in sources],
        **{"total": counted_points(s, sum(source.points for source in sources)), **values},
    )
