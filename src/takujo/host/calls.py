"""Calls: who is asked while no page of theirs is open hears of it, where the device wants to."""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

import structlog
from sqlalchemy import Connection, delete, insert, select, update

from takujo.host import schema
from takujo.host.kept import Gone
from takujo.host.match import PERSON, PLAYING
from takujo.host.matches import Matches
from takujo.host.presence import HERE
from takujo.host.tickets import hashed
from takujo.host.watch import Watch
from takujo.host.web_push import PushKeys, Subscription, is_readable, sealed
from takujo.kernel.game import Refused
from takujo.kernel.said import Said

AT_ONCE: Final = 50  # people called at a look
PATIENCE: Final = 10.0  # seconds for a push service to answer
MOST: Final = 5  # devices of one person: those subscribed last
LONGEST: Final = 1000  # letters of an endpoint
ENDED: Final = (404, 410)  # a push service's word that nobody listens there any more
log = structlog.get_logger()


@dataclass(frozen=True)
class Called:
    """Somebody to be called: where they are asked."""

    match: str
    seat: int
    device: str
    newest: int


class Calls(Watch):
    """Keeps where devices want to be called, and calls them once for a question."""

    every = 10.0
    failed = "nobody is called"

    def __init__(
        self, matches: Matches, words: Callable[[str, str], dict[str, str]], contact: str
    ) -> None:
        self.matches = matches
        self.words = words  # game and language to what a call says
        self.contact = contact
        self.keys = PushKeys(matches.key)
        self.may_send = is_push_service

    async def subscribe(self, device: str, to: Subscription, language: str) -> None:
        """This device wants to be called there."""
        if len(to.endpoint) > LONGEST or not is_readable(to) or not self.may_send(to.endpoint):
            raise Refused(Said("this browser cannot be called"))
        row = {
            "id": hashed(to.endpoint), "device": device, "endpoint": to.endpoint,
            "p256dh": to.p256dh, "auth": to.auth, "language": language,
            "made_at": self.matches.clock(),
        }  # fmt: skip
        await self.matches.store.change(lambda change: write_subscription(change, row))

    async def unsubscribe(self, device: str, endpoint: str) -> None:
        """No more calls there."""
        here = schema.subscriptions.c
        mine = (here.id == hashed(endpoint)) & (here.device == device)
        gone = delete(schema.subscriptions).where(mine)
        await self.matches.store.change(lambda to: to.execute(gone))

    # --- calling --------------------------------------------------------------------------
    async def once(self) -> int:
        """Call everybody who is asked and not here; how many calls were made."""
        at = self.matches.clock()
        made = 0
        for who in await self.matches.store.look(lambda of: asked_and_away(of, at)):
            try:
                match = await self.matches.get(who.match)
            except Gone:
                continue
            question = match.record.question(who.seat) if match.record is not None else 0
            if question and await self._claims(who, question):
                made += await self._call(match.facts.game, who)
        return made

    async def _claims(self, who: Called, question: int) -> bool:
        """Be the one who calls for this question."""
        return await self.matches.store.change(lambda to: claim(to, who, question))

    async def _call(self, game: str, who: Called) -> int:
        """Call every device of a person; those that are gone are forgotten."""
        rows = await self.matches.store.look(lambda of: subscriptions_of(of, who.device))
        for to, language in rows:
            told = self.words(game, language)
            told |= {"url": f"/t/{who.match}", "tag": who.match}
            status = await asyncio.to_thread(self._send, to, json.dumps(told), who.match)
            if status in ENDED:
                await self.unsubscribe(who.device, to.endpoint)
        return len(rows)

    def _send(self, to: Subscription, text: str, about: str) -> int:
        """One message to a push service; its status, 0 if it could not be reached."""
        if not self.may_send(to.endpoint):
            return 0
        parts = urlsplit(to.endpoint)
        secure = parts.scheme == "https"
        kind = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        line = kind(parts.netloc, timeout=PATIENCE)
        try:
            path = parts.path + (f"?{parts.query}" if parts.query else "")
            headers = self.keys.headers(to.endpoint, about, self.contact)
            line.request("POST", path or "/", sealed(text.encode(), to), headers)
            return line.getresponse().status
        except (OSError, http.client.HTTPException) as error:
            log.info("a call did not arrive", why=type(error).__name__)
            return 0
        finally:
            line.close()


def is_push_service(endpoint: str) -> bool:
    """Is this an address out in the world? A guest must not make this server call its own house."""
    try:
        parts = urlsplit(endpoint)
        found = socket.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
    except (OSError, ValueError):
        return False
    reached = [ip_address(str(each[4][0]).partition("%")[0]) for each in found]
    return parts.scheme == "https" and bool(reached) and all(each.is_global for each in reached)


def write_subscription(to: Connection, row: dict[str, object]) -> None:
    """Keep it instead of an older one there; of one device only the last few."""
    here = schema.subscriptions.c
    to.execute(delete(schema.subscriptions).where(here.id == row["id"]))
    to.execute(insert(schema.subscriptions).values(**row))
    mine = select(here.id).where(here.device == row["device"]).order_by(here.made_at.desc())
    older = [each.id for each in to.execute(mine)][MOST:]
    to.execute(delete(schema.subscriptions).where(here.id.in_(older)))


def subscriptions_of(of: Connection, device: str) -> Sequence[tuple[Subscription, str]]:
    """Where a device wants to be called, and in which language."""
    here = schema.subscriptions.c
    rows = of.execute(select(schema.subscriptions).where(here.device == device)).all()
    return [(Subscription(row.endpoint, row.p256dh, row.auth), row.language) for row in rows]


def asked_and_away(of: Connection, at: int) -> list[Called]:
    """People who are waited for, are not here, want calls, and were not called for this yet."""
    match, seat, here = schema.matches.c, schema.seats.c, schema.subscriptions.c
    query = (
        select(match.id, match.newest, match.waiting, seat.seat, seat.device)
        .join(schema.seats, seat.match == match.id)
        .where(
            match.state == PLAYING,
            seat.kind == PERSON,
            seat.device != "",
            seat.seen_at <= at - HERE,
            seat.called_at <= match.newest,
            seat.device.in_(select(here.device)),
        )
        .limit(AT_ONCE)
    )
    rows = of.execute(query).all()
    asked = [row for row in rows if str(row.seat) in row.waiting.split()]
    return [Called(row.id, row.seat, row.device, row.newest) for row in asked]


def claim(to: Connection, who: Called, question: int) -> bool:
    """Be the one who calls for this question, whichever process looks."""
    seat = schema.seats.c
    mine = (seat.match == who.match) & (seat.seat == who.seat)
    first = to.execute(
        update(schema.seats).where(mine, seat.called_for < question).values(called_for=question)
    )
    to.execute(update(schema.seats).where(mine).values(called_at=who.newest + 1))
    return first.rowcount > 0
