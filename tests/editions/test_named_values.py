"""Values that once crashed or hung something: each is refused in a sentence, or can be played."""

import copy
from typing import Any

import pytest

from scripts.editions_page import words_of
from takujo.editions.printed import PrintedGame
from takujo.editions.shape import mistakes_in
from takujo.games.catalogue import GAMES, game
from takujo.kernel.table import Table
from tests.editions.mutated import at_place, is_accepted, places, use

# Of each game: elements with effects, a moment they have, and a gain.
ELEMENTS = {
    "san-juan": ("cards", "produced", {"card": 2}),
    "fourbit-town": ("buildings", "round_end", {"vp": 1}),
    "goryokaku": ("castles", "built", {"koban": 1}),
}


def said(name: str, **row: Any) -> list[str]:
    """What the check says of an effect with these parts, on the first element of a game."""
    table, when, gain = ELEMENTS[name]
    data = copy.deepcopy(game(name).edition())
    data[table][next(iter(data[table]))]["effects"] = [{"when": when, "gain": gain, **row}]
    return [str(mistake) for mistake in mistakes_in(data, game(name).shape, "")]


PAID = [(each.name, thing) for each in GAMES for thing in words_of(each).payable_ids()]


@pytest.mark.parametrize(("name", "thing"), PAID)
def test_a_price_of_0_by_which_would_be_divided_is_refused(name: str, thing: str) -> None:
    (mistake,) = said(name, pay={thing: 0}, up_to=3)
    assert f".effects.0.pay.{thing}: 0 is too small; allowed: " in mistake


@pytest.mark.parametrize("name", list(ELEMENTS))
def test_a_count_divided_by_0_is_refused(name: str) -> None:
    assert any(".effects.0.each: 0 is too small" in each for each in said(name, each=0))


def test_a_move_of_15_spaces_is_refused() -> None:
    (mistake,) = said("fourbit-town", gain={"move": 15})
    assert ".effects.0.gain.move: 15 is too large; allowed: " in mistake


ODD = [
    (each.name, thing, n)
    for each in GAMES
    for thing in sorted(words_of(each).payable_ids())
    for n in (1, 3)
    if getattr(words_of(each).thing(thing), "even", False)
]


@pytest.mark.parametrize(("name", "thing", "n"), ODD)
def test_an_odd_gain_or_price_of_what_comes_in_twos_is_refused(
    name: str, thing: str, n: int
) -> None:
    for part in ("gain", "pay"):
        why = "is too small" if n < 2 else "is odd"
        wanted = f".effects.0.{part}.{thing}: {n} {why}; allowed: "
        assert any(wanted in mistake for mistake in said(name, **{part: {thing: n}}))


def zeroed(of: PrintedGame[Table], edition: str) -> list[tuple[str, dict[str, Any]]]:
    """The edition with 0 in one place, for every number where that is allowed."""
    found: list[tuple[str, dict[str, Any]]] = []
    original = of.edition(edition)
    for keys in places(original):
        if type(at_place(original, keys)) is int and at_place(original, keys) != 0:
            data = copy.deepcopy(original)
            at_place(data, keys[:-1])[keys[-1]] = 0
            if is_accepted(of, data):
                found.append((".".join(map(str, keys)), data))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("of", "edition"),
    [(of, edition) for of in GAMES for edition in of.editions()],
    ids=[f"{of.name}@{edition}" for of in GAMES for edition in of.editions()],
)
def test_wherever_0_is_allowed_it_can_be_played_and_shown(
    of: PrintedGame[Table], edition: str
) -> None:
    found = zeroed(of, edition)
    assert found
    for key, data in found[::7]:
        try:
            use(of, data, 5, pages=1, most=2)
        except Exception as error:
            raise AssertionError(f"{key} = 0") from error
