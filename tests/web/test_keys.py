"""Links, tokens, cookies and codes: none opens what another does, and each ends when it must."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from takujo.host.counts import InMemory
from takujo.host.match import HostedSeat
from takujo.host.tickets import hashed
from takujo.web.routes.playing import Watcher, bulletins
from tests.web.serving import Device, House
from tests.web.test_codes import seat_code, table_code, type_code
from tests.web.test_joining import link_of

API = "/api/v1/matches"
SECRET = re.compile(r"[\w-]{24}|[A-Z2-9]{3,4}-[A-Z2-9]{3,4}")


class Host(Device):
    """Who made a table, and keeps everything that was ever shown to him."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.shown: set[str] = set()

    def look(self, path: str) -> None:
        """Look, and note whatever may be a secret; the own cookie too."""
        self.shown.update(SECRET.findall(self.get(path).text))
        cookie = str(self.client.cookies.get("takujo_device", ""))
        self.shown.update({cookie, cookie.partition(".")[0]})


def attack(host: Host, match: str, seat: int) -> set[tuple[str, int]]:
    """Everything shown, used as every kind of key for the friend's seat: what was answered."""
    place = f"{API}/{match}/seats/{seat}"
    got: set[tuple[str, int]] = set()
    for secret in sorted(host.shown - {""}):
        token = {"authorization": f"Bearer {secret}"}
        answer = {"question": 1, "choices": ["role builder"]}
        got.add(("view", host.get(place, headers=token).status_code))
        got.add(("steps", host.get(f"{place}/steps", headers=token).status_code))
        got.add(("answer", host.post(f"{place}/answer", json=answer, headers=token).status_code))
        got.add(("undo", host.post(f"{place}/undo", json={"entry": 1}, headers=token).status_code))
        got.add(("stream", host.get(f"{place}/stream", headers=token).status_code))
        got |= by_a_new_device(host.house, match, secret)
    return got


def by_a_new_device(house: House, match: str, secret: str) -> set[tuple[str, int]]:
    """The same from a device without a seat: links, codes, and a cookie made of the secret."""
    new = house.device()
    for path in (f"/j/{secret}", f"/c/{secret}"):
        new.get(path)
        new.post(path, data={"name": "Thief", "seat": 1})
    type_code(new, secret)
    house.server.attempts.counts = InMemory()
    pages = {("table", new.get(f"/t/{match}").status_code)}
    new.client.cookies.set("takujo_device", secret)
    return pages | {("code", new.get(f"/t/{match}/code").status_code)}


CLOSED = {
    ("view", 401), ("steps", 401), ("answer", 401), ("undo", 401), ("stream", 401),
    ("table", 403), ("code", 403),
}  # fmt: skip


@pytest.mark.parametrize("way", ["link", "code"])
def test_nothing_shown_to_who_made_the_table_opens_a_friends_seat(house: House, way: str) -> None:
    host, ben, tablet = Host(house), house.device(), house.device()
    match = host.new_table("me", "open")
    for path in ("/", f"/t/{match}", f"{API}/{match}"):
        host.look(path)
    link, code = link_of(host, match), table_code(host, match)
    host.look(link)
    host.shown.add(link.removeprefix("/j/"))
    taken = link if way == "link" else f"/c/{code}"
    assert ben.post(taken, data={"name": "Ben", "seat": 1}).status_code == 303
    for path in (f"/t/{match}", f"/t/{match}/text", f"/t/{match}/sheet/settings", "/", link):
        host.look(path)
    assert {len(secret) for secret in host.shown} >= {7, 24}
    host_cookie = str(host.client.cookies["takujo_device"])
    host.shown -= {host_cookie}  # as a cookie it opens the own seat, as it should
    assert attack(host, match, 1) == CLOSED
    assert type_code(tablet, seat_code(ben, match)) == (303, f"/t/{match}")
    for path in (f"/t/{match}", link, f"{API}/{match}"):
        host.look(path)
    host.shown -= {host_cookie}
    assert attack(host, match, 1) == CLOSED
    assert tablet.get(f"/t/{match}").status_code == 200
    assert house.match(match).facts.newest == 0


