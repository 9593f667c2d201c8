"""The rules of an edition as Markdown, with the clause numbers that refusals name."""

from __future__ import annotations

from takujo.editions.markdown import grid, join
from takujo.games.san_juan.edition import PRODUCTION, ROLES
from takujo.games.san_juan.words import building, opening, phases
from takujo.games.san_juan.words.cards import Cards
from takujo.games.san_juan.words.closing import between, end, library, piles, score


def rulebook_words(cards: Cards) -> str:
    """The whole rulebook."""
    say, e = cards.say, cards.e
    out = ["# " + say.name(e.data["name"]), *opening.aim(cards)]
    out += ["## " + say.say("Components"), *opening.components(cards), tiles(cards)]
    for number, (title, body) in enumerate(clauses(cards), start=1):
        out += [f"## {number} {title}", *body]
    out += ["## " + say.say("All cards"), all_cards(cards)]
    return join(out)


def clauses(cards: Cards) -> list[tuple[str, list[str]]]:
    """Headings and paragraphs by clause, from 1 on."""
    say, e = cards.say, cards.e
    roles = [say.name(e.data["roles"][id]) for id in ROLES]
    return [
        (say.say("Setup"), opening.setup(cards)),
        (say.say("The round"), opening.the_round(cards)),
        (say.say("What is optional"), opening.optional(cards)),
        (say.say("Buildings"), opening.buildings(cards)),
        (roles[0], building.builder(cards)),
        (roles[1], phases.producer(cards)),
        (roles[2], phases.trader(cards)),
        (roles[3], phases.councillor(cards)),
        (roles[4], phases.prospector(cards)),
        (cards.title(e.library), library(cards)),
        (say.say("Between the rounds"), between(cards)),
        (say.say("Deck and discard pile"), piles(cards)),
        (say.say("End of the game"), end(cards)),
        (say.say("Scoring"), score(cards)),
    ]


def tiles(cards: Cards) -> str:
    """The price tiles as a table."""
    e = cards.e
    made = [card for card in range(1, len(e.ids)) if e.kind[card] == PRODUCTION]
    names = [cards.say.name(e.name(card)["good"]) for card in made]
    rows = [
        [str(tile), *[str(e.tiles[tile][card]) for card in made]] for tile in range(1, len(e.tiles))
    ]
    return grid([cards.say.say("Price tile"), *names], rows)


def all_cards(cards: Cards) -> str:
    """Every card with its numbers and its text."""
    say, e = cards.say, cards.e
    heads = [
        say.say("Card"),
        say.say("Kind"),
        say.say("Cost"),
        say.say("Points"),
        say.say("Copies"),
        say.say("Effect"),
    ]
    rows: list[list[str]] = []
    for card in range(1, len(e.ids)):
        numbers = [str(n) for n in [e.cost[card], e.points[card], e.copies[card]]]
        rows.append([cards.title(card), cards.kind(card), *numbers, cards.text(card)])
    return grid(heads, rows)
