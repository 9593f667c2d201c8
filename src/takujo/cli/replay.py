"""``takujo replay``: a recorded game told again, or its table after any entry."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from takujo.cli.asked_for import whole_number
from takujo.cli.screen import Screen
from takujo.cli.telling import show_section
from takujo.editions.language import Language
from takujo.editions.mistakes import cannot_write, one_mistake
from takujo.editions.printed import PrintedGame
from takujo.editions.sections import result_in
from takujo.games.catalogue import game
from takujo.host.entries import AskEntry, BackEntry, Entry, ReplyEntry, SeatEntry, UndoEntry
from takujo.host.entry_lines import entry_text
from takujo.host.record import Record
from takujo.host.takujo_file import load, write_record
from takujo.host.verify import replay as played_again
from takujo.kernel.said import Said
from takujo.kernel.table import Table
from takujo.lab.wanted import needs_lab
from takujo.web.pages.noted import noted


def replay(
    file: str, at: str, number: str, seat: str, save: str, as_json: bool, say: Language
) -> None:
    """Tell the whole game, or how it stands after entry ``at``."""
    record = recorded(file, number)
    if save:
        write(record, save)
    last = len(record.entries)
    moment = whole_number("--at", at, 0, last) if at else -1
    if moment >= 0:
        record = Record(record.header, record.book, record.entries[:moment])
    eyes = whole_number("--seat", seat, 1, len(record.players)) - 1 if seat else asked(record)
    retelling = Retelling(record, say)
    if as_json:
        data = retelling.position(eyes) if at else retelling.whole()
        print(json.dumps(data, ensure_ascii=False, indent=1))
    elif at:
        retelling.show_table(eyes, last)
    else:
        retelling.tell()


def recorded(file: str, number: str) -> Record:
    """The record in a file, or of one game of a simulation kept in a folder."""
    if os.path.isfile(os.path.join(file, "plan.json")):
        needs_lab()
        from takujo.lab.results import kept_record

        if not number:
            raise one_mistake(file, "", Said("holds many games"), "--game 1")
        return kept_record(Path(file), whole_number("--game", number, 1))
    if os.path.isdir(file):
        raise one_mistake(file, "", Said("no simulation lies in this folder"))
    if number:
        raise one_mistake(file, "--game", Said("is one game: nothing to choose from"))
    return played_again(load(Path(file)))


def write(record: Record, file: str) -> None:
    """Keep the record as a file of its own."""
    try:
        Path(file).write_text(write_record(record), encoding="utf-8")
    except OSError as error:
        raise cannot_write(file, error) from error


def asked(record: Record) -> int:
    """The seat that is asked; the first one when the game is over."""
    waiting = record.waiting
    return waiting[0] if waiting else 0


class Retelling:
    """Tells a record in one language; a game that is looked back on has no secrets."""

    def __init__(self, record: Record, say: Language) -> None:
        self.record = record
        self.say = say
        self.game: PrintedGame[Table] = game(record.header.game)
        self.names = [say.say("Seat {n}", n=seat + 1) for seat in range(len(record.players))]
        self.screen = Screen()

    def sentences(self, entry: Entry) -> list[str]:
        """What an entry brought."""
        told: list[str] = []
        if isinstance(entry, UndoEntry):
            who = self.names[self.record.seat_of(entry.taken_back)]
            told.append(self.say.say("{name} took the last answer back", name=who))
        elif isinstance(entry, SeatEntry | AskEntry | ReplyEntry | BackEntry):
            told.append(noted(entry, self.names, self.say)[1])
        for event in self.record.events(entry.number):
            told.append(self.game.words.event(self.record.book, event, self.names, self.say))
        return [sentence for sentence in told if sentence]

    def heading(self) -> None:
        """What was played, by whom."""
        header = self.record.header
        self.screen.heading(self.say.name(self.record.book.edition_data["name"]))
        players = ", ".join(
            f"{name} {player}" for name, player in zip(self.names, header.seats, strict=True)
        )
        self.screen.show(players)
        seed = self.say.say(
            "Seed {seed}, rules {identity}", seed=header.seed, identity=header.rules
        )
        self.screen.show(seed, "dim")

    def tell(self) -> None:
        """Every entry with its number and its sentences, then the result."""
        self.heading()
        for entry in self.record.entries:
            for i, sentence in enumerate(self.sentences(entry)):
                number = f"{entry.number:>4}" if i == 0 else "    "
                self.screen.show(f"{number}  {sentence}", hanging=6)
        if self.record.result is None:
            self.screen.show(self.say.say("The game has not ended."), "bold")
            return
        sections = self.game.words.table(self.record.seen(0), self.names, self.say)
        show_section(result_in(sections), self.screen)

    def show_table(self, seat: int, last: int) -> None:
        """How it stands, with the cards of one seat."""
        self.heading()
        number = len(self.record.entries)
        told = self.say.say("After entry {number} of {last}", number=number, last=last)
        self.screen.show(told, "bold cyan")
        seen = self.record.seen(seat)
        for section in self.game.words.table(seen, self.names, self.say):
            show_section(section, self.screen)
        frame = seen.table.asking
        if frame is not None:
            question = self.game.words.question(seen, frame, self.names, self.say)
            self.screen.show(f"{self.names[frame.seat]}: {question}", "bold")

    # --- for programs -------------------------------------------------------------------
    def header(self) -> dict[str, Any]:
        """What was played."""
        header = self.record.header
        return {
            "game": header.game,
            "edition": header.edition_name,
            "rules": header.rules,
            "seats": list(header.seats),
            "chance": header.chance,
            "seed": header.seed,
        }

    def whole(self) -> dict[str, Any]:
        """The header, every entry with its sentences, and the result."""
        result = self.record.result
        return {
            **self.header(),
            "entries": [
                {
                    "number": entry.number,
                    "entry": entry_text(entry),
                    "sentences": self.sentences(entry),
                }
                for entry in self.record.entries
            ],
            "result": None
            if result is None
            else {"scores": result.scores, "ranks": result.ranks, "reason": result.reason},
        }

    def position(self, seat: int) -> dict[str, Any]:
        """The complete position, and what one seat knows of it."""
        return {
            **self.header(),
            "at": len(self.record.entries),
            "position": self.game.to_data(self.record.table),
            "seat": seat,
            "view": self.record.view(seat),
        }
