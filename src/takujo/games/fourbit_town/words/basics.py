"""The rulebook's chapter on the basic ideas (4)."""

from __future__ import annotations

from takujo.editions.markdown import bullets, grid
from takujo.games.fourbit_town.edition import CITY_HALL
from takujo.games.fourbit_town.words.actions import actions
from takujo.games.fourbit_town.words.wording import Wording


def ideas(w: Wording) -> list[str]:
    """Chapter 4, in six parts."""
    parts = [
        (w.say.say("Four cards, one number"), number(w)),
        (w.say.say("From the top down"), order(w)),
        (w.say.say("Blocked places and the {hall}", hall=w.slots["city_hall"]), blocked(w)),
        (w.say.say("The track"), track(w)),
        (w.say.say("Workers and {level}", level=w.slots["level"]), workers(w)),
        (w.say.say("Actions"), actions(w)),
    ]
    out: list[str] = []
    for i, (title, body) in enumerate(parts, start=1):
        out += [f"### 4-{i} {title}", *body]
    return out


def number(w: Wording) -> list[str]:
    """How a stack is read."""
    say = w.say
    places = [
        say.say("top card"),
        say.say("second card"),
        say.say("third card"),
        say.say("lowest card"),
    ]
    worth = [[place, str(1 << bit)] for bit, place in enumerate(places)]
    return [
        say.say(
            "Turn each of your cards so that its 0 or its 1 is up, and lay all four on each other "
            "in any order. A card with its 1 up counts what its place in the stack is worth; one "
            "with its 0 up counts nothing."
        ),
        grid([say.say("Place in the stack"), say.say("worth")], worth),
        say.say(
            "The sum is the number of a place. For example: 1, 0, 1, 0 from the top down are 1 + 4 "
            "= 5. Written as usual, the highest bit first, that is 0101."
        ),
    ]


def order(w: Wording) -> list[str]:
    """Why the order matters twice."""
    return [
        w.say.say(
            "So the order of the stack matters twice: it makes the number, and the cards act in "
            "it, beginning with the top card. The same place can often be reached with other "
            "cards up, or with the same ones in another order."
        )
    ]


def blocked(w: Wording) -> list[str]:
    """Who comes too late in a round."""
    say = w.say
    hall = w.slots["city_hall"]
    return bullets(
        [
            say.say(
                "A place to which a worker came in an earlier step of this round is blocked until "
                "the round ends."
            ),
            say.say(
                "A worker whose number names a blocked place goes to the {hall} instead. The "
                "{hall} is never blocked, and any number of workers can be there.",
                hall=hall,
            ),
            say.say(
                "Workers who come to the same place in the same step do not block each other: they "
                "share it (6-2-4)."
            ),
            say.say(
                "The {hall} has no effect of a place. The cards act as always; after them: "
                "{effects}",
                hall=hall,
                effects=w.text(CITY_HALL) or say.say("nothing more."),
            ),
        ]
    )


def track(w: Wording) -> list[str]:
    """The order of play, and who is first."""
    say, e = w.say, w.e
    stacking = (
        say.say("Who comes to a space where others are is first among them.")
        if e.stack_in_front
        else say.say("Who comes to a space where others are is last among them.")
    )
    first = say.say(
        "Of workers who share a place, the one whose owner is further ahead on the track is the "
        "first, and they act in that order."
    )
    if e.by_level:
        first = say.say(
            "Of workers who share a place, the one with the higher {level} is the first; if these "
            "are equal, the one whose owner is further ahead on the track. They act in that order "
            "too.",
            level=w.slots["level"],
        )
    return bullets(
        [
            say.sentences([say.say("Who is further ahead on the track is first."), stacking]),
            say.say(
                "So exactly one player is first on the track, and each other has somebody ahead. "
                "Only the rearmost space may be shared: all who stand there are rearmost."
            ),
            first,
            say.say(
                "Both are settled at the reveal: a move on the track or a new {level} counts from "
                "the next step on. The markers are never put back.",
                level=w.slots["level"],
            ),
        ]
    )


def workers(w: Wording) -> list[str]:
    """Hired workers, and how many one may have."""
    say, e = w.say, w.e
    return bullets(
        [
            say.say(
                "Only hired workers can be sent. Your {level} says how many you may have at most; "
                "it begins at {start} and ends at {most}.",
                level=w.slots["level"],
                start=e.start_level,
                most=e.most_level,
            ),
            say.say(
                "A worker hired in a round may be sent in the same round. One who is dismissed "
                "can be hired again."
            ),
        ]
    )
