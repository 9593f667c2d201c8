"""What happened as a story: a line for each seat and what it did in a row, rounds as headings.

News, recap and log tell it alike. A line begins with who did it; what follows are the sentences of
the events without the name, and what was done several times is said once: ``produced tobacco,
sugar``. That a seat passed is told where it did nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby
from typing import Final

from takujo.editions.language import Language
from takujo.host.entries import Entry
from takujo.kernel.agenda import Rulebook
from takujo.kernel.events import PASSED
from takujo.web.pages.log import NOBODY, LogLine, sentence, standing, with_reason
from takujo.web.pages.noted import noted
from takujo.web.pages.people import called
from takujo.web.pages.reader import At, LogEntry

TAKEN_BACK: Final = -1  # as a kind of event
SOMEBODY: Final = "\ue000"  # stands for the name while a sentence is taken apart
AFTER_NAME: Final = " 　はがの：:"  # between a name and what follows it
JOINTS: Final = "をにでへがと（"  # a Japanese sentence may be cut before one of these
RECAP: Final = 24  # lines of the recap; what is older is in the log
OF_A_LINE: Final = 12  # entries that a line has on average, to look back far enough


@dataclass(frozen=True)
class Deed:
    """One event, told without its seat's name."""

    entry: int
    seat: int
    kind: int
    text: str
    whole: str  # with the name
    heading: bool = False
    announces: bool = False  # what it names is still to be done


def story(at: At, entries: Iterable[LogEntry]) -> list[LogLine]:
    """These entries as lines, the oldest first."""
    return story_of(at.seen.table.book, entries, called(at), at.reader.say)


def story_of(
    book: Rulebook, entries: Iterable[LogEntry], called: Sequence[str], say: Language
) -> list[LogLine]:
    """The same where there is no page."""
    players = tuple(called)
    deeds = [deed for entry in entries for deed in deeds_of(book, entry, players, say)]
    out: list[LogLine] = []
    for (seat, heading), found in groupby(deeds, key=lambda deed: (deed.seat, deed.heading)):
        together = list(found)
        if heading or seat == NOBODY:
            out += [LogLine(each.entry, seat, each.whole, heading) for each in together]
        else:
            told = line(together, players[seat], say)
            out.append(LogLine(together[-1].entry, seat, told))
    return numbered(out)


def numbered(lines: Sequence[LogLine]) -> list[LogLine]:
    """The lines of one entry counted, so that each keeps its place on the page."""
    out: list[LogLine] = []
    for line in lines:
        before = out[-1] if out else None
        nth = before.nth + 1 if before is not None and before.entry == line.entry else 0
        out.append(replace(line, nth=nth))
    return out


def recap(at: At) -> list[LogLine]:
    """Everything that happened since the reader's last answer."""
    return story(at, [each for each in standing(at.log, at.entry) if each.number > at.since])[
        -RECAP:
    ]


def latest(at: At, count: int) -> list[LogLine]:
    """The last lines only, the oldest of them first."""
    return story(at, standing(at.log, at.entry)[-count * OF_A_LINE :])[-count:] if count else []


def whole(at: At) -> list[LogLine]:
    """Everything that happened, the oldest first; what is new since the last turn apart."""
    stands = standing(at.log, at.entry)
    before = [entry for entry in stands if entry.number <= at.since]
    return [*story(at, before), *story(at, stands[len(before) :])]


# --- from events to deeds -----------------------------------------------------------------------
def deeds_of(
    book: Rulebook, entry: LogEntry, players: tuple[str, ...], say: Language
) -> list[Deed]:
    """What one entry tells, event by event."""
    out: list[Deed] = []
    for number, event in enumerate(entry.events):
        kind = book.game.events[event[0]]
        seat = NOBODY if kind.nobodys else event[1]
        named = players if seat == NOBODY else without_name(players, seat)
        told = with_reason(book, sentence(book, event, named, say), entry.reasons.get(number), say)
        if told:
            done = deed(entry, seat, event[0], told, players)
            out.append(replace(done, heading=kind.opens, announces=kind.announces))
    if entry.taker >= 0:
        told = say.say("{name} took the last choice back", name=SOMEBODY)
        out.append(deed(entry, entry.taker, TAKEN_BACK, told, players))
    if entry.about is not None:
        out.append(deed_of_note(entry, entry.about, players, say))
    return out


