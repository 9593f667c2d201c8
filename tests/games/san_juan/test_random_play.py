"""Random games: what always holds at San Juan's table, whatever is played."""

import pytest

from takujo.games.san_juan import events, names
from takujo.games.san_juan.edition import PRODUCTION
from takujo.games.san_juan.seen import visible_cards
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.chance import FastNumbers
from takujo.kernel.flow import take
from tests.games.san_juan.at_the_table import AtTheTable, new_game

PICKING = [names.PAY, names.DISCARD, names.KEEP, names.PRODUCE, names.BLACK_MARKET]
COUNTED = [events.PRODUCED, events.SOLD, events.PAID_GOOD]
SHARES = [0, 1, 2, 3]  # the games of one seat count, shared out


def check_cards(t: SanJuan) -> None:
    """All 110 cards are somewhere, as often as the edition has them."""
    assert len(visible_cards(t)) == 110
    have = [0] * len(t.edition.copies)
    for card in visible_cards(t):
        have[card] += 1
    assert have == t.edition.copies


def check_towns(t: SanJuan) -> None:
    """City buildings once, goods on production buildings, and the bits agree with the town."""
    kind = t.edition.kind
    for p in t.players:
        city = [card for card in p.buildings if kind[card] != PRODUCTION]
        assert len(set(city)) == len(city)
        assert p.owned == sum(1 << card for card in set(p.buildings))
        assert len(p.goods) == len(p.buildings)
        for card, good in zip(p.buildings, p.goods, strict=True):
            assert not good or kind[card] == PRODUCTION


def check_hands(t: SanJuan) -> None:
    """Sorted, and what is shown is there."""
    for p in t.players:
        assert p.hand == sorted(p.hand)
        assert p.chapel == sorted(p.chapel)
        assert all(p.shown.count(card) <= p.hand.count(card) for card in p.shown)


def check_turn(t: SanJuan) -> None:
    """What belongs to one turn is clean outside of it."""
    asked = -1 if t.asking is None else t.asking.id
    assert t.last == 0 or asked in PICKING
    assert not t.drawn or asked in (names.KEEP, names.ARCHIVE)
    assert not t.mine or asked == names.NUGGET
    assert not t.covering or asked in (names.BLACK_MARKET, names.PAY)
    assert t.tile == 0 or t.takers[names.ROLE_TRADER]
    assert sorted(t.tiles) == [1, 2, 3, 4, 5]


def check_done(at: AtTheTable) -> None:
    """While goods are counted, those of this seat and this phase are, and no others."""
    asking = at.t.asking
    if asking is None or asking.id not in (names.PRODUCE, names.SELL, names.BLACK_MARKET):
        return
    done = 0
    for event in reversed(at.ear):
        if event[0] == events.PICKED:
            break
        if event[0] in COUNTED and event[1] == asking.seat:
            done += 1
    assert at.t.done == done


def check_round(t: SanJuan, first: int) -> None:
    """Rounds and governors keep step, and no more roles are taken than are picked."""
    assert t.governor == (first + t.round - 1) % t.seats
    assert len([taker for taker in t.takers if taker]) <= t.edition.picks[t.seats]


def check_end(t: SanJuan, said: list[str]) -> None:
    """A builder phase came last, and somebody has twelve buildings."""
    most = max(len(p.buildings) for p in t.players)
    assert most == 12
    assert said[-1].split()[0] == "game_ended"
    phases = [line.split()[2] for line in said if line.startswith("picked")]
    assert phases[-1] == "builder"
    assert t.takers[names.ROLE_BUILDER]


def play(seats: int, seed: int) -> None:
    """One random game, checked at every question."""
    at = new_game(seats, seed)
    t = at.t
    numbers = FastNumbers(seed + 1000 * seats)
    first = t.governor
    while t.asking is not None:
        assert max(len(p.buildings) for p in t.players) < 12 or t.takers[names.ROLE_BUILDER]
        check_cards(t)
        check_towns(t)
        check_hands(t)
        check_turn(t)
        check_done(at)
        check_round(t, first)
        assert len(t.offered) > 1
        take(t, t.offered[numbers.below(len(t.offered))])
    check_cards(t)
    check_end(t, at.said("picked", "game_ended"))
    assert 5 <= t.round <= 60


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_the_rules_of_the_table(seats: int) -> None:
    for seed in range(5):
        play(seats, seed)


@pytest.mark.slow
@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_random_games_keep_the_rules_of_the_table(seats: int, share: int) -> None:
    for seed in range(100 + 25 * share, 125 + 25 * share):
        play(seats, seed)
