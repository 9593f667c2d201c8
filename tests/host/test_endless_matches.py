"""A match whose players go on for ever by choice ends without a result, and says so."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from takujo.games.catalogue import game
from takujo.host.cpu_turns import CpuTurns
from takujo.host.limits import Limits
from takujo.host.match import CPU, ENDED, PLAYING, HostedSeat
from takujo.host.matches import Matches
from takujo.kernel.game import Refused
from tests.host.matches_at_hand import answer_first, matches_in, new_match, with_cpus
from tests.waiting import until

FEW = Limits(match_entries=12)


async def two_people(matches: Matches) -> str:
    """A table of two people."""
    match = await new_match(matches, "open")
    await matches.join(matches.link(match, 1), "another device", "Ken")
    return match.id


def test_after_so_many_entries_it_is_ended_and_stays_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with matches_in(tmp_path) as matches:
            matches.limits = FEW
            id = await two_people(matches)
            match = await matches.get(id)
            record = match.record
            assert record is not None
            while match.facts.state == PLAYING:
                assert len(record.entries) < FEW.match_entries
                await answer_first(matches, match, record.waiting[0])
            assert (match.facts.state, match.facts.result) == (ENDED, "")
            assert len(record.entries) == FEW.match_entries
            for refused in (answer_first(matches, match, record.waiting[0]), matches.end(id)):
                with pytest.raises(Refused, match="ended"):
                    await refused
        async with matches_in(tmp_path) as matches:  # also with other limits
            again = await matches.get(id)
            assert (again.facts.state, again.set_aside) == (ENDED, False)
            assert await matches.store.waiting_for_cpus(5) == []

    asyncio.run(story())


def test_computer_players_alone_do_not_go_on_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CpuTurns, "_new_pool", lambda turns: ThreadPoolExecutor(turns.workers))
    monkeypatch.setattr("takujo.host.turn_order.BREATH", 0.0)

    async def story() -> None:
        async with with_cpus(tmp_path) as matches:
            matches.limits = FEW
            seats = [HostedSeat(CPU, "random")] * 2
            match = await matches.make(game("san-juan").book(), seats, "off")
            await until(lambda: match.facts.state == ENDED, "the end")
            assert await matches.get(match.id) is match  # once it is stored
            assert match.facts.newest == FEW.match_entries
            assert await matches.store.waiting_for_cpus(5) == []

    asyncio.run(story())


def test_the_usual_limit_is_many_times_what_the_longest_game_takes() -> None:
    golden = Path(__file__).parents[1] / "every_game" / "golden"
    longest = max(
        int(file.read_text().splitlines()[-1].split()[0]) for file in golden.glob("*.takujo")
    )
    assert Limits().match_entries > 5 * longest
