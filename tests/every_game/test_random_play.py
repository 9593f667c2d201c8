"""Random play ends, stays legal and loses no card, whoever answers first."""

from hypothesis import given

from takujo.kernel.chance import FastNumbers
from tests.every_game.cases import CASES, SEEDS, Case, every_case, laws, step

MOST_DECISIONS = 5_000


def test_every_game_of_the_catalogue_has_its_laws() -> None:
    assert {case.game.name for case in CASES} >= {"san-juan"}
    assert all({case.seats for case in CASES if case.game is game} == set(game.seats)
               for game in {case.game for case in CASES})  # fmt: skip


@every_case
@laws(8)
@given(seed=SEEDS)
def test_a_random_game_ends_with_a_result(case: Case, seed: int) -> None:
    t = case.deal(seed)
    numbers = FastNumbers(seed)
    decisions = 0
    while t.asking is not None:
        assert t.result is None
        step(t, numbers)
        decisions += 1
        assert decisions < MOST_DECISIONS
    result = t.result
    assert result is not None
    assert (len(result.scores), len(result.ranks)) == (case.seats, case.seats)
    assert min(result.ranks) == 1
    assert result.winners() == [s for s in range(case.seats) if result.ranks[s] == 1]
    by_rank = sorted(range(case.seats), key=lambda seat: result.ranks[seat])
    scores = [result.scores[seat] for seat in by_rank]
    assert scores == sorted(scores, reverse=True)
    assert (t.waiting, t.agenda) == ([], [])


@every_case
@laws(5)
@given(seed=SEEDS)
def test_every_card_is_always_somewhere_and_nothing_contradicts_itself(
    case: Case, seed: int
) -> None:
    for t in case.positions(seed, 1):
        accounts = case.accounts
        assert sorted(accounts.cards(t)) == accounts.edition_cards(t)
        assert accounts.mistakes(t) == []


@every_case
def test_a_lost_card_is_noticed(case: Case) -> None:
    t = case.deal(1)
    case.accounts.hand(t, 0).pop()
    assert sorted(case.accounts.cards(t)) != case.accounts.edition_cards(t)
