"""Tables of friends over HTTP: who may do what with a seat, a request, a sign, a move."""

from __future__ import annotations

import re

import pytest
from sqlalchemy import String

from takujo.host.entries import AWAY
from takujo.host.match import Match
from takujo.host.presence import SIGNS
from takujo.host.schema import seats
from takujo.web.names import WIDEST, clean_name
from tests.web.serving import Device, House


def two(house: House, **terms: str) -> tuple[str, Device, Device]:
    """A table of Aki and Beni that has started."""
    aki, beni = house.device(), house.device()
    match = aki.new_table("me", "open")
    if terms:
        assert aki.post(f"/t/{match}/terms", data=terms).status_code == 303
    link = re.search(r"http://localhost(/j/[\w-]+)", aki.get(f"/t/{match}").text)
    assert link is not None
    assert beni.post(link[1], data={"name": "Beni"}).status_code == 303
    return match, aki, beni


# --- tables -----------------------------------------------------------------------------------
def test_a_public_table_stands_in_the_lobby_until_it_is_full(house: House) -> None:
    aki, beni = house.device(), house.device()
    match = aki.new_table("me", "open")
    assert "/c/" not in beni.get("/lobby").text
    aki.post(f"/t/{match}/terms", data={"public": "yes"})
    way = re.search(r'href="(/c/[A-Z0-9-]+)"', beni.get("/lobby").text)
    assert way is not None
    assert "/c/" not in aki.get("/lobby").text  # Aki's own
    assert beni.get(f"/t/{match}").headers["location"] == way[1]
    assert beni.post(way[1], data={"seat": "1", "name": "Beni"}).status_code == 303
    lobby = house.device().get("/lobby").text
    assert "/c/" not in lobby
    assert f'href="/t/{match}"' in lobby  # to watch
    assert house.device().get(f"/t/{match}").status_code == 200


def test_only_who_made_the_table_agrees_on_its_terms_and_before_it_starts(house: House) -> None:
    match, aki, beni = two(house)
    assert aki.post(f"/t/{match}/terms", data={"away": "60"}).status_code == 403
    other = aki.new_table("me", "open", "open")
    assert beni.post(f"/t/{other}/terms", data={"public": "yes"}).status_code == 403
    for odd in ({"away": "7"}, {"away": "-60"}, {"level": "grandmaster"}):
        assert aki.post(f"/t/{other}/terms", data=odd).status_code == 422
    facts = house.match(other).facts
    assert (facts.public, facts.away, facts.level) == (False, 0, "normal")


