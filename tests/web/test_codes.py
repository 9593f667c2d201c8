"""Two kinds of codes: a table's leads guests to open seats, a seat's moves it for its owner."""

from __future__ import annotations

import re

import pytest

from takujo.host.counts import InMemory
from takujo.host.limits import Limits
from takujo.web.attempts import Attempts
from tests.web.serving import Device, House
from tests.web.test_joining import link_of

SEAT_CODE = re.compile(r"\b[A-Z2-9]{4}-[A-Z2-9]{4}\b")
TABLE_CODE = re.compile(r"\b[A-Z2-9]{3}-[A-Z2-9]{3}\b")


def seat_code(device: Device, match: str) -> str:
    """The code of the device's own seat."""
    found = SEAT_CODE.findall(device.get(f"/t/{match}/code").text)
    assert len(found) == 1
    return str(found[0])


def table_code(device: Device, match: str) -> str:
    """The code that the waiting room shows."""
    found = set(TABLE_CODE.findall(device.get(f"/t/{match}").text))
    assert len(found) == 1
    return str(found.pop())


def type_code(device: Device, code: str) -> tuple[int, str]:
    """What "Enter a table" answers: the status, and where it leads."""
    answer = device.post("/enter", data={"code": code})
    return answer.status_code, answer.headers.get("location", "")


# --- the code of a table -------------------------------------------------------------------
def test_the_code_of_a_table_leads_a_guest_to_its_open_seats(aki: Device, house: House) -> None:
    match = aki.new_table("me", "open", "open")
    code = table_code(aki, match)
    ben = house.device()
    assert type_code(ben, code.lower().replace("-", " ")) == (303, f"/c/{code}")
    page = ben.get(f"/c/{code}").text
    assert "Aki invites you" in page
    assert re.findall(r'name="seat" value="(\d)"', page) == ["1", "2"]
    taken = ben.post(f"/c/{code}", data={"name": "Ben", "seat": 2})
    assert (taken.status_code, taken.headers["location"]) == (303, f"/t/{match}")
    assert [seat.name for seat in house.match(match).seats] == ["Aki", "", "Ben"]
    assert ben.get(f"/c/{code}").headers["location"] == f"/t/{match}"
    assert re.findall(r'name="seat" value="(\d)"', house.device().get(f"/c/{code}").text) == ["1"]


def test_the_code_of_a_table_never_gives_a_seat_that_is_taken(aki: Device, house: House) -> None:
    match = aki.new_table("me", "open", "open")
    code = table_code(aki, match)
    house.device().post(f"/c/{code}", data={"name": "Ben", "seat": 1})
    before = house.match(match).seats[0].device
    for seat in (0, 1, 7, -1):
        thief = house.device()
        refused = thief.post(f"/c/{code}", data={"name": "Cem", "seat": seat})
        assert refused.status_code in (404, 409)
        assert thief.get(f"/t/{match}").status_code == 403
    assert house.match(match).seats[0].device == before
    assert [seat.name for seat in house.match(match).seats] == ["Aki", "Ben", ""]


def test_the_code_of_a_table_ends_when_it_starts(aki: Device, house: House) -> None:
    match = aki.new_table("me", "open")
    code = table_code(aki, match)
    late = house.device()
    aki.post(f"/t/{match}/start")
    assert type_code(late, code) == (422, "")
    assert late.get(f"/c/{code}").status_code == 404
    assert late.post(f"/c/{code}", data={"name": "Cem", "seat": 0}).status_code == 404
    assert house.match(match).facts.code == ""


def test_the_code_of_a_table_typed_by_its_owner_leads_to_the_own_seat(aki: Device) -> None:
    match = aki.new_table("me", "open")
    code = table_code(aki, match)
    assert type_code(aki, code) == (303, f"/c/{code}")
    assert aki.get(f"/c/{code}").headers["location"] == f"/t/{match}"


def test_joining_by_code_needs_a_name(aki: Device, house: House) -> None:
    code = table_code(aki, aki.new_table("me", "open"))
    nameless = house.device().post(f"/c/{code}", data={"name": " ", "seat": 1})
    assert (nameless.status_code, "Please give a name." in nameless.text) == (422, True)


def test_addresses_with_codes_cannot_be_tried_faster_than_typed_ones(
    aki: Device, house: House
) -> None:
    code = table_code(aki, aki.new_table("me", "open"))
    house.server.attempts = Attempts(Limits(), InMemory(lambda: 0.0))
    guesser = house.device(language="en", accept="text/html")
    for n in range(Limits().wrong_codes):
        assert guesser.get(f"/c/AAA-{n}").status_code == 404
    for answer in (guesser.get(f"/c/{code}"), guesser.post(f"/c/{code}", data={"seat": 1})):
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "30")
        assert "Too many wrong codes" in answer.text
    house.server.attempts = Attempts(Limits(), InMemory())


