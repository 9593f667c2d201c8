"""Answers over HTTP: taken once, refused with the reason, taken back, and followed in order."""

import pytest

from takujo.host.entries import ChoicesEntry
from tests.web.playing import answer, answer_first, asked, options, two_people
from tests.web.serving import Device, House


@pytest.fixture
def match(aki: Device) -> str:
    """A table at which Aki is asked first, against one CPU that thinks of nothing."""
    while True:
        made = aki.new_table("me", "random")
        if asked(aki, made)["entry"] == 0:
            return made


def test_an_answer_is_taken_once_however_often_it_is_sent(
    aki: Device, house: House, match: str
) -> None:
    question, choice = answer_first(aki, match)
    again = answer(aki, match, choice, question)
    assert (again.status_code, again.json()) == (200, {"entry": 1})
    lines = [e for e in house.record(match).entries if house.record(match).seat_of(e.number) == 0]
    assert len(lines) == 1


def test_another_answer_to_an_answered_question_is_a_conflict(aki: Device, match: str) -> None:
    first, second = options(aki, match, 0)[:2]
    question = asked(aki, match)["question"]
    assert answer(aki, match, first, question).status_code == 200
    other = answer(aki, match, second, question)
    assert other.status_code == 409
    assert other.json()["entry"] >= 1
    assert {"error", "reason", "question"} <= set(other.json())


def test_a_question_that_is_not_open_is_a_conflict(aki: Device, match: str) -> None:
    choice = options(aki, match, 0)[0]
    for stale in (0, 99):
        refused = answer(aki, match, choice, stale)
        assert refused.status_code == 409
        assert (refused.json()["entry"], refused.json()["question"]) == (0, 1)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_refusal_gives_the_rules_reason_in_the_readers_language(
    house: House, language: str
) -> None:
    match, devices = two_people(house, language)
    record = house.record(match)
    first = record.waiting[0]
    assert answer(devices[first], match, "role prospector;draw 1", 1).status_code == 200
    second = record.waiting[0]
    refused = answer(devices[second], match, "role prospector", record.question(second))
    assert refused.status_code == 422
    assert refused.json()["entry"] == len(record.entries)
    reason = refused.json()["reason"]
    assert "prospector" in reason.lower() if language == "en" else not reason.isascii()


def test_an_empty_or_unreadable_answer_is_refused(aki: Device, match: str) -> None:
    assert answer(aki, match, " ; ", 1).status_code == 422
    assert aki.post(f"/t/{match}/answer", data={"choices": "x"}).status_code == 422
    assert aki.post(f"/t/{match}/answer", data={"question": "x", "choices": "x"}).status_code == 422
    wrong = aki.post(f"/t/{match}/answer", content=b"\xff", headers={"content-type": "text/x"})
    assert wrong.json()["error"] == "misread"


def test_a_form_sent_with_nothing_chosen_comes_back_with_a_sentence(
    aki: Device, match: str
) -> None:
    sent = aki.post(f"/t/{match}/answer", data={"question": 1, "page": "text"})
    assert sent.status_code == 422
    assert "Choose 1 more." in sent.text
    assert 'class="answers"' in sent.text


def test_undo_takes_one_answer_back_though_pressed_twice(house: House) -> None:
    match, devices = two_people(house)
    record = house.record(match)
    seat = record.waiting[0]
    device = devices[seat]
    choice = next(c for c in options(device, match, seat) if c in ("role builder", "role trader"))
    assert answer(device, match, choice, 1).status_code == 200
    question = record.question(seat)
    taken_back = device.post(f"/t/{match}/undo", data={"question": question})
    assert taken_back.status_code == 200, taken_back.text
    twice = device.post(f"/t/{match}/undo", data={"question": question})
    assert twice.status_code == 409
    assert len(record.entries) == 2
    assert options(device, match, seat)[0].startswith("role ")
    nothing = device.post(f"/t/{match}/undo", data={"question": record.question(seat)})
    assert (nothing.status_code, nothing.json()["reason"]) == (
        422, "There is nothing to take back.",
    )  # fmt: skip


@pytest.mark.slow
def test_a_whole_game_over_http_with_every_step_in_order(aki: Device, house: House) -> None:
    match = aki.new_table("me", "random", "random", "normal")
    known = 0
    while not asked(aki, match)["over"]:
        answer_first(aki, match)
        later = aki.get(f"/t/{match}/steps", params={"after": known}).json()
        numbers = [step["entry"] for step in later["steps"]]
        assert numbers == list(range(known + 1, later["entry"] + 1))
        known = later["entry"]
    every = aki.get(f"/t/{match}/steps").json()
    assert [step["entry"] for step in every["steps"]] == list(range(1, every["entry"] + 1))
    assert every["over"]
    for page in ("", "/text", "/replay?at=3", "/verify", "/record.takujo"):
        shown = aki.get(f"/t/{match}{page}")
        assert shown.status_code == 200, page
    assert house.match(match).facts.seed in aki.get(f"/t/{match}/verify").text
    visitor = house.device()
    assert visitor.get(f"/t/{match}/replay?at=5").status_code == 200
    again = aki.post(f"/t/{match}/rematch")
    assert aki.post(f"/t/{match}/rematch").headers["location"] == again.headers["location"]
    assert aki.get(again.headers["location"]).status_code == 200


def test_what_is_wished_for_after_a_reveal_is_an_answer_of_its_own(house: House) -> None:
    match, devices = two_people(house)
    record = house.record(match)
    seat = record.waiting[0]
    sent = answer(devices[seat], match, "role prospector;draw most;gold_mine use;zzz", 1)
    assert (sent.status_code, sent.json()) == (200, {"entry": 1})
    assert record.entries[0] == ChoicesEntry(1, seat, ("role prospector", "draw 1"))
    again = answer(devices[seat], match, "role prospector;draw most;gold_mine use;zzz", 1)
    assert (again.json(), len(record.entries)) == ({"entry": 1}, 1)
