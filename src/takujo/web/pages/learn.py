"""Learning a game before playing it: in short, everything in the box, and the rulebook."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from takujo.editions.language import Language, mark
from takujo.editions.printed import PrintedGame
from takujo.host.first_match import first_match
from takujo.kernel.chance import fast
from takujo.kernel.table import Table
from takujo.web.in_short import in_short
from takujo.web.pages.components import Component, component
from takujo.web.pages.game_files import files_of, folder_of
from takujo.web.pages.reader import At, Reader, Seat
from takujo.web.pages.registry import pages_for
from takujo.web.pages.rule_lines import leaves
from takujo.web.pages.scene import AnyScene
from takujo.web.pages.sheet_kinds import book_words
from takujo.web.pages.templates import whole

TITLES = {"goal": mark("The goal"), "play": mark("A turn"), "end": mark("How it ends")}


@dataclass(frozen=True)
class PartInShort:
    """One part of a game in short."""

    title: str
    lines: list[str]
    shown: list[Component]


def scene_of(reader: Reader, game: PrintedGame[Table]) -> AnyScene[Any]:
    """A table of the game that nobody plays at: what its pieces are drawn from."""
    book = game.book()
    seats = game.seats[0]
    seen = game.seen(game.deal(book, seats, fast(1)), 0)
    scene: AnyScene[Any] = pages_for(game.name).scene(At(reader, "", [Seat()] * seats, seen))
    return scene


def in_short_page(reader: Reader, game: PrintedGame[Table]) -> str:
    """The goal, a turn, how it ends, with real components; from here the first match begins."""
    say, s, words = reader.say, scene_of(reader, game), game.words
    pages = pages_for(game.name)
    parts = [
        PartInShort(
            say.say(TITLES[part.id]),
            [words.filled(s.t.book, line, say) for line in part.text[say.code]],
            [component(s, id, pages.piece(s, id)) for id in part.show],
        )
        for part in in_short(game)
    ]
    lesson = first_match(game)
    minutes = say.say("about {n} minutes, with a coach", n=lesson.minutes) if lesson else ""
    summary = words.summary(say)
    return whole("learn.html", reader, parts=parts, minutes=minutes, summary=summary,
                 **frame(reader, game))  # fmt: skip


def all_page(reader: Reader, game: PrintedGame[Table]) -> str:
    """Every card, place and person of a game, to be browsed and searched."""
    s, pages = scene_of(reader, game), pages_for(game.name)
    shelves = [
        (shelf.title, [component(s, id, pages.piece(s, id)) for id in shelf.ids])
        for shelf in pages.shelves(s)
    ]
    return whole("components.html", reader, shelves=shelves, **frame(reader, game))


def rules_page(reader: Reader, game: PrintedGame[Table]) -> str:
    """The whole rulebook of a game's usual edition."""
    chapters = game.words.chapters(game.book(), reader.say)
    return whole(
        "rulebook.html", reader, heading=chapters[0].heading, preface=chapters[0].lines(),
        leaves=leaves(chapters), **frame(reader, game),
    )  # fmt: skip


def frame(reader: Reader, game: PrintedGame[Table]) -> dict[str, Any]:
    """What all these pages have."""
    return {
        "game": game.name,
        "files": files_of(game.name),
        "folder": folder_of(game.name),
        "title": game.words.title(reader.say),
        "words": {**texts(reader.say), **book_words(reader.say)},
    }


def texts(say: Language) -> dict[str, str]:
    """The words of these pages."""
    return {
        "back": say.say("Back to the tables"),
        "in_short": say.say("In short"),
        "all": say.say("Cards and more"),
        "rules": say.say("Rulebook"),
        "learn": say.say("Play the first match"),
        "more": say.say("More"),
    }
