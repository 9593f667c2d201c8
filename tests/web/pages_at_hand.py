"""Positions in which each question of San Juan is asked, and pages of them taken apart."""

import json
from html.parser import HTMLParser
from typing import Any

import takujo
from takujo.editions.language import language
from takujo.kernel.table import Table
from takujo.web.pages.reader import At, LogEntry, Reader, Seat

SEATS = [Seat("Ken"), Seat("Luisa", "normal"), Seat("Mateo", "easy"), Seat("Sakura")]
VOID = {"meta", "link", "input", "br", "wbr", "img", "path", "circle", "rect", "use"}

TOWN = ["indigo_plant=?", "sugar_mill", "tobacco_storage=?", "coffee_roaster=?", "quarry", "tower"]
HAND = ["palace", "library", "silver_smelter", "well", "indigo_plant", "tower"]
OTHERS: list[dict[str, Any]] = [
    {"hand": ["?"] * 4, "buildings": ["indigo_plant", "sugar_mill=?", "chapel"], "chapel": ["?"]},
    {"hand": ["?"] * 7, "buildings": ["indigo_plant=?", "gold_mine", "crane"]},
    {"hand": [], "buildings": ["indigo_plant"]},
]

# What is asked, and how the position differs from the usual one.
QUESTIONS: dict[str, dict[str, Any]] = {
    "role": {"asking": ["role", 0, 0]},
    "role with a gold mine": {"asking": ["role", 0, 0], "town": ["gold_mine", "library"]},
    "role of two": {"asking": ["role", 0, 0], "seats": 2, "town": ["library"]},
    "build": {"asking": ["build", 0, 1], "roles": {"builder": 0}},
    "build with a crane": {
        "asking": ["build", 0, 0],
        "town": ["crane", "black_market", "carpenter", "poor_house"],
        "roles": {"builder": 3},
    },
    "place": {"asking": ["place", 0, 1], "site": "hero", "town": ["crane"]},
    "black market": {"asking": ["black_market", 0, 3], "site": "hero", "town": ["black_market"]},
    "pay": {"asking": ["pay", 0, 3], "site": "hero"},
    "produce": {"asking": ["produce", 0, 2], "town": ["silver_smelter", "well"]},
    "sell": {"asking": ["sell", 0, 2], "price_tile": 3, "tiles": ["3", "?", "?", "?", "4"]},
    "keep": {"asking": ["keep", 0, 2], "drawn": ["smithy", "smithy", "hero", "guild_hall"]},
    "discard": {"asking": ["discard", 0, 3]},
    "tuck": {"asking": ["tuck", 0, 0], "town": ["chapel"]},
    "draw": {"asking": ["draw", 0, 2], "roles": {"prospector": 0}},
    "gold mine": {"asking": ["gold_mine", 0, 0], "town": ["gold_mine"]},
    "nugget": {"asking": ["nugget", 0, 0], "mine": ["smithy", "crane", "chapel", "market_hall"]},
    "library": {"asking": ["library", 0, 2], "seats": 2, "town": ["library"]},
    "effect": {"asking": ["effect", 0, 1], "town": ["well"], "done": 2},
    "somebody else": {"asking": ["build", 1, 0]},
}


def position(name: str) -> Table:
    """The table of one of the questions."""
    changes = dict(QUESTIONS[name])
    me = {"hand": HAND, "buildings": TOWN + changes.pop("town", [])}
    seats = changes.get("seats", 4)
    data = {
        "game": "san-juan",
        "seats": seats,
        "round": 5,
        "tiles": ["?", "?", "?", "3", "4"],
        "tiles_seen": 1 if "price_tile" in changes else 2,
        "discard": ["?"] * 9,
        "players": [me, *OTHERS[: seats - 1]],
        **changes,
    }
    return takujo.from_json(json.dumps(data))


def at(t: Table, seat: int = 0, code: str = "ja", **values: Any) -> At:
    """A seat at this table, asked its first question."""
    reader = Reader(language(code), here="/t/m4tch")
    seen = t.book.game.seen(t, seat)
    return At(reader, "m4tch", SEATS[: t.seats], seen, **{"question": 1, "entry": 9, **values})


def entries(*events: tuple[int, ...]) -> list[LogEntry]:
    """One entry an event, counted from 1."""
    return [LogEntry(number, [event]) for number, event in enumerate(events, 1)]


class Elements(HTMLParser):
    """Every element of a page with its attributes; open and closing tags must match."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.text = ""
        self.feed(html)
        self.close()
        self.wrong += self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        self.text += data

    def values(self, name: str) -> list[str]:
        """Every value of an attribute."""
        return [attributes[name] for _, attributes in self.found if name in attributes]

    def one(self, name: str) -> dict[str, str]:
        """The attributes of the only element that has this one."""
        (attributes,) = [each for _, each in self.found if name in each]
        return attributes
