"""What happened, by kind. In the past tense one English sentence serves names and "You" alike."""

from __future__ import annotations

from typing import Final

from takujo.editions.forms import SILENT, Form, form, forms
from takujo.editions.word_table import Sentence
from takujo.games.fourbit_town import effects, events, names
from takujo.games.fourbit_town.edition import FIRST_PLACE
from takujo.games.fourbit_town.scoring import PLAYED
from takujo.games.fourbit_town.words.told import TownTold
from takujo.kernel.events import USED


def unless_hidden(known: Form, hidden: Form) -> Sentence[TownTold]:
    """The whole sentence for the owner, another for those who may not know what it was."""
    return lambda told: hidden if told.hidden() else known


def used(told: TownTold) -> Form:
    """Where its gain does not name it, and nobody has seen the worker there."""
    row = told.row
    return (
        form("{name} used {used}") if row.act and row.asked and row.source < FIRST_PLACE else SILENT
    )


def arrived(told: TownTold) -> Form:
    """First, later, or too late."""
    if told.numbers["place"] == names.HALL:
        return form("{name} found the place blocked and went to the {city_hall}")
    if told.numbers["first"]:
        return form("{name} came first to {where}")
    return form("{name} came later to {where}")


def gained(told: TownTold) -> Form:
    """As far as there was room."""
    if told.numbers["amount"]:
        return form("{name} got {goods} ({because})")
    return form("{name} had room for no more {kind}")


def spent(told: TownTold) -> Form:
    """Goods, or spaces of the track."""
    if told.numbers["thing"] == effects.MOVE:
        return forms(
            "{name} went back {n} space on the track",
            "{name} went back {n} spaces on the track",
            "amount",
        )
    return form("{name} paid {goods} ({because})") if told.because else form("{name} paid {goods}")


def kept(told: TownTold) -> Form:
    """Workers that stay."""
    if told.numbers["workers"]:
        return forms("{name} kept {n} worker", "{name} kept {n} workers", "workers")
    return form("{name} kept no worker, and can send none any more")


def scored(told: TownTold) -> Form:
    """What gave no points is left out, but for the play itself."""
    if told.numbers["points"] or told.numbers["source"] == PLAYED:
        return form("{name}: {scored} {points} VP")
    return SILENT


SENTENCES: Final[dict[int, Sentence[TownTold]]] = {
    USED: used,
    events.DRAFTED: unless_hidden(form("draft::{name} kept {card}"), form("{name} kept a card")),
    events.HANDED: unless_hidden(form("{name} received {cards}"), SILENT),
    events.ROUND_BEGAN: form("Round {round} of {rounds}"),
    events.SENT: form("{name} sent a worker"),
    events.SET: SILENT,  # the reveal tells it all, to everybody at once
    events.REVEALED: form("{name} revealed {bits} = {place}: {sides}"),
    events.ARRIVED: arrived,
    events.GAINED: gained,
    events.SPENT: spent,
    events.PLANNED: form("{name} planned the {building} from the row"),
    events.PLANNED_BLIND: unless_hidden(
        form("{name} planned the top of the deck: the {building}"),
        form("{name} planned the top of the deck, unseen"),
    ),
    events.CANCELLED: form("{name} gave up the plan of the {building}; it lies in the row"),
    events.BUILT: lambda told: (
        form("{name} built the planned {building}")
        if told.numbers["planned"]
        else form("{name} built the {building}")
    ),
    events.SOLD: form("{name} sold the {building}"),
    events.HIRED: form("{name} hired a worker ({workers} now)"),
    events.LEVELLED: form("{name} raised the {marker} to {level}"),
    events.MOVED: form("{name} advanced to space {space} of the track"),
    events.RETURNED: form("All workers came back: the working phase of round {round} is over"),
    events.KEPT: kept,
    events.DISMISSED: forms(
        "{name} dismissed {n} worker", "{name} dismissed {n} workers", "workers"
    ),
    events.REFILLED: form("New in the row: {buildings}"),
    events.TURNED_UP: SILENT,  # what is done with it is told next
    events.SCORED: scored,
    events.GAME_ENDED: form("After {round} rounds the game is over"),
}
