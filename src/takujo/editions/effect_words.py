"""The words a game lends to its effects: moments, things and counts, with their phrases.

Phrases are English source sentences marked for translation; every phrase is a whole clause
with a slot per number, so that both languages can put them in their own order.
"""

from __future__ import annotations


class Moment:
    """When an effect acts: ``when = "built"``."""

    def __init__(self, id: str, phrase: str, sums: bool = False) -> None:
        self.id = id
        self.phrase = phrase
        self.sums = sums  # its rows are added up by a rule (a discount), nobody is asked


class Thing:
    """What an effect gives or costs: ``gain = {card = 1}``."""

    def __init__(self, id: str, one: str, more: str, pay_one: str = "", pay_more: str = "") -> None:
        self.id = id
        self.one = one  # "draw {n} card"
        self.more = more
        self.pay_one = pay_one  # "" where it cannot be paid
        self.pay_more = pay_more


class Count:
    """What an effect asks for or multiplies by: ``if = {produced = 2}``, ``per = "workers"``."""

    def __init__(self, id: str, at_least: str, at_most: str, per: str, per_more: str) -> None:
        self.id = id
        self.at_least = at_least  # "if you sold {n} goods or more"
        self.at_most = at_most
        self.per = per  # "for each worker"
        self.per_more = per_more  # "for every {n} workers"


class EffectWords:
    """All the words a game's effects may use."""

    def __init__(self, moments: list[Moment], things: list[Thing], counts: list[Count]) -> None:
        self.moments = moments
        self.things = things
        self.counts = counts

    def moment_ids(self) -> list[str]:
        """The words for ``when``."""
        return [m.id for m in self.moments]

    def thing_ids(self) -> list[str]:
        """The words for ``gain``."""
        return [t.id for t in self.things]

    def payable_ids(self) -> list[str]:
        """The words for ``pay``."""
        return [t.id for t in self.things if t.pay_one]

    def count_ids(self) -> list[str]:
        """The words for ``if``, ``if_at_most``, ``per`` and ``up_to``."""
        return [c.id for c in self.counts]
