"""What Goryokaku knows about playing well: how good each option looks to the seat asked."""

from __future__ import annotations

from takujo.games.goryokaku import judged_choices as choices
from takujo.games.goryokaku import names
from takujo.games.goryokaku.icons import can_gain
from takujo.games.goryokaku.judged_discards import NEVER, Discards
from takujo.games.goryokaku.judged_edition import ReadEdition
from takujo.games.goryokaku.judged_outlook import Outlook
from takujo.games.goryokaku.judged_turn import TurnJudge
from takujo.games.goryokaku.judged_weights import Weights
from takujo.games.goryokaku.judged_wishes import NOBODY
from takujo.games.goryokaku.names import ERAS, RECALL
from takujo.games.goryokaku.place import onigiri_for
from takujo.games.goryokaku.scoring import score
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.agenda import ASIDE, Frame
from takujo.kernel.judgement import Judgement
from takujo.kernel.seen import Seen

THOUSANDTHS = 1000.0


class GoryokakuJudgement(Judgement[Goryokaku]):
    """Weighs options by the points they are likely to bring, one decision at a time."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.read: dict[str, ReadEdition] = {}  # editions are read once, by rules identity

    def leanings(self, seen: Seen[Goryokaku]) -> list[int]:
        """In thousandths of a point; only differences mean something."""
        t = seen.table
        frame = t.asking
        assert frame is not None
        o = Outlook(t, seen.seat, self.edition(t), self.weights)
        options = seen.options()
        own = [option for option in options if option < ASIDE]
        found = values(o, frame, own, len(options) > len(own))
        out = [int(value * THOUSANDTHS) for value in found.own]
        for i in range(len(own), len(options)):
            value = found.discard if options[i] % ASIDE == found.discarded else NEVER
            out.append(int(value * THOUSANDTHS))
        return out

    def edition(self, t: Goryokaku) -> ReadEdition:
        """The edition as this player has read it."""
        identity = t.book.identity
        if identity not in self.read:
            self.read[identity] = ReadEdition(t.edition)
        return self.read[identity]


class Found:
    """What the options of a question are worth, and the one free action that may be better."""

    def __init__(self, own: list[float]) -> None:
        self.own = own
        self.discarded = -1
        self.discard = NEVER


def values(o: Outlook, frame: Frame, options: list[int], asides: bool) -> Found:
    """How many points each option is worth, by the question asked."""
    rule = frame.id
    if rule == names.KEEP:
        return Found([choices.keep(o, choice) for choice in options])
    if rule == names.HIRE:
        return Found(choices.hire(o, options))
    if rule == names.BUILD:
        return Found(choices.build(o, options))
    if rule == names.PAY:
        return Found(choices.fewer_cubes(o, options, False))
    if rule == names.FINISH:
        return finishing(o, asides)
    if rule == names.STORE:
        return Found(choices.fewer_cubes(o, options, True))
    judge = TurnJudge(o)
    if rule == names.ACT:
        return acting(judge, options, asides)
    if rule == names.OFFICE:
        return Found([judge.office(place) for place in options])
    if rule == names.PERSONS:
        return Found(choices.rows(judge, options, o.e.effects.most_ways))
    if rule == names.ONIGIRI:
        return Found(choices.onigiri(judge, options))
    if rule == names.DAIBA:
        return daiba(judge, options, asides)
    if rule == names.EFFECT:
        return Found(choices.effect(judge, options, frame.n))
    return Found(choices.give(judge, options))  # give, free_first


def acting(judge: TurnJudge, options: list[int], asides: bool) -> Found:
    """Where to place a worker, or to recall; discards that make more possible."""
    o = judge.o
    own: list[float] = []
    for choice in options:
        if choice == RECALL:
            own.append(recalling(judge))
        else:
            own.append(judge.placing(choice, onigiri_for(o.t, o.seat, choice)))
    found = Found(own)
    if asides:
        discards = Discards(judge)
        discards.look_at_board()
        if not own and discards.first == NOBODY:  # a free action has to come first: any of them
            discards.note(discards.in_order[0], 0.0)
        found.discarded = discards.first
        found.discard = discards.value
    return found


def finishing(o: Outlook, asides: bool) -> Found:
    """To end the turn. After the last one persons are worth what breaks a tie: cubes, koban."""
    found = Found([0.0])
    if asides and o.t.era > ERAS:
        found.discard = 1.0
        for card in o.p.people:
            if can_gain(o.t, o.seat, o.e.discard_thing[card]):
                found.discarded = card
    return found


def daiba(judge: TurnJudge, options: list[int], asides: bool) -> Found:
    """The next step of the daiba; discards that pay for it."""
    found = Found(choices.daiba(judge, options))
    if asides:
        discards = Discards(judge)
        discards.look_at_daiba()
        found.discarded = discards.first
        found.discard = discards.value
    return found


def recalling(judge: TurnJudge) -> float:
    """What a recall brings now, beside the workers it leaves unplaced."""
    o = judge.o
    w = o.w
    if o.recalls <= 1:
        return ending(o)
    value = w.recall * o.placement - w.unplaced * o.p.workers
    for wish in judge.wishes.all:
        if wish.group <= 0 and judge.wishes.effort(wish, o.p.cubes) <= 0.0:
            return value + w.recall_step * wish.gain
    return value


def ending(o: Outlook) -> float:
    """To end the game: good for who is ahead."""
    best = 0
    for seat in range(o.t.seats):
        if seat != o.seat:
            best = max(best, score(o.t, seat))
    lead = score(o.t, o.seat) - best - o.w.lead
    return 10.0 if lead > 0 else 0.0
