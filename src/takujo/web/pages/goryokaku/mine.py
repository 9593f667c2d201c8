"""The own board and what the others have: storehouses, levels, persons by area, hand, bag."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from takujo.games.goryokaku.names import AREAS
from takujo.kernel.agenda import ASIDE
from takujo.kernel.hidden import UNKNOWN
from takujo.web.pages.asked import Touch
from takujo.web.pages.goryokaku.faces import Face, face, held, levels
from takujo.web.pages.goryokaku.free import LOOK
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.others import Other, other
from takujo.web.pages.row_signs import Symbol


@dataclass(frozen=True)
class Bag:
    """What is in a bag, and how likely the next disc is a worker."""

    workers: int
    onigiri: int
    percent: int  # -1: it is empty
    label: str


@dataclass(frozen=True)
class Card:
    """A card in the own hand; a person can be discarded for its gain."""

    face: Face
    gain: list[Symbol]
    touch: Touch
    crest: str  # of the crest card: how many match
    tone: str


def mine(s: Scene) -> dict[str, Any]:
    """Everything before the reader; the rows are areas, with a cell for each person."""
    acting = [card for card in s.p.persons if has_rows(s, card)]
    return {
        "store": held(s, s.me),
        "places": s.p.storehouses,
        "levels": levels(s, s.me),
        "people": [face(s, card) for card in acting],
        "rows": [row(s, area, acting) for area in range(len(AREAS))],
        "hand": hand(s),
        "bag": bag(s, s.me),
    }


def has_rows(s: Scene, card: int) -> bool:
    """Does this person ever act after a worker?"""
    return any(rows[card] is not None for rows in s.e.area_rows)


def row(s: Scene, area: int, acting: list[int]) -> tuple[str, str, list[list[Symbol]]]:
    """What placing in an area triggers, person by person."""
    cells: list[list[Symbol]] = []
    for card in acting:
        found = s.e.area_rows[area][card]
        cells.append(s.signs.row(found) if found is not None else [])
    return AREAS[area], s.area(area), cells


def bag(s: Scene, seat: int) -> Bag:
    """The bag of a seat: everybody can count it."""
    p = s.t.players[seat]
    discs = p.bag_workers + p.bag_onigiri
    percent = (100 * p.bag_workers + discs // 2) // discs if discs else -1
    said = [s.say.say("Bag"), s.cards.workers(p.bag_workers), s.cards.onigiri(p.bag_onigiri)]
    if discs:
        said.append(s.say.say("next one a worker: {percent}%", percent=percent))
    return Bag(p.bag_workers, p.bag_onigiri, percent, s.say.clauses(said))


def hand(s: Scene) -> list[Card]:
    """Castle cards, persons, the crest card; before an onlooker only what everybody has seen."""
    plans, people = [[card for card in held if card != UNKNOWN] for held in (s.p.plans, s.p.people)]
    out = [Card(face(s, card), [], about(s, card), "", "castle") for card in plans]
    for card in people:
        row = s.e.discard_row[card]
        gain = s.signs.either(row.gains) if row is not None else []
        out.append(Card(face(s, card), gain, free(s, card), "", "man"))
    if s.p.crest and s.p.crest != UNKNOWN:
        matching = s.p.of_crest(s.e, s.e.crest[s.p.crest])
        points = s.say.say("secret, {n} pt", n=matching)
        out.append(Card(crest_face(s), [], about(s, s.p.crest), points, "kamon"))
    return out


def crest_face(s: Scene) -> Face:
    """The own crest card."""
    name = s.say.say("Crest: {crest}", crest=s.cards.crest(s.e.crest[s.p.crest]))
    return Face(s.e.ids[s.p.crest], name, False, False, "", None, [], [], name)


def about(s: Scene, card: int) -> Touch:
    """What the card is."""
    return Touch(sheet=f"element/{s.e.ids[card]}")


def free(s: Scene, card: int) -> Touch:
    """What the person is, in the tray where it can be discarded; else on a sheet."""
    open_now = s.asked is not None and card in [choice % ASIDE for choice in s.asides()]
    id = s.e.ids[card]
    return Touch(f"{LOOK}{id}", name=s.cards.title(card)) if open_now else about(s, card)


def opponent(s: Scene, seat: int) -> Other:
    """Another seat, as a chip on the felt."""
    p = s.t.players[seat]
    facts = [
        s.cards.workers(p.workers), s.cards.onigiri(p.onigiri), s.say.say("{n} koban", n=p.koban),
        s.say.many("{n} building piece", "{n} building pieces", p.pieces),
        s.say.many("{n} castle card", "{n} castle cards", len(p.castles)),
    ]  # fmt: skip
    return other(s, seat, p, facts)
