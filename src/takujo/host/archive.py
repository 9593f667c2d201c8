"""Matches as files: a ``.takujo`` file with all that a server keeps of one, or a zip of them all.

The line ``hosted`` of the header holds what the record does not say: who sits where, with secrets
hashed as they are, who played what, and when. A sum over the whole file finds every damage.
"""

from __future__ import annotations

import hashlib
import json
import zipfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Table, insert, select

from takujo.host import schema
from takujo.host.entry_lines import entry_text
from takujo.host.header import Header
from takujo.host.match import Facts, HostedSeat, Match
from takujo.host.store import FACTS, seat_of
from takujo.host.takujo_file import TakujoFileError, load, read, write_lines
from takujo.kernel.mistake import Mistake
from takujo.kernel.said import Said

HOSTED: Final = "hosted "
HOUSE: Final = "house.json"  # in a zip: what belongs to no match
ENDING: Final = ".takujo"
# What the header says already.
IN_HEADER: Final = (
    "id", "game", "rules", "version", "edition_name", "edition", "chance", "seed", "start",
    "commitment", "veils",
)  # fmt: skip
BESIDE: Final = [
    table
    for table in schema.metadata.sorted_tables
    if "match" in table.c and table not in (schema.entries, schema.leases)
]
WITHOUT_MATCH: Final = [schema.subscriptions]


class AlreadyThere(Exception):
    """A match of this name is there: nothing is imported over it."""


@dataclass
class Archived:
    """A match as it comes out of a file: rows of tables."""

    match: dict[str, Any]
    rows: dict[str, list[dict[str, Any]]]


# --- out ----------------------------------------------------------------------------------------
def exported(of: Connection, id: str) -> str | None:
    """Everything of a match as text; None if there is none. It holds its seed: keep it private."""
    row = of.execute(select(*FACTS).where(schema.matches.c.id == id)).first()
    if row is None:
        return None
    rows = {table.name: rows_of(of, table, id) for table in BESIDE}
    lines = schema.entries.c
    query = select(lines.line, lines.at).where(lines.match == id).order_by(lines.number)
    entries = of.execute(query).all()
    facts = Facts(**row._mapping)
    seats = [seat_of(seat) for seat in rows["seats"]]
    match = Match(facts, seats)
    first = [each for each in rows["played"] if each["from_entry"] == 1]
    match.line_up = tuple(HostedSeat(each["kind"], each["level"]).word() for each in first)
    rest = {name: value for name, value in asdict(facts).items() if name not in IN_HEADER}
    hosted = {"match": rest, "at": [int(entry.at) for entry in entries], **rows}
    return sealed(match.header(), [str(entry.line) for entry in entries], hosted)


def rows_of(of: Connection, table: Table, id: str) -> list[dict[str, Any]]:
    """What belongs to a match in this table, in order."""
    query = select(table).where(table.c.match == id).order_by(*table.primary_key.columns)
    found = [dict(row._mapping) for row in of.execute(query)]
    return [{name: value for name, value in row.items() if name != "match"} for row in found]


def sealed(header: Header, lines: list[str], hosted: dict[str, Any]) -> str:
    """The text of the file, with a sum over all of it."""
    text = write_lines(header, lines)
    kept = json.dumps(hosted, ensure_ascii=False, separators=(",", ":"))
    line = f"{HOSTED}{sum_of(text, kept)} {kept}"
    head, gap, body = text.partition("\n\n")
    return f"{head}\n{line}{gap}{body}"


def sum_of(text: str, kept: str) -> str:
    """SHA-256 over the record and what is kept beside it."""
    return hashlib.sha256(f"{text}\n{kept}".encode()).hexdigest()


def all_matches(of: Connection) -> list[str]:
    """The names of all matches."""
    return [str(row.id) for row in of.execute(select(schema.matches.c.id).order_by("id"))]


def export_all(of: Connection, file: Path) -> int:
    """All matches into a zip; how many those were."""
    ids = all_matches(of)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as whole:
        for id in ids:
            text = exported(of, id)
            assert text is not None  # all of it is read at one moment
            whole.writestr(f"{id}{ENDING}", text)
        house = {each.name: every_row(of, each) for each in WITHOUT_MATCH}
        whole.writestr(HOUSE, json.dumps(house, ensure_ascii=False))
    return len(ids)


