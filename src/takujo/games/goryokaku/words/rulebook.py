"""What fills the slots of the rulebook's texts beside this file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from takujo.editions.language import mark
from takujo.games.goryokaku import effects
from takujo.games.goryokaku.names import AREAS, CRESTS, KINDS, ONIGIRI_ACTIONS, TRACKS
from takujo.games.goryokaku.words.elements import STEP, Elements, Entry

SLOTS: Final[dict[str, Callable[[GoryokakuRulebook], object]]] = {
    # counts
    "person_cards": lambda book: book.e.persons,
    "castle_cards": lambda book: book.e.castles,
    "crest_cards": lambda book: len(CRESTS),
    "tile_cards": lambda book: len(book.e.all_tiles),
    "cubes": lambda book: [book.cards.amount(kind, n) for kind, n in enumerate(book.e.cubes)],
    "recalls": lambda book: sum(book.e.rice),  # for each player
    # lists of elements
    "areas": lambda book: [book.area(id) for id in AREAS],
    "actions": lambda book: [book.action(id) for id in ONIGIRI_ACTIONS],
    "tracks": lambda book: [book.track(id) for id in TRACKS],
    "steps": lambda book: [book.step(f"{STEP}{n + 1}") for n in range(len(book.e.steps))],
    "tiles": lambda book: [book.tile(id) for id in book.e.tile_ids[1:]],
    "castles": lambda book: [book.castle(book.e.ids[card]) for card in book.e.all_castles],
    "persons": lambda book: [book.person(book.e.ids[card]) for card in book.e.all_persons],
    "given_kinds": lambda book: [book.cards.kind(kind) for kind in book.given],
    "given_pieces": lambda book: any(any(hands) for hands in book.e.seat_pieces),
    "drawn": lambda book: book.e.workers_drawn[2],
}
# Where numbers come from: are there any of the rulebook, and any that are not?
ORIGINS: Final = {
    frozenset([True]): mark("as the rulebook says"),
    frozenset([False]): mark("reconstructed"),
    frozenset([True, False]): mark("in part as the rulebook says, in part reconstructed"),
}


class GoryokakuRulebook(Elements):
    """Counts and lists of one edition."""

    fills = SLOTS

    @property
    def eras(self) -> list[Entry]:
        """The piles, and which boards each of them opens."""
        eras = [self.cards.era(board) for board in range(1, len(self.e.rice) + 1)]
        opened = [[eras[board - 1] for board in boards] for boards in self.e.opens]
        return [
            {"era": era, "rice": rice, "opens": self.say.clauses(boards) or "–"}
            for era, rice, boards in zip(eras, self.e.rice, opened, strict=True)
        ]

    @property
    def given(self) -> list[int]:
        """The kinds of cubes that anybody begins with."""
        hands = [cubes for seats in self.e.seat_cubes for cubes in seats]
        return [kind for kind in range(len(KINDS)) if any(cubes[kind] for cubes in hands)]

    @property
    def hands(self) -> list[Entry]:
        """Discs, pieces and cubes at the start, by number of players and turn."""
        pieces = self.e.seat_pieces
        any_pieces = any(any(hands) for hands in pieces)
        return [
            {
                "seats": "" if turn else seats,
                "turn": turn + 1,
                "workers": workers,
                "onigiri": self.e.seat_onigiri[seats][turn],
                "pieces": [pieces[seats][turn]] if any_pieces else [],
                "cubes": [self.e.seat_cubes[seats][turn][kind] for kind in self.given],
            }
            for seats in range(2, len(self.e.seat_workers))
            for turn, workers in enumerate(self.e.seat_workers[seats])
        ]

    @property
    def drawn_by_players(self) -> list[Entry]:
        """Workers drawn in the reorganisation, where the number of players decides."""
        drawn = self.e.workers_drawn
        if len(set(drawn[2:])) == 1:
            return []
        return [{"seats": seats, "workers": drawn[seats]} for seats in range(2, len(drawn))]

    @property
    def sections(self) -> list[Entry]:
        """Which spaces share their stacks, by number of players."""
        groups = [[self.cards.section(each) for each in board] for board in self.e.sections]
        semicolon = self.say.say("; ")
        return [
            {"seats": seats, "groups": semicolon.join(each)}
            for seats, each in enumerate(groups)
            if each
        ]

    @property
    def reward_pieces(self) -> int:
        """How many rewards of castle cards are building pieces."""
        rows = self.e.effects.at[effects.BUILT]
        return sum([effects.PIECE in gain.things for row in rows for gain in row.gains])

    @property
    def levels(self) -> list[Entry]:
        """Every space of both tracks."""
        return [
            {"level": level, "icons": [self.icon(track, level) for track in range(len(TRACKS))]}
            for level in range(1, max(self.e.track_top) + 1)
        ]

    def origin(self, part: str) -> str:
        """Where a part of the edition file comes from: ``{origin kinds}``."""
        return self.source(self.e.data[part])

    def source(self, part: Any) -> str:
        """Whether something is the rulebook's or a reconstruction; "" where nothing says so."""
        told = {source == "rulebook" for source in sources_of(part, False)}
        return self.say.say(ORIGINS[frozenset(told)]) if told else ""


def sources_of(value: Any, told: bool) -> list[str]:
    """Every provenance that is told anywhere in a part of the edition."""
    if not isinstance(value, dict):
        return [str(value)] if told else []
    parts = [sources_of(inner, told or key == "provenance") for key, inner in value.items()]
    return [source for part in parts for source in part]
