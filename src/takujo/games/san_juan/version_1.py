"""Version 1 of the rules, where it differs: matches that began under it end under it."""

from __future__ import annotations

from takujo.editions.effect_rule import UseEffect
from takujo.games.san_juan import events, names
from takujo.games.san_juan.councillor import keep_some, look_at_cards, take_all
from takujo.games.san_juan.edition import Edition
from takujo.games.san_juan.round import begin_round, between_rounds, pick_roles
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.agenda import Paragraph, Rule


def as_in_version_1(newest: list[Paragraph], e: Edition) -> list[Paragraph]:
    """The paragraphs of version 1: what came later is left out, and the old rules stand."""
    out = newest[: names.EFFECT + 1]
    out[names.ROUND].rule = EarlyStandstill()
    out[names.COUNCILLOR_TURN].rule = ArchiveUnasked()
    out[names.EFFECT].rule = UseEffect(e.effects, names.EFFECT, "4")
    return out


class EarlyStandstill(Rule[SanJuan]):
    """The round; before chapels and hand limit the game ends if nothing was built in the last."""

    def begin(self, t: SanJuan, governor: int, n: int) -> None:
        """And if no card is left in deck and discard pile."""
        if t.round and not t.built and not t.cards_left():
            if t.ear is not None:
                t.ear.append((events.STOOD_STILL, governor))
            t.end()
            return
        begin_round(t, governor)
        if t.round > 1:
            between_rounds(t, governor)
        pick_roles(t, governor)


class ArchiveUnasked(Rule[SanJuan]):
    """The councillor's turn; an archive acts without being asked about."""

    def begin(self, t: SanJuan, seat: int, level: int) -> None:
        """With an archive all cards come into the hand."""
        keep = look_at_cards(t, seat, level)
        if t.players[seat].has(t.edition.archive):
            take_all(t, seat, keep)
        else:
            keep_some(t, seat, keep)
