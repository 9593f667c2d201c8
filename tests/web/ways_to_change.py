"""Every way to change something over a route, prepared so that one request does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from takujo.host.cleaning import DAY
from takujo.host.kept import now
from takujo.kernel.chance import FastNumbers
from tests.web.failing_cpu import stuck_table
from tests.web.playing import answer, answer_first, options, two_people
from tests.web.serving import Device, House
from tests.web.ways_of_friends import FRIENDS, Route, sit_down_for_a_friend

API = "/api/v1/matches"


def room(house: House) -> tuple[Device, str, str]:
    """A table that waits for one friend; who made it, its id and the friend's link."""
    aki = house.device()
    match = aki.new_table("me", "open")
    return aki, match, house.server.matches.link(house.match(match), 1)


def make_table(house: House) -> Route:
    form = {"seats": ["me", "open", "random"], "speed": "off", "name": "Aki", "game": "san-juan"}
    return lambda: house.device().post("/tables", data=form)


def make_full_table(house: House) -> Route:
    form = {"seats": ["me", "random"], "speed": "off", "name": "Aki", "game": "san-juan"}
    return lambda: house.device().post("/tables", data=form)


def begin_a_first_match(house: House) -> Route:
    return lambda: house.device().post("/learn/san-juan/first")


def join_the_last_seat(house: House) -> Route:
    link = room(house)[2]
    return lambda: house.device().post(f"/j/{link}", data={"name": "Ben"})


def start_with_cpus(house: House) -> Route:
    aki = house.device()
    match = aki.new_table("me", "open", "open", "open")
    return lambda: aki.post(f"/t/{match}/start", data={"level": "random"})


def leave_the_room(house: House) -> Route:
    aki = house.device()
    match = aki.new_table("me", "open", "open")
    ben = house.device()
    ben.post(f"/j/{house.server.matches.link(house.match(match), 1)}", data={"name": "Ben"})
    return lambda: ben.post(f"/t/{match}/leave")


def take_the_seat_elsewhere(house: House) -> Route:
    match, _ = two_people(house)
    code = house.server.matches.code(house.match(match), 0)
    return lambda: house.device().post("/enter", data={"code": code})


def give_an_answer(house: House) -> Route:
    match, people = two_people(house)
    seat = house.record(match).waiting[0]
    choice = options(people[seat], match, seat)[0]
    return lambda: answer(people[seat], match, choice, house.record(match).question(seat))


def take_an_answer_back(house: House) -> Route:
    match, people = two_people(house)
    record = house.record(match)
    while not any(record.undoable(seat) for seat in (0, 1)):
        answer_first(people[record.waiting[0]], match, record.waiting[0])
    seat = 0 if record.undoable(0) else 1
    question = {"question": record.question(seat)}
    return lambda: people[seat].post(f"/t/{match}/undo", data=question)


def play_again(house: House) -> Route:
    match, people = two_people(house)
    play_to_the_end(house, match)
    return lambda: people[0].post(f"/t/{match}/rematch")


def play_on_from_a_move(house: House) -> Route:
    match, people = two_people(house)
    play_to_the_end(house, match)
    form = {"at": 3, "seats": ["me", "open"], "name": "Aki"}
    return lambda: people[0].post(f"/t/{match}/takeover", data=form)


def play_to_the_end(house: House, match: str) -> None:
    record, numbers = house.record(match), FastNumbers(1)
    while record.result is None:
        seat = record.waiting[0]
        allowed = record.table.options(seat)
        choice = allowed[numbers.below(len(allowed))]
        house.do(house.server.matches.answer(match, seat, [choice], record.question(seat)))


def join_by_the_tables_code(house: House) -> Route:
    aki = house.device()
    match = aki.new_table("me", "open")
    code = house.server.matches.table_code(house.match(match))
    return lambda: house.device().post(f"/c/{code}", data={"seat": 1, "name": "Ben"})


