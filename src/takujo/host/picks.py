"""Which selections a question takes, where several things are picked in one go.

A rule asks for them one after the other, mostly in an order of its own (a payment of three cards
is three choices, each not before the last); a person picks them in any order. ``Picks`` follows
all ways through such a question, from what the seat knows:

    picks = Picks(seen)
    picks.items         every choice that can be part of an answer, as often as it can be
    picks.steps         by place in the answer: the question then, and what may be chosen
    picks.ways(most)    legal answers of the rule, as lists of choices in the rule's order

A question of which one thing is chosen has one step. Asides are answers by themselves, and a
selection that something comes to light in ends there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from takujo.kernel.agenda import ASIDE, PASS, Frame
from takujo.kernel.chance import FastNumbers
from takujo.kernel.flow import carry_out, offer
from takujo.kernel.seen import Seen
from takujo.kernel.table import NOTHING, Table

Path = tuple[int, ...]  # what was picked so far, as far as it matters for what follows
END: Final[Path] = (-1,)


class PickStep:
    """The question as it is put at one place of an answer."""

    def __init__(self, frame: Frame, table: Table) -> None:
        self.frame = frame
        self.table = table  # a guess at that moment; for words about the choices
        self.choices: list[int] = []  # everything that may be chosen here in some answer


class Picks:
    """All ways to answer the open question of a seat in one go."""

    def __init__(self, seen: Seen[Table]) -> None:
        asking = seen.table.asking
        assert asking is not None
        assert asking.seat == seen.seat
        self.frame: Frame = asking
        self.most = asking.rule.together(seen.table, seen.seat, asking.n)
        self.ordered = asking.rule.ordered()
        self.asides = [choice for choice in seen.options() if choice >= ASIDE]
        self.may_pass = PASS in seen.options()
        self.steps: list[PickStep] = []
        self._next: dict[Path, dict[int, Path]] = {}  # by path and choice
        guess = seen.table.book.game.guess(seen, FastNumbers(1))
        self._explore(guess)
        counts = self._counts((), {})
        self.items = [choice for choice in sorted(counts) for _ in range(counts[choice])]

    # --- finding all ways -----------------------------------------------------------------
    def _explore(self, guess: Table) -> None:
        """Follow every choice; where the same is left to pick from, only once."""
        level: dict[Path, Table] = {(): guess}
        for picked in range(self.most):
            following: dict[Path, Table] = {}
            for path, t in level.items():
                offered = [choice for choice in t.offered if choice < ASIDE]
                self._note(t, len(path) if self.ordered else 0, offered)
                self._next[path] = {}
                for choice in offered:
                    then, own = END, t.copy()
                    if choice != PASS and picked + 1 < self.most and pick(own, choice):
                        then = self._after(path, choice, own)
                        following.setdefault(then, own)
                    self._next[path][choice] = then
            level = {path: t for path, t in following.items() if path not in self._next}

    def _note(self, t: Table, at: int, offered: list[int]) -> None:
        """Add what is offered to the step it belongs to."""
        assert t.asking is not None
        if len(self.steps) <= at:
            self.steps.append(PickStep(t.asking, t))
        self.steps[at].choices = sorted({*self.steps[at].choices, *offered})

    def _after(self, path: Path, choice: int, t: Table) -> Path:
        """What of a path matters: all of it, or, picked in ascending order, only its end."""
        if self.ordered:
            return (*path, choice)
        assert t.asking is not None
        left = t.asking.rule.together(t, t.asking.seat, t.asking.n)
        run = path[2] + 1 if path and path[1] == choice else 1
        return (left, choice, run)

    # --- what they come to ----------------------------------------------------------------
    def _counts(self, path: Path, known: dict[Path, dict[int, int]]) -> dict[int, int]:
        """How often each choice can be part of one answer from here on."""
        if path in known or path == END:
            return known.get(path, {})
        best: dict[int, int] = {}
        for choice, then in self._next[path].items():
            if choice == PASS:
                continue
            rest = self._counts(then, known)
            for each in {choice, *rest}:
                best[each] = max(best.get(each, 0), rest.get(each, 0) + (each == choice))
        known[path] = best
        return best

    def ways(self, most: int) -> list[list[int]]:
        """Up to so many legal answers: all there are, or those that come first."""
        out: list[list[int]] = []
        for way in self._ways(()):
            out.append(way)
            if len(out) == most:
                break
        return out

    def _ways(self, path: Path) -> Iterator[list[int]]:
        """Every way from here on."""
        for choice, then in self._next[path].items():
            if then == END:
                yield [choice]
            else:
                for rest in self._ways(then):
                    yield [choice, *rest]


def pick(t: Table, choice: int) -> bool:
    """Choose; is the same question put once more? Here nothing is forced upon anybody."""
    frame, reveals = t.asking, t.reveals
    assert frame is not None
    t.offered = NOTHING
    carry_out(t, frame, choice)
    top = t.agenda[-1] if t.depth else None
    if top is None or (top.id, top.seat) != (frame.id, frame.seat) or t.reveals > reveals:
        return False
    t.asking = t.lift()
    offer(t, t.asking)
    return bool(t.offered)