def every_row(of: Connection, table: Table) -> list[dict[str, Any]]:
    """All of a table."""
    return [dict(row._mapping) for row in of.execute(select(table))]


# --- in -----------------------------------------------------------------------------------------
def import_file(to: Connection, file: Path) -> int:
    """A match, or all of a zip, or nothing at all; how many matches those were."""
    if zipfile.is_zipfile(file):
        return import_all(to, file)
    bring_in(to, opened(text_of(file), str(file)))
    return 1


def import_all(to: Connection, file: Path) -> int:
    """Every match of a zip."""
    try:
        with zipfile.ZipFile(file) as whole:
            names = [name for name in whole.namelist() if name.endswith(ENDING)]
            for name in names:
                bring_in(to, opened(whole.read(name).decode(), f"{file}: {name}"))
            house = json.loads(whole.read(HOUSE)) if HOUSE in whole.namelist() else {}
    except (zipfile.BadZipFile, EOFError, ValueError) as error:
        raise TakujoFileError([Mistake(str(file), "", Said("is damaged"))]) from error
    for table in WITHOUT_MATCH:
        there = {row["id"] for row in every_row(to, table)}
        new = [row for row in house.get(table.name, []) if row["id"] not in there]
        if new:
            to.execute(insert(table), new)
    return len(names)


def text_of(file: Path) -> str:
    """What stands in a file; whatever makes it no record at all is said."""
    load(file)
    return file.read_text(encoding="utf-8")


def opened(text: str, name: str) -> Archived:
    """A match from the text of its file; TakujoFileError says why it cannot be used."""
    line = next((each for each in text.split("\n") if each.startswith(HOSTED)), "")
    if not line:
        raise refused(name, Said("was not exported from a server"))
    whole, kept = text.replace(f"{line}\n", "", 1).replace(f"\n{line}", "", 1), line[len(HOSTED) :]
    noted, _, kept = kept.partition(" ")
    if noted != sum_of(whole, kept):
        raise refused(name, Said("is damaged, or was changed by hand"))
    found = read(whole, name)
    hosted: dict[str, Any] = json.loads(kept)
    header, times = found.header, hosted.pop("at")
    match = hosted.pop("match") | from_header(header)
    rows = {table: [{"match": header.match, **row} for row in hosted[table]] for table in hosted}
    rows["entries"] = [
        {"match": header.match, "number": entry.number, "at": at, "line": entry_text(entry)}
        for entry, at in zip(found.entries, times, strict=True)
    ]
    archived = Archived(match, rows)
    check_columns(archived, name)
    return archived


def from_header(header: Header) -> dict[str, Any]:
    """The columns of ``matches`` that the header says."""
    start = "deal" if header.start is None else json.dumps(header.start, ensure_ascii=False)
    return {
        "id": header.match, "game": header.game, "rules": header.rules, "version": header.version,
        "edition_name": header.edition_name, "chance": header.chance, "seed": header.seed,
        "edition": json.dumps(header.edition, ensure_ascii=False), "start": start,
        "commitment": header.commitment, "veils": header.veils,
    }  # fmt: skip


def check_columns(archived: Archived, name: str) -> None:
    """Refuse what this release has no place for."""
    rows = {"matches": [archived.match], **archived.rows}
    for table, found in rows.items():
        known = schema.metadata.tables.get(table)
        if known is None or any(set(row) - set(known.c.keys()) for row in found):
            raise refused(name, Said("was written by a newer release of takujo"))


def refused(name: str, problem: Said) -> TakujoFileError:
    """A file that cannot be imported."""
    return TakujoFileError([Mistake(name, "", problem)])


def bring_in(to: Connection, archived: Archived) -> None:
    """Into the database, unless a match of this name is there."""
    id = archived.match["id"]
    if to.execute(select(schema.matches.c.id).where(schema.matches.c.id == id)).first():
        raise AlreadyThere(id)
    to.execute(insert(schema.matches).values(**archived.match))
    for table, rows in archived.rows.items():
        if rows:
            to.execute(insert(schema.metadata.tables[table]), rows)
