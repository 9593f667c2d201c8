"""The free action: at any moment of the own turn a person is discarded for its printed gain."""

from __future__ import annotations

from takujo.games.goryokaku import names
from takujo.games.goryokaku.icons import can_gain
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.agenda import Rule
from takujo.kernel.reason import Reason


class FreeAction(Rule[Goryokaku]):
    """An aside: beside every question of the own turn."""

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Every person in hand whose gain can be had."""
        if t.turn == seat + 1 and not t.free_first and t.players[seat].people:
            t.must(worth_discarding(t, seat))

    def take(self, t: Goryokaku, seat: int, n: int, card: int) -> None:
        """Face up onto the discard pile."""
        discard_for_gain(t, seat, card)

    def candidates(self, t: Goryokaku, seat: int, n: int) -> list[int]:
        """The persons in hand."""
        return [] if t.free_first else t.players[seat].people[:]

    def why_not(self, t: Goryokaku, seat: int, n: int, card: int) -> Reason | None:
        """Another's turn, or nothing is left to gain."""
        if t.turn != seat + 1:
            return Reason("not_your_turn", {}, "11")
        return why_worthless(t, seat, card)


class FreeFirst(Rule[Goryokaku]):
    """The free action that has to come first, where only it makes a placement possible."""

    def veiled(self, t: Goryokaku, seat: int, n: int) -> bool:
        """Who is in hand is hidden."""
        return True

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Any person; the others stay."""
        t.must(worth_discarding(t, seat))

    def take(self, t: Goryokaku, seat: int, n: int, card: int) -> None:
        """As any other free action."""
        t.free_first = 0
        discard_for_gain(t, seat, card)

    def candidates(self, t: Goryokaku, seat: int, n: int) -> list[int]:
        """The persons in hand."""
        return t.players[seat].people[:]

    def why_not(self, t: Goryokaku, seat: int, n: int, card: int) -> Reason | None:
        """Nothing is left to gain."""
        return why_worthless(t, seat, card)


def worth_discarding(t: Goryokaku, seat: int) -> list[int]:
    """The persons in hand whose gain can be had."""
    out: list[int] = []
    things = t.edition.discard_thing
    for card in t.players[seat].people:
        if can_gain(t, seat, things[card]):
            out.append(card)
    return out


def why_worthless(t: Goryokaku, seat: int, card: int) -> Reason | None:
    """The supply has nothing of what this person would bring."""
    thing = t.edition.discard_thing[card]
    return None if can_gain(t, seat, thing) else Reason("supply_empty", {"thing": thing}, "11")


def discard_for_gain(t: Goryokaku, seat: int, card: int) -> None:
    """Discard the person, gain what is printed."""
    t.discard(seat, card, names.FREE)
    t.last = 0  # cubes are picked in order: with a new one the order begins again
    row = t.edition.discard_row[card]
    assert row is not None
    row.use(t, seat, 1)
