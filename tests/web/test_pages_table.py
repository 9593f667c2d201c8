"""The table page: what can be touched is what may be chosen, and nothing hidden is in it."""

from collections.abc import Iterator

import pytest

import takujo
from takujo.kernel.agenda import PASS
from takujo.kernel.chance import FastNumbers
from takujo.kernel.flow import take
from takujo.kernel.table import Table
from takujo.web.pages import sheets, table, text_table
from takujo.web.pages.asked import PASS_IT, Tray
from takujo.web.pages.game_words import words_of
from takujo.web.pages.table import tray_after
from tests.web.meaning import play_wishes
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
    assert trays <= offered | {"", PASS_IT}
    assert bool(page.values("data-pass")) == (PASS in t.offered)


@pytest.mark.parametrize("name", [name for name in QUESTIONS if name != "somebody else"])
def test_what_is_offered_can_be_touched_and_nothing_else(name: str) -> None:
    check_touches(position(name))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_offered_can_be_touched_in_random_games(seats: int) -> None:
    for t in decisions(seats, seats, 5):
        check_touches(t)


def proposal(t: Table, seat: int) -> str:
    """What the page proposes, or its first choice, as it is posted."""
    page = Elements(table.fragment(at(t, seat)))
    trays = {each["data-tray"]: each for _, each in page.found if "data-tray" in each}
    first = page.one("data-rule").get("data-first", next(iter(trays), ""))
    return trays[first]["data-wishes"] if trays else page.values("data-choice")[0]


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_proposed_can_be_played(seats: int) -> None:
    for t in decisions(seats, 10 + seats, 7):
        assert t.asking is not None
        seat = t.asking.seat
        again = t.copy()
        play_wishes(again, seat, proposal(t, seat))
        asking = again.asking
        assert asking is None or asking.seat != seat or asking.id != t.asking.id or (
            t.asking.rule.together(t, seat, t.asking.n) == 1
        ), "a payment or a selection is finished in one go"  # fmt: skip


def test_a_card_that_cannot_be_built_says_why_and_can_pay() -> None:
    page = Elements(table.fragment(at(position("build"))))
    tower = next(each for _, each in page.found if each.get("data-about") == "card/tower" and
                 each.get("class") == "card")  # fmt: skip
    assert "建設済み" in tower["aria-label"]
    assert tower["data-sheet"] == "why/build tower"
    assert tower["data-pay"] == "pay tower"
    assert "data-choice" not in tower


def facts(tray: Tray) -> dict[str, tuple[int | str, int | str]]:
    """What changes by its name."""
    return {fact.name: (fact.before, fact.after) for fact in tray.facts}


def test_the_bill_names_every_discount_and_the_change() -> None:
    tray = tray_after(at(position("build"), code="en"), [], ["+build library"])
    assert [(term.name, term.value, term.off) for term in tray.terms] == [
        ("Library", 5, False), ("Privilege", 1, True), ("Quarry", 1, True),
    ]  # fmt: skip
    assert tray.total is not None
    assert tray.total.value == "3 to pay"
    assert facts(tray)["Points"][1] == 13
    assert [(sign.at, sign.inside) for sign in tray.around if sign.at == "effect 5"] == [
        ("effect 5", "−1")
    ]


@pytest.mark.parametrize(("place", "owed"), [("new", 4), ("1", 3), ("4", 0)])
def test_a_crane_has_a_price_for_every_place(place: str, owed: int) -> None:
    here = at(position("build with a crane"), code="en")
    tray = tray_after(here, [], ["+build library", f"+place {place}"])
    assert tray.total is not None
    assert tray.total.value == f"{owed} to pay"
    assert len([mark for mark in tray.marks if mark.given]) == owed
    crane = [term.value for term in tray.terms if term.name == "Crane"]
    assert crane == ([] if place == "new" else [5 - 1 - owed])


def test_somebody_elses_question_offers_nothing() -> None:
    page = Elements(table.fragment(at(position("somebody else"))))
    assert page.values("data-choice") == []
    assert page.values("data-confirm") == []


def test_an_earlier_moment_offers_nothing() -> None:
    page = Elements(table.fragment(at(position("build"), question=0)))
    assert page.values("data-choice") == []
    assert page.one("data-entry")["data-asked"] == "0"


def test_undo_says_why_it_is_greyed() -> None:
    assert "data-reason" not in table.fragment(at(position("build"), undo=""))
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
