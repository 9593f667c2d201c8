"""Every question of Goryokaku, as its page asks it."""

from __future__ import annotations

from collections.abc import Sequence

from takujo.games.goryokaku import names
from takujo.web.pages.asked import Question, touched
from takujo.web.pages.game_pages import Tell, so_many
from takujo.web.pages.goryokaku import act, building, options
from takujo.web.pages.goryokaku.free import FREE, LOOK
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.waiting import waiting

ASK = {
    **dict.fromkeys(options.SHAPES, options.ask),
    names.ACT: act.ask,
    names.OFFICE: building.office,
    names.BUILD: building.build,
    names.PAY: options.cubes,
    names.STORE: options.cubes,
    names.FINISH: options.finish,
}
# What the tray says about a selection that is more than one choice.
TRAYS = {
    **dict.fromkeys(options.THESE, options.picked),
    names.ACT: act.placement,
    names.BUILD: building.payment,
}


def tell(s: Scene) -> Tell[Scene] | None:
    """Who makes the tray of a selection."""
    return TRAYS.get(s.frame.id)


def settle(s: Scene, selected: Sequence[str], touch: str) -> list[str]:
    """A selection after a touch: with a space what follows it, with a castle card its payment.

    A person that is looked at or discarded stands alone.
    """
    if touch[1:].startswith((LOOK, FREE)):
        return touched([], touch)
    selected = [each for each in selected if not each.startswith((LOOK, FREE))]
    if s.frame.id == names.ACT:
        return act.settled(selected, touch)
    building_one = s.frame.id == names.BUILD
    return building.settled(s, selected, touch) if building_one else so_many(s, selected, touch)


def question(s: Scene) -> Question:
    """What is asked of the reader, or who is waited for."""
    return waiting(s, has_kept(s)) if s.asked is None else ASK[s.asked.id](s)


def has_kept(s: Scene) -> str:
    """That this seat has chosen, while the others still choose."""
    if s.t.asking is None or s.t.asking.id != names.KEEP or s.me in s.waiting():
        return ""
    if s.at.visitor:
        return s.say.say("{name} has chosen", name=s.names[s.me])
    return s.say.say("You have chosen")
