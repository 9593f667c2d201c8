"""Plays a game with an ear: what was offered to whom, what was taken, and what it brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from takujo.cpu.match import MOST_DECISIONS, Played
from takujo.editions.game_elements import POINTS, Bring, Take
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import fast
from takujo.kernel.events import PASSED, USED
from takujo.kernel.flow import endless, take
from takujo.kernel.table import Event, Table
from takujo.lab.element_codes import ElementCodes
from takujo.lab.sitter import Sitter

SEAT: Final = 24  # where seat and turn lie in the key of a row; the element lies below them
TURN: Final = 12
LOW: Final = (1 << TURN) - 1
MOST_TURNS: Final = LOW

OFFERED: Final = 0
TAKEN: Final = 1
AT: Final = 2
OF_POINTS: Final = 3
OF_GOODS: Final = 4


class TurnRow(NamedTuple):
    """How a seat stood when a turn began."""

    seat: int
    turn: int
    at: int  # how many decisions were taken before
    lead: int  # points more than the best of the others
    measures: list[int]


class GameHeard:
    """What was heard in one game."""

    def __init__(self, seats: int, turn: int) -> None:
        self.turn = [turn] * seats
        self.rows: dict[int, list[int]] = {}  # by seat, turn and element
        self.last: dict[tuple[int, int], list[int]] = {}  # the row where a seat last took one
        self.turns: list[TurnRow] = []
        self.begun: list[int] = []  # seats whose turn began and was not measured yet
        self.at = 0  # decisions so far
        self.asked = 0  # bit per rule that asked
        self.effects: set[int] = set()  # rows of the edition that did something
        self.passed = 0  # questions passed over for lack of anything to choose

    def row(self, seat: int, code: int) -> list[int]:
        """The row of an element in this turn of a seat."""
        key = seat << SEAT | self.turn[seat] << TURN | code
        found = self.rows.get(key)
        if found is None:
            found = self.rows[key] = [0, 0, self.at, 0, 0]
        return found


class Listener:
    """A game's declaration of its elements, laid out so that listening costs little."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.codes = codes = ElementCodes(book)
        self.of = codes.of
        kinds = len(book.game.events)
        self.takes: list[list[Take]] = [[] for _ in range(kinds)]
        for each in self.of.takes(book):
            self.takes[each.event].append(each)
        self.brings: list[list[Bring]] = [[] for _ in range(kinds)]
        for bring in self.of.brings(book):
            self.brings[bring.event].append(bring)
        self.reasons: dict[tuple[int, int], int] = {}  # found out once for each reason
        self.heeded = [
            bool(self.takes[kind] or self.brings[kind]) or kind in (self.of.begins, USED, PASSED)
            for kind in range(kinds)
        ]
        self.offers: list[list[int]] = [[] for _ in book.paragraphs]  # by rule and choice
        self.choosing = [False] * len(book.paragraphs)
        for offer in self.of.offers(book):
            choices = len(book.paragraphs[offer.rule].choices)
            first = codes.first[offer.group] + offer.shift
            self.offers[offer.rule] = [-1, *range(first + 1, first + choices)]
            self.choosing[offer.rule] = offer.takes
        self.offering = [
            bool(offers) or rule in self.of.offers_more for rule, offers in enumerate(self.offers)
        ]

    def play(self, t: Table, sitters: Sequence[Sitter], heard: GameHeard) -> list[int]:
        """The whole game; the choices taken."""
        seen = t.book.game.seen
        ear: list[Event] = []
        t.ear = ear
        choices: list[int] = []
        while True:
            asking = t.asking
            if asking is None:
                return choices
            seat = asking.seat
            heard.asked |= 1 << asking.id
            if self.offering[asking.id]:
                self.note_offers(t, heard)
            choice = sitters[seat].choose(seen(t, seat))
            if self.choosing[asking.id] and 0 < choice < len(self.offers[asking.id]):
                self.note_taken(heard, seat, self.offers[asking.id][choice])
            choices.append(choice)
            heard.at = len(choices)
            if heard.at > MOST_DECISIONS:
                raise endless(t)
            take(t, choice)
            if choice == 0:
                heard.passed -= 1
            for event in ear:
                if self.heeded[event[0]]:
                    self.hear(heard, event)
            ear.clear()
            if heard.begun:
                self.measure(t, heard)

    def note_offers(self, t: Table, heard: GameHeard) -> None:
        """Every option that is an element."""
        frame = t.asking
        assert frame is not None
        offers = self.offers[frame.id]
        if offers:
            for option in t.offered:
                if 0 < option < len(offers):
                    heard.row(frame.seat, offers[option])[OFFERED] += 1
        if frame.id in self.of.offers_more:
            first = self.codes.first
            for _choice, (group, number) in self.of.also_offered(t, frame):
                heard.row(frame.seat, first[group] + number)[OFFERED] += 1

    def note_taken(self, heard: GameHeard, seat: int, code: int) -> None:
        """A seat has taken an element."""
        row = heard.row(seat, code)
        if not row[TAKEN]:
            row[AT] = heard.at
        row[TAKEN] += 1
        heard.last[seat, code] = row

    def hear(self, heard: GameHeard, event: Event) -> None:
        """What one event says."""
        kind, seat = event[0], event[1]
        if kind == PASSED:
            heard.passed += 1
        elif kind == USED:
            heard.effects.add(event[2])
        elif kind == self.of.begins:
            self.begin(heard, event)
        for each in self.takes[kind]:
            first = self.codes.first[each.group]
            if each.rest:
                for number in event[each.field :]:
                    self.note_taken(heard, seat, first + number)
            else:
                number = event[each.field] if each.field else each.number
                self.note_taken(heard, seat, first + number)
        for bring in self.brings[kind]:
            self.note_brought(heard, event, bring)

    def begin(self, heard: GameHeard, event: Event) -> None:
        """A turn begins: for all, or for one seat."""
        field = self.of.round_field
        if field:
            heard.turn = [min(event[field], MOST_TURNS)] * len(heard.turn)
            heard.begun = list(range(len(heard.turn)))
        else:
            heard.turn[event[1]] = min(heard.turn[event[1]] + 1, MOST_TURNS)
            heard.begun = [event[1]]

    def note_brought(self, heard: GameHeard, event: Event, bring: Bring) -> None:
        """So much came, by an element."""
        field, value = bring.only
        if field and (event[field] == value) == bring.but:
            return
        reason = event[bring.reason]
        if bring.event != USED and reason >= 0 and bring.into == POINTS:
            heard.effects.add(reason)
        code = self.reasons.get((event[0], reason), -2)
        if code == -2:
            element = self.of.reason(self.book, event[0], reason)
            code = -1 if element is None else self.codes.code(element)
            self.reasons[event[0], reason] = code
        if code >= 0:
            column = OF_POINTS if bring.into == POINTS else OF_GOODS
            self.brought(heard, event[1], code, column, event[bring.amount])

    def brought(self, heard: GameHeard, seat: int, code: int, column: int, amount: int) -> None:
        """Noted where the seat last took the element, or now if it never did."""
        row = heard.last.get((seat, code)) or heard.row(seat, code)
        row[column] += amount

    def measure(self, t: Table, heard: GameHeard) -> None:
        """How the seats stand whose turn has begun."""
        by_seat = [self.of.measured(t, seat) for seat in range(t.seats)]
        for seat in heard.begun:
            best = max(each[0] for other, each in enumerate(by_seat) if other != seat)
            lead = by_seat[seat][0] - best
            heard.turns.append(TurnRow(seat, heard.turn[seat], heard.at, lead, by_seat[seat]))
        heard.begun = []

    def settle(self, t: Table, heard: GameHeard) -> None:
        """Points at the end that no event told of."""
        for seat in range(t.seats):
            for element, points in self.of.credits(t, seat):
                self.brought(heard, seat, self.codes.code(element), OF_POINTS, points)


class HeardGame(NamedTuple):
    """A game with all that was heard in it."""

    played: Played
    places: list[int]  # by seat: the place in the order of play at the start
    heard: GameHeard
    sources: list[list[tuple[str, int]]]  # by seat


def dealt(book: Rulebook, seats: int, seed: int) -> Table:
    """The table of this seed."""
    return book.game.deal(book, seats, fast(seed))
