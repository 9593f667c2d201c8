"""Every question of 4bit Town, as its page asks it."""

from __future__ import annotations

from takujo.games.fourbit_town import names
from takujo.web.pages.asked import Question
from takujo.web.pages.fourbit_town import draft, mix, options, setting
from takujo.web.pages.fourbit_town.scene import Scene, digits, number_set
from takujo.web.pages.game_words import words_of

ASK = {
    names.DRAFT: draft.ask,
    names.DECLARE: draft.declare,
    names.SET: setting.ask,
    names.SECOND: options.second,
    names.EFFECT: options.effect,
    names.WAY: options.effect,
    names.EITHER: options.either,
    names.ONE_OF: options.either,
    names.PLAN: options.building,
    names.CANCEL: options.building,
    names.GIVE_UP: options.building,
    names.BUILD: options.building,
    names.SELL: options.building,
    names.UPKEEP: options.keep,
    names.SHARE: mix.pay,
    names.WAIVE: mix.waive,
}


def question(s: Scene) -> Question:
    """What is asked of the reader, or who is waited for."""
    frame = s.asked
    if frame is None:
        return waiting(s)
    return ASK[frame.id](s) if frame.id in ASK else options.plain(s)


def waiting(s: Scene) -> Question:
    """Nothing to decide: who is at it, and what they do."""
    asking, say = s.t.asking, s.say
    if asking is None:
        return Question(rule="", kind="wait", title=say.say("The game is over"))
    if asking.id == names.SET and number_set(s.p.stack) >= 0:
        bits = digits(number_set(s.p.stack))
        missing = [s.names[seat] for seat in s.waiting() if seat != s.me]
        hint = say.say("Not yet: {names}", names=say.clauses(missing)) if missing else ""
        return Question(rule="", kind="wait", title=say.say("You set {bits}", bits=bits), hint=hint)
    title = words_of(s.t.book).question(s.at.seen, asking, s.names, say)
    return Question(rule="", kind="wait", title=title)
