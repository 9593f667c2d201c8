"""Whatever the rules allow as one answer, somebody can give: the law for all that take answers.

A way is one legal answer of the open question, as ``Picks`` lists them: everything that is picked
in one go, in the rule's order, forced picks included. Something that takes answers is plugged in
as a function from a seat's knowledge and a way to the choices that it would play, in readable
form; None says that it cannot be expressed there:

    def typed(seen: Seen, picks: Picks, way: list[int]) -> list[str] | None: ...
    assert not list(amiss(case, seed, typed))

Plugged in are a program's post (``test_every_way``), the prompt of the terminal
(``tests/cli/test_prompt_law.py``), the text table and the page
(``tests/web/test_every_legal_answer.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from takujo.host.picks import Picks
from takujo.host.play import play_choice
from takujo.kernel.agenda import PASS
from takujo.kernel.chance import FastNumbers
from takujo.kernel.flow import carry_out, decline, offer, settle
from takujo.kernel.game import Refused
from takujo.kernel.seen import Seen
from takujo.kernel.table import NOTHING, Table
from tests.every_game.cases import Case, step

Express = Callable[[Seen[Table], Picks, list[int]], list[str] | None]
WAYS: Final = 12  # of one question that are tried, by chance
ALL: Final = 2000  # ways of one question that are looked at


def questions(case: Case, seed: int, every: int, veils: bool = True) -> Iterator[Seen[Table]]:
    """What is asked in a random game: every question of several picks, of the others some."""
    t, numbers, count = case.deal(seed), FastNumbers(seed), 0
    t.veils = veils
    while t.asking is not None:
        for seat in t.waiting:
            seen = case.game.seen(t, seat)
            asking = seen.table.asking
            assert asking is not None
            several = asking.rule.together(seen.table, seat, asking.n) > 1
            count += 1
            if several or count % every == 0:
                yield seen
        step(t, numbers)


def supposed(seen: Seen[Table]) -> Table:
    """The table on which what is compared is played."""
    t = seen.table.book.game.guess(seen, FastNumbers(1))
    t.veils = seen.table.veils
    return t


class Walk:
    """A way through the question, each pick carried out by its rule; nothing is forced."""

    def __init__(self, seen: Seen[Table], way: list[int]) -> None:
        self.asked: list[int] = []  # the picks that the table asks for; the others it takes itself
        t = self.table = supposed(seen)
        for number, choice in enumerate(way):
            if number:
                t.asking = t.lift()
                offer(t, t.asking)
            frame = t.asking
            assert frame is not None
            veiled = t.veils and frame.rule.veiled(t, frame.seat, frame.n)
            if number == 0 or veiled or len(t.offered) > 1:
                self.asked.append(choice)
            t.offered = NOTHING
            if choice == PASS:
                decline(t, frame)
            else:
                carry_out(t, frame, choice)
        settle(t)


def got(seen: Seen[Table], choices: list[str]) -> str:
    """The table after these choices."""
    t = supposed(seen)
    for choice in choices:
        play_choice(t, seen.seat, choice)
    return t.to_json()


def amiss(
    case: Case, seed: int, express: Express, every: int = 5, veils: bool = True
) -> Iterator[str]:
    """Legal answers that cannot be given, or mean something else than was picked."""
    numbers = FastNumbers(seed)
    for seen in questions(case, seed, every, veils):
        picks = Picks(seen)
        ways = picks.ways(ALL)
        assert ways
        numbers.shuffle(ways)
        book = seen.table.book
        for way in ways[:WAYS]:
            named = [book.readable(picks.frame, choice) for choice in way]
            try:
                choices = express(seen, picks, way)
            except Refused as refused:
                yield f"{named}: {refused.problem}"
                continue
            if choices is None:
                yield f"{named}: cannot be expressed"
            elif got(seen, choices) != Walk(seen, way).table.to_json():
                yield f"{named}: became {choices}"
