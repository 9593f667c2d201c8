"""The legal answers to a question: all of them are found, and all can be given by a program."""

from collections import Counter

from hypothesis import given

from takujo.host.answers import exact
from takujo.host.picks import Picks
from takujo.kernel.agenda import ASIDE, PASS
from takujo.kernel.chance import FastNumbers
from takujo.kernel.flow import take
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table
from tests.every_game.cases import SEEDS, Case, every_case, laws
from tests.every_game.every_way import ALL, Walk, amiss, questions, supposed


def posted(seen: Seen[Table], picks: Picks, way: list[int]) -> list[str]:
    """What a program posts that wants these picks: what is asked of them, all in one answer."""
    book = seen.table.book
    return exact(seen, [book.readable(picks.frame, choice) for choice in Walk(seen, way).asked])


@every_case
@laws(2)
@given(seed=SEEDS)
def test_a_program_can_give_every_legal_answer(case: Case, seed: int) -> None:
    for veils in (True, False):
        assert list(amiss(case, seed, posted, veils=veils)) == []


@every_case
@laws(3)
@given(seed=SEEDS)
def test_whatever_is_picked_one_after_the_other_is_among_the_ways_found(
    case: Case, seed: int
) -> None:
    numbers = FastNumbers(seed)
    for seen in questions(case, seed, 3):
        picks = Picks(seen)
        found = picks.ways(ALL)
        if len(found) == ALL:  # too many to look at all of them
            continue
        assert sorted(picks.items) == sorted(counted(found))
        t, way = supposed(seen), list[int]()
        t.veils = True
        reveals = t.reveals
        while t.asking is not None and t.asking.id == picks.frame.id and len(way) < picks.most:
            if t.asking.seat != seen.seat or t.reveals > reveals or way[-1:] == [PASS]:
                break
            own = [choice for choice in t.offered if choice < ASIDE]
            way.append(own[numbers.below(len(own))])
            assert way[-1] in picks.items or way[-1] == PASS
            take(t, way[-1])
        assert any(not Counter(way) - Counter(each) for each in found)


def counted(ways: list[list[int]]) -> list[int]:
    """Every choice as often as it is in the answer that has it most often."""
    most: dict[int, int] = {}
    for way in ways:
        for choice in way:
            if choice != PASS:
                most[choice] = max(most.get(choice, 0), way.count(choice))
    return [choice for choice, times in most.items() for _ in range(times)]
