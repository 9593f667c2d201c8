"""Goryokaku's books."""

from __future__ import annotations

from takujo.games.goryokaku import effects, events
from takujo.games.goryokaku.names import KINDS, STRIDE
from takujo.games.goryokaku.player import Player
from takujo.games.goryokaku.resources import IN_ALL, KIND_BITS
from takujo.games.goryokaku.seen import all_cards
from takujo.games.goryokaku.stacks import survey
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.chance import HIDDEN
from takujo.kernel.hidden import UNKNOWN
from takujo.kernel.table import Event, Table
from tests.every_game.accounts import Accounts

PERSONS = 55  # cards above this number are castle cards, or crest cards
CASTLES = 50

# By kind of event: where one card or disc leaves, and where it comes.
MOVES = {
    events.KEPT: ("dealt", "plans"),
    events.HIRED: ("people", "persons"),
    events.BUILT: ("plans", "castles"),
    events.TOOK: ("row", "plans"),
    events.TURNED_UP: ("castle deck", "row"),
    events.DREW: ("person deck", "people"),
}
OF_THE_TABLE = ("row", "castle deck", "castle discard", "person deck", "person discard")


class GoryokakuAccounts(Accounts):
    """Cards are in hands, laid out, dealt, in decks, on discard piles, in the row or the box."""

    card_fields = ("card", "cards...")
    middle = 90

    def edition_cards(self, t: Table) -> list[int]:
        """One of each, in order."""
        assert isinstance(t, Goryokaku)
        return list(range(1, len(t.edition.ids)))

    def pool(self, card: int) -> int:
        """Persons, castle cards and crest cards have different backs."""
        return (card > PERSONS) + (card > PERSONS + CASTLES)

    def cards(self, t: Table) -> list[int]:
        """Zone by zone; nobody has looked into the box with the crest cards left over."""
        assert isinstance(t, Goryokaku)
        found = all_cards(t)
        crests = range(t.edition.first_crest, len(t.edition.ids))
        if t.chance is HIDDEN:
            return found + [UNKNOWN] * (len(crests) - t.seats)
        return found + [crest for crest in crests if crest not in found]

    def hand(self, t: Table, seat: int) -> list[int]:
        """The persons in hand."""
        assert isinstance(t, Goryokaku)
        return t.players[seat].people

    def mistakes(self, t: Table) -> list[str]:
        """What does not fit together: cubes, onigiri, workers and pieces are never lost."""
        assert isinstance(t, Goryokaku)
        e = t.edition
        wrong = []
        for kind in range(len(KINDS)):
            if t.supply[kind] + sum(p.cubes[kind] for p in t.players) != e.cubes[kind] - 1:
                wrong.append(f"{KINDS[kind]} cubes are lost")
        workers = sum(mask.bit_count() for mask in t.stacks)
        onigiri = t.onigiri + sum(t.piles) + sum(t.heights) - workers
        for seat, p in enumerate(t.players):
            onigiri += p.onigiri + p.laid + p.bag_onigiri
            wrong += [f"seat {seat}: {problem}" for problem in mistakes_of(t, p, seat)]
        if onigiri != e.onigiri:
            wrong.append("onigiri are lost")
        if t.tops != tops_looked_up(t):
            wrong.append("sections are not as high as their stacks")
        if t.asking is not None and t.asking.id != 0 and any(p.dealt for p in t.players):
            wrong.append("dealt cards are left over")
        return wrong

    def counts(self, t: Table) -> dict[str, int]:
        """Everything but the faces of cards is open."""
        assert isinstance(t, Goryokaku)
        out = {"person deck": len(t.person_deck), "person discard": len(t.person_discard)}
        out |= {"castle deck": len(t.castle_deck), "castle discard": len(t.castle_discard)}
        out |= {"row": len(t.row), "supply onigiri": t.onigiri, "open": t.opened.bit_count()}
        out |= {f"supply {kind}": n for kind, n in enumerate(t.supply)}
        out |= {f"pile {era}": n for era, n in enumerate(t.piles, 1)}
        for seat, p in enumerate(t.players):
            for name in ("people", "plans", "dealt", "persons", "castles"):
                out[f"{name} {seat}"] = len(getattr(p, name))
            for name in ("koban", "onigiri", "laid", "workers", "bag_workers", "bag_onigiri",
                         "pieces", "reserve", "placed", "daiba", "storehouses"):  # fmt: skip
                out[f"{name} {seat}"] = getattr(p, name)
            out |= {f"cubes {kind} {seat}": n for kind, n in enumerate(p.cubes)}
            out |= {f"level {track} {seat}": n for track, n in enumerate(p.levels)}
            out[f"circles {seat}"] = p.circles.bit_count()
            out[f"board {seat}"] = sum(t.heights[seat::STRIDE])
        return out

    def retell(self, counts: dict[str, int], event: Event) -> None:
        """Cards, discs and cubes move from place to place."""
        kind, seat = event[0], event[1]
        if kind in MOVES:
            source, target = MOVES[kind]
            move(counts, seat, 1, source, target)
        elif kind in (events.GAINED, events.SPENT):
            gained(counts, seat, event[2], event[3] if kind == events.GAINED else -event[3])
        elif kind == events.RETURNED:
            gained(counts, seat, event[2], -1)
        elif kind in CARDS:
            CARDS[kind](counts, event)
        elif kind in DISCS:
            DISCS[kind](counts, event)


def move(counts: dict[str, int], seat: int, n: int, source: str, target: str) -> None:
    """Move so many from place to place."""
    for place, change in ((source, -n), (target, n)):
        counts[place if place in OF_THE_TABLE else f"{place} {seat}"] += change


