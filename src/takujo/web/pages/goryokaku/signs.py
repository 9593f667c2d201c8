"""What an icon gives or costs, as a few signs: cubes with a letter, koban, short words."""

from __future__ import annotations

from takujo.editions.language import mark
from takujo.games.goryokaku import effects
from takujo.games.goryokaku.names import KINDS
from takujo.games.goryokaku.words.cards import Cards
from takujo.web.pages.row_signs import Amount, RowSigns, Symbol

REPEATED = 3  # so many equal cubes are drawn one by one
PICTURES = {
    effects.ONIGIRI: ("onigiri", mark("onigiri")),
    effects.BAG: ("bag", mark("from the bag")),
    effects.PERSON: ("person", mark("person card")),
    effects.PIECE: ("piece", mark("building piece")),
}
SHORT = {
    effects.SHIP_LV: mark("Ship LV +{n}"),
    effects.SOIL_LV: mark("Soil LV +{n}"),
    effects.HIRE: mark("Hire"),
    effects.OFFICE: mark("Office"),
    effects.BUILD: mark("Castle build"),
    effects.STOREHOUSE: mark("Storehouse +{n}"),
    effects.CARD: mark("Hand card {n}"),
}


class Signs(RowSigns):
    """The signs of one edition in one language."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.say)
        called = [cards.say.name(cards.e.data["kinds"][kind]) for kind in KINDS]
        self.letters = [shortest(name, called) for name in called]
        self.called = called

    def cube(self, kind: int) -> Symbol:
        """One cube."""
        return Symbol(self.letters[kind], "cube", KINDS[kind], self.called[kind])

    def cubes(self, kind: int, n: int) -> list[Symbol]:
        """So many cubes: each by itself, or one with its number."""
        if n <= REPEATED:
            return [self.cube(kind)] * n
        return [self.cube(kind), Symbol(f"×{n}")]

    def thing(self, thing: int, n: Amount, plus: str = "") -> list[Symbol]:
        """So much of anything an icon may name."""
        if thing < len(KINDS):
            return self.cubes(thing, int(n))
        if thing == effects.KOBAN:
            return [Symbol(f"{plus}{n}", "koban", name=self.say.say("koban"))]
        if thing in PICTURES:
            picture, name = PICTURES[thing]
            return [Symbol(f"{plus}{n}", picture, name=self.say.say(name))]
        if thing in SHORT:
            return [Symbol(self.say.say(SHORT[thing], n=n))]
        kind = thing - effects.FIRST_STANDING
        if 0 <= kind < len(KINDS):
            return self.cubes(kind, int(n))
        return [Symbol(self.say.say("{n} pt", n=n))]

    def cost(self, cubes: list[int], narrow: bool = False) -> list[Symbol]:
        """Cubes by kind, and last those of any kind; where it is narrow, many as numbers."""
        out: list[Symbol] = []
        for kind in range(len(KINDS)):
            if narrow and sum(cubes) > REPEATED and cubes[kind] > 1:
                out += [self.cube(kind), Symbol(str(cubes[kind]))]
            else:
                out += self.cubes(kind, cubes[kind])
        if len(cubes) > len(KINDS) and cubes[-1]:
            any_kind = Symbol("?", "cube", "any", self.say.say("any kind"))
            out += [any_kind] * cubes[-1]
        return out


def shortest(name: str, others: list[str]) -> str:
    """As little of a name as no other begins with."""
    for n in range(1, len(name)):
        if not [other for other in others if other != name and other.startswith(name[:n])]:
            return name[:n]
    return name
