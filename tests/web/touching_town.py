"""A finger on San Juan's table; follows ``static/san-juan.js``."""

from __future__ import annotations

from tests.web.page_tree import Node
from tests.web.touching import Selection


class Town(Selection):
    """San Juan: a card to build has a place, goods and cards that pay."""

    def __init__(self, page: Node) -> None:
        self.at = -1
        self.place = 0
        self.goods: dict[str, int] = {}
        self.pay: list[int] = []
        super().__init__(page)
        self.building = self.kind == "build"
        self.hand = [card for card in self.tray.with_class("card") if "pay" in card.data]

    def empty(self) -> None:
        super().empty()
        self.at, self.place, self.goods, self.pay = -1, 0, {}, []

    def touchable(self) -> list[Node]:
        return super().touchable() + self.app.with_class("free")

    def pick(self, thing: Node) -> None:
        if not self.building:
            super().pick(thing)
            return
        plot = thing.around("plot")
        if plot is not None and "pay" not in thing.data:
            self.put(thing, int(plot.data["slot"]))
            return
        if thing not in self.hand:
            return
        at = self.hand.index(thing)
        if self.main is None:
            if "choice" in thing.data:
                self.propose(at)
        elif at == self.at:
            self.empty()
        elif at in self.pay:
            self.pay.remove(at)
        elif self.owed() > 0:
            self.pay = [*self.pay, at][-self.owed() :]

    def propose(self, at: int) -> None:
        """A payment for the card touched first."""
        self.empty()
        self.main, self.at = self.hand[at].data["choice"], at
        possible = {k: v for k, v in self.numbers()["places"].items() if "why" not in v}
        best = "0" if "0" in possible else max(possible, key=lambda slot: possible[slot]["points"])
        self.place = int(best)
        self.payment()

    def put(self, thing: Node, slot: int) -> None:
        """Where the crane builds."""
        if self.main is None or not self.numbers()["crane"]:
            return
        place = slot if "bld" in thing.classes and slot != self.place else 0
        if "why" not in self.numbers()["places"][str(place)]:
            self.place = place
            self.payment()

    def chip(self, chip: Node) -> None:
        places = chip.data.get("places")
        if not places:
            super().chip(chip)
            return
        used = self.goods.get(places, 0)
        room = min(self.numbers()["market"], self.price()) - sum(self.goods.values()) + used
        most = min(len(places.split(",")), room)
        self.goods[places] = 0 if used + 1 > most else used + 1
        self.payment()

    def price(self) -> int:
        """What is owed before goods pay."""
        return int(self.numbers()["places"][str(self.place)]["owed"])

    def owed(self) -> int:
        """The cards that pay."""
        return self.price() - sum(self.goods.values())

    def payment(self) -> None:
        """Keep what was chosen; fill up with, or take away, the cards wanted least."""
        chips = [chip.data["places"] for chip in self.chips() if "places" in chip.data]
        market = self.numbers()["market"]
        for places in chips:
            while (
                self.owed() > len(self.hand) - 1
                and sum(self.goods.values()) < market
                and self.goods.get(places, 0) < len(places.split(","))
            ):
                self.goods[places] = self.goods.get(places, 0) + 1
        while self.owed() < 0:
            self.goods[next(places for places, n in self.goods.items() if n)] -= 1
        self.pay = [at for at in self.pay if at != self.at][: self.owed()]
        for at in [int(at) for at in self.tray.data["spare"].split(",")]:
            if at != self.at and at not in self.pay and len(self.pay) < self.owed():
                self.pay.append(at)

    def paying(self) -> list[int]:
        """The goods that pay."""
        slots: list[int] = []
        for places, n in self.goods.items():
            of = sorted([int(slot) for slot in places.split(",")], key=lambda s: s != self.place)
            slots += of[:n]
        return sorted(slots)

    def count(self) -> dict[str, int]:
        out = super().count()
        if self.building and self.main is not None:
            out["hand"] = len(self.hand) - 1 - self.owed()
        return out

    def possible(self, chip: Node, out: dict[str, int]) -> bool:
        covered = self.place > 0 and int(chip.data["from"]) == self.place
        return super().possible(chip, out) and not covered

    def complete(self) -> bool:
        if not self.building or self.passed:
            return super().complete()
        return self.main is not None and len(self.pay) == self.owed()

    def chosen(self) -> list[str]:
        out = super().chosen()
        if not self.building:
            return out
        if self.numbers()["crane"]:
            out.append(f"place {self.place or 'new'}")
        out += [f"black_market {slot}" for slot in self.paying()]
        return [*out, "no black_market", *[self.hand[at].data["pay"] for at in self.pay]]
