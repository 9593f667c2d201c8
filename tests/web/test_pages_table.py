"""The table page: what can be touched is what may be chosen, and nothing hidden is in it."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import takujo
from takujo.kernel.agenda import PASS
from takujo.kernel.chance import FastNumbers
from takujo.kernel.flow import take
from takujo.kernel.table import Table
from takujo.web.pages import sheets, table, text_table
from takujo.web.pages.choices import exact
from takujo.web.pages.game_words import words_of
from tests.web.pages_at_hand import QUESTIONS, Elements, at, position


def decisions(seats: int, seed: int, every: int) -> Iterator[Table]:
    """Tables of a random game, every so many decisions."""
    t = takujo.new_table("san-juan", seats=seats, seed=seed)
    numbers = FastNumbers(seed)
    count = 0
    while t.asking is not None:
        if count % every == 0:
            yield t
        options = t.offered
        take(t, options[numbers.below(len(options))])
        count += 1


def check_touches(t: Table) -> None:
    """Everything offered can be touched, and nothing else can."""
    asking = t.asking
    assert asking is not None
    page = Elements(table.fragment(at(t, asking.seat)))
    assert page.wrong == []
    offered = {t.book.readable(asking, choice) for choice in t.offered if choice != PASS}
    # several cards that must be picked are touched in any order, and put into order afterwards
    for choice in t.book.game.candidates(t, asking):
        reason = t.book.game.why_not(t, asking, choice)
        if reason is not None and reason.code == "too_few_cards_left":
            offered.add(t.book.readable(asking, choice))
    touched = set(page.values("data-choice"))
    trays = set(page.values("data-tray"))
    assert touched <= offered
    assert offered <= touched | trays
    assert trays <= offered | {""}
    assert bool(page.values("data-pass")) == (PASS in t.offered)


@pytest.mark.parametrize("name", [name for name in QUESTIONS if name != "somebody else"])
def test_what_is_offered_can_be_touched_and_nothing_else(name: str) -> None:
    check_touches(position(name))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_offered_can_be_touched_in_random_games(seats: int) -> None:
    for t in decisions(seats, seats, 5):
        check_touches(t)


def proposal(t: Table, seat: int) -> str:
    """What the page proposes, or its first choice, as its script would post it."""
    page = Elements(table.fragment(at(t, seat)))
    tray = page.one("data-proposed")
    if tray["data-proposed"]:
        return tray["data-proposed"]
    if tray["data-kind"] != "build":
        return page.values("data-choice")[0]
    numbers = json.loads(page.values("data-numbers")[0])
    main = page.values("data-tray")[0]
    return ";".join([main, *payment(page, main, numbers, tray["data-spare"].split(","))])


def payment(page: Elements, main: str, numbers: dict[str, Any], spare: list[str]) -> list[str]:
    """The place and the payment that the page proposes for a building."""
    possible = {slot: place for slot, place in numbers["places"].items() if "why" not in place}
    slot = "0" if "0" in possible else max(possible, key=lambda s: possible[s]["points"])
    hand = [each for _, each in page.found if "data-pay" in each]
    chosen = next(each for each in hand if each.get("data-choice") == main)
    others = [place for place in spare if place != chosen["data-at"]]
    goods = [slots.split(",") for slots in page.values("data-slots")[: numbers["market"]]]
    owed = possible[slot]["owed"]
    market: list[int] = []
    for slots in goods:
        while slots and owed > len(others) and len(market) < numbers["market"]:
            market.append(int(slots.pop(0)))
            owed -= 1
    cards = {each["data-at"]: each["data-pay"] for each in hand}
    return [
        f"place {slot if slot != '0' else 'new'}",
        *[f"black_market {each}" for each in sorted(market)],
        "no black_market",
        *[cards[place] for place in others[:owed]],
    ]


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_proposed_can_be_played(seats: int) -> None:
    for t in decisions(seats, 10 + seats, 7):
        assert t.asking is not None
        seat = t.asking.seat
        again = t.copy()
        for choice in exact(t.book.game.seen(t, seat), proposal(t, seat)):
            again.play(seat, choice)
        asking = again.asking
        assert asking is None or asking.seat != seat or asking.id != t.asking.id or (
            t.asking.rule.together(t, seat, t.asking.n) == 1
        ), "a payment or a selection is finished in one go"  # fmt: skip


def test_a_card_that_cannot_be_built_says_why_and_can_pay() -> None:
    page = Elements(table.fragment(at(position("build"))))
    tower = next(each for _, each in page.found if each.get("data-about") == "card/tower" and
                 "data-at" in each)  # fmt: skip
    assert tower["data-why"] == "建設済み"
    assert tower["data-sheet"] == "why/build tower"
    assert tower["data-pay"] == "pay tower"
    assert "data-choice" not in tower


def tray_of(html: str, choice: str) -> tuple[dict[str, Any], str]:
    """The numbers and the text of the tray of one choice."""
    inside = html[html.index(f'<template data-tray="{choice}"') :]
    tray = Elements(inside[: inside.index("</template>") + len("</template>")])
    return json.loads(tray.one("data-numbers")["data-numbers"]), tray.text


def test_the_bill_names_every_discount_and_the_change() -> None:
    numbers, text = tray_of(table.fragment(at(position("build"), code="en")), "build library")
    for name in ("Library", "Privilege", "Quarry", "Hand", "Points"):
        assert name in text
    assert numbers["places"] == {"0": {"owed": 3, "covered": 0, "points": 13}}
    assert numbers["works"] == {"5": "−1"}


def test_a_crane_has_a_price_for_every_place() -> None:
    html = table.fragment(at(position("build with a crane"), code="en"))
    places = tray_of(html, "build library")[0]["places"]
    assert len(places) == 11
    assert [places[slot]["owed"] for slot in ("0", "1", "4")] == [4, 3, 0]
    assert places["4"]["covered"] == 4


def test_somebody_elses_question_offers_nothing() -> None:
    page = Elements(table.fragment(at(position("somebody else"))))
    assert page.values("data-choice") == []
    assert page.values("data-confirm") == []


def test_an_earlier_moment_offers_nothing() -> None:
    page = Elements(table.fragment(at(position("build"), question=0)))
    assert page.values("data-choice") == []
    assert page.one("data-entry")["data-asked"] == "0"


def test_undo_says_why_it_is_greyed() -> None:
    assert "data-undo" in table.fragment(at(position("build"), undo=""))
    page = Elements(table.fragment(at(position("build"), undo="revealed")))
    assert "伏せたカード" in page.one("data-reason")["data-reason"]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_page_is_the_same_whatever_lies_hidden(seats: int) -> None:
    game = takujo.new_table("san-juan", seats=seats).book.game
    for t in decisions(seats, 20 + seats, 23):
        for seat in range(seats):
            other = game.guess(game.seen(t, seat), FastNumbers(seat + 1))
            for page in [table.page, text_table.page, sheets.rules, sheets.settings]:
                assert page(at(t, seat)) == page(at(other, seat)), page
            for town in range(seats):
                assert town_of(t, seat, town) == town_of(other, seat, town)
            card = words_of(t.book).elements(t.book)[-1]
            here, there = at(t, seat), at(other, seat)
            assert sheets.sheet(here, "card", card) == sheets.sheet(there, "card", card)


def town_of(t: Table, seat: int, town: int) -> str:
    """A town as one seat sees it."""
    return sheets.sheet(at(t, seat), "town", str(town))
