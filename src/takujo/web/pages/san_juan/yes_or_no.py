"""Questions with one thing to touch: a building that may be used, cards to be drawn."""

from __future__ import annotations

from dataclasses import replace

from takujo.games.san_juan import names
from takujo.games.san_juan.crane import NEW_PLOT, covered_by
from takujo.games.san_juan.price import price
from takujo.web.pages.asked import Fact, Question, Touch, Tray
from takujo.web.pages.san_juan.preview import hand
from takujo.web.pages.san_juan.scene import Scene, plot


def draw(s: Scene) -> Question:
    """The prospector: touch the deck."""
    *fewer, most = s.choices()
    trays = [tried(s, n) for n in s.choices()]
    return s.question(
        s.say.many("Draw {n} card?", "Draw up to {n} cards?", s.frame.n),
        beside=Touch(s.readable(fewer[-1]), name=s.words(fewer[-1])) if fewer else None,
        trays=trays,
        first=trays[-1],
        things={"deck": Touch(s.readable(most))},
    )


def use(s: Scene) -> Question:
    """A building in town that may be used now: library, gold mine, well and the like."""
    card, trays = used_card(s), [tried(s, choice) for choice in s.choices()]
    slot = s.p.buildings.index(card) + 1 if card in s.p.buildings else 0
    return s.question(
        s.say.say("{card}: use it?", card=s.cards.title(card)),
        trays=trays,
        first=trays[0],
        things={plot(slot): Touch(trays[0].choice)} if slot else {},
    )


def archive(s: Scene) -> Question:
    """The councillor's cards lie in the fan; the archive would take them all into the hand."""
    return replace(use(s), **s.drawn(s.t.drawn, s.say.say("Cards drawn")))


def place(s: Scene) -> Question:
    """The crane alone: a new plot, or one of the own buildings."""
    new = len(s.p.buildings) + 1
    places = range(NEW_PLOT, new + 1)
    return s.question(
        s.say.say("Where do you build the {card}?", card=s.cards.name(s.t.site)),
        hint=s.say.say("Touch a plot or a building"),
        trays=[placed(s, where) for where in s.choices()],
        things={plot(where - NEW_PLOT or new): s.pointed(where) for where in places},
    )


def placed(s: Scene, where: int) -> Tray:
    """What the building costs there."""
    owed = price(s.t, s.p, s.t.site, s.frame.n, covered_by(s.p, where))
    to_pay = Fact(s.say.say("to pay"), s.cards_counted(owed))
    return act(s, where, to_pay, Fact(s.say.say("Hand"), len(s.p.hand)))


def market(s: Scene) -> Question:
    """The black market alone: a good pays, or the cards do."""
    to_pay = Fact(s.say.say("to pay"), s.frame.n, s.frame.n - 1)
    return s.question(
        s.title(),
        trays=[act(s, slot, to_pay) for slot in s.choices()],
        things={plot(slot): s.pointed(slot) for slot in s.choices()},
    )


def act(s: Scene, choice: int, *facts: Fact) -> Tray:
    """One choice by itself."""
    return Tray(s.words(choice), s.readable(choice), facts=facts)


def tried(s: Scene, choice: int) -> Tray:
    """One choice by itself, and the hand after it."""
    return act(s, choice, hand(s, s.tried(choice)))


def used_card(s: Scene) -> int:
    """The building a yes-or-no question is about."""
    effect = s.frame.id == names.EFFECT
    return s.e.effects.rows[s.frame.n].source if effect else s.e.card(s.rule)
