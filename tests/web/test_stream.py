"""The stream: only the newest entry and who is waited for; a stop waits for nobody."""

from __future__ import annotations

import json
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.waiting import PATIENCE
from tests.web.serving import Program, program_in

API = "/api/v1/matches"


def told(response: httpx.Response) -> Iterator[dict[str, Any]]:
    """The events of a stream."""
    for line in response.iter_lines():
        if line.startswith("data: "):
            yield json.loads(line.removeprefix("data: "))


@pytest.mark.slow
def test_a_stream_tells_the_newest_entry_and_who_is_waited_for_and_nothing_else(
    program: Program,
) -> None:
    with program.browser() as browser, program.browser() as other:
        made = browser.post(API, json={"seats": ["program", "program"]}).json()
        match, tokens = made["match"], made["tokens"]
        show = {"authorization": f"Bearer {tokens[0]}"}
        with other.stream("GET", f"{API}/{match}/seats/0/stream", headers=show) as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            assert "content-encoding" not in stream.headers
            events = told(stream)
            first = next(events)
            assert set(first) == {"entry", "waiting", "over", "state", "away", "signs"}
            assert (first["entry"], first["over"], first["state"]) == (0, False, "playing")
            seat = first["waiting"][0]
            given = {"question": 1, "choices": ["role prospector"]}
            place = f"{API}/{match}/seats/{seat}/answer"
            mine = {"authorization": f"Bearer {tokens[seat]}"}
            assert browser.post(place, json=given, headers=mine).status_code == 200
            second = next(events)
            assert set(second) == set(first)
            assert second["entry"] == 1


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_with_open_streams_stops_within_three_seconds(
    tmp_path: Path, how: signal.Signals
) -> None:
    with program_in(tmp_path) as program, program.browser() as browser:
        page = browser.post("/tables", data={"seats": ["me", "open"]}).headers["location"]
        browser.post("/tables", data={"seats": ["me", "normal", "normal"], "speed": "slow"})
        ended: list[float] = []

        def follow() -> None:
            with httpx.Client(base_url=program.address, cookies=browser.cookies) as reader:
                with reader.stream("GET", f"{page}/stream", timeout=PATIENCE) as stream:
                    opened.release()
                    for _ in stream.iter_raw():
                        pass
                ended.append(time.monotonic())

        opened = threading.Semaphore(0)
        readers = [threading.Thread(target=follow) for _ in range(5)]
        for reader in readers:
            reader.start()
        for _ in readers:
            assert opened.acquire(timeout=PATIENCE)
        assert program.stop(how) < 3
        assert program.process.returncode == 0
        for reader in readers:
            reader.join(PATIENCE)
        assert len(ended) == 5
        assert "Traceback" not in program.log.read_text()
