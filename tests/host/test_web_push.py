"""Calls by Web Push: sealed so that only the browser reads them, signed, and made once."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from takujo.host.calls import Calls, is_push_service
from takujo.host.presence import HERE
from takujo.host.tickets import hashed
from takujo.host.web_push import (
    CURVE,
    PushKeys,
    Subscription,
    decoded,
    encoded,
    is_readable,
    point_of,
    sealed,
)
from takujo.kernel.game import Refused
from tests.host.friends import Friends, friends_in

pytestmark = pytest.mark.usefixtures("either_database")


class Browser:
    """The keys of a browser that was subscribed."""

    def __init__(self, endpoint: str) -> None:
        self.private = ec.generate_private_key(CURVE)
        self.auth = b"0123456789abcdef"
        point = encoded(point_of(self.private.public_key()))
        self.subscription = Subscription(endpoint, point, encoded(self.auth))

    def read(self, body: bytes) -> str:
        """What a sealed message says, by another implementation than the sender's."""
        text: bytes = http_ece.decrypt(
            body, private_key=self.private, auth_secret=self.auth, version="aes128gcm"
        )
        return text.decode()


@dataclass
class PushService:
    """A push service on this machine: what it was sent, and how it answers."""

    address: str = ""
    status: int = 201
    sent: list[tuple[dict[str, str], bytes]] = field(default_factory=list)


@contextmanager
def push_service() -> Iterator[PushService]:
    """A service that is gone afterwards."""
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.sent.append((dict(self.headers), body))
            self.send_response(service.status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *args: object) -> None:
            """Nothing."""

    server = HTTPServer(("127.0.0.1", 0), Handler)
    service.address = f"http://127.0.0.1:{server.server_port}/push/abc?x=1"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def words(game: str, language: str) -> dict[str, str]:
    """What a call says."""
    return {"title": game, "body": language}


def calls_of(f: Friends) -> Calls:
    """Calls that may reach this machine."""
    calls = Calls(f.matches, words, "mailto:host@localhost")
    calls.may_send = lambda endpoint: True
    return calls


def test_only_the_browser_reads_a_message() -> None:
    browser = Browser("https://push.example/1")
    body = sealed("あなたの手番です".encode(), browser.subscription)
    assert "手番".encode() not in body
    assert browser.read(body) == "あなたの手番です"
    with pytest.raises(http_ece.ECEException):
        Browser("https://push.example/1").read(body)


def test_a_message_is_signed_by_a_key_that_follows_from_the_servers() -> None:
    keys = PushKeys("key")
    assert keys.public == PushKeys("key").public != PushKeys("other").public
    token = keys.headers("https://push.example/1", "m", "mailto:x@y")["Authorization"]
    token, _, public = token.removeprefix("vapid t=").partition(", k=")
    head, claims, signature = token.split(".")
    raw = decoded(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    known = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(public))
    known.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    told = json.loads(decoded(claims))
    assert (told["aud"], told["sub"]) == ("https://push.example", "mailto:x@y")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}


def test_who_is_asked_and_not_here_is_called_once_for_a_question(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_in(tmp_path) as f:
            with push_service() as service:
                calls, browser = calls_of(f), Browser(service.address)
                match = await f.table("Aki", "Beni")
                record = await f.record(match.id)
                seat = record.waiting[0]
                device = match.seats[seat].device
                await calls.subscribe(device, browser.subscription, "ja")
                await f.presence.note(match, seat)
                assert await calls.once() == 0  # here
                f.at += HERE
                assert await calls.once() == 1
                assert await calls.once() == 0
                assert await calls_of(f).once() == 0  # nor by another process
                headers, body = service.sent[0]
                assert json.loads(browser.read(body)) == {
                    "title": "san-juan", "body": "ja",
                    "url": f"/t/{match.id}", "tag": match.id,
                }  # fmt: skip
                assert (headers["Content-Encoding"], headers["Topic"]) == ("aes128gcm", match.id)
                while (await f.record(match.id)).waiting == [seat]:
                    await f.answer_once(match.id)
                assert await calls.once() == 0  # the others are asked, and want no calls
                while seat not in (await f.record(match.id)).waiting:
                    await f.answer_once(match.id)
                assert await calls.once() == 1

    asyncio.run(story())


def test_a_device_that_listens_no_more_is_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_in(tmp_path) as f:
            with push_service() as service:
                service.status = 410
                calls = calls_of(f)
                match = await f.table("Aki", "Beni")
                for seat in match.seats:
                    await calls.subscribe(
                        seat.device, Browser(service.address + seat.name).subscription, "en"
                    )
                assert await calls.once() == 1
                await f.answer_once(match.id)
                while (await f.record(match.id)).waiting:
                    await f.answer_once(match.id)
                    if len(service.sent) > 1:
                        break
                    await calls.once()
                assert len(service.sent) == 2  # each of them once

    asyncio.run(story())


def test_a_service_that_cannot_be_reached_stops_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_in(tmp_path) as f:
            calls = calls_of(f)
            match = await f.table("Aki", "Beni")
            nowhere = Browser("http://127.0.0.1:9/push").subscription
            for seat in match.seats:
                await calls.subscribe(seat.device, nowhere, "en")
            await calls.once()
            await f.answer_once(match.id)

    asyncio.run(story())


@pytest.mark.parametrize(
    "endpoint",
    ["", "http://push.example/1", "https://127.0.0.1/1", "https://localhost/1", "https://[::1]/",
     "https://10.1.2.3/", "https://169.254.169.254/latest", "ftp://push.example", "https://"],
)  # fmt: skip
def test_this_server_calls_nobody_in_its_own_house(endpoint: str) -> None:
    assert not is_push_service(endpoint)


def test_odd_keys_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with friends_in(tmp_path) as f:
            good = Browser("https://push.example/1").subscription
            for odd in (
                Subscription(good.endpoint, "", good.auth),
                Subscription(good.endpoint, good.p256dh[:-4], good.auth),
                Subscription(good.endpoint, good.p256dh, "short"),
                Subscription(good.endpoint, encoded(b"\x04" + b"1" * 64), good.auth),
                Subscription("x" * 2000, good.p256dh, good.auth),
            ):
                with pytest.raises(Refused):
                    await calls_of(f).subscribe(hashed("Aki"), odd, "en")
            assert is_readable(good)

    asyncio.run(story())
