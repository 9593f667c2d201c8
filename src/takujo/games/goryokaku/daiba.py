"""The daiba: at a recall the next step may be paid; it brings its icon."""

from __future__ import annotations

from takujo.editions.effects import payable
from takujo.games.goryokaku import events, names
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.agenda import PASS, Rule
from takujo.kernel.hidden import sort_few
from takujo.kernel.reason import Reason


class Daiba(Rule[Goryokaku]):
    """Pay the next step in one of its ways and advance, or do nothing."""

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
        """One step; a worker may have to stay there until the next recall."""
        if choice == PASS:
            return
        p = t.players[seat]
        step = p.daiba
        p.daiba = step + 1
        if t.edition.daiba_worker:
            p.workers -= 1
            p.away += 1
        if t.ear is not None:
            t.ear.append((events.ADVANCED, seat, p.daiba))
        way = t.edition.step_prices[step].index(choice) + 1
        t.edition.steps[step].use(t, seat, way)

    def candidates(self, t: Goryokaku, seat: int, n: int) -> list[int]:
        """Every way to pay the next step."""
        step = t.players[seat].daiba
        return t.edition.step_prices[step][:] if step < len(t.edition.steps) else []

    def why_not(self, t: Goryokaku, seat: int, n: int, choice: int) -> Reason | None:
        """What is missing to pay this way."""
        step = t.players[seat].daiba
        way = t.edition.steps[step].pays[t.edition.step_prices[step].index(choice)]
        for i in range(0, len(way), 2):
            have = t.stock(seat, way[i])
            if have < way[i + 1]:
                numbers = {"thing": way[i], "need": way[i + 1], "have": have}
                return Reason("cannot_pay_effect", numbers, "13")
        return None


class Give(Rule[Goryokaku]):
    """Discard a card from the hand, person or castle card; n is how many are left to give."""

    def begin(self, t: Goryokaku, seat: int, left: int) -> None:
        """Any card."""
        t.must(t.players[seat].people + t.players[seat].plans)

    def take(self, t: Goryokaku, seat: int, left: int, card: int) -> None:
        """Face up onto its discard pile."""
        t.discard(seat, card, names.GIVE)
        if left > 1:
            t.then(names.GIVE, seat, left - 1)

    def together(self, t: Goryokaku, seat: int, left: int) -> int:
        """All of them."""
        return left

    def candidates(self, t: Goryokaku, seat: int, left: int) -> list[int]:
        """The hand."""
        return t.players[seat].people + t.players[seat].plans
