"""The same seed gives the same opening and the same decks, whatever is played in between."""

from hypothesis import given

from takujo.games.san_juan.table import SanJuan
from takujo.kernel.chance import FastNumbers
from tests.every_game.cases import SEEDS, Case, every_case, laws, step


@every_case
@laws(5)
@given(seed=SEEDS)
def test_the_same_seed_deals_the_same_opening_and_another_another(case: Case, seed: int) -> None:
    opening = case.deal(seed).to_json()
    assert case.deal(seed).to_json() == opening
    assert case.deal(seed + 1).to_json() != opening


@every_case
@laws(3)
@given(seed=SEEDS)
def test_the_same_answers_give_the_same_game(case: Case, seed: int) -> None:
    assert case.after(seed, 200).to_json() == case.after(seed, 200).to_json()


@every_case
@laws(3)
@given(seed=SEEDS)
def test_the_first_deck_of_san_juan_keeps_its_order_whatever_is_played(
    case: Case, seed: int
) -> None:
    if case.game.name != "san-juan":
        return
    for player in range(3):
        t = case.deal(seed)
        assert isinstance(t, SanJuan)
        first, tiles = t.deck[:], t.tiles[:]
        numbers = FastNumbers(player)
        while t.asking is not None and t.times[0] == 1:
            assert t.deck == first[: len(t.deck)]
            turned = t.tiles.index(tiles[0])
            assert t.tiles[turned:] + t.tiles[:turned] == tiles
            step(t, numbers)
