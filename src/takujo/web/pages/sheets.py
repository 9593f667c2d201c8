"""Bottom sheets: fragments that a page opens over itself."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from takujo.editions.language import Language
from takujo.kernel.game import Refused
from takujo.web.pages.credits import credits
from takujo.web.pages.log import lines
from takujo.web.pages.reader import SPEEDS, THEMES, At, Reader
from takujo.web.pages.registry import pages_of
from takujo.web.pages.templates import fill, whole


def sheet(at: At, kind: str, what: str) -> str:
    """One sheet, the game's own or one that every game has; KeyError if there is none."""
    if kind in COMMON:
        return COMMON[kind](at)
    if kind == "why":
        return why(at, what)
    return str(pages_of(at).sheets[kind](at, what))


def rules(at: At) -> str:
    """The rules of what is being played."""
    return str(pages_of(at).rules(at))


def why(at: At, choice: str) -> str:
    """Why a choice is none."""
    try:
        return str(pages_of(at).why(at, choice))
    except Refused as refused:
        raise KeyError(choice) from refused


def log(at: At) -> str:
    """Everything that happened, the newest first; each line opens its moment."""
    say = at.reader.say.say
    return whole(
        "log_sheet.html",
        at.reader,
        match=at.match,
        lines=lines(at)[::-1],
        since=at.since,
        words={"log": say("Log"), "recap": say("Since your last turn"), "close": say("Close"),
               "nothing": say("Nothing has happened yet.")},
    )  # fmt: skip


def code_words(say: Language) -> dict[str, str]:
    """What a recovery code is for."""
    return {
        "code": say.say("Code of your seat"),
        "use": say.say(
            "On another device, touch “Enter a table” and type it: the seat moves there, and has "
            "another code from then on."
        ),
    }


def settings(at: At) -> str:
    """The menu at the table."""
    say = at.reader.say.say
    links = [
        (f"/t/{at.match}/text", say("The table as text"), "text"),
        ("/", say("Back to the tables"), "back"),
    ]
    sealed = say("Sealed before the first choice: {mark}", mark=at.commitment[:16])
    return str(
        settings_sheet(at.reader, f"/t/{at.match}", links, sealed if at.commitment else "", at.code)
    )


def settings_sheet(
    reader: Reader,
    here: str,
    links: list[tuple[str, str, str]],
    sealed: str = "",
    code: str = "",
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
        sealed=sealed,
        code=code,
        code_words=code_words(reader.say),
        credits=credits(reader.say),
        close=say("Close"),
    )


COMMON: Final = {"rules": rules, "log": log, "settings": settings}