def hand_a_stuck_seat_over(house: House) -> Route:
    aki, match, seat = stuck_table(house)
    form = {"seat": seat, "level": "easy"}  # fails again, and writes nothing meanwhile
    return lambda: aki.post(f"/t/{match}/trouble", data=form)


def end_a_stuck_match(house: House) -> Route:
    aki, match, seat = stuck_table(house)
    return lambda: aki.post(f"/t/{match}/trouble", data={"seat": seat})


def make_by_program(house: House) -> Route:
    return lambda: house.device().post(API, json={"seats": ["program", "program"]})


def answer_by_program(house: House) -> Route:
    program = house.device()
    made = program.post(API, json={"seats": ["program", "program"]}).json()
    return lambda: program_answers(program, made)


def undo_by_program(house: House) -> Route:
    program = house.device()
    made = program.post(API, json={"seats": ["program", "program"]}).json()
    record = house.record(made["match"])
    while not any(record.undoable(seat) for seat in (0, 1)):
        program_answers(program, made)
    seat = 0 if record.undoable(0) else 1
    entry = {"entry": record.undoable(seat)}
    return lambda: program.post(
        f"{seat_address(made, seat)}/undo", json=entry, headers=keys(made)[seat]
    )


def program_answers(program: Device, made: dict[str, Any]) -> Any:
    """The first option of whoever is asked."""
    seat = program.house.record(made["match"]).waiting[0]
    address, key = seat_address(made, seat), keys(made)[seat]
    seen = program.get(address, headers=key).json()
    body = {"question": seen["question"], "choices": [seen["options"][0]["choice"]]}
    return program.post(f"{address}/answer", json=body, headers=key)


def seat_address(made: dict[str, Any], seat: int) -> str:
    return f"{API}/{made['match']}/seats/{seat}"


def keys(made: dict[str, Any]) -> list[dict[str, str]]:
    return [{"authorization": f"Bearer {token}"} for token in made["tokens"]]


def look_two_days_later(house: House) -> Route:
    match, people = two_people(house)

    def look() -> Any:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("takujo.web.routes.playing.now", lambda: now() + 2 * DAY)
            return people[0].get(f"/t/{match}")

    return look


def look_at_a_room_without_a_code(house: House) -> Route:
    aki, match, _ = room(house)
    house.match(match).facts.code = ""  # as in a database from before there were any
    return lambda: aki.get(f"/t/{match}")


def delete_a_table(house: House) -> Route:
    aki = house.device()
    match = aki.new_table("me", "open")
    return lambda: aki.post(f"/t/{match}/delete")


def take_a_table_off_my_list(house: House) -> Route:
    match, people = two_people(house)
    play_to_the_end(house, match)
    return lambda: people[0].post(f"/t/{match}/delete")


# Every route that writes, by its path, in all the ways in which it does.
ROUTES: dict[str, list[Callable[[House], Route]]] = {
    "/tables": [make_table, make_full_table],
    **FRIENDS,
    "/learn/{game}/first": [begin_a_first_match],
    "/j/{secret}": [join_the_last_seat, sit_down_for_a_friend],
    "/c/{code}": [join_by_the_tables_code],
    "/enter": [take_the_seat_elsewhere],
    "/t/{match}": [look_two_days_later, look_at_a_room_without_a_code],
    "/t/{match}/start": [start_with_cpus],
    "/t/{match}/leave": [leave_the_room],
    "/t/{match}/answer": [give_an_answer],
    "/t/{match}/undo": [take_an_answer_back],
    "/t/{match}/rematch": [play_again],
    "/t/{match}/delete": [delete_a_table, take_a_table_off_my_list],
    "/t/{match}/takeover": [play_on_from_a_move],
    "/t/{match}/trouble": [hand_a_stuck_seat_over, end_a_stuck_match],
    f"{API}": [make_by_program],
    f"{API}/{{match}}/seats/{{seat}}/answer": [answer_by_program],
    f"{API}/{{match}}/seats/{{seat}}/undo": [undo_by_program],
}
