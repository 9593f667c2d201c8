"""Whatever is played, nothing is lost and nothing is made: discs, pieces, cubes and cards."""

import pytest

from takujo.games.goryokaku.names import STRIDE
from takujo.games.goryokaku.resources import by_kind
from takujo.games.goryokaku.seen import all_cards
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.chance import FastNumbers
from tests.games.goryokaku.at_the_table import AtTheTable, new_game

CUBES = [14, 12, 12, 7, 7]  # one of each kind marks an era


def stacked(t: Goryokaku, seat: int) -> tuple[int, int]:
    """The seat's workers and onigiri on the worker board."""
    places = range(seat, len(t.heights), STRIDE)
    workers = sum(t.stacks[at].bit_count() for at in places)
    return workers, sum(t.heights[at] for at in places) - workers


def check(t: Goryokaku) -> None:
    """Everything is there."""
    onigiri = t.onigiri + sum(t.piles)
    for seat, p in enumerate(t.players):
        workers, under = stacked(t, seat)
        assert p.workers + p.bag_workers + p.away + workers == 5
        assert p.pieces + p.reserve + p.placed == 5
        assert min(p.workers, p.bag_workers, p.onigiri, p.bag_onigiri, p.laid, p.pieces) >= 0
        assert (p.stored, p.resources) == (sum(p.cubes), by_kind(p.cubes, p.standing))
        assert p.standing[0] == p.levels[1] + sum(t.edition.standing[c][0] for c in p.persons)
        onigiri += p.onigiri + p.bag_onigiri + p.laid + under
    assert onigiri == 70
    cubes = [t.supply[kind] + sum(p.cubes[kind] for p in t.players) for kind in range(5)]
    assert (cubes, min(t.supply) >= 0) == (CUBES, True)
    cards = sorted(all_cards(t))
    assert len(cards) == len(set(cards))  # crest cards that nobody has are in the box
    persons_and_castles = t.edition.first_crest - 1
    assert cards[:persons_and_castles] == list(range(1, persons_and_castles + 1))


def played(at: AtTheTable, numbers: FastNumbers) -> None:
    """A game by lot, checked after every choice."""
    t = at.t
    for _ in range(3000):
        check(t)
        if t.asking is None:
            return
        seat = t.asking.seat
        options = t.options(seat)
        t.play(seat, options[numbers.below(len(options))])
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_discs_pieces_cubes_and_cards_stay_as_many_as_they_are(seats: int, seed: int) -> None:
    at = new_game(seats, seed)
    played(at, FastNumbers(seed))
    assert (at.t.era, at.t.turn, sum(at.t.piles)) == (6, 0, 0)
    assert len(at.said("took_rice")) == 6 * seats
