"""The examples of docs/operations.md, run as they stand there: nginx, and the units of systemd."""

from __future__ import annotations

import os
import re
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from tests.ending import WITH_ITS_PARENT
from tests.faults.servers import ROOT, free_port
from tests.postgres_at_hand import Cluster
from tests.waiting import PATIENCE, patiently

pytestmark = pytest.mark.slow
PAGE: Final = ROOT / "docs" / "operations.md"
NAME: Final = "games.example.org"
API: Final = "/api/v1/matches"
# What Debian's own file says around the example, with everything in one folder.
AROUND: Final = """
daemon off; pid {folder}/pid; error_log {folder}/errors; {user}
events {{ worker_connections 256; }}
http {{
    log_format asked '$upstream_addr $request';
    access_log {folder}/asked asked;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    {example}
}}
"""  # noqa: E501


def examples(kind: str) -> list[str]:
    """The examples of this kind on the page."""
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE.read_text(), re.MULTILINE | re.DOTALL)


@contextmanager
def program(*command: str, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process that ends with this block."""
    process = subprocess.Popen(
        [*WITH_ITS_PARENT, *command], env={**os.environ, **environment}, start_new_session=True
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE)


def answers(address: str) -> None:
    """Wait until there is an answer."""
    for _ in patiently(f"an answer at {address}"):
        try:
            httpx.get(address, timeout=PATIENCE)
        except httpx.TransportError:
            continue
        return


class Proxied:
    """Two processes on one database behind nginx, as documented."""

    def __init__(self, folder: Path, url: str, open_ones: ExitStack) -> None:
        self.folder = folder
        self.open_ones = open_ones
        self.ports = [free_port() for _ in range(4)]
        self.processes = [
            open_ones.enter_context(
                program(
                    *(sys.executable, "-m", "takujo", "serve", "--port", str(port)),
                    *("--address", f"https://{NAME}"),
                    TAKUJO_HOME=str(folder / str(port)), TAKUJO_DB=url, TAKUJO_SECRET="one key",
                )
            )
            for port in self.ports[:2]
        ]  # fmt: skip
        self.make_certificate()
        (folder / "nginx.conf").write_text(self.settings())
        nginx = ("nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"))
        for port in self.ports[:2]:
            answers(f"http://127.0.0.1:{port}/health")
        open_ones.enter_context(program(*nginx))
        answers(f"http://127.0.0.1:{self.ports[3]}/")

    def make_certificate(self) -> None:
        """One that nobody vouches for."""
        files = ("-keyout", str(self.folder / "key"), "-out", str(self.folder / "certificate"))
        named = ("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}")
        command = ("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2")
        subprocess.run([*command, *files, *named], check=True, capture_output=True)

    def settings(self) -> str:
        """The examples, with the ports and files of this test."""
        server, upstream = examples("nginx")
        first, second, https, http = self.ports
        changed = {
            "127.0.0.1:8001": f"127.0.0.1:{first}",
            "127.0.0.1:8002": f"127.0.0.1:{second}",
            " server 127.0.0.1:8003;": "",
            "proxy_pass http://127.0.0.1:8000": "proxy_pass http://takujo",
            "listen 443": f"listen 127.0.0.1:{https}",
            "listen 80": f"listen 127.0.0.1:{http}",
            f"/etc/letsencrypt/live/{NAME}/fullchain.pem": f"{self.folder}/certificate",
            f"/etc/letsencrypt/live/{NAME}/privkey.pem": f"{self.folder}/key",
        }
        example = upstream + server
        for old, new in changed.items():
            assert old in example
            example = example.replace(old, new)
        user = "user root;" if os.getuid() == 0 else ""
        return AROUND.format(folder=self.folder, user=user, example=example)

    def device(self) -> httpx.Client:
        """Somebody who comes by the public name."""
        trusted = ssl.create_default_context(cafile=str(self.folder / "certificate"))
        there = httpx.HTTPTransport(verify=trusted)

        class ByName(httpx.BaseTransport):
            """The name leads to the port of this test."""

            def handle_request(self, request: httpx.Request) -> httpx.Response:
                here = request.url.copy_with(host="127.0.0.1", port=port)
                named = {**request.extensions, "sni_hostname": NAME}
                again = httpx.Request(
                    request.method, here, headers=request.headers, stream=request.stream,
                    extensions=named,
                )  # fmt: skip
                return there.handle_request(again)

            def close(self) -> None:
                there.close()

        port = self.ports[2]
        client = httpx.Client(base_url=f"https://{NAME}", transport=ByName(), timeout=PATIENCE)
        return self.open_ones.enter_context(client)


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory, cluster: Cluster) -> Iterator[Proxied]:
    with ExitStack() as open_ones:
        yield Proxied(tmp_path_factory.mktemp("nginx"), cluster.new_database(), open_ones)


def test_friends_sit_down_at_a_table_by_its_https_link(proxied: Proxied) -> None:
    maker, guest = proxied.device(), proxied.device()
    own = {"origin": f"https://{NAME}", "sec-fetch-site": "same-origin"}
    form = {"seats": ["me", "open"], "name": "Aki"}
    made = maker.post("/tables", data=form, headers=own)
    assert made.status_code == 303
    assert "Secure" in made.headers["set-cookie"]
    table = made.headers["location"]
    link = re.search(rf"https://{NAME}(/j/[\w-]+)", maker.get(table).text)
    assert link is not None
    assert guest.get(link[1]).status_code == 200
    assert guest.post(link[1], data={"name": "Ken"}, headers=own).headers["location"] == table
    assert guest.get(table).status_code == maker.get(table).status_code == 200


def test_what_is_not_for_guests_is_not_reached(proxied: Proxied) -> None:
    assert proxied.device().get("/metrics").status_code == 404
    plainly = httpx.get(f"http://127.0.0.1:{proxied.ports[3]}/", headers={"host": NAME})
    assert (plainly.status_code, plainly.headers["location"]) == (301, f"https://{NAME}/")


def test_a_match_is_played_and_its_stream_followed_through_nginx(proxied: Proxied) -> None:
    program, follower = proxied.device(), proxied.device()
    asked = {"game": "fourbit-town", "seats": ["program", "program"], "speed": "off"}
    made = program.post(API, json=asked).json()
    place = f"{API}/{made['match']}/seats"
    shown = [{"authorization": f"Bearer {token}"} for token in made["tokens"]]
    with follower.stream("GET", f"{place}/0/stream", headers=shown[0]) as stream:
        lines = (line for line in stream.iter_lines() if line.startswith("data:"))
        assert '"entry":0' in next(lines).replace(" ", "")
        entry = play_once(program, place, shown)
        # held back until the stream ends, this would not come
        assert f'"entry":{entry}' in next(lines).replace(" ", "")
    while program.get(f"{API}/{made['match']}").json()["state"] == "playing":
        play_once(program, place, shown)
    assert program.get(f"{API}/{made['match']}/record").status_code == 200
    asked_at = {line.split()[0] for line in (proxied.folder / "asked").read_text().splitlines()}
    assert {f"127.0.0.1:{port}" for port in proxied.ports[:2]} <= asked_at


def play_once(program: httpx.Client, place: str, shown: list[dict[str, str]]) -> int:
    """Whoever is asked takes the first option; the entry."""
    for seat, token in enumerate(shown):
        seen: dict[str, Any] = program.get(f"{place}/{seat}", headers=token).json()
        if seen["question"]:
            given = {"question": seen["question"], "choices": [seen["options"][0]["choice"]]}
            answer = program.post(f"{place}/{seat}/answer", json=given, headers=token)
            return int(answer.json()["entry"])
    raise AssertionError("nobody is asked")


def test_a_process_that_died_is_passed_over(proxied: Proxied) -> None:
    proxied.processes[0].kill()
    proxied.processes[0].wait(PATIENCE)
    device = proxied.device()
    assert [device.get("/health").status_code for _ in range(6)] == [200] * 6
    made = [device.post(API, json={"seats": ["program", "easy"]}).status_code for _ in range(4)]
    assert made == [201] * 4


@pytest.mark.parametrize("number", [0, 1])
def test_the_units_are_right(tmp_path: Path, number: int) -> None:
    unit = examples("ini")[number]
    name = re.findall(r"/etc/systemd/system/(takujo@?\.service)", unit)[0]
    there = unit.replace("/opt/takujo/bin/takujo", "/bin/true").replace("User=takujo", "User=root")
    (tmp_path / name).write_text(there)
    begun = str(tmp_path / name.replace("@", "@8001"))
    if begun != str(tmp_path / name):
        os.symlink(tmp_path / name, begun)
    command = ["systemd-analyze", "verify", begun]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
