"""What figures of Goryokaku are made of: spaces, persons, castle cards, tiles, onigiri actions."""

from __future__ import annotations

from typing import Final

from takujo.editions.game_elements import POINTS, Element, GameElements, Group, Offer, Take
from takujo.editions.language import Language, mark
from takujo.games.goryokaku import events, names
from takujo.games.goryokaku.book import edition_of
from takujo.games.goryokaku.names import ONIGIRI_ACTIONS, RECALL, SPACES
from takujo.games.goryokaku.scoring import points_by_source, score, tile_points
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.agenda import Frame, Rulebook
from takujo.kernel.table import Table

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


class GoryokakuElements(GameElements):
    """The elements of Goryokaku."""

    measures = (POINTS, "castle cards", "persons", "cubes", "koban", "pieces")
    begins = events.TURN_BEGAN
    source_names = SOURCE_NAMES
    compensation = "seat_table.soil"
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

    def also_offered(self, t: Table, frame: Frame) -> list[tuple[int, Element]]:
        """The tiles on which a piece can be put."""
        assert isinstance(t, Goryokaku)
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

    def credits(self, t: Table, seat: int) -> list[tuple[Element, int]]:
        """What each own tile brings."""
        assert isinstance(t, Goryokaku)
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

    def start_place(self, t: Table, seat: int) -> int:
        """Counted from who begins."""
        assert isinstance(t, Goryokaku)
        return (seat - t.first) % t.seats

    def measured(self, t: Table, seat: int) -> list[int]:
        """Points as if it ended now, what is laid out, and what is held."""
        assert isinstance(t, Goryokaku)
        p = t.players[seat]
        held = [p.cube_count(), p.koban, p.pieces]
        return [score(t, seat), len(p.castles), len(p.persons), *held]

    def sources(self, t: Table, seat: int) -> list[tuple[str, int]]:
        """Tiles, circles, the crest card, the daiba."""
        assert isinstance(t, Goryokaku)
        return [(line.source, line.points) for line in points_by_source(t, seat)]
