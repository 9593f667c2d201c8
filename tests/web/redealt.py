"""A table of four people, everything a seat can ask for, and the same table dealt again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import quote

import pytest

from takujo.games.catalogue import GAMES
from takujo.games.fourbit_town.names import SET
from takujo.games.fourbit_town.table import Town
from takujo.host.cpu_turns import thought_of
from takujo.host.kept import now
from takujo.host.match import PERSON, HostedSeat, Match
from takujo.host.record import Record
from takujo.host.secret import SecretAnswers, asked_together
from takujo.host.thinking import think
from takujo.host.tickets import hashed
from takujo.kernel.chance import FastNumbers
from takujo.kernel.flow import take, turn_to
from takujo.kernel.judgement import Judgement
from takujo.kernel.table import Event, Table
from takujo.web.device import DEVICE
from tests.waiting import PATIENCE
from tests.web.selecting import Asked
from tests.web.serving import Device, House

PEOPLE: Final = 4
PREVIEWS: Final = 4  # things touched first, and after each of them
OTHER_CARDS: Final = 12  # a card becomes another one of so many
# What a seat can look at beside its table, by game in the order of the catalogue.
SHEETS: Final = {
    "san-juan": [
        "card/well", "role/builder", "look/guild_hall", "look/well", "look/trader",
        *[f"town/{n}" for n in range(PEOPLE)],
    ],
    "fourbit-town": ["card/5", "place/7", "building/mint", *[f"seat/{n}" for n in range(PEOPLE)]],
    "goryokaku": [
        "element/carpenter", "era/2", "row/castles", *[f"seat/{n}" for n in range(PEOPLE)],
    ],
}  # fmt: skip


def whole_answer(t: Table, seat: int, numbers: FastNumbers) -> list[int]:
    """All that a seat is asked in secret, by chance."""
    own, choices = t.copy(), []
    while seat in asked_together(own):
        turn_to(own, seat)
        choices.append(own.offered[numbers.below(len(own.offered))])
        take(own, choices[-1])
    return choices


def deal_again(record: Record, seat: int, numbers: FastNumbers) -> None:
    """Everything this seat does not know lies elsewhere, and the others have answered otherwise."""
    game, secret = record.book.game, record._secret
    veils = record.table.veils
    record.table = game.guess(game.seen(record.table, seat), numbers)
    record.table.veils = veils
    if secret is None:
        return
    record._secret = SecretAnswers(record.table)
    for other in secret.seats:
        for held in secret.held[other]:
            choices = [played.number for played in held.played]
            if other != seat:
                choices = whole_answer(record._secret.table_of(other), other, numbers)
            record._secret.answer(held.entry, other, choices)


def token(seat: int) -> str:
    """What stands for a seat, as a device and as a program."""
    return f"person {seat}"


class FourPeople:
    """A match in which every seat has a browser and a token."""

    def __init__(self, house: House, seed: str, game: str = "san-juan", edition: str = "") -> None:
        self.house = house
        self.sheets = SHEETS[game]
        begun = now()
        house.server.matches.clock = lambda: begun  # who is away depends on nothing but cards
        plan = [
            HostedSeat(PERSON, "", f"P{n}", hashed(token(n)), token=hashed(token(n)))
            for n in range(PEOPLE)
        ]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("takujo.host.seating.new_seed", lambda: seed)
            book = GAMES[list(SHEETS).index(game)].book(edition)
            self.match: Match = house.do(house.server.matches.make(book, plan, "off"))
        self.devices = [self.browser(seat) for seat in range(PEOPLE)]

    @property
    def record(self) -> Record:
        """The record as the server holds it."""
        assert self.match.record is not None
        return self.match.record

    def browser(self, seat: int) -> Device:
        """The browser of a seat."""
        signed = self.house.server.devices.signer.sign(token(seat)).decode()
        device = self.house.device(authorization=f"Bearer {token(seat)}")
        device.client.cookies.set(DEVICE, signed)
        return device

    def play(self, answers: int, numbers: FastNumbers) -> bool:
        """So many answers by chance; False once the game is over."""
        for _ in range(answers):
            if self.record.result is not None:
                return False
            waiting = self.record.waiting
            at = numbers.below(len(waiting)) if len(waiting) > 1 else 0
            self.answer(waiting[at], numbers)
        return self.record.result is None

    def answer(self, seat: int, numbers: FastNumbers) -> None:
        """One choice by chance; a secret answer is given whole."""
        record = self.record
        if record._secret is None:
            options = record.seen(seat).options()
            choices = [options[numbers.below(len(options))]]
        else:
            choices = whole_answer(record.table_of(seat), seat, numbers)
        matches = self.house.server.matches
        self.house.do(matches.answer(self.match.id, seat, choices, record.question(seat)))

    def play_to(self, rule: str, answered: int, numbers: FastNumbers) -> bool:
        """On until this is asked and so many have answered; False if the game ends before."""
        while self.record.result is None:
            asking = self.record.table.asking
            assert asking is not None
            secret = self.record._secret
            done = len([held for held in secret.held.values() if held]) if secret else 0
            if self.record.book.paragraphs[asking.id].name == rule and done == answered:
                return True
            self.play(1, numbers)
        return False

    def everything(self, seat: int) -> dict[str, bytes]:
        """All that this seat can be shown or told, by address; and what a CPU would do there."""
        device = self.devices[seat]
        found: dict[str, bytes] = {}
        for address in self.addresses(seat):
            answer = device.get(address)
            assert answer.status_code == 200, (address, answer.text)
            found[address] = answer.content
        for form in self.previews(seat):
            asked = {"question": self.record.question(seat), **form}
            answer = device.post(f"/t/{self.match.id}/preview", data=asked)
            assert answer.status_code == 200, (form, answer.text)
            found[f"/preview {form}"] = answer.content
        for address in self.streams(seat):
            found[address] = self.house.do(self.first_message(address, device))
        if self.record.question(seat):
            thought = thought_of(self.match, self.record, seat, self.record.question(seat))
            found["thought"] = repr(thought).encode()
            for level in self.levels():
                self.match.seats[seat].level = level
                thought = thought_of(self.match, self.record, seat, 1)
                found[level] = str(think(thought)).encode()
                self.match.seats[seat].level = ""
        return found

    def levels(self) -> list[str]:
        """The CPUs that can play this game."""
        judged = type(self.record.book.game.judgement) is not Judgement
        return ["easy", "normal"] if judged else ["random"]

    def addresses(self, seat: int) -> list[str]:
        """Every page, fragment, sheet and step of a seat, and the API's answers."""
        table, api = f"/t/{self.match.id}", f"/api/v1/matches/{self.match.id}"
        last = len(self.record.entries)
        after = max(0, last - 8)
        past = [f"{table}/replay?at={number}" for number in (after, last)]
        if self.record.result is not None:
            return [table, f"{table}/verify", *past, f"{table}/text", f"{table}/record.takujo", "/"]
        sheets = ["rules", "log", "settings", *self.sheets]
        sheets += [f"why/{quote(choice)}" for choice in self.refused(seat)]
        return [
            table, f"{table}/text", f"{table}/steps?after={after}", *past,
            *[f"{table}/sheet/{sheet}" for sheet in sheets],
            api, f"{api}/seats/{seat}", f"{api}/seats/{seat}?lang=ja",
            f"{api}/seats/{seat}/steps?after={after}", "/",
        ]  # fmt: skip

    def streams(self, seat: int) -> list[str]:
        """Where the seat hears what is new."""
        match = self.match.id
        return [f"/t/{match}/stream", f"/api/v1/matches/{match}/seats/{seat}/stream"]

    async def first_message(self, address: str, device: Device) -> bytes:
        """What a stream says at once; then the reader leaves."""
        heard: asyncio.Queue[bytes] = asyncio.Queue()
        left = asyncio.Event()
        request = device.client.build_request("GET", address)
        scope = {
            "type": "http", "http_version": "1.1", "method": "GET", "path": address,
            "raw_path": address.encode(), "root_path": "", "scheme": "http", "query_string": b"",
            "headers": [(name.lower(), value) for name, value in request.headers.raw],
            "client": ("127.0.0.1", 1), "server": ("localhost", 80), "extensions": {},
        }  # fmt: skip

        async def receive() -> dict[str, Any]:
            await left.wait()
            return {"type": "http.disconnect"}

        async def send(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.body":
                await heard.put(message.get("body", b""))

        running = asyncio.create_task(self.house.app(scope, receive, send))
        first = await asyncio.wait_for(heard.get(), PATIENCE)
        left.set()
        await asyncio.wait_for(running, PATIENCE)
        return first

    def previews(self, seat: int) -> list[dict[str, str]]:
        """What a seat can ask to be told beforehand: some selections, and touches since then."""
        if not self.record.question(seat):
            return []
        seen = self.record.seen(seat)
        t = seen.table
        if isinstance(t, Town) and t.asking is not None and t.asking.id == SET:
            cards = [t.edition.cards[card] for card in t.players[seat].cards]
            sides = [zip(cards, bits, strict=True) for bits in ("0010", "0101", "1111")]
            stacks = [";".join(f"set {card}.{bit}" for card, bit in each) for each in sides]
            return [{"selected": stack} for stack in stacks] if t.asking.n == 0 else []
        asked, out = Asked(seen), list[dict[str, str]]()
        for first in asked.touches([])[:PREVIEWS]:
            stands = list(asked.tray([], first).stands)
            out.append({"touches": first})
            for next in asked.touches(stands)[-PREVIEWS:]:
                out.append({"selected": ";".join(stands), "touches": next})
        return out

    def refused(self, seat: int) -> list[str]:
        """What the seat could point at in vain."""
        if not self.record.question(seat):
            return []
        t = self.record.seen(seat).table
        assert t.asking is not None
        rule, n = t.asking.rule, t.asking.n
        none = [c for c in rule.candidates(t, seat, n) if rule.why_not(t, seat, n, c) is not None]
        return [t.book.readable(t.asking, choice) for choice in none][:3]

    def told_otherwise(self, event: Event, seat: int) -> Event:
        """The event with other cards where this seat may not know them."""
        known = self.record.book.game.events[event[0]].for_seat(event, seat)
        return tuple(
            now if now == was else was % OTHER_CARDS + 1
            for now, was in zip(known, event, strict=True)
        )

    @contextmanager
    def dealt_again(self, seat: int, numbers: FastNumbers) -> Iterator[None]:
        """Everything this seat does not know lies elsewhere, now and at each earlier moment."""
        game, record = self.record.book.game, self.record
        table, moments, heard = record.table, list(self.match.moments), record._heard
        secret = record._secret
        record._heard = [[self.told_otherwise(event, seat) for event in each] for each in heard]
        deal_again(record, seat, numbers)
        for moment in moments:
            guess = game.guess(moment[seat], numbers)
            self.match.moments.append({**moment, seat: game.seen(guess, seat)})

        def earlier(*of: Any) -> Record:
            past = Record(*of)
            deal_again(past, seat, numbers)
            return past

        try:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr("takujo.web.routes.replays.Record", earlier)
                yield
        finally:
            record.table, record._heard, record._secret = table, heard, secret
            self.match.moments.clear()
            self.match.moments.extend(moments)
