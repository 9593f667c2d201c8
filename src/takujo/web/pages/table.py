"""The table page of any game: the frame, and the game's own table in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from markupsafe import Markup

from takujo.editions.language import Language
from takujo.host.refusals import in_words
from takujo.kernel.game import Refused
from takujo.kernel.hidden import ONLOOKER
from takujo.web.pages import does
from takujo.web.pages.asked import Tray, after, told
from takujo.web.pages.company import shown_signs
from takujo.web.pages.frame import frame, frame_words
from takujo.web.pages.game_files import files_of, folder_of, script_of, sprite_of
from takujo.web.pages.game_words import words_of
from takujo.web.pages.people import names
from takujo.web.pages.reader import At
from takujo.web.pages.registry import pages_of
from takujo.web.pages.said import connection
from takujo.web.pages.templates import fill, whole
from takujo.web.pages.undo import BY_CODE, why_no_undo


def page(at: At) -> str:
    """The whole document."""
    game = at.seen.table.book.game
    return whole(
        "table.html",
        at.reader,
        title=words_of(at.seen.table.book).title(at.reader.say),
        game=game.name,
        files=files_of(game.name),
        script=script_of(game.name),
        match=at.match,
        coached=at.coach is not None,
        table=fragment(at),
        away=" ".join(str(seat) for seat in at.away),
        signs=shown_signs(at.reader.say),
        texts=texts(at.reader.say),
    )


def fragment(at: At, instead: Markup | None = None) -> Markup:
    """What lies in ``<main id="table">``; ``instead`` takes the place of the buttons."""
    pages = pages_of(at)
    s = pages.scene(at)
    asked = does.question(pages, s)
    if instead is None and at.seen.seat == ONLOOKER:
        instead = fill("watching.html", at.reader, text=at.reader.say.say("You are watching"))
    folder = folder_of(at.seen.table.book.game.name)
    return fill(
        f"{folder}/table.html",
        at.reader,
        **{"mode": "", "keep": False, **frame(at, asked, instead), **pages.table(s, asked)},
        words={**frame_words(at), **pages.words(s)},
        scene=s,
    )


def selection(at: At, selected: Sequence[str], touches: Sequence[str]) -> str:
    """The tray of what stands of a selection after these touches, as the scripts show it."""
    game = at.seen.table.book.game.name
    return whole(
        "preview.html",
        at.reader,
        tray=tray_after(at, selected, touches),
        folder=folder_of(game),
        own=sprite_of(game),
    )


def tray_after(at: At, selected: Sequence[str], touches: Sequence[str]) -> Tray:
    """What was selected before, touched, played on a guess and told."""
    pages = pages_of(at)
    s = pages.scene(at)
    now = after(selected, touches, partial(pages.settle, s))
    tell = pages.tell(s)
    tray = told(now, s.rule, partial(tell, s) if tell else None, partial(pages.question, s))
    return does.explained(pages, s, tray, touches[-1] if touches else "")


def look(at: At, id: str) -> str:
    """What one element does, for the tray of who looks at it; KeyError where a sheet tells it."""
    pages, game = pages_of(at), at.seen.table.book.game.name
    tray = does.look(pages, pages.scene(at), id)
    return whole("preview.html", at.reader, tray=tray, folder=folder_of(game), own=sprite_of(game))


def texts(say: Language) -> dict[str, str]:
    """What the scripts say by themselves."""
    return {
        "sheet": say.say("Details"),
        **connection(say),
        "moved": say.say("The table has moved on. This is how it stands now."),
        "failed": say.say("That did not arrive. Nothing was played; try again."),
        "offline": say.say("No connection: what this would bring cannot be shown."),
        "copied": say.say("Copied"),
        "turn": say.say("Your turn"),
    }


def refusal(at: At, refused: Refused) -> str:
    """Why an answer was not taken, in the reader's language."""
    say, reason = at.reader.say, refused.reason
    if reason is not None and reason.code in BY_CODE:
        return why_no_undo(BY_CODE[reason.code], say)
    book = at.seen.table.book
    return in_words(words_of(book), book, refused, names(at.seats, at.seen.seat, say), say)
