"""On the compiled wheel, tests with rules of their own are left out here; both databases."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.host.matches_at_hand import SHARED
from tests.own_rules import left_out
from tests.postgres_at_hand import Cluster

collect_ignore = left_out(Path(__file__).parent, "from tests.toy", "from tests.host.fairs")


@pytest.fixture(params=["embedded", pytest.param("postgres", marks=pytest.mark.slow)])
def either_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[None]:
    """The matches of the test's folder lie in SQLite, and then in PostgreSQL."""
    if request.param == "postgres":
        cluster: Cluster = request.getfixturevalue("cluster")
        SHARED[tmp_path] = cluster.new_database()
    yield
    SHARED.pop(tmp_path, None)
