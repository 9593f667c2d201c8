"""Going back further than undo does: one person asks, and with the last one's word it happens."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from takujo.host.entries import AskEntry, BackEntry, ReplyEntry
from takujo.host.undo import GAME_OVER
from takujo.kernel.game import Refused
from takujo.kernel.reason import Reason
from takujo.kernel.said import Said

if TYPE_CHECKING:
    from takujo.host.record import Record

HUMAN: Final = "human"  # plays a seat and must be asked; CPUs agree


@dataclass
class Request:
    """One seat asks all the others to go back to before an entry."""

    entry: int  # that says so
    seat: int
    back_to: int
    agreed: set[int] = field(default_factory=set)

    def missing(self, players: list[str]) -> list[int]:
        """The people who have not agreed yet."""
        people = [seat for seat, player in enumerate(players) if player == HUMAN]
        return [seat for seat in people if seat not in self.agreed]


def ask_back(record: Record, seat: int, back_to: int) -> AskEntry:
    """Ask everybody to go back to before an answer; an earlier request ends with it."""
    entry = ask_only(record, seat, back_to)
    go_back_if_agreed(record)
    return entry


def reply(record: Record, seat: int, request: int, agrees: bool) -> ReplyEntry:
    """Agree to a request, or do not: then it has ended; who asked may end it so too."""
    entry = reply_only(record, seat, request, agrees)
    go_back_if_agreed(record)
    return entry


def go_back_if_agreed(record: Record) -> None:
    """With the last person's word the table goes back."""
    if record.request is not None and not record.request.missing(record.players):
        record.go_back(record.request.back_to)


def follow(record: Record, entry: AskEntry | ReplyEntry | BackEntry) -> None:
    """An entry that was written down before; Refused if it cannot be."""
    if isinstance(entry, AskEntry):
        ask_only(record, entry.seat, entry.back_to)
    elif isinstance(entry, ReplyEntry):
        reply_only(record, entry.seat, entry.request, entry.agrees)
    else:
        request = record.request
        same = request is not None and request.back_to == entry.back_to
        if request is None or not same or request.missing(record.players):
            raise Refused(Said("not everybody has agreed to go back"))
        record.go_back(entry.back_to)


def ask_only(record: Record, seat: int, back_to: int) -> AskEntry:
    """The request, whoever may have agreed already."""
    refuse_computer(record, seat)
    if record.table.asking is None:
        raise Refused(Said("the game is over"), Reason(GAME_OVER, {}, ""))
    if record.seat_of(back_to) == -1 or back_to in record.undone:
        raise Refused(Said("entry {number} is no answer that still stands", number=back_to))
    entry = AskEntry(record.next_number, seat, back_to)
    record.request = Request(entry.number, seat, back_to, {seat})
    record.write(entry, [])
    return entry


def reply_only(record: Record, seat: int, number: int, agrees: bool) -> ReplyEntry:
    """The word, whatever follows from it."""
    request = record.request
    if request is None or request.entry != number:
        raise Refused(Said("request {number} is not open", number=number))
    refuse_computer(record, seat)
    if agrees and seat in request.agreed:
        raise Refused(Said("seat {seat} has agreed", seat=seat))
    if agrees:
        request.agreed.add(seat)
    else:
        record.request = None
    entry = ReplyEntry(record.next_number, seat, number, agrees)
    record.write(entry, [])
    return entry


def refuse_computer(record: Record, seat: int) -> None:
    """Refuse a seat that is not there, or that nobody plays who could be asked."""
    record.check_seat(seat)
    if record.players[seat] != HUMAN:
        raise Refused(Said("seat {seat} is played by a computer", seat=seat))
