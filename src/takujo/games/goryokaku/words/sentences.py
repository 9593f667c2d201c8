"""What happened, by kind. In the past tense one English sentence serves names and "You" alike."""

from __future__ import annotations

from typing import Final

from takujo.editions.forms import SILENT, Form, form, forms
from takujo.editions.word_table import Sentence
from takujo.games.goryokaku import effects, events, names
from takujo.games.goryokaku.names import AREAS, ERAS
from takujo.games.goryokaku.words.told import GoryokakuTold
from takujo.kernel.events import USED

# What is gained or paid otherwise than by the piece, by thing.
GAINED: Final = {
    effects.STOREHOUSE: forms(
        "{name} got {n} more storehouse", "{name} got {n} more storehouses", "amount"
    ),
}
LOWERED: Final = form("{name} lowered the {lowered} by {amount}")
SPENT: Final = {
    effects.KOBAN: SILENT,  # the hiring has told the price
    effects.SHIP_LV: LOWERED,
    effects.SOIL_LV: LOWERED,
}


def unless_hidden(known: Form, hidden: Form) -> Sentence[GoryokakuTold]:
    """The whole sentence for the owner of the cards, another for those who may not know them."""
    return lambda told: hidden if told.hidden() else known


def either(number: str, some: Form, none: Form) -> Sentence[GoryokakuTold]:
    """One sentence if a number is not 0, another if it is."""
    return lambda told: some if told.numbers[number] else none


def by_thing(some: dict[int, Form], others: Form) -> Sentence[GoryokakuTold]:
    """By the thing that it is about."""
    return lambda told: some.get(told.numbers["thing"], others)


def used(told: GoryokakuTold) -> Form:
    """Only the row of a person in an area is told: for the rest what they bring is enough."""
    return form("{name} used {person}") if told.row.moment < len(AREAS) else SILENT


def discarded(told: GoryokakuTold) -> Form:
    """As a price, or for its own gain."""
    if told.numbers["why"] == names.GIVE:
        return form("{name} discarded {card} for the daiba")
    return form("{name} discarded {card} (free action)")


def took_rice(told: GoryokakuTold) -> Form:
    """How many are left; where it is one, what the next recall brings."""
    if told.numbers["left"] != 1:
        return form("{name} took an onigiri of the {era} era ({left} left)")
    if told.numbers["era"] == ERAS:
        return form("{name} took an onigiri of the {era} era: the next recall ends the game")
    return form("{name} took an onigiri of the {era} era: the next recall brings the audit")


SENTENCES: Final[dict[int, Sentence[GoryokakuTold]]] = {
    USED: used,
    events.KEPT: unless_hidden(form("{name} kept {card}"), form("{name} kept a castle card")),
    events.PUT_UNDER: unless_hidden(
        form("{name} put under the deck: {listed_cards}"),
        forms(
            "{name} put {n} castle card under the deck",
            "{name} put {n} castle cards under the deck",
            "count",
        ),
    ),
    events.TURN_BEGAN: SILENT,  # what follows shows it
    events.PLACED: either(
        "onigiri",
        form("{name} placed a worker on {space} (height {height}, {onigiri})"),
        form("{name} placed a worker on {space} (height {height})"),
    ),
    events.GAINED: by_thing(GAINED, form("{name} gained {what}")),
    events.SPENT: by_thing(SPENT, form("{name} paid {what}")),
    events.HIRED: form("{name} hired {card} ({price})"),
    events.STATIONED: forms(
        "{name} put {n} building piece on “{tile}”",
        "{name} put {n} building pieces on “{tile}”",
        "pieces",
    ),
    events.BUILT: form("{name} built {card}"),
    events.LAID: form("{name} laid {onigiri}: {action}"),
    events.TOOK: form("{name} took {card}"),
    events.TURNED_UP: form("Castle card turned up: {card_name}"),
    events.SWEPT: form("{name} discarded the face-up castle cards: {listed_cards}"),
    events.DREW: unless_hidden(
        form("{name} drew a person card: {card_name}"), form("{name} drew a person card")
    ),
    events.RAISED: form("{name} raised the {track} to {level}"),
    events.DREW_DISC: either(
        "worker",
        form("{name} drew a worker from the bag"),
        form("{name} drew an onigiri from the bag"),
    ),
    events.DISCARDED: discarded,
    events.RECALLED: form("{name} recalled: {workers}, {onigiri}"),
    events.ADVANCED: form("{name} advanced to step {step} of the daiba"),
    events.TOOK_RICE: took_rice,
    events.AUDITED: either(
        "most",
        forms(
            "Audit of the {era} era: the most of {kind} is {n} castle card",
            "Audit of the {era} era: the most of {kind} is {n} castle cards",
            "most",
        ),
        form("Audit of the {era} era: nobody has built {kind}"),
    ),
    events.CIRCLED: form("{name} got the circle of the {era} era"),
    events.BOARD_OPENED: form("The {board} board was turned up"),
    events.BAGGED: SILENT,  # what is drawn follows
    events.DRAWN: form("{name} drew from the bag: {workers}, {onigiri}"),
    events.RETURNED: form("{name} returned {what} that had no storehouse"),
    events.RESHUFFLED: either(
        "deck",
        forms(
            "{n} discarded castle card was shuffled into a new deck",
            "{n} discarded castle cards were shuffled into a new deck",
            "cards",
        ),
        forms(
            "{n} discarded person card was shuffled into a new deck",
            "{n} discarded person cards were shuffled into a new deck",
            "cards",
        ),
    ),
    events.CREST_SHOWN: form("{name} showed the crest card: {crest}"),
    events.GAME_ENDED: form("{name} took the last onigiri: the game is over"),
}
