"""The secret setting: four cards, the register they are wired to, and what it would bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.judged_places import value_of
from takujo.games.fourbit_town.judged_setting import SettingJudge
from takujo.games.fourbit_town.judgement import TownJudgement
from takujo.games.fourbit_town.preview import Chain, rivals
from takujo.games.fourbit_town.words.due import warned
from takujo.kernel.seen import Seen
from takujo.web.pages.asked import Question, Sign, Tray
from takujo.web.pages.fourbit_town.after import totals
from takujo.web.pages.fourbit_town.chain import chain_of
from takujo.web.pages.fourbit_town.pieces import card
from takujo.web.pages.fourbit_town.scene import Scene, digits
from takujo.web.pages.fourbit_town.upkeep import due
from takujo.web.pages.templates import fill


def ask(s: Scene) -> Question:
    """Four cards to turn and to order; at first they lie as ``normal`` would set them."""
    plans = {} if s.frame.n else settings(s)
    return Question(
        rule="set",
        kind="set",
        title=s.say.say("Set your four cards"),
        first=tray(s, proposed(s, plans)) if plans else None,
        fan=[card(s, number) for number in s.p.cards],
        texts={
            "plans": [";".join(plans[place]) for place in sorted(plans)],
            "confirm": [s.say.say("Set {bits}", bits=digits(n)) for n in range(names.PLACES)],
            "covered": [s.say.say("Set the covered cards")],
            "free": [free(s, place) for place in range(names.PLACES)],
            "names": [s.w.place_title(place) for place in range(names.PLACES)],
        },
        hint=s.say.say("Revealed together once all have set"),
    )


def settings(s: Scene) -> dict[int, list[str]]:
    """By place the setting that leads there and brings most, as ``normal`` judges it; best last."""
    judgement = s.t.book.game.judgement
    assert isinstance(judgement, TownJudgement)
    judge = SettingJudge(judgement.outlook(Seen(s.t, s.me)), [])
    plans = sorted(judge.plans, key=value_of)
    return {plan.place: [f"set {s.e.side_name(side)}" for side in plan.stack] for plan in plans}


def proposed(s: Scene, plans: dict[int, list[str]]) -> list[str]:
    """The best setting; with the last worker one after which somebody can be paid, if there is."""
    best = list(plans.values())[::-1]
    if s.p.hired - s.p.sent > 1:
        return best[0]
    lasting = (each for each in best if lasts(s, chain_of(s, each)[1]))
    return next(lasting, best[0])


def lasts(s: Scene, made: Chain) -> bool:
    """Could anybody be paid at the end of the round?"""
    return max(due(s, made.after).paid, due(s, made.traded).paid) > 0


def free(s: Scene, place: int) -> str:
    """Is the place open?"""
    if (s.t.blocked >> place) & 1:
        return s.say.say("Blocked")
    return s.say.say("Open")


def tray(s: Scene, selected: Sequence[str]) -> Tray:
    """What this setting would bring, stop by stop; the sides are named from the top."""
    if not selected:
        return Tray("", ready=False)
    links, made = chain_of(s, selected)
    inside = fill(
        "fourbit_town/chain.html",
        s.at.reader,
        links=links,
        ledger=[each for each in totals(s, made.before, made.after) if each.res or each.changes],
        risk=risk(s, made.place),
        warning=warned(s.t, s.me, s.w, made.after, made.traded),
        words={
            "chain": s.say.say("After the reveal, in this order"),
            "ledger": s.say.say("What you have then"),
            "may": s.say.say("may"),
            "none": s.say.say("Place {n} does nothing:", n=made.place),
        },
        own="fourbit-town.svg",
    )
    cards = [choice.split()[1].split(".")[0] for choice in selected]
    idle = [(cards[link.card], link.reason) for link in links if link.card >= 0 and link.reason]
    around = [Sign(f"strip {card}", "idle") for card, _ in idle]
    around += [Sign(f"why {card}", inside=reason) for card, reason in idle]
    return Tray("", selected=selected, wishes=selected, inside=inside, around=around)


@dataclass(frozen=True)
class Risk:
    """What the chain supposes, and who could spoil it."""

    seat: int  # -1: nobody
    name: str
    text: str


def risk(s: Scene, place: int) -> Risk:
    """If nobody else comes; who would be first; what coming second costs."""
    say = s.say
    if place == names.HALL:
        return Risk(-1, "", say.say("The place is blocked: the worker goes to the {hall}.",
                                    hall=s.w.place_title(names.HALL)))  # fmt: skip
    others = [seat for seat, p in enumerate(s.t.players) if p.sending and seat != s.me]
    first = rivals(s.t, s.me)
    if not others:
        return Risk(-1, "", say.say("Nobody else sends a worker in this step."))
    if not first:
        return Risk(-1, "", say.say("Whoever else comes here, you are first."))
    called = name_of(s, first[0])
    if len(first) > 1:
        called = say.say("{name} and {n} more", name=s.names[first[0]], n=len(first) - 1)
    text = say.say(
        "also at {n}: you are second, for {cost} of one resource",
        n=place,
        cost=s.e.second_cost,
    )
    return Risk(first[0], called, text)


def name_of(s: Scene, seat: int) -> str:
    """Somebody with what makes them first."""
    if not s.e.by_level:
        return s.names[seat]
    return f"{s.names[seat]} {s.level(s.t.players[seat].level)}"
