"""Why something cannot be done, by code."""

from __future__ import annotations

from typing import Final

from takujo.editions.forms import form, forms
from takujo.editions.word_table import Sentence
from takujo.games.fourbit_town.words.told import TownTold

REFUSALS: Final[dict[str, Sentence[TownTold]]] = {
    "too_dear": form("{missing} missing ({need} needed, you have {have})."),
    "too_dear_in_all": form(
        "{short} missing in all ({need} needed, {free} of it free, you have {have})."
    ),
    "cannot_pay_effect": lambda told: told.w.long.shortfall(told.numbers),
    "effect_not_open": lambda told: (
        form("{Source} acts only {conditions}.")
        if told.conditions
        else form("{Source} cannot be used (again) now.")
    ),
    "nothing_after_paying": form("After paying {kind}, the place could do nothing for you."),
    "cannot_waive": form("With {goods} free, the rest of the cost could not be paid."),
    "already_kept": form("You have kept {card} already."),
    "already_set": form("{Card} lies in the stack already."),
    "only_planned": form(
        "The {building} is not among your planned buildings, and only those can be built here."
    ),
    "all_hired": form("All {workers} workers are hired."),
    "hiring_limit": form(
        "You have {workers} workers, and your {marker} of {level} allows no more."
    ),
    "highest_level": form("Your {marker} is {level}, the highest."),
    "others_too_few": form("The other kinds would have to pay {units} units, and you have {have}."),
    "must_keep": form("At least {least} must be kept."),
    "cannot_keep": forms(
        "You can pay for {n} worker, not for {workers}.",
        "You can pay for {n} workers, not for {workers}.",
        "most",
    ),
    "deck_empty": form("The deck has run out."),
    "nothing_to_plan": form("Neither the row nor the deck has a building left to plan."),
    "nothing_planned": form("You have no planned building."),
    "nothing_to_sell": form("You have no building to sell."),
    "nothing_to_build": form("There is no building here that you could pay for."),
    "no_own_worker_acts": form("This can be used only while one of your own workers acts."),
}
# Nobody wishes for a card that lies where it should be, or for an effect out of turn.
IDLE: Final = frozenset(["already_kept", "already_set", "no_own_worker_acts"])
