"""Fingers on the tables of 4bit Town and Goryokaku; follow the scripts of these games."""

from __future__ import annotations

from typing import Any

from takujo.kernel.chance import FastNumbers
from tests.web.page_tree import Node
from tests.web.touching import Selection
from tests.web.touching_town import Town


class Mix(Selection):
    """4bit Town: so many units of each kind, until they add up."""

    def propose_first(self) -> None:
        self.pots = self.tray.with_data("pot")
        self.units = [int(pot.data["first"]) for pot in self.pots]

    def touch_any(self, numbers: FastNumbers) -> None:
        at, step = numbers.below(len(self.pots)), 2 * numbers.below(2) - 1
        if 0 <= self.units[at] + step <= int(self.pots[at].data["most"]):
            self.units[at] += step

    def complete(self) -> bool:
        return sum(self.units) == int(self.tray.data["least"])

    def chosen(self) -> list[str]:
        return [f"{self.tray.data['rule']} {n}" for n in self.units]

    def followed(self) -> list[str]:
        return []


class Setting(Selection):
    """4bit Town: four cards turned and ordered."""

    def propose_first(self) -> None:
        self.order = self.app.with_class("strip")
        self.sides = [0] * len(self.order)

    def touch_any(self, numbers: FastNumbers) -> None:
        at = numbers.below(len(self.order))
        if numbers.below(2):
            self.sides[at] = 1 - self.sides[at]
        else:
            self.order.insert(0, self.order.pop(at))
            self.sides.insert(0, self.sides.pop(at))

    def complete(self) -> bool:
        return True

    def chosen(self) -> list[str]:
        sides = zip(self.order, self.sides, strict=True)
        return [strip.data["one" if side else "zero"] for strip, side in sides]

    def followed(self) -> list[str]:
        return []


class Turn(Selection):
    """Goryokaku: a placement carries what follows it; a castle card carries its payment."""

    def __init__(self, page: Node) -> None:
        self.skip: list[str] = []
        self.follow = ""
        self.paid: list[int] | None = None
        super().__init__(page)
        if self.kind == "castle":
            self.main = self.tray.data["proposed"] or None

    def empty(self) -> None:
        super().empty()
        self.skip, self.follow, self.paid = [], "", None

    def touchable(self) -> list[Node]:
        bill = self.bill()
        inside = bill.with_data("row", "follow", "coin") if bill is not None else []
        return super().touchable() + inside

    def touch(self, thing: Node) -> None:
        row, follow = thing.data.get("row"), thing.data.get("follow")
        if row is not None:
            self.skip = [*self.skip, row] if row not in self.skip else without(self.skip, row)
        elif follow is not None:
            self.follow = "" if self.follow == follow else follow
        elif "coin" in thing.data:
            self.coin(self.inside("coin").index(thing))
        else:
            super().touch(thing)

    def coin(self, at: int) -> None:
        """As many as are owed: one more puts the first one back."""
        on = self.coins()
        (payment,) = self.inside("owed")
        owed = int(payment.data["owed"])
        self.paid = without(on, at) if at in on else [*on, at][-owed:]

    def coins(self) -> list[int]:
        """The cubes that pay."""
        if self.paid is not None:
            return self.paid
        pressed = [coin.attributes["aria-pressed"] == "true" for coin in self.inside("coin")]
        return [at for at, on in enumerate(pressed) if on]

    def inside(self, name: str) -> list[Node]:
        """What the tray shows of the selection."""
        bill = self.bill()
        return bill.with_data(name) if bill is not None else []

    def pick(self, thing: Node) -> None:
        choice = thing.data.get("choice")
        free = choice is not None and choice.startswith("free ")
        if self.kind == "many" and not free:
            self.main = None
            super().pick(thing)
            return
        main = None if self.main == choice else choice
        self.empty()
        self.main = main

    @property
    def aside(self) -> bool:
        """A free action instead of a selection of several."""
        return self.kind == "many" and self.main is not None

    def template(self) -> Node | None:
        if not self.aside:
            return super().template()
        return next(each for each in self.templates if each.data["tray"] == self.main)

    def complete(self) -> bool:
        if self.aside:
            return True
        if self.kind != "castle" or self.passed:
            return super().complete()
        owed = [int(each.data["owed"]) for each in self.inside("owed")]
        return self.main is not None and len(self.coins()) == sum(owed)

    def chosen(self) -> list[str]:
        if self.aside:
            return [str(self.main)]
        out = super().chosen()
        if self.kind == "castle":
            return [*out, *[self.inside("coin")[at].data["coin"] for at in self.coins()]]
        return [*out, *[wish for chain in self.inside("certain") for wish in self.then(chain)]]

    def then(self, chain: Node) -> list[str]:
        """The rows that are used, then the onigiri action."""
        used = [row.data["row"] for row in chain.with_data("row")]
        used = [row for row in used if row not in self.skip]
        if int(chain.data["asks"]):
            return used
        if self.follow:
            return [*used, "no persons", self.follow]
        certain = int(chain.data["certain"]) and int(chain.data["then"])
        return [*used, "no persons", *(["no onigiri"] if certain else [])]


def without(all: list[Any], one: Any) -> list[Any]:
    """All but this one."""
    return [each for each in all if each != one]


def selection(game: str, page: Node) -> Selection:
    """What the page's own script would begin with."""
    if game == "san-juan":
        return Town(page)
    if game == "goryokaku":
        return Turn(page)
    (tray,) = page.with_class("tray")
    kinds: dict[str, type[Selection]] = {"set": Setting, "share": Mix}
    return kinds.get(tray.data["kind"], Selection)(page)
