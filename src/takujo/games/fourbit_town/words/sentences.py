"""Events as sentences. In the past tense one English sentence serves names and "You" alike."""

from __future__ import annotations

from takujo.editions.language import Language
from takujo.games.fourbit_town import events, names
from takujo.games.fourbit_town.edition import PLACE, Edition
from takujo.games.fourbit_town.player import number_of
from takujo.games.fourbit_town.scoring import PLAYED, TRACK
from takujo.games.fourbit_town.words.wording import Wording
from takujo.kernel.events import PASSED, USED
from takujo.kernel.hidden import UNKNOWN
from takujo.kernel.table import Event


def event_words(e: Edition, event: Event, players: list[str], say: Language) -> str:
    """One event as its reader may know it; "" where the others tell enough."""
    w = Wording(e, say)
    kind = event[0]
    name = players[event[1]]
    rest: list[int] = list(event[2:])
    if kind in (PASSED, USED):
        return decision(kind, name, rest[0], w)
    if kind in (events.DRAFTED, events.HANDED):
        return drafting(kind, name, rest, w)
    if kind in (events.SENT, events.SET, events.REVEALED, events.ARRIVED):
        return sending(kind, name, rest, w)
    if kind in (events.GAINED, events.SPENT):
        return goods(kind, name, rest, w)
    if kind in (
        events.PLANNED,
        events.PLANNED_BLIND,
        events.CANCELLED,
        events.BUILT,
        events.SOLD,
        events.TURNED_UP,
    ):
        return building(kind, name, rest, w)
    if kind in (events.HIRED, events.LEVELLED, events.MOVED, events.KEPT, events.DISMISSED):
        return people(kind, name, rest[0], w)
    return course(kind, name, rest, w)


def decision(kind: int, name: str, what: int, w: Wording) -> str:
    """A question passed over, or an effect used whose gain does not name it."""
    if kind == PASSED:
        if what == names.DECLARE:
            return w.say.say("{name} passed for this round", name=name)
        if what == names.SECOND:
            return w.say.say("{name} did without the place's effect", name=name)
        return ""  # nobody writes down what was not done
    row = w.e.effects.rows[what]
    if not row.act or not row.asked or row.source >= PLACE:
        return ""  # what it gives names it, and where a worker is everybody has seen
    return w.say.say("{name} used {source}", name=name, source=w.label(row.source))


def drafting(kind: int, name: str, cards: list[int], w: Wording) -> str:
    """Cards kept and handed on; the others only know that it happened."""
    if kind == events.DRAFTED:
        if cards[0] == UNKNOWN:
            return w.say.say("{name} kept a card", name=name)
        return w.say.say("draft::{name} kept {card}", name=name, card=w.card(cards[0]))
    if UNKNOWN in cards:
        return ""
    return w.say.say("{name} received {cards}", name=name, cards=w.cards(cards))


def sending(kind: int, name: str, rest: list[int], w: Wording) -> str:
    """A worker is sent, its cards come to light, and it arrives."""
    say = w.say
    if kind == events.SENT:
        return say.say("{name} sent a worker", name=name)
    if kind == events.SET:
        return ""  # the reveal tells it all, to everybody at once
    if kind == events.REVEALED:
        sides = rest[1:]
        return say.say(
            "{name} revealed {bits} = {n}: {sides}",
            name=name,
            bits=format(number_of(sides), f"0{len(sides)}b"),
            n=rest[0],
            sides=say.clauses([w.side(side) for side in sides]),
        )
    if rest[0] == names.HALL:
        return say.say(
            "{name} found the place blocked and went to the {hall}",
            name=name,
            hall=w.place(rest[0]),
        )
    if rest[1]:
        return say.say("{name} came first to {place}", name=name, place=w.place(rest[0]))
    return say.say("{name} came later to {place}", name=name, place=w.place(rest[0]))


