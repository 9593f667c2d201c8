"""The door for answers: what is played of an answer, and what it never looks at."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from takujo.games.catalogue import game
from takujo.host.answers import answer, answer_wishes, exact
from takujo.host.entries import ChoicesEntry
from takujo.host.header import new_header
from takujo.host.record import Record
from takujo.kernel.game import Refused


def started(me: dict[str, Any], asking: list[Any]) -> Record:
    """A hosted San Juan in which seat 0 is asked this."""
    book = game("san-juan").book()
    start = {"game": "san-juan", "seats": 2, "asking": asking, "players": [me, {}]}
    header = new_header(book, ["human", "human"], "1", start=start)
    return Record(replace(header, veils=True), book)


def choices_of(record: Record) -> list[tuple[str, ...]]:
    """What was played, entry by entry."""
    return [entry.choices for entry in record.entries if isinstance(entry, ChoicesEntry)]


def test_choices_behind_a_reveal_are_refused_whatever_they_are() -> None:
    record = started({"hand": ["well"]}, ["role", 0, 0])
    for second in ["keep library", "zzz", "pass"]:
        with pytest.raises(Refused, match="comes to light before it") as refused:
            answer(record, 0, ["role councillor", second], 1)
        assert refused.value.reason is not None
        assert refused.value.reason.code == "after_reveal"
    assert record.entries == []


def test_choices_after_another_seats_question_are_refused() -> None:
    record = started({"buildings": ["indigo_plant=?"]}, ["role", 0, 0])
    with pytest.raises(Refused, match="somebody else is asked first"):
        answer(record, 0, ["role builder", "pass", "pass"], 1)


def test_each_sale_of_several_is_an_answer_of_its_own_for_it_draws_cards() -> None:
    town = ["indigo_plant=?", "sugar_mill=?", "coffee_roaster=?", "trading_post"]
    tiles = {"price_tile": 3, "tiles": ["3", "?", "?", "?", "4"], "tiles_seen": 1}
    book = game("san-juan").book()
    start = {"game": "san-juan", "seats": 2, "asking": ["sell", 0, 3],
             "players": [{"buildings": town}, {}], **tiles}  # fmt: skip
    record = Record(new_header(book, ["human", "human"], "1", start=start), book)
    answer_wishes(record, 0, "sell 3;sell 1", 1)
    assert choices_of(record) == [("sell 1",), ("sell 3",), ("pass",)]


def test_an_empty_answer_is_refused_with_a_reason() -> None:
    record = started({}, ["role", 0, 0])
    with pytest.raises(Refused) as refused:
        exact(record.seen(0), [])
    assert refused.value.reason is not None
    assert refused.value.reason.code == "choose_more"


def test_what_the_table_refuses_all_the_same_tells_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = started({}, ["role", 0, 0])
    monkeypatch.setattr("takujo.host.answers.exact", lambda seen, choices: list(choices))
    with pytest.raises(Refused) as refused:
        answer(record, 0, ["role councillor", "zzz"], 1)
    assert (str(refused.value), refused.value.reason) == ("this is not possible now", None)


def test_an_answer_across_a_reveal_in_an_older_record_is_still_followed() -> None:
    record = started({"buildings": ["indigo_plant", "gold_mine"]}, ["role", 0, 0])
    record.append(ChoicesEntry(1, 0, ("role prospector", "draw 1", "gold_mine use")))
    assert choices_of(record) == [("role prospector", "draw 1", "gold_mine use")]
