"""Which role is being played, and for which seat: what the felt and the rules sheet show."""

from __future__ import annotations

from takujo.games.san_juan import effects, names
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.agenda import Frame

BETWEEN = 0  # chapels and the hand limit; also before a role is picked

PHASES = list(enumerate(names.PHASE))[1:]  # a role's chapter has all that is asked in its phase
BY_MOMENT = {
    effects.BUILT: names.ROLE_BUILDER,
    effects.PRODUCED: names.ROLE_PRODUCER,
    effects.SOLD: names.ROLE_TRADER,
}


def role_now(t: SanJuan) -> int:
    """The role everybody acts in; BETWEEN where nobody does."""
    return role_of(t, t.asking) if t.asking is not None else BETWEEN


def role_of(t: SanJuan, frame: Frame) -> int:
    """The role a question belongs to."""
    if frame.id == names.LIBRARY:
        return frame.n
    if frame.id == names.EFFECT:
        return BY_MOMENT.get(t.edition.effects.rows[frame.n].moment, BETWEEN)
    if frame.id == names.DISCARD:  # with an archive; between rounds no role is taken
        return names.ROLE_COUNCILLOR if t.takers[names.ROLE_COUNCILLOR] else BETWEEN
    by_clause = {t.book.paragraphs[phase].clause: role for role, phase in PHASES}
    return by_clause.get(t.book.paragraphs[frame.id].clause, BETWEEN)
