"""A table of four people, everything a seat can ask for, and the same table dealt again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from urllib.parse import quote

import pytest

from takujo.games.catalogue import GAMES
from takujo.host.cpu_turns import thought_of
from takujo.host.match import PERSON, Match, Seat
from takujo.host.record import Record
from takujo.host.thinking import think
from takujo.host.tickets import hashed
from takujo.kernel.chance import FastNumbers
from takujo.web.device import DEVICE
from tests.web.serving import Device, House

PEOPLE: Final = 4


def token(seat: int) -> str:
    """What stands for a seat, as a device and as a program."""
    return f"person {seat}"


class FourPeople:
    """A match in which every seat has a browser and a token."""

    def __init__(self, house: House, seed: str) -> None:
        self.house = house
        plan = [
            Seat(PERSON, "", f"P{n}", hashed(token(n)), hashed(token(n))) for n in range(PEOPLE)
        ]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("takujo.host.matches.new_seed", lambda: seed)
            book = GAMES[0].book()
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
            seat = self.record.waiting[0]
            options = self.record.table.options(seat)
            choice = options[numbers.below(len(options))]
            question = self.record.question(seat)
            matches = self.house.server.matches
            self.house.do(matches.answer(self.match.id, seat, [choice], question))
        return self.record.result is None

    def everything(self, seat: int) -> dict[str, bytes]:
        """All that this seat can be shown or told, by address; and what a CPU would do there."""
        device = self.devices[seat]
        found: dict[str, bytes] = {}
        for address in self.addresses(seat):
            answer = device.get(address)
            assert answer.status_code == 200, (address, answer.text)
            found[address] = answer.content
        if self.record.question(seat):
            thought = thought_of(self.match, self.record, seat, self.record.question(seat))
            found["thought"] = repr(thought).encode()
            for level in ("easy", "normal"):
                self.match.seats[seat].level = level
                thought = thought_of(self.match, self.record, seat, 1)
                found[level] = str(think(thought)).encode()
                self.match.seats[seat].level = ""
        return found

    def addresses(self, seat: int) -> list[str]:
        """Every page, fragment, sheet and step of a seat, and the API's answers."""
        table, api = f"/t/{self.match.id}", f"/api/v1/matches/{self.match.id}"
        after = max(0, len(self.record.entries) - 8)
        sheets = ["rules", "log", "settings", "card/well", "role/builder"]
        sheets += [f"town/{n}" for n in range(PEOPLE)]
        sheets += [f"why/{quote(choice)}" for choice in self.refused(seat)]
        return [
            table, f"{table}/text", f"{table}/steps?after={after}",
            *[f"{table}/sheet/{sheet}" for sheet in sheets],
            api, f"{api}/seats/{seat}", f"{api}/seats/{seat}?lang=ja",
            f"{api}/seats/{seat}/steps?after={after}", "/",
        ]  # fmt: skip

    def refused(self, seat: int) -> list[str]:
        """What the seat could point at in vain."""
        if not self.record.question(seat):
            return []
        t = self.record.seen(seat).table
        assert t.asking is not None
        rule, n = t.asking.rule, t.asking.n
        none = [c for c in rule.candidates(t, seat, n) if rule.why_not(t, seat, n, c) is not None]
        return [t.book.readable(t.asking, choice) for choice in none][:3]

    @contextmanager
    def dealt_again(self, seat: int, numbers: FastNumbers) -> Iterator[None]:
        """Everything this seat does not know lies elsewhere, now and at each earlier moment."""
        game, record = self.record.book.game, self.record
        table, moments = record.table, list(self.match.moments)
        record.table = game.guess(record.seen(seat), numbers)
        for moment in moments:
            guess = game.guess(moment[seat], numbers)
            self.match.moments.append({**moment, seat: game.seen(guess, seat)})
        try:
            yield
        finally:
            record.table = table
            self.match.moments.clear()
            self.match.moments.extend(moments)
