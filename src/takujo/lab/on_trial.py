"""Players by whom an element is tried: one never takes it, one holds on to what it was given."""

from __future__ import annotations

from takujo.cpu.players import JudgingPlayer
from takujo.editions.game_elements import Element
from takujo.editions.printed import PrintedGame
from takujo.kernel.chance import FastNumbers
from takujo.kernel.judgement import Judgement
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table
from takujo.lab.sitter import Sitter


class Holder:
    """Plays as it would, but passes on nothing that it was given at the start."""

    def __init__(self, inner: Sitter, of: PrintedGame[Table], element: Element) -> None:
        self.inner = inner
        self.elements = of.elements
        self.element = element

    def choose(self, seen: Seen[Table]) -> int:
        """What was given, where it can still be passed on."""
        frame = seen.table.asking
        assert frame is not None
        kept = self.elements.keeps(seen.table, frame, self.element)
        return kept if kept and kept in seen.options() else self.inner.choose(seen)


class Abstainer:
    """Plays as it would, but never takes one element where there is another option."""

    def __init__(
        self,
        inner: Sitter,
        of: PrintedGame[Table],
        judgement: Judgement[Table],
        element: Element,
        seed: int,
    ) -> None:
        self.inner = inner
        self.elements = of.elements
        self.more = of.elements.offers_more
        self.judgement = judgement
        self.element = element
        self.numbers = FastNumbers(seed)

    def choose(self, seen: Seen[Table]) -> int:
        """As the level does, unless it might take the element."""
        chances = self.elements.without(self.judgement, seen, self.element)
        if chances is not None:
            return self.drawn(seen.options(), chances)
        options = seen.options()
        barred = self.barred(seen)
        left = [i for i, option in enumerate(options) if option not in barred]
        if not barred or not left or len(left) == len(options):
            return self.inner.choose(seen)
        chosen = self.inner.choose(seen)
        if chosen not in barred:
            return chosen
        if not isinstance(self.inner, JudgingPlayer):
            return options[left[self.numbers.below(len(left))]]
        leanings = self.judgement.leanings(seen)
        return self.inner.best([options[i] for i in left], [leanings[i] for i in left])

    def barred(self, seen: Seen[Table]) -> set[int]:
        """The options that would take the element."""
        t = seen.table
        frame = t.asking
        assert frame is not None
        group, number = self.element
        more = self.elements.also_offered(t, frame) if frame.id in self.more else []
        out = {choice for choice, other in more if choice and other == self.element}
        for offer in self.elements.offers(t.book):
            if offer.rule == frame.id and offer.group == group:
                out.add(number - offer.shift)
        return out

    def drawn(self, options: list[int], chances: list[int]) -> int:
        """An option drawn by chance, each as often as it should be taken."""
        number = self.numbers.below(sum(chances))
        for option, chance in zip(options, chances, strict=True):
            number -= chance
            if number < 0:
                return option
        raise AssertionError
