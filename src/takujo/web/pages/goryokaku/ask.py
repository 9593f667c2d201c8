"""Every question of Goryokaku, as its page asks it."""

from __future__ import annotations

from takujo.games.goryokaku import names
from takujo.web.pages.asked import Question
from takujo.web.pages.game_words import words_of
from takujo.web.pages.goryokaku import act, building, options
from takujo.web.pages.goryokaku.scene import Scene

ASK = {
    names.KEEP: options.keep,
    names.FREE_FIRST: options.free_first,
    names.ACT: act.ask,
    names.HIRE: options.hire,
    names.OFFICE: building.office,
    names.BUILD: building.build,
    names.PAY: options.cubes,
    names.PERSONS: options.persons,
    names.ONIGIRI: options.onigiri,
    names.DAIBA: options.daiba,
    names.GIVE: options.give,
    names.STORE: options.cubes,
    names.EFFECT: options.reward,
}


def question(s: Scene) -> Question:
    """What is asked of the reader, or who is waited for."""
    if s.asked is None:
        return waiting(s)
    return ASK[s.asked.id](s)


def waiting(s: Scene) -> Question:
    """Nothing to decide: who is at it, and what they do."""
    asking, say = s.t.asking, s.say
    if asking is None:
        return Question(rule="", kind="wait", title=say.say("The game is over"))
    if asking.id == names.KEEP and s.me not in s.waiting():
        missing = [s.names[seat] for seat in s.waiting()]
        hint = say.say("Not yet: {names}", names=say.clauses(missing)) if missing else ""
        return Question(rule="", kind="wait", title=say.say("You have chosen"), hint=hint)
    title = words_of(s.t.book).question(s.at.seen, asking, s.names, say)
    return Question(rule="", kind="wait", title=title)
