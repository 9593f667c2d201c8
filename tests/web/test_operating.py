"""For those who host: health, figures behind a token, and logs in which nothing secret stands."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from takujo.cli.app import run
from takujo.host.data_folder import DataFolder
from takujo.host.database import CannotRead
from takujo.host.limits import Limits
from takujo.host.settings import Settings, read_settings
from takujo.host.store import Store
from takujo.web.app import make_app
from tests.web.serving import House, house_of, program_in

TOKEN = "a token of the people who host"
SHOWN = {"authorization": f"Bearer {TOKEN}"}
API = "/api/v1/matches"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """An application whose figures can be read."""
    data = DataFolder(str(tmp_path_factory.mktemp("data")))
    with house_of(make_app(data, metrics_token=TOKEN)) as house:
        yield house


# --- health and figures ------------------------------------------------------------------------
def test_health_is_good_while_the_database_answers_and_503_when_it_does_not(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    well = house.device().get("/health")
    assert (well.status_code, well.json()) == (200, {"ok": True})

    async def silent(store: Store, work: object) -> None:
        raise CannotRead("gone")

    monkeypatch.setattr(Store, "look", silent)
    ill = house.device().get("/health")
    assert (ill.status_code, ill.headers["retry-after"]) == (503, "5")
    assert "gone" not in ill.text


def test_figures_are_shown_to_the_token_alone(house: House) -> None:
    assert house.device().get("/metrics").status_code == 404
    wrong = {"authorization": f"Bearer {TOKEN}x"}
    assert house.device().get("/metrics", headers=wrong).status_code == 404
    assert house.device().get("/metrics", headers=SHOWN).status_code == 200


def test_without_a_token_in_the_settings_nobody_sees_figures(tmp_path: Path) -> None:
    with house_of(make_app(DataFolder(str(tmp_path)))) as house:
        for headers in ({}, {"authorization": "Bearer "}, {"authorization": ""}):
            assert house.device().get("/metrics", headers=headers).status_code == 404


def figure(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} ([0-9.e+]+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_requests_and_changes_are_counted_by_route_and_never_by_match(house: House) -> None:
    aki = house.device()
    answered = 'takujo_requests_total{route="/t/{match}",status="200"}'
    before = aki.get("/metrics", headers=SHOWN).text
    match = aki.new_table("me", "open")
    aki.get(f"/t/{match}")
    aki.get(f"/nowhere/{match}")
    after = aki.get("/metrics", headers=SHOWN).text
    assert figure(after, answered) == figure(before, answered) + 1
    assert figure(after, "takujo_changes_total") > figure(before, "takujo_changes_total")
    assert figure(after, 'takujo_request_seconds_count{route="/t/{match}"}') >= 1
    assert match not in after
    assert 'route="other"' in after


# --- settings ----------------------------------------------------------------------------------
def test_the_settings_file_changes_limits_and_the_rest(tmp_path: Path) -> None:
    assert read_settings(tmp_path) == Settings()
    file = tmp_path / "settings.toml"
    file.write_text('db = "postgresql:///x"\n[limits]\ncpu_tables = 500\n')
    assert read_settings(tmp_path) == Settings("postgresql:///x", "", Limits(cpu_tables=500))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("cpu_tables = 5", "cpu_tables"),
        ("[limit]\ncpu_tables = 5", "limits"),
        ("limits = 5", "limits"),
        ("db = 5", "db"),
        ('metrics_token = "short"', "metrics_token"),
        ("db = ", "settings.toml"),
        ('db = "mysql://x:a-password@y/z"', "--db"),
    ],
)
def test_what_is_wrong_in_the_settings_is_named_and_nothing_begins(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    (tmp_path / "settings.toml").write_text(text)
    assert run(["serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert "a-password" not in told


def test_limits_in_the_file_of_before_are_not_silently_forgotten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "limits.toml").write_text("cpu_tables = 5\n")
    assert run(["serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"]) == 2
    assert "settings.toml" in capsys.readouterr().err


# --- logs --------------------------------------------------------------------------------------
@pytest.mark.slow
def test_no_seed_cookie_token_link_or_code_is_ever_in_a_log(tmp_path: Path) -> None:
    """Everything that is logged in a life with troubles: searched for all that is secret."""
    script = str(Path(__file__).with_name("troubled_server.py"))
    with program_in(tmp_path, script, str(tmp_path)) as program, program.browser() as browser:
        made = browser.post("/tables", data={"seats": ["me", "open"], "name": "Aki"})
        match = made.headers["location"].removeprefix("/t/")
        cookie = browser.cookies["takujo_device"]
        room = browser.get(f"/t/{match}").text
        links = re.findall(r"/j/([A-Za-z0-9_-]{20,})", room)
        codes = re.findall(r"\b[A-Z2-9]{3}-[A-Z2-9]{3}\b", room)
        api = browser.post(API, json={"seats": ["program", "program"]}).json()
        seat = browser.get(f"{API}/{api['match']}").json()["waiting"][0]
        show = {"authorization": f"Bearer {api['tokens'][seat]}"}
        place = f"{API}/{api['match']}/seats/{seat}"
        asked = browser.get(place, headers=show).json()
        given = {"question": asked["question"], "choices": [asked["options"][0]["choice"]]}
        for _ in range(3):
            refused = browser.post(f"{place}/answer", json=given, headers=show)
            assert refused.status_code == 503
            browser.get(f"/j/{links[0]}")
            browser.get(f"/t/{match}/trouble-in-a-route")
        browser.post("/enter", data={"code": "WRON-GGGG"})
    log = program.log.read_text()
    seeds = seeds_in(tmp_path)
    assert links
    assert codes
    assert len(seeds) == 2
    assert "nothing could be stored" in log  # there was trouble
    for secret in (cookie, cookie.split(".")[0], *links, *codes, *api["tokens"], *seeds):
        assert secret not in log
    lines = [line for line in log.splitlines() if line.startswith("{")]
    assert lines
    assert all({"event", "level", "timestamp"} <= set(json.loads(line)) for line in lines)


def seeds_in(folder: Path) -> list[str]:
    """The seeds of all matches."""
    import sqlite3

    with sqlite3.connect(folder / "takujo.sqlite") as base:
        found = [str(row[0]) for row in base.execute("select seed from matches")]
    base.close()
    return found


def test_a_problem_of_the_database_hides_what_was_written() -> None:
    error = OperationalError("insert", {"seed": "da" * 32}, Exception("full"), hide_parameters=True)
    assert "da" * 32 not in str(error)
