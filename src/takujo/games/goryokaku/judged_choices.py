"""The smaller questions of a turn as a player judges them."""

from __future__ import annotations

from takujo.games.goryokaku import effects
from takujo.games.goryokaku.castle_build import bill
from takujo.games.goryokaku.judged_outlook import Outlook
from takujo.games.goryokaku.judged_persons import People
from takujo.games.goryokaku.judged_turn import TurnJudge, is_action
from takujo.games.goryokaku.judged_wishes import ANY, DAIBA, NOBODY, Wish, Wishes, use_up
from takujo.games.goryokaku.onigiri_action import DRAW, RAISE, REPLACE, SPACE, kind_of
from takujo.games.goryokaku.persons import card_and_way, row_of
from takujo.kernel.agenda import PASS

FIRST = 5.0  # rows that give something come before actions, which may then do more


def keep(o: Outlook, choice: int) -> float:
    """A castle card dealt: what it brings less what it takes."""
    card = choice + o.e.first_castle - 1
    wishes = Wishes(o)
    wish = Wish(card, o.castle_gain(card), bill(o.t, o.seat, card), 1.0)
    return wishes.value(wish, o.p.cubes)


def hire(o: Outlook, options: list[int]) -> list[float]:
    """A person to hire: what it brings, and what can be hired with the koban left."""
    people = People(o)
    out: list[float] = []
    for card in options:
        left = o.p.koban - o.e.koban_price[card]
        out.append(people.gain(card) + people.hold(left, card))
    return out


def build(o: Outlook, options: list[int]) -> list[float]:
    """A castle card to build: what it brings, and what the cubes left are worth."""
    wishes = Wishes(o)
    out: list[float] = []
    for choice in options:
        left = o.p.cubes[:]
        if choice == PASS:  # nothing can be paid, but a free action is open beside the question
            out.append(wishes.hold(left, NOBODY))
            continue
        card = choice + o.e.first_castle - 1
        use_up(o, bill(o.t, o.seat, card), left)
        out.append(o.castle_gain(card) + wishes.hold(left, card))
    return out


def fewer_cubes(o: Outlook, options: list[int], at_end: bool) -> list[float]:
    """A cube to pay or to give back: what is left is worth."""
    wishes = Wishes(o)
    out: list[float] = []
    for choice in options:
        left = o.p.cubes[:]
        left[choice - 1] -= 1
        out.append(wishes.stored(left, NOBODY) if at_end else wishes.hold(left, NOBODY))
    return out


def rows(judge: TurnJudge, options: list[int], ways: int) -> list[float]:
    """A row of a person to use, or to stop."""
    out: list[float] = []
    for choice in options:
        card, way = card_and_way(choice, ways)
        row = None if choice == PASS else row_of(judge.o.t, card)
        if row is None:
            out.append(0.0)
            continue
        h = judge.start()
        judge.use(h, row, way)
        value = judge.gain_over(h)
        out.append(value + FIRST if value > 0 and not is_action(row) else value)
    return out


def effect(judge: TurnJudge, options: list[int], index: int) -> list[float]:
    """A reward with a choice."""
    row = judge.o.e.effects.rows[index]
    out: list[float] = []
    for choice in options:
        h = judge.start()
        if choice != PASS:
            judge.use(h, row, choice)
        out.append(judge.gain_over(h))
    return out


def onigiri(judge: TurnJudge, options: list[int]) -> list[float]:
    """An onigiri action: what it brings, and what the onigiri left are worth."""
    o = judge.o
    rice = judge.rice
    out: list[float] = []
    for choice in options:
        if choice == PASS:
            out.append(rice.keep(o.p.onigiri, o.p.workers))
            continue
        other = choice - o.e.castles
        if other < 1:
            value = rice.plan(choice + o.e.first_castle - 1)
        elif other == REPLACE:
            value = rice.new_row()
        elif other == DRAW:
            value = o.worth[effects.PERSON]
        elif other <= SPACE:
            value = rice.raising(other - RAISE)
        else:
            h = judge.start()
            judge.use(h, o.e.space_rows[other - SPACE - 1], 1)
            value = judge.gain_over(h)
        left = o.p.onigiri - o.e.onigiri_price[kind_of(o.e, choice)]
        out.append(value + rice.keep(left, o.p.workers))
    return out


def daiba(judge: TurnJudge, options: list[int]) -> list[float]:
    """A way to pay the next daiba step, or to leave it."""
    o = judge.o
    step = o.p.daiba
    out: list[float] = []
    for choice in options:
        if choice == PASS:
            out.append(judge.wishes.stored(o.p.cubes, DAIBA))
            continue
        pay = o.e.step_price(step, choice)
        left = o.p.cubes[:]
        value = o.step_gain()
        for thing, n in pay.pairs:
            if thing < ANY:
                left[thing] -= n
            else:
                value -= n * abs(o.worth[thing])
        out.append(value + judge.wishes.stored(left, DAIBA))
    return out


def give(judge: TurnJudge, options: list[int]) -> list[float]:
    """A hand card to give away: the one that is missed least."""
    o = judge.o
    out: list[float] = []
    for card in options:
        if card < o.e.first_castle:
            out.append(-judge.people.keep(card))
        else:
            out.append(-judge.rice.plan(card))
    return out
