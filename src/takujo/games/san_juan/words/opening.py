"""The rulebook's beginning: the aim, the components, and paragraphs 1 to 4."""

from __future__ import annotations

from takujo.editions.markdown import bullets, grid
from takujo.games.san_juan.edition import CITY, MONUMENT, PRODUCTION, ROLES
from takujo.games.san_juan.words.cards import Cards
from takujo.games.san_juan.words.phases import how_many_cards


def aim(cards: Cards) -> list[str]:
    """What the game is about."""
    return [
        cards.say.say(
            "Everybody builds a town. A card in your hand is a building you may build, and it "
            "is also money: buildings are paid for with other cards from the hand. Cards lying "
            "face down on production buildings are goods, which are sold for more cards. When "
            "somebody has {n} buildings the game ends, and the most points win.",
            n=cards.e.end_buildings,
        )
    ]


def copies_of(cards: Cards, wanted: list[int]) -> tuple[int, int]:
    """How many cards of these kinds of building there are, and how many different ones."""
    e = cards.e
    of_kind = [card for card in range(1, len(e.ids)) if e.kind[card] in wanted]
    return sum([e.copies[card] for card in of_kind]), len(of_kind)


def components(cards: Cards) -> list[str]:
    """Everything in the box, counted."""
    say, e = cards.say, cards.e
    production, makers = copies_of(cards, [PRODUCTION])
    city, different = copies_of(cards, [CITY, MONUMENT])
    monuments = copies_of(cards, [MONUMENT])[1]
    roles = say.clauses([cards.role(role) for role in range(1, len(ROLES) + 1)])
    return bullets(
        [
            say.say(
                "{all} building cards: {production} production buildings ({makers} different) "
                "and {city} city buildings ({different} different, {monuments} of them "
                "monuments). A card shows its cost and its points.",
                all=production + city,
                production=production,
                makers=makers,
                city=city,
                different=different,
                monuments=monuments,
            ),
            say.say("{n} roles: {roles}.", n=len(ROLES), roles=roles),
            say.say("A marker for the governor."),
            say.say("{n} price tiles with these prices:", n=len(e.tiles) - 1),
        ]
    )


def setup(cards: Cards) -> list[str]:
    """Paragraph 1."""
    say, e = cards.say, cards.e
    return bullets(
        [
            say.say(
                "Each player takes one {card} out of the cards and lays it out face up: the "
                "first building of the town.",
                card=cards.name(e.opening_building),
            ),
            say.say(
                "The other cards are shuffled and form the deck. Each player is dealt {hand}, "
                "to be held so that only the owner sees them.",
                hand=how_many_cards(cards, e.opening_hand),
            ),
            say.say("The price tiles are shuffled and lie beside the deck in a pile, face down."),
            say.say("The first governor is drawn by lot."),
        ]
    )


def the_round(cards: Cards) -> list[str]:
    """Paragraph 2."""
    say = cards.say
    lines = bullets(
        [
            say.say(
                "Beginning with the governor and then to the left, each player in turn picks one "
                "of the roles that nobody has picked in this round. A role must be picked."
            ),
            say.say(
                "At once everybody acts in that role, which is its phase: first the player who "
                "picked it, then the others to the left. Only the player who picked it has its "
                "privilege."
            ),
            say.say(
                "When all picks of the round are made, it is over. Roles that nobody picked are "
                "not carried out. All roles are open again, the governor passes to the left, "
                "and what happens between rounds (11) follows."
            ),
        ]
    )
    return [*lines, picks(cards)]


def picks(cards: Cards) -> str:
    """Who picks how often, by number of players."""
    say, e = cards.say, cards.e
    rows: list[list[str]] = []
    for seats in range(2, len(e.picks)):
        n = e.picks[seats]
        if n <= seats:
            text = say.say("{n}: one each, from the governor on", n=n)
        else:
            text = say.say("{n}: in turn from the governor on; some players pick twice", n=n)
        if n == 3 and seats == 2:
            text = say.say("{n}: the governor, the other player, and the governor again", n=n)
        rows.append([str(seats), text])
    return grid([say.say("Players"), say.say("Roles picked in a round")], rows)


def optional(cards: Cards) -> list[str]:
    """Paragraph 3."""
    return [
        cards.say.say(
            "You must pick a role when it is your turn to pick. Everything else is up to you: "
            "you may build nothing, produce or sell fewer goods than allowed, keep fewer cards, "
            "and decline whatever a text says you may do."
        )
    ]


def buildings(cards: Cards) -> list[str]:
    """Paragraph 4."""
    say = cards.say
    return bullets(
        [
            say.say(
                "**Production buildings** make goods. You may build any number of the same kind."
            ),
            say.say(
                "**City buildings** have effects, or bring points. You may have each of them "
                "only once in your town. Monuments are city buildings too."
            ),
            say.say(
                "A building works from the end of the phase in which it was built, so already "
                "in a later phase of the same round."
            ),
            say.say("Effects of several buildings and the privilege add up."),
        ]
    )
