"""``takujo play``: a whole game in the terminal."""

from __future__ import annotations

import contextlib
import os
import secrets
import shlex
import signal
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

from takujo.cli.asked_for import HUMAN, Arguments, game_and_edition, seats, whole_number
from takujo.cli.changes import tell_settings
from takujo.cli.person import Left, Person
from takujo.cli.problems import mistakes_of, tell
from takujo.cli.screen import Screen
from takujo.cli.seating import LineUp
from takujo.cli.telling import Teller
from takujo.cpu.levels import LEVELS
from takujo.editions.language import Language
from takujo.editions.mistakes import EditionError, cannot_write, one_mistake
from takujo.games.catalogue import game
from takujo.host.data_folder import DataFolder
from takujo.host.first_match import first_match
from takujo.host.header import new_header, rulebook_of
from takujo.host.record import Record
from takujo.host.takujo_file import load, write_record
from takujo.host.verify import replay
from takujo.kernel.said import Said

MOST_KEPT = 1000  # unfinished games with the same seed
MOST_SEED = 999_999  # of a seed drawn here: short enough to be typed again


@dataclass(frozen=True)
class New:
    """How a new game is wanted; a recorded one has all of this itself."""

    line_up: str = ""
    seed: str = ""
    settings: Sequence[str] = ()
    learn: bool = False  # the guided first match

    def asked(self) -> list[str]:
        """Everything of it that was said."""
        return [self.line_up, self.seed, *self.settings, "--learn" * self.learn]


def play(target: str, new: New, file: str, overwrite: bool, say: Language) -> int:
    """Play a new game, or go on with a recorded one; 1 if it was left before the end."""
    if target.endswith(".takujo"):
        record = resumed(target, [*new.asked(), file])
        file = target
    else:
        record = learned(target, new) if new.learn else started(target, new, say)
        if file and not overwrite:
            refuse_existing(file, Said("another name, or --overwrite"))
    if file:
        save(record, file)
    return Evening(record, file, say).play()


def learned(target: str, new: New) -> Record:
    """The guided first match of a game."""
    of, edition = game_and_edition(target)
    lesson = first_match(of)
    if lesson is None:
        raise one_mistake("", target, Said("has no first match"))
    if edition or new.line_up or new.seed or new.settings:
        problem = Said("a first match has its own edition, seats and seed")
        raise one_mistake("", "--learn", problem)
    header = lesson.header()
    return Record(header, rulebook_of(header))


def started(target: str, new: New, say: Language) -> Record:
    """A new match as it was asked for."""
    of, edition = game_and_edition(target)
    line_up, seed, settings = new.line_up, new.seed, new.settings
    asked = Arguments()
    book = asked.part(lambda: of.book(edition, settings))
    players = asked.part(lambda: seats(line_up, of, HUMAN, [HUMAN, *LEVELS]))
    drawn = str(1 + secrets.randbelow(MOST_SEED))
    number = asked.part(lambda: whole_number("--seed", seed or drawn, 0))
    asked.refuse()
    tell_settings(of, edition, settings, book.value.edition_data, say)
    return Record(new_header(book.value, players.value, str(number.value)), book.value)


def resumed(file: str, others: Sequence[str]) -> Record:
    """A match that was recorded; everything about it is in its file."""
    if any(others):
        raise one_mistake(file, "", Said("holds seats, seed and edition itself"))
    return replay(load(Path(file)))


def refuse_existing(file: str, allowed: Said) -> None:
    """Nothing is written over that somebody may still want."""
    if os.path.lexists(file):
        raise one_mistake(file, "", Said("is there already"), allowed)


def save(record: Record, file: str) -> None:
    """Write the whole record."""
    place = Path(os.path.realpath(file))
    new = place.with_name(f"{place.name}.new")
    try:
        new.write_text(write_record(record), encoding="utf-8")
        new.replace(place)  # at once: what was there before is not lost halfway
    except OSError as error:
        raise cannot_write(file, error) from error


