"""A game's judgement with other weights: shifted by chance, or those of a style."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any, Final

from takujo.editions.mistakes import one_mistake
from takujo.editions.printed import PrintedGame
from takujo.kernel.chance import FastNumbers
from takujo.kernel.judgement import Judgement
from takujo.kernel.mistake import nearest
from takujo.kernel.said import Said
from takujo.kernel.table import Table

SPREAD: Final = 0.35  # how far weights are moved: one in three by more than this factor's log
FINE: Final = 1 << 20

_differing: dict[str, Judgement[Table]] = {}


def by_chance(of: PrintedGame[Table], number: int) -> Judgement[Table]:
    """The game's judgement with weights shifted by chance, number so-and-so."""
    return made_once(of, f"shift {number}", lambda: shifted(of, number))


def in_style(of: PrintedGame[Table], style: str) -> Judgement[Table]:
    """The game's judgement with the weights of a style."""
    return made_once(of, f"like {style}", lambda: styled(of, style))


def made_once(of: PrintedGame[Table], what: str, weights: Callable[[], Any]) -> Judgement[Table]:
    """A judgement reads editions once, so it is kept."""
    key = f"{of.name} {what}"
    if key not in _differing:
        made: Any = type(of.judgement)
        _differing[key] = made(weights())
    return _differing[key]


def new_weights(of: PrintedGame[Table]) -> Any:
    """The weights of the game's own judgement, to be changed."""
    judgement: Any = of.judgement
    return type(judgement.weights)()


def weight_names(weights: Any) -> list[str]:
    """The weights that are numbers with a fraction."""
    names = sorted(name for name in dir(weights) if not name.startswith("_"))
    return [name for name in names if isinstance(getattr(weights, name), float)]


def shifted(of: PrintedGame[Table], number: int) -> Any:
    """Every weight times a factor drawn by chance, most of them near 1."""
    weights = new_weights(of)
    numbers = FastNumbers(number)
    for name in weight_names(weights):
        draw = sum(numbers.below(FINE) for _ in range(12)) / FINE - 6  # nearly normal
        setattr(weights, name, getattr(weights, name) * math.exp(SPREAD * draw))
    return weights


def style_of(of: PrintedGame[Table], style: str) -> Mapping[str, float]:
    """The factors of a style, by weight."""
    styles = of.elements.styles
    if style not in styles:
        problem = Said("{game} has no style {style}", game=of.name, style=repr(style))
        raise one_mistake("", "--seats", problem, ", ".join(styles), nearest(style, styles))
    return styles[style]


def styled(of: PrintedGame[Table], style: str) -> Any:
    """Some weights times the factor of the style."""
    weights = new_weights(of)
    for name, factor in style_of(of, style).items():
        setattr(weights, name, getattr(weights, name) * factor)
    return weights
