"""Why something cannot be done: a sentence with its numbers and the clause of the rulebook."""

from __future__ import annotations

from takujo.editions.language import Language
from takujo.games.goryokaku import effects, names
from takujo.games.goryokaku.edition import Edition
from takujo.games.goryokaku.words.cards import Cards
from takujo.kernel.reason import Reason


def reason_words(e: Edition, reason: Reason, players: list[str], say: Language) -> str:
    """The refusal and where the rulebook says so."""
    sentence = refusal(reason, players, Cards(e, say))
    return say.say("{sentence} (rule {clause})", sentence=sentence, clause=reason.clause)


def refusal(reason: Reason, players: list[str], cards: Cards) -> str:
    """The sentence alone."""
    say, code, numbers = cards.say, reason.code, reason.numbers
    if code == "cannot_pay_effect":
        return cards.effects.shortfall(reason)
    if "short" in numbers:
        return about_shortage(code, numbers, cards)
    if code in ("board_face_down", "tile_taken", "no_piece", "no_tile"):
        return about_tile(code, numbers, players, cards)
    if code in ("nobody_to_hire", "nothing_to_build", "level_too_low"):
        return about_build_and_hire(code, numbers, cards)
    if "card" in numbers:
        return about_card(code, cards.the(numbers["card"]), say)
    if "thing" in numbers:
        return about_thing(code, numbers["thing"], cards)
    return about_turn(code, numbers, cards)


def about_shortage(code: str, numbers: dict[str, int], cards: Cards) -> str:
    """Something is there, but too little of it."""
    say = cards.say
    n, need, have = numbers["short"], numbers["need"], numbers["have"]
    if code == "too_few_onigiri":
        return say.say(
            "{n} onigiri short (needed {need}, you have {have}).", n=n, need=need, have=have
        )
    if code == "too_few_koban":
        return say.say(
            "{n} koban short (needed {need}, you have {have}).", n=n, need=need, have=have
        )
    if code == "too_few_of_a_kind":
        return say.say(
            "{n} {kind} short (needed {need}, you have {have}).",
            n=n,
            need=need,
            have=have,
            kind=cards.kind(numbers["thing"]),
        )
    assert code == "too_few_cubes"
    return say.many(
        "{n} cube short (needed {need}, you have {have}).",
        "{n} cubes short (needed {need}, you have {have}).",
        n,
        need=need,
        have=have,
    )


def about_tile(code: str, numbers: dict[str, int], players: list[str], cards: Cards) -> str:
    """Refusals of the magistrate's office."""
    say = cards.say
    if code == "board_face_down":
        return say.say("The {board} board lies face down still.", board=cards.era(numbers["board"]))
    if code == "tile_taken":
        return say.say("{name} has built there already.", name=players[numbers["seat"]])
    if code == "no_tile":
        return say.many(
            "No free tile of a face-up board takes your {n} building piece.",
            "No free tile of a face-up board takes your {n} building pieces.",
            numbers["pieces"],
        )
    need = numbers.get("need", 1)
    return say.say(
        "Too few building pieces in hand (needed {need}, you have {have}).",
        need=need,
        have=numbers["pieces"],
    )


def about_build_and_hire(code: str, numbers: dict[str, int], cards: Cards) -> str:
    """Nobody to hire, nothing to build, a level too low."""
    say = cards.say
    if code == "level_too_low":
        return say.say(
            "{track}: {need} is needed, you have {have}.",
            track=cards.say.name(cards.e.data["tracks"][names.TRACKS[0]]),
            need=numbers["need"],
            have=numbers["have"],
        )
    if code == "nobody_to_hire":
        return say.say(
            "Nobody in your hand can be hired ({persons} persons, {koban} koban, {track} {level}).",
            track=cards.track(0),
            **numbers,
        )
    return say.say(
        "No castle card in your hand can be paid ({cards} castle cards, {cubes} cubes).", **numbers
    )


def about_card(code: str, card: str, say: Language) -> str:
    """Refusals that name a card."""
    if code == "row_used":
        return say.say("The row of {card} was used this turn.", card=card)
    if code == "hired_this_turn":
        return say.say("Hired only this turn: {card} acts from the next turn on.", card=card)
    assert code == "condition_not_met"
    return say.say("The condition of {card} is not met.", card=card)


def about_thing(code: str, thing: int, cards: Cards) -> str:
    """Refusals that name a resource or another thing."""
    say = cards.say
    if code == "nothing_left":
        if thing == effects.PERSON:
            return say.say("No person card is left to draw.")
        if thing == effects.CARD:
            return say.say("No castle card lies face up.")
        assert thing == effects.ONIGIRI
        return say.say("No onigiri is left in the supply.")
    kind = cards.kind(thing)
    if code == "supply_empty":
        return say.say(
            "The supply has none left: {kind} 0/{all}.", kind=kind, all=playing(cards, thing)
        )
    if code == "no_such_cube":
        return say.say("You have no {kind}.", kind=kind)
    assert code == "in_order_of_kinds"
    return say.say("Cubes are picked in order: {kind} cannot come now.", kind=kind)


def playing(cards: Cards, kind: int) -> int:
    """How many cubes of a kind are in play: one of them marks an era."""
    return cards.e.cubes[kind] - 1


def about_turn(code: str, numbers: dict[str, int], cards: Cards) -> str:
    """Refusals about the turn, the workers and the onigiri."""
    say = cards.say
    if code == "no_worker":
        return say.say("You have no worker in hand.")
    if code == "nothing_to_recall":
        return say.say("None of your workers is on the board.")
    if code == "already_highest":
        return say.say("Your stack is the highest there already (height {height}).", **numbers)
    if code == "one_kind_a_turn":
        kind = names.ONIGIRI_ACTIONS[numbers["kind"] - 1]
        return say.say(
            "Only one kind of onigiri action in a turn: {action}.",
            action=cards.of("onigiri_actions", kind),
        )
    if code == "level_at_top":
        return say.say(
            "The {track} is at its top ({level}).",
            track=cards.track(numbers["track"]),
            level=numbers["level"],
        )
    if code == "bag_empty":
        return say.say("Your bag is empty.")
    assert code == "not_your_turn"
    return say.say("Only in your own turn.")
