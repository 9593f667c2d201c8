"""Waiting in tests has an end: what was waited for is named when it does not come."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Final

PATIENCE: Final = 30  # seconds: only what hangs takes so long


def patiently(wanted: str) -> Iterator[None]:
    """Look again and again, until this has come."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        yield
        time.sleep(0.005)
    raise AssertionError(f"this never comes: {wanted}")


async def until(holds: Callable[[], bool], wanted: str) -> None:
    """Let the others go on until this holds."""
    try:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await asyncio.sleep(0.002)
    except TimeoutError:
        raise AssertionError(f"this never comes: {wanted}") from None
