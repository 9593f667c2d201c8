"""The API for programs: a whole game, refusals with reasons, and a complete description."""

from __future__ import annotations

from typing import Any

import pytest

from takujo.cpu.levels import LEVELS
from takujo.editions.language import language
from takujo.games.catalogue import game
from takujo.host.header import new_header
from takujo.host.record import Record
from takujo.kernel.chance import FastNumbers
from takujo.web.pages import sheets, text_table
from takujo.web.routes.api_words import seat_out
from tests.games.goryokaku.at_the_table import player, position
from tests.web.pages_at_hand import at
from tests.web.serving import Device, House

API = "/api/v1/matches"
Made = tuple[str, list[str]]


@pytest.fixture
def made(aki: Device) -> Made:
    """A match of two programs, and their tokens."""
    answer = aki.post(API, json={"seats": ["program", "program"]})
    assert answer.status_code == 201
    return answer.json()["match"], answer.json()["tokens"]


def ask(device: Device, made: Made, seat: int, what: str = "", **options: Any) -> Any:
    """A request of a seat, with its token."""
    match, tokens = made
    show = {"authorization": f"Bearer {tokens[seat]}"}
    method = "POST" if "json" in options else "GET"
    return device.request(method, f"{API}/{match}/seats/{seat}{what}", headers=show, **options)


def waiting(device: Device, made: Made) -> int:
    """Who is asked."""
    return int(device.get(f"{API}/{made[0]}").json()["waiting"][0])


def test_the_games_are_listed(aki: Device) -> None:
    games = aki.get("/api/v1/games").json()
    assert [game["game"] for game in games] == ["san-juan", "fourbit-town", "goryokaku"]
    assert games[0]["levels"] == LEVELS


def test_a_program_sees_options_and_reasons_and_answers(aki: Device, made: Made) -> None:
    seat = waiting(aki, made)
    seen = ask(aki, made, seat).json()
    assert seen["question"] == 1
    assert {"choice": "role builder", "text": "Pick the builder"} in seen["options"]
    choice = "role prospector"
    given = {"question": 1, "choices": [choice, "draw 1"]}
    assert ask(aki, made, seat, "/answer", json=given).json() == {"entry": 1}
    assert ask(aki, made, seat, "/answer", json=given).json() == {"entry": 1}
    other = ask(aki, made, seat, "/answer", json={"question": 1, "choices": ["role trader"]})
    assert other.status_code == 409
    assert {"error", "message", "question", "entry"} <= set(other.json())
    second = waiting(aki, made)
    refused = [r for r in ask(aki, made, second).json()["refused"] if r["choice"] == choice]
    assert refused[0]["text"]
    steps = ask(aki, made, seat, "/steps").json()
    assert [step["entry"] for step in steps] == [1]
    assert steps[0]["sentences"]
    assert ask(aki, made, seat, "/steps?after=1").json() == []


def test_a_refused_answer_names_code_numbers_and_clause(aki: Device, made: Made) -> None:
    seat = waiting(aki, made)
    first = {"question": 1, "choices": ["role prospector", "draw 1"]}
    ask(aki, made, seat, "/answer", json=first)
    second = waiting(aki, made)
    question = ask(aki, made, second).json()["question"]
    wrong = {"question": question, "choices": ["role prospector"]}
    refused = ask(aki, made, second, "/answer", json=wrong)
    assert refused.status_code == 422
    assert set(refused.json()["reason"]) == {"code", "numbers", "clause"}
    nonsense = {"question": question, "choices": ["fly away"]}
    assert ask(aki, made, second, "/answer", json=nonsense).json()["message"]


def test_another_seats_token_opens_nothing(aki: Device, made: Made, house: House) -> None:
    match, tokens = made
    for shown in ("", "Bearer", f"Bearer {tokens[1]}", "Bearer nothing", tokens[0][:-1]):
        headers = {"authorization": shown} if shown else {}
        refused = aki.get(f"{API}/{match}/seats/0", headers=headers)
        assert (refused.status_code, refused.json()["error"]) == (401, "not_yours")
    table = aki.new_table("me", "open")
    link = house.server.matches.link(house.match(table), 1)
    stolen = aki.get(f"{API}/{table}/seats/1", headers={"authorization": f"Bearer {link}"})
    assert stolen.status_code == 401


