"""The daiba: at a recall the next step may be paid; then the marker advances and the icon comes."""

from __future__ import annotations

from takujo.editions.effect_rule import why_no_pay
from takujo.editions.effects import payable
from takujo.games.goryokaku import events, names
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.agenda import PASS, Rule
from takujo.kernel.events import USED
from takujo.kernel.hidden import sort_few
from takujo.kernel.reason import Reason


class Daiba(Rule[Goryokaku]):
    """Pay the next step in one of its ways and advance, or do nothing."""

    def veiled(self, t: Goryokaku, seat: int, n: int) -> bool:
        """A free action may be open beside it, by who is in hand."""
        return len(t.players[seat].people) > 0

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Nobody is asked who has reached the end."""
        step = t.players[seat].daiba
        if step >= len(t.edition.steps):
            return
        options: list[int] = []
        pays = t.edition.steps[step].pays
        for way in range(len(pays)):
            if payable(t, seat, pays[way]):
                options.append(t.edition.step_prices[step][way])
        sort_few(options)
        t.may(options)

    def take(self, t: Goryokaku, seat: int, n: int, choice: int) -> None:
        """The whole price first, a hand card too; only then the step."""
        if choice == PASS:
            return
        step = t.players[seat].daiba
        row = t.edition.steps[step]
        if t.ear is not None:
            t.ear.append((USED, seat, row.index))
        for thing, n in t.edition.step_price(step, choice).pairs:
            t.spend(seat, thing, n)
        t.then(names.ADVANCE, seat)

    def candidates(self, t: Goryokaku, seat: int, n: int) -> list[int]:
        """Every way to pay the next step."""
        step = t.players[seat].daiba
        return t.edition.step_prices[step][:] if step < len(t.edition.steps) else []

    def why_not(self, t: Goryokaku, seat: int, n: int, choice: int) -> Reason | None:
        """What is missing to pay this way."""
        step = t.players[seat].daiba
        return why_no_pay(t, seat, t.edition.step_price(step, choice), "13")


class Advance(Rule[Goryokaku]):
    """One step that is paid for, and its icon."""

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Every way to pay brings the same."""
        row = t.edition.steps[t.players[seat].daiba]
        advance(t, seat)
        row.reap(t, seat, 1)


class Give(Rule[Goryokaku]):
    """Discard a card from the hand, person or castle card; n is how many are left to give."""

    def begin(self, t: Goryokaku, seat: int, left: int) -> None:
        """Any card."""
        t.must(t.players[seat].people + t.players[seat].plans)

    def take(self, t: Goryokaku, seat: int, left: int, card: int) -> None:
        """Face up onto its discard pile."""
        t.owed = left - 1
        t.discard(seat, card, names.GIVE)
        if left > 1:
            t.then(names.GIVE, seat, left - 1)

    def together(self, t: Goryokaku, seat: int, left: int) -> int:
        """All of them."""
        return left

    def candidates(self, t: Goryokaku, seat: int, left: int) -> list[int]:
        """The hand."""
        return t.players[seat].people + t.players[seat].plans


def advance(t: Goryokaku, seat: int) -> None:
    """The marker moves; a worker may have to stay there until the next recall."""
    p = t.players[seat]
    p.daiba += 1
    if t.edition.daiba_worker:
        p.workers -= 1
        p.away += 1
    if t.ear is not None:
        t.ear.append((events.ADVANCED, seat, p.daiba))
