"""Several seats asked at once: their answers wait unseen until the last one is in.

The answers are kept beside the table, each on a copy for its own seat, and are played in the
order of play when all are there. So the order in which people answer cannot matter, and what
a seat is shown cannot hold another seat's answer, whatever the game hides.
"""

from __future__ import annotations

from collections.abc import Sequence

from takujo.host.play import Choice, PlayedChoice, play_choice
from takujo.kernel.flow import open_frames, take, turn_to
from takujo.kernel.game import Refused
from takujo.kernel.said import Said
from takujo.kernel.table import Table


class Held:
    """One entry's part of a seat's answer, and the table that follows for this seat alone."""

    def __init__(self, entry: int, played: list[PlayedChoice], table: Table) -> None:
        self.entry = entry
        self.played = played
        self.table = table


class SecretAnswers:
    """The answers to a secret question that is still open for somebody."""

    def __init__(self, table: Table) -> None:
        self.seats = asked_together(table)  # in the order of play
        self.held: dict[int, list[Held]] = {seat: [] for seat in self.seats}
        self.first: dict[int, Table] = {}
        for seat in self.seats:
            own = table.copy()
            turn_to(own, seat)
            self.first[seat] = own

    def table_of(self, seat: int) -> Table:
        """The table as it is for this seat: with its own answer and nobody else's."""
        held = self.held[seat]
        return held[-1].table if held else self.first[seat]

    def is_done(self, seat: int) -> bool:
        """Has this seat answered all it is asked?"""
        return seat not in asked_together(self.table_of(seat))

    def waiting(self) -> list[int]:
        """The seats that have not answered, or not all."""
        return sorted([seat for seat in self.seats if not self.is_done(seat)])

    def held_by_another(self, seat: int) -> int:
        """Another seat that has answered something; -1 if there is none."""
        others = [other for other in self.seats if other != seat and self.held[other]]
        return others[0] if others else -1

    def answer(self, entry: int, seat: int, choices: Sequence[Choice]) -> list[PlayedChoice]:
        """Keep this seat's answer, or refuse all of it."""
        own = self.table_of(seat).copy()
        played: list[PlayedChoice] = []
        for choice in choices:
            if seat not in asked_together(own):
                problem = Said(
                    "{choice} is too much: the answer is complete without it", choice=repr(choice)
                )
                raise Refused(problem)
            played.append(play_choice(own, seat, choice))
        self.held[seat].append(Held(entry, played, own))
        return played

    def play_all(self, table: Table) -> None:
        """Play all answers on the table itself, in the order of play."""
        for seat in self.seats:
            for held in self.held[seat]:
                for played in held.played:
                    turn_to(table, seat)
                    take(table, played.number)


def asked_together(table: Table) -> list[int]:
    """The seats that are asked now, each once, in the order of play."""
    return list(dict.fromkeys([frame.seat for frame in open_frames(table)]))


def secret_answers(table: Table) -> SecretAnswers | None:
    """A place for secret answers, if several seats are asked at once."""
    return SecretAnswers(table) if len(asked_together(table)) > 1 else None
