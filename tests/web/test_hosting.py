"""Hosting under a name: links, forms behind a proxy, names that are answered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request

from takujo.cli.app import run
from takujo.editions.language import language
from takujo.host.data_folder import DataFolder
from takujo.web.app import make_app
from takujo.web.serving import Place, allowed_hosts, bind
from tests.web.serving import Device, House, house_of, program_in

FOUND = "The proxy finds it at"
PUBLIC = "https://games.example.org"
# What nginx sends with nothing but proxy_pass: its own name for the server, and no X-Forwarded.
BY_NGINX = {"host": "127.0.0.1:8000", "connection": "close"}


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The application as it stands behind a proxy with a name."""
    place = Place(public=PUBLIC, names=["play.example.org"])
    data = DataFolder(str(tmp_path_factory.mktemp("data")))
    app = make_app(data, 1, place.address(), allowed_hosts(place), proxied=True)
    with house_of(app) as house:
        yield house


@pytest.fixture
def visitor(hosted: House) -> Device:
    """Somebody's browser behind the proxy."""
    return hosted.device(**BY_NGINX)


def test_forms_are_accepted_behind_nginx_with_its_default_headers(visitor: Device) -> None:
    made = visitor.post("/tables", headers={"origin": PUBLIC})  # a browser without Sec-Fetch-Site
    assert made.status_code == 303
    assert "Secure" in made.headers["set-cookie"]
    both = {"origin": PUBLIC, "sec-fetch-site": "same-origin"}
    assert visitor.post("/tables", headers=both).status_code == 303


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://example.org"},
        {"origin": "http://games.example.org"},
        {"origin": f"{PUBLIC}.example.net"},
        {"origin": PUBLIC, "sec-fetch-site": "cross-site"},
    ],
)
def test_forms_of_other_sites_are_refused_behind_nginx_too(
    visitor: Device, headers: dict[str, str]
) -> None:
    assert visitor.post("/tables", headers=headers).status_code == 403


def test_without_a_public_address_the_word_of_the_browser_counts(house: House) -> None:
    visitor = house.device(**BY_NGINX)
    form = {"origin": PUBLIC, "sec-fetch-site": "same-origin"}
    assert visitor.post("/tables", headers=form).status_code == 303
    assert visitor.post("/tables", headers={"origin": PUBLIC}).status_code == 403


def test_links_carry_the_public_address(visitor: Device) -> None:
    made = visitor.post("/tables", data={"seats": ["me", "open"]}, headers={"origin": PUBLIC})
    cookie = made.headers["set-cookie"].partition(";")[0]  # only the browser saw https
    room = visitor.get(made.headers["location"], headers={"cookie": cookie}).text
    assert f"{PUBLIC}/j/" in room
    assert "127.0.0.1" not in room


@pytest.mark.parametrize("host", ["games.example.org", "play.example.org", "127.0.0.1:8000"])
def test_the_public_and_the_allowed_names_are_answered(hosted: House, host: str) -> None:
    assert hosted.device(host=host).get("/").status_code == 200
    assert hosted.device(host=f"x{host}").get("/").status_code == 400


@pytest.mark.parametrize("place", [Place("0.0.0.0", 0), Place(port=0, phone=True)])
def test_links_never_say_every_address(place: Place) -> None:
    with bind(place) as listener:
        assert listener.getsockname()[0] == "0.0.0.0"
    assert "0.0.0.0" not in place.address()
    assert place.address().split("/")[2].split(":")[0] in allowed_hosts(place)
    assert not {"0.0.0.0", "*"} & set(allowed_hosts(place))


def test_everybody_behind_a_proxy_that_does_not_say_who_asks_is_not_one_address(
    hosted: House, house: House
) -> None:
    def asked(house: House, **headers: str) -> str:
        scope = {"type": "http", "client": ("127.0.0.1", 1), "headers": [
            (name.encode(), value.encode()) for name, value in headers.items()
        ]}  # fmt: skip
        return house.server.whose(Request(scope))

    assert asked(hosted) == ""
    assert asked(hosted, **{"x-forwarded-for": "192.0.2.1"}) == "127.0.0.1"  # as uvicorn sets it
    assert asked(house) == "127.0.0.1"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--address", "games.example.org"), ("--address", "ftp://example.org"),
        ("--address", "https://example.org/games"), ("--address", "https://["),
        ("--address", "https://"), ("--address", "https://a@example.org"),
        ("--address", "https://example.org:99999"), ("--allow", "*"), ("--allow", "a b"),
        ("--allow", "https://example.org"),
    ],
)  # fmt: skip
def test_what_is_no_address_or_name_is_refused(
    option: str, value: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", option, value, "--data", str(tmp_path), "--lang", "en"]) == 2
    assert option in capsys.readouterr().err


def test_a_limit_that_is_none_is_said_with_the_ones_there_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "settings.toml").write_text("[limits]\ndevice_table = 5\nunfinished_days = 0\n")
    assert run(["serve", "--data", str(tmp_path), "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert "Did you mean device_tables?" in said
    assert "unfinished_days" in said


@pytest.mark.slow
def test_a_server_with_a_name_says_it_and_where_the_proxy_finds_it(tmp_path: Path) -> None:
    options = ("-m", "takujo", "serve", "--port", "0", "--data", str(tmp_path))
    with program_in(tmp_path, *options, "--address", f"{PUBLIC}/", ready=FOUND) as program:
        printed = program.log.read_text()
        assert f"Open {PUBLIC}\n" in printed
        with httpx.Client(base_url=program.address, timeout=30) as proxy:
            made = proxy.post("/tables", data={"seats": ["me", "open"]}, headers={"origin": PUBLIC})
            cookie = made.headers["set-cookie"].partition(";")[0]
            room = proxy.get(made.headers["location"], headers={"cookie": cookie}).text
        assert f"{PUBLIC}/j/" in room


def test_a_broken_edition_shows_no_path(tmp_path: Path) -> None:
    folder = tmp_path / "editions"
    folder.mkdir()
    (folder / "torn.toml").write_text("not = [toml")
    (folder / "odd.toml").write_text('based_on = "first"\nunheard_of = 1\n')
    (folder / "lost.toml").write_text(f'based_on = "{tmp_path}/elsewhere/gone.toml"\n')
    (folder / "round.toml").write_text(f'based_on = "{folder}/round.toml"\n')
    app = make_app(DataFolder(str(tmp_path)), editions=str(folder))
    with house_of(app) as house:
        for name in ("torn", "odd", "lost", "round"):
            form = {"seats": ["me", "normal"], "edition": name}
            told = [
                house.device().post("/tables", data=form).text,
                house.device(accept="text/html").post("/tables", data=form).text,
                house.device()
                .post("/api/v1/matches", json={"seats": ["easy", "easy"], "edition": name})
                .text,
            ]
            for text in told:
                assert f"{name}.toml" in text
                assert str(tmp_path) not in text
                assert "elsewhere" not in text
        assert language("ja").say("That does not work") in (
            house.device(language="ja", accept="text/html").post("/tables", data=form).text
        )
