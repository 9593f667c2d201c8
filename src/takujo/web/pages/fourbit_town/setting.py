"""The secret setting: four cards, the register they are wired to, and what it would bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.judged_setting import SettingJudge, value_of
from takujo.games.fourbit_town.judgement import TownJudgement
from takujo.games.fourbit_town.preview import rivals
from takujo.kernel.seen import Seen
from takujo.web.pages.asked import Question, Sign, Tray
from takujo.web.pages.fourbit_town.chain import chain_of, ledger
from takujo.web.pages.fourbit_town.scene import Scene
from takujo.web.pages.fourbit_town.upkeep import due, warning
from takujo.web.pages.row_signs import Symbol, plain
from takujo.web.pages.templates import fill


@dataclass(frozen=True)
class Side:
    """One side of a card: the choice that turns it up, and what it does."""

    choice: str
    title: str
    parts: list[Symbol]
    spoken: str


@dataclass(frozen=True)
class Strip:
    """A card lying in the stack."""

    card: str
    sides: list[Side]
    on: int  # the side that is up at first


def ask(s: Scene) -> Question:
    """Four cards to turn and to order; at first they lie as ``normal`` would set them."""
    strips = [strip(s, card) for card in s.p.cards]
    plans = {} if s.frame.n else settings(s)
    return Question(
        rule="set",
        kind="set",
        title=s.say.say("Set your four cards"),
        first=tray(s, proposed(s, plans)) if plans else None,
        fan=strips,
        texts={
            "plans": [";".join(plans[place]) for place in sorted(plans)],
            "confirm": [s.say.say("Set {bits}", bits=f"{n:04b}") for n in range(names.PLACES)],
            "free": [free(s, place) for place in range(names.PLACES)],
            "names": [s.place_name(place) for place in range(names.PLACES)],
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
    lasting = (each for each in best if due(s, chain_of(s, each)[1].after).paid)
    return next(lasting, best[0])


def free(s: Scene, place: int) -> str:
    """Is the place open?"""
    if (s.t.blocked >> place) & 1:
        return s.say.say("Blocked")
    return s.say.say("Open")


def strip(s: Scene, card: int) -> Strip:
    """One card with both sides."""
    return Strip(s.e.cards[card], [side(s, 2 * card - 2), side(s, 2 * card - 1)], 0)


def side(s: Scene, side: int) -> Side:
    """One side."""
    parts = s.side_parts(side)
    choice = f"set {s.e.side_name(side)}"
    return Side(choice, s.side_title(side), parts, plain(parts))


def tray(s: Scene, selected: Sequence[str]) -> Tray:
    """What this setting would bring, stop by stop; the sides are named from the top."""
    if not selected:
        return Tray("", ready=False)
    links, made = chain_of(s, selected)
    inside = fill(
        "fourbit_town/chain.html",
        s.at.reader,
        links=links,
        ledger=ledger(s, made.before, made.after),
        risk=risk(s, made.place),
        warning=warning(s, made.after),
        words={
            "chain": s.say.say("After the reveal, in this order"),
            "ledger": s.say.say("What you have then"),
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
                                    hall=s.hall_name()))  # fmt: skip
    others = [seat for seat, p in enumerate(s.t.players) if p.sending and seat != s.me]
    first = rivals(s.t, s.me)
    if not others:
        return Risk(-1, "", say.say("Nobody else sends a worker in this step."))
    if not first:
        return Risk(-1, "", say.say("Whoever else comes here, you are first."))
    called = say.clauses([name_of(s, seat) for seat in first])
    text = say.say("also at {n}: you are second and pay {cost}", n=place, cost=s.e.second_cost)
    return Risk(first[0], called, text)


def name_of(s: Scene, seat: int) -> str:
    """Somebody with what makes them first."""
    if not s.e.by_level:
        return s.names[seat]
    return f"{s.names[seat]} {s.level(s.t.players[seat].level)}"
