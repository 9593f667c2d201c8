"""The rulebook's paragraphs on the recall (12 to 15)."""

from __future__ import annotations

from takujo.games.goryokaku.names import ERAS
from takujo.games.goryokaku.words.cards import Cards
from takujo.games.goryokaku.words.markdown import bullets, grid, steps


def recall(cards: Cards) -> list[str]:
    """Paragraph 12."""
    say = cards.say
    return [
        say.say("A recall has these steps:"),
        *steps(
            [
                say.say(
                    "Recall: all your workers and the onigiri under them come back into your hand."
                ),
                say.say("Daiba: you may advance by one step (13)."),
                say.say("Onigiri: take one from the pile of the current era into your hand."),
                say.say("If that was the last one, the audit follows (14),"),
                say.say("and boards are turned up (14)."),
                say.say("Reorganisation (15)."),
            ]
        ),
    ]


def daiba(cards: Cards) -> list[str]:
    """Paragraph 13."""
    say, e = cards.say, cards.e
    heads = [
        say.say("Step"),
        say.say("Price"),
        say.say("Icon"),
        say.say("Points for each castle card"),
    ]
    rows = [["0", "", "", str(e.factor[0])]]
    for step, row in enumerate(e.steps, start=1):
        cost, gain = cards.paid(row), cards.gained(row)
        rows.append([str(step), cost, gain, str(e.factor[step])])
    lines = [
        say.say(
            "If you pay the price of the next step, advance your marker by one step and take its "
            "icon. If you cannot pay or do not want to, nothing happens."
        ),
        say.say("A card from your hand is a person card or a castle card; it is discarded."),
    ]
    if e.daiba_worker:
        lines.append(say.say("A step takes one of your workers away until your next recall."))
    return [*bullets(lines), grid(heads, rows)]


def audit(cards: Cards) -> list[str]:
    """Paragraph 14."""
    say = cards.say
    return bullets(
        [
            say.say(
                "Audit: whoever has built the most castle cards of the kind whose cube lies at "
                "this era gets a circle for it. In a tie all of them get one; if nobody has any, "
                "nobody does."
            ),
            say.say(
                "Then the Goryokaku boards of this era are turned up (see the table in 1). The "
                "tiles stay on them, and from now on they can be built on."
            ),
        ]
    )


def reorganise(cards: Cards) -> list[str]:
    """Paragraph 15."""
    return [
        cards.say.many(
            "All your workers and onigiri, in hand and on the personal board, go into the bag. "
            "Then draw discs without looking until {n} worker is out; the onigiri drawn with it "
            "stay in your hand.",
            "All your workers and onigiri, in hand and on the personal board, go into the bag. "
            "Then draw discs without looking until {n} workers are out; the onigiri drawn with "
            "them stay in your hand.",
            cards.e.workers_drawn,
        )
    ]


def end(cards: Cards) -> list[str]:
    """Paragraph 16."""
    return [
        cards.say.say(
            "When the last onigiri of the {era} era has been taken, its audit is held and the game "
            "ends. So all players together make {n} recalls for each player in the game.",
            era=cards.era(ERAS),
            n=sum(cards.e.rice),
        )
    ]


def score(cards: Cards) -> list[str]:
    """Paragraph 17."""
    say = cards.say
    return [
        *bullets(
            [
                say.say("Building tiles: the points of the tiles with your pieces."),
                say.say(
                    "Circles: for each circle, once more the points of your tiles on the board of "
                    "that era."
                ),
                say.say(
                    "Crest card: 1 point for each crest on your built castle cards and hired "
                    "persons that is the one on your crest card."
                ),
                say.say(
                    "Daiba: the points at your marker (13), for each castle card you have built."
                ),
            ]
        ),
        say.say(
            "The most points win. In a tie, more cubes win, then more koban; if these are equal "
            "too, the victory is shared."
        ),
    ]
