"""What a page of Goryokaku promises is what happens: placements, the bag, the recall."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

import takujo
from takujo.games.goryokaku import events, names
from takujo.games.goryokaku.names import KINDS, RECALL
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.agenda import ASIDE
from takujo.kernel.chance import FastNumbers
from takujo.kernel.flow import take
from takujo.kernel.table import Event, Table
from takujo.web.pages.goryokaku.act import recall_tray
from takujo.web.pages.goryokaku.mine import bag
from takujo.web.pages.goryokaku.preview import Chain, Stop, action, chain, event_parts
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.row_signs import Symbol
from tests.web.pages_at_hand import at

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
DECISIONS = 700  # of one game at random: most of it


def turns(seats: int, seed: int) -> list[tuple[Scene, Goryokaku]]:
    """The turns of a game at random: as the seat that is asked sees it, and as it is."""
    t = takujo.new_table("goryokaku", seats=seats, seed=seed)
    numbers, out = FastNumbers(seed), list[tuple[Scene, Goryokaku]]()
    for _ in range(DECISIONS):
        if t.asking is None:
            break
        seat = t.asking.seat
        if t.asking.id == names.ACT:
            out.append((Scene(at(t.copy(), seat, "en")), listened(t)))
        options = [choice for choice in t.options(seat) if choice < ASIDE]
        take(t, options[numbers.below(len(options))])
    return out


def listened(table: Table) -> Goryokaku:
    """The table by itself, and somebody who listens."""
    t = table.copy()
    assert isinstance(t, Goryokaku)
    t.ear = []
    return t


def told(s: Scene, happened: list[Event]) -> list[Symbol]:
    """Events in signs, as the preview puts them."""
    mine = [event for event in happened if len(event) > 1 and event[1] == s.me]
    return [part for event in mine for part in event_parts(s, event)]


def sure(s: Scene, space: int, made: Chain) -> list[Stop]:
    """The stops before anything is drawn or asked."""
    asked = [*action(s, space), Symbol("…", quiet=True)]
    out: list[Stop] = []
    for stop in made.stops:
        if not stop.sure:
            break
        if stop.parts[-1] == asked[-1]:
            return [*out, Stop(stop.parts[: -len(asked)])]
        out.append(stop)
    return out


def played(s: Scene, table: Goryokaku, space: int, made: Chain) -> tuple[Goryokaku, list[Symbol]]:
    """The placement and the rows the preview names, really played; what happened."""
    t = listened(table)
    take(t, space)
    for stop in sure(s, space, made):
        if stop.wish:
            assert t.asking is not None
            assert t.asking.seat == s.me
            t.play(s.me, stop.wish)
    assert t.ear is not None
    return t, told(s, t.ear)


@SEATS
def test_what_a_placement_lists_is_what_happens_in_that_order(seats: int) -> None:
    placements = 0
    for s, table in turns(seats, seats):
        for space in [choice for choice in s.offered() if choice < RECALL]:
            made = chain(s, [s.readable(space)])
            listed = [part for stop in sure(s, space, made) for part in stop.parts]
            before = s.p.onigiri
            t, happened = played(s, table, space, made)
            if listed and "→" in listed[0].text:  # the price is told as before and after
                paid = before - int(listed[0].text.split("→")[1])
                assert listed[0].text.split("→")[0] == str(before)
                assert t.ear is not None
                (placed,) = [event for event in t.ear if event[0] == events.PLACED]
                assert placed[3] == paid
                listed = listed[1:]
            assert listed == happened
            placements += 1
    assert placements > 100


@SEATS
def test_the_storehouses_a_placement_tells_are_those_after_it(seats: int) -> None:
    for s, table in turns(seats, 10 + seats):
        for space in [choice for choice in s.offered() if choice < RECALL]:
            made = chain(s, [s.readable(space)])
            t, _ = played(s, table, space, made)
            p = t.players[s.me]
            assert made.cubes == p.cube_count()
            after = [p.cubes[kind] - s.p.cubes[kind] for kind in range(len(KINDS))]
            gained = [made.gained.count(kind) for kind in range(len(KINDS))]
            assert all(more >= left for more, left in zip(gained, after, strict=True))
            if sum(gained) == sum(after):  # no castle card or person's row was paid for
                assert gained == after


@SEATS
def test_the_bag_holds_what_its_owner_lost_sight_of(seats: int) -> None:
    for s, _ in turns(seats, 20 + seats):
        for seat, p in enumerate(s.t.players):
            made = bag(s, seat)
            mask = 0
            for n in range(seat, len(s.t.stacks), names.STRIDE):
                mask += bin(s.t.stacks[n]).count("1")
            assert made.workers == s.e.workers - p.workers - p.away - mask
            discs = made.workers + made.onigiri
            assert made.onigiri == p.bag_onigiri
            if discs:
                assert abs(Fraction(made.percent, 100) - Fraction(made.workers, discs)) <= (
                    Fraction(1, 200)
                )
            else:
                assert made.percent == -1


@SEATS
def test_a_recall_tells_what_comes_out_of_the_bag_on_average(seats: int) -> None:
    looked = 0
    for s, table in turns(seats, 30 + seats):
        if RECALL not in s.offered() or (s.t.era == names.ERAS and s.t.piles[-1] == 1):
            continue
        said = re.search(
            r"(\d+) workers, (\d+) onigiri\): (\d+) workers? .* ([\d.]+) onigiri",
            recall_tray(s).note,
        )
        assert said is not None, recall_tray(s).note
        t = listened(table)
        take(t, RECALL)
        while t.asking is not None and t.asking.id == names.DAIBA:
            take(t, 0)
        assert t.ear is not None
        bagged = next(each for each in t.ear if each[0] == events.BAGGED and each[1] == s.me)
        p = s.p
        workers, onigiri = bagged[2] + p.bag_workers, bagged[3] + p.bag_onigiri
        out = min(s.e.workers_drawn[s.t.seats], workers)
        assert [int(each) for each in said.groups()[:3]] == [workers, onigiri, out]
        assert abs(float(said.group(4)) - out * onigiri / (workers + 1)) <= 0.05 + 1e-9
        looked += 1
    assert looked > 5
