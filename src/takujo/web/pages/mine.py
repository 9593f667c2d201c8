"""My tables: all of them with dates, what may leave the list, and this device's statistics."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from takujo.editions.language import Language
from takujo.games.catalogue import GAMES
from takujo.host.own_tables import PEOPLE, Finished
from takujo.web.pages.home import DONE, Slip, shown
from takujo.web.pages.people import level
from takujo.web.pages.reader import Reader
from takujo.web.pages.templates import whole


@dataclass(frozen=True)
class Tally:
    """The finished games of one kind, against one kind of player."""

    game: str
    title: str
    against: str
    games: int
    first: int
    place: str  # the mean
    points: str  # the mean
    best: int


def page(
    reader: Reader, slips: Sequence[Slip], finished: Sequence[Finished], said: str = ""
) -> str:
    """The whole document; ``said`` is what has just been done."""
    say = reader.say
    return whole(
        "mine.html",
        reader,
        running=[shown(slip, say) for slip in slips if slip.state not in DONE],
        over=[shown(slip, say) for slip in slips if slip.state in DONE],
        tallies=tallies(finished, say),
        total=total(finished, say),
        said=said,
        words={
            "back": say.say("Back to the tables"),
            "title": say.say("My tables"),
            "running": say.say("Continue"),
            "over": say.say("Finished"),
            "numbers": say.say("Games of this device"),
            "none": say.say("No game has been played to its end on this device yet."),
            "game": say.say("Game"),
            "against": say.say("Against"),
            "games": say.say("Games"),
            "first": say.say("Won"),
            "place": say.say("Place"),
            "points": say.say("Points"),
            "best": say.say("Best"),
            "mean": say.say("Place and points are means."),
            "forget": say.say("Delete"),
            "sure": say.say("Delete this table? It cannot be brought back."),
        },
    )


def total(finished: Sequence[Finished], say: Language) -> str:
    """How many games, how many won."""
    games = say.many("{n} game", "{n} games", len(finished))
    won = len([each for each in finished if each.place == 1])
    return say.say("{games}, {won} won", games=games, won=won)


def tallies(finished: Sequence[Finished], say: Language) -> list[Tally]:
    """A row for each game and level, in the order of the catalogue."""
    order = {game.name: game for game in GAMES}
    groups: dict[tuple[str, str], list[Finished]] = {}
    for each in finished:
        groups.setdefault((each.game, each.against), []).append(each)
    places = list(order)
    known = sorted([key for key in groups if key[0] in order], key=lambda key: places.index(key[0]))
    out: list[Tally] = []
    for game, against in known:
        played = groups[game, against]
        n = len(played)
        out.append(
            Tally(
                game,
                order[game].words.title(say),
                say.say("People") if against == PEOPLE else level(against, say),
                n,
                len([each for each in played if each.place == 1]),
                f"{sum(each.place for each in played) / n:.1f}",
                f"{sum(each.points for each in played) / n:.1f}",
                max(each.points for each in played),
            )
        )
    return out
