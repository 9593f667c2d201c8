"""Why something cannot be done: a sentence with its numbers and the clause of the rulebook."""

from __future__ import annotations

from takujo.editions.language import Language
from takujo.games.san_juan.edition import Edition
from takujo.games.san_juan.words.cards import Cards
from takujo.kernel.reason import Reason


def reason_words(e: Edition, reason: Reason, players: list[str], say: Language) -> str:
    """The refusal and where the rulebook says so."""
    sentence = refusal(reason, players, Cards(e, say))
    return say.say("{sentence} (rule {clause})", sentence=sentence, clause=reason.clause)


def refusal(reason: Reason, players: list[str], cards: Cards) -> str:
    """The sentence alone."""
    say = cards.say
    code, numbers = reason.code, reason.numbers
    if code == "role_taken":
        return say.say(
            "The {role} is taken this round (by {name}).",
            role=cards.role(numbers["role"]),
            name=players[numbers["seat"]],
        )
    if code == "too_dear":
        return say.many(
            "{n} card is missing (cost {need}, you have {have}).",
            "{n} cards are missing (cost {need}, you have {have}).",
            numbers["short"],
            need=numbers["need"],
            have=numbers["have"],
        )
    if code == "cannot_pay_effect":
        return cards.effects.shortfall(reason)
    if "card" in numbers:
        return about_card(code, cards.name(numbers["card"]), say)
    return about_number(code, numbers, say)


def about_card(code: str, card: str, say: Language) -> str:
    """Refusals that name a card."""
    if code == "already_built":
        return say.say(
            "The {card} stands in your town already: each city building once.", card=card
        )
    if code == "makes_nothing":
        return say.say("The {card} is no production building.", card=card)
    if code == "good_there":
        return say.say("A good lies on the {card} already.", card=card)
    if code == "no_good_there":
        return say.say("No good lies on the {card}.", card=card)
    assert code == "in_card_order"
    return say.say("Cards are picked in order: the {card} comes too late.", card=card)


def about_number(code: str, numbers: dict[str, int], say: Language) -> str:
    """Refusals that have numbers only."""
    if code == "market_full":
        return say.many(
            "No more than {n} good may pay.",
            "No more than {n} goods may pay.",
            numbers["most"],
        )
    if code == "in_town_order":
        return say.say("Buildings are picked in order: building {slot} comes too late.", **numbers)
    if code == "too_few_goods_left":
        return say.many(
            "{n} good must pay: from this one on there are too few.",
            "{n} goods must pay: from this one on there are too few.",
            numbers["need"],
        )
    if code == "too_few_cards_left":
        return say.many(
            "{n} more card must be picked: from this one on there are too few.",
            "{n} more cards must be picked: from this one on there are too few.",
            numbers["need"],
        )
    if code == "too_few_cards_to_mine":
        return say.say("Too few cards are left to turn up (needed {need}, left {have}).", **numbers)
    assert code == "no_cards_left"
    return say.say("No card is left to draw.")
