"""Random play does not get slower: instructions per decision stay near the recorded figures."""

import tomllib
from typing import Final

import pytest

from benchmarks.__main__ import PROMISED
from benchmarks.instructions import FIGURES, Figure, figures, per_decision, problem, tools
from takujo.games.catalogue import GAMES

SOME: Final = Figure("some-game", seats=4, limit=5000, measured=4000)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("figure", figures(), ids=lambda figure: figure.game)
def test_a_decision_takes_no_more_instructions_than_recorded(figure: Figure) -> None:
    found = problem(figure, per_decision(figure.game, figure.seats))
    recorded = tomllib.loads(FIGURES.read_text())["tools"]
    assert found is None, f"{found}; recorded with {recorded}, now {tools()}"


def test_every_edition_of_every_game_has_a_figure() -> None:
    editions = [f"{game.name}@{edition}" for game in GAMES for edition in game.editions()]
    assert [figure.game for figure in figures()] == editions


def test_every_game_has_a_promised_speed() -> None:
    assert list(PROMISED) == [game.name for game in GAMES]


def test_a_tenth_more_than_recorded_passes_and_more_fails() -> None:
    assert problem(SOME, 4400) is None
    assert problem(SOME, 4401)


def test_more_than_the_limit_fails() -> None:
    near = Figure("some-game", seats=4, limit=4100, measured=4000)
    assert problem(near, 4100) is None
    assert problem(near, 4101)
