"""My seat: a CPU or a friend may play it, others may look on, and I may resign."""

from __future__ import annotations

from dataclasses import dataclass

from takujo.editions.language import Language
from takujo.editions.printed import PrintedGame
from takujo.host.entries import RESIGNED
from takujo.kernel.table import Table
from takujo.web.pages.people import LEVELS, level
from takujo.web.pages.reader import Reader
from takujo.web.pages.room import qr_code
from takujo.web.pages.templates import whole


@dataclass(frozen=True)
class Mine:
    """How it stands with my seat."""

    absent: str = ""  # why a CPU plays it
    offered: str = ""  # the link by which a friend takes it
    watch: str = ""  # the link by which others look on
    level: str = "normal"  # the table's


def page(reader: Reader, game: PrintedGame[Table], match: str, mine: Mine) -> str:
    """The whole document."""
    say = reader.say
    return whole(
        "seat.html",
        reader,
        game=game.name,
        title=game.words.title(say),
        match=match,
        mine=mine,
        playing=not mine.absent,
        over=mine.absent == RESIGNED,
        levels=[(each, level(each, say), each == mine.level) for each in reversed(LEVELS)],
        offer_qr=qr_code(mine.offered) if mine.offered else "",
        watch_qr=qr_code(mine.watch) if mine.watch else "",
        words=words(say),
    )


def words(say: Language) -> dict[str, str]:
    """The words of the page."""
    return {
        "back": say.say("Back to the table"),
        "seat": say.say("Your seat"),
        "code": say.say("Play on another device"),
        "friend": say.say("Give the seat to a friend"),
        "friend_how": say.say(
            "A link for one person. Who opens it and gives a name plays on here, and this device "
            "no longer does."
        ),
        "friend_do": say.say("Make a link"),
        "friend_keep": say.say("Keep the seat"),
        "cpu": say.say("Let a CPU play"),
        "cpu_how": say.say("Until you take the seat back. Everybody sees it."),
        "cpu_do": say.say("Hand it over"),
        "cpu_back": say.say("Take my seat back"),
        "cpu_plays": say.say("A CPU plays for you."),
        "watch": say.say("Let somebody watch"),
        "watch_how": say.say("Who watches sees what everybody sees, and no hand."),
        "watch_do": say.say("Make a link"),
        "resign": say.say("Resign"),
        "resign_how": say.say("A CPU plays your seat to the end. You can watch, but not return."),
        "resign_do": say.say("Resign for good"),
        "resigned": say.say("You have resigned. A CPU plays your seat to the end."),
        "link": say.say("Link"),
        "qr": say.say("QR code of the link"),
        "copy_link": say.say("Copy"),
        "share": say.say("Share"),
        "copied": say.say("Copied"),
    }
