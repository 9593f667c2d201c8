"""The end: everybody's place and final board, the course, and a link that anybody may open."""

from __future__ import annotations

import re
from html import unescape
from typing import Final

import pytest

from takujo.editions.language import language
from takujo.kernel.chance import FastNumbers
from takujo.web.pages import assets
from takujo.web.pages.course import Marks, Stand, course, leaders, longest
from takujo.web.pages.registry import PAGES
from tests.web.redealt import FourPeople
from tests.web.serving import House

WHOLE_GAME: Final = 100_000  # answers, more than any game has
META: Final = re.compile(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)">')


def played(house: House, game: str) -> FourPeople:
    """A finished game of four people."""
    four = FourPeople(house, "5" * 64, game)
    assert not four.play(WHOLE_GAME, FastNumbers(3))
    return four


@pytest.mark.parametrize("game", list(PAGES))
def test_the_end_shows_everybodys_board_and_the_course_to_seats_and_strangers(
    house: House, game: str
) -> None:
    four = played(house, game)
    result, id = four.record.result, four.match.id
    assert result is not None
    last = result.ranks.index(max(result.ranks))
    mine = four.devices[last].get(f"/t/{id}").text
    words = ["first", "second", "third", "fourth"][result.ranks[last] - 1]
    assert f"You came {words}: " in mine
    assert mine.count('<div class="sheet laid">') == 4
    assert "Longest lead" in mine or "Nobody was ever alone ahead" in mine
    assert mine.count("<polyline") == 4
    lines = re.findall(r'<polyline[^>]* points="([^"]*)"', mine)
    marks = re.findall(r"replay\?at=\d+", mine[mine.index('class="rounds"') :])[:-1]
    assert len(lines[0].split()) == len(marks) + 1  # at each mark, and at the end
    for entry in re.findall(rf"/t/{id}/replay\?at=(\d+)", mine)[:2]:
        assert four.devices[last].get(f"/t/{id}/replay?at={entry}").status_code == 200

    stranger = house.device()
    page = stranger.get(f"/t/{id}")
    assert page.status_code == 200
    assert "set-cookie" not in page.headers
    assert "/rematch" not in page.text
    assert "You came" not in page.text
    for form, path in [
        ({"question": 1, "choices": "x"}, "answer"),
        ({}, "rematch"),
        ({}, "delete"),
    ]:
        assert stranger.post(f"/t/{id}/{path}", data=form).status_code >= 400, path


def test_the_preview_of_a_link_tells_the_result_and_no_secret(house: House) -> None:
    four = played(house, "san-juan")
    facts, result = four.match.facts, four.record.result
    assert result is not None
    page = house.device().get(f"/t/{four.match.id}").text
    told = {name: unescape(text) for name, text in META.findall(page)}
    winner = result.winners()[0]
    assert told["og:title"] == f"P{winner} wins — San Juan"
    assert f"1. P{winner} {result.scores[winner]}" in told["og:description"]
    assert told["og:url"] == f"http://localhost/t/{four.match.id}"
    picture = house.device().get(told["og:image"].removeprefix("http://localhost"))
    assert picture.headers["content-type"] == "image/png"
    head = page[: page.index("</head>")]
    for secret in (facts.seed, *[seat.device for seat in four.match.seats]):
        assert secret not in head


def test_a_game_that_still_runs_is_shown_to_no_stranger(house: House) -> None:
    four = FourPeople(house, "5" * 64)
    four.play(20, FastNumbers(3))
    assert house.device().get(f"/t/{four.match.id}").status_code == 403
    assert house.device().get(f"/t/{four.match.id}/sheet/town/1").status_code == 403


def test_every_game_has_a_picture_for_its_links() -> None:
    assert all((assets.FOLDER / f"share-{game}.png").exists() for game in [*PAGES, "plain"])


def test_the_longest_lead_is_the_longest_run_of_one_seat_alone_ahead() -> None:
    stands = [Stand(n, s) for n, s in enumerate([(0, 0), (1, 0), (1, 3), (2, 5), (6, 6), (9, 7)])]
    assert leaders(stands) == [-1, 0, 1, 1, -1, 0]
    assert longest(leaders(stands)) == (1, 2, 3)
    told = course(stands, Marks([0, 1, 2, 3, 4], True), ["A", "B"], language("en"))
    assert told is not None
    assert told.lead == "Longest lead: B, after rounds 2 to 3"
    assert told.changes == "The lead changed hands 2 times"
    assert told.marks == [("1", 0), ("2", 1), ("3", 2), ("4", 3), ("5", 4)]
    parts = course(stands, Marks([0, 1, 2, 3, 4], False), ["A", "B"], language("en"))
    assert parts is not None
    assert parts.lead == "Longest lead: B, from move 2 to 3"
    assert longest([-1, -1]) == (-1, 0, -1)
    assert course(stands[:2], Marks([0], True), ["A", "B"], language("en")) is None


def test_a_replay_marks_every_round_and_where_it_stands(house: House) -> None:
    four = played(house, "san-juan")
    page = four.devices[0].get(f"/t/{four.match.id}/replay?at=40").text
    marks = re.findall(r'replay\?at=(\d+)"( aria-current="step")?>\d+</a>', page)
    entries = [int(entry) for entry, _ in marks]
    assert len(entries) > 3
    assert entries == sorted(entries)
    assert entries[0] == 0  # the first round begins with the deal
    assert len(entries) == four.record.book.game.rounds(four.record.table)
    here = [int(entry) for entry, now in marks if now]
    assert here == [max(entry for entry in entries if entry <= 40)]
