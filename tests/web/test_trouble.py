"""A table whose computer player fails again and again: told to its players, who decide."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from takujo.host import cpu_turns
from takujo.host.match import ENDED, PLAYING, STUCK
from takujo.host.thinking import think
from tests.waiting import patiently
from tests.web.failing_cpu import failing_cpus, stuck_table
from tests.web.playing import answer_first, asked, two_people
from tests.web.serving import House, house_in

SAID = {
    "en": ["cannot go on", "Hand the seat over", "End the match"],
    "ja": ["先へ進めません", "席を任せる", "対戦を終える"],
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The application with easy computer players that cannot play."""
    with failing_cpus(), house_in(tmp_path_factory.mktemp("data")) as house:
        yield house


@pytest.mark.parametrize("page", ["", "/text"])
@pytest.mark.parametrize("language", ["ja", "en"])
def test_page_and_text_table_say_that_a_seat_cannot_go_on(
    house: House, language: str, page: str
) -> None:
    aki, match, _ = stuck_table(house)
    aki.client.cookies.set("language", language)
    told = aki.get(f"/t/{match}{page}")
    assert told.status_code == 200
    for words in SAID[language]:
        assert words in told.text
    assert 'value="easy"' not in told.text  # that one fails
    assert aki.get("/").status_code == 200


@pytest.mark.parametrize("page", ["", "text"])
def test_a_seat_that_was_handed_over_plays_on_where_one_was(house: House, page: str) -> None:
    aki, match, seat = stuck_table(house)
    form = {"seat": seat, "level": "random", "page": page}
    decided = aki.post(f"/t/{match}/trouble", data=form)
    assert decided.headers["location"] == f"/t/{match}" + (f"/{page}" if page else "")
    asked(aki, match)
    assert house.match(match).seats[seat].level == "random"
    assert "cannot go on" not in aki.get(f"/t/{match}").text


@pytest.mark.parametrize(
    ("language", "words"), [("en", "After 6 moves it had come to no end"), ("ja", "6手")]
)
def test_a_match_that_came_to_no_end_says_why_it_was_ended(
    house: House, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    few = replace(house.server.limits, match_entries=6)
    monkeypatch.setattr(house.server, "limits", few)
    monkeypatch.setattr(house.server.matches, "limits", few)
    match, people = two_people(house, language)
    while house.match(match).facts.state == PLAYING:
        seat = house.record(match).waiting[0]
        answer_first(people[seat], match, seat)
    for page in ("", "/text"):
        assert words in people[0].get(f"/t/{match}{page}").text
    assert people[0].get(f"/t/{match}/replay?at=3").status_code == 200
    assert house.device().get(f"/api/v1/matches/{match}").json()["state"] == "ended"


def test_a_match_that_was_ended_says_so_everywhere(house: House) -> None:
    aki, match, seat = stuck_table(house)
    assert aki.post(f"/t/{match}/trouble", data={"seat": seat}).status_code == 303
    assert house.match(match).facts.state == ENDED
    for page in ("", "/text"):
        told = aki.get(f"/t/{match}{page}").text
        assert "This match was ended" in told
        assert "/trouble" not in told
    assert "Ended without a result" in aki.get("/").text
    assert aki.post(f"/t/{match}/trouble", data={"seat": seat}).status_code == 303
    refused = aki.post(f"/t/{match}/answer", data={"question": 1, "choices": "pass"})
    assert refused.status_code in (409, 422)


def test_only_players_decide_and_only_what_is_offered(house: House) -> None:
    aki, match, seat = stuck_table(house)
    stranger = house.device()
    assert stranger.post(f"/t/{match}/trouble", data={"seat": seat}).status_code == 403
    wrong = {"seat": seat, "level": "perfect"}
    assert aki.post(f"/t/{match}/trouble", data=wrong).status_code == 422
    aki.post(f"/t/{match}/trouble", data={"seat": 0, "level": "random"})  # my own is not stuck
    assert house.match(match).state == STUCK
    assert aki.post(f"/t/{match}/trouble", data={"seat": 99, "level": "random"}).status_code == 303
    assert house.match(match).state == STUCK


def test_a_table_that_goes_on_is_not_ended(house: House) -> None:
    aki = house.device()
    match = aki.new_table("me", "random")
    asked(aki, match)
    aki.post(f"/t/{match}/trouble", data={"seat": 1})
    assert house.match(match).facts.state != ENDED
    assert aki.post("/t/nothing/trouble", data={"seat": 1}).status_code == 404


def test_of_two_seats_that_fail_one_is_handed_over_and_the_other_still_told(
    house: House,
) -> None:
    aki, match, first = stuck_table(house, "me", "easy", "easy", game="fourbit-town")
    seats = {1, 2}
    for _ in patiently("both that set their cards in secret"):
        if house.record(match).waiting == [first]:
            seats = {first}
        if set(house.match(match).stuck_seats()) == seats:
            break
    aki.post(f"/t/{match}/trouble", data={"seat": first, "level": "random"})
    for seat in seats - {first}:
        assert house.match(match).stuck_seats() == [seat]
        assert "cannot go on" in aki.get(f"/t/{match}").text


def test_a_decision_that_could_not_be_stored_is_still_to_be_taken(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    aki, match, seat = stuck_table(house)
    aki.quiet()

    async def full(*_: object) -> None:
        raise OSError("disk is full")

    for form in ({"seat": seat, "level": "random"}, {"seat": seat}):
        with monkeypatch.context() as patch:
            patch.setattr(house.server.matches.store, "write", full)
            patch.setattr(house.server.matches.store, "write_seats", full)
            assert aki.post(f"/t/{match}/trouble", data=form).status_code >= 500
        assert house.match(match).state == STUCK
    aki.post(f"/t/{match}/trouble", data={"seat": seat, "level": "random"})
    asked(aki, match)


def test_a_server_that_starts_again_tries_a_stuck_seat_again(tmp_path: Path) -> None:
    with failing_cpus() as patch:
        with house_in(tmp_path) as house:
            aki, match, _ = stuck_table(house)
            cookies = aki.client.cookies
        patch.setattr(cpu_turns, "think", think)  # the next release can play it
        with house_in(tmp_path) as house:
            again = house.device()
            again.client.cookies.update(cookies)
            asked(again, match)
