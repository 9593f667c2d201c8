"""The rulebook's paragraph on the common actions (4-6)."""

from __future__ import annotations

from takujo.editions.markdown import bullets
from takujo.games.fourbit_town import effects
from takujo.games.fourbit_town.edition import COMMON
from takujo.games.fourbit_town.words.wording import Wording


def actions(w: Wording) -> list[str]:
    """What places and cards let a player do, by name."""
    lines = [
        w.say.say(
            "Places and cards speak of these actions. Each is optional, and can only be done "
            "as a whole."
        )
    ]
    told = {
        "plan": plan(w),
        "cancel": cancel(w),
        "build": build(w),
        "sell": sell(w),
        "hire": hire(w),
        "level": level(w),
        "step": step(w),
    }
    for i, id in enumerate(w.e.common):
        if id in told:
            text = w.say.sentences([told[id], w.text(COMMON + i)])
            action = w.action_title(id)
            lines.append(w.say.say("**{action}**: {text}", action=action, text=text))
    return [lines[0], *bullets(lines[1:])]


def plan(w: Wording) -> str:
    """The plan action."""
    return w.say.say(
        "Take a building from the row, or the top one of the deck without looking at it first, "
        "and lay it face down in your planning area. Everybody knows what came from the row; what "
        "came from the deck only you may look at."
    )


def cancel(w: Wording) -> str:
    """The cancel action."""
    return w.say.say("Lay one of your planned buildings back into the row, face up.")


def build(w: Wording) -> str:
    """The build action."""
    return w.say.say(
        "Choose one of your planned buildings, or one of the row; pay its cost, lay it in front of "
        "you face up, and take its VP. Discounts add up; no part of a cost falls below 0."
    )


def sell(w: Wording) -> str:
    """The sell action."""
    return w.say.say(
        "Lay one of your buildings back into the row and take what it sells for. It stops working "
        "at once; VP that it has brought stay yours."
    )


def hire(w: Wording) -> str:
    """The hire action."""
    return w.say.say(
        "Pay {cost} and hire a worker, if you have fewer than your {level} allows.",
        cost=w.amounts(w.e.hire_cost),
        level=w.slots["level"],
    )


def level(w: Wording) -> str:
    """The level action."""
    return w.say.say(
        "Pay {cost} and move your {level} on by 1, to {most} at most.",
        cost=w.amounts(w.e.level_cost),
        level=w.slots["level"],
        most=w.e.most_level,
    )


def step(w: Wording) -> str:
    """The track action."""
    bare = ""
    for row in w.e.effects.rows:
        if (row.act >> effects.MOVE) & 1:
            bare = w.say.say(
                "Where a text only moves your marker, that is not this action and brings nothing "
                "more."
            )
    return w.say.sentences([w.say.say("Move your marker on the track 1 space ahead."), bare])
