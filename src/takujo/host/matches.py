"""The matches of this server: what seats answer and take back; every change is stored first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from takujo.host.answers import answer, answer_wishes
from takujo.host.entries import AWAY, RETURNED, ChoicesEntry, Entry
from takujo.host.entry_lines import entry_text
from takujo.host.going_back import Request, ask_back, reply
from takujo.host.kept import made_again
from takujo.host.match import CPU, ENDED, PERSON, PLAYING, HostedSeat, Match
from takujo.host.play import Choice
from takujo.host.record import Record
from takujo.host.seating import Seating
from takujo.host.unasked import unasked
from takujo.kernel.game import Refused
from takujo.kernel.said import Said

HOUR: Final = 3600 * 1000  # milliseconds


class Matches(Seating):
    """All matches, each changed by one answer at a time."""

    async def answer(
        self,
        id: str,
        seat: int,
        choices: Sequence[Choice],
        question: int,
        cpu: bool = False,
        lost: str = "",
    ) -> int:
        """A seat's answer; the number of its entry. Refused or Conflict changes nothing."""
        return await self._take(
            id, seat, lambda record: answer(record, seat, choices, question, lost), cpu
        )

    async def answer_wishes(self, id: str, seat: int, posted: str, question: int) -> int:
        """The same for what a person touched or ticked."""
        return await self._take(
            id, seat, lambda record: answer_wishes(record, seat, posted, question)
        )

    @made_again
    async def _take(
        self, id: str, seat: int, give: Callable[[Record], ChoicesEntry], cpu: bool = False
    ) -> int:
        """Let an answer be given and store what follows."""
        async with self.changing(id) as match:
            record = playing(match)
            before = len(record.entries)
            came = comes_back(match, record, seat) if not cpu else refuse_cpu(match, seat)
            entry = give(record)
            take_forced(match, record, self.limits.match_entries)
            seats = match.seats if came else ()
            await self.store_entries(match, record.entries[before:], seats)
        return entry.number

    @made_again
    async def undo(self, id: str, seat: int, number: int) -> int:
        """A seat takes back its entry; the number of the entry that says so."""
        async with self.changing(id) as match:
            record = own_play(match, seat)
            before = len(record.entries)
            entry = record.undo(seat, number)
            untake_forced(match, record, seat)
            await self.store_entries(match, record.entries[before:])
        return entry.number

    @made_again
    async def restart(self, id: str, seat: int) -> int:
        """A seat takes back all it can; the number of the last entry that says so."""
        async with self.changing(id) as match:
            record = own_play(match, seat)
            before = len(record.entries)
            record.undo(seat, record.undoable(seat))
            while record.undoable(seat):
                record.undo(seat, record.undoable(seat))
            await self.store_entries(match, record.entries[before:])
        return len(record.entries)

    @made_again
    async def ask_back(self, id: str, seat: int, back_to: int) -> int:
        """A seat asks all people to go back to before an entry; the number of the request."""
        async with self.changing(id) as match:
            record = playing(match)
            before = len(record.entries)
            if self.open_request(match) is not None:
                raise Refused(Said("another request is open"))
            entry = ask_back(record, seat, back_to)
            await self.store_entries(match, record.entries[before:])
        return entry.number

    @made_again
    async def reply(self, id: str, seat: int, request: int, agrees: bool) -> int:
        """A seat agrees to go back, or does not; the number of the newest entry."""
        async with self.changing(id) as match:
            record = playing(match)
            before = len(record.entries)
            if self.open_request(match) is None:
                raise Refused(Said("request {number} is not open", number=request))
            reply(record, seat, request, agrees)
            await self.store_entries(match, record.entries[before:])
        return len(record.entries)

    def open_request(self, match: Match) -> Request | None:
        """The request to go back that everybody may still answer; it lapses after a while."""
        request = match.record.request if match.record is not None else None
        if request is None or match.facts.state != PLAYING:
            return None
        lapsed = self.clock() - match.times[request.entry - 1] >= self.limits.request_hours * HOUR
        return None if lapsed else request

    # --- when a CPU seat cannot go on -----------------------------------------------------
    def note_stuck(self, match: Match, seat: int, question: int) -> None:
        """Nobody thinks for this seat any more until its players decide."""
        match.stuck[seat] = question
        self.troubled[match.id] = match.stuck
        self.news.tell(match)

    @made_again
    async def hand_over(self, id: str, seat: int, level: str) -> None:
        """A CPU seat that cannot go on is played by another CPU."""
        async with self.changing(id) as match:
            record = playing(match)
            if seat not in match.stuck_seats():
                raise Refused(Said("seat {seat} is not stuck", seat=seat))
            entry = record.change_seat(seat, level)
            match.seats[seat] = HostedSeat(CPU, level)
            await self.store_entries(match, [entry], match.seats, seat)

    @made_again
    async def end(self, id: str) -> None:
        """A match that cannot go on ends without a result."""
        async with self.changing(id) as match:
            playing(match)
            if not match.stuck_seats():
                raise Refused(Said("this match can go on"))
            match.facts.changed_at = self.clock()
            match.note_ended()
            await self.store.write_seats(match.facts, match.seats, match.facts.newest + 1)
            self._forget_trouble(match)  # once it is stored: otherwise it is as it was
            self.news.tell(match)

    def _forget_trouble(self, match: Match) -> None:
        """The players have decided."""
        match.stuck.clear()
        self.troubled.pop(match.id, None)

    async def store_entries(
        self, match: Match, new: Sequence[Entry], seats: Sequence[HostedSeat] = (), freed: int = -1
    ) -> None:
        """On disk first, with who sits where if that changed; then whoever watches is told.

        A seat that was handed over is stuck until that is stored.
        """
        if not new:
            return  # the same answer again
        at = self.clock()
        match.facts.changed_at = at
        match.note_position()
        if match.facts.state == PLAYING and match.facts.newest >= self.limits.match_entries:
            match.note_ended()  # nobody may keep a table, or its readers, busy for ever
        lines = [(e.number, at, entry_text(e)) for e in new]
        await self.store.write(match.facts, lines, seats)
        match.times.extend([at] * len(new))
        match.stuck.pop(freed, None)
        if match.id in self.troubled and not match.stuck_seats():
            self._forget_trouble(match)  # something else is asked now
        self.news.tell(match)


