"""One question to a person: what can be picked, what cannot and why, and several picks at once."""

from __future__ import annotations

from takujo.editions.effect_rule import UseEffect
from takujo.editions.printed import PrintedGame
from takujo.kernel.agenda import PASS, Frame
from takujo.kernel.chance import FastNumbers
from takujo.kernel.flow import carry_out
from takujo.kernel.reason import Reason
from takujo.kernel.seen import Seen
from takujo.kernel.table import NOTHING, Table


class Question:
    """What a seat is asked, from what it has seen: nothing here knows the table itself.

    Several things that a rule asks for one after the other, in an order of its own, a person
    picks in any order and in one go. What follows is tried out on a guess, which the seat
    cannot tell from the table.
    """

    def __init__(self, game: PrintedGame, seen: Seen) -> None:
        frame = seen.table.asking
        assert frame is not None
        self.game = game
        self.seen = seen
        self.frame: Frame = frame
        self.options = seen.options()
        self.may_pass = PASS in self.options
        self.most = frame.rule.together(seen.table, seen.seat, frame.n)
        self.guess = game.guess(seen, FastNumbers(1))
        self.asides = bool(seen.table.book.asides)
        self.items = self.all_items()  # what can be picked, each copy of a thing by itself
        self.at_once = self.most == 1 or len(self.items) < 2 or self.reveals()

    def all_items(self) -> list[int]:
        """Every choice that can be part of the answer, as often as it can."""
        if self.most == 1:
            return [choice for choice in self.options if choice != PASS]
        found: list[int] = []
        for choice in self.reachable():
            found += [choice] * self.copies(choice)
        return found

    def reachable(self) -> list[int]:
        """What is offered now or after earlier picks: later things wait for their turn."""
        found: set[int] = set()
        t = self.guess.copy()
        for _ in range(self.most):
            offered = self.offered(t)
            found.update(offered)
            if offered:
                self.pick(t, offered[0])
        return sorted(found)

    def copies(self, choice: int) -> int:
        """How often this can be picked in one answer."""
        t = self.guess.copy()
        count = 0
        for _ in range(self.most):
            offered = self.offered(t)
            if offered:
                count += choice in offered
                self.pick(t, choice if choice in offered else offered[0])
        return count

    def offered(self, t: Table) -> list[int]:
        """What can be picked on a table where this question is still asked."""
        return [choice for choice in t.offered if choice != PASS]

    def pick(self, t: Table, choice: int) -> None:
        """Pick and look at the same question again; here nothing is forced upon anybody."""
        frame = t.asking
        assert frame is not None
        t.offered = NOTHING
        carry_out(t, frame, choice)
        if t.agenda and t.agenda[-1].id == frame.id and t.agenda[-1].seat == frame.seat:
            t.asking = frame = t.lift()
            frame.rule.begin(t, frame.seat, frame.n)

    def reveals(self) -> bool:
        """Does a pick bring something to light, so that the next may depend on it?"""
        t = self.guess.copy()
        self.pick(t, self.offered(t)[0])
        return t.reveals > self.guess.reveals

    def answer(self, picks: list[int], complete: bool = False) -> list[int]:
        """The picks as the rules take them, and no more if that is all; [] if they cannot be."""
        for order in [picks, sorted(picks)]:
            t = self.guess.copy()
            taken: list[int] = []
            for choice in order:
                if choice not in t.offered:
                    break
                if len(t.offered) > 1 or self.asides:  # a single option is taken by itself
                    taken.append(choice)
                self.pick(t, choice)
            else:
                return [*taken, PASS] if complete and self.offered(t) else taken
        return []

    def closed(self) -> list[tuple[int, Reason]]:
        """What a person could point at but not choose, and why not."""
        rule, t = self.frame.rule, self.seen.table
        found: list[tuple[int, Reason]] = []
        for choice in rule.candidates(t, self.frame.seat, self.frame.n):
            if choice not in self.items:
                reason = rule.why_not(t, self.frame.seat, self.frame.n, choice)
                if reason is not None:
                    found.append((choice, reason))
        return found

    def harmless(self) -> int:
        """What nobody thinks about, such as a draw that costs nothing; PASS if there is none."""
        rule = self.frame.rule
        if isinstance(rule, UseEffect):
            free = len(self.items) == 1 and not any(rule.effects.rows[self.frame.n].pays)
            return self.items[0] if free else PASS
        draws = self.seen.table.book.paragraphs[self.frame.id].name == "draw"
        return self.items[-1] if draws and self.items else PASS

    def text(self, choice: int) -> str:
        """The choice in readable form: ``build library``."""
        return self.seen.table.book.readable(self.frame, choice)
