"""Why something cannot be done, by code."""

from __future__ import annotations

from typing import Final

from takujo.editions.forms import form, forms
from takujo.editions.word_table import Sentence
from takujo.games.san_juan.words.slots import SanJuanTold

REFUSALS: Final[dict[str, Sentence[SanJuanTold]]] = {
    "role_taken": form("The {role} is taken this round (by {name})."),
    "too_dear": forms(
        "{n} card is missing (cost {need}, you have {have}).",
        "{n} cards are missing (cost {need}, you have {have}).",
        "short",
    ),
    "cannot_pay_effect": lambda told: told.called.effects.shortfall(told.numbers),
    "already_built": form("The {card} stands in your town already: each city building once."),
    "makes_nothing": form("The {card} is no production building."),
    "good_there": form("A good lies on the {card} already."),
    "no_good_there": form("No good lies on the {card}."),
    "in_card_order": form("Cards are picked in order: the {card} comes too late."),
    "in_town_order": form("Buildings are picked in order: building {slot} comes too late."),
    "market_full": forms(
        "No more than {n} good may pay.", "No more than {n} goods may pay.", "most"
    ),
    "too_few_goods_left": forms(
        "{n} good must pay: from this one on there are too few.",
        "{n} goods must pay: from this one on there are too few.",
        "need",
    ),
    "too_few_cards_left": forms(
        "{n} more card must be picked: from this one on there are too few.",
        "{n} more cards must be picked: from this one on there are too few.",
        "need",
    ),
    "too_few_cards_to_mine": form(
        "Too few cards are left to turn up (needed {need}, left {have})."
    ),
    # why somebody who passed had no choice
    "no_free_building": form("no free production building"),
    "no_goods": form("no goods"),
    "empty_hand": form("no cards in hand"),
    "all_too_dear": forms("{n} card short", "{n} cards short", "n"),
    "all_built": form("every card in hand stands in town already"),
    "no_cards_left": form("No card is left to draw."),
}
# What makes no goods, and what is only asked for in its order.
IDLE: Final = frozenset(["makes_nothing", "in_card_order", "in_town_order", "too_few_cards_left"])