def playing(match: Match) -> Record:
    """The record of a match that is being played."""
    if match.set_aside:
        raise Refused(Said("this match is set aside"))
    if match.record is None:
        raise Refused(Said("the table has not started"))
    if match.facts.state == ENDED:
        raise Refused(Said("this match was ended"))
    return match.record


def own_play(match: Match, seat: int) -> Record:
    """The record, for who wants to take something back: what a CPU plays for a person stands."""
    record = playing(match)
    record.check_seat(seat)
    if match.seats[seat].kind == CPU:
        raise Refused(Said("a CPU plays this seat"))
    return record


def comes_back(match: Match, record: Record, seat: int) -> bool:
    """A person who was away answers: the seat is theirs again from this entry on.

    Who gave the seat away must take it back first, and who resigned has none.
    """
    place = match.seats[seat]
    if not place.absent:
        return False
    if place.absent != AWAY:
        raise Refused(Said("a CPU plays this seat"))
    record.change_seat(seat, "human", RETURNED)
    match.seats[seat] = replace(place, kind=PERSON, level="", absent="")
    return True


def refuse_cpu(match: Match, seat: int) -> bool:
    """A CPU's answer comes too late where the person is back."""
    if match.seats[seat].kind != CPU:
        raise Refused(Said("a person plays this seat"))
    return False


def take_forced(match: Match, record: Record, most: int) -> None:
    """Answer for a person what leaves nothing to weigh, where nobody else must not notice.

    At once, also while others still think about a question open to all: what a page shows as asked
    must not go away by itself.
    """
    while len(record.entries) < most:
        seat = next((each for each in record.waiting if match.alone(each)), None)
        choices = unasked(record.table_of(seat), seat) if seat is not None else []
        if seat is None or not choices:
            return
        record.answer(seat, choices, record.question(seat))


def untake_forced(match: Match, record: Record, seat: int) -> None:
    """Take back also what the person was not asked, as far as that can be."""
    while match.alone(seat) and len(record.table_of(seat).options(seat)) == 1:
        latest = record.undoable(seat)
        if not latest:
            return
        record.undo(seat, latest)
