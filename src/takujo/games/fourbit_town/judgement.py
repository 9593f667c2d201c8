"""What 4bit Town knows about playing well: how good each option looks to the seat asked."""

from __future__ import annotations

from takujo.games.fourbit_town import judged_setting, names
from takujo.games.fourbit_town.judged_choices import tried
from takujo.games.fourbit_town.judged_edition import ReadEdition
from takujo.games.fourbit_town.judged_weights import Weights
from takujo.games.fourbit_town.judged_worth import Outlook
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import Frame
from takujo.kernel.judgement import Judgement
from takujo.kernel.seen import Seen

THOUSANDTHS = 1000.0


class TownJudgement(Judgement[Town]):
    """Weighs options by the points they are likely to bring, one decision at a time."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.read: dict[str, ReadEdition] = {}  # editions are read once, by rules identity

    def leanings(self, seen: Seen[Town]) -> list[int]:
        """In thousandths of a point; only differences mean something."""
        o = self.outlook(seen)
        frame = o.t.asking
        assert frame is not None
        return [int(value * THOUSANDTHS) for value in values(o, frame, seen.options())]

    def chances(self, seen: Seen[Town]) -> list[int]:
        """Settings are mixed where others may come to the same place."""
        frame = seen.table.asking
        if frame is None or frame.id != names.SET or not self.weights.foresight:
            return []
        return judged_setting.chances(self.outlook(seen), seen.options())

    def outlook(self, seen: Seen[Town]) -> Outlook:
        """The table as this seat looks at it."""
        t = seen.table
        frame = t.asking
        assert frame is not None
        identity = t.book.identity
        if identity not in self.read:
            self.read[identity] = ReadEdition(t.edition, self.weights)
        return Outlook(t, seen.seat, frame, self.read[identity], self.weights)


def values(o: Outlook, frame: Frame, options: list[int]) -> list[float]:
    """How many points each option is worth, by the question asked."""
    if frame.id == names.DRAFT:
        return [o.read.cards[card] for card in options]
    if frame.id == names.DECLARE:
        return [float(option) for option in options]  # a worker always brings something
    if frame.id == names.SET:
        return judged_setting.leanings(o, options)
    return tried(o, options, frame.id == names.SECOND)
