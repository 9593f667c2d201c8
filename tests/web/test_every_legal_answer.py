"""What the rules allow as one answer can be ticked at the text table and touched on the page."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given

import takujo
from takujo.games.catalogue import GAMES
from takujo.games.fourbit_town.names import BITS
from takujo.host.picks import Picks
from takujo.host.wishes import fulfilled
from takujo.kernel.agenda import PASS
from takujo.kernel.game import Refused
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table
from takujo.web.pages import text_table
from tests.every_game.cases import CASES, SEEDS, Case, laws
from tests.every_game.every_way import Walk, amiss
from tests.web.fourbit_town_at_hand import QUESTIONS
from tests.web.page_tree import Node, tree
from tests.web.selecting import Asked, at

PLAYED = [case for case in CASES if case.game.name in [game.name for game in GAMES]]
every_table = pytest.mark.parametrize("case", PLAYED, ids=repr)


class Shown:
    """The form of the question that is looked at; made once for all its ways."""

    def __init__(self) -> None:
        self.seen: Seen[Table] | None = None
        self.page = Node("", {}, None)

    def text(self, seen: Seen[Table]) -> Node:
        """The form of the text table."""
        if seen is not self.seen:
            self.seen = seen
            (self.page,) = tree(text_table.page(at(seen))).with_class("answers")
        return self.page


def names(picks: Picks, seen: Seen[Table], way: list[int]) -> list[str]:
    """What is picked, as it is posted; a pass after picks is not picked."""
    picked = [choice for choice in way if choice != PASS] or [PASS]
    return [seen.table.book.readable(picks.frame, choice) for choice in picked]


# --- the text table -------------------------------------------------------------------------------
def ticked(form: Node, wanted: list[str]) -> str | None:
    """What the form posts when this is chosen; None if it cannot be."""
    boxes = form.all(lambda node: node.attributes.get("name") == "choices")
    if boxes[0].tag == "select":
        return in_order(boxes, wanted)
    values = [box.attributes["value"] for box in boxes]
    if boxes[0].attributes["type"] == "radio":
        return wanted[0] if len(wanted) == 1 and wanted[0] in values else None
    posted = [value for value in dict.fromkeys(values) for _ in range(wanted.count(value))]
    enough = all(wanted.count(value) <= values.count(value) for value in wanted)
    return ";".join(posted) if enough and len(posted) == len(wanted) else None


def in_order(selects: list[Node], wanted: list[str]) -> str | None:
    """One choice for each place; where nothing more is asked, none."""
    for select, value in zip(selects, wanted, strict=False):
        if value not in [option.attributes["value"] for option in select.children]:
            return None
    return ";".join(wanted) if len(wanted) <= len(selects) else None


@every_table
@laws(1)
@given(seed=SEEDS)
def test_every_legal_answer_can_be_ticked_at_the_text_table(case: Case, seed: int) -> None:
    shown = Shown()

    def tick(seen: Seen[Table], picks: Picks, way: list[int]) -> list[str] | None:
        posted = ticked(shown.text(seen), names(picks, seen, way))
        return None if posted is None else fulfilled(seen, posted)[0]

    assert list(amiss(case, seed, tick, every=9)) == []


# --- the page -------------------------------------------------------------------------------------
def touched(asked: Asked, wanted: list[str]) -> str | None:
    """What the page posts when this was touched; None if it cannot be."""
    rule, first = wanted[0].split(" ")[0], asked.first()
    if rule in ("share", "waive"):  # steppers: so many of each kind
        assert first is not None
        kinds = len(first.data["selected"].split(";"))
        made = asked.tray([*wanted, *[f"{rule} 0"] * (kinds - len(wanted))])
    elif rule == "set":
        sides = [
            [strip.data["zero"], strip.data["one"]] for strip in asked.page.with_class("strip")
        ]
        if sorted([n for each in wanted for n, two in enumerate(sides) if each in two]) != [
            0,
            1,
            2,
            3,
        ]:
            return None
        made = asked.tray(wanted)
    else:
        if Counter(wanted) - Counter(asked.choices()):
            return None
        made = asked.tray([], *[f"+{each}" for each in wanted])
    return ";".join(made.posted) if made.ready else None


@every_table
@laws(1)
@given(seed=SEEDS)
def test_every_legal_answer_can_be_touched_on_the_page(case: Case, seed: int) -> None:
    shown: list[Asked] = []

    def touch(seen: Seen[Table], picks: Picks, way: list[int]) -> list[str] | None:
        if not shown or shown[0].seen is not seen:
            shown[:] = [Asked(seen)]
        wanted = names(picks, seen, way)
        if wanted[0].startswith("set ") and picks.most < BITS:
            return wanted  # half a setting: the page gives it whole or not at all
        posted = touched(shown[0], wanted)
        if posted is None:
            return None
        # the page may post more than this question: what comes with it or follows it
        return fulfilled(seen, posted)[0][: len(Walk(seen, way).asked)]

    assert list(amiss(case, seed, touch, every=9)) == []


# --- what was found -------------------------------------------------------------------------------
def paying(hand: list[str]) -> Seen[Table]:
    """Who has built a tobacco storage and pays for it with two of these cards."""
    data: dict[str, Any] = {
        "game": "san-juan", "seats": 2, "asking": ["pay", 0, 2], "site": "tobacco_storage",
        "players": [{"hand": hand}, {}],
    }  # fmt: skip
    t = takujo.from_json(json.dumps(data))
    return t.book.game.seen(t, 0)


def test_a_tobacco_storage_can_be_paid_with_a_library_at_the_text_table() -> None:
    seen = paying(["silver_smelter", "tower", "library"])
    form = tree(text_table.page(at(seen))).with_class("answers")[0]
    for two in (["tower", "library"], ["silver_smelter", "library"], ["silver_smelter", "tower"]):
        posted = ticked(form, [f"pay {card}" for card in two])
        assert posted is not None, two
        assert set(fulfilled(seen, posted)[0]) <= {f"pay {card}" for card in two}


def test_a_payment_that_does_not_add_up_is_refused_and_not_made_up() -> None:
    edition, data = QUESTIONS["pay upkeep"]  # six units
    t = takujo.from_json(json.dumps({**data, "edition": edition}))
    seen = t.book.game.seen(t, 0)
    for posted in ("share 0;share 0;share 0;share 0", "share 2;share 1;share 3;share 1"):
        with pytest.raises(Refused):
            fulfilled(seen, posted)
