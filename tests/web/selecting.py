"""One question at the server's door: what can be touched on its page, and the trays of touches."""

from __future__ import annotations

from collections.abc import Sequence

from takujo.editions.language import language
from takujo.kernel.chance import FastNumbers
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table
from takujo.web.pages.asked import PASS_IT, Tray
from takujo.web.pages.reader import At, Reader
from takujo.web.pages.reader import Seat as Person
from takujo.web.pages.table import fragment, selection, tray_after
from tests.web.page_tree import Node, tree


def at(seen: Seen[Table], code: str = "en") -> At:
    """The moment as a route hands it to a page."""
    people = [Person(f"P{n}") for n in range(seen.table.seats)]
    reader = Reader(language(code), here="/t/m4tch")
    return At(reader, "m4tch", people, seen, question=1, waiting=[seen.seat])


class Asked:
    """A question of one seat, its page, and its server."""

    def __init__(self, seen: Seen[Table]) -> None:
        self.at = at(seen)
        self.seen = seen
        self.page = tree(fragment(self.at))

    def tray(self, selected: Sequence[str], *touches: str) -> Tray:
        """What the server makes of these touches."""
        return tray_after(self.at, selected, touches)

    def html(self, selected: Sequence[str]) -> str:
        """The tray of a selection as it is sent."""
        return selection(self.at, selected, ())

    # --- what came along with the page ----------------------------------------------------
    def choices(self) -> list[str]:
        """What can be touched to choose it, as often as it lies there, or is proposed at first."""
        found = [node.data["choice"] for node in self.page.with_data("choice")]
        first = self.first()
        proposed = [first.data["tray"]] if first is not None else []
        return found + [PASS_IT] * len(self.page.with_data("pass")) + proposed

    def templates(self) -> list[Node]:
        """The trays that are ready."""
        return self.page.all(lambda node: node.tag == "template" and "tray" in node.data)

    def first(self) -> Node | None:
        """What is selected before anything is touched."""
        (tray,) = self.page.with_class("tray")
        named = [node for node in self.templates() if node.data["tray"] == tray.data.get("first")]
        return named[0] if named else None

    # --- touches by chance ----------------------------------------------------------------
    def touches(self, selected: Sequence[str]) -> list[str]:
        """Everything that could be touched next."""
        things = self.page.with_data("choice", "pay")
        begun = list(selected) not in ([], [PASS_IT])
        wishes = [node.data[name] for node in things for name in ("choice", "pay")
                  if name in node.data and (name == "choice" or begun)]  # fmt: skip
        out = [f"+{wish}" for wish in wishes if wishes.count(wish) > list(selected).count(wish)]
        out += [f"-{each}" for each in selected if each in wishes]
        if selected:
            now = self.tray(selected)
            out += [extra.touch for extra in now.extras]
            out += [sign.touch for sign in now.around if sign.touch]
        return out

    def by_chance(self, numbers: FastNumbers, most: int) -> Tray:
        """The tray after so many touches at most."""
        first = self.first()
        selected = first.data["selected"].split(";") if first is not None else []
        now = self.tray([each for each in selected if each])
        for _ in range(numbers.below(most + 1)):
            possible = self.touches(list(now.stands))
            if not possible:
                break
            now = self.tray(now.stands, possible[numbers.below(len(possible))])
        return now