def gained(counts: dict[str, int], seat: int, thing: int, n: int) -> None:
    """What comes from the supply, or goes back."""
    if thing < len(KINDS):
        counts[f"supply {thing}"] -= n
        counts[f"cubes {thing} {seat}"] += n
    elif thing == effects.ONIGIRI:
        counts["supply onigiri"] -= n
        counts[f"onigiri {seat}"] += n
    elif thing == effects.PIECE:
        move(counts, seat, n, "reserve", "pieces")
    else:
        counts[f"{'koban' if thing == effects.KOBAN else 'storehouses'} {seat}"] += n


def discarded(counts: dict[str, int], event: Event) -> None:
    """A card from the hand, onto the pile of its kind."""
    person = event[3] <= PERSONS
    source, target = ("people", "person discard") if person else ("plans", "castle discard")
    move(counts, event[1], 1, source, target)


def reshuffled(counts: dict[str, int], event: Event) -> None:
    """A discard pile becomes a deck."""
    name = "castle" if event[2] else "person"
    counts[f"{name} deck"] += counts[f"{name} discard"]
    counts[f"{name} discard"] = 0


def drew_disc(counts: dict[str, int], event: Event) -> None:
    """A disc out of the bag."""
    name = "workers" if event[2] else "onigiri"
    move(counts, event[1], 1, f"bag_{name}", name)


def placed(counts: dict[str, int], event: Event) -> None:
    """A worker, and onigiri under it."""
    move(counts, event[1], 1, "workers", "board")
    move(counts, event[1], event[3], "onigiri", "board")


def recalled(counts: dict[str, int], event: Event) -> None:
    """Everything comes back from the board."""
    move(counts, event[1], event[2], "board", "workers")
    move(counts, event[1], event[3], "board", "onigiri")


def took_rice(counts: dict[str, int], event: Event) -> None:
    """An onigiri from a pile."""
    counts[f"pile {event[2]}"] = event[3]
    counts[f"onigiri {event[1]}"] += 1


def bagged(counts: dict[str, int], event: Event) -> None:
    """All discs into the bag."""
    seat = event[1]
    move(counts, seat, event[2], "workers", "bag_workers")
    move(counts, seat, event[3], "onigiri", "bag_onigiri")
    move(counts, seat, counts[f"laid {seat}"], "laid", "onigiri")


def drawn(counts: dict[str, int], event: Event) -> None:
    """Discs out of the bag again."""
    move(counts, event[1], event[2], "bag_workers", "workers")
    move(counts, event[1], event[3], "bag_onigiri", "onigiri")


def changed(counts: dict[str, int], place: str, n: int) -> None:
    """A place has so many more."""
    counts[place] += n


CARDS = {
    events.PUT_UNDER: lambda c, e: move(c, e[1], len(e) - 2, "dealt", "castle deck"),
    events.SWEPT: lambda c, e: move(c, e[1], len(e) - 2, "row", "castle discard"),
    events.DISCARDED: discarded,
    events.RESHUFFLED: reshuffled,
}
DISCS = {
    events.PLACED: placed,
    events.LAID: lambda c, e: move(c, e[1], e[3], "onigiri", "laid"),
    events.STATIONED: lambda c, e: move(c, e[1], e[4], "pieces", "placed"),
    events.RAISED: lambda c, e: changed(c, f"level {e[2]} {e[1]}", 1),
    events.ADVANCED: lambda c, e: changed(c, f"daiba {e[1]}", 1),
    events.CIRCLED: lambda c, e: changed(c, f"circles {e[1]}", 1),
    events.BOARD_OPENED: lambda c, e: changed(c, "open", 1),
    events.DREW_DISC: drew_disc,
    events.RECALLED: recalled,
    events.TOOK_RICE: took_rice,
    events.BAGGED: bagged,
    events.DRAWN: drawn,
}


def tops_looked_up(t: Goryokaku) -> list[int]:
    """How high the sections are, found from the stacks alone."""
    again = t.copy()
    for at in range(0, len(t.heights), STRIDE):
        survey(again, at)
    return again.tops


def mistakes_of(t: Goryokaku, p: Player, seat: int) -> list[str]:
    """What does not fit together with one player."""
    wrong = []
    e = t.edition
    if p.people != sorted(p.people) or p.plans != sorted(p.plans):
        wrong.append("not sorted")
    if not set(p.shown) <= set(p.plans):
        wrong.append("shown cards are not in hand")
    workers = sum(mask.bit_count() for mask in t.stacks[seat::STRIDE])
    if workers + p.workers + p.away + p.bag_workers != e.workers:
        wrong.append("workers are lost")
    if p.pieces + p.reserve + p.placed != e.pieces:
        wrong.append("building pieces are lost")
    if p.placed != sum(
        e.tile_pieces[tile]
        for tile, owner in zip(t.tiles, t.owners, strict=True)
        if owner == seat + 1
    ):
        wrong.append("placed pieces stand on no tile")
    standing = [sum(e.standing[card][kind] for card in p.persons) for kind in range(len(KINDS))]
    standing[0] += p.levels[1]
    if p.standing != standing:
        wrong.append("counts on what is not laid out")
    resources = [cubes + n for cubes, n in zip(p.cubes, p.standing, strict=True)]
    packed = [p.resources >> kind * KIND_BITS & 511 for kind in range(len(KINDS))]
    if packed != resources or p.resources >> IN_ALL != sum(resources):
        wrong.append("resources are counted wrongly")
    if p.cube_count() != sum(p.cubes):
        wrong.append("cubes are counted wrongly")
    if min([*p.cubes, p.koban, p.onigiri, p.workers, p.pieces, p.reserve]) < 0:
        wrong.append("has less than nothing")
    return wrong
