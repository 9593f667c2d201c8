"""Why something cannot be done, by code."""

from __future__ import annotations

from typing import Final

from takujo.editions.forms import form, forms
from takujo.editions.word_table import Sentence
from takujo.games.goryokaku import effects
from takujo.games.goryokaku.words.told import GoryokakuTold

NO_ONIGIRI: Final = form("No onigiri is left in the supply.")
NOTHING_LEFT: Final = {
    effects.PERSON: form("No person card is left to draw."),
    effects.CARD: form("No castle card lies face up."),
}
REFUSALS: Final[dict[str, Sentence[GoryokakuTold]]] = {
    # turn and workers
    "no_worker": form("You have no worker in hand."),
    "nothing_to_recall": form("None of your workers is on the board."),
    "free_action_first": form("A free action makes a space possible: that has to come first."),
    "already_highest": form("Your stack is the highest there already (height {height})."),
    "too_few_onigiri": form("{short} onigiri short (needed {need}, you have {have})."),
    "supply_empty": form("The supply has none left: {thing} 0/{playing}."),
    "nothing_left": lambda told: NOTHING_LEFT.get(told.numbers["thing"], NO_ONIGIRI),
    "bag_empty": form("Your bag is empty."),
    # hire
    "nobody_to_hire": form(
        "Nobody in your hand can be hired ({persons} persons, {koban} koban, {ship_lv} {level})."
    ),
    "level_too_low": form("{ship_lv:title}: {need} is needed, you have {have}."),
    "too_few_koban": form("{short} koban short (needed {need}, you have {have})."),
    # the magistrate's office
    "board_face_down": form("The {board} board lies face down still."),
    "tile_taken": form("{name} has built there already."),
    "no_tile": forms(
        "No free tile of a face-up board takes your {n} building piece.",
        "No free tile of a face-up board takes your {n} building pieces.",
        "pieces",
    ),
    "no_piece": form("Too few building pieces in hand (needed {need}, you have {pieces})."),
    # castle build and storehouses
    "nothing_to_build": form(
        "No castle card in your hand can be paid ({cards} castle cards, {cubes} cubes)."
    ),
    "too_few_of_a_kind": form("{short} {thing} short (needed {need}, you have {have})."),
    "too_few_cubes": forms(
        "{n} cube short (needed {need}, you have {have}).",
        "{n} cubes short (needed {need}, you have {have}).",
        "short",
    ),
    "no_such_cube": form("You have no {thing}."),
    "in_order_of_kinds": form("Cubes are named in the order {kinds}: {thing} cannot come now."),
    # persons and onigiri actions
    "row_used": form("The row of {card} was used this turn."),
    "hired_this_turn": form("Hired only this turn: {card} acts from the next turn on."),
    "condition_not_met": form("The condition of {card} is not met."),
    "cannot_pay_effect": lambda told: told.called.effects.shortfall(told.numbers),
    "one_kind_a_turn": form("Only one kind of onigiri action in a turn: {only}."),
    "level_at_top": form("The {track} is at its top ({level})."),
    # free actions
    "not_your_turn": form("Only in your own turn."),
    "card_owed": forms(
        "{n} card of your hand is the price: it cannot be discarded for its gain.",
        "{n} cards of your hand are the price: they cannot be discarded for their gain.",
        "owed",
    ),
}
# Cubes that are not there or come in another order, what lies face down, what is done already;
# how many workers there are, the question says.
IDLE: Final = frozenset(
    [
        "in_order_of_kinds",
        "no_worker",
        "no_such_cube",
        "not_your_turn",
        "board_face_down",
        "level_at_top",
        "one_kind_a_turn",
    ]
)
