"""Limits that hold for all processes of one database together, and those of each process alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from takujo.host import schema
from takujo.host.cleaning import DAY, Cleaning
from takujo.host.data_folder import DataFolder
from takujo.host.kept import now
from takujo.host.limits import Limits
from takujo.web.app import make_app
from tests.postgres_at_hand import Cluster
from tests.web.serving import House, house_of

pytestmark = pytest.mark.slow
LIMITS = Limits(
    device_tables=100, address_tables=4, address_tables_seconds=3000, wrong_codes=5,
    wrong_codes_seconds=3000, device_joins=100, address_joins=3, device_answers=2,
)  # fmt: skip
Two = tuple[House, House]


@pytest.fixture
def houses(tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> Iterator[Two]:
    """Two servers that share nothing but their database and their key."""
    monkeypatch.setenv("TAKUJO_SECRET", "one key for all")
    url = cluster.new_database()
    with ExitStack() as open_ones:
        apps = [make_app(DataFolder(str(tmp_path)), limits=LIMITS, db=url) for _ in range(2)]
        first, second = (open_ones.enter_context(house_of(app)) for app in apps)
        yield first, second


def test_new_tables_are_counted_together(houses: Two) -> None:
    first, second = houses
    for house in (first, second, first, second):
        house.device().new_table("me", "open")
    for house in houses:
        refused = house.device().post("/tables", data={"seats": ["me", "open"]})
        assert refused.status_code == 429
        assert 2990 <= int(refused.headers["retry-after"]) <= 3000


def test_wrong_codes_are_counted_together_and_right_ones_nowhere(houses: Two) -> None:
    first, second = houses
    match = first.device().new_table("me", "normal")
    code = first.server.matches.code(first.match(match), 0)
    for n in range(LIMITS.wrong_codes - 1):
        wrong = houses[n % 2].device().post("/enter", data={"code": f"WRONG-{n}"})
        assert wrong.status_code == 422
    entered = second.device().post("/enter", data={"code": code})
    assert (entered.status_code, entered.headers["location"]) == (303, f"/t/{match}")
    assert first.device().post("/enter", data={"code": "WRONG-9"}).status_code == 422
    for house in houses:
        assert house.device().post("/enter", data={"code": "WRONG-9"}).status_code == 429


def test_takings_of_seats_are_counted_together(houses: Two) -> None:
    first, second = houses
    codes = [
        house.device().post("/j/nowhere", data={"name": "x"}).status_code
        for house in (first, second, first, second, first)
    ]
    assert codes == [404, 404, 404, 429, 429]


def test_answers_are_counted_by_each_process(houses: Two) -> None:
    program = houses[0].device()
    made = program.post("/api/v1/matches", json={"seats": ["program", "program"]}).json()
    show = {"authorization": f"Bearer {made['tokens'][0]}"}
    place, given = f"/api/v1/matches/{made['match']}/seats/0/answer", {"question": 9}
    for house in houses:
        codes = [
            house.device().post(place, json={**given, "choices": ["x"]}, headers=show).status_code
            for _ in range(3)
        ]
        assert codes == [409, 409, 429]


def test_what_was_counted_is_no_address_and_goes_when_it_is_old(houses: Two) -> None:
    first, _ = houses
    first.device().new_table("me", "open")
    store = first.server.matches.store
    rows = first.do(store.look(lambda of: of.execute(schema.counts.select()).all()))
    assert len(rows) == 2  # a device and an address
    assert all(re.fullmatch("[0-9a-f]{64}", row.name) for row in rows)
    later = now() + 2 * DAY
    assert first.do(Cleaning(first.server.matches, LIMITS, lambda: later).once()) == 0
    assert first.do(store.look(lambda of: of.execute(schema.counts.select()).all())) == []
