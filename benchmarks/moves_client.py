"""The people of ``benchmarks.moves``: tables made by page, answers thought out beforehand."""

from __future__ import annotations

import gzip
import http.client
import json
import os
import re
import sqlite3
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlencode, urlsplit

from benchmarks.web import by_chance
from takujo.host.answers import answer_wishes
from takujo.host.header import Header, rulebook_of
from takujo.host.record import Record
from takujo.kernel.chance import FastNumbers
from takujo.kernel.game import Refused

FORM = {"Content-Type": "application/x-www-form-urlencoded"}
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Taken:
    """What one round of moves took."""

    moves: int
    seconds: float
    cpu: float  # seconds of the server's process
    waits: list[float]  # seconds until an answer was acknowledged, one after the other


class Person:
    """One connection that is kept alive, with its cookies."""

    def __init__(self, address: str) -> None:
        self.line = http.client.HTTPConnection(urlsplit(address).netloc, timeout=60)
        self.cookie = "language=en"

    def ask(self, method: str, path: str, form: dict[str, object] | None = None) -> tuple[str, str]:
        """The body, and where it leads."""
        body = urlencode(form, doseq=True) if form is not None else None
        headers = {"Cookie": self.cookie, "Accept-Encoding": "gzip"}
        headers |= FORM if form is not None else {}
        try:
            self.line.request(method, path, body, headers)
            answer = self.line.getresponse()
        except (ConnectionError, http.client.BadStatusLine):  # kept too long: once more, anew
            self.line.close()
            self.line.request(method, path, body, headers)
            answer = self.line.getresponse()
        sent = answer.read()
        packed = answer.getheader("content-encoding") == "gzip"
        text = (gzip.decompress(sent) if packed else sent).decode()
        if answer.status == 500:  # what an older server says while its database is busy
            return self.ask(method, path, form)
        assert answer.status < 400, (answer.status, path, text)
        given = answer.getheader("set-cookie") or ""
        if given.startswith("takujo_device"):
            self.cookie += "; " + given.partition(";")[0]
        return text, answer.getheader("location") or ""


class Table:
    """Two people at a table, and all they will answer."""

    def __init__(self, address: str, folder: Path, seed: int) -> None:
        first, second = self.people = [Person(address), Person(address)]
        form: dict[str, object] = {
            "game": "san-juan", "seats": ["me", "open"], "speed": "off", "name": "A"
        }  # fmt: skip
        self.path = first.ask("POST", "/tables", form)[1]
        link = re.search(r"/j/[\w-]+", first.ask("GET", self.path)[0])
        assert link is not None
        second.ask("POST", link[0], {"name": "B"})
        self.known = 0
        self.answers = iter(thought_out(folder, self.path.removeprefix("/t/"), seed))

    def answer(self) -> int:
        """The next answer; the seat that gave it."""
        seat, question, choices = next(self.answers)
        form: dict[str, object] = {"question": question, "choices": choices}
        self.people[seat].ask("POST", f"{self.path}/answer", form)
        return seat

    def move(self) -> None:
        """The next answer, and the steps that came of it."""
        seat = self.answer()
        text, _ = self.people[seat].ask("GET", f"{self.path}/steps?after={self.known}")
        self.known = int(json.loads(text)["entry"])


def thought_out(folder: Path, id: str, seed: int) -> list[tuple[int, int, str]]:
    """Answers by chance for a whole match: seat, question, choices."""
    base = sqlite3.connect(folder / "takujo.sqlite")
    columns = "game, rules, version, edition_name, edition, chance, seed, veils"
    row = base.execute(f"select {columns} from matches where id = ?", [id]).fetchone()
    base.close()
    game, rules, version, name, edition, chance, secret, veils = row
    header = Header(
        game, rules, version, name, json.loads(edition), chance, secret, ("human", "human"),
        match=id, veils=bool(veils),
    )  # fmt: skip
    book, numbers = rulebook_of(header), FastNumbers(seed)
    record = Record(header, book)
    found: list[tuple[int, int, str]] = []
    while record.result is None:
        seat, so_far = record.waiting[0], list(record.entries)
        chosen, question = by_chance(record, numbers), record.question(seat)
        try:
            entry = answer_wishes(record, seat, ";".join(chosen), question)
        except Refused:  # it would look behind a reveal
            continue
        if len(entry.choices) != len(chosen):  # another revision might add something else
            record = Record(header, book, so_far)
            continue
        found.append((seat, question, ";".join(chosen)))
    return found


class Server:
    """A server process that was just started."""

    def __init__(self, process: subprocess.Popen[str], folder: Path) -> None:
        self.process = process
        self.folder = folder
        self.seed = 0
        assert process.stdout is not None
        lines = (line for line in process.stdout if line.startswith("Open "))
        self.address = next(lines).split()[1]

    def cpu(self) -> float:
        """Seconds of CPU that the process has used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def round(self, tables: int, moves: int, waits: int) -> Taken:
        """Answers one after the other; then some moves at each of some new tables at once."""
        spare = self.table()
        taken = Taken(tables * moves, 0.0, 0.0, [])
        for _ in range(waits):
            at = time.perf_counter()
            spare.answer()
            taken.waits.append(time.perf_counter() - at)
        made = [self.table() for _ in range(tables)]
        begun, cpu = time.perf_counter(), self.cpu()
        with ThreadPoolExecutor(tables) as pool:
            list(pool.map(lambda table: [table.move() for _ in range(moves)], made))
        taken.seconds = time.perf_counter() - begun
        taken.cpu = self.cpu() - cpu
        return taken

    def table(self) -> Table:
        """A new table, with answers of its own."""
        self.seed += 1
        return Table(self.address, self.folder, self.seed)

    def end(self) -> None:
        """Stop it."""
        self.process.terminate()
        self.process.wait()
