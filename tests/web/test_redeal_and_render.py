"""Hidden cards dealt again change no page, fragment, step, answer or decision by a single byte."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from takujo.host.entries import ChoicesEntry
from takujo.host.match import Match
from takujo.host.news import Bulletin
from takujo.host.record import Record
from takujo.kernel.chance import FastNumbers
from takujo.web import moments
from takujo.web.pages import replay, table
from takujo.web.pages.reader import At, Reader
from tests.web.redealt import PEOPLE, FourPeople
from tests.web.serving import House


def differing(four: FourPeople, numbers: FastNumbers) -> list[str]:
    """What would tell some seat where a card lies that it does not know."""
    found: list[str] = []
    for seat in range(PEOPLE):
        shown = four.everything(seat)
        before = four.record.table.to_json()
        with four.dealt_again(seat, numbers):
            assert four.record.table.to_json() != before
            again = four.everything(seat)
        found += [f"seat {seat}: {each}" for each in shown if shown[each] != again[each]]
    return found


# answers between two looks; played by chance, a town dies early
APART = {"san-juan": 40, "fourbit-town": 6, "goryokaku": 40}
EDITIONS = [
    ("san-juan", ""), ("fourbit-town", "revised"), ("fourbit-town", "classic"), ("goryokaku", ""),
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_nothing_shown_depends_on_what_the_seat_does_not_know(
    house: House, seed: int, game: str, edition: str
) -> None:
    four = FourPeople(house, f"{seed:064x}", game, edition)
    numbers = FastNumbers(seed)
    positions = 0
    apart = APART[game]
    while four.play(1 + numbers.below(apart), numbers) and positions < 4:
        assert differing(four, numbers) == []
        positions += 1
    assert positions == 4


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_the_first_decisions_depend_on_nothing_hidden(
    house: House, game: str, edition: str
) -> None:
    four = FourPeople(house, "7" * 64, game, edition)
    numbers = FastNumbers(7)
    assert four.play(9, numbers)
    assert differing(four, numbers) == []


# Secret questions, and those in which cards are dealt, drawn, hired or given to one seat alone.
DEALT = [
    ("san-juan", "", "keep", 0), ("san-juan", "", "discard", 0), ("san-juan", "", "sell", 0),
    ("fourbit-town", "revised", "draft", 0), ("fourbit-town", "revised", "draft", 2),
    ("fourbit-town", "revised", "set", 1), ("fourbit-town", "revised", "set", 2),
    ("fourbit-town", "classic", "set", 1), ("fourbit-town", "revised", "plan", 0),
    ("goryokaku", "", "keep", 0), ("goryokaku", "", "keep", 3), ("goryokaku", "", "hire", 0),
    ("goryokaku", "", "persons", 0), ("goryokaku", "", "onigiri", 0), ("goryokaku", "", "daiba", 0),
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(("game", "edition", "rule", "answered"), DEALT)
def test_questions_about_dealt_cards_and_half_answered_ones_tell_nothing(
    house: House, game: str, edition: str, rule: str, answered: int
) -> None:
    for seed in range(10):
        four, numbers = FourPeople(house, f"{seed:064x}", game, edition), FastNumbers(seed)
        if four.play_to(rule, answered, numbers):
            assert differing(four, numbers) == []
            return
    raise AssertionError(f"{rule} is never asked")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_the_last_decisions_and_the_end_show_nothing_that_was_never_seen(
    house: House, game: str, edition: str
) -> None:
    whole = FourPeople(house, "6" * 64, game, edition)
    assert not whole.play(2000, FastNumbers(6))
    four, numbers = FourPeople(house, "6" * 64, game, edition), FastNumbers(6)
    own = [e for e in whole.record.entries if isinstance(e, ChoicesEntry)]
    assert four.play(len(own) - 1, numbers)
    assert differing(four, FastNumbers(1)) == []
    assert not four.play(1, numbers)
    assert differing(four, FastNumbers(1)) == []


def leaking_people(at: At, told: str) -> At:
    """A page that calls somebody what nobody may know."""
    other = (at.seen.seat + 1) % PEOPLE
    people = [
        replace(person, name=told) if number == other else person
        for number, person in enumerate(at.seats)
    ]
    return replace(at, seats=people)


def test_a_planted_leak_in_the_past_is_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    four = FourPeople(house, "5" * 64)
    numbers = FastNumbers(5)
    assert four.play(9, numbers)
    honest = replay.page

    def leaking(at: At, *more: Any) -> str:
        return honest(leaking_people(at, four.record.table.to_json()), *more)

    monkeypatch.setattr("takujo.web.pages.replay.page", leaking)
    found = differing(four, numbers)
    assert found
    assert all("/replay" in each for each in found)


def test_a_planted_leak_in_what_happened_is_found(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    four = FourPeople(house, "4" * 64)
    numbers = FastNumbers(4)
    assert four.play(30, numbers)
    monkeypatch.setattr(Record, "events_for", lambda record, number, seat: record.events(number))
    found = differing(four, numbers)
    for page in ("/steps", "/sheet/log", "/replay", "/api/"):
        assert any(page in each for each in found), page


def test_a_planted_leak_in_the_stream_is_found(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    four = FourPeople(house, "3" * 64)
    numbers = FastNumbers(3)
    assert four.play(9, numbers)

    def leak(news: Bulletin, company: dict[str, Any]) -> str:
        return f"data: {four.record.table.to_json()}\n\n"

    monkeypatch.setattr("takujo.web.routes.playing.told", leak)
    found = differing(four, numbers)
    assert len(found) == 2 * PEOPLE
    assert all("/stream" in each for each in found)


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_a_planted_leak_in_a_preview_is_found(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str, edition: str
) -> None:
    four, numbers = FourPeople(house, "8" * 64, game, edition), FastNumbers(8)
    assert four.play(9, numbers)
    honest = table.selection

    def leaking(at: At, *touched: Sequence[str]) -> str:
        return honest(at, *touched) + four.record.table.to_json()

    monkeypatch.setattr("takujo.web.routes.preview.table.selection", leaking)
    found = differing(four, numbers)
    assert found
    assert all("/preview" in each for each in found)


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_a_planted_leak_on_a_page_is_found(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str, edition: str
) -> None:
    four = FourPeople(house, "8" * 64, game, edition)
    numbers = FastNumbers(8)
    assert four.play(9, numbers)
    honest = moments.at_now

    def leaking(reader: Reader, match: Match, *more: Any) -> At:
        assert match.record is not None
        return leaking_people(honest(reader, match, *more), match.record.table.to_json())

    monkeypatch.setattr("takujo.web.routes.playing.at_now", leaking)
    found = differing(four, numbers)
    for page in ("", "/text", "/steps"):
        assert any(f"/t/{four.match.id}{page}" in each for each in found), page


@pytest.mark.parametrize(("game", "rule"), [("fourbit-town", "set"), ("goryokaku", "keep")])
def test_a_planted_leak_of_what_others_answered_in_secret_is_found(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str, rule: str
) -> None:
    four, numbers = FourPeople(house, "8" * 64, game), FastNumbers(8)
    assert four.play_to(rule, 1, numbers)
    honest = moments.at_now

    def leaking(reader: Reader, match: Match, *more: Any) -> At:
        assert match.record is not None
        assert match.record._secret is not None
        held = match.record._secret.held
        told = [[p.text for part in held[other] for p in part.played] for other in held]
        return leaking_people(honest(reader, match, *more), str(told))

    monkeypatch.setattr("takujo.web.routes.playing.at_now", leaking)
    assert any("/text" in each for each in differing(four, numbers))


def test_a_planted_leak_in_the_api_and_in_a_cpus_view_is_found(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    four = FourPeople(house, "9" * 64)
    numbers = FastNumbers(9)
    assert four.play(9, numbers)
    honest = type(four.record).view

    def leaking(record: Any, seat: int) -> dict[str, Any]:
        view = honest(record, seat)
        other = (seat + 1) % PEOPLE
        whole = json.loads(record.table.to_json())
        view["players"][other]["hand"] = whole["players"][other]["hand"]
        return view

    monkeypatch.setattr("takujo.host.record.Record.view", leaking)
    found = differing(four, numbers)
    assert any("/api/" in each for each in found)
    assert any("thought" in each for each in found)
