"""What friends change over a route, prepared so that one request does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.host.test_web_push import Browser
from tests.web.playing import answer_first, two_people
from tests.web.serving import Device, House

Route = Callable[[], Any]
API = "/api/v1/matches"
CHOSEN = {"public": "yes", "away": "60", "level": "easy"}


def posted(people: Device, path: str, **form: str) -> Route:
    """One request, to be sent when it is wanted."""
    return lambda: people.post(path, data=form)


def give_the_seat_to_a_cpu(house: House) -> Route:
    match, people = two_people(house)
    return posted(people[0], f"/t/{match}/seat/cpu", level="easy")


def resign(house: House) -> Route:
    match, people = two_people(house)
    return posted(people[0], f"/t/{match}/seat/resign")


def take_the_seat_back(house: House) -> Route:
    match, people = two_people(house)
    people[0].post(f"/t/{match}/seat/cpu", data={"level": "easy"})
    return posted(people[0], f"/t/{match}/seat/back")


def offer_the_seat_to_a_friend(house: House) -> Route:
    match, people = two_people(house)
    return posted(people[0], f"/t/{match}/seat/offer")


def keep_the_seat(house: House) -> Route:
    match, people = two_people(house)
    people[0].post(f"/t/{match}/seat/offer")
    return posted(people[0], f"/t/{match}/seat/keep")


def sit_down_for_a_friend(house: House) -> Route:
    match, people = two_people(house)
    people[0].post(f"/t/{match}/seat/offer")
    link = house.server.matches.link(house.match(match), 0)
    return posted(house.device(), f"/j/{link}", name="Chie")


def let_others_watch(house: House) -> Route:
    match, people = two_people(house)
    return posted(people[0], f"/t/{match}/seat/watch")


def restart_the_turn(house: House) -> Route:
    match, people = two_people(house)
    record = house.record(match)
    while not any(record.undoable(seat) for seat in (0, 1)):
        answer_first(people[record.waiting[0]], match, record.waiting[0])
    return posted(people[0 if record.undoable(0) else 1], f"/t/{match}/restart")


def asked_to_go_back(house: House) -> tuple[str, list[Device]]:
    """A table with some answers, of which the first seat wants none."""
    match, people = two_people(house)
    for _ in range(3):
        seat = house.record(match).waiting[0]
        answer_first(people[seat], match, seat)
    return match, people


def ask_to_go_back(house: House) -> Route:
    match, people = asked_to_go_back(house)
    return posted(people[0], f"/t/{match}/back", at="0")


def agree_to_go_back(house: House) -> Route:
    match, people = asked_to_go_back(house)
    people[0].post(f"/t/{match}/back", data={"at": "0"})
    request = house.record(match).request
    assert request is not None
    return posted(people[1], f"/t/{match}/reply", entry=str(request.entry), agrees="yes")


def give_a_sign(house: House) -> Route:
    match, people = two_people(house)
    return posted(people[0], f"/t/{match}/sign", sign="bravo")


def agree_on_terms(house: House) -> Route:
    aki = house.device()
    return posted(aki, f"/t/{aki.new_table('me', 'open')}/terms", **CHOSEN)


def sit_elsewhere(house: House) -> Route:
    aki, ben = house.device(), house.device()
    match = aki.new_table("me", "open", "open")
    ben.post(f"/j/{house.server.matches.link(house.match(match), 1)}", data={"name": "Ben"})
    return posted(ben, f"/t/{match}/sit", seat="2")


def want_to_be_called(house: House) -> Route:
    _, people = two_people(house)
    house.server.calls.may_send = lambda endpoint: True  # nobody looks its name up here
    wanted = Browser("https://push.example/1").subscription
    return posted(
        people[0], "/calls", endpoint=wanted.endpoint, p256dh=wanted.p256dh, auth=wanted.auth
    )


def programs(house: House, answers: int) -> tuple[str, list[Device]]:
    """Two programs at a table, after so many answers."""
    made = house.device().post(API, json={"seats": ["program", "program"]}).json()
    seats = [house.device(authorization=f"Bearer {token}") for token in made["tokens"]]
    match = str(made["match"])
    for _ in range(answers):
        record = house.record(match)
        seat = record.waiting[0]
        options = record.table.options(seat)
        house.do(house.server.matches.answer(match, seat, options[:1], record.question(seat)))
    return match, seats


def give_a_programs_seat_to_a_cpu(house: House) -> Route:
    match, seats = programs(house, 0)
    return lambda: seats[0].post(f"{API}/{match}/seats/0/player", json={"player": "easy"})


def ask_to_go_back_by_program(house: House) -> Route:
    match, seats = programs(house, 3)
    return lambda: seats[0].post(f"{API}/{match}/seats/0/ask", json={"back_to": 1})


def agree_to_go_back_by_program(house: House) -> Route:
    match, seats = programs(house, 3)
    seats[0].post(f"{API}/{match}/seats/0/ask", json={"back_to": 1})
    word = {"request": 4, "agrees": True}
    return lambda: seats[1].post(f"{API}/{match}/seats/1/reply", json=word)


FRIENDS: dict[str, list[Callable[[House], Route]]] = {
    "/t/{match}/seat/cpu": [give_the_seat_to_a_cpu],
    "/t/{match}/seat/resign": [resign],
    "/t/{match}/seat/back": [take_the_seat_back],
    "/t/{match}/seat/offer": [offer_the_seat_to_a_friend],
    "/t/{match}/seat/keep": [keep_the_seat],
    "/t/{match}/seat/watch": [let_others_watch],
    "/t/{match}/restart": [restart_the_turn],
    "/t/{match}/back": [ask_to_go_back],
    "/t/{match}/reply": [agree_to_go_back],
    "/t/{match}/sign": [give_a_sign],
    "/t/{match}/terms": [agree_on_terms],
    "/t/{match}/sit": [sit_elsewhere],
    "/calls": [want_to_be_called],
    "/api/v1/matches/{match}/seats/{seat}/player": [give_a_programs_seat_to_a_cpu],
    "/api/v1/matches/{match}/seats/{seat}/ask": [ask_to_go_back_by_program],
    "/api/v1/matches/{match}/seats/{seat}/reply": [agree_to_go_back_by_program],
}