def test_an_answer_is_taken_back(aki: Device, made: Made) -> None:
    seat = waiting(aki, made)
    ask(aki, made, seat, "/answer", json={"question": 1, "choices": ["role prospector"]})
    assert ask(aki, made, seat).json()["undo"] == 1
    assert ask(aki, made, seat, "/undo", json={"entry": 1}).json() == {"entry": 2}
    refused = ask(aki, made, seat, "/undo", json={"entry": 3})
    assert (refused.status_code, refused.json()["error"]) == (422, "refused")


@pytest.mark.slow
def test_programs_play_a_whole_match_and_get_its_record(aki: Device, made: Made) -> None:
    match = made[0]
    early = aki.get(f"{API}/{match}/record")
    assert (early.status_code, early.json()["error"]) == (409, "not_over")
    numbers = FastNumbers(1)
    while aki.get(f"{API}/{match}").json()["state"] == "playing":
        seat = waiting(aki, made)
        seen = ask(aki, made, seat).json()
        option = seen["options"][numbers.below(len(seen["options"]))]
        given = {"question": seen["question"], "choices": [option["choice"]]}
        assert ask(aki, made, seat, "/answer", json=given).status_code == 200
    over = aki.get(f"{API}/{match}").json()
    assert len(over["scores"]) == len(over["ranks"]) == 2
    assert aki.get(f"{API}/{match}/record").text.startswith("takujo")


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 422), (b"[", 422), (b"\xff", 400), (b'{"seats": ["program"]}', 422),
        (b'{"seats": ["program", "program"], "game": "chess"}', 422),
        (b'{"seats": ["program", "program"], "edition": "none"}', 422),
        (b'{"seats": ["program", "normal"], "more": 1}', 422),
        (b'{"seats": ["easy", "easy", "easy", "easy", "easy", "easy"]}', 422),
    ],
)  # fmt: skip
def test_an_impossible_match_is_refused_with_a_message(
    aki: Device, body: bytes, status: int
) -> None:
    refused = aki.post(API, content=body, headers={"content-type": "application/json"})
    assert refused.status_code == status
    assert {"error", "message"} <= set(refused.json())


def test_the_description_is_complete(aki: Device) -> None:
    described = aki.get("/api/v1/openapi.json").json()
    assert all(path.startswith("/api/v1/") for path in described["paths"])
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            name = f"{method} {path}"
            assert operation["summary"], name
            assert operation["description"], name
            answers = operation["responses"]
            problem = {"$ref": "#/components/schemas/Problem"}
            for status, answer in answers.items():
                kinds = answer["content"]
                if status[0] == "4":
                    assert kinds["application/json"]["schema"] == problem, name
                else:
                    assert all(has_example(kind) for kind in kinds.values()), name
            if method == "post":
                body = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"]
                assert has_example(described["components"]["schemas"][body.split("/")[-1]]), name


def has_example(content: dict[str, Any]) -> bool:
    """Whether a reader of the description sees what it looks like."""
    return "example" in content or bool(content.get("examples"))


def test_why_an_aside_is_refused_is_told_to_programs_as_on_the_page() -> None:
    start = position(player(people="shimada_kai"), player(cubes="14 soil"))
    book = game("goryokaku").book()
    record = Record(new_header(book, ["human"] * 3, "1", start=start), book)
    for code, soil in [("en", "soil"), ("ja", "土")]:
        refused = {each.choice: each for each in seat_out(record, 0, language(code)).refused}
        told = refused["free shimada_kai"]
        assert (told.code, told.numbers) == ("supply_empty", {"thing": 0})
        assert soil in told.text
        now = at(record.table, code=code)
        sentence = told.text.partition(" (")[0].partition("（")[0]  # the page names the rule below
        assert sentence in sheets.why(now, "free shimada_kai")
        assert told.text in text_table.page(now)
