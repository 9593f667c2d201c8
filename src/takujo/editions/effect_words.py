"""The words a game lends to its effects: moments, things and counts, with their phrases.

Phrases are English source sentences marked for translation; every phrase is a whole clause
with a slot per number, so that both languages can put them in their own order. A phrase may
also have slots for names of the edition (``In the {trader} phase``): whoever puts the rows
into words fills them.
"""

from __future__ import annotations

from collections.abc import Sequence


class Moment:
    """When an effect acts: ``when = "built"``."""

    def __init__(
        self,
        id: str,
        phrase: str,
        sums: bool = False,
        one: str = "",
        more: str = "",
        gives: Sequence[str] = (),
        plain: bool = False,
        turns_in: bool = False,
        bars: Sequence[str] = (),
        needs: Sequence[str] = (),
        single: bool = False,
        any_time: bool = False,
    ) -> None:
        self.id = id
        self.phrase = phrase  # "After you build another building"
        self.sums = sums  # its rows are added up by a rule (a discount), nobody is asked
        self.one = one  # what the sum does, whatever the thing: "it costs {n} card less"
        self.more = more or one  # the same where it has no plural
        self.gives: list[str] = list(gives)  # the things its rows may gain; none named: any
        self.plain = plain  # its rows are a number and no more: neither ``if`` nor ``per``
        self.bars: list[str] = list(bars)  # parts that its rows cannot have
        self.needs: list[str] = list(needs)  # parts that its rows must have
        self.single = single or sums  # its rows gain one thing, without a choice
        self.any_time = any_time  # its rows are used whenever the player likes
        self.turns_in = turns_in  # summed, but a row may pay: as often as there is enough


class Thing:
    """What an effect gives or costs: ``gain = {card = 1}``."""

    def __init__(
        self,
        id: str,
        one: str,
        more: str = "",
        pay_one: str = "",
        pay_more: str = "",
        may_one: str = "",
        may_more: str = "",
        act: bool = False,
        asks: bool = False,
        mix: Sequence[str] = (),
        brings: str = "",
        most: int = 999,
        even: bool = False,
    ) -> None:
        self.id = id
        self.act = act  # an action of the game: it may be impossible, or ask by itself
        self.asks = asks or bool(mix)  # who pays it is asked which; the gain comes after that
        self.mix: list[str] = list(mix)  # what it may be made up of: any 6 of wood and stone
        self.brings = brings  # the moment that follows from it, if it is an action
        self.most = most  # of it in one row
        self.even = even  # it only comes in twos
        self.one = one  # "draw {n} card"
        self.more = more or one  # the same where it has no plural: "gain {n} wood"
        self.pay_one = pay_one  # "{n} wood"; "" where it cannot be paid
        self.pay_more = pay_more or pay_one
        self.may_one = may_one  # "you may draw {n} card"; "" where it is never up to the player
        self.may_more = may_more


class Count:
    """What an effect asks for or multiplies by: ``if = {produced = 2}``, ``per = "workers"``."""

    def __init__(
        self,
        id: str,
        at_least: str,
        at_most: str,
        per: str,
        per_more: str,
        number: str,
        most: int = 999,
    ) -> None:
        self.id = id
        self.most = most  # as large as it can get
        self.at_least = at_least  # "if you sold {n} or more goods"
        self.at_most = at_most
        self.per = per  # "for each worker"
        self.per_more = per_more  # "for every {n} workers"
        self.number = number  # "the number of your workers"


class EffectWords:
    """All the words a game's effects may use."""

    def __init__(
        self,
        moments: list[Moment],
        things: list[Thing],
        counts: list[Count],
        places: int = 0,
        once: str = "",
        one_way: bool = False,
    ) -> None:
        self.moments = moments
        self.things = things
        self.counts = counts
        self.places = places  # how many places ``at`` may name, counted from 0
        self.one_way = one_way  # what is paid for has one price and one gain: no way is remembered
        self.once = once  # "once for each worker": what ``per_turn`` means here

    def moment_ids(self) -> list[str]:
        """The words for ``when``."""
        return [m.id for m in self.moments]

    def thing_ids(self) -> list[str]:
        """The words for ``gain``."""
        return [t.id for t in self.things]

    def payable_ids(self) -> list[str]:
        """The words for ``pay``."""
        return [t.id for t in self.things if t.pay_one]

    def moment(self, id: str) -> Moment | None:
        """The moment so named, if there is one."""
        for moment in self.moments:
            if moment.id == id:
                return moment
        return None

    def thing(self, id: str) -> Thing | None:
        """The thing so named, if there is one."""
        for thing in self.things:
            if thing.id == id:
                return thing
        return None

    def count_ids(self) -> list[str]:
        """The words for ``if``, ``if_at_most``, ``per`` and ``up_to``."""
        return [c.id for c in self.counts]
