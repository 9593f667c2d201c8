"""Streams that nothing comes through hold and load next to nothing: there may be thousands."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import pytest

from takujo.host.store import Store, Stored
from takujo.web.routes import playing
from takujo.web.routes.playing import Watcher, bulletins
from tests.web.serving import Device, House


def test_an_idle_stream_neither_holds_the_match_nor_loads_it(
    aki: Device, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "HEARTBEAT", 0.0)
    loads: list[str] = []
    load = Store.load

    async def counted(store: Store, id: str, after: int = 0) -> Stored | None:
        loads.append(id)
        return await load(store, id, after)

    monkeypatch.setattr(Store, "load", counted)
    match = aki.new_table("me", "open")
    matches, device = house.server.matches, house.match(match).seats[0].device

    async def follow() -> list[Any]:
        await house.server.presence.note(await matches.get(match), 0)  # who comes is news
        matches._kept.clear()
        held = weakref.ref(await matches.get(match))
        loads.clear()
        watcher = Watcher(device, "192.0.2.1", lambda now: now.seat_of(device) == 0, 0)
        stream = bulletins(house.server, match, watcher)
        told = [await anext(stream)]
        matches._kept.clear()  # as when others were looked at
        told += [await anext(stream) for _ in range(5)]
        gc.collect()
        assert held() is None
        assert loads == []
        await matches.recover(matches.code(await matches.get(match), 0), "a tablet")
        told += [each async for each in stream]
        return told

    told = house.do(follow())
    assert told[0].startswith("data:")
    assert told[1:] == [": still here\n\n"] * (len(told) - 1)
    assert house.server.streams.open == {}
