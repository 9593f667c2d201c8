"""Placing a worker: stacks, the onigiri they cost, and what a space does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from takujo.games.goryokaku import events, names
from takujo.games.goryokaku.free_action import possible_after_discards
from takujo.games.goryokaku.icons import can_gain, why_nothing
from takujo.games.goryokaku.names import RECALL, SPACES
from takujo.games.goryokaku.recall import recall, workers_on_board
from takujo.games.goryokaku.stacks import OWNER, OWNERS, note_highest
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.agenda import Rule
from takujo.kernel.reason import Reason

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone

HIGHEST: Final = -1  # no price: the own stack is the highest already


class Act(Rule[Goryokaku]):
    """Place a worker on a space, or recall."""

    def __init__(self, finishes: bool = True) -> None:
        self.finishes = finishes  # is the end of the turn asked for?

    def veiled(self, t: Goryokaku, seat: int, n: int) -> bool:
        """Some spaces are possible or not by the cards in hand."""
        return True

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Every space that can be reached and whose action can be done; recall if one may."""
        options = possible_spaces(t, seat)
        if can_recall(t, seat, options):
            options.append(RECALL)
        t.must(options)

    def take(self, t: Goryokaku, seat: int, n: int, choice: int) -> None:
        """The worker and its action, then persons and onigiri; or the recall."""
        if choice == RECALL:
            recall(t, seat)
            if self.finishes:
                t.then(names.FINISH, seat)
            return
        put_worker(t, seat, choice)
        t.edition.space_rows[choice - 1].use(t, seat, 1)
        t.then(names.PERSONS, seat)
        t.then(names.ONIGIRI, seat)

    def declinable(self) -> bool:
        """Nobody can pass: where only a free action makes a space possible, that comes first."""
        return False

    def candidates(self, t: Goryokaku, seat: int, n: int) -> list[int]:
        """Every space, and to recall."""
        return list(range(1, RECALL + 1))

    def why_not(self, t: Goryokaku, seat: int, n: int, choice: int) -> Reason | None:
        """What stands against the space, or that nothing can be recalled."""
        if choice != RECALL:
            return why_no_space(t, seat, choice)
        options = possible_spaces(t, seat)
        if can_recall(t, seat, options):
            return None
        if not options:
            return Reason("free_action_first", {}, "2")
        return Reason("nothing_to_recall", {}, "2")


def possible_spaces(t: Goryokaku, seat: int) -> list[int]:
    """The spaces where a worker can be placed now."""
    out: list[int] = []
    p = t.players[seat]
    if p.workers == 0:
        return out
    things = t.edition.space_thing
    onigiri: i64 = p.onigiri
    price: i64
    space: i64
    for space in range(1, RECALL):
        price = onigiri_for(t, seat, space)
        if price != HIGHEST and price <= onigiri and can_gain(t, seat, things[space]):
            out.append(space)
    return out


def can_recall(t: Goryokaku, seat: int, spaces: list[int]) -> bool:
    """With a worker on the board; and where nothing else can be done, all the same."""
    if workers_on_board(t, seat):
        return True
    return not spaces and not discards_help(t, seat)


def discards_help(t: Goryokaku, seat: int) -> bool:
    """No space is possible now: would one be after free actions?"""
    p = t.players[seat]
    if not p.people or not p.workers:
        return False
    for space in range(1, RECALL):
        price = onigiri_for(t, seat, space)
        if price != HIGHEST and price <= p.onigiri and possible_after_discards(t, seat, space):
            return True
    return False


def onigiri_for(t: Goryokaku, seat: int, space: i64) -> i64:
    """The onigiri under a worker that ends exactly one above the others' highest stack."""
    top: i64 = t.tops[space]
    if top < OWNERS:
        return 0  # nobody is here
    own: i64 = seat
    if top & OWNER == own + 1:
        return HIGHEST
    own += t.stack_at[space]
    height: i64 = t.heights[own]
    return top // OWNERS - height


def can_do(t: Goryokaku, seat: int, space: int) -> bool:
    """Can the action of this space be done?"""
    return can_gain(t, seat, t.edition.space_thing[space])


def put_worker(t: Goryokaku, seat: int, space: int) -> None:
    """First the onigiri, then the worker, on the own stack of the section."""
    p = t.players[seat]
    at = t.stack_at[space]
    price = onigiri_for(t, seat, space)
    p.onigiri -= price
    p.workers -= 1
    height = t.heights[at + seat] + price + 1
    t.heights[at + seat] = height
    t.stacks[at + seat] = t.stacks[at + seat] | 1 << (height - 1)
    note_highest(t, at, height, seat + 1)
    t.space = space
    if t.ear is not None:
        t.ear.append((events.PLACED, seat, space, price, height))


def why_no_space(t: Goryokaku, seat: int, space: int) -> Reason | None:
    """No worker, too high already, too few onigiri, or an action that cannot be done."""
    p = t.players[seat]
    if p.workers == 0:
        return Reason("no_worker", {}, "2")
    price = onigiri_for(t, seat, space)
    if price == HIGHEST:
        at = t.stack_at[space] + seat
        return Reason("already_highest", {"height": t.heights[at]}, "3")
    if price > p.onigiri:
        numbers = {"need": price, "have": p.onigiri, "short": price - p.onigiri}
        return Reason("too_few_onigiri", numbers, "3")
    if can_do(t, seat, space):
        return None
    return why_nothing(t, seat, t.edition.space_thing[space], "4")


SPACE_NAMES: Final = [*SPACES, "recall"]
