"""Playing over HTTP: wait for my turn, answer, as a browser does."""

from __future__ import annotations

from typing import Any

import httpx

from tests.waiting import patiently
from tests.web.serving import Device, House


def asked(device: Device, match: str) -> dict[str, Any]:
    """What the newest steps say once this seat is asked, or the match is over."""
    for _ in patiently("a question to this seat"):
        now = device.get(f"/t/{match}/steps", params={"after": 10**6}).json()
        if now["over"] or now["question"]:
            assert isinstance(now, dict)
            return now
    raise AssertionError


def options(device: Device, match: str, seat: int) -> list[str]:
    """What this seat may choose, in readable form."""
    record = device.house.record(match)
    t = record.table
    assert t.asking is not None
    return [t.book.readable(t.asking, choice) for choice in t.options(seat)]


def answer(device: Device, match: str, choices: str, question: int) -> httpx.Response:
    """Post an answer."""
    return device.post(f"/t/{match}/answer", data={"question": question, "choices": choices})


def answer_first(device: Device, match: str, seat: int = 0) -> tuple[int, str]:
    """Wait to be asked and take the first option; the question and what was chosen."""
    question = asked(device, match)["question"]
    choice = options(device, match, seat)[0]
    taken = answer(device, match, choice, question)
    assert taken.status_code == 200, taken.text
    return question, choice


def two_people(house: House, language: str = "en") -> tuple[str, list[Device]]:
    """A table of two people, each with a device."""
    aki, ben = house.device(language=language), house.device(language=language)
    match = aki.new_table("me", "open")
    link = house.server.matches.link(house.match(match), 1)
    assert ben.post(f"/j/{link}", data={"name": "Ben"}).status_code == 303
    return match, [aki, ben]
