"""Plays a game with an ear: what was offered to whom, what was taken, and what it brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from takujo.cpu.match import MOST_DECISIONS, Played
from takujo.editions.game_elements import POINTS, Bring, Take
from takujo.kernel.agenda import Frame, Rulebook
from takujo.kernel.chance import fast
from takujo.kernel.events import PASSED, USED
from takujo.kernel.flow import endless, take
from takujo.kernel.table import Event, Table
from takujo.lab.element_codes import ElementCodes
from takujo.lab.heard import MOST_TURNS, TO_GOODS, TO_POINTS, GameHeard
from takujo.lab.sitter import Sitter


class TakeHeard(NamedTuple):
    """A declared event, laid out: see ``Take``."""

    first: int  # the code of the group's number 0
    field: int
    number: int
    rest: bool


class Listener:
    """A game's declaration of its elements, laid out so that listening costs little.

    ``deaf``: whoever sits there plays, and nothing is noted but how the game went.
    """

    def __init__(self, book: Rulebook, deaf: bool = False) -> None:
        self.book = book
        self.deaf = deaf
        self.codes = codes = ElementCodes(book)
        self.of = codes.of
        kinds = len(book.game.events)
        self.takes: list[list[TakeHeard]] = [[] for _ in range(kinds)]
        for each in self.of.takes(book):
            self.takes[each.event].append(self.laid_out(each))
        self.brings: list[list[Bring]] = [[] for _ in range(kinds)]
        for bring in self.of.brings(book):
            self.brings[bring.event].append(bring)
        self.reasons: dict[tuple[int, int], int] = {}  # found out once for each reason
        self.heeded = [
            bool(self.takes[kind] or self.brings[kind]) or kind == self.of.begins
            for kind in range(kinds)
        ]
        rules = len(book.paragraphs)
        self.before_first = [0] * (rules + 1)  # by rule: a choice plus this is an element's code
        self.choices = [0] * (rules + 1)  # by rule: choices that are elements; the last: all codes
        self.before_first[rules], self.choices[rules] = -1, len(codes.ids)
        self.choosing = [False] * rules
        for offer in self.of.offers(book):
            self.choices[offer.rule] = len(book.paragraphs[offer.rule].choices) - 1
            self.before_first[offer.rule] = codes.first[offer.group] + offer.shift
            self.choosing[offer.rule] = offer.takes and not deaf
        self.offering = [
            not deaf and (self.choices[rule] > 0 or rule in self.of.offers_more)
            for rule in range(rules)
        ]

    def laid_out(self, each: Take) -> TakeHeard:
        """A declaration with the codes of its group."""
        return TakeHeard(self.codes.first[each.group], each.field, each.number, each.rest)

    def new_game(self, seats: int, turn: int) -> GameHeard:
        """Nothing was heard yet."""
        return GameHeard(seats, turn, self.before_first, self.choices)

    def play(self, t: Table, sitters: Sequence[Sitter], heard: GameHeard) -> list[int]:
        """The whole game; the choices taken."""
        seen = t.book.game.seen
        choosers = [sitter.choose for sitter in sitters]
        offering, choosing, heeded = self.offering, self.choosing, self.heeded
        ear: list[Event] = []
        t.ear = None if self.deaf else ear
        choices: list[int] = []
        asked = passed = at = 0
        effects = heard.effects
        while True:
            asking = t.asking
            if asking is None:
                break
            seat, rule = asking.seat, asking.id
            asked |= 1 << rule
            if offering[rule]:
                self.note_offers(t, asking, heard)
            choice = choosers[seat](seen(t, seat))
            if choosing[rule] and 0 < choice <= self.choices[rule]:
                heard.note_taken(seat, self.before_first[rule] + choice)
            choices.append(choice)
            at += 1
            if at > MOST_DECISIONS:
                raise endless(t)
            heard.at = at
            take(t, choice)
            if choice == 0:
                passed -= 1
            if ear:
                for event in ear:
                    kind = event[0]
                    if kind == USED:
                        effects.add(event[2])
                    elif heeded[kind]:
                        self.hear(heard, event)
                    elif kind == PASSED:
                        passed += 1
                ear.clear()
                if heard.begun:
                    self.measure(t, heard)
        heard.asked, heard.passed = asked, passed
        return choices

    def note_offers(self, t: Table, frame: Frame, heard: GameHeard) -> None:
        """Every option that is an element."""
        rule = frame.id
        if self.choices[rule]:
            heard.note_offers(frame.seat, rule, t.offered)
        if rule in self.of.offers_more:
            first = self.codes.first
            more = [1 + first[of] + n for _, (of, n) in self.of.also_offered(t, frame)]
            heard.note_offers(frame.seat, -1, more)

    def hear(self, heard: GameHeard, event: Event) -> None:
        """What one event says."""
        kind, seat = event[0], event[1]
        if kind == self.of.begins:
            self.begin(heard, event)
        for first, field, number, rest in self.takes[kind]:
            if rest:
                for each in event[field:]:
                    heard.note_taken(seat, first + each)
            else:
                heard.note_taken(seat, first + (event[field] if field else number))
        for bring in self.brings[kind]:
            self.note_brought(heard, event, bring)

    def begin(self, heard: GameHeard, event: Event) -> None:
        """A turn begins: for all, or for one seat."""
        field = self.of.round_field
        if field:
            heard.begin_round(min(event[field], MOST_TURNS))
        else:
            heard.begin_turn(event[1])

    def note_brought(self, heard: GameHeard, event: Event, bring: Bring) -> None:
        """So much came, by an element."""
        field, value = bring.only
        if field and (event[field] == value) == bring.but:
            return
        kind, reason = event[0], event[bring.reason]
        points = bring.into == POINTS
        if points and reason >= 0:
            heard.effects.add(reason)
        code = self.reasons.get((kind, reason), -2)
        if code == -2:
            element = self.of.reason(self.book, kind, reason)
            code = -1 if element is None else self.codes.code(element)
            self.reasons[kind, reason] = code
        if code >= 0:
            into = TO_POINTS if points else TO_GOODS
            heard.note_brought(event[1], code, into, event[bring.amount])

    def measure(self, t: Table, heard: GameHeard) -> None:
        """How the seats stand whose turn has begun."""
        points_of = self.of.points
        points = [points_of(t, seat) for seat in range(t.seats)]
        best = max(points)
        for seat in heard.begun:
            own = points[seat]
            others = best if own < best else max(points[:seat] + points[seat + 1 :])
            heard.turns += (seat, heard.turn[seat], heard.at, own - others, own)
            heard.turns += self.of.measured(t, seat)
        heard.begun = []

    def settle(self, t: Table, heard: GameHeard) -> None:
        """Points at the end that no event told of."""
        for seat in range(t.seats):
            for element, points in self.of.credits(t, seat):
                heard.note_brought(seat, self.codes.code(element), TO_POINTS, points)


class HeardGame(NamedTuple):
    """A game with all that was heard in it."""

    played: Played
    places: list[int]  # by seat: the place in the order of play at the start
    heard: GameHeard
    sources: list[list[tuple[str, int]]]  # by seat


def dealt(book: Rulebook, seats: int, seed: int) -> Table:
    """The table of this seed."""
    return book.game.deal(book, seats, fast(seed))
