"""The law of the prompt: what can be typed is what the rules allow, no less and no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest
from hypothesis import given

from takujo.games.catalogue import GAMES
from takujo.host.picks import Picks
from takujo.host.play import Choice
from takujo.host.record import Record
from takujo.kernel.agenda import PASS
from takujo.kernel.chance import FastNumbers
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table
from tests.cli.at_the_prompt import Prompt
from tests.every_game.cases import CASES, SEEDS, Case, laws
from tests.every_game.every_way import Walk, amiss

MOST_ANSWERS = 2000  # no game of random answers is longer
# With three seats each: more or fewer bring no other questions, and a screen takes its time.
PLAYED = [case for case in CASES if case.game in GAMES and case.seats == 3]
every_table = pytest.mark.parametrize("case", PLAYED, ids=repr)
EDITIONS = [(game, edition) for game in GAMES for edition in game.editions()]
every_edition = pytest.mark.parametrize(
    ("game", "edition"), EDITIONS, ids=[f"{game.name}@{edition}" for game, edition in EDITIONS]
)


class Noted:
    """What the door for answers needs of a record: one open question, whose answer is noted."""

    def __init__(self, seen: Seen[Table]) -> None:
        self.known = seen
        self.choices: list[str] | None = None

    def check_question(self, seat: int, question: int) -> None:
        """It is open."""

    def question(self, seat: int) -> int:
        """One, and none after it."""
        return int(self.choices is None)

    def answer_to(self, seat: int, question: int) -> int:
        """None was given before."""
        return 0

    def seen(self, seat: int) -> Seen[Table]:
        """What the seat knows."""
        return self.known

    def answer(self, seat: int, choices: Sequence[Choice], question: int) -> None:
        """Note it; nothing is played."""
        self.choices = [str(choice) for choice in choices]


def type_one_by_one(prompt: Prompt, wanted: list[int]) -> bool:
    """Type an answer by the numbers on the screen, as many lines as it takes; is it given?"""
    for place, choice in enumerate(wanted):
        if choice == PASS:
            line = "" if place else "pass"
        else:
            numbers = [number for number, shown in prompt.shown().items() if shown == choice]
            taken = prompt.person.picked.count(choice) if not prompt.person.question.in_order else 0
            if taken >= len(numbers):
                return False
            line = str(numbers[taken])
        if prompt.type(line):
            return wanted[place + 1 :] in ([], [PASS])  # where nothing is left, none is asked
    return prompt.type("")  # fewer than there could be: Enter says that this is all


@every_table
@laws(1)
@given(seed=SEEDS)
def test_every_legal_answer_can_be_typed_and_is_played_as_it_was_typed(
    case: Case, seed: int
) -> None:
    prompt = Prompt(case.book, case.seats)
    person = prompt.person

    def typed(seen: Seen[Table], picks: Picks, way: list[int]) -> list[str] | None:
        noted = Noted(seen)
        person.record = cast(Record, noted)
        if person.seat < 0 or person.question.seen is not seen:
            prompt.ask(seen.seat)  # once for all its ways
        person.picked = []
        in_order = person.question.in_order
        answered = type_one_by_one(prompt, Walk(seen, way).asked if in_order else way)
        return noted.choices if answered else None

    assert list(amiss(case, seed, typed, every=9)) == []


@every_edition
@pytest.mark.parametrize("seed", [3, 4])
def test_whatever_stands_on_the_screen_can_be_typed_until_the_end(
    game: object, edition: str, seed: int
) -> None:
    book = next(g for g in GAMES if g is game).book(edition)
    prompt, numbers = Prompt(book, 3, seed), FastNumbers(seed)
    for _ in range(MOST_ANSWERS):
        if not prompt.record.waiting:
            break
        prompt.ask(prompt.record.waiting[0])
        answered = False
        while not answered:
            question = prompt.person.question
            shown = dict(prompt.shown())
            for choice in [] if question.in_order else prompt.person.picked:
                del shown[next(number for number, each in shown.items() if each == choice)]
            lines = [str(number) for number in shown] + (["pass"] if question.may_pass else [])
            before = list(prompt.person.picked)
            answered = prompt.type(lines[numbers.below(len(lines))])
            if prompt.person.ready:  # what weighs much waits for Enter
                answered = prompt.type("")
            assert answered or len(prompt.person.picked) > len(before), prompt.file.getvalue()
    assert prompt.record.result is not None
