"""What comes to light in Goryokaku, large: the bag's draw, an audit with its circles, a board."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from takujo.games.goryokaku import events
from takujo.games.goryokaku.names import ERAS
from takujo.kernel.table import Event
from takujo.web.pages.goryokaku.eras import numeral
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.log import sentence
from takujo.web.pages.row_signs import Symbol
from takujo.web.pages.templates import fill

TOLD = (events.AUDITED, events.CIRCLED, events.BOARD_OPENED)


def stage(s: Scene, happened: Sequence[Event]) -> Markup:
    """An era that ends before anything else; else the discs that the reader drew."""
    ended = [event for event in happened if event[0] in TOLD]
    if ended:
        return era(s, ended)
    for event in happened:
        if event[0] == events.DRAWN and event[1] == s.me:
            return drawn(s, event[2], event[3])
    return Markup("")


def era(s: Scene, ended: Sequence[Event]) -> Markup:
    """What is counted, who gets a circle, which board opens; and what comes next."""
    say, now = s.say, min(s.t.era, ERAS)
    lines = [sentence(s.t.book, event, tuple(s.names), say) for event in ended]
    if [event for event in ended if event[0] == events.CIRCLED]:
        lines.append(say.say("A circle: the own tiles on that board score once more."))
    audits = [event[2] for event in ended if event[0] == events.AUDITED]
    title = numeral(s, now)
    if audits:
        title = say.say("The {era} era is over", era=s.cards.era(audits[0]))
        kind = s.cards.kind(s.t.markers[now - 1])
        next_one = say.say("Next: the {era} era, its audit counts {kind}.",
                           era=s.cards.era(now), kind=kind)  # fmt: skip
        lines += [next_one] if s.t.era == now else []
    if now == ERAS:
        lines.append(say.say("The last era: with its last onigiri the game ends."))
    return fill("goryokaku/stage.html", s.at.reader, title=title, lines=lines, discs=[])


def drawn(s: Scene, workers: int, onigiri: int) -> Markup:
    """The discs one by one, and what is left in the bag."""
    discs = [*["worker"] * workers, *["onigiri"] * onigiri]
    left = s.say.clauses([s.cards.workers(s.p.bag_workers), s.cards.onigiri(s.p.bag_onigiri)])
    lines = [s.say.say("Left in the bag: {discs}", discs=left)]
    pictures = [Symbol("", disc) for disc in discs]
    title = s.say.say("Drawn from the bag")
    return fill("goryokaku/stage.html", s.at.reader, title=title, lines=lines, discs=pictures)
