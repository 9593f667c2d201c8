"""Bottom sheets: fragments that a page opens over itself."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from markupsafe import Markup

from takujo.kernel.game import Refused
from takujo.web.pages.credits import credits
from takujo.web.pages.log import lines
from takujo.web.pages.reader import SPEEDS, THEMES, At, Reader
from takujo.web.pages.san_juan import sheets as san_juan
from takujo.web.pages.templates import fill, whole

# A new game adds its sheets: town, card, role, rules and why.
SHEETS: Final[dict[str, ModuleType]] = {"san-juan": san_juan}


def own(at: At) -> ModuleType:
    """The sheets of the game being played."""
    return SHEETS[at.seen.table.book.game.name]


def town(at: At, seat: int) -> str:
    """Somebody's side of the table."""
    if not 0 <= seat < at.seen.table.seats:
        raise KeyError(seat)
    return str(own(at).town(at, seat))


def card(at: At, id: str) -> str:
    """One card in full."""
    return str(own(at).card(at, id))


def role(at: At, id: str) -> str:
    """One role in full."""
    return str(own(at).role(at, id))


def rules(at: At) -> str:
    """The rules of what is being played."""
    return str(own(at).rules(at))


def why(at: At, choice: str) -> str:
    """Why a choice is none."""
    try:
        return str(own(at).why(at, choice))
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


def settings(at: At) -> str:
    """The menu at the table."""
    say = at.reader.say.say
    links = [
        (f"/t/{at.match}/text", say("The table as text"), "text"),
        ("/", say("Back to the tables"), "back"),
    ]
    sealed = say("Sealed before the first choice: {mark}", mark=at.commitment[:16])
    return str(settings_sheet(at.reader, f"/t/{at.match}", links, sealed if at.commitment else ""))


def settings_sheet(
    reader: Reader, here: str, links: list[tuple[str, str, str]], sealed: str = ""
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
        credits=credits(reader.say),
        close=say("Close"),
    )
