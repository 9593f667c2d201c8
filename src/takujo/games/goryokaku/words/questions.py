"""What is asked, rule by rule: of the seat asked, of the others, and what each choice is called."""

from __future__ import annotations

from typing import Final

from takujo.editions.forms import Form, form, forms
from takujo.editions.word_table import RuleWords
from takujo.games.goryokaku import names
from takujo.games.goryokaku.onigiri_action import DRAW, RAISE, REPLACE
from takujo.games.goryokaku.persons import card_and_way, row_of
from takujo.games.goryokaku.place import HIGHEST, can_recall, possible_spaces
from takujo.games.goryokaku.words.asked import GoryokakuAsked

FREE_FIRST: Final = form("No space is possible yet: discard a person for its gain first.")
BUILDING: Final = form("building a castle card")
DAIBA: Final = form("deciding about the daiba")
NOTHING: Final = form("Do nothing")
TAKE: Final = form("Take {castle} ({laid})")
AGAIN: Final = form("Worker action: {again} ({laid})")
LEVEL: Final = form("Raise the {track}: {before} → {after} ({laid})")
OTHERS: Final = {
    REPLACE: form("Replace all face-up castle cards ({laid})"),
    DRAW: form("Draw a person card ({laid})"),
    RAISE: LEVEL,
    RAISE + 1: LEVEL,
}


def act_question(asked: GoryokakuAsked) -> Form:
    """The one decision of every turn; if nothing is possible yet, what has to come first."""
    spaces = possible_spaces(asked.t, asked.seat)
    if not spaces and not can_recall(asked.t, asked.seat, spaces):
        return FREE_FIRST
    return form("Place a worker or recall? In hand: {workers}, {onigiri}.")


def act_choice(asked: GoryokakuAsked) -> Form:
    """Where the worker goes, with its onigiri; or the recall."""
    if asked.choice == names.RECALL:
        return form("Recall the workers")
    if asked.under in (HIGHEST, 0):
        return form("Place a worker on {place}")
    return form("Place a worker on {place} ({stacked})")


def onigiri_choice(asked: GoryokakuAsked) -> Form:
    """An onigiri action with its price: a castle card, one of the others, or a space again."""
    return TAKE if asked.other < 1 else OTHERS.get(asked.other, AGAIN)


def person_choice(asked: GoryokakuAsked) -> str:
    """A person and what its row does."""
    card, way = card_and_way(asked.choice, asked.e.effects.most_ways)
    row = row_of(asked.t, card)
    assert row is not None
    return asked.cards.titled_way(row, way)


RULES: Final[dict[int, RuleWords[GoryokakuAsked]]] = {
    names.KEEP: RuleWords(
        asked=form("Keep {n} of the castle cards dealt to you; the others go under the deck."),
        others=form("choosing a castle card"),
        choice=form("Keep {castle}"),
    ),
    names.FREE_FIRST: RuleWords(
        asked=FREE_FIRST,
        others=form("free action"),
        choice=form("Discard {card} ({gain})"),
    ),
    names.ACT: RuleWords(
        asked=act_question,
        others=form("placing a worker or recalling"),
        choice=act_choice,
    ),
    names.HIRE: RuleWords(
        asked=form("Whom do you hire? You have {koban}, {ship_lv} {level}."),
        others=form("hiring"),
        choice=form("Hire {card} ({price})"),
        passing=NOTHING,
    ),
    names.OFFICE: RuleWords(
        asked=forms(
            "Which building tile? {n} building piece in hand.",
            "Which building tile? {n} building pieces in hand.",
            "pieces",
        ),
        others=form("putting a building piece"),
        choice=forms("{put} ({n} point now)", "{put} ({n} points now)", "points"),
        passing=NOTHING,
    ),
    names.BUILD: RuleWords(
        asked=form("Which castle card do you build?"),
        others=BUILDING,
        choice=lambda asked: (
            form("Build {castle} (pay {owed})")
            if asked.owed
            else form("Build {castle} (nothing to pay)")
        ),
        passing=NOTHING,
    ),
    names.PAY: RuleWords(
        asked=lambda asked: (
            form("Pay for {site}: {n} more cube of any kind.")
            if asked.frame.n == 1
            else form("Pay for {site}: {n} more cubes of any kind. (in the order {kinds})")
        ),
        others=BUILDING,
        choice=form("Pay {cube}"),
    ),
    names.PERSONS: RuleWords(
        asked=form("Persons in the {area} area: who acts?"),
        others=form("letting persons act"),
        choice=person_choice,
        passing=lambda asked: (
            form("Use no more persons") if asked.t.acted else form("Use no person")
        ),
    ),
    names.ONIGIRI: RuleWords(
        asked=lambda asked: (
            form("Once more: {action}? In hand: {onigiri}.")
            if asked.frame.n
            else form("Onigiri action? In hand: {onigiri}.")
        ),
        others=form("onigiri action"),
        choice=onigiri_choice,
        passing=lambda asked: (
            form("No more onigiri action") if asked.frame.n else form("No onigiri action")
        ),
    ),
    names.FREE: RuleWords(choice=form("Free action: discard {card} ({gain})")),
    names.DAIBA: RuleWords(
        asked=form(
            "Advance to step {step} of the daiba ({icon})? Each castle card then scores {factor}."
        ),
        others=DAIBA,
        choice=form("Pay {cost}"),
        passing=form("Do not advance"),
    ),
    names.GIVE: RuleWords(
        asked=forms(
            "Daiba: discard {n} more card from your hand.",
            "Daiba: discard {n} more cards from your hand.",
        ),
        others=DAIBA,
        choice=form("Discard {card}"),
    ),
    names.STORE: RuleWords(
        asked=lambda asked: (
            form("The storehouses are full: return {over} more cube.")
            if asked.over == 1
            else form("The storehouses are full: return {over} more cubes. (in the order {kinds})")
        ),
        others=form("returning cubes"),
        choice=form("Return {cube}"),
    ),
    names.EFFECT: RuleWords(
        asked=form("Reward of {source}: which?"),
        others=BUILDING,
        choice=lambda asked: asked.cards.titled_way(asked.row, asked.choice),
        passing=NOTHING,
    ),
    names.FINISH: RuleWords(
        asked=form("End your turn? You may still discard persons."),
        others=form("ending the turn"),
        passing=form("End the turn"),
    ),
}
