"""My tables: statistics of a device, dates, deleting, and what is remembered of a person."""

from __future__ import annotations

import re

from takujo.host.match import OVER
from takujo.host.own_tables import against, finished_games
from takujo.host.tickets import hashed
from takujo.kernel.chance import FastNumbers
from tests.web.playing import asked, two_people
from tests.web.redealt import FourPeople, token
from tests.web.serving import Device, House


def test_finished_games_are_counted_by_game_and_against_whom(house: House) -> None:
    four = FourPeople(house, "5" * 64)
    four.play(100_000, FastNumbers(3))
    result = four.record.result
    assert result is not None
    for seat in range(4):
        found = house.do(finished_games(house.server.matches, hashed(token(seat))))
        assert [(each.game, each.against, each.seats) for each in found] == [
            ("san-juan", "people", 4)
        ]
        assert (found[0].place, found[0].points) == (result.ranks[seat], result.scores[seat])
    page = four.devices[1].get("/mine").text
    assert re.search(r'<th scope="row">San Juan<small>People</small></th><td>1</td>', page)
    assert re.search(r'<time datetime="\d{4}-\d\d-\d\d">', page)
    assert f"{result.scores[1]}.0" in page


def test_against_is_the_strongest_level_and_people_before_any() -> None:
    assert against([("cpu", "easy"), ("cpu", "hard"), ("cpu", "normal")]) == "hard"
    assert against([("cpu", "hard"), ("person", "")]) == "people"
    assert against([("cpu", "a level of old"), ("cpu", "random")]) == "random"


def test_a_table_of_mine_alone_is_deleted_for_good(house: House, aki: Device) -> None:
    match = aki.new_table("me", "random", "random", "random")
    asked(aki, match)
    assert f"/t/{match}/delete" in aki.get("/mine").text
    assert house.device().post(f"/t/{match}/delete").status_code == 404
    gone = aki.post(f"/t/{match}/delete")
    assert gone.status_code == 303
    assert "The table is deleted." in aki.get(gone.headers["location"]).text
    assert aki.get(f"/t/{match}").status_code == 404
    assert aki.post(f"/t/{match}/delete").status_code == 404
    assert match not in aki.get("/").text


def test_a_table_with_other_people_stays_theirs(house: House) -> None:
    match, (aki, ben) = two_people(house)
    refused = aki.post(f"/t/{match}/delete")
    assert refused.status_code == 409
    assert "resign" in refused.text
    assert aki.post(f"/t/{match}/seat/resign").status_code == 303
    assert aki.post(f"/t/{match}/delete").status_code == 303
    assert aki.get(f"/t/{match}").status_code == 403
    assert ben.get(f"/t/{match}").status_code == 200
    assert match in ben.get("/mine").text


def test_after_the_end_a_shared_table_leaves_my_list_and_stays_for_the_others(house: House) -> None:
    four = FourPeople(house, "5" * 64)
    four.play(100_000, FastNumbers(3))
    id = four.match.id
    assert four.devices[0].post(f"/t/{id}/delete").status_code == 303
    assert id not in four.devices[0].get("/mine").text
    assert id in four.devices[1].get("/mine").text
    assert house.match(id).facts.state == OVER


def test_name_and_mark_are_remembered_and_the_mark_is_my_seat(house: House, aki: Device) -> None:
    form = {"seats": ["me", "random", "random"], "speed": "off", "name": "Aki", "seat": "2"}
    made = aki.post("/tables", data=form)
    match = house.match(made.headers["location"].removeprefix("/t/"))
    assert [seat.name for seat in match.seats] == ["", "", "Aki"]
    page = aki.get("/").text
    assert 'value="Aki"' in page
    assert '<option value="2" data-seat="2" selected>' in page
    for odd in ("9", "x", "-1"):
        assert aki.post("/tables", data={**form, "seat": odd}).status_code == 303


def test_an_invitation_opens_a_seat_beside_mine(house: House, aki: Device) -> None:
    form = {"seats": ["me", "normal", "easy"], "speed": "off", "name": "Aki", "invite": "1"}
    room = aki.post("/tables", data=form).headers["location"]
    kinds = [seat.kind for seat in house.match(room.removeprefix("/t/")).seats]
    assert kinds == ["person", "open", "cpu"]
    assert 'id="link"' in aki.get(room).text