def test_a_guest_chooses_another_seat_and_the_maker_stays(house: House) -> None:
    aki, beni = house.device(), house.device()
    match = aki.new_table("me", "open", "open", "open")
    code = house.server.matches.table_code(house.match(match))
    beni.post(f"/c/{code}", data={"seat": "1", "name": "Beni"})
    assert beni.post(f"/t/{match}/sit", data={"seat": "3"}).status_code == 303
    assert [seat.name for seat in house.match(match).seats] == ["Aki", "", "", "Beni"]
    for seat in ("0", "3", "9", "-1"):
        assert beni.post(f"/t/{match}/sit", data={"seat": seat}).status_code in (404, 409)
    assert aki.post(f"/t/{match}/sit", data={"seat": "1"}).status_code == 409
    assert house.device().post(f"/t/{match}/sit", data={"seat": "1"}).status_code == 404


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("Aki", "Aki"), ("x" * 50, "x" * WIDEST), ("竹" * 50, "竹" * (WIDEST // 2)),
     ("a" * 19 + "竹", "a" * 19), ("  A\u200b\tki \n", "A ki"),
     ("e\u0301" * 30, "e\u0301" * WIDEST),
     ("a" + "\u0301" * 40, "a\u0301\u0301"), ("\u0000", "")],
)  # fmt: skip
def test_names_are_cut_by_their_width(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


def test_a_name_has_room_in_every_database_however_many_marks_it_has() -> None:
    room = seats.c.name.type
    assert isinstance(room, String)
    assert len(clean_name("e\u0301\u0302" * 40)) == room.length


# --- seats ------------------------------------------------------------------------------------
def test_a_friend_plays_on_by_a_link_and_the_old_device_only_finds_that_it_may_not(
    house: House,
) -> None:
    match, aki, _ = two(house)
    aki.post(f"/t/{match}/seat/offer")
    link = re.search(r"http://localhost(/j/[\w-]+)", aki.get(f"/t/{match}/seat").text)
    assert link is not None
    chika = house.device()
    assert "Take this seat" in chika.get(link[1]).text
    assert chika.post(link[1], data={"name": "Chika"}).headers["location"] == f"/t/{match}"
    assert (chika.get(f"/t/{match}").status_code, aki.get(f"/t/{match}").status_code) == (200, 403)
    assert house.device().post(link[1], data={"name": "Dai"}).status_code == 410
    assert house.match(match).seats[0].name == "Chika"


def test_a_seat_given_away_shows_a_way_back_and_asks_nothing(house: House) -> None:
    match, aki, beni = two(house)
    assert aki.post(f"/t/{match}/seat/cpu", data={"level": "easy"}).status_code == 303
    page = aki.get(f"/t/{match}").text
    assert "A CPU plays for you" in page
    assert 'data-asked="0"' in page
    assert "Aki (CPU)" in beni.get(f"/t/{match}").text
    assert "A CPU (Easy) plays meanwhile" in beni.get(f"/t/{match}/sheet/people").text
    assert aki.post(f"/t/{match}/seat/back").status_code == 303
    assert "A CPU plays for you" not in aki.get(f"/t/{match}").text
    assert aki.post(f"/t/{match}/seat/cpu", data={"level": "god"}).status_code == 422
    assert aki.post(f"/t/{match}/seat/resign").status_code == 303
    assert aki.post(f"/t/{match}/seat/back").status_code == 409


def test_nobody_does_anything_with_a_seat_without_having_one(house: House) -> None:
    match, _, _ = two(house)
    stranger = house.device()
    for what in ("seat/cpu", "seat/resign", "seat/back", "seat/offer", "seat/keep", "seat/watch",
                 "restart", "back", "sign"):  # fmt: skip
        assert stranger.post(f"/t/{match}/{what}", data={}).status_code == 403, what
    assert stranger.post(f"/t/{match}/reply", data={"entry": "1"}).status_code == 403
    assert stranger.get(f"/t/{match}/seat").status_code == 403
    assert house.record(match).entries == []


def test_who_was_away_has_the_seat_back_by_opening_the_page(house: House) -> None:
    match, aki, beni = two(house, away="60")
    waited = house.record(match).waiting[0]
    later = house.server.matches.clock() + 61_000
    house.server.matches.clock = lambda: later
    assert house.do(house.server.changes.stand_in(match, waited, 0))
    (aki, beni)[waited].get(f"/t/{match}")
    assert house.match(match).seats[waited].absent == ""


def test_what_was_asked_before_a_cpu_played_on_gives_no_seat_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, aki, beni = two(house, away="60")
    waited = house.record(match).waiting[0]
    server = house.server
    noting = server.presence.note

    async def slow(of: Match, seat: int) -> None:
        """The look for who is away comes between a request and its answer."""
        await noting(of, seat)
        later = server.matches.clock() + 61_000
        monkeypatch.setattr(server.matches, "clock", lambda: later)
        monkeypatch.setattr(server.presence, "note", noting)
        assert await server.changes.stand_in(match, seat, 0)

    monkeypatch.setattr(server.presence, "note", slow)
    (aki, beni)[waited].get(f"/t/{match}")
    assert house.match(match).seats[waited].absent == AWAY
    (aki, beni)[waited].get(f"/t/{match}")
    assert house.match(match).seats[waited].absent == ""


# --- signs ------------------------------------------------------------------------------------
def test_signs_are_in_the_stream_and_in_no_log(house: House) -> None:
    match, aki, beni = two(house)
    assert aki.post(f"/t/{match}/sign", data={"sign": SIGNS[0]}).status_code == 200
    assert aki.post(f"/t/{match}/sign", data={"sign": SIGNS[1]}).status_code == 422
    assert beni.post(f"/t/{match}/sign", data={"sign": "free words"}).status_code == 422
    assert house.record(match).entries == []
    present = house.do(house.server.presence.of(match))
    assert [each[:2] for each in house.server.presence.signs(present)] == [(0, SIGNS[0])]


# --- back and on --------------------------------------------------------------------------------
def answered(house: House, match: str, seats: dict[int, Device], times: int) -> None:
    """So many answers over HTTP, the first option each."""
    for _ in range(times):
        record = house.record(match)
        seat = record.waiting[0]
        seen = record.seen(seat)
        assert seen.table.asking is not None
        wish = seen.table.book.readable(seen.table.asking, seen.options()[0])
        form = {"question": record.question(seat), "choices": wish}
        assert seats[seat].post(f"/t/{match}/answer", data=form).status_code == 200


def test_a_turn_is_restarted_in_one_go(house: House) -> None:
    match, aki, beni = two(house)
    seat = house.record(match).waiting[0]
    device = (aki, beni)[seat]
    form = {"question": 1, "choices": "role builder;build indigo_plant"}
    record = house.record(match)
    begun = record.table.to_json()
    device.post(f"/t/{match}/answer", data={**form, "choices": "role builder"})
    assert house.record(match).undoable(seat)
    assert "Restart my turn" in device.get(f"/t/{match}/sheet/settings").text
    assert device.post(f"/t/{match}/restart").status_code == 303
    assert house.record(match).table.to_json() == begun
    assert device.post(f"/t/{match}/restart").status_code == 409


def test_everybody_is_asked_to_go_back_and_one_word_can_stop_it(house: House) -> None:
    match, aki, beni = two(house)
    answered(house, match, {0: aki, 1: beni}, 4)
    assert aki.post(f"/t/{match}/back", data={"at": "1"}).status_code == 303
    assert "Aki asks to go back to before move 2" in beni.get(f"/t/{match}").text
    assert "Never mind" in aki.get(f"/t/{match}").text
    assert beni.post(f"/t/{match}/reply", data={"entry": "5"}).status_code == 303
    assert "asks to go back" not in beni.get(f"/t/{match}").text
    beni.post(f"/t/{match}/back", data={"at": "0"})
    request = house.record(match).request
    assert request is not None
    aki.post(f"/t/{match}/reply", data={"entry": str(request.entry), "agrees": "yes"})
    assert len(house.record(match).undone) == 4
    assert "Everybody agreed: back to before move 1" in aki.get(f"/t/{match}/sheet/log").text
    assert aki.post(f"/t/{match}/back", data={"at": "99"}).status_code == 409


def test_a_running_match_cannot_be_taken_over(house: House) -> None:
    match, aki, _ = two(house)
    assert aki.get(f"/t/{match}/takeover?at=0").status_code == 409
    assert aki.post(f"/t/{match}/takeover", data={"at": "0"}).status_code == 409
