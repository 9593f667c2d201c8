"""What figures of Goryokaku are made of: spaces, persons, castle cards, tiles, onigiri actions."""

from __future__ import annotations

from typing import Final

from takujo.editions.game_elements import (
    POINTS,
    Element,
    GameElements,
    Group,
    Offer,
    Take,
    rows_that_act,
)
from takujo.editions.language import Language, mark
from takujo.games.goryokaku import events, names
from takujo.games.goryokaku.book import edition_of
from takujo.games.goryokaku.effects import BUILDING
from takujo.games.goryokaku.names import ONIGIRI_ACTIONS, RECALL, SPACES
from takujo.games.goryokaku.scoring import points_by_source, score, tile_points
from takujo.games.goryokaku.table import Goryokaku
from takujo.games.goryokaku.zones import with_card
from takujo.kernel.agenda import Frame, Rulebook
from takujo.kernel.hidden import without

SPACE: Final = mark("space")
PERSON: Final = mark("person")
CASTLE: Final = mark("castle card")
TILE: Final = mark("tile")
ONIGIRI: Final = mark("onigiri action")

SOURCE_NAMES: Final = {
    "tiles": mark("Building tiles"),
    "circle": mark("Circles"),
    "crest": mark("Crest card"),
    "daiba": mark("Daiba"),
}

TABLES: Final = {
    "kinds": mark("Kinds"),
    "supply": mark("Supply"),
    "setup": mark("Set-up"),
    "seat_table": mark("By the order of play"),
    "bag": mark("The bag"),
    "boards": mark("Boards"),
    "eras": mark("Eras"),
    "worker_board": mark("Worker board"),
    "spaces": mark("Spaces"),
    "onigiri_actions": mark("Onigiri actions"),
    "tracks": mark("Level tracks"),
    "daiba": mark("Daiba"),
    "tiles": mark("Building tiles"),
    "castles": mark("Castle cards"),
    "persons": mark("Persons"),
}

ENDINGS: Final = {"eras": mark("the last era")}

# Ways to play, as factors on the weights of the judgement.
STYLES: Final = {
    "builder": {"builds": 1.8, "in_hand": 1.6, "new_row": 2.0, "next_plan": 1.2, "hires": 0.6},
    "seller": {"hires": 1.5, "opens": 2.0, "ship": 2.5, "idle_koban": 2.5},
    "racer": {"recall": 1.5, "placement": 0.85, "future_tile": 0.8},
}


