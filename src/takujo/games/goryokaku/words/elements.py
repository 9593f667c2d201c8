"""What can be explained on its own: areas, resources, actions, tracks, tiles and every card."""

from __future__ import annotations

from typing import Any

from takujo.games.goryokaku.edition import Edition
from takujo.games.goryokaku.names import AREAS, CRESTS, KINDS, ONIGIRI_ACTIONS, TRACKS
from takujo.games.goryokaku.words import after_worker, lists, worker
from takujo.games.goryokaku.words.cards import Cards


def element_ids(e: Edition) -> list[str]:
    """Everything with an explanation; castle cards come last."""
    steps = [step_id(step) for step in range(1, len(e.steps) + 1)]
    places = [*AREAS, *KINDS, *ONIGIRI_ACTIONS, *TRACKS, *steps]
    return [*places, *CRESTS, *e.tile_ids[1:], *e.ids[1 : e.first_crest]]


def step_id(step: int) -> str:
    """The id of a step of the daiba."""
    return f"daiba_{step}"


def explained(cards: Cards, element: str) -> list[str]:
    """The facts of an element, a line each."""
    e = cards.e
    if element not in element_ids(e):
        raise KeyError(element)
    if element in AREAS:
        return area_lines(cards, AREAS.index(element))
    if element in KINDS:
        return kind_lines(cards, KINDS.index(element))
    if element in ONIGIRI_ACTIONS:
        return action_lines(cards, ONIGIRI_ACTIONS.index(element) + 1)
    if element in TRACKS:
        return track_lines(cards, TRACKS.index(element))
    if element in CRESTS:
        return crest_lines(cards, CRESTS.index(element))
    if element in e.tile_ids:
        return tile_lines(cards, e.tile_ids.index(element))
    if element in e.ids:
        card = e.card(element)
        return person_lines(cards, card) if card < e.first_castle else castle_lines(cards, card)
    return step_lines(cards, int(element.removeprefix("daiba_")))


def origin(cards: Cards, entry: dict[str, Any]) -> list[str]:
    """Where the element comes from, where the edition says so."""
    told = lists.origin(cards, entry)
    return [cards.say.say("Where it comes from: {origin}", origin=told)] if told else []


def area_lines(cards: Cards, area: int) -> list[str]:
    """An area and its two actions."""
    entry: dict[str, Any] = cards.e.data["areas"][AREAS[area]]
    return [
        cards.say.say("{area} area", area=cards.say.name(entry)),
        *[worker.space_line(cards, space) for space in [area * 2 + 1, area * 2 + 2]],
        cards.say.say("After the worker, the rows of your hired persons for this area may act."),
        *origin(cards, entry),
    ]


def kind_lines(cards: Cards, kind: int) -> list[str]:
    """A resource: how much there is of it, and who is built of it."""
    say, e = cards.say, cards.e
    entry: dict[str, Any] = e.data["kinds"][KINDS[kind]]
    built = [card for card in range(e.first_castle, e.first_crest) if e.kind[card] == kind]
    return [
        say.name(entry),
        say.say("Resource: {n} cubes, one of which marks an era.", n=e.cubes[kind]),
        say.many(
            "{n} castle card is of this kind.", "{n} castle cards are of this kind.", len(built)
        ),
        *origin(cards, entry),
    ]


def action_lines(cards: Cards, action: int) -> list[str]:
    """An onigiri action with its price."""
    entry: dict[str, Any] = cards.e.data["onigiri_actions"][ONIGIRI_ACTIONS[action - 1]]
    return [
        cards.say.say("Onigiri action: {action}", action=cards.say.name(entry)),
        after_worker.price_words(cards, action),
        after_worker.action_words(cards, action),
        *origin(cards, entry),
    ]


def track_lines(cards: Cards, track: int) -> list[str]:
    """A level track and its icons."""
    entry: dict[str, Any] = cards.e.data["tracks"][TRACKS[track]]
    return [
        cards.say.name(entry),
        cards.say.say("From 0 to {top}.", top=cards.e.track_top[track]),
        after_worker.track_use(cards, track),
        *after_worker.track_icons(cards, track),
        *origin(cards, entry),
    ]


def crest_lines(cards: Cards, crest: int) -> list[str]:
    """A crest card, and how many cards show its crest."""
    say, e = cards.say, cards.e
    entry: dict[str, Any] = e.data["crests"][CRESTS[crest]]
    persons = [card for card in range(1, e.first_castle) if e.crest[card] == crest]
    castles = [card for card in range(e.first_castle, e.first_crest) if e.crest[card] == crest]
    return [
        say.say("Crest card: {crest}", crest=say.name(entry)),
        say.say(
            "At the end, 1 point for each {crest} crest on your built and hired cards.",
            crest=cards.crest(crest),
        ),
        say.say(
            "On {persons} person cards and {castles} castle cards.",
            persons=len(persons),
            castles=len(castles),
        ),
        *origin(cards, entry),
    ]


def tile_lines(cards: Cards, tile: int) -> list[str]:
    """A building tile: what it scores, how many there are, how many pieces it takes."""
    say, e = cards.say, cards.e
    entry: dict[str, Any] = e.data["tiles"][e.tile_ids[tile]]
    return [
        say.say("Building tile: {tile}", tile=cards.tile(tile)),
        say.many(
            "{copies} in the game, takes {n} building piece",
            "{copies} in the game, takes {n} building pieces",
            e.tile_pieces[tile],
            copies=e.tile_copies[tile],
        ),
        cards.tile_text(tile),
        *origin(cards, entry),
    ]


def person_lines(cards: Cards, card: int) -> list[str]:
    """A person: dates, crest, price, and every icon."""
    say = cards.say
    entry = cards.e.name(card)
    title = cards.title(card)
    if cards.has_a_name(card):
        title = say.say("{card} ({facts})", card=title, facts=entry["note"])
    colour = say.say("pink") if cards.e.pink[card] else say.say("grey")
    facts = say.say(
        "Person card ({colour}), {facts}", colour=colour, facts=cards.person_facts(card)
    )
    return [title, facts, *cards.sentences(card), *origin(cards, entry)]


def castle_lines(cards: Cards, card: int) -> list[str]:
    """A castle card: crest, kind, cost and reward."""
    facts = cards.say.say("Castle card, {facts}", facts=cards.castle_facts(card))
    return [
        cards.title(card),
        facts,
        *cards.sentences(card),
        *origin(cards, cards.e.name(card)),
    ]


def step_lines(cards: Cards, step: int) -> list[str]:
    """A step of the daiba: its price, its icon, its factor."""
    say, e = cards.say, cards.e
    row = e.steps[step - 1]
    entry: dict[str, Any] = e.data["daiba"]["steps"][str(step)]
    return [
        say.say("Daiba, step {n}", n=step),
        say.say("Price: {cost}", cost=cards.paid(row) or say.say("nothing")),
        say.say("Icon: {gain}", gain=cards.gained(row)),
        say.say("At the end each built castle card scores {n} here.", n=e.factor[step]),
        *origin(cards, entry),
    ]
