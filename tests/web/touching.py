"""A person's finger on a table: what ``static/select.js`` makes of touches, and what it posts."""

from __future__ import annotations

import json
from typing import Any

from takujo.kernel.chance import FastNumbers
from tests.web.page_tree import Node


def within(text: str | None, n: int) -> bool:
    """Is the number between the two that the page names?"""
    if not text:
        return True
    low, high = text.split(",")
    return int(low) <= n <= int(high)


class Selection:
    """What is selected on one question's page; follows the script of the same name."""

    def __init__(self, page: Node) -> None:
        (self.app,) = page.with_class("app")
        (self.tray,) = self.app.with_class("tray")
        self.kind = self.tray.data["kind"]
        self.things = self.app.with_data("choice", "pay")
        self.templates = self.app.all(lambda node: node.tag == "template")
        self.main: str | None = None
        self.picks: list[int] = []
        self.off: list[int] = []
        self.passed = False
        self.propose_first()

    def empty(self) -> None:
        """Nothing is selected."""
        self.main, self.picks, self.off, self.passed = None, [], [], False

    def propose_first(self) -> None:
        """What is selected before anything is touched."""
        wanted = [each for each in self.tray.data.get("proposed", "").split(";") if each]
        if self.kind == "one":
            self.main = wanted[0] if wanted else None
        for choice in wanted:
            for at, thing in enumerate(self.things):
                if thing.data.get("choice") == choice and at not in self.picks:
                    self.picks.append(at)
                    break

    # --- touching -------------------------------------------------------------------------
    def touchable(self) -> list[Node]:
        """Everything a finger can change the selection with."""
        return self.app.with_data("choice", "pay", "place", "pass") + self.chips()

    def touch_any(self, numbers: FastNumbers) -> None:
        """One touch somewhere."""
        possible = self.touchable()
        if possible:
            self.touch(possible[numbers.below(len(possible))])

    def touch(self, thing: Node) -> None:
        """One touch."""
        if "chip" in thing.classes:
            self.chip(thing)
        elif "pass" in thing.data:
            passed = not self.passed
            self.empty()
            self.passed = passed
        else:
            self.pick(thing)

    def pick(self, thing: Node) -> None:
        """A thing of the table."""
        choice = thing.data.get("choice")
        if not choice:
            return
        self.passed = False
        if self.kind == "one":
            self.main, self.off = None if self.main == choice else choice, []
            return
        at, most = self.things.index(thing), int(self.tray.data["most"])
        if at in self.picks:
            self.picks.remove(at)
        else:
            self.picks = [*self.picks, at][-most:]

    def chip(self, chip: Node) -> None:
        """Something that comes with the act is declined, or not."""
        at = self.chips().index(chip)
        if at in self.off:
            self.off.remove(at)
        else:
            self.off.append(at)

    # --- what it comes to -----------------------------------------------------------------
    def template(self) -> Node | None:
        """What the tray says about the selection."""
        wanted = "" if self.kind == "many" else self.main
        return next((each for each in self.templates if each.data["tray"] == wanted), None)

    def bill(self) -> Node | None:
        """The template, where it is shown."""
        if self.passed or (self.kind == "many" and not self.picks):
            return None
        return self.template()

    def numbers(self) -> dict[str, Any]:
        """Numbers that the server sent along."""
        template = self.template()
        return dict(json.loads(template.data["numbers"])) if template is not None else {}

    def chips(self) -> list[Node]:
        """What can be added to the act or left out."""
        bill = self.bill()
        return bill.with_class("chip") if bill is not None else []

    def count(self) -> dict[str, int]:
        """What is picked, and what is held then."""
        numbers, n = self.numbers(), len(self.picks)
        gain = sum(int(self.things[at].data.get("gain", 0)) for at in self.picks)
        if self.kind != "many":
            return {"count": n, "gain": 0, "hand": 0}
        hand = numbers.get("hand", 0) + numbers.get("each", 0) * n + gain
        return {"count": n, "gain": gain, "hand": hand}

    def possible(self, chip: Node, out: dict[str, int]) -> bool:
        """Does it come with the act as it is?"""
        counted = within(chip.data.get("count"), out["count"])
        return counted and within(chip.data.get("hand"), out["hand"])

    def extras(self) -> list[tuple[Node, bool]]:
        """What comes with the act, and if it is wanted; each may depend on the hand then."""
        out, found = self.count(), []
        for at, chip in enumerate(self.chips()):
            if "yes" not in chip.data or not self.possible(chip, out):
                continue
            on = at not in self.off
            found.append((chip, on))
            out["hand"] += int(chip.data["gain"]) if on else 0
        return found

    def followed(self) -> list[str]:
        """The wishes that follow the act."""
        return [chip.data["yes" if on else "no"] for chip, on in self.extras()]

    def drawn(self) -> int:
        """How many cards come with the act."""
        return sum(int(chip.data["gain"]) for chip, on in self.extras() if on)

    def complete(self) -> bool:
        """Can it be confirmed?"""
        if self.passed:
            return True
        if self.kind == "one":
            return self.main is not None
        return len(self.picks) >= max(1, int(self.tray.data["least"]))

    def chosen(self) -> list[str]:
        """The choices themselves."""
        picked = [self.things[at].data["choice"] for at in self.picks]
        out = picked if self.kind == "many" else [str(self.main)]
        template = self.template()
        then = template.data.get("then") if template is not None else ""
        return [*out, then] if then else out

    def wishes(self) -> str:
        """What is posted; "" while nothing can be confirmed."""
        if not self.complete():
            return ""
        return "pass" if self.passed else ";".join([*self.chosen(), *self.followed()])
