"""Upkeep in words: the price of every number of workers, and the warning before keeping none."""

from __future__ import annotations

from takujo.editions.language import mark
from takujo.editions.markdown import bullets
from takujo.games.fourbit_town import effects
from takujo.games.fourbit_town.edition import UPKEEPS
from takujo.games.fourbit_town.table import Town
from takujo.games.fourbit_town.words.wording import Wording


def upkeep_question(t: Town, seat: int, w: Wording) -> str:
    """How many workers are kept, and what each costs."""
    return w.say.sentences(
        [
            w.say.say("How many of your {n} workers do you keep?", n=t.players[seat].hired),
            w.say.say("Each costs {cost}.", cost=upkeep_cost(t, seat, 1, w)),
            warning(t, seat, w),
        ]
    )


def upkeep_cost(t: Town, seat: int, workers: int, w: Wording) -> str:
    """What so many workers cost."""
    e = t.edition
    if e.upkeep == UPKEEPS[0]:
        return w.amount(effects.COIN, e.coins_per_level * t.players[seat].level * workers)
    return w.say.many("{n} unit", "{n} units", e.units * workers)


def warning(t: Town, seat: int, w: Wording) -> str:
    """Without a worker nobody is hired any more."""
    if min(t.edition.keep_at_least, t.players[seat].hired) > 0:
        return ""
    return w.say.say(
        "Careful: without any worker you can never send one again, since hiring takes one."
    )


def keep_words(t: Town, seat: int, keep: int, w: Wording) -> str:
    """So many workers, as a choice."""
    if keep == 0:
        return w.say.say("Keep none: out of every later working phase")
    return w.say.many(
        "Keep {n} worker ({cost})",
        "Keep {n} workers ({cost})",
        keep,
        cost=upkeep_cost(t, seat, keep, w),
    )


def upkeep_rules(w: Wording) -> list[str]:
    """The rulebook's paragraph on upkeep."""
    say, e = w.say, w.e
    out = [
        say.say(
            "In rounds 1 to {last} the workers are paid now. Everybody chooses how many to keep, "
            "and pays for them; the others are dismissed.",
            last=e.rounds - 1,
        )
    ]
    if e.upkeep == UPKEEPS[0]:
        out.append(
            say.say(
                "Each worker kept costs {n} coins for every step of your {level}: with {level} "
                "{start}, {cost}.",
                n=e.coins_per_level,
                level=w.slots["level"],
                start=e.start_level,
                cost=w.amount(effects.COIN, e.coins_per_level * e.start_level),
            )
        )
    else:
        out += units(w)
    return [*bullets([*out, at_least(w)])]


def units(w: Wording) -> list[str]:
    """Upkeep in any mix."""
    say, e = w.say, w.e
    worth = [w.amount(kind, n) for kind, n in enumerate(e.unit) if n]
    return [
        say.say("Who has more workers than the {level} allows first dismisses those.",
                level=w.slots["level"]),
        say.say(
            "Each worker kept costs {units} units, in any mix. One unit is {worth}. Nothing is "
            "overpaid.",
            units=e.units,
            worth=either_of(w, worth),
        ),
    ]  # fmt: skip


def either_of(w: Wording, parts: list[str]) -> str:
    """This, or that, or that."""
    text = ""
    for part in parts:
        text = w.long.linked(mark("{first} or {second}"), text, part)
    return text


def at_least(w: Wording) -> str:
    """Whether all may be dismissed."""
    n = w.e.keep_at_least
    if n:
        return w.say.say(
            "At least {n} must be kept; what cannot be paid for those is let off.", n=n
        )
    return w.say.say(
        "You may keep none, or be left with none. Then you can send nobody in any later round, "
        "since hiring takes a worker; your buildings still work, and you are scored as usual."
    )
