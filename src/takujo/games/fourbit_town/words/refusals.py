"""Why something cannot be done: a sentence with its numbers and the clause of the rulebook."""

from __future__ import annotations

from takujo.editions.language import Language
from takujo.games.fourbit_town.edition import Edition
from takujo.games.fourbit_town.words.wording import Wording
from takujo.kernel.reason import Reason


def reason_words(e: Edition, reason: Reason, say: Language) -> str:
    """The refusal and where the rulebook says so."""
    sentence = refusal(reason, Wording(e, say))
    return say.say("{sentence} (rule {clause})", sentence=sentence, clause=reason.clause)


def refusal(reason: Reason, w: Wording) -> str:
    """The sentence alone."""
    code, numbers = reason.code, reason.numbers
    if code == "cannot_pay_effect":
        return w.long.shortfall(reason)
    if "thing" in numbers:
        return about_goods(code, numbers, w)
    if code == "effect_not_open":
        return not_open(numbers["row"], w)
    if code in ("already_kept", "already_set", "only_planned"):
        return about_card(code, numbers, w)
    return about_number(code, numbers, w)


def about_goods(code: str, numbers: dict[str, int], w: Wording) -> str:
    """Refusals about wood, stone, coins or VP."""
    thing = numbers["thing"]
    if code == "too_dear":
        return w.say.say(
            "{short} missing ({need} needed, you have {have}).",
            short=w.amount(thing, numbers["short"]),
            need=numbers["need"],
            have=numbers["have"],
        )
    if code == "nothing_after_paying":
        return w.say.say(
            "After paying {kind}, the place could do nothing for you.", kind=w.kind(thing)
        )
    assert code == "cannot_waive"
    return w.say.say(
        "With {cost} free, the rest of the cost could not be paid.",
        cost=w.amount(thing, numbers["amount"]),
    )


def not_open(index: int, w: Wording) -> str:
    """What an effect asks for, as its own condition says."""
    row = w.e.effects.rows[index]
    wanted = w.long.conditions(row)
    source = w.capital(w.source(row.source))
    if not wanted:
        return w.say.say("{source} cannot be used (again) now.", source=source)
    return w.say.say("{source} acts only {conditions}.", source=source, conditions=wanted)


def about_card(code: str, numbers: dict[str, int], w: Wording) -> str:
    """Refusals that name a card or a building."""
    if code == "already_kept":
        return w.say.say("You have kept {card} already.", card=w.card(numbers["card"]))
    if code == "already_set":
        return w.say.say(
            "{card} lies in the stack already.", card=w.capital(w.card(numbers["card"]))
        )
    return w.say.say(
        "The {building} is not among your planned buildings, and only those can be built here.",
        building=w.name(numbers["building"]),
    )


def about_number(code: str, numbers: dict[str, int], w: Wording) -> str:
    """Refusals that have numbers only, or none."""
    say = w.say
    if code == "all_hired":
        return say.say("All {workers} workers are hired.", **numbers)
    if code == "hiring_limit":
        return say.say(
            "You have {workers} workers, and your {marker} of {level} allows no more.",
            marker=w.slots["level"],
            **numbers,
        )
    if code == "highest_level":
        return say.say("Your {marker} is {level}, the highest.", marker=w.slots["level"], **numbers)
    if code == "others_too_few":
        return say.say(
            "The other kinds would have to pay {units} units, and you have {have}.", **numbers
        )
    if code == "must_keep":
        return say.say("At least {least} must be kept.", **numbers)
    if code == "cannot_keep":
        return say.many(
            "You can pay for {n} worker, not for {workers}.",
            "You can pay for {n} workers, not for {workers}.",
            numbers["most"],
            workers=numbers["workers"],
        )
    return about_nothing(code, say)


def about_nothing(code: str, say: Language) -> str:
    """Refusals because something is not there."""
    if code == "deck_empty":
        return say.say("The deck has run out.")
    if code == "nothing_to_plan":
        return say.say("Neither the row nor the deck has a building left to plan.")
    if code == "nothing_planned":
        return say.say("You have no planned building.")
    if code == "nothing_to_sell":
        return say.say("You have no building to sell.")
    if code == "nothing_to_build":
        return say.say("There is no building here that you could pay for.")
    assert code == "no_own_worker_acts"
    return say.say("This can be used only while one of your own workers acts.")
