"""Joining by link: a name, no account, and the table starts when everybody is there."""

import re

from tests.web.serving import Device, House

LINK = re.compile(r"http://localhost(/[jc]/[\w-]+)")


def link_of(owner: Device, match: str) -> str:
    """The link of the first open seat; where several are open, the room shows one for all."""
    found = LINK.search(owner.get(f"/t/{match}").text)
    assert found is not None
    table = owner.house.match(match)
    link = f"/j/{owner.house.server.matches.link(table, table.open_seats()[0])}"
    assert found[1] == link or (found[1].startswith("/c/") and len(table.open_seats()) > 1)
    return link


def test_one_link_invites_several_friends(aki: Device, house: House) -> None:
    match = aki.new_table("me", "open", "open")
    found = LINK.search(aki.get(f"/t/{match}").text)
    assert found is not None
    for seat, name in (("2", "Ben"), ("1", "Cem")):
        joined = house.device().post(found[1], data={"seat": seat, "name": name})
        assert joined.headers["location"] == f"/t/{match}"
    assert [seat.name for seat in house.match(match).seats] == ["Aki", "Cem", "Ben"]


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


def test_who_made_the_table_owns_it_wherever_everybody_sits(aki: Device, house: House) -> None:
    match = aki.new_table("open", "open", "me")
    ben = house.device()
    ben.post(link_of(aki, match), data={"name": "Ben"})
    assert house.match(match).seats[0].name == "Ben"
    assert ben.post(f"/t/{match}/start").status_code == 403
    assert LINK.search(ben.get(f"/t/{match}").text) is None
    assert "Aki invites you" in house.device().get(link_of(aki, match)).text
    assert aki.post(f"/t/{match}/start").status_code == 303
    assert house.match(match).facts.state == "playing"


def test_a_guest_may_get_up_and_the_seat_has_another_link(aki: Device, house: House) -> None:
    match = aki.new_table("me", "open", "open")
    first = link_of(aki, match)
    ben, cem = house.device(), house.device()
    ben.post(first, data={"name": "Ben"})
    assert f'action="/t/{match}/leave"' in ben.get(f"/t/{match}").text
    left = ben.post(f"/t/{match}/leave")
    assert (left.status_code, left.headers["location"]) == (303, "/")
    assert ben.get(f"/t/{match}").status_code == 403
    assert ben.get(first).status_code == cem.get(first).status_code == 404
    assert cem.post(first, data={"name": "Cem"}).status_code == 404
    second = link_of(aki, match)
    assert second != first
    assert cem.post(second, data={"name": "Cem"}).status_code == 303
    assert house.match(match).seats[1].name == "Cem"


def test_who_made_the_table_stays_and_nobody_leaves_once_it_has_started(
    aki: Device, house: House
) -> None:
    match = aki.new_table("me", "open")
    assert aki.post(f"/t/{match}/leave").status_code == 409
    assert house.device().post(f"/t/{match}/leave").status_code == 404
    ben = house.device()
    ben.post(link_of(aki, match), data={"name": "Ben"})
    assert ben.post(f"/t/{match}/leave").status_code == 409
    assert ben.get(f"/t/{match}").status_code == 200


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


def test_a_reply_that_is_lost_costs_no_new_guest_the_seat(house: House, aki: Device) -> None:
    """The device is known from the page with the form on: the form sent again finds the seat."""
    match = aki.new_table("me", "open", "open")
    link = link_of(aki, match)
    ken = house.device()
    ken.get(link)
    cookie = ken.client.cookies["takujo_device"]
    ken.post(link, data={"name": "Ken"})  # its reply is lost
    again = house.device()
    again.client.cookies.set("takujo_device", cookie)
    assert again.post(link, data={"name": "Ken"}).headers["location"] == f"/t/{match}"
    assert again.get(f"/t/{match}").status_code == 200
