"""The round: everybody from the governor on picks a role, and all act in each."""

from __future__ import annotations

from takujo.games.san_juan import events, names
from takujo.games.san_juan.hand_limit import excess
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.agenda import Rule
from takujo.kernel.reason import Reason


class Round(Rule[SanJuan]):
    """Between rounds chapels, then the hand limit; then the roles are picked; then the next."""

    def begin(self, t: SanJuan, governor: int, n: int) -> None:
        """The governor has passed to the left."""
        begin_round(t, governor)
        if t.round > 1:
            between_rounds(t, governor)
            if not t.cards_left():  # the hand limit may still bring some
                t.then(names.STANDSTILL, governor)
        pick_roles(t, governor)


def begin_round(t: SanJuan, governor: int) -> None:
    """A new governor, and every role is open again."""
    t.round += 1
    t.built = 0
    t.governor = governor
    t.takers = [0] * 6
    t.library_used = 0
    t.edition.effects.new_round(t)
    if t.ear is not None:
        t.ear.append((events.ROUND_BEGAN, governor, t.round))


def pick_roles(t: SanJuan, governor: int) -> None:
    """All pick in turn, and then the next round comes."""
    for i in range(t.edition.picks[t.seats]):
        t.then(names.ROLE, (governor + i) % t.seats)
    t.then(names.ROUND, (governor + 1) % t.seats)


def between_rounds(t: SanJuan, governor: int) -> None:
    """All in turn, where anybody has a chapel or too many cards: most rounds nobody has."""
    chapels = False
    full = False
    for p in t.players:
        chapels = chapels or p.has(t.edition.chapel)
        full = full or excess(t, p) > 0
    if chapels:
        t.then_each(names.CHAPEL, governor)
    if chapels or full:
        t.then_each(names.HAND_LIMIT, governor)


class PickRole(Rule[SanJuan]):
    """Pick one of the roles still open this round; everybody acts in it, the picker first."""

    def begin(self, t: SanJuan, seat: int, n: int) -> None:
        """One of them must be taken."""
        takers = t.takers
        t.must([role for role in range(1, 6) if not takers[role]])

    def take(self, t: SanJuan, seat: int, n: int, role: int) -> None:
        """The role's phase follows, with the picker's privilege."""
        t.takers[role] = seat + 1
        if t.ear is not None:
            t.ear.append((events.PICKED, seat, role))
        level = level_of(t, seat)
        if level:
            t.then(names.PHASE[role], seat, level)
        else:
            t.then(names.LIBRARY, seat, role)

    def candidates(self, t: SanJuan, seat: int, n: int) -> list[int]:
        """All five."""
        return list(range(1, 6))

    def why_not(self, t: SanJuan, seat: int, n: int, role: int) -> Reason | None:
        """Somebody has taken it this round."""
        if t.takers[role]:
            return Reason("role_taken", {"role": role, "seat": t.takers[role] - 1}, "2")
        return None


def level_of(t: SanJuan, seat: int) -> int:
    """The picker's privilege: single, doubled by a library, or 0 where its owner is asked."""
    if not t.players[seat].has(t.edition.library):
        return 1
    return 2 if picks_of(t, seat) == 1 else 0


def picks_of(t: SanJuan, seat: int) -> int:
    """How many roles the seat picks in this round: with two players the governor has two."""
    picks = t.edition.picks[t.seats]
    place = (seat - t.governor) % t.seats
    return (picks - place + t.seats - 1) // t.seats