def test_a_used_link_leads_back_who_has_the_seat_and_nobody_else(aki: Device, house: House) -> None:
    match = aki.new_table("me", "open")
    link = link_of(aki, match)
    ben, tablet, stranger = house.device(), house.device(), house.device()
    ben.post(link, data={"name": "Ben"})
    assert ben.get(link).headers["location"] == f"/t/{match}"
    assert type_code(tablet, seat_code(ben, match)) == (303, f"/t/{match}")
    assert tablet.get(link).headers["location"] == f"/t/{match}"
    for other in (ben, stranger):
        assert other.get(link).status_code == 410
        assert other.post(link, data={"name": "Cem"}).status_code == 410
    assert house.match(match).seats[1].name == "Ben"


def test_moving_a_seat_revokes_what_was_before(aki: Device, house: House) -> None:
    match = aki.new_table("me", "open")
    link = link_of(aki, match)
    ben, tablet = house.device(), house.device()
    ben.post(link, data={"name": "Ben"})
    old_code = seat_code(ben, match)
    before = house.match(match).seats[1]
    was = (before.device, before.code)
    assert type_code(tablet, old_code) == (303, f"/t/{match}")
    now = house.match(match).seats[1]
    assert now.device not in was
    assert now.code not in was
    assert now.token == ""
    for page in ("", "/text", "/steps", "/stream", "/code", "/sheet/log"):
        assert ben.get(f"/t/{match}{page}").status_code == 403
    form = {"question": 1, "choices": "role builder"}
    assert ben.post(f"/t/{match}/answer", data=form).status_code == 403
    assert ben.post(f"/t/{match}/undo", data=form).status_code == 403
    assert type_code(ben, old_code) == (422, "")


def test_a_stream_ends_when_its_seat_moves(aki: Device, house: House) -> None:
    match = aki.new_table("me", "open")
    server, found = house.server, house.match(match)
    device = found.seats[0].device
    told: list[str] = []

    async def follow() -> None:
        watcher = Watcher(device, "192.0.2.1", lambda now: now.seat_of(device) == 0)
        async for news in bulletins(server, match, watcher):
            told.append(news)
            if len(told) == 1:
                await server.matches.recover(server.matches.code(found, 0), "a tablet")

    house.do(follow())
    assert len(told) == 1
    assert server.streams.open == {}


def test_a_guest_who_left_has_nothing_left(aki: Device, house: House) -> None:
    match = aki.new_table("me", "open", "open")
    ben = house.device()
    ben.post(link_of(aki, match), data={"name": "Ben"})
    code = seat_code(ben, match)
    ben.post(f"/t/{match}/leave")
    assert type_code(ben, code) == (422, "")
    left = house.match(match).seats[1]
    assert (left.kind, left.name, left.device, left.code, left.token) == ("open", "", "", "", "")
    cem = house.device()
    cem.post(link_of(aki, match), data={"name": "Cem"})
    assert seat_code(cem, match) != code


def test_a_programs_token_is_no_link_no_code_and_no_cookie(house: House) -> None:
    program = house.device()
    made = program.post(API, json={"seats": ["program", "program"]}).json()
    match, token = made["match"], made["tokens"][0]
    assert by_a_new_device(house, match, token) == {("table", 403), ("code", 403)}
    seat = house.match(match).seats[0]
    assert (seat.device, seat.link, seat.code, seat.token) == ("", "", "", hashed(token))


def test_each_kind_of_key_has_its_own_place_and_only_as_a_hash(aki: Device, house: House) -> None:
    match = aki.new_table("me", "open")
    link = link_of(aki, match).removeprefix("/j/")
    code, own = table_code(aki, match), seat_code(aki, match)
    found = house.match(match)
    assert found.seats[1].link == hashed(link)
    assert found.seats[0].code == hashed(own)
    assert found.facts.code == hashed(code)
    keys = [getattr(seat, each.name) for seat in found.seats for each in fields(HostedSeat)]
    assert not {link, code, own} & {str(key) for key in keys}
