"""The rulebook's paragraph on building (5)."""

from __future__ import annotations

from takujo.editions.markdown import bullets
from takujo.games.san_juan import effects, names
from takujo.games.san_juan.words.cards import Cards
from takujo.games.san_juan.words.phases import buildings_at, how_many_cards


def builder(cards: Cards) -> list[str]:
    """Paragraph 5."""
    say, e = cards.say, cards.e
    levels = e.privilege[names.ROLE_BUILDER]
    lines = [
        say.say(
            "In turn, each player may build one building: lay a card from your hand face up in "
            "your town and pay its cost by discarding that many other cards from your hand, "
            "of your choice, face down."
        ),
        say.say(
            "**Privilege**: the building costs {single} less ({double} less with a {library}).",
            single=how_many_cards(cards, levels[1]),
            double=levels[2],
            library=cards.name(e.library),
        ),
        say.say("All reductions add up. A cost never falls below 0."),
        *buildings_at(
            cards,
            [effects.PRICE_PRODUCTION, effects.PRICE_CITY, effects.BUILT],
            [e.black_market, e.crane],
        ),
        after_building(cards),
        say.say(
            "**{market}**, in detail: you choose which goods pay, and you may never pay with "
            "more goods than cards are still owed.",
            market=cards.title(e.black_market),
        ),
        *crane(cards),
    ]
    return bullets(lines)


def after_building(cards: Cards) -> str:
    """In which order what happens after building happens."""
    order: list[str] = []
    for row in cards.e.effects.at[effects.BUILT]:
        order.append(cards.name(row.source))
    if not order:
        return ""
    return cards.say.say(
        "What happens after building happens in this order: {order}. A building never acts on "
        "its own construction.",
        order=cards.say.clauses(order),
    )


def crane(cards: Cards) -> list[str]:
    """The crane in detail."""
    say, e = cards.say, cards.e
    return [
        say.say(
            "**{crane}**, in detail: the building you build over may be of either kind. Its cost "
            "is taken off the cost of the new building (but not below 0); then come the "
            "reductions for the kind of the new building.",
            crane=cards.title(e.crane),
        ),
        say.say(
            "With the {crane} you pay first: until then the old building still helps, and its "
            "good may still pay. Then it is covered: its points and its effect end at once, a "
            "good left on it is discarded, and its card goes to the discard pile.",
            crane=cards.name(e.crane),
        ),
        say.say(
            "Cards under a covered {chapel} stay where they are and score. Whoever builds it "
            "again goes on with them.",
            chapel=cards.name(e.chapel),
        ),
        say.say(
            "Building over leaves the number of your buildings the same. A city building that "
            "stands in your town cannot be built a second time, not even over itself; the {crane} "
            "itself may be built over.",
            crane=cards.name(e.crane),
        ),
    ]
