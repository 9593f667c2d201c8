"""The rules of an edition as Markdown, with the clause numbers that refusals name."""

from __future__ import annotations

from typing import Any

from takujo.editions.markdown import join
from takujo.games.goryokaku.names import SPACES
from takujo.games.goryokaku.words import after_worker, lists, opening, recalling, worker
from takujo.games.goryokaku.words.cards import Cards


def rulebook_words(cards: Cards) -> str:
    """The whole rulebook."""
    say, e = cards.say, cards.e
    out = ["# " + say.name(e.data["name"]), *opening.aim(cards)]
    out += ["## " + say.say("Components"), *opening.components(cards)]
    for number, (title, body) in enumerate(clauses(cards), start=1):
        out += [f"## {number} {title}", *body]
    out += ["## " + say.say("All building tiles"), lists.tiles(cards)]
    out += ["## " + say.say("All castle cards"), lists.castles(cards)]
    out += ["## " + say.say("All persons"), lists.persons(cards)]
    out += ["## " + say.say("Where the numbers come from"), lists.origins(cards)]
    return join(out)


def clauses(cards: Cards) -> list[tuple[str, list[str]]]:
    """Headings and paragraphs by clause, from 1 on."""
    say = cards.say
    spaces: dict[str, Any] = cards.e.data["spaces"]
    hire, office, build = [say.name(spaces[SPACES[space]]) for space in (3, 4, 5)]
    return [
        (say.say("Setup"), opening.setup(cards)),
        (say.say("The turn"), opening.turn(cards)),
        (say.say("Placing a worker"), worker.placing(cards)),
        (say.say("Worker actions"), worker.actions(cards)),
        (say.say("Storehouses and supply"), worker.storehouses(cards)),
        (hire, worker.hire(cards)),
        (office, worker.office(cards)),
        (build, worker.build(cards)),
        (say.say("Person action"), after_worker.persons(cards)),
        (say.say("Onigiri action"), after_worker.onigiri(cards)),
        (say.say("Free action"), after_worker.free(cards)),
        (say.say("Recall"), recalling.recall(cards)),
        (say.say("Daiba"), recalling.daiba(cards)),
        (say.say("Audit and boards"), recalling.audit(cards)),
        (say.say("Reorganisation"), recalling.reorganise(cards)),
        (say.say("End of the game"), recalling.end(cards)),
        (say.say("Scoring"), recalling.score(cards)),
    ]
