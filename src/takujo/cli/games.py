"""``takujo games``: what can be played here."""

from __future__ import annotations

import json
from typing import Any, Final

from takujo.build import KIND
from takujo.cli.screen import Screen
from takujo.editions.language import Language, mark
from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import GAMES
from takujo.kernel.table import Table

BUILDS: Final = {"compiled": mark("compiled"), "pure": mark("pure Python")}


def games_as_data(say: Language) -> list[dict[str, Any]]:
    """Every game with its editions, as programs read it."""
    return [
        {
            "game": game.name,
            "title": game.words.title(say),
            "summary": game.words.summary(say),
            "seats": sorted(game.seats),
            "usual_seats": game.seats[0],
            "editions": [edition_as_data(game, name, say) for name in game.editions()],
            "build": KIND,
        }
        for game in GAMES
    ]


def edition_as_data(game: PrintedGame[Table], name: str, say: Language) -> dict[str, str]:
    """One edition: how to ask for it, what it is called, which rules exactly."""
    book = game.book(name)
    return {"edition": name, "name": say.name(book.edition_data["name"]), "rules": book.identity}


def list_games(as_json: bool, say: Language) -> None:
    """Print every game there is."""
    found = games_as_data(say)
    if as_json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return
    screen = Screen()
    for game in found:
        screen.heading(f"{game['title']}  {game['game']}")
        screen.show(game["summary"], indent=2)
        seats = f"{game['seats'][0]}-{game['seats'][-1]}"
        screen.show(
            say.say("{seats} players, usually {usual}", seats=seats, usual=game["usual_seats"]),
            indent=2,
        )
        for edition in game["editions"]:
            target = f"{game['game']}@{edition['edition']}"
            rules = say.say("rules {identity}", identity=edition["rules"])
            screen.show(f"{target}  {edition['name']}  ({rules})", "dim", indent=2)
        screen.show()
    screen.show(say.say("Play: takujo play {game}", game=found[0]["game"]))
    screen.show(say.say("This build is {build}.", build=say.say(BUILDS[KIND])), "dim")