# --- the code of a seat --------------------------------------------------------------------
def test_the_waiting_room_and_the_menu_show_no_code_of_a_seat(aki: Device, house: House) -> None:
    match = aki.new_table("me", "open")
    assert SEAT_CODE.search(aki.get(f"/t/{match}").text) is None
    assert f'href="/t/{match}/code"' in aki.get(f"/t/{match}").text
    house.device().post(link_of(aki, match), data={"name": "Ben"})
    menu = aki.get(f"/t/{match}/sheet/settings").text
    assert SEAT_CODE.search(menu) is None
    assert f'href="/t/{match}/code"' in menu


@pytest.mark.parametrize(
    ("language", "what_it_does"),
    [("en", "your seat moves there"), ("ja", "この端末では続けられなくなります")],
)
def test_the_code_of_a_seat_is_shown_to_its_owner_alone_with_what_it_does(
    house: House, language: str, what_it_does: str
) -> None:
    aki, ben = house.device(language=language), house.device(language=language)
    match = aki.new_table("me", "open")
    ben.post(link_of(aki, match), data={"name": "Ben"})
    assert seat_code(aki, match) != seat_code(ben, match)
    assert what_it_does in aki.get(f"/t/{match}/code").text
    stranger = house.device().get(f"/t/{match}/code")
    assert (stranger.status_code, SEAT_CODE.search(stranger.text)) == (403, None)


def test_what_guests_are_told_in_the_waiting_room_makes_nobody_the_host(
    aki: Device, house: House
) -> None:
    match = aki.new_table("me", "open", "open")
    for code in re.findall(r"\b[A-Z2-9]{3,4}-[A-Z2-9]{3,4}\b", aki.get(f"/t/{match}").text):
        guest = house.device()
        type_code(guest, code)
        assert guest.get(f"/t/{match}").status_code == 403
    assert aki.get(f"/t/{match}").status_code == 200


def test_a_seats_code_takes_it_to_another_device(aki: Device, house: House) -> None:
    match = aki.new_table("me", "normal")
    phone = house.device()
    assert 'href="/enter"' in phone.get("/").text
    assert 'action="/enter"' in phone.get("/enter").text
    wrong = phone.post("/enter", data={"code": "AAAA-AAAA"})
    assert wrong.status_code == 422
    assert "No table and no seat has this code" in wrong.text
    assert type_code(phone, seat_code(aki, match).lower()) == (303, f"/t/{match}")
    assert phone.get(f"/t/{match}").status_code == 200
    assert aki.get(f"/t/{match}").status_code == 403


def test_a_seats_code_works_once_and_another_one_takes_its_place(aki: Device, house: House) -> None:
    match = aki.new_table("me", "normal")
    phone, thief = house.device(), house.device()
    first = seat_code(aki, match)
    assert type_code(phone, first) == (303, f"/t/{match}")
    assert type_code(thief, first) == (422, "")
    assert thief.get(f"/t/{match}").status_code == 403
    second = seat_code(phone, match)
    assert second != first
    assert type_code(aki, second) == (303, f"/t/{match}")
    assert aki.get(f"/t/{match}").status_code == 200
    assert phone.get(f"/t/{match}").status_code == 403


def test_typed_on_the_device_that_has_the_seat_a_code_stays(aki: Device) -> None:
    match = aki.new_table("me", "normal")
    code = seat_code(aki, match)
    assert type_code(aki, code) == (303, f"/t/{match}")
    assert seat_code(aki, match) == code


def test_nobody_has_two_seats_at_one_table(aki: Device, house: House) -> None:
    match = aki.new_table("me", "open")
    ben = house.device()
    ben.post(link_of(aki, match), data={"name": "Ben"})
    refused = aki.post("/enter", data={"code": seat_code(ben, match)})
    assert (refused.status_code, "another seat" in refused.text) == (422, True)


def test_a_link_can_be_typed_where_a_code_is_asked(aki: Device, house: House) -> None:
    match = aki.new_table("me", "open")
    link, code = link_of(aki, match), table_code(aki, match)
    assert type_code(house.device(), f"http://localhost{link}") == (303, link)
    assert type_code(house.device(), f"http://localhost/c/{code}") == (303, f"/c/{code}")
