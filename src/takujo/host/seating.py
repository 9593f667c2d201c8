"""Who sits where: tables made, joined, recovered and started, each change one transaction."""

from __future__ import annotations

import hmac
import json
from collections.abc import Sequence
from typing import Any

from takujo.games.catalogue import game
from takujo.host.first_match import FirstMatch
from takujo.host.header import commitment, rulebook_of
from takujo.host.kept import Gone, KeptMatches, made_again, now
from takujo.host.match import (
    CPU,
    GATHERING,
    OPEN,
    PERSON,
    PLAYING,
    Facts,
    HostedSeat,
    Match,
    line_up,
)
from takujo.host.record import Record
from takujo.host.tickets import (
    hashed,
    in_groups,
    link_secret,
    new_match_id,
    new_seed,
    recovery_code,
    table_code,
    watch_secret,
)
from takujo.kernel.agenda import Rulebook
from takujo.kernel.game import Refused
from takujo.kernel.said import Said


class Seating(KeptMatches):
    """Making tables and taking seats at them."""

    # --- making -------------------------------------------------------------------------
    async def make(
        self,
        book: Rulebook,
        plan: Sequence[HostedSeat],
        speed: str,
        start: dict[str, Any] | None = None,
        public: bool = False,
        hints: bool = True,
    ) -> Match:
        """A new match, from a position or a deal; it starts at once when nobody is waited for."""
        facts = new_facts(book, speed, start)
        facts.public, facts.hints = public, hints
        return await self._make(facts, plan, "")

    async def make_first(self, lesson: FirstMatch, plan: Sequence[HostedSeat], speed: str) -> Match:
        """A guided first match: from its position, with the shuffles its coach counts on."""
        book = game(lesson.game).book(lesson.edition)
        facts = new_facts(book, speed, lesson.start)
        facts.seed = lesson.seed
        return await self._make(facts, plan, "")

    @made_again
    async def make_again(self, before: str, plan: Sequence[HostedSeat]) -> str:
        """The match that follows a finished one; made once, however often it is wished for."""
        async with self.changing(before) as old:
            if not old.facts.rematch:
                book = rulebook_of(old.header())
                facts = new_facts(book, old.facts.speed)
                facts.hints = old.facts.hints
                made = await self._make(facts, plan, before)
                old.facts.rematch = made.id
                old.facts.change += 1
            return old.facts.rematch

    async def _make(self, facts: Facts, plan: Sequence[HostedSeat], rematch_of: str) -> Match:
        """The match with its seats and, where it starts at once, its deal: one transaction."""
        match = Match(facts, list(plan))
        if match.open_seats():
            while await self.store.table_with_code(hashed(self.table_code(match))):
                match.facts.id = new_match_id()  # two tables would have one code
            match.facts.code = hashed(self.table_code(match))
        match.facts.owner = next((n for n, seat in enumerate(plan) if seat.device), -1)
        for number, seat in enumerate(match.seats):
            seat.link = hashed(self.link(match, number)) if seat.kind == OPEN else ""
            seat.code = hashed(self.code(match, number)) if seat.device else ""
        start_if_full(match)
        async with self._lock(match.id):  # who finds it on disk meanwhile must get this very match
            await self.store.add(match.facts, match.seats, rematch_of)
            self._keep(match)
        self.news.tell(match)
        return match

    # --- joining ------------------------------------------------------------------------
    def link(self, match: Match, seat: int) -> str:
        """The secret of an open seat's join link; the same at every call, until it is used."""
        return link_secret(self.key, match.id, seat, match.seats[seat].links)

    def table_code(self, match: Match) -> str:
        """The code that leads to a table's open seats."""
        return table_code(self.key, match.id)

    @made_again
    async def code_of_table(self, id: str) -> str:
        """The code of a table with open seats; one from before there were such codes gets one."""
        match = await self.get(id)
        if not match.facts.code:
            async with self.changing(id) as match:
                if match.facts.state == GATHERING:
                    match.facts.code = hashed(self.table_code(match))
                    await self.store.write_seats(match.facts, match.seats, 1)
        return self.table_code(match)

    async def seat_behind(self, secret: str) -> tuple[Match, int]:
        """The match and seat a join link leads to."""
        found = await self.store.match_with_link(hashed(secret))
        if found is None:
            raise Gone(Said("this link leads to no table"))
        return await self.get(found[0]), found[1]

    async def table_behind(self, code: str) -> Match:
        """The table with open seats that has this code; Gone if there is none."""
        id = await self.store.table_with_code(hashed(in_groups(code)))
        if id is None:
            raise Gone(Said("no table has this code"))
        return await self.get(id)

    @made_again
    async def join(self, secret: str, device: str, name: str) -> tuple[Match, int]:
        """Take the open seat of this link, which ends; its device finds it again by the link."""
        found, seat = await self.seat_behind(secret)
        async with self.changing(found.id) as match:
            if match.seats[seat].link != hashed(secret):  # left and opened again meanwhile
                raise Gone(Said("this link leads to no table"))
            return match, await self._sit(match, seat, device, name)

    @made_again
    async def join_by_code(self, code: str, seat: int, device: str, name: str) -> tuple[Match, int]:
        """Take an open seat of the table with this code."""
        found = await self.table_behind(code)
        async with self.changing(found.id) as match:
            return match, await self._sit(match, seat, device, name)

    async def _sit(self, match: Match, seat: int, device: str, name: str) -> int:
        """The seat this device has now; a device that has one already keeps it."""
        own = match.seat_of(hashed(device))
        if own is not None:
            return own
        self._open_seat(match, seat)
        taken = match.seats[seat]
        taken.kind, taken.name, taken.device = PERSON, name, hashed(device)
        taken.code = hashed(self.code(match, seat))
        await self._seats_changed(match)
        return seat

    @made_again
    async def move_to(self, id: str, seat: int, device: str) -> Match:
        """A guest takes another open seat before the table starts; the one before is open again."""
        async with self.changing(id) as match:
            own = match.seat_of(hashed(device))
            if own is None:
                raise Gone(Said("this device has no seat here"))
            if match.facts.state != GATHERING or own == match.facts.owner:
                raise Refused(Said("this seat cannot be left"))
            self._open_seat(match, seat)
            name = match.seats[own].name
            self._open_again(match, own)
            await self._sit(match, seat, device, name)
        return match

    def _open_again(self, match: Match, seat: int) -> None:
        """Nobody sits there any more; its link and code are others."""
        old = match.seats[seat]
        match.seats[seat] = HostedSeat(OPEN, codes=old.codes + 1, links=old.links + 1)
        match.seats[seat].link = hashed(self.link(match, seat))

    @made_again
    async def leave(self, id: str, device: str) -> Match:
        """A guest gets up before the table starts: the seat is open again, with another link."""
        async with self.changing(id) as match:
            seat = match.seat_of(hashed(device))
            if seat is None:
                raise Gone(Said("this device has no seat here"))
            if match.facts.state != GATHERING or seat == match.facts.owner:
                raise Refused(Said("this seat cannot be left"))
            self._open_again(match, seat)
            await self._seats_changed(match)
        return match

    def _open_seat(self, match: Match, seat: int) -> None:
        """Refuse a seat that waits for nobody."""
        if not 0 <= seat < len(match.seats):
            raise Gone(Said("there is no seat {seat}", seat=seat))
        if match.seats[seat].kind != OPEN:
            raise Refused(Said("seat {seat} is taken", seat=seat))

    @made_again
    async def fill_with_cpus(self, id: str, level: str) -> Match:
        """All seats that are still open are played by CPUs, and the table starts."""
        async with self.changing(id) as match:
            for seat in match.open_seats():
                match.seats[seat] = HostedSeat(CPU, level)
            if match.facts.state == GATHERING:
                await self._seats_changed(match)
        return match

    # --- what is agreed on before play ------------------------------------------------------
    @made_again
    async def set_terms(
        self, id: str, public: bool, away: int, level: str, hints: bool = True
    ) -> Match:
        """Who may come, how long somebody may be away, which CPU plays then, and hints or none."""
        async with self.changing(id) as match:
            facts = match.facts
            facts.public, facts.away, facts.level, facts.hints = public, away, level, hints
            await self._seats_changed(match)
        return match

    @made_again
    async def let_watch(self, id: str) -> str:
        """The name under which a table is watched; from now on somebody may be watching."""
        match = await self.get(id)
        if not match.open_to_eyes:
            async with self.changing(id) as match:
                match.facts.watched = True
                await self._seats_changed(match)
        return match.id if match.facts.public else self.watch_name(match)

    def watch_name(self, match: Match) -> str:
        """The table's name in the address of who watches by link."""
        return f"{match.id}.{watch_secret(self.key, match.id)}"

    def may_watch(self, match: Match, name: str) -> bool:
        """May who gives the table this name look on without a seat?"""
        if match.facts.public:
            return True
        return match.facts.watched and hmac.compare_digest(name, self.watch_name(match))

    # --- recovering ---------------------------------------------------------------------
    def code(self, match: Match, seat: int) -> str:
        """The recovery code of a seat; the same at every call, until it is used."""
        return recovery_code(self.key, match.id, seat, match.seats[seat].codes)

    @made_again
    async def recover(self, code: str, device: str) -> Match:
        """Another device takes the seat of this code, which is used up; Gone if there is none."""
        wanted = hashed(in_groups(code))
        found = await self.store.match_with_code(wanted)
        if found is None:
            raise Gone(Said("no seat has this code"))
        id, seat = found
        async with self.changing(id) as match:
            own = match.seat_of(hashed(device))
            if own is not None and own != seat:
                raise Refused(Said("this device plays seat {seat} here", seat=own))
            if match.seats[seat].code != wanted:  # used by somebody else meanwhile
                raise Gone(Said("no seat has this code"))
            if own is None:
                self._move(match, seat, device)
                await self._seats_changed(match)
        return match

    def _move(self, match: Match, seat: int, device: str) -> None:
        """The seat belongs to this device alone from now on, and has another code."""
        moved = match.seats[seat]
        moved.device, moved.token = hashed(device), ""
        moved.codes += 1
        moved.code = hashed(self.code(match, seat))

    async def _seats_changed(self, match: Match) -> None:
        """Start when nobody is missing; who sits where and the start are stored together."""
        match.facts.changed_at = self.clock()
        start_if_full(match)
        await self.store.write_seats(match.facts, match.seats, match.facts.newest + 1)
        self.news.tell(match)


def new_facts(book: Rulebook, speed: str, start: dict[str, Any] | None = None) -> Facts:
    """What is known of a match before anybody sits down."""
    at = now()
    return Facts(
        id=new_match_id(),
        made_at=at,
        changed_at=at,
        opened_at=at,
        state=GATHERING,
        game=book.game.name,
        rules=book.identity,
        version=book.version,
        edition_name=book.edition_name,
        edition=json.dumps(book.edition_data, ensure_ascii=False),
        chance="sealed",
        seed=new_seed(),
        commitment="",
        start="deal" if start is None else json.dumps(start, ensure_ascii=False),
        speed=speed,
        veils=True,
    )


def start_if_full(match: Match) -> None:
    """Deal, with a commitment to the seed that is shown before the first choice."""
    facts = match.facts
    if facts.state != GATHERING or match.open_seats():
        return
    match.line_up = line_up(match.seats)
    facts.commitment = commitment(facts.seed, facts.id, facts.rules, match.line_up)
    facts.state, facts.code = PLAYING, ""
    header = match.header()
    match.begin(Record(header, rulebook_of(header)))
    match.note_position()
