"""Questions with one thing to touch: a building that may be used, cards to be drawn."""

from __future__ import annotations

from dataclasses import replace

from takujo.games.san_juan import names
from takujo.games.san_juan.crane import NEW_PLOT, covered_by
from takujo.games.san_juan.price import price
from takujo.kernel.agenda import PASS
from takujo.web.pages.asked import Fact, Question, Touch, Tray
from takujo.web.pages.san_juan.preview import hand
from takujo.web.pages.san_juan.scene import Scene, plot


def draw(s: Scene) -> Question:
    """The prospector: touch the deck."""
    options = [n for n in s.at.seen.options() if n != PASS]
    most, fewer = options[-1], options[:-1]
    trays = [act(s, n, facts=[hand(s, s.tried(n))]) for n in options]
    return Question(
        rule="draw",
        kind="one",
        title=s.say.many("Draw {n} card?", "Draw up to {n} cards?", s.frame.n),
        passing=s.words(PASS),
        beside=Touch(s.readable(fewer[-1]), name=s.words(fewer[-1])) if fewer else None,
        trays=trays,
        first=trays[-1],
        things={"deck": Touch(s.readable(most))},
        fan=s.hand(),
    )


def use(s: Scene, card: int) -> Question:
    """A building in town that may be used now: library, gold mine, well and the like."""
    options = [choice for choice in s.at.seen.options() if choice != PASS]
    slot = s.p.buildings.index(card) + 1 if card in s.p.buildings else 0
    trays = [act(s, choice, facts=[hand(s, s.tried(choice))]) for choice in options]
    return Question(
        rule=s.rule,
        kind="one",
        title=s.say.say("{card}: use it?", card=s.cards.title(card)),
        passing=s.words(PASS),
        trays=trays,
        first=trays[0],
        things={plot(slot): Touch(s.readable(options[0]))} if slot else {},
        fan=s.hand(),
    )


def archive(s: Scene) -> Question:
    """The councillor's cards lie in the fan; the archive would take them all into the hand."""
    asked = use(s, s.e.archive)
    return replace(
        asked,
        fan=s.fan(s.t.drawn, {}, s.p.buildings + s.p.hand),
        fan_name=s.say.say("Cards drawn"),
        strip=s.hand(),
    )


def place(s: Scene) -> Question:
    """The crane alone: a new plot, or one of the own buildings."""
    say, options = s.say, s.at.seen.options()
    touches: dict[str, Touch] = {}
    for where in range(NEW_PLOT, len(s.p.buildings) + 2):
        choice = s.readable(where)
        slot = where - NEW_PLOT or len(s.p.buildings) + 1
        touches[plot(slot)] = Touch(choice) if where in options else Touch(sheet=f"why/{choice}")
    return Question(
        rule="place",
        kind="one",
        title=say.say("Where do you build the {card}?", card=s.cards.name(s.t.site)),
        hint=say.say("Touch a plot or a building"),
        trays=[placed(s, where) for where in options],
        things=touches,
        fan=s.hand(),
    )


def placed(s: Scene, where: int) -> Tray:
    """What the building costs there."""
    owed = price(s.t, s.p, s.t.site, s.frame.n, covered_by(s.p, where))
    facts = [
        Fact(s.say.say("to pay"), s.cards_counted(owed)),
        Fact(s.say.say("Hand"), len(s.p.hand)),
    ]
    return act(s, where, facts=facts)


def market(s: Scene) -> Question:
    """The black market alone: a good pays, or the cards do."""
    options = s.at.seen.options()
    slots = [slot for slot in options if slot != PASS]
    return Question(
        rule="black_market",
        kind="one",
        title=s.title(),
        passing=s.words(PASS) if PASS in options else "",
        trays=[
            act(s, slot, facts=[Fact(s.say.say("to pay"), s.frame.n, s.frame.n - 1)])
            for slot in slots
        ],
        things={plot(slot): Touch(s.readable(slot)) for slot in slots},
        fan=s.hand(),
    )


def act(s: Scene, choice: int, facts: list[Fact]) -> Tray:
    """One choice by itself."""
    return Tray(s.words(choice), s.readable(choice), facts=facts)


def used_card(s: Scene) -> int:
    """The building a yes-or-no question is about."""
    if s.frame.id == names.LIBRARY:
        return s.e.library
    if s.frame.id == names.GOLD_MINE:
        return s.e.gold_mine
    return s.e.effects.rows[s.frame.n].source