def goods(kind: int, name: str, rest: list[int], w: Wording) -> str:
    """Wood, stone, coins and VP come and go."""
    thing, n, why = rest
    if kind == events.GAINED:
        if n == 0:
            kind_name = w.kind(thing)
            return w.say.say("{name} had room for no more {kind}", name=name, kind=kind_name)
        return w.say.say(
            "{name} got {amount} ({source})",
            name=name,
            amount=w.amount(thing, n),
            source=reason_of(why, w),
        )
    amount = w.amount(thing, n)
    what = reason_of(why, w)
    if not what:
        return w.say.say("{name} paid {amount}", name=name, amount=amount)
    return w.say.say("{name} paid {amount} ({source})", name=name, amount=amount, source=what)


def reason_of(why: int, w: Wording) -> str:
    """What goods came from or went to: a row's element, or a rule."""
    if why >= 0:
        return w.label(w.e.effects.rows[why].source)
    rule = -1 - why
    if rule == names.SECOND:
        return w.say.say("second-comer cost")
    if rule == names.BUILD:
        return w.action("build")
    if rule == names.SELL:
        return w.action("sell")
    if rule == names.HIRE:
        return w.action("hire")
    if rule == names.LEVEL:
        return w.action("level")
    return w.say.say("upkeep") if rule == names.UPKEEP else ""


def building(kind: int, name: str, rest: list[int], w: Wording) -> str:
    """Buildings planned, given up, built and sold."""
    say = w.say
    if rest[0] == UNKNOWN:
        return say.say("{name} planned the top of the deck, unseen", name=name)
    which = w.name(rest[0])
    if kind == events.PLANNED:
        return say.say("{name} planned the {building} from the row", name=name, building=which)
    if kind == events.PLANNED_BLIND:
        return say.say(
            "{name} planned the top of the deck: the {building}", name=name, building=which
        )
    if kind == events.CANCELLED:
        return say.say(
            "{name} gave up the plan of the {building}; it lies in the row",
            name=name,
            building=which,
        )
    if kind == events.TURNED_UP:
        return ""  # what is done with it is told next
    if kind == events.SOLD:
        return say.say("{name} sold the {building}", name=name, building=which)
    if rest[1]:
        return say.say("{name} built the planned {building}", name=name, building=which)
    return say.say("{name} built the {building}", name=name, building=which)


def people(kind: int, name: str, n: int, w: Wording) -> str:
    """Workers, the marker, and the track."""
    say = w.say
    if kind == events.HIRED:
        return say.say("{name} hired a worker ({n} now)", name=name, n=n)
    if kind == events.LEVELLED:
        return say.say("{name} raised the {level} to {n}", name=name, level=w.slots["level"], n=n)
    if kind == events.MOVED:
        return say.say("{name} advanced to space {n} of the track", name=name, n=n)
    if kind == events.KEPT:
        if n == 0:
            return ""  # who was dismissed is told
        return say.many("{name} kept {n} worker", "{name} kept {n} workers", n, name=name)
    return say.many("{name} dismissed {n} worker", "{name} dismissed {n} workers", n, name=name)


def course(kind: int, name: str, rest: list[int], w: Wording) -> str:
    """Rounds, the row, and the end."""
    say = w.say
    if kind == events.ROUND_BEGAN:
        return say.say("Round {n} of {all}", n=rest[0], all=w.e.rounds)
    if kind == events.RETURNED:
        return say.say("All workers came back: round {n} ended", n=rest[0])
    if kind == events.REFILLED:
        return say.say("New in the row: {buildings}", buildings=w.names(rest))
    if kind == events.GAME_ENDED:
        return say.say("After {n} rounds the game is over", n=rest[0])
    source, row, points = rest
    if not points and source != PLAYED:
        return ""
    return say.say(
        "{name}: {source} {points} VP", name=name, source=score_name(source, row, w), points=points
    )


def score_name(source: int, row: int, w: Wording) -> str:
    """Where points come from."""
    if source == PLAYED:
        return w.say.say("during play")
    if source == TRACK:
        return w.say.say("track")
    return w.source(w.e.effects.rows[row].source)
