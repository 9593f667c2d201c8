"""The first page: my matches, and a new table in one tap."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from takujo.editions.language import Language
from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import GAMES
from takujo.host.limits import Limits
from takujo.kernel.table import Table
from takujo.web.pages.game_files import folder_of
from takujo.web.pages.people import level, names
from takujo.web.pages.reader import Reader, Seat
from takujo.web.pages.registry import pages_for
from takujo.web.pages.sheets import settings_sheet
from takujo.web.pages.templates import whole

LEVELS = ["normal", "hard", "expert", "easy", "random"]
DONE = ("over", "ended")
SOON = 2  # days before a table is removed, in which its slip says so
AT_ONCE = 2  # slips that are shown; all of them are a touch away
MARKS = 4  # that a seat can have


@dataclass(frozen=True)
class Slip:
    """One of my matches."""

    match: str
    game: PrintedGame[Table]
    seats: Sequence[Seat]
    me: int
    state: str  # yours, theirs, room, over, ended, stuck or aside
    waiting: Sequence[int] = ()
    round: int = 0
    score: int | None = None
    place: int = 0  # at the end
    ended_at: int = 0  # milliseconds; 0 while it goes on
    left: int | None = None  # days until it is removed, if nobody opens it


@dataclass(frozen=True)
class Printing:
    """An edition that can be chosen, with its name in both languages."""

    id: str
    name: dict[str, Any]


@dataclass(frozen=True)
class Box:
    """A game that can be played, as its box on the shelf."""

    game: str
    folder: str
    title: str
    summary: str
    players: str
    most: int  # seats
    opening: str
    editions: list[tuple[str, str]]  # to choose from; empty where there is one only


@dataclass(frozen=True)
class Shown:
    """A slip in words."""

    match: str
    game: str
    title: str
    detail: str
    seats: list[tuple[int, str]]
    state: str
    call: str
    day: str  # when it ended


def page(
    reader: Reader,
    slips: Sequence[Slip],
    name: str = "",
    seat: int = 0,
    editions: Mapping[str, Sequence[Printing]] = MappingProxyType({}),
    broken: Sequence[str] = (),
    limits: Limits | None = None,
    bots: Sequence[str] = (),
) -> str:
    """The whole document; name and seat are those of last time, ``broken`` are no editions."""
    say = reader.say
    boxes = [box(game, say, editions.get(game.name, ())) for game in GAMES]
    running = sorted(
        (slip for slip in slips if slip.state not in DONE), key=lambda slip: slip.state != "yours"
    )
    return whole(
        "home.html",
        reader,
        slips=[shown(slip, say) for slip in running[:AT_ONCE]],
        finished=[shown(slip, say) for slip in slips if slip.state in DONE][:5],
        boxes=boxes,
        most=max(each.most for each in boxes),
        name=name,
        mine=seat,
        speed=reader.speed,
        choices=chairs(say, bots),
        settings=settings_sheet(
            reader,
            "/",
            [
                ("/mine", say.say("My tables and statistics"), "chart"),
                ("/lab", say.say("Balance lab"), "text"),
                ("/fairness", say.say("Do CPUs play fair?"), "cpu"),
            ],
            kept_words(say, limits or Limits()),
            visitor=False,
        ),
        broken=broken_files(broken, say),
        words={**words(say), "all": say.say("All {n}", n=len(slips))},
        several=len(slips) > 0,
        texts={"sheet": say.say("Menu")},
    )


def broken_files(files: Sequence[str], say: Language) -> str:
    """Which of the host's files cannot be played, and who says why; "" if all can."""
    if not files:
        return ""
    return say.say(
        "These edition files cannot be read: {files}. takujo check FILE says why.",
        files=say.clauses(list(files)),
    )


def box(game: PrintedGame[Table], say: Language, editions: Sequence[Printing] = ()) -> Box:
    """A game as its box on the shelf."""
    most = max(game.seats)
    listed = [(each.id, short_name(each, game, say)) for each in editions]
    return Box(
        game.name,
        folder_of(game.name),
        game.words.title(say),
        say.say(pages_for(game.name).tagline) or game.words.summary(say),
        say.say("{n} players", n=f"{min(game.seats)}–{most}"),
        most,
        say.say(pages_for(game.name).opening),
        listed if len(listed) > 1 else [],
    )


def short_name(edition: Printing, game: PrintedGame[Table], say: Language) -> str:
    """An edition's name without the game's, which stands beside it."""
    name = say.name(edition.name)
    return name.removeprefix(game.words.title(say)).strip(" ,、") or name


def chairs(say: Language, bots: Sequence[str] = ()) -> list[tuple[str, str]]:
    """Who may sit on another chair; bots are those of the host."""
    computers = [(cpu, say.say("CPU {level}", level=level(cpu, say))) for cpu in LEVELS]
    programs = [(bot, say.say("Bot {name}", name=bot)) for bot in bots]
    return [*computers, *programs, ("open", say.say("A friend"))]


def kept_words(say: Language, limits: Limits) -> str:
    """When tables are removed, and which are not."""
    return say.say(
        "Tables that nobody opens are removed: after {gathering} days where seats are still open, "
        "after {unfinished} days where the game is not over. Finished games stay.",
        gathering=limits.gathering_days,
        unfinished=limits.unfinished_days,
    )


def shown(slip: Slip, say: Language) -> Shown:
    """A match as a slip of paper."""
    called = names(slip.seats, slip.me, say)
    detail = say.say("Round {n}", n=slip.round) if slip.round else ""
    if slip.state == "over" and slip.score is not None:
        points = say.many("{n} point", "{n} points", slip.score)
        detail = say.say("Place {n}, {points}", n=slip.place, points=points)
    if slip.state == "ended":
        detail = say.say("Ended without a result")
    if slip.left is not None and slip.left <= SOON:
        detail = say.many("Removed in {n} day", "Removed in {n} days", slip.left)
    call = {
        "yours": say.say("Your turn"),
        "room": say.say("Waiting for players"),
        "over": say.say("Finished"),
        "stuck": say.say("Cannot go on"),
        "aside": say.say("Set aside"),
    }.get(slip.state, "")
    if slip.state == "theirs":
        waited = [called[seat] for seat in slip.waiting]
        call = say.say("The game begins.")
        if waited:
            call = say.say("Waiting for {name}", name=say.clauses(waited))
    others = [(n, called[n]) for n in range(len(slip.seats)) if n != slip.me]
    title = slip.game.words.title(say)
    day = time.strftime("%Y-%m-%d", time.localtime(slip.ended_at / 1000)) if slip.ended_at else ""
    return Shown(slip.match, slip.game.name, title, detail, others, slip.state, call, day)


def words(say: Language) -> dict[str, str]:
    """The words of the page."""
    return {
        "menu": say.say("Menu"),
        "enter": say.say("Enter a table"),
        "lobby": say.say("Open tables"),
        "go_on": say.say("Continue"),
        "finished": say.say("Finished"),
        "new": say.say("New table"),
        "learn": say.say("How to play"),
        "invite": say.say("Invite"),
        "mark": say.say("Your mark"),
        "welcome": say.say("New here? A first match of eight minutes shows you how, move by move."),
        "first": say.say("First match"),
        "seats": say.say("Touch a seat to change who plays"),
        "you": say.say("You"),
        "your_name": say.say("Your name"),
        "start": say.say("Start at this table"),
        "nobody": say.say("Nobody"),
        "seat": say.say("Seat"),
        "edition": say.say("Edition"),
        "speed": say.say("Others' moves"),
    }
