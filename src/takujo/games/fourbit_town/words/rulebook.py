"""The rules of an edition as Markdown, with the clause numbers that refusals name."""

from __future__ import annotations

from takujo.games.fourbit_town.words import basics, closing, opening, printed, the_round
from takujo.games.fourbit_town.words.wording import Wording


def rulebook_words(w: Wording) -> str:
    """The whole rulebook."""
    out = ["# " + w.say.name(w.e.data["name"])]
    for number, (title, body) in enumerate(chapters(w), start=1):
        out += [f"## {number} {title}", *body]
    return join(out)


def chapters(w: Wording) -> list[tuple[str, list[str]]]:
    """Headings and paragraphs by chapter, from 1 on."""
    say = w.say
    return [
        (say.say("What it is about"), opening.about(w)),
        (say.say("Aim of the game"), opening.aim(w)),
        (say.say("Components"), opening.components(w)),
        (say.say("Basic ideas"), basics.ideas(w)),
        (say.say("Setup"), opening.setup(w)),
        (say.say("The round"), the_round.phases(w)),
        (say.say("The cards"), printed.cards(w)),
        (say.say("The buildings"), printed.buildings(w)),
        (say.say("The places"), printed.places(w)),
        (say.say("End of the game and scoring"), closing.end(w)),
    ]


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
