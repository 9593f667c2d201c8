"""The laboratory in the app: a form made from the edition, a job, its result, and a table of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from takujo.editions.paths import with_settings
from takujo.games.catalogue import game
from takujo.lab.job_folder import RUNNING
from takujo.web.routes import lab
from tests.waiting import patiently
from tests.web.serving import Device, House

SETTING = "locations.5.effects.0.gain.vp=4"
FORM = {"edition": "revised", "players": "2", "level": "random", "games": "200"}


def finished(device: Device, address: str) -> str:
    """Wait for a job, and give its page."""
    for _ in patiently("the result of a job"):
        if device.get(f"{address}/progress").json()["state"] != RUNNING:
            break
    return device.get(address).text


def test_the_menu_leads_to_the_lab_and_the_lab_to_every_edition(aki: Device) -> None:
    assert 'href="/lab"' in aki.get("/").text
    page = aki.get("/lab").text
    for each in ("san-juan?edition=first", "fourbit-town?edition=classic", "goryokaku?edition="):
        assert f"/lab/new/{each}" in page


def test_fields_are_made_from_the_edition(aki: Device) -> None:
    page = aki.get("/lab/new/fourbit-town?edition=revised&part=locations").text
    assert 'name="value:locations.5.effects.0.gain.vp" value="2"' in page
    assert "Victory points" in page


def test_what_is_typed_is_kept_as_the_smallest_change_and_can_be_taken_back(aki: Device) -> None:
    typed = {**FORM, "part": "locations", "value:locations.5.effects.0.gain.vp": "4", "keep": "1"}
    kept = aki.post("/lab/new/fourbit-town", data=typed)
    assert kept.status_code == 303
    address = kept.headers["location"]
    assert parse_qs(urlsplit(address).query)["set"] == [SETTING]
    page = aki.get(address).text
    assert "locations.5.effects.0.gain.vp: 2 → 4" in page
    dropped = aki.post("/lab/new/fourbit-town", data={**FORM, "set": SETTING, "drop": SETTING})
    assert "set" not in parse_qs(urlsplit(dropped.headers["location"]).query)


@pytest.mark.parametrize(
    ("path", "text", "problem"),
    [
        ("rounds.number", "many", "rounds.number: must be a whole number, not &#34;many&#34;"),
        ("rounds.number", "400", "rounds.number: 400 is too large; allowed: 1 to 20"),
        ("setup.coins", "[0", "is not a value"),
    ],
)
def test_mistakes_are_said_in_the_words_of_check(
    aki: Device, path: str, text: str, problem: str
) -> None:
    part = path.partition(".")[0]
    sent = {**FORM, "part": part, f"value:{path}": text, "go": "1"}
    refused = aki.post("/lab/new/fourbit-town", data=sent)
    assert refused.status_code == 422
    assert problem in refused.text
    assert f'name="value:{path}" value="{text}"' in refused.text  # what was typed stays


@pytest.mark.parametrize(
    "address",
    [
        "/lab/new/chess",
        "/lab/new/fourbit-town?edition=../../etc/passwd",
        "/lab/nosuchjob",
        "/lab/..%2F..%2Fetc",
        "/lab/nosuchjob/edition.toml",
    ],
)
def test_what_is_not_there_is_not_found(aki: Device, address: str) -> None:
    assert aki.get(address).status_code == 404


def test_a_setting_that_leads_nowhere_is_said_with_what_is_like_it(aki: Device) -> None:
    page = aki.get("/lab/new/fourbit-town?set=roundz.number%3D4")
    assert page.status_code == 422
    assert "did you mean &#34;rounds.number&#34;" in page.text


def test_whoever_has_an_edition_checked_keeps_nobody_at_a_table_waiting(
    aki: Device, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = Event(), Event()

    def slow(base: dict[str, Any], settings: Sequence[str]) -> dict[str, Any]:
        """Checks until it is let go."""
        begun.set()
        assert go_on.wait(30)
        return with_settings(base, settings)

    monkeypatch.setattr(lab, "with_settings", slow)
    with ThreadPoolExecutor(1) as pool:
        form = pool.submit(aki.get, f"/lab/new/fourbit-town?set={SETTING}")
        assert begun.wait(30)
        assert house.device().get("/health").status_code == 200
        assert not form.done()
        go_on.set()
        assert form.result().status_code == 200


@pytest.mark.slow
def test_a_version_is_tried_compared_opened_saved_and_played(aki: Device, house: House) -> None:
    went = aki.post("/lab/new/fourbit-town", data={**FORM, "set": SETTING, "go": "1"})
    assert went.status_code == 303
    address = went.headers["location"]
    busy = aki.post("/lab/new/fourbit-town", data={**FORM, "go": "1"})
    assert busy.status_code == 429
    assert address in busy.text
    ben = house.device()
    assert ben.post(f"{address}/cancel").status_code == 403  # not Ben's
    page = finished(aki, address)
    assert "Victory points locations.5.effects.0.gain.vp 2 → 4" in page
    assert ben.get(address).status_code == 200  # who has the link may read it
    assert address not in ben.get("/lab").text  # and does not find it in the own list
    # the edition as a file makes the same rules
    identity = re.search(r"<code>([0-9a-f]{16})</code>", page)
    assert identity is not None
    book = game("fourbit-town").book("revised", [SETTING])
    assert identity.group(1) == book.identity
    file = aki.get(f"{address}/edition.toml")
    assert "attachment" in file.headers["content-disposition"]
    assert "gain = { vp = 4 }" in file.text or "gain = {vp = 4}" in file.text
    # a game behind a figure opens in the replay
    opened = re.search(rf'href="({address}/games/\d+\?at=\d+)"', page)
    assert opened is not None
    replay = aki.get(opened.group(1)).headers["location"]
    assert aki.get(replay).status_code == 200
    assert aki.get(opened.group(1)).headers["location"] == replay  # stored once
    # a table of exactly these rules, and one for friends
    table = aki.post(f"{address}/play").headers["location"]
    match = house.match(table.removeprefix("/t/"))
    assert match.facts.rules == book.identity
    assert len(match.seats) == 2
    room = ben.post(f"{address}/play", data={"seats": "friends"}).headers["location"]
    assert house.match(room.removeprefix("/t/")).open_seats() == [1]
    # another result, and both against each other
    second = aki.post("/lab/new/fourbit-town", data={**FORM, "go": "1"}).headers["location"]
    finished(aki, second)
    both = {"job": [address.removeprefix("/lab/"), second.removeprefix("/lab/")]}
    pair = aki.post("/lab/compare", data=both)
    assert pair.status_code == 303
    assert "on different deals" in finished(aki, pair.headers["location"])
    assert aki.post("/lab/compare", data={"job": both["job"][:1]}).status_code == 422
    listed = aki.get("/lab").text
    assert address in listed
    assert second in listed


@pytest.mark.slow
def test_a_job_can_be_cancelled(aki: Device) -> None:
    form = {**FORM, "games": "10000", "go": "1", "edition": "first"}
    address = aki.post("/lab/new/san-juan", data=form).headers["location"]
    assert aki.post(f"{address}/cancel").status_code == 303
    page = finished(aki, address)
    assert "Stopped before" in page or "was stopped after" in page
