"""The levels by name, and what every one of them keeps to."""

from collections import Counter

import pytest

from takujo.cpu.levels import AT_ONCE, LEVELS, player
from takujo.cpu.players import JudgingPlayer
from takujo.editions.mistakes import EditionError
from tests.cpu.situations import FEW, SAN_JUAN, situations


def test_the_levels_are_listed_from_the_weakest() -> None:
    assert LEVELS == ["random", "easy", "normal", "hard", "expert"]


def test_an_unknown_level_is_refused_with_the_nearest() -> None:
    with pytest.raises(
        EditionError, match=r"'nomal'.*random, easy, normal, hard, expert.*\"normal\""
    ):
        player("nomal", SAN_JUAN, 1)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_choice_is_one_of_the_options(level: str, seats: int) -> None:
    asked = set()
    for t in situations(11, seats, 1 if level in AT_ONCE else 12, [level, "random"]):
        assert t.asking is not None
        asked.add(t.book.paragraphs[t.asking.id].name)
        seen = SAN_JUAN.seen(t, t.asking.seat)
        assert player(level, SAN_JUAN, 5, FEW).choose(seen) in seen.options()
    if level in AT_ONCE:
        assert {"role", "build", "pay", "produce", "sell", "keep"} <= asked


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same(level: str) -> None:
    for t in situations(12, 4, 7 if level in AT_ONCE else 40, ["normal"]):
        assert t.asking is not None
        seen = SAN_JUAN.seen(t, t.asking.seat)
        choices = [player(level, SAN_JUAN, 3, FEW).choose(seen) for _ in range(2)]
        assert choices[0] == choices[1]


def test_random_takes_every_option_about_as_often() -> None:
    t = next(situations(13, 4, 1, ["random"]))
    seen = SAN_JUAN.seen(t, t.waiting[0])
    anyone = player("random", SAN_JUAN, 1)
    taken = Counter(anyone.choose(seen) for _ in range(5000))
    assert set(taken) == set(seen.options())
    assert all(880 <= times <= 1120 for times in taken.values())  # 1000 and four deviations


def test_normal_wavers_only_between_equals() -> None:
    differing = 0
    for t in situations(14, 4, 5, ["normal"]):
        assert t.asking is not None
        seen = SAN_JUAN.seen(t, t.asking.seat)
        leanings = SAN_JUAN.judgement.leanings(seen)
        best = {
            o for o, lean in zip(seen.options(), leanings, strict=True) if lean == max(leanings)
        }
        chosen = {player("normal", SAN_JUAN, seed).choose(seen) for seed in range(12)}
        assert chosen <= best
        differing += len(best) > 1 and chosen == best
    assert differing > 0


def test_chance_decides_between_equals_evenly() -> None:
    anyone = JudgingPlayer(SAN_JUAN.judgement, 1)
    taken = Counter(anyone.best([7, 8, 9], [4, 2, 4]) for _ in range(2000))
    assert set(taken) == {7, 9}
    assert 910 <= taken[7] <= 1090


def test_easy_does_not_always_play_the_same() -> None:
    t = next(situations(15, 4, 1, ["normal"]))
    seen = SAN_JUAN.seen(t, t.waiting[0])
    assert len({player("easy", SAN_JUAN, seed).choose(seen) for seed in range(40)}) > 1
