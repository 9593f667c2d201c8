"""Which cards are wanted least: what a payment or a discard proposes."""

from __future__ import annotations

from takujo.games.san_juan import names
from takujo.games.san_juan.edition import PRODUCTION
from takujo.games.san_juan.table import Player, SanJuan
from takujo.kernel.agenda import SEATS
from takujo.kernel.flow import ask_again
from takujo.kernel.seen import Seen


def spare_cards(seen: Seen[SanJuan]) -> list[int]:
    """The cards in hand, the least wanted first."""
    held = seen.table.players[seen.seat].hand
    return [card for kind in spare_kinds(seen) for card in held if card == kind]


def spare_kinds(seen: Seen[SanJuan]) -> list[int]:
    """The kinds of cards in hand, the least wanted first, as the judgement would give them up."""
    t = seen.table.copy()
    t.asking = t.frames[names.DISCARD][SEATS + seen.seat]  # one card to give up
    t.last = 0
    ask_again(t)
    options = t.offered
    if len(options) < 2:
        return options
    leanings = t.book.game.judgement.leanings(Seen(t, seen.seat))
    order = sorted(range(len(options)), key=lambda i: (-leanings[i], i))
    p = t.players[seen.seat]
    useless = [options[i] for i in order if never_built(t, p, options[i])]
    return useless + [options[i] for i in order if options[i] not in useless]


def never_built(t: SanJuan, p: Player, card: int) -> bool:
    """A city building that stands in town already is good for paying only."""
    return t.edition.kind[card] != PRODUCTION and p.has(card)
