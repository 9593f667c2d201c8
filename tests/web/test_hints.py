"""Hints, a CPU player's reasons, and the course of a match: for whom, when, and from what."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from takujo.cpu.levels import player
from takujo.editions.language import Language
from takujo.games.catalogue import game
from takujo.games.san_juan.events import PICKED
from takujo.games.san_juan.names import ROLE_TRADER
from takujo.host.match import CPU, OVER, HostedSeat, Match
from takujo.host.prospects import Prospects, prospects_in, turning_points
from takujo.host.turn_order import NOBODY, PEOPLE, rank_of
from takujo.host.weighing import Feared, Weighed
from takujo.kernel.chance import FastNumbers, fast
from takujo.web.pages.hint import figures
from tests.waiting import until
from tests.web.redealt import FourPeople
from tests.web.serving import Device, House

EDITIONS = [
    ("san-juan", ""), ("fourbit-town", "revised"), ("fourbit-town", "classic"), ("goryokaku", ""),
]  # fmt: skip
A = TypeVar("A")
T = TypeVar("T")


@pytest.fixture
def here(house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A house that thinks in this process, a little."""

    async def work(match: Match, work: Callable[[A], T], given: A) -> T:
        return work(given)

    monkeypatch.setattr(house.server.hints.turns, "work", work)
    monkeypatch.setattr(
        "takujo.host.thinking.player",
        lambda level, rules, seed: player(level, rules, seed, 8),
    )
    monkeypatch.setattr("takujo.host.weighing.PATIENCE", 3600.0)  # no clock decides here
    monkeypatch.setattr("takujo.host.prospects.GUESSES", 4)
    monkeypatch.setattr("takujo.host.prospects.MOMENTS", 4)
    return house


def hints(four: FourPeople, seat: int) -> list[bytes]:
    """Everything that a hint says to a seat, freshly thought about."""
    found = []
    table, api = f"/t/{four.match.id}", f"/api/v1/matches/{four.match.id}/seats/{seat}"
    for address in (f"{table}/sheet/hint", f"{api}/hint?lang=en", f"{api}/hint?lang=ja"):
        four.house.server.hints.kept.clear()
        answer = four.devices[seat].get(address)
        assert answer.status_code == 200, answer.text
        found.append(answer.content)
    return found


@pytest.mark.parametrize(("rules", "edition"), EDITIONS)
def test_a_hint_depends_on_nothing_that_its_reader_cannot_know(
    here: House, rules: str, edition: str
) -> None:
    four, numbers = FourPeople(here, "7" * 64, rules, edition), FastNumbers(7)
    assert four.play(5, numbers)
    seat = four.record.waiting[0]
    shown = hints(four, seat)
    before = four.record.table.to_json()
    with four.dealt_again(seat, numbers):
        assert four.record.table.to_json() != before
        assert hints(four, seat) == shown
    assert b"%" in shown[0]


def test_a_hint_names_answers_that_can_be_given_in_the_readers_language(here: House) -> None:
    four = FourPeople(here, "6" * 64)
    seat = four.record.waiting[0]
    english = four.devices[seat].get(f"/t/{four.match.id}/sheet/hint").text
    assert "Pick the" in english
    assert "Tried" in english
    four.devices[seat].client.cookies.set("language", "ja")
    assert "回試した" in four.devices[seat].get(f"/t/{four.match.id}/sheet/hint").text
    api = f"/api/v1/matches/{four.match.id}/seats/{seat}"
    found = four.devices[seat].get(f"{api}/hint").json()
    offered = [option["choice"] for option in four.devices[seat].get(api).json()["options"]]
    assert 1 < len(found) <= 3
    assert all(each["choices"][0] in offered for each in found)
    assert [each["win"] for each in found] == sorted((e["win"] for e in found), reverse=True)


def test_who_is_not_asked_has_no_hint_and_nobody_where_they_are_switched_off(here: House) -> None:
    four = FourPeople(here, "6" * 64)
    seat = four.record.waiting[0]
    other = (seat + 1) % 4
    sheet = f"/t/{four.match.id}/sheet/hint"
    api = f"/api/v1/matches/{four.match.id}/seats"
    assert four.devices[other].get(sheet).status_code == 409
    assert four.devices[other].get(f"{api}/{other}/hint").status_code == 409
    assert four.devices[other].get(f"{api}/{seat}/hint").status_code == 401
    assert 'id="hint"' in four.devices[seat].get(f"/t/{four.match.id}").text
    four.match.facts.hints = False
    assert 'id="hint"' not in four.devices[seat].get(f"/t/{four.match.id}").text
    assert four.devices[seat].get(sheet).status_code == 403
    refused = four.devices[seat].get(f"{api}/{seat}/hint")
    assert refused.status_code == 422
    assert "switched off" in refused.json()["message"]


def test_who_makes_the_table_chooses_whether_there_are_hints(here: House, aki: Device) -> None:
    table = aki.new_table("me", "open", "easy")
    assert "Hints" in aki.get(f"/t/{table}").text
    aki.post(f"/t/{table}/terms", data={"hints": "no"})
    assert not here.match(table).facts.hints
    assert here.match(table).facts.away == 0
    aki.post(f"/t/{table}/terms", data={"hints": "yes"})
    assert here.match(table).facts.hints


@pytest.fixture
def over(here: House) -> Match:
    """A match of two CPU players, played."""
    book = game("san-juan").book()
    plan = [HostedSeat(CPU, "normal"), HostedSeat(CPU, "hard")]
    matches = here.server.matches
    match = here.do(matches.make(book, plan, "off"))
    here.do(until(lambda: match.facts.state == OVER, "the end"))
    return match


