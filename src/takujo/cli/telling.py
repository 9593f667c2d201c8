"""What a person at the table is told: what happened, how it stands, what is asked."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.cells import cell_len

from takujo.cli.pager import leafing, paged
from takujo.cli.picker import counted_as, counted_in, numbered
from takujo.cli.question import QuestionStep, TerminalQuestion
from takujo.cli.screen import Screen, padded
from takujo.cli.seating import LineUp
from takujo.editions.language import Language
from takujo.editions.printed import PrintedGame
from takujo.editions.sections import NOW, PART, SEAT, Section, TableLine, result_in
from takujo.host.coach import advice, told
from takujo.host.first_match import guided
from takujo.host.record import Record
from takujo.kernel.agenda import PASS
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table
from takujo.web.pages.log import log_of, standing
from takujo.web.pages.story import story_of


class Teller:
    """Speaks to the person at one table, in the language that is wanted now."""

    def __init__(
        self, game: PrintedGame[Table], seating: LineUp, screen: Screen, say: Language
    ) -> None:
        self.game = game
        self.record: Record = seating.record
        self.seating = seating
        self.screen = screen
        self.say = say
        self.read: dict[int, set[str]] = {}  # by seat: what it read when it saw the table last
        self.parts: dict[int, dict[str, set[str]]] = {}  # by seat: lines by heading, seen last
        self.read_now: set[str] = set()

    @property
    def names(self) -> list[str]:
        """Everybody's name in the language spoken now."""
        return self.seating.names(self.say)

    # --- what happened ------------------------------------------------------------------
    def story(self, seat: int, after: int) -> list[str]:
        """What happened after an entry, as this seat may know it: a line for each in a row."""
        record = self.record
        stands = standing(log_of(record, seat, after), len(record.entries))
        return [line.text for line in story_of(record.book, stands, self.names, self.say)]

    def news(self, seat: int, after: int) -> None:
        """What happened since this seat was last told."""
        told = self.story(seat, after)
        if told:
            self.screen.show()
        with paged(self.screen, leafing(self.say)):
            for line in told:
                self.screen.show(f"- {line}", "dim", indent=1, hanging=2)

    def log(self, seat: int, most: int) -> None:
        """What happened so far, the newest last."""
        told = self.story(seat, 0)
        if len(told) > most:
            hint = self.say.say("… {n} lines before; log all shows them", n=len(told) - most)
            self.screen.show(hint, "dim")
        for line in told[-most:]:
            self.screen.show(f"- {line}", indent=1, hanging=2)

    # --- how it stands ------------------------------------------------------------------
    def table(self, seen: Seen[Table], short: bool) -> None:
        """The table as words; in short every seat but the own in one line, and what is new."""
        sections = self.game.words.table(seen, self.names, self.say)
        self.parts[seen.seat] = parts_of(sections)
        if not short:
            for section in sections:
                show_section(section, self.screen)
            return
        seats = [section for section in sections if section.kind == SEAT]
        columns = max([cell_len(section.heading) for section in seats], default=0)
        known: list[str] = []
        for section in sections:
            if section.kind == NOW:
                new = [line for line in section.lines if self.is_new(seen.seat, line.text)]
                self.screen.show_line(in_one(section.heading, new), "cyan", hanging=2)
            elif section.kind == SEAT:
                self.seat(section, columns, section.seat == seen.seat)
            elif self.is_new(seen.seat, section.text):
                self.part(section, section.lines)
            else:
                known.append(section.heading)
        if known:
            listed = self.say.clauses(known)
            told = self.say.say("As before: {parts}. table shows everything.", parts=listed)
            self.screen.show(told, "dim")
        self.forget_old(seen.seat)

    def seat(self, section: Section, columns: int, own: bool) -> None:
        """What a player has: the first line, and of the own seat all."""
        first, *others = section.lines
        head = f"{padded(section.heading, columns)}  "
        self.screen.show_line(TableLine([head + first.parts[0], *first.parts[1:]]), hanging=2)
        for line in others if own else []:
            self.screen.show_line(line, indent=2, hanging=2)

    def appeared(self, seen: Seen[Table]) -> None:
        """Parts that the table did not have when the seat saw it last, and what is new in others.

        Cards drawn, say, or a building turned up.
        """
        sections = self.game.words.table(seen, self.names, self.say)
        before, now = self.parts.get(seen.seat, {}), parts_of(sections)
        new: list[tuple[Section, list[TableLine]]] = []
        for section in sections:
            known = before.get(unnumbered(section.heading), set())
            told = [line for line in section.lines if line.text not in known]
            if section.kind == PART and told:
                new.append((section, told))
        if new:
            self.screen.show()
        for section, told in new:
            self.part(section, told)
            self.read.setdefault(seen.seat, set()).add(section.text)
        self.parts[seen.seat] = now

    def part(self, section: Section, lines: Sequence[TableLine]) -> None:
        """A part of the table, or what of it is new to the reader."""
        self.screen.show(section.heading, "bold")
        for line in lines:
            self.screen.show_line(line, indent=2, hanging=2)

    def is_new(self, seat: int, text: str) -> bool:
        """Did this not stand in what the seat read last? It is remembered for the next time."""
        self.read_now.add(text)
        return text not in self.read.get(seat, set())

    def forget_old(self, seat: int) -> None:
        """What counts as known is what stood in the table shown last."""
        self.read[seat], self.read_now = self.read_now, set()

    # --- what is asked ------------------------------------------------------------------
    def question(self, question: TerminalQuestion, picked: list[int]) -> None:
        """The question with everything that can be chosen, and what cannot."""
        step = question.step(picked)
        put = question.put_again(picked) if picked else step
        asked = self.game.words.question(put.seen, put.frame, self.names, self.say)
        self.screen.show()
        self.screen.show(asked, "bold")
        if question.in_order:
            self.picked_so_far(question, picked)
        marked = [] if question.in_order else list(picked)
        for number, choice in numbered(question, step).items():
            mark = " "
            if choice in marked:
                marked.remove(choice)
                mark = "*"
            told = self.with_the_rest(question, picked, choice, self.choice(step, choice))
            self.screen.show(f"{mark}{number:>2}  {told}", hanging=5)
        if question.may_pass and not picked:
            self.screen.show(f"  0  {self.choice(step, PASS)}")
        self.closed(question, step)
        self.hint(question, picked)

    def picked_so_far(self, question: TerminalQuestion, picked: list[int]) -> None:
        """The picks in their order, each as it was offered."""
        for place, choice in enumerate(picked):
            told = self.choice(question.step(picked[:place]), choice)
            self.screen.show(f"[{place + 1}] {told}", "green", indent=1, hanging=4)

    def with_the_rest(
        self, question: TerminalQuestion, picked: list[int], choice: int, told: str
    ) -> str:
        """An amount with those that follow of themselves: a payment of which the rest is forced."""
        if not question.in_order or not counted_as(question, question.step(picked), choice):
            return told
        say = self.say
        left: list[str] = []
        for step, forced in question.forced_after([*picked, choice]):
            for counted in counted_in(question, step, forced, say):
                left += [say.say("{n} {thing}", n=counted.n, thing=counted.of)] if counted.n else []
        if not left:
            return told
        return say.say("{choice} (the rest: {rest})", choice=told, rest=say.clauses(left))

    def choice(self, step: QuestionStep, choice: int) -> str:
        """A choice as the act it stands for."""
        return self.game.words.choice(step.seen, step.frame, choice, self.say)

    def closed(
        self, question: TerminalQuestion, step: QuestionStep, all_of_it: bool = False
    ) -> None:
        """What cannot be chosen: in full where numbers say how much is missing, or on demand."""
        words, book = self.game.words, self.record.book
        closed = question.closed(step)
        if not all_of_it:
            closed = [
                (choice, reason)
                for choice, reason in closed
                if words.wishable(book, reason)
                and not (question.in_order and counted_as(question, step, choice))
            ]
        brief = [each for each in closed if "need" not in each[1].numbers]
        if all_of_it or len(brief) < 2:
            brief = []
        for choice, reason in closed:
            if choice not in [other for other, _ in brief]:
                why = words.reason(book, reason, self.names, self.say)
                self.screen.show(f"-  {self.choice(step, choice)}: {why}", "dim", 2, 3)
        if brief:
            listed = self.say.clauses([self.choice(step, choice) for choice, _ in brief])
            told = self.say.say("Not now: {choices}. why tells the reasons.", choices=listed)
            self.screen.show(f"-  {told}", "dim", 2, 3)

    def hint(self, question: TerminalQuestion, picked: list[int]) -> None:
        """What can be typed here besides one number."""
        left = question.most - len(picked)
        say = self.say
        if question.in_order:
            line = [] if picked else first_line(question)
            if len(line) > 1:
                told = say.say("All in one line works, too: {line}", line=" ".join(line))
                self.screen.show(told, "dim")
            elif picked:
                self.screen.show(say.say("undo takes the last pick back."), "dim")
        elif not question.at_once and not picked:
            told = say.say("Several at once: 1 2. help shows what else you can type.")
            self.screen.show(told, "dim")
        elif picked and question.may_pass:
            self.screen.show(say.say("Up to {n} more; Enter when that is all.", n=left), "dim")
        elif picked:
            self.screen.show(say.say("{n} more; undo takes the last one back.", n=left), "dim")
        if question.usual != PASS:
            usual = self.choice(question.step([]), question.usual)
            self.screen.show(say.say("Enter: {choice}", choice=usual), "dim")

    def coach(self, seat: int) -> None:
        """What the coach says, in a first match."""
        header, record, say = self.record.header, self.record, self.say
        lesson = guided(header.game, header.seed)
        if lesson is None:
            return
        entries = told(record, seat, len(record.entries))
        said = advice(lesson, record.seen(seat), entries, record.question(seat) > 0)
        number = f"[{said.number}/{said.of}] " if said.number else ""
        text = said.sentence(self.game.words, record.book, say)
        self.screen.show()
        self.screen.show(f"{number}{text}", "bold magenta", hanging=2)
        if said.point:
            self.screen.show(say.say("Suggested: {choices}", choices=self.named(seat, said.point)))

    def named(self, seat: int, choices: Sequence[str]) -> str:
        """Choices of the open question as the acts they stand for, others as they are typed."""
        seen = self.record.seen(seat)
        frame, book = seen.table.asking, self.record.book
        assert frame is not None
        acts = {
            book.readable(frame, choice): self.game.words.choice(seen, frame, choice, self.say)
            for choice in seen.options()
        }
        return self.say.clauses([acts[each] for each in choices if each in acts])

    # --- the end ------------------------------------------------------------------------
    def players(self) -> str:
        """Who plays which level."""
        names, computers = self.names, self.seating.computers
        return self.say.clauses(
            [f"{names[seat]} {self.record.players[seat]}" for seat in sorted(computers)]
        )

    def end(self, seat: int) -> None:
        """The result with everybody's points by source, who played, and the seed."""
        say, names = self.say, self.names
        self.screen.show()
        result = result_in(self.game.words.table(self.record.seen(seat), names, say))
        self.screen.heading(result.heading)
        for line in result.lines:
            self.screen.show_line(line, "bold" if line.strong else "", indent=1, hanging=4)
        self.screen.show()
        if self.seating.computers:
            self.screen.show(self.players(), "dim")
        header = self.record.header
        self.coach(seat)
        seed = say.say("Seed {seed}, rules {identity}", seed=header.seed, identity=header.rules)
        self.screen.show(seed, "dim")


def first_line(question: TerminalQuestion) -> list[str]:
    """What can be typed to pick the first thing each time, where the order means something."""
    picked: list[int] = []
    line: list[str] = []
    while numbers := numbered(question, question.step(picked)):
        number, choice = next(iter(numbers.items()))
        picked.append(choice)
        line.append(str(number))
    return line


def parts_of(sections: Sequence[Section]) -> dict[str, set[str]]:
    """The lines of each part of the table, by its heading."""
    return {
        unnumbered(section.heading): {line.text for line in section.lines}
        for section in sections
        if section.kind == PART
    }


def unnumbered(heading: str) -> str:
    """A heading without what it counts: the row is the same row, however many cards are left."""
    return re.sub(r"\d+", "", heading)


def in_one(heading: str, lines: list[TableLine]) -> TableLine:
    """A heading and what stands under it, one after the other."""
    parts = [heading]
    for line in lines:
        parts[-1] += " | "
        parts += line.parts
    return TableLine(parts)


def show_section(section: Section, screen: Screen) -> None:
    """A part of the table in full."""
    screen.heading(section.heading)
    for line in section.lines:
        screen.show_line(line, hanging=2)
