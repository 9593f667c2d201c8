"""What version 1 of the rules did otherwise: it stands for the matches that began with it.

The marker of the daiba advanced before a hand card was given for it, a turn ended with its last
question, a free action that had to come first was a question of its own, and where only a free
action was open beside a forced choice, it could be seen from who was asked.
"""

from __future__ import annotations

from typing import Any

from takujo.editions.effect_rule import UseEffect
from takujo.games.goryokaku import names
from takujo.games.goryokaku.castle_build import Build, Pay, payable_plans
from takujo.games.goryokaku.daiba import Daiba, advance
from takujo.games.goryokaku.edition import Edition
from takujo.games.goryokaku.free_action import (
    FreeAction,
    discard_for_gain,
    why_worthless,
    worth_discarding,
)
from takujo.games.goryokaku.hire import Hire, payable_people
from takujo.games.goryokaku.magistrate import Office
from takujo.games.goryokaku.names import RECALL
from takujo.games.goryokaku.onigiri_action import OnigiriAction
from takujo.games.goryokaku.place import Act, discards_help, possible_spaces
from takujo.games.goryokaku.recall import workers_on_board
from takujo.games.goryokaku.storehouse import Store
from takujo.games.goryokaku.table import Goryokaku
from takujo.games.goryokaku.turn import begin_turn, end_turn
from takujo.kernel.agenda import PASS, Paragraph, Rule
from takujo.kernel.reason import Reason


class TurnWithReady(Rule[Goryokaku]):
    """From now on it is this seat's turn."""

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """First it is looked whether a free action has to come first."""
        begin_turn(t, seat, names.READY)


class EndOfTurnWithReady(Rule[Goryokaku]):
    """The turn passes to the left, or the game ends."""

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Without rounds: turn after turn."""
        end_turn(t, seat, names.READY)


class Ready(Rule[Goryokaku]):
    """Who can neither place nor recall, but could place after a free action, takes that first."""

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Nearly always nothing stands in the way."""
        t.free_first = 0
        placing = workers_on_board(t, seat) or possible_spaces(t, seat)
        if not placing and discards_help(t, seat):
            t.free_first = 1
            t.then(names.FREE_FIRST, seat)
            t.then(names.READY, seat)
        else:
            t.then(names.ACT, seat)


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


class ActAlone(Act):
    """Place a worker on a space, or recall; what had to come first was another question."""

    def __init__(self) -> None:
        super().__init__(False)

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """With nothing else to do one recalls all the same."""
        options = possible_spaces(t, seat)
        if not options or workers_on_board(t, seat):
            options.append(RECALL)
        t.must(options)

    def declinable(self) -> bool:
        """As every question was."""
        return True

    def why_not(self, t: Goryokaku, seat: int, n: int, choice: int) -> Reason | None:
        """What stands against the space, or that nothing can be recalled."""
        if choice == RECALL and not possible_spaces(t, seat):
            return None
        return super().why_not(t, seat, n, choice)


class FreeWhileOwing(FreeAction):
    """Open even for cards that were the price of a step, and closed where it had to come first."""

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Every person in hand whose gain can be had."""
        if t.turn == seat + 1 and not t.free_first and t.players[seat].people:
            t.must(worth_discarding(t, seat))

    def candidates(self, t: Goryokaku, seat: int, n: int) -> list[int]:
        """The persons in hand."""
        return [] if t.free_first else t.players[seat].people[:]

    def why_not(self, t: Goryokaku, seat: int, n: int, card: int) -> Reason | None:
        """Another's turn, or nothing is left to gain."""
        if t.turn != seat + 1:
            return Reason("not_your_turn", {}, "11")
        return why_worthless(t, seat, card)


class DaibaAtOnce(Daiba):
    """The marker advances and brings its icon; then hand cards are given."""

    def veiled(self, t: Goryokaku, seat: int, n: int) -> bool:
        """Not where it leaves no choice."""
        return False

    def take(self, t: Goryokaku, seat: int, n: int, choice: int) -> None:
        """One step."""
        if choice == PASS:
            return
        step = t.players[seat].daiba
        advance(t, seat)
        way = t.edition.step_prices[step].index(choice) + 1
        t.edition.steps[step].use(t, seat, way)


class HireOrNothing(Hire):
    """Nobody is asked who has nobody to hire."""

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Whoever in the hand can be paid."""
        t.must(payable_people(t, seat))


class BuildOrNothing(Build):
    """Nobody is asked who has nothing to build."""

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Whatever in the hand can be paid."""
        t.must(payable_plans(t, seat))


class UnveiledPay(Pay):
    """A payment that is never veiled."""

    def veiled(self, t: Goryokaku, seat: int, left: int) -> bool:
        """Not where it leaves no choice."""
        return False


class UnveiledOffice(Office):
    """A magistrate's office that is never veiled."""

    def veiled(self, t: Goryokaku, seat: int, n: int) -> bool:
        """Not where it leaves no choice."""
        return False


class UnveiledStore(Store):
    """Storehouses that are never veiled."""

    def veiled(self, t: Goryokaku, seat: int, n: int) -> bool:
        """Not where it leaves no choice."""
        return False


def as_in_version_1(newest: list[Paragraph], e: Edition) -> list[Paragraph]:
    """The paragraphs of today with the rules that stood then, without those that came later."""
    stood: dict[str, Rule[Any]] = {
        "turn": TurnWithReady(),
        "act": ActAlone(),
        "hire": HireOrNothing(),
        "office": UnveiledOffice(),
        "build": BuildOrNothing(),
        "pay": UnveiledPay(),
        "onigiri": OnigiriAction(False),
        "free": FreeWhileOwing(),
        "daiba": DaibaAtOnce(),
        "store": UnveiledStore(),
        "end_of_turn": EndOfTurnWithReady(),
        "effect": UseEffect(e.effects, names.EFFECT, "8"),
    }
    out: list[Paragraph] = []
    for p in newest[: names.ADVANCE]:
        rule = stood.get(p.name, p.rule)
        out.append(Paragraph(p.name, rule, p.choices[1:], p.clause, p.top, p.low))
    return out
