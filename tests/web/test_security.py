"""Who may ask, what is read, what every answer carries, and what must never leave."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator

import pytest

from takujo.web.device import DEVICE
from tests.web.playing import answer_first
from tests.web.serving import Device, House, Program

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


@pytest.mark.parametrize("path", ["/", "/nothing", "/api/v1/games", "/t/none", "/static/x/none"])
def test_every_answer_carries_the_policy(aki: Device, path: str) -> None:
    headers = aki.get(path).headers
    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "no-store" in headers["cache-control"]


def test_a_device_cookie_is_kept_from_scripts_and_other_sites(aki: Device, house: House) -> None:
    cookie = aki.post("/tables").headers["set-cookie"]
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    secure = house.device().post("https://localhost/tables").headers["set-cookie"]
    assert "Secure" in secure


@pytest.mark.parametrize("forge", ["", "unsigned", "other.signature", "{other}{rest}"])
def test_a_forged_cookie_is_nobodys(aki: Device, house: House, forge: str) -> None:
    match = aki.new_table("me", "open")
    mine = str(aki.client.cookies["takujo_device"])
    other = "a" if mine[0] != "a" else "b"
    forged = house.device()
    forged.client.cookies.set("takujo_device", forge.format(other=other, rest=mine[1:]))
    assert forged.get(f"/t/{match}").status_code == 403
    forged.client.cookies.set("takujo_device", mine)
    assert forged.get(f"/t/{match}").status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://example.org"},
        {"origin": "null"},
        {"origin": "http://localhost:81"},
        {"origin": "http://["},
        {"origin": "//[::1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_a_post_from_another_site_is_refused(aki: Device, headers: dict[str, str]) -> None:
    refused = aki.post("/tables", headers=headers)
    assert (refused.status_code, refused.json()["error"]) == (403, "foreign")
    own = {"origin": "http://localhost", "sec-fetch-site": "same-origin"}
    assert aki.post("/tables", headers=own).status_code == 303


@pytest.mark.parametrize(
    "path", ["/", "/enter", "/t/none", "/nothing", "/api/v1/games", "/api/v1/openapi.json"]
)
def test_head_answers_as_get_does_without_a_body(aki: Device, path: str) -> None:
    aki.get(path)  # a new device may get its cookie
    whole, head = aki.get(path), aki.request("HEAD", path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers == whole.headers


def test_head_of_a_stream_ends(aki: Device) -> None:
    match = aki.new_table("me", "open")
    head = aki.request("HEAD", f"/t/{match}/stream")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"].startswith("text/event-stream")
    assert aki.house.server.streams.open == {}


def test_a_post_needs_another_method_than_head(aki: Device) -> None:
    assert aki.request("HEAD", "/tables").status_code == aki.get("/tables").status_code == 405


@pytest.mark.parametrize("host", ["example.org", "localhost.example.org", "", "www.localhost"])
def test_another_sites_name_is_not_answered(aki: Device, host: str) -> None:
    assert aki.get("/", headers={"host": host}).status_code == 400


@pytest.mark.parametrize("path", ["/tables", "/settings", "/api/v1/matches"])
def test_a_large_body_is_refused_unread(aki: Device, path: str) -> None:
    refused = aki.post(path, content=b"name=" + b"a" * 70_000)
    assert (refused.status_code, refused.json()["error"]) == (413, "too_large")


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/tables", "application/x-www-form-urlencoded"),
        ("/api/v1/matches", "application/json"),
        ("/tables", "multipart/form-data; boundary=b"),
    ],
)
def test_a_body_that_hides_its_size_is_not_read_to_its_end(
    aki: Device, path: str, kind: str
) -> None:
    sent = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal sent
        if kind.startswith("multipart"):
            yield b'--b\r\nContent-Disposition: form-data; name="name"\r\n\r\n'
        while sent < 10_000_000:
            sent += 10_000
            yield b"a" * 10_000

    refused = aki.post(path, content=endless(), headers={"content-type": kind})
    assert (refused.status_code, refused.json()["error"]) == (413, "too_large")


@pytest.mark.parametrize(
    "path",
    [
        "..%2fapp.py", "%2e%2e/app.py", "..%2f..%2f..%2fpyproject.toml", "%2fetc%2fpasswd",
        "..%5capp.py", "%00", "a%00.css", "", "x" * 5000,
    ],
)  # fmt: skip
def test_static_files_come_from_their_folder_alone(aki: Device, path: str) -> None:
    assert aki.get(f"/static/x/{path}").status_code == 404


def test_somebody_elses_table_is_closed(aki: Device, house: House) -> None:
    match = aki.new_table("me", "random")
    other = house.device()
    other.new_table("me", "random")
    pages = ["", "/text", "/steps", "/stream", "/sheet/log", "/sheet/town/0", "/sheet/rules"]
    assert {other.get(f"/t/{match}{page}").status_code for page in pages} == {403}
    form = {"question": 1, "choices": "role builder"}
    assert other.post(f"/t/{match}/answer", data=form).status_code == 403
    assert other.post(f"/t/{match}/undo", data=form).status_code == 403
    assert other.get(f"/t/{match}/replay").status_code == 409
    for early in ("/verify", "/record.takujo"):
        assert aki.get(f"/t/{match}{early}").status_code == 409


def test_a_seat_may_look_at_its_own_past_while_the_match_goes_on(aki: Device, house: House) -> None:
    match = aki.new_table("me", "random")
    for _ in range(3):
        answer_first(aki, match)
    page = aki.get(f"/t/{match}/replay?at=1")
    assert page.status_code == 200
    assert house.match(match).facts.seed not in page.text


def test_the_seed_and_the_whole_table_stay_inside_until_the_end(aki: Device, house: House) -> None:
    match = aki.new_table("me", "random", "normal")
    given = [aki.get(path).text for path in ("/", f"/t/{match}")]
    for _ in range(12):
        answer_first(aki, match)
        given += [aki.get(f"/t/{match}{page}").text for page in ("/steps", "/text", "/sheet/log")]
    api = f"/api/v1/matches/{match}"
    given += [aki.get(path).text for path in (api, f"{api}/record", f"{api}/seats/0", "/")]
    facts = house.match(match).facts
    deck = json.dumps(json.loads(house.record(match).table.to_json())["deck"])
    told = "\n".join(given)
    assert facts.commitment[:16] in aki.get(f"/t/{match}/sheet/settings").text
    assert facts.seed not in told
    assert deck not in told
    assert facts.seed not in repr(house.match(match))


def test_a_failing_page_says_nothing_of_the_inside(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = house.device(accept="text/html")
    match = device.new_table("me", "open")
    seed = house.match(match).facts.seed

    def fails(*_: object) -> str:
        raise RuntimeError(seed)

    monkeypatch.setattr("takujo.web.routes.playing.room_page", fails)
    device.quiet()
    failed = device.get(f"/t/{match}")
    assert failed.status_code == 500
    assert "Something went wrong here" in failed.text
    assert seed not in failed.text
    assert failed.headers["content-security-policy"] == POLICY


def test_a_real_server_prints_no_secret_and_names_no_software(program: Program) -> None:
    with program.browser() as browser:
        made = browser.post("/tables", data={"seats": ["me", "random"], "speed": "off"})
        shown = browser.get(made.headers["location"])
    assert shown.status_code == 200
    assert "server" not in shown.headers
    data, printed = program.log.parent, program.log.read_text()
    database = sqlite3.connect(data / "takujo.sqlite")
    secrets = [seed for (seed,) in database.execute("select seed from matches")]
    database.close()
    secrets += [(data / "secret.key").read_text(), browser.cookies[DEVICE]]
    assert len(secrets) >= 3
    for secret in secrets:
        assert len(secret) > 30
        assert secret not in printed
