"""Wishes played on a guess: what comes with an act, and hand and points afterwards.

With an act come the library, the gold mine and cards that own buildings draw: each is proposed
when the rules ask for it, and can be declined beforehand.
"""

from __future__ import annotations

from collections.abc import Sequence

from takujo.games.san_juan import names
from takujo.games.san_juan.building_draws import only_draws
from takujo.games.san_juan.scoring import score
from takujo.games.san_juan.table import SanJuan
from takujo.host.preview import Preview
from takujo.kernel.agenda import Frame
from takujo.web.pages.asked import WITHOUT, Extra, Fact
from takujo.web.pages.san_juan.scene import Scene

# They ask for the same and do the same whichever cards were drawn before.
BLIND = (names.SELL, names.EFFECT, names.GOLD_MINE)


class ComesWith:
    """Proposes everything that was not declined, and notes what was asked."""

    def __init__(self, s: Scene, selected: Sequence[str]) -> None:
        self.s = s
        self.selected = selected
        self.extras: list[Extra] = []

    def propose(self, t: SanJuan, frame: Frame) -> list[str]:
        """To use it, unless it was declined; other questions are left for later."""
        if frame.id == names.PROSPECT:
            return ["draw most"]
        card, name = self.asked(t, frame)
        if not name:
            return []
        word = f"{WITHOUT}{self.s.e.ids[card]}"
        on, rule = word not in self.selected, t.book.paragraphs[frame.id].name
        self.extras.append(Extra(name, f"{'+' if on else '-'}{word}", on))
        return [f"{rule} use" if on else f"no {rule}"]

    def asked(self, t: SanJuan, frame: Frame) -> tuple[int, str]:
        """The building that may be used, and what using it does; no name: it asks by itself."""
        e, say, title = self.s.e, self.s.say, self.s.cards.title
        if frame.id == names.LIBRARY:
            once, twice = e.privilege[frame.n][1:3]
            said = {"library": title(e.library), "before": once, "after": twice}
            return e.library, say.say("{library}: {before} → {after}", **said)
        if frame.id == names.GOLD_MINE:
            mine = title(e.gold_mine)
            return e.gold_mine, say.say("{mine}: turn up {n}", mine=mine, n=e.mine_cards)
        row = e.effects.rows[frame.n] if frame.id == names.EFFECT else None
        if row is None or not only_draws(row):  # anything else is left to its own question
            return 0, ""
        drawn = say.many(
            "{card}: +{n}", "{card}: +{n}", row.gains[0].number, card=title(row.source)
        )
        return row.source, drawn


def played(
    s: Scene, wishes: Sequence[str], selected: Sequence[str]
) -> tuple[Preview[SanJuan], list[Extra]]:
    """The wishes with everything that comes with them, and what of it can be declined."""
    comes = ComesWith(s, selected)
    return Preview(s.ahead, wishes, comes.propose, BLIND), comes.extras


def hand(s: Scene, made: Preview[SanJuan]) -> Fact:
    """The own hand before and after."""
    before, after = len(s.p.hand), len(made.table.players[s.me].hand)
    return Fact(s.say.say("Hand"), before, after if after != before else "")


def points(s: Scene, made: Preview[SanJuan]) -> Fact:
    """The own points before and after."""
    return Fact(s.say.say("Points"), score(s.t, s.me), score(made.table, s.me))
