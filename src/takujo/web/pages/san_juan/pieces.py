"""Cards and goods as pieces: names in two lines, roofs, letters."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from takujo.editions.language import Language
from takujo.games.san_juan.edition import MONUMENT, PRODUCTION, Edition
from takujo.games.san_juan.effects import END
from takujo.games.san_juan.words.cards import Cards
from takujo.web.pages.signs import picture

LINE = 5  # characters of a Japanese name that stand in one line of a card
GOODS = 5  # colours of goods; further ones begin again
# The good's own character, where its name has none that is read as quickly.
LETTERS = {
    "indigo_plant": "藍",
    "sugar_mill": "糖",
    "tobacco_storage": "煙",
    "coffee_roaster": "珈",
    "silver_smelter": "銀",
}


@dataclass(frozen=True)
class Face:
    """A card as it is shown: in a hand, in a town, in a sheet."""

    card: int
    id: str
    name: str
    short: str  # where several names stand in one line
    lines: list[str]
    kind: str  # the colour of its roof: city, six, mon, or the good's
    icon: str
    cost: int
    points: str
    text: str


@dataclass(frozen=True)
class Good:
    """A good as a cube: its colour and its letter."""

    kind: str
    letter: str
    name: str


def icon_of(id: str) -> str:
    """The picture of a card or role."""
    return picture("san-juan.svg", id)


def production(e: Edition) -> list[int]:
    """The production buildings in the order of the edition."""
    return [card for card in range(1, len(e.ids)) if e.kind[card] == PRODUCTION]


def kind_of(e: Edition, card: int) -> str:
    """What colours the roof."""
    if e.kind[card] == PRODUCTION:
        return f"good-{production(e).index(card) % GOODS + 1}"
    if e.kind[card] == MONUMENT:
        return "mon"
    return "six" if scores_later(e, card) else "city"


def scores_later(e: Edition, card: int) -> bool:
    """Does it bring points at the end that are not printed on it?"""
    return card == e.palace or any(row.source == card for row in e.effects.at[END])


def face(cards: Cards, card: int) -> Face:
    """A card as it is shown."""
    e = cards.e
    printed = str(e.points[card])
    if scores_later(e, card):
        printed = "＋" if e.points[card] == 0 else f"{printed}＋"
    id = e.ids[card]
    name = cards.title(card)
    lines = two_lines(name, cards.say)
    kind = kind_of(e, card)
    return Face(
        card, id, name, short_name(cards, card), lines, kind, icon_of(id), e.cost[card], printed,
        cards.text(card),
    )  # fmt: skip


def short_name(cards: Cards, card: int) -> str:
    """A production building by its good, another by its name."""
    made = cards.e.kind[card] == PRODUCTION
    return cards.say.name(cards.e.name(card)["good"]) if made else cards.title(card)


def good_of(cards: Cards, building: int) -> Good:
    """The good of a production building."""
    name = cards.say.name(cards.e.name(building)["good"])
    return Good(kind_of(cards.e, building), letter(cards, building), name)


def letter(cards: Cards, building: int) -> str:
    """What stands on the cube: one character, two where several goods begin alike."""
    e, say = cards.e, cards.say
    name = say.name(e.name(building)["good"])
    if say.code == "ja":
        return LETTERS.get(e.ids[building], name[:1])
    alike = [card for card in production(e) if say.name(e.name(card)["good"])[:1] == name[:1]]
    return name[: 2 if len(alike) > 1 else 1]


def two_lines(name: str, say: Language) -> list[str]:
    """The name as it stands on a card."""
    if say.code != "ja":
        words = name.split(" ")
        middle = (len(words) + 1) // 2
        return [" ".join(part) for part in (words[:middle], words[middle:]) if part]
    if len(name) <= LINE:
        return [name]
    at = script_change(name) or (len(name) + 1) // 2
    return [name[:at], name[at:]]


def script_change(name: str) -> int:
    """Where katakana end and something else begins; 0 if nowhere."""
    katakana = ["KATAKANA" in unicodedata.name(character, "") for character in name]
    for at in range(1, len(name)):
        if katakana[at - 1] and not katakana[at]:
            return at
    return 0
