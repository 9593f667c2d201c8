"""Whatever the check accepts can be read, explained, played to the end and shown."""

import pytest

from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import GAMES
from takujo.kernel.table import Table
from tests.editions.mutated import is_accepted, mutated, use

EDITIONS = [(game, edition) for game in GAMES for edition in game.editions()]
QUICK = range(6)
MORE = range(6, 40)


@pytest.mark.parametrize(
    ("game", "edition"), EDITIONS, ids=[f"{game.name}@{edition}" for game, edition in EDITIONS]
)
def test_an_edition_changed_at_random_is_refused_or_can_be_used(
    game: PrintedGame[Table], edition: str
) -> None:
    accepted = 0
    for seed in QUICK:
        data = mutated(game, edition, seed)
        if is_accepted(game, data):
            accepted += 1
            use(game, data, seed, pages=1)
    assert accepted


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "edition"), EDITIONS, ids=[f"{game.name}@{edition}" for game, edition in EDITIONS]
)
def test_many_editions_changed_at_random_are_refused_or_can_be_used(
    game: PrintedGame[Table], edition: str
) -> None:
    for seed in MORE:
        data = mutated(game, edition, seed)
        if is_accepted(game, data):
            use(game, data, seed, pages=2)
