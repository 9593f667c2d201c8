"""The rulebook's chapter on the course of a round (6)."""

from __future__ import annotations

from takujo.editions.markdown import bullets
from takujo.games.fourbit_town import effects
from takujo.games.fourbit_town.words.printed import buildings_at
from takujo.games.fourbit_town.words.upkeep import upkeep_rules
from takujo.games.fourbit_town.words.wording import Wording


def phases(w: Wording) -> list[str]:
    """Chapter 6."""
    say, e = w.say, w.e
    return [
        say.say(
            "All {n} rounds go the same way: the start of the round, the working phase, the end "
            "of the round.",
            n=e.rounds,
        ),
        "### 6-1 " + say.say("Start of the round"),
        *start(w),
        "### 6-2 " + say.say("Working phase"),
        *working(w),
        "### 6-3 " + say.say("End of the round"),
        *ending(w),
    ]


def start(w: Wording) -> list[str]:
    """What acts before the first step."""
    acting = buildings_at(w, effects.ROUND_START)
    if not acting:
        return [w.say.say("No place is blocked any more, and all workers are at hand.")]
    return [
        w.say.say(
            "No place is blocked any more, and all workers are at hand. In the order of the "
            "track, these act:"
        ),
        *bullets(acting),
    ]


def working(w: Wording) -> list[str]:
    """Step by step until all have passed."""
    say = w.say
    return [
        say.say("Step follows step until everybody has passed or has no worker left:"),
        "#### 6-2-1 " + say.say("Send or pass"),
        say.say(
            "In the order of the track, everybody who is still in and has a hired worker left says "
            "whether to send one. Who passes is out for the rest of the round, whatever workers "
            "are left."
        ),
        "#### 6-2-2 " + say.say("Setting the cards"),
        say.say(
            "All who send a worker set their cards in secret, at the same time (4-1). As long as "
            "not everybody is ready, a setting may be changed."
        ),
        "#### 6-2-3 " + say.say("Reveal"),
        say.say(
            "All stacks are revealed together. Each worker goes to the place its number names, or "
            "to the {hall} if that place was blocked before this step (4-3). Then these places "
            "are blocked.",
            hall=w.slots["city_hall"],
        ),
        "#### 6-2-4 " + say.say("The workers act"),
        *acting(w),
    ]


def acting(w: Wording) -> list[str]:
    """One worker after the other."""
    say, e = w.say, w.e
    return bullets(
        [
            acting_order(w),
            resolving(w, -1),
            resolving(w, 1),
            say.say(
                "**The place**: whoever is first there gets its effect for nothing. Every other "
                "may pay the second-comer cost, {n} of one resource, for the same effect; who "
                "does not pay does without. It can be paid only if something can be done then, and "
                "a conversion that was paid for is done at least once.",
                n=e.second_cost,
            ),
            say.say(
                "**The cards**: then the four cards of the stack act from the top down, each at "
                "most once and none out of turn. A card that speaks of an action (“when you …”, "
                "“after you …”) acts during that action instead."
            ),
            say.say(
                "What is simply gained, or taken off a cost, happens by itself. Whatever has a "
                "price or leaves a choice is up to you."
            ),
            meanwhile(w),
        ]
    )


def acting_order(w: Wording) -> str:
    """Who acts before whom."""
    if w.e.by_level:
        return w.say.say(
            "The workers of a step act one at a time: higher {level} first, and the order of the "
            "track among equals.",
            level=w.slots["level"],
        )
    return w.say.say("The workers of a step act one at a time, in the order of the track.")


def resolving(w: Wording, when: int) -> str:
    """The places that go before or after all others; "" where there are none."""
    there = [w.place(place) for place, found in enumerate(w.e.resolves) if found == when]
    if not there:
        return ""
    if when < 0:
        return w.say.say(
            "Before all others act those at {places}, among themselves in the same order.",
            places=w.say.clauses(there),
        )
    return w.say.say(
        "After all others act those at {places}, among themselves in the same order.",
        places=w.say.clauses(there),
    )


def meanwhile(w: Wording) -> str:
    """What may be used in between."""
    return w.say.sentences(buildings_at(w, effects.MEANWHILE))


def ending(w: Wording) -> list[str]:
    """From the workers' return to the next round."""
    say, e = w.say, w.e
    acting = buildings_at(w, effects.ROUND_END)
    effects_text = say.say("Then the effects at the end of a round act, in this order:")
    refill = say.say(
        "{n} more buildings from the deck come into the row, beside what is left there, as far "
        "as the deck goes.",
        n=e.refill,
    )
    if e.refill_up_to:
        refill = say.say(
            "The row is filled up to {n} buildings from the deck, as far as it goes.", n=e.refill
        )
    return [
        "#### 6-3-1 " + say.say("Workers return"),
        say.say("All workers come back to their owners."),
        "#### 6-3-2 " + say.say("Effects at the end of the round"),
        *([effects_text, *bullets(acting)] if acting else [say.say("There are none.")]),
        "#### 6-3-3 " + say.say("Upkeep"),
        *upkeep_rules(w),
        "#### 6-3-4 " + say.say("The row"),
        refill,
        "#### 6-3-5 " + say.say("Next round"),
        say.say(
            "The next round begins; the order on the track stays as it is. After round {n} there "
            "is neither upkeep nor a new row: go on with chapter 10.",
            n=e.rounds,
        ),
    ]