def deed_of_note(entry: LogEntry, about: Entry, players: tuple[str, ...], say: Language) -> Deed:
    """What is written down beside answers: each for itself, however many follow each other."""
    seat, told = noted(about, players, say)
    if seat != NOBODY:
        _, told = noted(about, without_name(players, seat), say)
    return deed(entry, seat, TAKEN_BACK - entry.number, told, players)


def deed(
    entry: LogEntry,
    seat: int,
    kind: int,
    told: str,
    players: tuple[str, ...],
) -> Deed:
    """A sentence taken apart: without the name at its beginning, and with it."""
    name = players[seat] if seat >= 0 else ""
    text = told[1:].lstrip(AFTER_NAME) if told.startswith(SOMEBODY) else told
    text, whole = text.replace(SOMEBODY, name), told.replace(SOMEBODY, name)
    return Deed(entry.number, seat, kind, text, whole)


@lru_cache(maxsize=64)
def without_name(players: tuple[str, ...], seat: int) -> tuple[str, ...]:
    """The names with a sign in the place of one."""
    return tuple([SOMEBODY if at == seat else name for at, name in enumerate(players)])


# --- what one seat did in a row -----------------------------------------------------------------
def line(deeds: Sequence[Deed], name: str, say: Language) -> str:
    """Deeds one after the other; equal kinds as one, and a pass only where nothing was done."""
    done = without_needless_passes(deeds)
    if len(done) == 1:
        return done[0].whole
    parts: list[str] = []
    for _, alike in groupby(done, key=lambda deed: deed.kind):
        parts += several([deed.text for deed in alike], say)
    if len(parts) == 1 and done[0].whole.startswith(name):
        return done[0].whole.removesuffix(done[0].text) + parts[0]
    return say.say("{name}: {deeds}", name=name, deeds=say.say(" · ").join(parts))


def without_needless_passes(deeds: Sequence[Deed]) -> list[Deed]:
    """Deeds without passes, where something was done of what was announced before, if anything."""
    out: list[Deed] = []
    start = 0
    for end in range(1, len(deeds) + 1):
        if end == len(deeds) or deeds[end].announces:
            stretch = deeds[start:end]
            acts = [deed for deed in stretch if deed.kind != PASSED]
            idle = not acts or (acts[0].announces and len(acts) == 1)
            out += stretch if idle else acts
            start = end
    return out


def several(texts: list[str], say: Language) -> list[str]:
    """Sentences of one kind as one, where only something between their ends differs."""
    different = list(dict.fromkeys(texts))
    head, tail = ends(different, say) if len(different) > 1 else ("", "")
    between = [text[len(head) : len(text) - len(tail)] for text in texts]
    if not (head or tail) or not all(between):
        return counted(texts)
    return [head + say.clauses(counted(between)) + tail]


def counted(texts: list[str]) -> list[str]:
    """The same several times in a row once, with how often."""
    runs = [(text, len(list(same))) for text, same in groupby(texts)]
    return [f"{text} ×{times}" if times > 1 else text for text, times in runs]


def ends(texts: list[str], say: Language) -> tuple[str, str]:
    """What all of them begin and end with, in whole words."""
    head = beginning(texts)
    shorter = [text[len(head) :][::-1] for text in texts]
    tail = beginning(shorter)[::-1]
    if say.code == "ja":
        cut = min([tail.find(joint) for joint in JOINTS if joint in tail], default=len(tail))
        return head[: head.rfind("：") + 1], tail[cut:]
    words = head.split(" ")[:-1]
    numbers = [at for at, word in enumerate(words) if word.isdecimal()]
    words = words[: numbers[0]] if numbers else words  # how many belongs to what there is of it
    return "".join(f"{word} " for word in words), tail[tail.find(" ") :] if " " in tail else ""


def beginning(texts: list[str]) -> str:
    """What all of them begin with, letter by letter."""
    first, last = min(texts), max(texts)  # whatever these two share, those between them do
    same = 0
    while same < len(first) and first[same] == last[same]:
        same += 1
    return first[:same]
