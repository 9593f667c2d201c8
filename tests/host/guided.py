"""A first match played as its coach suggests, or otherwise, without a server."""

from __future__ import annotations

from collections.abc import Iterator

from takujo.cpu.levels import player
from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import GAMES
from takujo.host.answers import answer, answer_wishes
from takujo.host.coach import Advice, advice, told
from takujo.host.first_match import LEARNER, FirstMatch, first_match
from takujo.host.header import rulebook_of
from takujo.host.record import Record
from takujo.host.thinking import own_seed, whole_answer
from takujo.kernel.table import Table

GUIDED = [each for each in GAMES if first_match(each) is not None]


def lesson_of(game: PrintedGame[Table]) -> FirstMatch:
    """The first match of a game that has one."""
    found = first_match(game)
    assert found is not None
    return found


class Learning:
    """A first match at a kitchen table: CPUs answer as they do on a server."""

    def __init__(self, lesson: FirstMatch) -> None:
        self.lesson = lesson
        header = lesson.header()
        self.record = Record(header, rulebook_of(header))

    def advice(self) -> Advice:
        """What the coach says now."""
        record = self.record
        newest = len(record.entries)
        asked = record.question(LEARNER) > 0
        entries = told(record, LEARNER, newest)
        return advice(self.lesson, record.seen(LEARNER), entries, asked)

    def rule(self) -> str:
        """The rule that asks the learner."""
        frame = self.record.seen(LEARNER).table.asking
        assert frame is not None
        return self.record.book.paragraphs[frame.id].name

    def questions(self) -> Iterator[Advice]:
        """The advice beside every question to the learner, CPUs answering in between."""
        record = self.record
        while record.result is None:
            others = [seat for seat in record.waiting if seat != LEARNER]
            if record.question(LEARNER):
                yield self.advice()
            else:
                self.think(others[0])

    def think(self, seat: int) -> None:
        """A seat answers as a CPU of its level does, the learner's as a normal one."""
        record = self.record
        level = self.lesson.seats[seat] if seat != LEARNER else "normal"
        question = record.question(seat)
        thinker = player(level, record.book.game, own_seed(record.header.seed, seat, question))
        answer(record, seat, whole_answer(thinker, record.seen(seat)), question)

    def follow(self, told: Advice) -> None:
        """Do what is suggested; without a suggestion what a normal CPU would do."""
        if told.point:
            question = self.record.question(LEARNER)
            answer_wishes(self.record, LEARNER, ";".join(told.point), question)
        else:
            self.think(LEARNER)
