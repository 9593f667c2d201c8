"""One question to a person: what can be picked, what cannot and why, and several picks at once."""

from __future__ import annotations

from takujo.editions.printed import PrintedGame
from takujo.kernel.agenda import ASIDE, PASS, Frame
from takujo.kernel.chance import FastNumbers
from takujo.kernel.flow import carry_out, offer
from takujo.kernel.game import Refused
from takujo.kernel.reason import Reason
from takujo.kernel.seen import Seen
from takujo.kernel.table import NOTHING, Table


class QuestionStep:
    """How a question stands after some picks: who asks what, as the seat sees it."""

    def __init__(self, seen: Seen[Table], frame: Frame, offered: list[int], done: bool) -> None:
        self.seen = seen
        self.frame = frame
        self.offered = offered  # what can be picked next, a pass left out
        self.done = done  # nothing more is asked


class TerminalQuestion:
    """What a seat is asked, from what it has seen: nothing here knows the table itself.

    Several things that a rule asks for one after the other, in an order of its own, a person
    picks in any order and in one go. Where the order means something they are picked one after
    the other. What follows is tried out on a guess, which the seat cannot tell from the table.
    """

    def __init__(self, game: PrintedGame[Table], seen: Seen[Table]) -> None:
        frame = seen.table.asking
        assert frame is not None
        self.game = game
        self.seen = seen
        self.frame: Frame = frame
        self.options = seen.options()
        self.may_pass = PASS in self.options
        self.most = frame.rule.together(seen.table, seen.seat, frame.n)
        self.guess = game.guess(seen, FastNumbers(1))
        self.in_order = self.most > 1 and frame.rule.ordered()
        self.items = self.all_items()  # what can be picked, each copy of a thing by itself
        if not self.in_order:  # a rule may allow more than there are
            own = [choice for choice in self.items if choice < ASIDE]
            self.most = max(1, min(self.most, len(own)))
        self.usual = game.words.usual(seen, frame)  # what Enter does; PASS: nothing
        self.at_once = self.most == 1 or len(self.items) < 2 or self.reveals()

    def all_items(self) -> list[int]:
        """Every choice that can be part of the answer, as often as it can."""
        if self.most == 1:
            return [choice for choice in self.options if choice != PASS]
        found: list[int] = []
        for choice in self.reachable():
            found += [choice] * (1 if self.in_order else self.copies(choice))
        return [*found, *[choice for choice in self.options if choice >= ASIDE]]

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
        """What can be picked on a table where this question is still asked, asides left out."""
        return [choice for choice in t.offered if PASS < choice < ASIDE]

    def pick(self, t: Table, choice: int) -> bool:
        """Pick, with nothing forced upon anybody; is the same question put again?"""
        frame = t.asking
        assert frame is not None
        t.offered = NOTHING
        carry_out(t, frame, choice)
        if t.agenda and t.agenda[-1].id == frame.id and t.agenda[-1].seat == frame.seat:
            t.asking = frame = t.lift()
            offer(t, frame)
            return True
        return False

    def reveals(self) -> bool:
        """Does a pick bring something to light, so that the next may depend on it?"""
        t = self.guess.copy()
        self.pick(t, self.offered(t)[0])
        return t.reveals > self.guess.reveals

    # --- one after the other ------------------------------------------------------------
    def step(self, picked: list[int]) -> QuestionStep:
        """What is asked after these picks, made in order; what is forced is not asked."""
        if not picked or not self.in_order:
            own = [choice for choice in self.options if choice != PASS]
            return QuestionStep(self.seen, self.frame, own, done=False)
        return self.walk(picked)[0]

    def put_again(self, picked: list[int]) -> QuestionStep:
        """The question as it is put after these picks, for how many more it asks."""
        if self.in_order:
            return self.step(picked)
        t = self.guess.copy()
        # The rule asks in an order of its own. Picked in any order, the others can be picked too.
        for _ in picked:
            self.pick(t, self.offered(t)[0])
        assert t.asking is not None
        return QuestionStep(self.game.seen(t, self.seen.seat), t.asking, [], done=False)

    def walk(self, picked: list[int]) -> tuple[QuestionStep, list[tuple[QuestionStep, int]]]:
        """Where these picks lead, and every step on the way with what was taken, forced or not."""
        t = self.guess.copy()
        left, way = list(picked), list[tuple[QuestionStep, int]]()
        for made in range(self.most):
            assert t.asking is not None
            offered = self.offered(t)
            step = QuestionStep(self.game.seen(t, self.seen.seat), t.asking, offered, done=False)
            forced = made > 0 and len(offered) == 1
            if not forced and not left:
                return step, way
            choice = offered[0] if forced else left.pop(0)
            way.append((step, choice))
            if not self.pick(t, choice):
                break
        return QuestionStep(self.seen, self.frame, [], done=True), way

    def forced_after(self, picked: list[int]) -> list[tuple[QuestionStep, int]]:
        """What the last of these picks leaves no choice about, where nothing more is asked then."""
        end, way = self.walk(picked)
        return way[1 + len(self.walk(picked[:-1])[1]) :] if end.done else []

    # --- what cannot be -----------------------------------------------------------------
    def closed(self, step: QuestionStep) -> list[tuple[int, Reason]]:
        """What a person could point at but not choose, and why not."""
        frame, t = step.frame, step.seen.table
        found: list[tuple[int, Reason]] = []
        open = step.offered if self.in_order else self.items
        for choice in self.game.candidates(t, frame):
            if choice not in open:
                reason = self.game.why_not(t, frame, choice)
                if reason is not None:
                    found.append((choice, reason))
        return found

    def refusal(self, step: QuestionStep, choice: int) -> Refused:
        """The refusal of something that cannot be chosen."""
        return self.game.refusal(step.seen.table, step.frame, choice)

    def text(self, choice: int) -> str:
        """The choice in readable form: ``build library``."""
        return self.seen.table.book.readable(self.frame, choice)
