"""The ``.takujo`` file: a record as text, a header and then one entry a line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from takujo.editions.mistakes import Report, at_line, shown
from takujo.host.entries import EndEntry, Entry
from takujo.host.entry_lines import NUMBER, EntryReader, entry_text
from takujo.host.header import Header
from takujo.host.header_lines import HeaderReader, header_lines
from takujo.host.record import Record
from takujo.kernel.mistake import Mistake
from takujo.kernel.said import Said

FORMAT: Final = "takujo 1"
MOST_BYTES: Final = 10_000_000  # hundreds of times the longest of ours


class TakujoFileError(Exception):
    """A file that cannot be used, with everything that is wrong with it."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        super().__init__("\n".join([str(mistake) for mistake in mistakes]))
        self.mistakes = mistakes


class TakujoFile:
    """What a file says, before any rule was asked about it."""

    def __init__(
        self, name: str, header: Header, entries: list[Entry], lines: dict[str, int]
    ) -> None:
        self.name = name  # the file's own, for reports
        self.header = header
        self.entries = entries
        self.lines = lines  # the line of each header key, and of each entry by its number

    def mistake(
        self, key: str, problem: Said, allowed: Said | str = "", nearest: str = ""
    ) -> Mistake:
        """Something wrong at the line of a header key or an entry; else in the header as such."""
        place = at_line(self.lines[key]) if key in self.lines else Said("header")
        return Mistake(self.name, place, problem, allowed, nearest)

    def mistake_inside(self, key: str, inner: Mistake) -> Mistake:
        """Something wrong in the data that stands at a header key."""
        problem = inner.problem
        if inner.key:
            problem = Said("{place}: {problem}", place=inner.short_key(), problem=problem)
        return self.mistake(key, problem, inner.allowed, inner.nearest)


def write(header: Header, entries: Sequence[Entry]) -> str:
    """The text of a file."""
    return write_lines(header, [entry_text(entry) for entry in entries])


def write_lines(header: Header, lines: Sequence[str]) -> str:
    """The same from entries that are lines already."""
    numbered = [f"{number} {line}" for number, line in enumerate(lines, 1)]
    return "\n".join([FORMAT, *header_lines(header), "", *numbered]) + "\n"


def write_record(record: Record, with_seed: bool = True) -> str:
    """The text of a record; without its seed while that is secret."""
    header = record.header if with_seed else record.header.without_seed()
    return write(header, record.entries)


def load(path: Path) -> TakujoFile:
    """The file at this place."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except FileNotFoundError as error:
        raise TakujoFileError([Mistake(str(path), "", Said("there is no such file"))]) from error
    except OSError as error:
        problem = Said("cannot be read: {problem}", problem=error.strerror)
        raise TakujoFileError([Mistake(str(path), "", problem)]) from error
    if len(data) > MOST_BYTES:
        problem = Said("is too large for a record of a match")
        allowed = Said("at most {n} bytes", n=MOST_BYTES)
        raise TakujoFileError([Mistake(str(path), "", problem, allowed)])
    try:
        return read(data.decode("utf-8-sig"), str(path))
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        mistake = Mistake(str(path), at_line(line), Said("is not UTF-8 text"))
        raise TakujoFileError([mistake]) from error


def read(text: str, name: str = "") -> TakujoFile:
    """What a text says; TakujoFileError names every line that cannot be understood."""
    report = Report(name)
    lines = [line.strip() for line in text.split("\n")]
    if lines[0] != FORMAT:
        problem = Said("{text} does not begin a record of a match", text=shown(lines[0]))
        raise TakujoFileError([Mistake(name, at_line(1), problem, FORMAT)])
    # A blank line ends the header; a line with a number is an entry even without one.
    gap = 1
    while gap < len(lines) and lines[gap] and not lines[gap][0].isdigit():
        gap += 1
    reader = HeaderReader(report)
    for number, line in enumerate(lines[1:gap], 2):
        reader.line(line, number)
    header = reader.read()
    places = dict(reader.lines)
    seats = len(header.seats) if header is not None else 0
    entries = read_entries(lines[gap:], gap + 1, EntryReader(seats, report), places)
    if header is None or report.mistakes:
        raise TakujoFileError(report.mistakes)
    return TakujoFile(name, header, entries, places)


def read_entries(
    lines: list[str], first: int, reader: EntryReader, places: dict[str, int]
) -> list[Entry]:
    """The entries on these lines, numbered from 1, with nothing after the end."""
    entries: list[Entry] = []
    wanted = 0
    for line_number, line in enumerate(lines, first):
        if not line:
            continue
        where = at_line(line_number)
        wanted += 1
        if entries and isinstance(entries[-1], EndEntry):
            reader.report.add(where, Said("comes after the end"))
            break
        number, _, rest = line.partition(" ")
        if not NUMBER.fullmatch(number) or int(number) != wanted:
            problem = Said("{number} is not the number of the next entry", number=shown(number))
            reader.report.add(where, problem, str(wanted))
        entry = reader.read(wanted, rest.strip(), where)
        places[str(wanted)] = line_number
        if entry is not None:
            entries.append(entry)
    return entries
