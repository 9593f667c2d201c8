"""Bottom sheets: fragments that a page opens over itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from markupsafe import Markup

from takujo.editions.language import Language
from takujo.kernel.game import Refused
from takujo.web.pages import company
from takujo.web.pages.credits import credits
from takujo.web.pages.reader import SPEEDS, THEMES, At, Reader
from takujo.web.pages.registry import pages_of
from takujo.web.pages.sheet_kinds import paragraph
from takujo.web.pages.story import whole as whole_story
from takujo.web.pages.table import look
from takujo.web.pages.templates import fill, whole


def sheet(at: At, kind: str, what: str) -> str:
    """One sheet, the game's own or one that every game has; KeyError if there is none."""
    if kind in COMMON:
        return COMMON[kind](at)
    if kind == "why":
        return why(at, what)
    if kind == "look":
        return look(at, what)
    pages = pages_of(at)
    if kind == "rule":
        return str(paragraph(pages.scene(at), what))
    return str(pages.sheets[kind](pages.scene(at), what))


def rules(at: At) -> str:
    """The rules of what is being played."""
    pages = pages_of(at)
    return str(pages.rules(pages.scene(at)))


def why(at: At, choice: str) -> str:
    """Why something that was pointed at is no choice of the open question."""
    pages = pages_of(at)
    s, t = pages.scene(at), at.seen.table
    if s.asked is None:
        raise KeyError(choice)
    try:
        return str(pages.why(s, t.book.game.parse(t, at.seen.seat, choice)))
    except Refused as refused:
        raise KeyError(choice) from refused


def log(at: At) -> str:
    """Everything that happened, in reading order; each line opens its moment."""
    say = at.reader.say.say
    return whole(
        "log_sheet.html",
        at.reader,
        match=at.match,
        lines=whole_story(at),
        since=at.since,
        words={"log": say("Log"), "recap": say("Since your last turn"), "close": say("Close"),
               "nothing": say("Nothing has happened yet.")},
    )  # fmt: skip


def settings(at: At) -> str:
    """The menu at the table."""
    say = at.reader.say.say
    links = [
        (f"/t/{at.match}/text", say("The table as text"), "text"),
        ("/fairness", say("Do CPUs play fair?"), "cpu"),
        ("/", say("Back to the tables"), "back"),
    ]
    deeds: list[tuple[str, str, str]] = []
    if not at.visitor:
        links.insert(1, (f"/t/{at.match}/seat", say("Your seat"), "person"))
        links.insert(2, (f"/t/{at.match}/code", say("Play on another device"), "door"))
        if at.undo == "":
            deeds.append((f"/t/{at.match}/restart", say("Restart my turn"), "undo"))
    sealed = say("Sealed before the first choice: {mark}", mark=at.commitment[:16])
    here = f"/t/{at.match}"
    note = sealed if at.commitment else ""
    return str(settings_sheet(at.reader, here, links, note, deeds, at.visitor))


def settings_sheet(
    reader: Reader,
    here: str,
    links: list[tuple[str, str, str]],
    note: str = "",
    deeds: Sequence[tuple[str, str, str]] = (),
    visitor: bool = True,
) -> Markup:
    """Language, theme and speed, one row each; who has a seat may want to be called."""
    say = reader.say.say
    themes = {"system": say("As the device"), "light": say("Light"), "dark": say("Dark")}
    speeds = {
        "off": say("At once"), "fast": say("Fast"), "normal": say("Normal speed"),
        "slow": say("Slow"),
    }  # fmt: skip
    rows = [
        ("language", say("Language"), reader.say.code, [("ja", "日本語"), ("en", "English")]),
        ("theme", say("Colours"), reader.theme, [(each, themes[each]) for each in THEMES]),
        ("speed", say("Others' moves"), reader.speed, [(each, speeds[each]) for each in SPEEDS]),
    ]
    return fill(
        "settings_sheet.html",
        reader,
        title=say("Menu"),
        here=here,
        rows=rows,
        links=links,
        deeds=deeds,
        signals=turn_words(reader.say),
        calls={} if visitor else call_words(reader.say),
        note=note,
        credits=credits(reader.say),
        close=say("Close"),
    )


def turn_words(say: Language) -> dict[str, Any]:
    """The ways in which an open page says that it is the reader's turn."""
    ways = [
        ("title", say.say("Title")),
        ("badge", say.say("Badge")),
        ("sound", say.say("Sound")),
        ("shake", say.say("Vibration")),
    ]
    return {"title": say.say("When it is my turn"), "ways": ways}


def call_words(say: Language) -> dict[str, str]:
    """What is said about calls, whether they are possible or not."""
    return {
        "title": say.say("Call me when it is my turn"),
        "on": say.say("This device is called, also while the page is closed."),
        "off": say.say("Stop calling"),
        "insecure": say.say(
            "Calls need a safe address (https). Here you see whose turn it is when you open the "
            "page."
        ),
        "missing": say.say(
            "This browser cannot be called while the page is closed. On an iPhone, add the page "
            "to the home screen first."
        ),
        "refused": say.say("This browser does not let the page call you."),
    }


COMMON: Final = {"rules": rules, "log": log, "settings": settings, "people": company.sheet}
