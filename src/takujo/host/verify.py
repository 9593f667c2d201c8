"""Replaying a file: are the rules the ones it names, the choices legal, the result right?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from takujo.editions.mistakes import EditionError, shown
from takujo.games.catalogue import game
from takujo.host.cpu_check import Tell, cpu_answers
from takujo.host.entries import ChoicesEntry, EndEntry, Entry
from takujo.host.header import Header, commitment, rulebook_of
from takujo.host.play import play_choice
from takujo.host.record import Record
from takujo.host.takujo_file import TakujoFile, TakujoFileError
from takujo.kernel.agenda import Rulebook
from takujo.kernel.flow import Endless
from takujo.kernel.game import Impossible, Refused
from takujo.kernel.mistake import Mistake, between, nearest
from takujo.kernel.said import Said
from takujo.kernel.table import Table

Verdict = Literal["right", "wrong", "open"]  # open: it cannot be told from this file


@dataclass(frozen=True)
class Finding:
    """What one check has found."""

    check: str  # identity, choices, shuffles, commitment, computers or result
    verdict: Verdict
    why: tuple[Mistake, ...] = ()

    def __str__(self) -> str:
        return "\n".join([str(mistake) for mistake in self.why])


class Replay:
    """A file played again, as far as its rules and choices allow."""

    def __init__(self, file: TakujoFile) -> None:
        self.file = file
        self.identity: list[Mistake] = []
        self.start: list[Mistake] = []
        self.choices: list[Mistake] = []
        self.result: list[Mistake] = []
        self.record: Record | None = None
        self.refused_today = False  # is the edition one that would no longer be let in?
        book = self.rulebook()
        if book is not None:
            self.play(book)

    def mistakes(self) -> list[Mistake]:
        """Everything that is wrong."""
        return [*self.identity, *self.start, *self.choices, *self.result]

    def rulebook(self) -> Rulebook | None:
        """The rulebook of the file's own data, if that is an edition at all."""
        file, header = self.file, self.file.header
        rules = game(header.game)
        if not rules.oldest <= header.version <= rules.version:
            problem = Said("version {version} of the rules is not known", version=header.version)
            allowed = between(rules.oldest, rules.version)
            self.identity.append(file.mistake("rules", problem, allowed))
            return None
        try:
            rules.refuse_mistakes(header.edition, "")
        except EditionError as error:
            self.refused_today = True
            begun_with = rulebook_begun_with(header)
            if begun_with is None:
                for mistake in error.mistakes:
                    self.identity.append(file.mistake_inside("data", mistake))
            return begun_with
        book = rulebook_of(header)
        if book.identity != header.rules:
            problem = Said(
                "{identity} is not the identity of the data below", identity=header.rules
            )
            problem = Said("{place}: {problem}", place="rules", problem=problem)
            self.identity.append(file.mistake("rules", problem, book.identity))
        return book

    def play(self, book: Rulebook) -> None:
        """Follow the entries up to the first that cannot be."""
        file = self.file
        place = "start" if file.header.seed else "header"
        try:
            self.record = Record(file.header, book)
        except Impossible as error:
            self.start = [file.mistake_inside(place, inner) for inner in error.mistakes]
            return
        except Exception as error:
            if not self.refused_today:
                raise
            self.start = [file.mistake(place, unplayable(error))]
            return
        for entry in file.entries:
            try:
                self.record.append(entry)
            except Refused as refused:
                wrong = self.refused(self.record, entry, refused)
                (self.result if isinstance(entry, EndEntry) else self.choices).append(wrong)
                return
            except Exception as error:
                if not self.refused_today:
                    raise
                self.choices.append(file.mistake(str(entry.number), unplayable(error)))
                return

    def refused(self, record: Record, entry: Entry, refused: Refused) -> Mistake:
        """Why an entry cannot be, with what could be instead."""
        key = str(entry.number)
        if not isinstance(entry, ChoicesEntry):
            return self.file.mistake(key, refused.problem)
        if entry.seat not in record.waiting:
            waiting = ", ".join([f"s{seat}" for seat in record.waiting])
            return self.file.mistake(key, refused.problem, waiting)
        table = record.table_of(entry.seat).copy()
        choice = first_refused(table, entry)
        if choice is None:
            return self.file.mistake(key, refused.problem)
        options = [table.describe(entry.seat, option) for option in table.options(entry.seat)]
        why = why_refused(table, entry.seat, choice)
        problem = Said("{place}: {problem}", place=shown(choice), problem=why)
        return self.file.mistake(key, problem, ", ".join(options), nearest(choice, options))


