"""Setup: the table, the players, and the castle cards that each player keeps."""

from __future__ import annotations

from takujo.games.goryokaku import events, names
from takujo.games.goryokaku.names import CRESTS, ERAS, KINDS
from takujo.games.goryokaku.player import Player
from takujo.games.goryokaku.stacks import clear_stacks
from takujo.games.goryokaku.table import Goryokaku
from takujo.games.goryokaku.zones import EMPTY, with_card
from takujo.kernel.agenda import Rule
from takujo.kernel.hidden import face_down, known_to, without


class Keep(Rule[Goryokaku]):
    """Keep some of the castle cards dealt; n is how many are left to keep."""

    def secret(self) -> bool:
        """All look at their cards at the same time."""
        return True

    def begin(self, t: Goryokaku, seat: int, left: int) -> None:
        """Any of them."""
        first = t.edition.first_castle - 1
        t.must([card - first for card in t.players[seat].dealt])

    def take(self, t: Goryokaku, seat: int, left: int, choice: int) -> None:
        """Into the hand."""
        p = t.players[seat]
        card = choice + t.edition.first_castle - 1
        p.dealt = without(p.dealt, card)
        p.plans = with_card(p.plans, card)
        if t.ear is not None:
            t.ear.append((events.KEPT, seat, card))
        if left > 1:
            t.then(names.KEEP, seat, left - 1)

    def together(self, t: Goryokaku, seat: int, left: int) -> int:
        """All that are kept."""
        return left

    def candidates(self, t: Goryokaku, seat: int, left: int) -> list[int]:
        """The castle cards dealt."""
        first = t.edition.first_castle - 1
        return [card - first for card in t.players[seat].dealt]


class Under(Rule[Goryokaku]):
    """The castle cards not kept go under the deck, from the first player on."""

    def begin(self, t: Goryokaku, first: int, n: int) -> None:
        """Their owners remember them there."""
        under: list[int] = []
        for i in range(t.seats):
            seat = (first + i) % t.seats
            p = t.players[seat]
            if t.ear is not None and p.dealt:
                t.ear.append((events.PUT_UNDER, seat, *p.dealt))
            for card in p.dealt:
                under.append(face_down(card, known_to(seat)))
            p.dealt = EMPTY
        under.reverse()
        t.castle_deck = under + t.castle_deck


def set_up(t: Goryokaku) -> None:
    """Everything on the table and before the players; a random player begins."""
    e = t.edition
    lay_supply(t)
    t.person_deck = e.all_persons[:]
    t.shuffle(t.person_deck, names.PERSON_DECK, "persons")
    t.castle_deck = e.all_castles[:]
    t.shuffle(t.castle_deck, names.CASTLE_DECK, "castles")
    t.row = [t.castle_deck.pop() for _ in range(e.row_size)]
    crests = list(range(e.first_crest, e.first_crest + len(CRESTS)))
    t.shuffle(crests, names.CRESTS_DEALT, "crests")
    lay_tiles(t)
    t.first = t.below(t.seats, names.FIRST, "first player")
    for seat in range(t.seats):
        p = new_player(t, (seat - t.first) % t.seats)
        p.people = sorted([t.person_deck.pop() for _ in range(e.deal_persons)])
        p.dealt = sorted([t.castle_deck.pop() for _ in range(e.deal_castles)])
        p.crest = crests.pop()
        t.players.append(p)
    for i in range(t.seats):
        t.then(names.KEEP, (t.first + i) % t.seats, e.keep_castles)
    t.then(names.UNDER, t.first)
    t.then(names.TURN, t.first)


def lay_supply(t: Goryokaku) -> None:
    """Era piles and their cubes, what is left in the supply, and an empty worker board."""
    e = t.edition
    t.markers = list(range(len(KINDS)))
    t.shuffle(t.markers, names.MARKERS, "markers")
    t.supply = [n - 1 for n in e.cubes]
    t.piles = [rice * t.seats for rice in e.rice]
    t.onigiri = e.onigiri - sum(t.piles) - t.seats * e.start_onigiri
    clear_stacks(t)


def lay_tiles(t: Goryokaku) -> None:
    """Building tiles on every board, at random; the others go back into the box."""
    tiles = t.edition.all_tiles[:]
    t.shuffle(tiles, names.TILES, "tiles")
    t.tiles = tiles[: ERAS * t.seats * t.edition.board_tiles]
    t.owners = [0] * len(t.tiles)


def new_player(t: Goryokaku, turn: int) -> Player:
    """A player so many turns after the first: discs, pieces and cubes by the seat table."""
    e = t.edition
    p = Player()
    p.cubes = [0] * len(KINDS)
    p.workers = e.seat_workers[t.seats][turn]
    p.onigiri = e.seat_onigiri[t.seats][turn]
    p.bag_workers = e.workers - p.workers
    p.bag_onigiri = e.start_onigiri - p.onigiri
    p.pieces = e.seat_pieces[t.seats][turn]
    p.reserve = e.pieces - p.pieces
    p.storehouses = e.storehouses
    p.koban = e.start_koban
    for kind, n in enumerate(e.seat_cubes[t.seats][turn]):
        p.add_cubes(kind, n)
        t.supply[kind] -= n
    return p
