"""Every question of San Juan, as its page asks it."""

from __future__ import annotations

from takujo.games.san_juan import names
from takujo.web.pages.asked import Question
from takujo.web.pages.game_words import words_of
from takujo.web.pages.san_juan import build, cards_asked, goods_asked, role, yes_or_no
from takujo.web.pages.san_juan.scene import Scene

ASK = {
    names.ROLE: role.ask,
    names.BUILD: build.ask,
    names.CRANE: yes_or_no.place,
    names.BLACK_MARKET: yes_or_no.market,
    names.PAY: cards_asked.discard,
    names.DISCARD: cards_asked.discard,
    names.PRODUCE: goods_asked.produce,
    names.SELL: goods_asked.sell,
    names.KEEP: cards_asked.keep,
    names.CHAPEL: cards_asked.tuck,
    names.NUGGET: cards_asked.nugget,
    names.PROSPECT: yes_or_no.draw,
}


def question(s: Scene) -> Question:
    """What is asked of the reader, or who is waited for."""
    frame = s.asked
    if frame is None:
        return waiting(s)
    if frame.id in ASK:
        return ASK[frame.id](s)
    return yes_or_no.use(s, yes_or_no.used_card(s))


def waiting(s: Scene) -> Question:
    """Nothing to decide: who is at it, and what they do."""
    asking = s.t.asking
    title = s.say.say("The game is over")
    if asking is not None:
        title = words_of(s.t.book).question(s.at.seen, asking, s.names, s.say)
    return Question(rule="", kind="wait", title=title, fan=s.hand())