def rulebook_begun_with(header: Header) -> Rulebook | None:
    """The rulebook of an edition that is refused today; None if the match did not begin with it.

    A match is judged by the edition it was begun with, however strict checks have become since.
    """
    try:
        book = rulebook_of(header)
    except Exception:  # no edition at all
        return None
    return book if book.identity == header.rules else None


def unplayable(error: Exception) -> Said:
    """What is said of an edition that its own rules cannot follow."""
    why = error.problem if isinstance(error, Endless) else f"{type(error).__name__}: {error}"
    return Said("the rules cannot go on: {problem}", problem=why)


def first_refused(table: Table, entry: ChoicesEntry) -> str | None:
    """The first choice of an answer that cannot be; the table is then where it was to be taken."""
    for choice in entry.choices:
        try:
            play_choice(table, entry.seat, choice)
        except Refused:
            return choice
    return None


def why_refused(table: Table, seat: int, choice: str) -> Said:
    """The rule's reason, or that it is no choice at all."""
    if seat not in table.waiting:
        return Said("seat {seat} is not asked any more", seat=seat)
    rules = table.book.game
    try:
        number = rules.parse(table, seat, choice)
    except Refused:
        return Said("is no choice here")
    return rules.refusal(table, rules.frame_of(table, seat), number).problem


def replay(file: TakujoFile) -> Record:
    """The record of a file; TakujoFileError if its rules, choices or result are not right."""
    played = Replay(file)
    if played.record is None or played.mistakes():
        raise TakujoFileError(played.mistakes())
    return played.record


def verify(
    file: TakujoFile, think: bool = False, tell: Tell = lambda done, of: None
) -> list[Finding]:
    """All that can be told about a file, check by check.

    Computer players that think ahead answer again only if ``think`` says so: that takes minutes.
    """
    played = Replay(file)
    findings = [
        finding("identity", played.identity),
        choices_finding(played),
        shuffles_finding(played),
    ]
    if file.header.match and file.header.commitment:
        findings.append(commitment_finding(file))
        findings += computers_finding(played, think, tell)
    return [*findings, result_finding(played)]


def finding(check: str, mistakes: list[Mistake]) -> Finding:
    """Right, or all that is wrong."""
    return Finding(check, "wrong" if mistakes else "right", tuple(mistakes))


def not_known(check: str, why: Said) -> Finding:
    """It cannot be told from this file."""
    return Finding(check, "open", (Mistake("", "", why),))


def choices_finding(played: Replay) -> Finding:
    """Is every choice legal?"""
    if played.choices:
        return finding("choices", played.choices)
    if played.record is None:
        return not_known("choices", Said("without rules, start and seed nothing can be played"))
    return Finding("choices", "right")


def shuffles_finding(played: Replay) -> Finding:
    """Do the cards that the seed deals carry the whole match?"""
    if played.start and played.file.header.seed:
        return finding("shuffles", played.start)
    if not played.file.header.seed:
        return not_known("shuffles", Said("the seed is secret"))
    if played.record is None or played.choices:
        return not_known("shuffles", Said("the match could not be played to its last entry"))
    return Finding("shuffles", "right")


def commitment_finding(file: TakujoFile) -> Finding:
    """Is the seed the one that was fixed before the first choice?"""
    header = file.header
    if not header.seed:
        return not_known("commitment", Said("the seed is secret"))
    promised = commitment(header.seed, header.match, header.rules, header.seats)
    if promised == header.commitment:
        return Finding("commitment", "right")
    problem = Said("is not that of this seed, match, rules and line-up")
    problem = Said("{place}: {problem}", place="commitment", problem=problem)
    return finding("commitment", [file.mistake("commitment", problem, promised)])


def computers_finding(played: Replay, think: bool, tell: Tell) -> list[Finding]:
    """Are the answers of CPU seats what they choose with the chance that the seed gives them?

    Another release may choose otherwise, so this proves nothing wrong.
    """
    if played.record is None or played.choices:
        return []
    checked = cpu_answers(played.record, think, tell)
    if checked.same < checked.given:
        why = Said(
            "{other} of {n} answers of computer players differ in this release",
            other=checked.given - checked.same,
            n=checked.given,
        )
        return [not_known("computers", why)]
    if checked.left:
        why = Said(
            "{n} answers of computer players that think ahead were not thought about again; "
            "--think does it, which takes about a second for each",
            n=checked.left,
        )
        return [not_known("computers", why)]
    return [Finding("computers", "right")] if checked.given else []


def result_finding(played: Replay) -> Finding:
    """Are the scores those of the rules?"""
    if played.result:
        return finding("result", played.result)
    entries = played.file.entries
    if not entries or not isinstance(entries[-1], EndEntry):
        return not_known("result", Said("the match has not ended"))
    if played.record is None or played.choices:
        return not_known("result", Said("the match could not be played to its end"))
    return Finding("result", "right")
