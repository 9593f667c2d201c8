"""The rulebook's beginning: what it is about, the aim, the components, and the setup."""

from __future__ import annotations

from takujo.editions.markdown import bullets
from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.words.wording import Wording


def about(w: Wording) -> list[str]:
    """Chapter 1."""
    say = w.say
    return [
        say.say(
            "Everybody in this town owns four cards, and every card is a bit: it shows a 0 or a 1. "
            "Stacked in secret they make a number from 0 to {last}, and the number is the place "
            "your next worker goes to. Then all numbers are revealed at once. Who comes first gets "
            "the place for nothing; who comes too late finds it blocked.",
            last=names.PLACES - 1,
        ),
        say.say(
            "The places bring wood, stone, coins and workers, and the cards of the stack add to "
            "it, one by one from the top. With what you earn you build, hire and grow, round by "
            "round."
        ),
    ]


def aim(w: Wording) -> list[str]:
    """Chapter 2."""
    say, e = w.say, w.e
    sources = [
        say.say("the VP printed on buildings, when they are built"),
        say.say("VP from places and cards"),
        say.say("what buildings score at the end"),
    ]
    if e.data["scoring"].get("effects"):
        sources.append(say.say("your workers at the end"))
    if e.track_points:
        sources.append(say.say("your space on the track at the end"))
    return [
        say.say(
            "The game lasts {n} rounds. Whoever has the most victory points (VP) then has won. "
            "They come from:",
            n=e.rounds,
        ),
        *bullets(sources),
    ]


def components(w: Wording) -> list[str]:
    """Chapter 3."""
    say, e = w.say, w.e
    return bullets(
        [
            say.say(
                "The board of the town: {places} places with the numbers 0 to {last}, the {hall}, "
                "and the track that shows the order of play.",
                places=names.PLACES,
                last=names.PLACES - 1,
                hall=w.slots["city_hall"],
            ),
            say.say(
                "{n} cards, all different. Each has a 0-side and a 1-side with an effect of its "
                "own; the side that is up counts.",
                n=len(e.cards) - 1,
            ),
            say.say("{n} buildings, all different.", n=len(e.buildings) - 1),
            say.say(
                "For each player {n} workers, a marker for the {level} and one for the track.",
                n=e.workers,
                level=w.slots["level"],
            ),
            say.say(
                "Wood, stone and coins, together called resources, and VP, which are no resource. "
                "Resources come and go in twos. Nobody has more than {most} of each resource or "
                "more than {vp} VP: what goes beyond that is lost at once, and still counts as "
                "gained.",
                most=e.cap_resource,
                vp=e.cap_vp,
            ),
        ]
    )


def setup(w: Wording) -> list[str]:
    """Chapter 5."""
    say, e = w.say, w.e
    coins = "/".join([str(n) for n in e.start_coins])
    return bullets(
        [
            say.say(
                "Shuffle the buildings into a deck and lay {n} of them out face up: the row.",
                n=e.row_size,
            ),
            say.say(
                "Each player has {hired} of the {all} workers hired, the {level} at {start}, and "
                "neither wood nor stone nor VP.",
                hired=e.start_workers,
                all=e.workers,
                level=w.slots["level"],
                start=e.start_level,
            ),
            say.say(
                "The order on the track is drawn by lot; all markers stand on space 1. From the "
                "first to the last the players get {coins} coins.",
                coins=coins,
            ),
            draft_deal(w),
            say.say(
                "The draft: all at the same time secretly keep one card and pass the rest to the "
                "left, until everybody has {n}. These are your cards for the whole game. What you "
                "have passed on you know; the rest the others show when they first use it.",
                n=names.BITS,
            ),
        ]
    )


def draft_deal(w: Wording) -> str:
    """How the cards are dealt, and where those go that nobody gets."""
    e = w.e
    if e.removed_first:
        return w.say.say(
            "Shuffle the {all} cards. With fewer than four players, first put so many aside unseen "
            "that {n} are left for each, then deal {n} to everybody.",
            all=len(e.cards) - 1,
            n=names.BITS,
        )
    return w.say.say(
        "Shuffle the {all} cards and deal {n} to everybody; what is left goes back into the box "
        "unseen.",
        all=len(e.cards) - 1,
        n=names.BITS,
    )
