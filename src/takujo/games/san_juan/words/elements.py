"""What can be explained on its own: every card, and in short every role."""

from __future__ import annotations

from typing import Final

from takujo.editions.forms import Form, form, forms
from takujo.games.san_juan import names
from takujo.games.san_juan.edition import PRODUCTION, ROLES
from takujo.games.san_juan.words.cards import Cards

# What a role brings everybody, and whoever picks it: {n} is the privilege.
ROLE_BRIEFS: Final[dict[int, Form]] = {
    names.ROLE_BUILDER: form(
        "Everybody may build one card; cards from the hand pay for it. You pay {n} less."
    ),
    names.ROLE_PRODUCER: form(
        "Everybody may make {make} good on an empty production building. You make {n} more."
    ),
    names.ROLE_TRADER: form(
        "A price tile is turned up; everybody may sell {sell} good for cards. You sell {n} more."
    ),
    names.ROLE_COUNCILLOR: form(
        "Everybody draws {draw} cards and may keep {keep}. You choose from {n} more."
    ),
    names.ROLE_PROSPECTOR: forms(
        "Only you draw {n} card from the deck.",
        "Only you draw {n} cards from the deck.",
    ),
}


def role_brief(cards: Cards, id: str) -> str:
    """What a role brings, with the numbers of the edition."""
    e, role = cards.e, ROLES.index(id) + 1
    slots = {"n": e.privilege[role][1], "make": e.produce, "sell": e.sell, "draw": e.council_draw,
             "keep": e.council_keep}  # fmt: skip
    return ROLE_BRIEFS[role].said(cards.say, slots)


def card_brief(cards: Cards, id: str) -> str:
    """What a card does; of a production building what its good sells for, from least to most."""
    e, card = cards.e, cards.e.card(id)
    if e.kind[card] != PRODUCTION:
        return cards.text(card) or cards.say.say("No effect: it is built for its points.")
    prices = sorted([tile[card] for tile in e.tiles[1:]])
    span = str(prices[0]) if prices[0] == prices[-1] else f"{prices[0]}–{prices[-1]}"
    sells = cards.say.say("A good of it sells for {span} cards.", span=span)
    return cards.say.sentences([cards.text(card), sells])


def card_lines(cards: Cards, element: str) -> list[str]:
    """Name, kind and numbers; then what it does."""
    say, e = cards.say, cards.e
    if element not in e.ids[1:]:
        raise KeyError(element)
    card = e.card(element)
    lines = [
        cards.title(card),
        say.many(
            "{kind}, cost {cost}, {n} point, {copies} in the game",
            "{kind}, cost {cost}, {n} points, {copies} in the game",
            e.points[card],
            kind=cards.kind(card),
            cost=e.cost[card],
            copies=e.copies[card],
        ),
        cards.text(card),
    ]
    if e.kind[card] == PRODUCTION:
        prices = sorted([e.tiles[tile][card] for tile in range(1, len(e.tiles))])
        shown = "/".join([str(price) for price in prices])
        lines.append(say.say("Price on the tiles: {prices}", prices=shown))
    return [line for line in lines if line]
