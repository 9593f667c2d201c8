"""The smaller questions of a turn as a player judges them."""

from __future__ import annotations

from takujo.games.goryokaku import effects
from takujo.games.goryokaku.judged_outlook import Outlook
from takujo.games.goryokaku.judged_persons import People
from takujo.games.goryokaku.judged_turn import TurnJudge, is_action
from takujo.games.goryokaku.judged_wishes import ANY, DAIBA, NOBODY, Wishes, use_up, without
from takujo.games.goryokaku.onigiri_action import DRAW, RAISE, REPLACE, SPACE, kind_of
from takujo.games.goryokaku.persons import card_and_way, row_of
from takujo.kernel.agenda import PASS

FIRST = 5.0  # rows that give something come before actions, which may then do more


def keep(o: Outlook, choice: int) -> float:
    """A castle card dealt: what it brings less what it takes."""
    wishes = Wishes(o)
    return wishes.value(wishes.to_build(choice + o.e.first_castle - 1), o.p.cubes)


def hire(o: Outlook, options: list[int]) -> list[float]:
    """A person to hire: what it brings, and what can be hired with the koban left."""
    people, koban, prices = People(o), o.p.koban, o.e.koban_price
    return [people.gain(card) + people.hold(koban - prices[card], card) for card in options]


def build(o: Outlook, options: list[int]) -> list[float]:
    """A castle card to build: what it brings, and what the cubes left are worth."""
    wishes = Wishes(o)
    return [built(wishes, choice) for choice in options]


def built(wishes: Wishes, choice: int) -> float:
    """One of them; nothing can be paid where passing is open, but a free action is."""
    o = wishes.o
    if choice == PASS:
        return wishes.hold(o.p.cubes, NOBODY)
    wish = wishes.to_build(choice + o.e.first_castle - 1)
    left = o.p.cubes[:]
    use_up(o, wish.cost, left)
    return wish.gain + wishes.hold(left, wish.group)


def fewer_cubes(o: Outlook, options: list[int], at_end: bool) -> list[float]:
    """A cube to pay or to give back: what is left is worth."""
    wishes = Wishes(o)
    out: list[float] = []
    for choice in options:
        left = without(o.p.cubes, choice - 1)
        out.append(wishes.stored(left, NOBODY) if at_end else wishes.hold(left, NOBODY))
    return out


def rows(judge: TurnJudge, options: list[int], ways: int) -> list[float]:
    """A row of a person to use, or to stop."""
    out: list[float] = []
    for choice in options:
        card, way = card_and_way(choice, ways)
        row = None if choice == PASS else row_of(judge.o.t, card)
        value = 0.0 if row is None else judge.using(row, way)
        first = row is not None and value > 0 and not is_action(row)
        out.append(value + FIRST if first else value)
    return out


def effect(judge: TurnJudge, options: list[int], index: int) -> list[float]:
    """A reward with a choice."""
    row = judge.o.e.effects.rows[index]
    return [judge.using(row, choice) if choice != PASS else 0.0 for choice in options]


def onigiri(judge: TurnJudge, options: list[int]) -> list[float]:
    """An onigiri action: what it brings, and what the onigiri left are worth."""
    return [onigiri_action(judge, choice) for choice in options]


def onigiri_action(judge: TurnJudge, choice: int) -> float:
    """One of them."""
    o, rice = judge.o, judge.rice
    if choice == PASS:
        return rice.keep(o.p.onigiri, o.p.workers)
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
        value = judge.using(o.e.space_rows[other - SPACE - 1], 1)
    left = o.p.onigiri - o.e.onigiri_price[kind_of(o.e, choice)]
    return value + rice.keep(left, o.p.workers)


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
    first, people, rice = judge.o.e.first_castle, judge.people, judge.rice
    return [-people.keep(card) if card < first else -rice.plan(card) for card in options]
