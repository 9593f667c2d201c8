"""The rulebook's end: paragraphs 10 to 14."""

from __future__ import annotations

from takujo.editions.markdown import bullets, grid
from takujo.games.san_juan import effects
from takujo.games.san_juan.edition import ROLES
from takujo.games.san_juan.words.cards import Cards
from takujo.games.san_juan.words.phases import buildings_at


def library(cards: Cards) -> list[str]:
    """Paragraph 10."""
    say, e = cards.say, cards.e
    name = cards.title(e.library)
    lines = [
        say.say("**{card}**: {text}", card=name, text=cards.text(e.library)),
        say.say(
            "It works for the role its owner picked, never for a role somebody else picked, and "
            "it doubles no effect of a building."
        ),
    ]
    several = [str(seats) for seats in range(2, len(e.picks)) if e.picks[seats] > seats]
    if several:
        lines.append(
            say.say(
                "With {seats} players, a player who picks more than one role in a round may use it "
                "for only one of them, and says so when picking that role.",
                seats=say.clauses(several),
            )
        )
    return [*bullets(lines), privileges(cards)]


def privileges(cards: Cards) -> str:
    """All privileges side by side."""
    say, e = cards.say, cards.e
    heads = [
        say.say("Role"),
        say.say("What is counted"),
        say.say("Privilege"),
        say.say("With a {library}", library=cards.name(e.library)),
    ]
    counted = [
        say.say("cards less to pay"),
        say.say("more goods to produce"),
        say.say("more goods to sell"),
        say.say("more cards to draw and choose from"),
        say.say("cards to draw"),
    ]
    rows: list[list[str]] = []
    for place, id in enumerate(ROLES):
        levels = e.privilege[place + 1]
        name = say.name(e.data["roles"][id])
        rows.append([name, counted[place], str(levels[1]), str(levels[2])])
    return grid(heads, rows)


def between(cards: Cards) -> list[str]:
    """Paragraph 11."""
    say, e = cards.say, cards.e
    return [
        say.say("After each round, in this order, each time beginning with the new governor:"),
        *bullets(
            [
                say.say(
                    "Each owner of a {chapel} may put one card from the hand under it. Everybody "
                    "may know how many cards lie there, but not which.",
                    chapel=cards.name(e.chapel),
                ),
                say.many(
                    "Then each player who holds more than {n} card discards down to that number, "
                    "cards of their own choice. During a round there is no limit.",
                    "Then each player who holds more than {n} cards discards down to that number, "
                    "cards of their own choice. During a round there is no limit.",
                    e.hand_limit,
                ),
                *buildings_at(cards, [effects.HAND_LIMITS], []),
            ]
        ),
    ]


def piles(cards: Cards) -> list[str]:
    """Paragraph 12."""
    say = cards.say
    return bullets(
        [
            say.say(
                "Discarded cards lie face down. Nobody may look through the discard pile or at "
                "the cards that are goods."
            ),
            say.say(
                "When the deck runs out, the discard pile is shuffled and becomes the new deck, "
                "in the middle of a draw if need be. If both are empty, you draw what there is."
            ),
            say.say("How many cards a player holds is public; which ones is not."),
        ]
    )


def end(cards: Cards) -> list[str]:
    """Paragraph 13."""
    say, e = cards.say, cards.e
    return [
        say.say(
            "The game ends after the {builder} phase in which somebody reaches {n} buildings. "
            "Everybody finishes that phase; after it no role is picked, no card is put under a "
            "{chapel}, and no hand limit applies. Building over another building with the "
            "{crane} does not change the number of buildings.",
            n=e.end_buildings,
            chapel=cards.name(e.chapel),
            crane=cards.name(e.crane),
            builder=cards.slots["builder"],
        ),
        say.say(
            "It also ends before a new round if nothing was built in the last one and no card is "
            "left in the deck and the discard pile."
        ),
    ]


def score(cards: Cards) -> list[str]:
    """Paragraph 14."""
    say, e = cards.say, cards.e
    return [
        say.say("Each player adds up:"),
        *bullets(
            [
                say.say("the points printed on the buildings of the town;"),
                say.say("1 point for each card under the {chapel};", chapel=cards.name(e.chapel)),
                say.say("the effects at the end of the game:"),
            ]
        ),
        *["  " + line for line in bullets(buildings_at(cards, [effects.END], []))],
        *bullets(
            [
                say.say(
                    "and last of all the {palace}: 1 point for every full {n} points of "
                    "everything above.",
                    palace=cards.name(e.palace),
                    n=e.palace_points,
                )
            ]
        ),
        say.say(
            "The most points win. In a tie, the player with more cards in hand and goods "
            "together wins; if these are equal too, the victory is shared."
        ),
    ]
