"""People go before CPUs: who thinks next, and when tables without people go on."""

from __future__ import annotations

import asyncio

import pytest

from takujo.games.catalogue import game
from takujo.host import thinking, turn_order
from takujo.host.match import CPU, PERSON, HostedSeat, Match
from takujo.host.seating import new_facts
from takujo.host.turn_order import NOBODY, PEOPLE, PROGRAMS, TurnOrder, rank_of


def match_of(*seats: HostedSeat) -> Match:
    """A match in which these sit."""
    return Match(new_facts(game("san-juan").book(), "off"), list(seats))


def test_a_person_comes_before_a_program_and_a_program_before_nobody() -> None:
    cpu = HostedSeat(CPU, "easy")
    assert (
        rank_of(match_of(HostedSeat(PERSON, device="d"), HostedSeat(PERSON, token="t"))) == PEOPLE
    )
    assert rank_of(match_of(cpu, HostedSeat(PERSON, token="t"))) == PROGRAMS
    assert rank_of(match_of(cpu, cpu)) == NOBODY
    assert PEOPLE < PROGRAMS < NOBODY


def test_tables_where_somebody_waits_think_first_and_no_more_than_there_are_workers() -> None:
    done: list[str] = []
    most = 0

    async def story() -> None:
        order = TurnOrder(2)

        async def think(name: str, rank: int) -> None:
            nonlocal most
            async with order.thinking(rank):
                most = max(most, 2 - order.free)
                await asyncio.sleep(0)
                done.append(name)

        ranks = [("nobody 1", NOBODY), ("nobody 2", NOBODY), ("nobody 3", NOBODY),
                 ("program", PROGRAMS), ("person 1", PEOPLE), ("person 2", PEOPLE)]  # fmt: skip
        async with asyncio.TaskGroup() as group:
            for name, rank in ranks:
                group.create_task(think(name, rank))
        assert order.free == 2

    asyncio.run(story())
    first = {"nobody 1", "nobody 2"}  # they found a worker free
    assert set(done[:2]) == first
    assert done[2:] == ["person 1", "person 2", "program", "nobody 3"]
    assert most == 2


def test_who_is_cancelled_while_waiting_keeps_no_worker() -> None:
    async def story() -> None:
        order = TurnOrder(1)
        async with order.thinking(NOBODY):
            waiting = [asyncio.create_task(order._take(PEOPLE)) for _ in range(3)]
            await asyncio.sleep(0)
            waiting[0].cancel()
        waiting[1].cancel()  # it has just been given the worker
        await asyncio.gather(*waiting, return_exceptions=True)
        assert waiting[2].exception() is None
        order._give()
        assert order.free == 1

    asyncio.run(story())


def test_tables_without_people_go_one_by_one_and_wait_while_somebody_is_served(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(turn_order, "BREATH", 0.0)
    monkeypatch.setattr(turn_order, "LONGEST", 1000.0)
    happened: list[str] = []

    async def story() -> None:
        order = TurnOrder(1)

        async def answer(name: str, rank: int) -> None:
            async with order.answering(rank):
                happened.append(f"{name} begins")
                await asyncio.sleep(0)
                happened.append(f"{name} ends")

        with order.serving():
            aside = [asyncio.create_task(answer(name, NOBODY)) for name in ("a", "b")]
            for _ in range(20):
                await asyncio.sleep(0)
            assert happened == []
            await answer("person", PEOPLE)
            assert happened == ["person begins", "person ends"]
        await asyncio.gather(*aside)

    asyncio.run(story())
    assert happened[2:] == ["a begins", "a ends", "b begins", "b ends"]


def test_tables_without_people_are_not_held_up_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_order, "BREATH", 0.0)
    monkeypatch.setattr(turn_order, "LONGEST", 0.0)

    async def story() -> None:
        order = TurnOrder(1)
        with order.serving():
            async with order.answering(NOBODY):
                pass

    asyncio.run(story())


def test_workers_stand_behind_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr("os.nice", asked.append)
    monkeypatch.setattr(thinking, "end_with_the_server", lambda: None)
    thinking.begin_worker()
    assert asked == [thinking.BEHIND]
    assert thinking.BEHIND > 0
