"""Who can sit in a simulation: the levels, and levels that play with a difference.

``normal``                          a level as it is
``hard/simulations=8``              one that thinks ahead, by so many simulations
``normal/shift=7``                  the same judgement with every weight moved by chance, number 7
``normal/like=builder``             the same judgement with the weights of a style
``…/never=building.academy``        never takes an element where there is another option
``…/given=card.14``                 holds an element from the start
"""

from __future__ import annotations

from typing import Any, Final

from takujo.cpu.levels import AT_ONCE, LEVELS, player
from takujo.cpu.players import JudgingPlayer
from takujo.editions.game_elements import Element
from takujo.editions.mistakes import one_mistake
from takujo.games.catalogue import game
from takujo.kernel.agenda import Rulebook
from takujo.kernel.mistake import nearest
from takujo.kernel.said import Said
from takujo.lab.element_codes import ElementCodes
from takujo.lab.on_trial import Abstainer, Holder
from takujo.lab.sitter import Sitter
from takujo.lab.weights import by_chance, in_style, style_of

SIMULATIONS: Final = "simulations"
SHIFT: Final = "shift"
LIKE: Final = "like"
NEVER: Final = "never"
GIVEN: Final = "given"
WEIGHTED: Final = "normal"  # the level whose weights are known


def taken_apart(name: str) -> tuple[str, dict[str, str]]:
    """The level, and in what it differs."""
    level, *differences = name.split("/")
    pairs = [each.partition("=") for each in differences]
    return level, {kind: what for kind, _, what in pairs}


def sitter(name: str, book: Rulebook, seed: int) -> Sitter:
    """The player of this name; the same seed plays the same."""
    level, differs = taken_apart(name)
    of = game(book.game.name)
    judgement = of.beginner if level == "easy" else of.judgement
    if SHIFT in differs or LIKE in differs:
        shift, like = differs.get(SHIFT), differs.get(LIKE, "")
        judgement = in_style(of, like) if shift is None else by_chance(of, int(shift))
        found: Sitter = JudgingPlayer(judgement, seed)
    else:
        found = player(level, of, seed, int(differs.get(SIMULATIONS, -1)))
    if NEVER in differs:
        element = ElementCodes(book).element(differs[NEVER])
        found = Abstainer(found, of, judgement, element, seed)
    if GIVEN in differs:
        found = Holder(found, of, ElementCodes(book).element(differs[GIVEN]))
    return found


def given_to(name: str, book: Rulebook) -> Element | None:
    """What who sits by this name holds from the start."""
    _, differs = taken_apart(name)
    return ElementCodes(book).element(differs[GIVEN]) if GIVEN in differs else None


def checked_name(name: str, book: Rulebook) -> str:
    """The name, if somebody can sit by it; else what is wrong with it."""
    level, differs = taken_apart(name)
    if level not in LEVELS:
        problem = Said("there is no computer player {level}", level=repr(level))
        raise one_mistake("", "--seats", problem, ", ".join(LEVELS), nearest(level, LEVELS))
    for kind, what in differs.items():
        if kind in (NEVER, GIVEN):
            check_element(ElementCodes(book), kind, what)
        elif kind == LIKE and level == WEIGHTED:
            style_of(game(book.game.name), what)
        elif not known(kind, what, level):
            allowed = "never=ELEMENT, given=ELEMENT, like=STYLE, shift=NUMBER, simulations=NUMBER"
            raise one_mistake("", "--seats", Said("{n} cannot play", n=repr(name)), allowed)
    return name


def known(kind: str, what: str, level: str) -> bool:
    """Can this level differ by this number?"""
    able = level == WEIGHTED if kind == SHIFT else kind == SIMULATIONS and level not in AT_ONCE
    return able and what.isdecimal()


def check_element(codes: ElementCodes, kind: str, what: str) -> None:
    """Refuse what is no element, or cannot be given."""
    group, _ = codes.element(what)
    if kind == GIVEN and group not in codes.of.held:
        allowed: Any = ", ".join(f"{each.replace(' ', '_')}.…" for each in codes.of.held)
        raise one_mistake(
            "", "--seats", Said("nobody can hold {id} at the start", id=what), allowed
        )
