"""Whatever a page lets a person confirm is taken, and means what was selected."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

import takujo
from takujo.editions.language import language
from takujo.games.catalogue import GAMES, game
from takujo.games.san_juan.table import SanJuan
from takujo.host.header import new_header
from takujo.host.play import play_choice
from takujo.host.record import Record
from takujo.kernel.chance import FastNumbers
from takujo.kernel.table import Table
from takujo.web.pages.choices import exact
from takujo.web.pages.reader import At, Reader, Seat
from takujo.web.pages.table import fragment
from tests.every_game.cases import TIMES
from tests.web.meaning import happened, selected
from tests.web.page_tree import Node, tree
from tests.web.touching_games import selection

TOUCHES: Final = 7  # at most, in one selection
ANSWERS: Final = 50  # of one game
WAYS: Final = 4  # selections made on one page
# Buildings that change what can be selected, and how it is paid.
TOWN: Final = [
    "crane", "black_market", "carpenter", "poor_house", "library", "smithy", "quarry",
    "market_stand", "market_hall", "trading_post", "well", "aqueduct", "tower",
]  # fmt: skip


def page_of(t: Table, seat: int) -> Node:
    """What this seat is asked, as its page has it."""
    reader = Reader(language("en"), here="/t/m4tch")
    people = [Seat(f"P{n}") for n in range(t.seats)]
    seen = t.book.game.seen(t, seat)
    return tree(fragment(At(reader, "m4tch", people, seen, question=1, waiting=[seat])))


def touched(t: Table, seat: int, numbers: FastNumbers) -> tuple[list[str], int]:
    """Selections by chance, all of which must be taken; the last one, and how many there were."""
    page = page_of(t, seat)
    answer: list[str] = []
    count = 0
    for way in range(WAYS):
        made = selection(t.book.game.name, page)
        for _ in range(1 + numbers.below(TOUCHES) if way else 0):  # the first: what is proposed
            made.touch_any(numbers)
        wishes = made.wishes()
        if not wishes:
            continue
        answer = exact(t.book.game.seen(t, seat), wishes)
        played = t.copy()
        played.ear = []
        for choice in answer:
            play_choice(played, seat, choice)
        wanted = selected(made, t, seat)
        if wanted:
            assert happened(made, t, seat, played.ear) == wanted, wishes
        count += 1
    return answer, count


# --- San Juan: towns in which much can be done at once --------------------------------------------
def crowded(seed: int, rule: str) -> SanJuan:
    """A town with many goods and helpful buildings, and a hand that may be too small to pay."""
    numbers = FastNumbers(seed)
    e = game("san-juan").book().edition
    deck = [name for name, card in e["cards"].items() for _ in range(card["count"])]
    kinds = {name for name, card in e["cards"].items() if card["kind"] == "production"}
    numbers.shuffle(deck)
    town = ["black_market"] if numbers.below(3) else []
    town += [name for name in TOWN if name not in town and numbers.below(3) == 0]
    plants = [name for name in deck if name in kinds][: 2 + numbers.below(4)]
    town += [f"{name}=?" if numbers.below(6) else name for name in plants]
    numbers.shuffle(town)
    rest = list(deck)
    for name in town:
        rest.remove(name.removesuffix("=?"))
    hand = rest[: 1 + numbers.below(4)]
    asking = {"build": numbers.below(3), "sell": 2, "produce": 2, "discard": max(1, len(hand) - 1)}
    data: dict[str, Any] = {
        "game": "san-juan", "seats": 4, "asking": [rule, 0, asking[rule]],
        "players": [{"hand": hand, "buildings": town}, {}, {}, {}],
    }  # fmt: skip
    if rule == "sell":
        data |= {"price_tile": 3, "tiles": ["3", "?", "?", "?", "4"], "tiles_seen": 1}
    t = takujo.from_json(json.dumps(data))
    assert isinstance(t, SanJuan)
    return t


@pytest.mark.parametrize("rule", ["build", "sell", "produce", "discard"])
def test_selections_in_a_crowded_town_mean_what_they_show(rule: str) -> None:
    count = 0
    for seed in range((60 if rule == "build" else 20) * TIMES):
        t = crowded(seed, rule)
        if t.asking is not None and t.asking.seat == 0 and len(t.offered) > 1:
            count += touched(t, 0, FastNumbers(seed + 1))[1]
    assert count > 20


# --- whole games of every kind --------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.parametrize("name", [each.name for each in GAMES])
def test_games_played_by_touch_are_never_refused(name: str) -> None:
    book = game(name).book()
    seats, count = book.game.seats, 0
    for seed in range(2 * TIMES):
        people = ["human"] * seats[seed % len(seats)]
        record = Record(new_header(book, people, str(seed)), book)
        numbers = FastNumbers(seed)
        while record.waiting and len(record.entries) < ANSWERS:
            seat = record.waiting[numbers.below(len(record.waiting))]
            answer, made = touched(record.table_of(seat), seat, numbers)
            count += made
            choices = answer or record.seen(seat).options()[:1]
            record.answer(seat, choices, record.question(seat))
    assert count > ANSWERS
