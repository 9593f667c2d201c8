"""The rulebook's paragraphs on placing a worker and what the spaces do (3 to 8)."""

from __future__ import annotations

from typing import Any

from takujo.editions.markdown import bullets, grid
from takujo.games.goryokaku import effects
from takujo.games.goryokaku.names import AREAS, SPACES
from takujo.games.goryokaku.words.cards import Cards


def placing(cards: Cards) -> list[str]:
    """Paragraph 3."""
    say = cards.say
    lines = bullets(
        [
            say.say(
                "Place one worker from your hand on a space and do its action. A space whose "
                "action cannot be done cannot be chosen. One worker a turn."
            ),
            say.say(
                "Workers stand in stacks. In each section every player has at most one stack, and "
                "a new worker goes on top of it: first any onigiri from your hand, then the worker."
            ),
            say.say(
                "The stack must then be exactly 1 higher than the highest stack of another "
                "player in that section; if there is none, it must be of height 1."
            ),
            say.say(
                "So whoever is the highest cannot place there again before somebody has gone "
                "higher or the own workers are recalled."
            ),
            say.say("When somebody recalls, the stacks of the others stay as high as they are."),
            say.say(
                "The sections go by the number of players. Where a section has several actions, "
                "name one; the stack counts for all of them."
            ),
        ]
    )
    return [*lines, sections(cards)]


def sections(cards: Cards) -> str:
    """Which spaces share their stacks."""
    say, e = cards.say, cards.e
    rows: list[list[str]] = []
    for seats in range(2, 5):
        groups = [
            say.say(" + ").join([cards.space(space) for space in spaces])
            for spaces in e.sections[seats]
        ]
        rows.append([str(seats), say.say("; ").join(groups)])
    return grid([say.say("Players"), say.say("Sections")], rows)


def space_line(cards: Cards, space: int) -> str:
    """What a space does."""
    entry: dict[str, Any] = cards.e.data["spaces"][SPACES[space - 1]]
    return cards.say.say("{space}: {act}.", space=cards.say.name(entry), act=does(cards, space))


def does(cards: Cards, space: int) -> str:
    """The action of a space; where it is a rule of its own, with its number."""
    row = cards.e.space_rows[space - 1]
    if row.gains == [[effects.HIRE, 1]]:
        return cards.say.say("hire a person from your hand (6)")
    if row.gains == [[effects.OFFICE, 1]]:
        return cards.say.say("put a building piece on a building tile (7)")
    if row.gains == [[effects.BUILD, 1]]:
        return cards.say.say("build a castle card from your hand (8)")
    return cards.gained(row)


def actions(cards: Cards) -> list[str]:
    """Paragraph 4."""
    say = cards.say
    lines: list[str] = []
    for area in range(len(AREAS)):
        entry: dict[str, Any] = cards.e.data["areas"][AREAS[area]]
        spaces = [space_line(cards, space) for space in [area * 2 + 1, area * 2 + 2]]
        lines.append(
            say.say("**{area} area** {spaces}", area=say.name(entry), spaces=say.sentences(spaces))
        )
    lines.append(
        say.say(
            "Of resources you take what is left in the supply; if nothing is left, the space "
            "cannot be chosen."
        )
    )
    return bullets(lines)


def storehouses(cards: Cards) -> list[str]:
    """Paragraph 5."""
    say, e = cards.say, cards.e
    return bullets(
        [
            say.say(
                "Each storehouse holds one cube. At the beginning you have {n}; pink persons "
                "bring more.",
                n=e.storehouses,
            ),
            say.say(
                "During the turn cubes may overflow. At the end of it, those that have no "
                "storehouse go back to the supply, of your own choice."
            ),
            say.say(
                "What the supply does not have is not gained: neither cubes nor onigiri. Koban "
                "never run out."
            ),
        ]
    )


def hire(cards: Cards) -> list[str]:
    """Paragraph 6."""
    say = cards.say
    return bullets(
        [
            say.say(
                "Lay out a person card from your hand. A price in koban is paid. Where the price "
                "is a {track}, yours must be at least as high; it is not spent.",
                track=cards.track(0),
            ),
            say.say(
                "Grey cards have rows for the four areas (9), pink ones storehouses (5). The "
                "crest stays visible."
            ),
            say.say("What a card brings at once happens a single time, when it is laid out."),
            say.say(
                "Castle-time resources count in every castle build (8), but nowhere else: not for "
                "the daiba, and not for what a row costs."
            ),
        ]
    )


def office(cards: Cards) -> list[str]:
    """Paragraph 7."""
    say = cards.say
    return bullets(
        [
            say.say(
                "Put a building piece on a building tile. It must be in your hand: the pieces on "
                "the personal board cannot be used yet."
            ),
            say.say(
                "The tile must be on a face-up Goryokaku board and free. The piece stays there to "
                "the end of the game."
            ),
            say.say(
                "A tile for several pieces takes them in the same action; all of them count as "
                "placed."
            ),
        ]
    )


def build(cards: Cards) -> list[str]:
    """Paragraph 8."""
    say = cards.say
    return bullets(
        [
            say.say(
                "Pay the cost of a castle card from your hand and lay it out so that its crest "
                "and its kind stay visible. “Of any kind” is paid with any cubes."
            ),
            say.say(
                "A soil level of n stands for n soil in every castle build, and castle-time "
                "resources of persons stand for one each. They are not used up. First they cover "
                "the kinds of the cost, then the part of any kind."
            ),
            say.say("Then take the reward of the card, as far as there is anything to gain."),
            reward_pieces(cards),
        ]
    )


def reward_pieces(cards: Cards) -> str:
    """Where building pieces come from, if castle cards give them."""
    giving = 0
    for row in cards.e.effects.at[effects.BUILT]:
        for gain in row.gains:
            if effects.PIECE in gain[::2]:
                giving += 1
    if giving == 0:
        return ""
    return cards.say.many(
        "A building piece as a reward comes from the personal board into the hand ({n} castle "
        "card has one).",
        "A building piece as a reward comes from the personal board into the hand ({n} castle "
        "cards have one).",
        giving,
    )
