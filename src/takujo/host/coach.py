"""What the coach of a first match says now: from what the learner has seen, heard and answered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from takujo.editions.language import Language
from takujo.editions.words import GameWords
from takujo.host.first_match import FirstMatch, Idea
from takujo.host.record import Record
from takujo.host.wishes import fulfilled
from takujo.kernel.agenda import Rulebook
from takujo.kernel.game import Refused
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table


@dataclass(frozen=True)
class Advice:
    """A sentence, what it points at, and which idea of how many it is; 0: none of them."""

    text: dict[str, str]
    point: Sequence[str] = ()
    spot: str = ""
    number: int = 0
    of: int = 0

    def sentence(self, words: GameWords[Table], book: Rulebook, say: Language) -> str:
        """In one language, with the numbers and names of the edition."""
        return words.filled(book, self.text[say.code], say)


@dataclass(frozen=True)
class HeardEntry:
    """An entry as the learner knows it: own choices by the rules that asked, and what happened."""

    answered: dict[str, list[str]]  # empty where somebody else answered
    events: Sequence[str]  # kinds


def told(record: Record, seat: int, newest: int) -> list[HeardEntry]:
    """Every entry up to the newest that stood then."""
    kinds = record.book.game.events
    return [
        HeardEntry(
            answers_of(record, entry.number) if record.seat_of(entry.number) == seat else {},
            [kinds[event[0]].name for event in record.events_for(entry.number, seat)],
        )
        for entry in record.entries[:newest]
        if not 0 < record.undone.get(entry.number, 0) <= newest
    ]


def answers_of(record: Record, number: int) -> dict[str, list[str]]:
    """The choices of an entry in readable form, by the rules that asked for them."""
    found: dict[str, list[str]] = {}
    for each in record.played(number):
        found.setdefault(each.asked, []).append(each.text)
    return found


def advice(
    lesson: FirstMatch, seen: Seen[Table], entries: Iterable[HeardEntry], asked: bool
) -> Advice:
    """What is said at this moment; ``asked`` if the seat has a question before it."""
    frame = seen.table.asking
    if frame is None:
        return Advice(lesson.end)
    if not asked or frame.seat != seen.seat:
        return Advice(lesson.wait)
    done, heard = so_far(lesson, entries)
    rule = seen.table.book.paragraphs[frame.id].name
    for at in open_ideas(lesson, rule, heard, done):
        idea = lesson.ideas[at]
        if is_possible(seen, idea):
            once = sum(not each.again for each in lesson.ideas)
            number = 0 if idea.again else len(done) + 1
            return Advice(idea.text, idea.point, idea.spot, number, once)
        if not idea.until:
            break  # its turn is now, and who left the path is elsewhere
    return Advice(usual(lesson, rule))


def so_far(lesson: FirstMatch, entries: Iterable[HeardEntry]) -> tuple[set[int], set[str]]:
    """The ideas that are done, and what was heard since the last answer."""
    done, heard = set[int](), set[str]()
    for entry in entries:
        for rule, choices in entry.answered.items():
            for at in open_ideas(lesson, rule, heard, done):
                idea = lesson.ideas[at]
                if not idea.until or idea.point[0] in choices:
                    done |= set() if idea.again else {at}
                    break
        if entry.answered:
            heard = set()
        heard.update(entry.events)
    return done, heard


def open_ideas(lesson: FirstMatch, rule: str, heard: set[str], done: set[int]) -> list[int]:
    """The ideas for a question of this rule that are still to be said, in their order."""
    return [
        at
        for at, idea in enumerate(lesson.ideas)
        if idea.ask == rule and at not in done and (not idea.heard or idea.heard in heard)
    ]


def is_possible(seen: Seen[Table], idea: Idea) -> bool:
    """Can the learner do what the idea points at?"""
    if not idea.point:
        return True
    try:
        fulfilled(seen, ";".join(idea.point))
    except Refused:
        return False
    return True


def usual(lesson: FirstMatch, rule: str) -> dict[str, str]:
    """What is said every time this rule asks; else that everything is open."""
    always = [each.text for each in lesson.ideas if each.ask == rule and each.again]
    return always[0] if always else lesson.otherwise
