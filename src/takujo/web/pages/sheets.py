"""Bottom sheets: fragments that a page opens over itself."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from takujo.kernel.game import Refused
from takujo.web.pages.credits import credits
from takujo.web.pages.reader import SPEEDS, THEMES, At, Reader
from takujo.web.pages.registry import pages_of
from takujo.web.pages.sheet_kinds import paragraph
from takujo.web.pages.story import whole as whole_story
from takujo.web.pages.templates import fill, whole


def sheet(at: At, kind: str, what: str) -> str:
    """One sheet, the game's own or one that every game has; KeyError if there is none."""
    if kind in COMMON:
        return COMMON[kind](at)
    if kind == "why":
        return why(at, what)
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
    """Everything that happened, the newest first; each line opens its moment."""
    say = at.reader.say.say
    return whole(
        "log_sheet.html",
        at.reader,
        match=at.match,
        lines=whole_story(at)[::-1],
        since=at.since,
        words={"log": say("Log"), "recap": say("Since your last turn"), "close": say("Close"),
               "nothing": say("Nothing has happened yet.")},
    )  # fmt: skip


def settings(at: At) -> str:
    """The menu at the table."""
    say = at.reader.say.say
    links = [
        (f"/t/{at.match}/text", say("The table as text"), "text"),
        (f"/t/{at.match}/code", say("Play on another device"), "door"),
        ("/", say("Back to the tables"), "back"),
    ]
    sealed = say("Sealed before the first choice: {mark}", mark=at.commitment[:16])
    here = f"/t/{at.match}"
    return str(settings_sheet(at.reader, here, links, sealed if at.commitment else ""))


def settings_sheet(
    reader: Reader,
    here: str,
    links: list[tuple[str, str, str]],
    note: str = "",
) -> Markup:
    """Language, theme and speed, one row each."""
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
        note=note,
        credits=credits(reader.say),
        close=say("Close"),
    )


COMMON: Final = {"rules": rules, "log": log, "settings": settings}