def test_after_the_match_a_cpu_players_reasons_and_the_course_can_be_seen(
    here: House, over: Match, aki: Device
) -> None:
    assert over.record is not None
    record = over.record
    thinkers = [e.number for e in record.entries if record.seat_of(e.number) == 1]
    replay = aki.get(f"/t/{over.id}/replay?at={thinkers[3]}").text
    assert f"reasons/{thinkers[3]}" in replay
    sheet = aki.get(f"/t/{over.id}/sheet/reasons/{thinkers[3]}")
    assert sheet.status_code == 200
    assert "It chose" in sheet.text
    told = aki.get(f"/api/v1/matches/{over.id}/reasons/{thinkers[3]}").json()
    assert told
    judged = next(e.number for e in record.entries if record.seat_of(e.number) == 0)
    assert aki.get(f"/api/v1/matches/{over.id}/reasons/{judged}").json()[0]["guesses"] == 0
    assert aki.get(f"/t/{over.id}/sheet/reasons/{len(record.entries)}").status_code == 404
    part = aki.get(f"/t/{over.id}/review").text
    assert part.count("<polyline") == 2
    assert part.count("/takeover?at=") == part.count("/replay?at=")  # each turn can be played anew
    course: dict[str, Any] = aki.get(f"/api/v1/matches/{over.id}/course").json()
    assert course["entries"][-1] == len(record.entries)
    assert all(sum(shares) == pytest.approx(1) for shares in course["shares"])
    kept = here.do(here.server.reviews.kept(over.id))
    assert kept is not None
    assert kept.entries == course["entries"]


@pytest.mark.parametrize("address", ["/t/{}/review", "/api/v1/matches/{}/course"])
def test_what_takes_too_long_to_think_about_is_said_and_is_no_fault(
    here: House, aki: Device, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    async def never(match: Match) -> None:
        raise TimeoutError

    seats = [HostedSeat(CPU, "random"), HostedSeat(CPU, "random")]
    match = here.do(here.server.matches.make(game("san-juan").book(), seats, "off"))
    here.do(until(lambda: match.facts.state == OVER, "the end"))
    monkeypatch.setattr(here.server.reviews, "of", never)
    answer = aki.get(address.format(match.id))
    assert answer.status_code == 504
    assert "too long" in answer.text


def test_reasons_are_thought_about_once_and_asked_for_only_so_often(
    here: House, over: Match, aki: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert over.record is not None
    thinker = next(e.number for e in over.record.entries if over.record.seat_of(e.number) == 1)
    hints, done = here.server.hints, list[object]()

    async def often(whose: str, device: str) -> int:
        return 7

    with monkeypatch.context() as patched:
        patched.setattr(here.server.answers, "begin", often)
        for address in (f"/t/{over.id}/sheet", f"/api/v1/matches/{over.id}"):
            found = aki.get(f"{address}/reasons/{thinker}")
            assert (found.status_code, found.headers["retry-after"]) == (429, "7")
    assert not [key for key in hints.kept if key[1] == over.id]

    async def work(match: Match, work: Callable[[A], T], given: A) -> T:
        done.append(given)
        await asyncio.sleep(0)  # the others ask meanwhile
        return work(given)

    async def all_at_once() -> int:
        return len(await asyncio.gather(*[hints.why(over, thinker) for _ in range(20)]))

    monkeypatch.setattr(hints.turns, "work", work)
    assert here.do(all_at_once()) == 20
    assert len(done) == 1
    assert not hints.making


def test_what_is_thought_about_a_match_that_is_over_waits_behind_everybody(here: House) -> None:
    match = FourPeople(here, "4" * 64).match
    assert rank_of(match) == PEOPLE
    assert rank_of(replace(match, facts=replace(match.facts, state=OVER))) == NOBODY


def test_while_a_match_is_played_no_reasons_and_no_course_are_told(here: House) -> None:
    four = FourPeople(here, "5" * 64)
    assert four.play(3, FastNumbers(5))
    for address in ("sheet/reasons/1", "review"):
        assert four.devices[0].get(f"/t/{four.match.id}/{address}").status_code == 409
    for address in ("reasons/1", "course"):
        at = f"/api/v1/matches/{four.match.id}/{address}"
        assert four.devices[0].get(at).status_code == 409


def test_the_moments_that_turned_a_match_are_the_greatest_changes_and_lie_apart() -> None:
    shares = [[0.5, 0.5], [0.52, 0.48], [0.9, 0.1], [0.75, 0.25], [0.74, 0.26], [0.0, 1.0]]
    course = Prospects([0, 10, 20, 30, 40, 50], shares, 4)
    assert [(turn.entry, turn.seat) for turn in turning_points(course)] == [(20, 0), (50, 0)]
    assert prospects_in(course.text()) == course


def test_only_a_reply_that_costs_something_is_feared_and_no_lead_is_told_as_none() -> None:
    rules = game("san-juan")
    seen = rules.seen(rules.deal(rules.book(), 2, fast(1)), 0)
    event = (PICKED, 1, ROLE_TRADER, 0)
    for win, feared in [(0.31, False), (0.1, True)]:
        each = Weighed((1,), 0.32, 0.01, 0.2, 40, 0.0, True, Feared(1, (event,), 9, win))
        told = figures(seen, each, ["You", "Mateo"], Language("en"))
        assert told[0] == "On average as many points as the best of the others."
        line = "To be feared: Mateo picked the trader; then it wins 10%."
        assert told[2:] == ([line] if feared else [])
