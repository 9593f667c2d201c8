"""Joining by link: a name, no account, and the table starts when everybody is there."""

import re

from tests.web.serving import Device, House

LINK = re.compile(r"http://localhost(/j/[\w-]+)")
CODE = re.compile(r"\b[A-Z2-9]{4}-[A-Z2-9]{4}\b")


def link_of(owner: Device, match: str) -> str:
    """The link that the waiting room shows."""
    found = LINK.search(owner.get(f"/t/{match}").text)
    assert found is not None
    return found[1]


def test_a_friend_joins_by_link_and_both_see_their_own_table(aki: Device, house: House) -> None:
    match = aki.new_table("me", "open")
    link = link_of(aki, match)
    ben = house.device()
    assert ben.get(f"/t/{match}").status_code == 403
    assert "Aki" in ben.get(link).text
    joined = ben.post(link, data={"name": "Ben"})
    assert (joined.status_code, joined.headers["location"]) == (303, f"/t/{match}")
    assert "Ben" in aki.get(f"/t/{match}").text
    assert "Aki" in ben.get(f"/t/{match}").text
    assert house.match(match).facts.state == "playing"
    again = ben.get(link)
    assert (again.status_code, again.headers["location"]) == (303, f"/t/{match}")


def test_a_used_link_says_so(aki: Device, house: House) -> None:
    match = aki.new_table("me", "open")
    link = link_of(aki, match)
    house.device().post(link, data={"name": "Ben"})
    late = house.device()
    assert late.get(link).status_code == 410
    assert late.post(link, data={"name": "Cem"}).status_code == 410


def test_the_waiting_room_shows_a_qr_code_and_only_to_the_owner(aki: Device, house: House) -> None:
    match = aki.new_table("me", "open", "open")
    room = aki.get(f"/t/{match}").text
    assert re.search(r"<svg[^>]*>(?:(?!</svg>).)*<path", room, re.DOTALL)
    ben = house.device()
    ben.post(link_of(aki, match), data={"name": "Ben"})
    assert LINK.search(ben.get(f"/t/{match}").text) is None


def test_a_name_is_cleaned_and_escaped(aki: Device, house: House) -> None:
    match = aki.new_table("me", "open")
    ben = house.device()
    ben.post(link_of(aki, match), data={"name": " <script>\x00\u202e x\n" + "y" * 50})
    assert house.match(match).seats[1].name == "<script> x yyyyyyyyy"
    page = aki.get(f"/t/{match}").text
    assert "&lt;script&gt; x" in page
    assert "<script> x" not in page


def test_joining_needs_a_name(aki: Device, house: House) -> None:
    match = aki.new_table("me", "open")
    link = link_of(aki, match)
    nameless = house.device().post(link, data={"name": " \u200b "})
    assert nameless.status_code == 422
    assert "Please give a name." in nameless.text
    assert house.match(match).seats[1].kind == "open"


def test_open_seats_can_be_given_to_cpus_by_who_made_the_table(aki: Device, house: House) -> None:
    match = aki.new_table("me", "open", "open")
    assert house.device().post(f"/t/{match}/start").status_code == 403
    assert aki.post(f"/t/{match}/start", data={"level": "genius"}).status_code == 422
    assert aki.post(f"/t/{match}/start", data={"level": "easy"}).status_code == 303
    assert [seat.level for seat in house.match(match).seats] == ["", "easy", "easy"]
    assert house.match(match).facts.state == "playing"
    assert aki.post(f"/t/{match}/start").status_code == 303  # pressed twice


def test_a_code_from_the_menu_takes_the_seat_to_another_device(aki: Device, house: House) -> None:
    match = aki.new_table("me", "normal")
    code = CODE.search(aki.get(f"/t/{match}/sheet/settings").text)
    assert code is not None
    phone = house.device()
    assert 'href="/enter"' in phone.get("/").text
    assert 'action="/enter"' in phone.get("/enter").text
    wrong = phone.post("/enter", data={"code": "AAAA-AAAA"})
    assert wrong.status_code == 422
    assert "No seat has this code" in wrong.text
    entered = phone.post("/enter", data={"code": code[0].lower()})
    assert (entered.status_code, entered.headers["location"]) == (303, f"/t/{match}")
    assert phone.get(f"/t/{match}").status_code == 200
    assert aki.get(f"/t/{match}").status_code == 403


def test_a_code_works_once_and_another_one_takes_its_place(aki: Device, house: House) -> None:
    match = aki.new_table("me", "normal")
    phone, thief = house.device(), house.device()
    first = CODE.findall(aki.get(f"/t/{match}/sheet/settings").text)
    assert phone.post("/enter", data={"code": first[0]}).status_code == 303
    assert thief.post("/enter", data={"code": first[0]}).status_code == 422
    assert thief.get(f"/t/{match}").status_code == 403
    second = CODE.findall(phone.get(f"/t/{match}/sheet/settings").text)
    assert len(second) == 1
    assert second != first
    assert aki.post("/enter", data={"code": second[0]}).status_code == 303
    assert aki.get(f"/t/{match}").status_code == 200
    assert phone.get(f"/t/{match}").status_code == 403


def test_typed_on_the_device_that_has_the_seat_a_code_stays(aki: Device) -> None:
    match = aki.new_table("me", "normal")
    code = CODE.findall(aki.get(f"/t/{match}/sheet/settings").text)
    entered = aki.post("/enter", data={"code": code[0]})
    assert (entered.status_code, entered.headers["location"]) == (303, f"/t/{match}")
    assert CODE.findall(aki.get(f"/t/{match}/sheet/settings").text) == code


def test_the_waiting_room_shows_each_person_the_own_code(aki: Device, house: House) -> None:
    match = aki.new_table("me", "open", "open")
    ben = house.device()
    ben.post(link_of(aki, match), data={"name": "Ben"})
    codes = [CODE.findall(device.get(f"/t/{match}").text) for device in (aki, ben)]
    assert [len(found) for found in codes] == [1, 1]
    assert codes[0] != codes[1]
    taken = aki.post("/enter", data={"code": codes[1][0]})
    assert (taken.status_code, "another seat" in taken.text) == (422, True)


def test_a_link_can_be_typed_where_a_code_is_asked(aki: Device, house: House) -> None:
    link = link_of(aki, aki.new_table("me", "open"))
    led = house.device().post("/enter", data={"code": f"http://localhost{link}"})
    assert (led.status_code, led.headers["location"]) == (303, link)
