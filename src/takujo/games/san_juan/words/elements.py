"""What can be explained on its own: every card."""

from __future__ import annotations

from takujo.games.san_juan.edition import PRODUCTION
from takujo.games.san_juan.words.cards import Cards


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
