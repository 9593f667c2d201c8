"""Version 1 of the rules, where it differs: matches that began under it end under it."""

from __future__ import annotations

from takujo.editions.effect_rule import Either
from takujo.editions.effects import Row
from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.clauses import clause_of
from takujo.games.fourbit_town.edition import Edition
from takujo.games.fourbit_town.meanwhile import Meanwhile
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import Frame, Paragraph


def as_in_version_1(newest: list[Paragraph], e: Edition) -> list[Paragraph]:
    """The paragraphs of version 1: the old rules stand in their places."""
    out = newest[:]
    numbers = [str(n) for n in range(1, len(e.effects.rows) + 1)]
    top = max(len(e.effects.rows) - 1, 0)
    either = WhichFirst(e.effects, names.WAY, "9")
    one_of = WhichFirst(e.effects, names.WAY, "9", must=True)
    out[names.EITHER] = Paragraph("either", either, numbers, "9", top)
    out[names.ONE_OF] = Paragraph("one_of", one_of, numbers, "9", top)
    old = out[names.MEANWHILE]
    out[names.MEANWHILE] = Paragraph("meanwhile", AlwaysBeside(), old.choices[1:], old.clause)
    return out


class WhichFirst(Either):
    """One of several effects; in which of its ways is asked afterwards."""

    def clause_of(self, row: Row) -> str:
        """The paragraph of its element."""
        return clause_of(row)


class AlwaysBeside(Meanwhile):
    """Offered beside every question, also where nothing could come of it."""

    def helps(self, t: Town, frame: Frame) -> bool:
        """The question is put all the same."""
        return True
