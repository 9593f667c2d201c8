"""What an icon gives or costs, as a few signs: cubes with a letter, koban, short words."""

from __future__ import annotations

from dataclasses import dataclass

from takujo.editions.effects import Row
from takujo.editions.language import mark
from takujo.games.goryokaku import effects
from takujo.games.goryokaku.names import KINDS
from takujo.games.goryokaku.words.cards import Cards

REPEATED = 3  # so many equal cubes are drawn one by one
PICTURES = {
    effects.ONIGIRI: ("onigiri", mark("onigiri")),
    effects.BAG: ("bag", mark("from the bag")),
    effects.PERSON: ("person", mark("person card")),
    effects.PIECE: ("piece", mark("building piece")),
}
SHORT = {
    effects.SHIP_LV: mark("Ship +{n}"),
    effects.SOIL_LV: mark("Soil LV +{n}"),
    effects.HIRE: mark("Hire"),
    effects.OFFICE: mark("Office"),
    effects.BUILD: mark("Castle build"),
    effects.STOREHOUSE: mark("Storehouse +{n}"),
    effects.CARD: mark("Hand card {n}"),
}


@dataclass(frozen=True)
class Part:
    """A cube, a picture with a number, or a word."""

    text: str = ""
    sign: str = ""  # cube, koban, or the name of a picture; "": a word
    kind: str = ""  # of a cube
    name: str = ""  # read aloud
    quiet: bool = False


class Signs:
    """The signs of one edition in one language."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.say = cards.say
        called = [cards.say.name(cards.e.data["kinds"][kind]) for kind in KINDS]
        self.letters = [shortest(name, called) for name in called]
        self.called = called

    def cube(self, kind: int) -> Part:
        """One cube."""
        return Part(self.letters[kind], "cube", KINDS[kind], self.called[kind])

    def cubes(self, kind: int, n: int) -> list[Part]:
        """So many cubes: each by itself, or one with its number."""
        if n <= REPEATED:
            return [self.cube(kind)] * n
        return [self.cube(kind), Part(f"×{n}")]

    def thing(self, thing: int, n: int, plus: str = "") -> list[Part]:
        """So much of anything an icon may name."""
        if thing < len(KINDS):
            return self.cubes(thing, n)
        if thing == effects.KOBAN:
            return [Part(f"{plus}{n}", "koban", name=self.say.say("koban"))]
        if thing in PICTURES:
            picture, name = PICTURES[thing]
            return [Part(f"{plus}{n}", picture, name=self.say.say(name))]
        if thing in SHORT:
            return [Part(self.say.say(SHORT[thing], n=n))]
        kind = thing - effects.FIRST_STANDING
        if 0 <= kind < len(KINDS):
            return self.cubes(kind, n)
        return [Part(self.say.say("{n} pt", n=n))]

    def things(self, way: list[int], plus: str = "") -> list[Part]:
        """Everything one way to pay or to gain names."""
        out: list[Part] = []
        for i in range(0, len(way), 2):
            out += self.thing(way[i], way[i + 1], plus)
        return out

    def either(self, ways: list[list[int]], plus: str = "") -> list[Part]:
        """Several ways with a stroke between them."""
        out: list[Part] = []
        for way in ways:
            if out:
                out.append(Part("/", quiet=True))
            out += self.things(way, plus)
        return out

    def row(self, row: Row) -> list[Part]:
        """What a row costs and brings."""
        if row.pays == [[]]:
            return self.either(row.gains, "+")
        return [*self.either(row.pays), Part("→", quiet=True), *self.either(row.gains)]

    def way(self, row: Row, way: int) -> list[Part]:
        """One way to use a row."""
        pay = row.pays[(way - 1) // len(row.gains)]
        gain = row.gains[(way - 1) % len(row.gains)]
        if not pay:
            return self.things(gain, "+")
        return [*self.things(pay), Part("→", quiet=True), *self.things(gain)]

    def cost(self, cubes: list[int], narrow: bool = False) -> list[Part]:
        """Cubes by kind, and last those of any kind; where it is narrow, many as numbers."""
        out: list[Part] = []
        for kind in range(len(KINDS)):
            if narrow and sum(cubes) > REPEATED and cubes[kind] > 1:
                out += [self.cube(kind), Part(str(cubes[kind]))]
            else:
                out += self.cubes(kind, cubes[kind])
        if len(cubes) > len(KINDS) and cubes[-1]:
            any_kind = Part("?", "cube", "any", self.say.say("any kind"))
            out += [any_kind] * cubes[-1]
        return out


def shortest(name: str, others: list[str]) -> str:
    """As little of a name as no other begins with."""
    for n in range(1, len(name)):
        if not [other for other in others if other != name and other.startswith(name[:n])]:
            return name[:n]
    return name


def plain(parts: list[Part]) -> str:
    """Signs read aloud."""
    return " ".join([part.name if part.sign == "cube" else f"{part.name} {part.text}".strip()
                     for part in parts])  # fmt: skip
