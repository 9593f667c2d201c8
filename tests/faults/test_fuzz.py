"""Random calls of the API, right and wrong, in turn and at once: no 500, no leak, no wrong table.

The long run (``make soak``) has its size from TAKUJO_FUZZ_CALLS.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Final

import pytest
from structlog.testing import capture_logs

from takujo.host.data_folder import DataFolder
from takujo.host.limits import Limits
from takujo.web.app import make_app
from tests.faults.fuzz import Fuzz
from tests.web.serving import house_of

CALLS: Final = int(os.environ.get("TAKUJO_FUZZ_CALLS", "100000"))
MANY: Final = 10_000_000
FREE: Final = Limits(
    device_tables=MANY, address_tables=MANY, cpu_tables=MANY, device_answers=MANY,
    address_answers=MANY,
)  # fmt: skip


def fuzzed(folder: Path, calls: int, seed: int) -> Fuzz:
    """So many calls at a server of its own; what the server complained of is wrong, too."""
    app = make_app(DataFolder(str(folder)), limits=FREE)
    with house_of(app) as house, capture_logs() as logged:
        fuzz = Fuzz(house, seed)
        asyncio.run_coroutine_threadsafe(fuzz.run(calls), house._loop).result()
    fuzz.wrong += [str(each) for each in logged if each["log_level"] not in ("debug", "info")]
    return fuzz


@pytest.mark.slow
def test_a_thousand_random_calls_break_nothing_and_show_nothing(tmp_path: Path) -> None:
    fuzz = fuzzed(tmp_path, 1000, 1)
    assert fuzz.wrong == []
    assert {200, 401, 404, 409, 422} <= set(fuzz.statuses)


@pytest.mark.soak
def test_random_calls_break_nothing_and_show_nothing(tmp_path: Path) -> None:
    fuzz = fuzzed(tmp_path, CALLS, 2)
    print(fuzz.figures())
    assert fuzz.wrong == []
