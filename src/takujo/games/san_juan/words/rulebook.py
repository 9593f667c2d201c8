"""The rules of an edition as Markdown, with the clause numbers that refusals name."""

from __future__ import annotations

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


def join(parts: list[str]) -> str:
    """Blocks with empty lines between them; lines of one list stay together."""
    text = ""
    for place, part in enumerate(parts):
        in_list = place > 0 and in_a_list(part) and in_a_list(parts[place - 1])
        text += ("" if place == 0 else "\n" if in_list else "\n\n") + part
    return text + "\n"


def in_a_list(part: str) -> bool:
    """Is this a line of a list, or of one inside it?"""
    return part.lstrip().startswith("- ")


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


def row(cells: list[str]) -> str:
    """A line of a table."""
    return "| " + " | ".join(cells) + " |"


def tiles(cards: Cards) -> str:
    """The price tiles as a table."""
    e = cards.e
    made = [card for card in range(1, len(e.ids)) if e.kind[card] == PRODUCTION]
    names = [cards.say.name(e.name(card)["good"]) for card in made]
    lines = [row([cards.say.say("Price tile"), *names]), row(["---"] * (len(made) + 1))]
    for tile in range(1, len(e.tiles)):
        lines.append(row([str(tile)] + [str(e.tiles[tile][card]) for card in made]))
    return "\n".join(lines)


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
    lines = [row(heads), row(["---"] * len(heads))]
    for card in range(1, len(e.ids)):
        numbers = [str(n) for n in [e.cost[card], e.points[card], e.copies[card]]]
        lines.append(row([cards.title(card), cards.kind(card), *numbers, cards.text(card)]))
    return "\n".join(lines)
