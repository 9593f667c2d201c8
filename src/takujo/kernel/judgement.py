"""What a game knows about playing well: a judgement of options, made from a Seen alone."""

from __future__ import annotations

from takujo.kernel.seen import Seen


class Judgement:
    """Looks at what a seat has seen and says how good each of its options is."""

    def leanings(self, seen: Seen) -> list[int]:
        """How good each option looks, in the order of ``seen.options()``; more is better.

        A game that knows nothing about playing well has all of them look alike.
        """
        return [0] * len(seen.options())

    def chances(self, seen: Seen) -> list[int]:
        """How often to take each option, where others must not be sure; else nothing."""
        return []