class Evening:
    """One match in the terminal, from the first question to the result."""

    def __init__(self, record: Record, file: str, say: Language) -> None:
        self.record = record
        self.file = file
        self.warned = ""  # a file that was there when the game should be saved in it
        self.seating = LineUp(record)
        self.screen = Screen()
        of = game(record.header.game)
        self.teller = Teller(of, self.seating, self.screen, say)
        self.person = Person(of, self.teller, len(self.seating.people) > 1)

    def play(self) -> int:
        """Until the end, or until somebody leaves."""
        when_told_to_leave(self.leave_at_once)
        try:
            self.welcome()
            while self.record.result is None:
                self.turn()
        except (Left, EOFError, KeyboardInterrupt, OSError):  # the last: the terminal is gone
            return self.leave()
        seat = self.seating.people[0] if self.person.seat < 0 else self.person.seat
        self.teller.news(seat, self.person.told[seat])
        self.teller.end(seat)
        if self.file:
            say = self.teller.say
            self.screen.unbroken(say.say("Recorded: {file}", file=self.file), "dim")
        return 0

    def welcome(self) -> None:
        """What is played, and how to find out more."""
        say = self.teller.say
        self.screen.heading(say.name(self.record.book.edition_data["name"]))
        if self.seating.computers:
            self.screen.show(self.teller.players(), "dim")
        self.screen.show(
            say.say("Type a number or a name; help shows what else. Ctrl-D leaves the game."), "dim"
        )

    def turn(self) -> None:
        """Whoever is waited for answers; computers do not keep people waiting."""
        waiting = self.record.waiting
        computers = [seat for seat in waiting if seat in self.seating.computers]
        if computers:
            self.seating.computer_turn(computers[0])
        else:
            self.person.answer(waiting[0], self.save)
        if self.file:
            self.save_again()

    def save_again(self) -> None:
        """Keep up the file; if that fails, the game goes on and is kept elsewhere."""
        try:
            save(self.record, self.file)
        except EditionError as error:
            tell(mistakes_of(error), self.teller.say, self.screen)
            self.file = ""

    def save(self, file: str) -> None:
        """Keep the record where a person wants it, from now on; over a file only if asked twice."""
        known = [os.path.realpath(each) for each in [self.file, self.warned] if each]
        if os.path.realpath(file) not in known:
            self.warned = file
            allowed = Said("another name, or the same line again to write over it")
            refuse_existing(file, allowed)
        save(self.record, file)
        self.file = file

    def leave(self) -> int:
        """Keep what was played, and say how to go on."""
        say = self.teller.say
        file = self.keep()
        with contextlib.suppress(OSError):  # the terminal may be gone
            self.screen.show()
            if file:
                self.screen.show(say.say("The game is kept. To go on:"))
                self.screen.unbroken(f"  takujo play {shlex.quote(file)}")
            else:
                self.screen.show(say.say("The game could not be kept."), "bold red")
        return 1

    def leave_at_once(self, number: int, frame: FrameType | None) -> None:
        """Keep what was played where nothing can be said any more."""
        when_told_to_leave(signal.SIG_IGN)  # a closed terminal says so twice
        self.keep()
        raise SystemExit(1)

    def keep(self) -> str:
        """The file in which the game is now; "" if it cannot be written."""
        with contextlib.suppress(EditionError, OSError):
            file = self.file or str(unfinished(self.record))
            save(self.record, file)
            return file
        return ""


def when_told_to_leave(do: Callable[[int, FrameType | None], None] | signal.Handlers) -> None:
    """What to do when the terminal is closed or the system ends the program."""
    for name in ["SIGHUP", "SIGTERM"]:
        if hasattr(signal, name):  # not every system has both
            signal.signal(getattr(signal, name), do)


def unfinished(record: Record) -> Path:
    """Where a game is kept that was left without a word about it."""
    folder = DataFolder().path / "unfinished"
    folder.mkdir(exist_ok=True)
    name = f"{record.header.game}-{record.header.seed[:19]}"  # a sealed seed is long
    numbers = range(2, MOST_KEPT)
    names = [f"{name}.takujo", *[f"{name}-{number}.takujo" for number in numbers]]
    free = [folder / each for each in names if not (folder / each).exists()]
    return free[0] if free else folder / names[0]
