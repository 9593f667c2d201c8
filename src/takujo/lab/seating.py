"""Who can sit in a simulation: the levels, and levels that play with a difference.

``normal``                          a level as it is
``normal/never=building.academy``   the same, never taking an element where there is another option
``normal/shift=7``                  the same judgement with every weight moved by chance, number 7
``normal/like=builder``             the same judgement with the weights of a style
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final, Protocol

from takujo.cpu.levels import LEVELS, player
from takujo.cpu.players import JudgingPlayer
from takujo.editions.game_elements import Element
from takujo.editions.mistakes import one_mistake
from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import game
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import FastNumbers
from takujo.kernel.judgement import Judgement
from takujo.kernel.mistake import nearest
from takujo.kernel.said import Said
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table
from takujo.lab.element_codes import ElementCodes

NEVER: Final = "never"
SHIFT: Final = "shift"
LIKE: Final = "like"
SPREAD: Final = 0.35  # how far weights are moved: one in three by more than this factor's log
FINE: Final = 1 << 20


class Sitter(Protocol):
    """Whoever answers for a seat."""

    def choose(self, seen: Seen[Table]) -> int:
        """One of the options of the seat, which must be asked."""
        ...


def sitter(name: str, book: Rulebook, seed: int) -> Sitter:
    """The player of this name; the same seed plays the same."""
    level, _, difference = name.partition("/")
    of = game(book.game.name)
    if not difference:
        return player(level, of, seed)
    kind, _, what = difference.partition("=")
    judgement = of.beginner if level == "easy" else of.judgement
    if kind == NEVER:
        return Abstainer(level, of, judgement, ElementCodes(book).element(what), seed)
    return JudgingPlayer(differing(of, kind, what), seed)


def checked_name(name: str, book: Rulebook) -> str:
    """The name, if somebody can sit by it; else what is wrong with it."""
    level, slash, difference = name.partition("/")
    kind, _, what = difference.partition("=")
    if level not in LEVELS:
        problem = Said("there is no computer player {level}", level=repr(level))
        raise one_mistake("", "--seats", problem, ", ".join(LEVELS), nearest(level, LEVELS))
    if not slash:
        return name
    if kind == NEVER:
        ElementCodes(book).element(what)
    elif kind == SHIFT and what.isdecimal():
        pass
    elif kind == LIKE:
        style_of(game(book.game.name), what)
    else:
        allowed = "never=ELEMENT, like=STYLE, shift=NUMBER"
        raise one_mistake("", "--seats", Said("{n} cannot play", n=repr(name)), allowed)
    return name


_differing: dict[str, Judgement[Table]] = {}


def differing(of: PrintedGame[Table], kind: str, what: str) -> Judgement[Table]:
    """The game's judgement with other weights; made once, because it reads editions once."""
    key = f"{of.name} {kind} {what}"
    if key not in _differing:
        made: Any = type(of.judgement)
        weights = shifted(of, int(what)) if kind == SHIFT else styled(of, what)
        _differing[key] = made(weights)
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


class Abstainer:
    """Plays like a level, but never takes one element where there is another option."""

    def __init__(
        self,
        level: str,
        of: PrintedGame[Table],
        judgement: Judgement[Table],
        element: Element,
        seed: int,
    ) -> None:
        self.inner = player(level, of, seed)
        self.elements = of.elements
        self.more = of.elements.offers_more
        self.judgement = judgement
        self.element = element
        self.numbers = FastNumbers(seed)

    def choose(self, seen: Seen[Table]) -> int:
        """As the level does, unless it might take the element."""
        chances = self.elements.without(self.judgement, seen, self.element)
        if chances is not None:
            return self.drawn(seen.options(), chances)
        options = seen.options()
        barred = self.barred(seen)
        left = [i for i, option in enumerate(options) if option not in barred]
        if not barred or not left or len(left) == len(options):
            return self.inner.choose(seen)
        chosen = self.inner.choose(seen)
        if chosen not in barred:
            return chosen
        if not isinstance(self.inner, JudgingPlayer):
            return options[left[self.numbers.below(len(left))]]
        leanings = self.judgement.leanings(seen)
        return self.inner.best([options[i] for i in left], [leanings[i] for i in left])

    def barred(self, seen: Seen[Table]) -> set[int]:
        """The options that would take the element."""
        t = seen.table
        frame = t.asking
        assert frame is not None
        group, number = self.element
        more = self.elements.also_offered(t, frame) if frame.id in self.more else []
        out = {choice for choice, other in more if choice and other == self.element}
        for offer in self.elements.offers(t.book):
            if offer.rule == frame.id and offer.group == group:
                out.add(number - offer.shift)
        return out

    def drawn(self, options: list[int], chances: list[int]) -> int:
        """An option drawn by chance, each as often as it should be taken."""
        number = self.numbers.below(sum(chances))
        for option, chance in zip(options, chances, strict=True):
            number -= chance
            if number < 0:
                return option
        raise AssertionError
