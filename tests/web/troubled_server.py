"""A server that cannot store any answer: ``troubled_server.py DATA``."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import pytest
from sqlalchemy.exc import OperationalError

from takujo.cli.app import run
from takujo.host.database import CannotStore
from takujo.host.match import Facts, HostedSeat
from takujo.host.store import Store


async def full(
    store: Store,
    facts: Facts,
    entries: Sequence[tuple[int, int, str]],
    seats: Sequence[HostedSeat] = (),
) -> None:
    """As when the disk is full, with a cause that knows everything."""
    cause = OperationalError("update", {"seed": facts.seed}, Exception("full"), True)
    raise CannotStore(str(cause)) from cause


if __name__ == "__main__":
    pytest.MonkeyPatch().setattr(Store, "write", full)
    sys.exit(run(["serve", "--port", "0", "--data", sys.argv[1]]))
