"""Every question of San Juan, as its page asks it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from takujo.games.san_juan import names
from takujo.web.pages.asked import Question
from takujo.web.pages.game_pages import Tell, so_many
from takujo.web.pages.san_juan import build, cards_asked, goods_asked, payment, role, yes_or_no
from takujo.web.pages.san_juan.scene import Scene
from takujo.web.pages.waiting import waiting

ASK = {
    names.ROLE: role.ask,
    names.BUILD: build.ask,
    names.CRANE: yes_or_no.place,
    names.BLACK_MARKET: yes_or_no.market,
    names.PAY: cards_asked.discard,
    names.DISCARD: cards_asked.discard,
    names.PRODUCE: goods_asked.ask,
    names.SELL: goods_asked.ask,
    names.ARCHIVE: yes_or_no.archive,
    names.KEEP: cards_asked.keep,
    names.CHAPEL: cards_asked.tuck,
    names.NUGGET: cards_asked.nugget,
    names.PROSPECT: yes_or_no.draw,
}
# What the tray says about a selection that is more than one choice.
TRAYS = {
    names.ROLE: role.tray,
    names.BUILD: build.tray,
    names.PAY: cards_asked.discarded,
    names.DISCARD: cards_asked.discarded,
    names.PRODUCE: goods_asked.tray,
    names.SELL: goods_asked.tray,
    names.KEEP: cards_asked.kept,
}


def tell(s: Scene) -> Tell[Scene] | None:
    """Who makes the tray of a selection."""
    return TRAYS.get(s.frame.id)


def settle(s: Scene, selected: Sequence[str], touch: str) -> list[str]:
    """A selection after a touch; with a building its payment is selected."""
    building = s.frame.id == names.BUILD
    return payment.settled(s, selected, touch) if building else so_many(s, selected, touch)


def question(s: Scene) -> Question:
    """What is asked of the reader, or who is waited for with the hand to think about."""
    if s.asked is None:
        return replace(waiting(s), fan=s.hand())
    return ASK.get(s.asked.id, yes_or_no.use)(s)
