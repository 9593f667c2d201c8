"""What happened, by kind. In the past tense one English sentence serves names and "You" alike."""

from __future__ import annotations

from typing import Final

from takujo.editions.forms import SILENT, Form, form, forms
from takujo.editions.word_table import Sentence
from takujo.games.san_juan import events, names
from takujo.games.san_juan.words.slots import SanJuanTold
from takujo.kernel.events import USED

DREW: Final = form("{name} drew: {cards}")
DREW_SOME: Final = forms("{name} drew {n} card", "{name} drew {n} cards", "count")
DISCARDED: Final = form("{name} discarded: {cards}")
DISCARDED_SOME: Final = forms("{name} discarded {n} card", "{name} discarded {n} cards", "count")


def unless_hidden(known: Form, hidden: Form) -> Sentence[SanJuanTold]:
    """The whole sentence for the owner of the cards, another for those who may not know them."""
    return lambda told: hidden if told.hidden() else known


def drew(told: SanJuanTold) -> Form:
    """A sale has told the number already."""
    if not told.hidden():
        return DREW
    return SILENT if told.numbers["why"] == names.SELL else DREW_SOME


def put_back(told: SanJuanTold) -> Form:
    """If anything was."""
    if not told.listed:
        return SILENT
    return DISCARDED_SOME if told.hidden() else DISCARDED


def covered(told: SanJuanTold) -> Form:
    """What was built over, and what became of its good."""
    if told.numbers["good"]:
        return form("{name} built the {card} over the {old}; its good was discarded")
    return form("{name} built the {card} over the {old}")


def mine_cleared(told: SanJuanTold) -> Form:
    """Only if nothing was taken: because two cards cost the same, or of free will."""
    if len(told.several()) < told.called.e.mine_cards:
        return SILENT
    if not told.same_cost:
        return form("{name} took nothing")
    return forms(
        "{name} got nothing: {n} card costs {cost}",
        "{name} got nothing: {n} cards cost {cost}",
        "equals",
    )


SENTENCES: Final[dict[int, Sentence[SanJuanTold]]] = {
    USED: form("{name} used the {source}"),
    events.ROUND_BEGAN: form("Round {round}. Governor: {name}"),
    events.PICKED: form("{name} picked the {role}"),
    events.LIBRARY_USED: form("{name} used the {library} for the {role}"),
    events.BUILT: form("{name} built the {card}"),
    events.COVERED: covered,
    # the price is known to all; which cards, only to their owner
    events.PAID_CARD: unless_hidden(form("{name} paid with the {card}"), SILENT),
    events.PAID_GOOD: form("{name} paid with {good} ({black_market})"),
    events.PRODUCED: form("{name} produced {good}"),
    events.TILE_TURNED: form("Price tile: {prices}"),
    events.SOLD: forms(
        "{name} sold {good} for {n} card", "{name} sold {good} for {n} cards", "price"
    ),
    events.DREW: drew,
    events.LOOKED: unless_hidden(DREW, DREW_SOME),
    events.KEPT: unless_hidden(form("{name} kept the {card}"), SILENT),
    events.PUT_BACK: put_back,
    events.DISCARDED: unless_hidden(DISCARDED, DISCARDED_SOME),
    events.TURNED_UP: form("{name} used the {gold_mine}: {turned}"),
    events.TOOK_NUGGET: form("{name} took the {card}"),
    events.MINE_CLEARED: mine_cleared,
    events.TUCKED: unless_hidden(
        form("{name} put the {card} under the {chapel}"),
        form("{name} put a card under the {chapel}"),
    ),
    events.RESHUFFLED: forms(
        "The discard pile ({n} card) was shuffled into a new deck",
        "The discard pile ({n} cards) was shuffled into a new deck",
        "pile",
    ),
    events.GAME_ENDED: form("{name} reached {buildings} buildings: the game is over"),
    events.STOOD_STILL: form("No card is left to draw, and no more is built: the game is over"),
}
