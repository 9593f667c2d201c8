"""Codes can be tried a few times; then one waits, and it is forgotten again."""

from __future__ import annotations

import asyncio

import pytest

from takujo.host.counts import KEPT, Counts, InMemory
from takujo.host.limits import Limits
from takujo.web.attempts import Attempts
from tests.web.serving import House

EACH = Limits().rate("wrong_codes")
ALL = Limits().rate("all_wrong_codes")


class Clock:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Tries:
    """Attempts, one after the other."""

    def __init__(self, counts: Counts) -> None:
        self.attempts = Attempts(Limits(), counts)

    def begin(self, address: str) -> int:
        return asyncio.run(self.attempts.begin(address))

    def was_right(self, address: str) -> None:
        asyncio.run(self.attempts.was_right(address))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def counts(clock: Clock) -> InMemory:
    return InMemory(clock)


@pytest.fixture
def attempts(counts: InMemory) -> Tries:
    return Tries(counts)


def fail(attempts: Tries, address: str, times: int) -> list[int]:
    """So many wrong codes; what each was told."""
    return [attempts.begin(address) for _ in range(times)]


def test_an_address_that_failed_often_waits_and_others_do_not(attempts: Tries) -> None:
    assert fail(attempts, "192.0.2.1", EACH.burst) == [0] * EACH.burst
    assert attempts.begin("192.0.2.1") == EACH.seconds
    assert attempts.begin("192.0.2.2") == 0


def test_one_more_attempt_comes_back_after_its_time(attempts: Tries, clock: Clock) -> None:
    fail(attempts, "192.0.2.1", EACH.burst)
    clock.now += EACH.seconds - 1
    assert attempts.begin("192.0.2.1") == 1
    clock.now += 1
    assert fail(attempts, "192.0.2.1", 2) == [0, EACH.seconds]


def test_waiting_costs_nothing_more(attempts: Tries) -> None:
    fail(attempts, "192.0.2.1", EACH.burst)
    assert fail(attempts, "192.0.2.1", 5) == [EACH.seconds] * 5


def test_right_codes_do_not_count(attempts: Tries) -> None:
    for _ in range(3 * ALL.burst):
        assert attempts.begin("192.0.2.1") == 0
        attempts.was_right("192.0.2.1")


def test_all_addresses_together_are_limited_too(attempts: Tries, clock: Clock) -> None:
    for n in range(ALL.burst):
        assert attempts.begin(f"198.51.100.{n}") == 0
    assert attempts.begin("203.0.113.1") == ALL.seconds
    clock.now += ALL.seconds
    assert attempts.begin("203.0.113.1") == 0


def test_a_network_with_many_addresses_is_one(attempts: Tries) -> None:
    for n in range(EACH.burst):
        assert attempts.begin(f"2001:db8::{n:x}") == 0
    assert attempts.begin("2001:db8::ffff") > 0
    assert attempts.begin("2001:db8:0:1::1") == 0
    assert fail(attempts, "::ffff:192.0.2.1", 1) == fail(attempts, "::ffff:192.0.2.2", 1) == [0]


def test_addresses_are_forgotten(counts: InMemory, clock: Clock) -> None:
    async def many() -> None:
        attempts = Attempts(Limits(), counts)
        for n in range(2 * KEPT):
            clock.now += ALL.seconds
            assert await attempts.begin(f"host {n}") == 0

    asyncio.run(many())
    assert len(counts.until["wrong_codes"]) <= KEPT


@pytest.mark.parametrize("language", ["en", "ja"])
def test_who_types_many_wrong_codes_is_told_to_wait_in_the_own_language(
    house: House, clock: Clock, language: str
) -> None:
    house.server.attempts = Attempts(Limits(), InMemory(clock))
    match, code = table_and_code(house)
    guesser = house.device(language=language)
    for n in range(EACH.burst):
        assert guesser.post("/enter", data={"code": f"WRONG-{n}"}).status_code == 422
    refused = guesser.post("/enter", data={"code": code})
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "30")
    assert "Too many wrong codes" in refused.text if language == "en" else "1分" in refused.text
    clock.now += EACH.seconds
    entered = guesser.post("/enter", data={"code": code})
    assert (entered.status_code, entered.headers["location"]) == (303, f"/t/{match}")


def test_a_right_code_is_taken_after_the_failures_of_others(house: House, clock: Clock) -> None:
    house.server.attempts = Attempts(Limits(), InMemory(clock))
    match, code = table_and_code(house)
    others = Tries(house.server.attempts.counts)
    fail(others, "192.0.2.1", EACH.burst)
    assert others.begin("192.0.2.1") > 0
    entered = house.device().post("/enter", data={"code": code})
    assert (entered.status_code, entered.headers["location"]) == (303, f"/t/{match}")


def table_and_code(house: House) -> tuple[str, str]:
    """A new table of somebody, and the code of that seat."""
    match = house.device().new_table("me", "normal")
    return match, house.server.matches.code(house.match(match), 0)