class GoryokakuElements(GameElements[Goryokaku]):
    """The elements of Goryokaku."""

    measures = (POINTS, "castle cards", "persons", "cubes", "koban", "pieces")
    begins = events.TURN_BEGAN
    source_names = SOURCE_NAMES
    endings = ENDINGS
    tables = TABLES
    styles = STYLES
    compensation = "seat_table.soil"
    must_have = ("discarded",)  # every person can be discarded for something
    held = (PERSON, CASTLE)
    offers_more = (names.OFFICE,)

    def groups(self, book: Rulebook) -> list[Group]:
        """Spaces with the recall last; cards by their own numbers."""
        e = edition_of(book)
        return [
            Group(SPACE, [*SPACES, "recall"]),
            Group(PERSON, e.ids[1 : e.first_castle]),
            Group(CASTLE, e.ids[e.first_castle : e.first_crest], e.first_castle),
            Group(TILE, e.tile_ids[1:]),
            Group(ONIGIRI, ONIGIRI_ACTIONS),
        ]

    def offers(self, book: Rulebook) -> list[Offer]:
        """Tiles are offered by where they lie: see also_offered."""
        return [
            Offer(names.ACT, SPACE),
            Offer(names.HIRE, PERSON),
            Offer(names.BUILD, CASTLE, edition_of(book).first_castle - 1),
        ]

    def also_offered(self, t: Goryokaku, frame: Frame) -> list[tuple[int, Element]]:
        """The tiles on which a piece can be put."""
        return [(place, (TILE, t.tiles[place - 1])) for place in t.offered if place <= len(t.tiles)]

    def takes(self, book: Rulebook) -> list[Take]:
        """Where workers are placed, who is hired, what is built."""
        return [
            Take(events.PLACED, SPACE, 2),
            Take(events.RECALLED, SPACE, number=RECALL),
            Take(events.HIRED, PERSON, 2),
            Take(events.BUILT, CASTLE, 2),
            Take(events.STATIONED, TILE, 3),
            Take(events.LAID, ONIGIRI, 2),
        ]

    def credits(self, t: Goryokaku, seat: int) -> list[tuple[Element, int]]:
        """What each own tile brings."""
        out: list[tuple[Element, int]] = []
        for at, owner in enumerate(t.owners):
            if owner == seat + 1:
                out.append(((TILE, t.tiles[at]), tile_points(t, seat, at + 1)))
        return out

    def name(self, book: Rulebook, element: Element, say: Language) -> str:
        """As the edition has it."""
        group, number = element
        data = edition_of(book).data
        if group == SPACE:
            recall = number == RECALL
            return say.say("Recall") if recall else say.name(data["spaces"][SPACES[number - 1]])
        if group == TILE:
            return say.name(data["tiles"][edition_of(book).tile_ids[number]])
        if group == ONIGIRI:
            return say.name(data["onigiri_actions"][ONIGIRI_ACTIONS[number - 1]])
        return say.name(edition_of(book).name(number))

    def start_place(self, t: Goryokaku, seat: int) -> int:
        """Counted from who begins."""
        return (seat - t.first) % t.seats

    def points(self, t: Goryokaku, seat: int) -> int:
        """Points as if it ended now."""
        return score(t, seat)

    def measured(self, t: Goryokaku, seat: int) -> list[int]:
        """What is laid out, and what is held."""
        p = t.players[seat]
        held = [p.cube_count(), p.koban, p.pieces]
        return [len(p.castles), len(p.persons), *held]

    def sources(self, t: Goryokaku, seat: int) -> list[tuple[str, int]]:
        """Tiles, circles, the crest card, the daiba."""
        return [(line.source, line.points) for line in points_by_source(t, seat)]

    def rows_of(self, book: Rulebook, element: Element) -> list[str]:
        """Of persons, castle cards and tiles; a space must have its icon."""
        group, number = element
        e = edition_of(book)
        if group == PERSON:
            return [f"persons.{e.ids[number]}.effects"]
        if group == CASTLE:
            return [f"castles.{e.ids[number]}.effects"]
        return [f"tiles.{e.tile_ids[number]}.effects"] if group == TILE else []

    def rows_heard(self, book: Rulebook) -> dict[int, Element]:
        """Those of persons and castle cards; what they hold on to is only added up."""
        e = edition_of(book)

        def element_of(source: int) -> Element | None:
            if not 0 < source < e.first_crest:
                return None
            return (PERSON if source < e.first_castle else CASTLE), source

        heard = rows_that_act(e.effects, element_of)
        return {row: of for row, of in heard.items() if e.effects.rows[row].moment != BUILDING}

    def give(self, t: Goryokaku, seat: int, element: Element, lot: int) -> None:
        """A person into the hand, a castle card among those to keep one of."""
        group, card = element
        p = t.players[seat]
        if group == PERSON and card not in p.people:
            left = p.people[lot % len(p.people)]
            t.person_deck = swapped(t.person_deck, card, left)
            for each in t.players:
                each.people = sorted(swapped(each.people, card, left))
            p.people = with_card(without(p.people, left), card)
        elif group == CASTLE and card not in p.dealt:
            left = p.dealt[lot % len(p.dealt)]
            t.castle_deck, t.row = swapped(t.castle_deck, card, left), swapped(t.row, card, left)
            for each in t.players:
                each.dealt = sorted(swapped(each.dealt, card, left))
            p.dealt = with_card(without(p.dealt, left), card)

    def keeps(self, t: Goryokaku, frame: Frame, element: Element) -> int:
        """The castle card is kept of those dealt."""
        group, number = element
        if frame.id != names.KEEP or group != CASTLE:
            return 0
        return number - edition_of(t.book).first_castle + 1


def swapped(cards: list[int], card: int, other: int) -> list[int]:
    """The same places, with the other card where this one was."""
    return [other if each == card else each for each in cards]
