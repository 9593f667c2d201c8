"""What is proposed: what ``normal`` would choose, judged by what this seat sees."""

from __future__ import annotations

from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.player import Player
from takujo.games.fourbit_town.table import Town
from takujo.kernel.flow import take
from takujo.web.pages.fourbit_town.scene import Scene

# Questions about a payment: which kind, in which way, which plan.
PAYING = (names.SECOND, names.WAY, names.GIVE_UP)


def likely(t: Town, seat: int) -> int:
    """The choice that looks best to the seat that is asked."""
    seen = t.book.game.seen(t, seat)
    leanings = t.book.game.judgement.leanings(seen)
    return seen.options()[leanings.index(max(leanings))]


def mixed(s: Scene) -> tuple[Town, Player]:
    """The table and the player once the open mix has been paid as is likely."""
    t, first = s.ahead.copy().table, s.frame
    purpose = first.n // names.HELD
    while t.asking is not None and t.asking.seat == s.me:
        if t.asking.id != first.id or t.asking.n // names.HELD != purpose:
            break
        take(t, likely(t, s.me))
    return t, t.players[s.me]
