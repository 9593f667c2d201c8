"""The rules of an edition as Markdown, with the clause numbers that refusals name."""

from __future__ import annotations

from takujo.editions.markdown import join
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
