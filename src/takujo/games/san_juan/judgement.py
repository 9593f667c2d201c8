"""What San Juan knows about playing well: how good each option looks to the seat asked."""

from __future__ import annotations

from takujo.games.san_juan import judged_choices as choices
from takujo.games.san_juan import names
from takujo.games.san_juan.judged_build import BuildJudge, place_leaning
from takujo.games.san_juan.judged_edition import ReadEdition
from takujo.games.san_juan.judged_end import ends_anyway
from takujo.games.san_juan.judged_hand import Hand
from takujo.games.san_juan.judged_outlook import Outlook
from takujo.games.san_juan.judged_roles import RoundJudge
from takujo.games.san_juan.judged_weights import Weights
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.agenda import Frame
from takujo.kernel.judgement import Judgement
from takujo.kernel.seen import Seen

THOUSANDTHS = 1000.0
# Rounds after which every option is as good as another. Players who each wait for something
# better would else sit there for ever; games that are getting on take less than half of it.
PATIENCE = 60


class SanJuanJudgement(Judgement[SanJuan]):
    """Weighs options by the points they are likely to bring, one decision at a time."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.read: dict[str, ReadEdition] = {}  # editions are read once, by rules identity

    def leanings(self, seen: Seen[SanJuan]) -> list[int]:
        """In thousandths of a point; only differences mean something."""
        t = seen.table
        frame = t.asking
        assert frame is not None
        if t.round > PATIENCE:
            return [0] * len(seen.options())
        o = Outlook(t, seen.seat, self.edition(t), self.weights)
        return [int(value * THOUSANDTHS) for value in values(o, frame, seen.options())]

    def edition(self, t: SanJuan) -> ReadEdition:
        """The edition as this player has read it."""
        identity = t.book.identity
        if identity not in self.read:
            self.read[identity] = ReadEdition(t.edition)
        return self.read[identity]


def values(o: Outlook, frame: Frame, options: list[int]) -> list[float]:
    """How many points each option is worth, by the question asked."""
    rule = frame.id
    n = frame.n
    if rule == names.PRODUCE:
        return choices.produce(o, options, n)
    if rule == names.KEEP:
        return choices.take_drawn(o, o.t.drawn, options, n)
    if rule == names.NUGGET:
        return choices.take_drawn(o, o.t.mine, options, 1)
    if rule == names.CRANE:
        return crane_values(o, n, options)
    if rule == names.ROLE:
        hand = Hand(o, o.p.hand, o.w.wanted_role)
        judge = RoundJudge(o, hand)
        return [judge.leaning(role) for role in options]
    if rule == names.LIBRARY:
        judge = RoundJudge(o, Hand(o, o.p.hand, o.w.wanted_role))
        return [judge.library_leaning(n, use) for use in options]
    if rule == names.BUILD:
        hand = Hand(o, o.p.hand, o.w.wanted_build)
        build = BuildJudge(o, hand, n, hand.count, ends_anyway(o))
        return [build.leaning(card) for card in options]
    hand = Hand(o, o.p.hand, o.w.wanted)
    if rule == names.BLACK_MARKET:
        return choices.black_market(o, hand, options, n)
    if rule == names.PAY or rule == names.DISCARD:
        return choices.give_up(hand, options, n)
    if rule == names.SELL:
        return choices.sell(o, hand, options, n)
    if rule == names.CHAPEL:
        return choices.tuck(hand, options)
    return [float(option) for option in options]  # draw, mine, effect: more is better


def crane_values(o: Outlook, level: int, options: list[int]) -> list[float]:
    """Where to build the card that has just left the hand."""
    hand = Hand(o, sorted([*o.p.hand, o.t.site]), o.w.wanted_build)
    judge = BuildJudge(o, hand, level, hand.count, ends_anyway(o))
    return [place_leaning(judge, o.t.site, place) for place in options]
