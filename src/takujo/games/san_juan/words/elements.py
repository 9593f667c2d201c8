"""What can be explained on its own: every role and every card."""

from __future__ import annotations

from takujo.games.san_juan import names
from takujo.games.san_juan.edition import PRODUCTION, ROLES
from takujo.games.san_juan.words import building, phases
from takujo.games.san_juan.words.cards import Cards


def explained(cards: Cards, element: str) -> list[str]:
    """The facts of a card or a role, a line each."""
    if element in ROLES:
        return role_lines(cards, ROLES.index(element) + 1)
    if element not in cards.e.ids[1:]:
        raise KeyError(element)
    return card_lines(cards, cards.e.card(element))


def card_lines(cards: Cards, card: int) -> list[str]:
    """Name, kind and numbers; then what it does."""
    say, e = cards.say, cards.e
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
    ]
    text = cards.text(card)
    if text:
        lines.append(text)
    if e.kind[card] == PRODUCTION:
        prices = sorted([e.tiles[tile][card] for tile in range(1, len(e.tiles))])
        shown = "/".join([str(price) for price in prices])
        lines.append(say.say("Price on the tiles: {prices}", prices=shown))
    return lines


def role_lines(cards: Cards, role: int) -> list[str]:
    """The role's paragraph of the rulebook, without Markdown."""
    body: list[str] = []
    if role == names.ROLE_BUILDER:
        body = building.builder(cards)
    elif role == names.ROLE_PRODUCER:
        body = phases.producer(cards)
    elif role == names.ROLE_TRADER:
        body = phases.trader(cards)
    elif role == names.ROLE_COUNCILLOR:
        body = phases.councillor(cards)
    else:
        body = phases.prospector(cards)
    title = cards.say.name(cards.e.data["roles"][ROLES[role - 1]])
    return [title, *[line.removeprefix("- ").replace("**", "") for line in body]]
