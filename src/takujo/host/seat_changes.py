"""Fluid seats: a CPU or a friend plays on for a person, and the person comes back.

Every change is an entry of the record, stored with who sits where in one transaction, so that a
race between a person who comes back and a CPU that takes over has one outcome for everybody.
"""

from __future__ import annotations

from dataclasses import replace

from takujo.host.entries import AWAY, FRIEND, HANDED, RESIGNED, RETURNED
from takujo.host.kept import Gone, made_again
from takujo.host.match import CPU, PERSON, Match
from takujo.host.matches import Matches, playing
from takujo.host.tickets import hashed
from takujo.kernel.game import Refused
from takujo.kernel.said import Said


class SeatChanges:
    """Who plays a seat of a running match from now on; ``holder`` is a device or token, hashed."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches

    async def hand_to_cpu(self, id: str, seat: int, holder: str, level: str) -> None:
        """A CPU plays this seat until its person takes it back."""
        await self._leave(id, seat, holder, level, HANDED)

    async def resign(self, id: str, seat: int, holder: str) -> None:
        """A CPU of the table's level plays this seat to the end."""
        match = await self.matches.get(id)
        await self._leave(id, seat, holder, match.facts.level, RESIGNED)

    @made_again
    async def _leave(self, id: str, seat: int, holder: str, level: str, why: str) -> None:
        """The seat's person goes."""
        async with self.matches.changing(id) as match:
            check_holder(match, seat, holder)
            if match.seats[seat].absent == RESIGNED:
                raise Refused(Said("this seat was resigned"))
            await self.played_by_cpu(match, seat, level, why)

    @made_again
    async def stand_in(self, id: str, seat: int, seen_at: int) -> bool:
        """A CPU plays for a person who was waited for too long; not if the person came meanwhile.

        ``seen_at`` is when the person was last here, as it is stored.
        """
        async with self.matches.changing(id) as match:
            record = playing(match)
            asked = seat in record.waiting and match.seats[seat].kind == PERSON
            since = max(seen_at, match.times[-1] if match.times else match.facts.changed_at)
            overdue = self.matches.clock() - since >= match.facts.away * 1000
            if not (asked and overdue and match.facts.away and match.seats[seat].device):
                return False
            await self.played_by_cpu(match, seat, match.facts.level, AWAY)
            return True

    async def played_by_cpu(self, match: Match, seat: int, level: str, why: str) -> None:
        """Write down that a CPU plays this seat from now on."""
        record = playing(match)
        entry = record.change_seat(seat, level, why)
        was = match.seats[seat]
        match.seats[seat] = replace(was, kind=CPU, level=level, absent=why, offered=False)
        await self.matches.store_entries(match, [entry], match.seats)

    @made_again
    async def take_back(self, id: str, seat: int, holder: str) -> None:
        """The person plays again, whatever a CPU did meanwhile."""
        async with self.matches.changing(id) as match:
            check_holder(match, seat, holder)
            if match.seats[seat].absent == RESIGNED:
                raise Refused(Said("this seat was resigned"))
            if match.seats[seat].absent:
                entry = playing(match).change_seat(seat, "human", RETURNED)
                was = match.seats[seat]
                match.seats[seat] = replace(was, kind=PERSON, level="", absent="")
                await self.matches.store_entries(match, [entry], match.seats)

    # --- to a friend ----------------------------------------------------------------------
    @made_again
    async def offer(self, id: str, seat: int, device: str) -> str:
        """The secret of a link by which a friend takes this seat; the same until it is used."""
        async with self.matches.changing(id) as match:
            check_holder(match, seat, device)
            playing(match)
            if match.seats[seat].absent == RESIGNED:
                raise Refused(Said("this seat was resigned"))
            if not match.seats[seat].offered:
                await self._new_link(match, seat, offered=True)
            return self.matches.link(match, seat)

    @made_again
    async def withdraw(self, id: str, seat: int, device: str) -> None:
        """The link leads nowhere any more: the seat stays where it is."""
        async with self.matches.changing(id) as match:
            check_holder(match, seat, device)
            if match.seats[seat].offered:
                await self._new_link(match, seat, offered=False)

    async def _new_link(self, match: Match, seat: int, offered: bool) -> None:
        """Another link; the one before ends."""
        place = match.seats[seat]
        place.links += 1
        place.offered = offered
        place.link = hashed(self.matches.link(match, seat))
        await self.matches.store.write_seats(match.facts, match.seats, match.facts.newest + 1)

    @made_again
    async def sit_instead(self, secret: str, device: str, name: str) -> tuple[Match, int]:
        """A friend takes over the seat of this link; the device that had it loses it."""
        found, seat = await self.matches.seat_behind(secret)
        async with self.matches.changing(found.id) as match:
            own = match.seat_of(hashed(device))
            if own is not None:
                return match, own
            was = match.seats[seat]
            if was.link != hashed(secret) or not was.offered:
                raise Refused(Said("seat {seat} is taken", seat=seat))
            entry = playing(match).change_seat(seat, "human", FRIEND)
            taken = replace(
                was, kind=PERSON, level="", absent="", offered=False, name=name,
                device=hashed(device), token="", codes=was.codes + 1,
            )  # fmt: skip
            match.seats[seat] = taken
            taken.code = hashed(self.matches.code(match, seat))
            await self.matches.store_entries(match, [entry], match.seats)
        return match, seat


def check_holder(match: Match, seat: int, holder: str) -> None:
    """Refuse whoever does not hold this seat (any more)."""
    place = match.seats[seat]
    if not holder or holder not in (place.device, place.token):
        raise Gone(Said("this device has no seat here"))
