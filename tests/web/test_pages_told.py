"""What pages tell of a match: choices taken back, a stranger's replay, a lost game, role bills."""

import json
import re
from dataclasses import replace
from typing import Any

import pytest

import takujo
from takujo.editions.language import language
from takujo.games.catalogue import GAMES, game
from takujo.host.header import new_header
from takujo.host.record import Record
from takujo.kernel.chance import FastNumbers
from takujo.web.pages import end, replay, sheets, steps, table
from takujo.web.pages.log import log_of
from takujo.web.pages.reader import At, Reader, Seat
from takujo.web.pages.story import latest
from tests.web.pages_at_hand import Elements, at, position

SEATS = [Seat("Aki"), Seat("Ben"), Seat("Luisa", "normal"), Seat("Mateo", "easy")]
PROOF = end.Proof("ab" * 32, "cd" * 32, "0123456789abcdef", ["human", "normal"], True)


def of(record: Record, seat: int, code: str = "en", upto: int | None = None) -> At:
    """The seat at the table of this record, now or after an entry."""
    number = len(record.entries) if upto is None else upto
    again = Record(record.header, record.book, record.entries[:number])
    return At(
        Reader(language(code)), "m4tch", SEATS[: record.table.seats], again.seen(seat), number,
        log=log_of(record, seat),
    )  # fmt: skip


def taken_back() -> Record:
    """Two people; who begins has picked the builder and taken it back."""
    book = game("san-juan").book()
    record = Record(new_header(book, ["human", "human"], "1"), book)
    seat = record.waiting[0]
    record.answer(seat, ["role builder"], record.question(seat))
    record.undo(seat, 1)
    return record


@pytest.mark.parametrize("reading", [0, 1])
def test_undo_takes_its_lines_out_of_news_and_log_and_says_whose_choice_was_lost(
    reading: int,
) -> None:
    record = taken_back()
    here = of(record, reading)
    name = "You" if record.waiting == [reading] else ["Aki", "Ben"][record.waiting[0]]
    told = [line.text for line in latest(here, 20)]
    assert told[-1] == f"{name} took the last choice back"
    assert not [text for text in told if "picked" in text]
    for page in [str(table.fragment(here)), sheets.log(here)]:
        assert "picked the builder" not in page
        assert f"{name} took the last choice back" in page


def test_a_step_says_which_entry_it_takes_back() -> None:
    record = taken_back()
    here = of(record, 0)
    first, second = [steps.step(here, entry) for entry in here.log]
    assert (first["takes"], second["takes"]) == (0, 1)
    assert len(second["sentences"]) == 1


def test_at_the_moment_before_it_was_taken_back_the_choice_stands() -> None:
    record = taken_back()
    told = [line.text for line in latest(of(record, 0, upto=1), 20)]
    assert [text for text in told if "picked the builder" in text]


def without_card_texts(text: str, record: Record, code: str) -> str:
    """The page without what is printed on the things of the game."""
    words = game(record.book.game.name).words
    for element in words.elements(record.book):
        for line in words.explain(record.book, element, language(code)):
            text = text.replace(line, "")
    return text


@pytest.mark.parametrize("name", [rules.name for rules in GAMES])
def test_a_strangers_replay_never_says_you(name: str) -> None:
    rules = game(name)
    book = rules.book()
    record = Record(new_header(book, ["human", "human"], "3"), book)
    numbers = FastNumbers(3)
    while record.waiting and len(record.entries) < 90:
        seat = record.waiting[numbers.below(len(record.waiting))]
        options = record.table_of(seat).options(seat)
        record.answer(seat, [options[numbers.below(len(options))]], record.question(seat))
    last = len(record.entries)
    for number in range(0, last + 1, 3):
        for code, you in [("en", r"\b[Yy]ou(r|rs)?\b"), ("ja", "あなた")]:
            moment = replace(of(record, 0, code, number), visitor=True)
            page = Elements(replay.page(moment, last))
            # what stands on a card is its text, whoever reads it
            things = [each for _, each in page.found if "data-about" not in each]
            said = [
                without_card_texts(page.text, record, code),
                *[each.get("aria-label", "") for each in things],
            ]
            found = [re.search(f".*{you}.*", text) for text in said]
            assert [each[0] for each in found if each] == [], f"{name} {number}"


def lost(winner: int) -> At:
    """A finished game of San Juan as seat 0 reads it: this seat has the twelve buildings."""
    town = ["sugar_mill"] * 8 + ["tobacco_storage"] * 3
    players = [{"hand": [], "buildings": ["indigo_plant"]} for _ in range(4)]
    players[winner] = {"hand": ["smithy"], "buildings": town}
    data = {"game": "san-juan", "seats": 4, "players": players, "asking": ["build", winner, 1]}
    t = takujo.from_json(json.dumps(data))
    t.play(winner, "build smithy")
    assert t.result is not None
    return at(t, code="en")


def test_the_end_of_a_lost_game_shows_the_winners_points_and_mine_as_mine() -> None:
    page = end.page(lost(1), PROOF)
    hero = page[page.index('class="hero"') : page.index("Ranking and points")]
    assert "Luisa wins" in hero
    assert '<span class="pts">15<small>points</small></span>' in hero
    assert "You came second: 1 point, 14 points behind" in hero


def test_the_end_of_a_game_that_was_won_shows_my_points_and_the_lead() -> None:
    page = end.page(lost(0), PROOF)
    hero = page[page.index('class="hero"') : page.index("Ranking and points")]
    assert "You win" in hero
    assert '<span class="pts">15<small>points</small></span>' in hero
    assert "14 points ahead" in hero


def bill(role: str, town: list[str]) -> tuple[str, str]:
    """What the tray and the button say about picking a role, with this town."""
    data = json.loads(position("role").to_json())
    fresh: dict[str, Any] = {key: data[key] for key in ["game", "seats", "round", "asking"]}
    others = [{"buildings": ["indigo_plant"]}] * 3
    fresh["players"] = [{"hand": ["smithy", "palace"], "buildings": town}, *others]
    html = str(table.fragment(at(takujo.from_json(json.dumps(fresh)), code="en")))
    found = re.search(rf'<template data-tray="role {role}".*?</template>', html, re.S)
    assert found is not None
    price = re.search(r'data-price="([^"]*)"', found[0])
    assert price is not None
    return " ".join(re.sub(r"<[^>]*>", " ", found[0]).split()), price[1]


def test_the_traders_bill_without_goods_says_that_nothing_is_sold() -> None:
    text, price = bill("trader", ["indigo_plant", "sugar_mill"])
    assert "0 in all goods to sell" in text
    assert price == "The others sell, you have no goods"
    text, price = bill("trader", ["indigo_plant=?", "sugar_mill"])
    assert "1 no good for it" in text
    assert price == "Everybody sells, you up to 1"


def test_the_producers_bill_counts_free_buildings() -> None:
    text, price = bill("producer", ["indigo_plant", "sugar_mill=?"])
    assert "1 no room" in text
    assert "1 in all goods to produce" in text
    assert price == "Everybody produces, you up to 1"
    text, price = bill("producer", ["indigo_plant", "sugar_mill", "sugar_mill"])
    assert "no room" not in text
    assert price == "Everybody produces, you up to 2"


def test_the_builders_discount_does_not_look_like_a_sum() -> None:
    text, price = bill("builder", ["indigo_plant"])
    assert text.endswith("Cost 1 less Can be built now 1 Hand 2 Buildings 1/12")
    assert price == "Everybody builds, you for 1 less"
