"""What a touched thing does stands in the tray before anything is confirmed, in every game."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import takujo
from takujo.host.proposal import best
from takujo.kernel.table import Table
from takujo.web.pages import does
from takujo.web.pages.asked import PASS_IT, Does, Tray
from takujo.web.pages.registry import pages_of
from takujo.web.pages.sheets import sheet
from takujo.web.pages.table import fragment, tray_after
from tests.web import fourbit_town_at_hand, goryokaku_at_hand, pages_at_hand
from tests.web.pages_at_hand import Elements, at

EMPTY = re.compile(
    r'<template data-tray="(?!pass")[^"]*"[^>]*>\s*(<i hidden[^>]*></i>\s*)*</template>'
)


def tables() -> list[tuple[str, Table]]:
    """Every question of the three games."""
    san_juan = [(name, pages_at_hand.position(name)) for name in pages_at_hand.QUESTIONS]
    town = [
        (name, takujo.from_json(json.dumps({**data, "edition": edition})))
        for name, (edition, data) in fourbit_town_at_hand.QUESTIONS.items()
    ]
    fort = [(name, goryokaku_at_hand.at_hand(name)) for name in goryokaku_at_hand.QUESTIONS]
    return [*san_juan, *town, *fort]


def trays(t: Table, **values: Any) -> list[Tray]:
    """The trays that come along with a page."""
    here = at(t, code="en", **values)
    pages = pages_of(here)
    return does.question(pages, pages.scene(here)).ready_made


@pytest.mark.parametrize(("name", "table"), tables())
def test_no_box_is_empty_whatever_is_touched(name: str, table: Table) -> None:
    for code in ("ja", "en"):
        assert not EMPTY.search(str(fragment(at(table, code=code)))), name


@pytest.mark.parametrize("name", ["role", "build", "keep", "tuck", "nugget", "gold mine", "effect"])
def test_san_juan_says_what_a_card_or_role_does(name: str) -> None:
    t = pages_at_hand.position(name)
    chosen = [tray for tray in trays(t) if tray.choice and tray.choice != PASS_IT]
    assert all(tray.does is not None and tray.does.text and tray.does.sign for tray in chosen)


def test_what_is_kept_last_is_explained() -> None:
    here = at(pages_at_hand.position("keep"), code="en")
    tray = tray_after(here, ["keep hero"], ["+keep guild_hall"])
    assert tray.does is not None
    assert "production building" in tray.does.text


def test_a_building_that_scores_at_the_end_says_what_it_is_worth_now() -> None:
    t = pages_at_hand.position("keep")
    tray = tray_after(at(t, code="en"), [], ["+keep guild_hall"])
    # four production buildings, of four kinds, in the town of this position
    assert tray.does is not None
    assert tray.does.now == "Now worth 8 points."


def test_a_role_says_its_privilege_with_the_numbers_of_the_edition() -> None:
    said = {tray.choice: tray.does for tray in trays(pages_at_hand.position("role"))}
    told = said["role councillor"]
    assert told is not None
    assert told.text == "Everybody draws 2 cards and may keep 1. You choose from 3 more."


def test_goryokaku_says_what_a_space_and_a_person_do() -> None:
    act = {tray.choice: tray.does for tray in trays(goryokaku_at_hand.at_hand("act"))}
    assert "castle card" in (act["act build"] or Does("", "")).text
    hire = trays(goryokaku_at_hand.at_hand("hire"))
    assert all(tray.does is not None for tray in hire if tray.choice.startswith("hire"))


def test_a_page_proposes_what_normal_would_do_from_what_the_seat_sees() -> None:
    for name in ("role", "produce", "sell", "keep", "discard", "tuck", "nugget"):
        t = pages_at_hand.position(name)
        here = at(t)
        pages = pages_of(here)
        first = pages.question(pages.scene(here)).first
        wanted = best(here.seen)
        assert (first is None) == (wanted == 0), name
        if first is not None:
            assert pages.scene(here).readable(wanted) in first.posted, name


def test_a_payment_is_what_normal_would_pay() -> None:
    # a palace and a library in hand, and a well: an indigo plant is not paid with what scores most
    here = at(pages_at_hand.position("build"))
    tray = tray_after(here, [], ["+build indigo_plant"])
    assert [each for each in tray.posted if each.startswith("pay ")] in ([], ["pay well"])


def test_a_refusal_leads_to_its_paragraph() -> None:
    here = at(pages_at_hand.position("build"), code="en")
    (rule,) = list(Elements(sheet(here, "why", "build tower")).values("data-sheet"))
    told = Elements(sheet(here, *rule.split("/")))
    assert "city building" in told.text
    assert "rules" in told.values("data-sheet")
    with pytest.raises(KeyError):
        sheet(here, "rule", "99")
