"""Common layers know no game: no rule, event, thing or element of one is named in them."""

import ast
from pathlib import Path
from typing import Final

from takujo.editions.effect_rule import UseEffect
from takujo.editions.effect_shape import EffectRows
from takujo.games.catalogue import GAMES
from takujo.kernel.events import own_events
from tests.style.tree import PACKAGE, house_of

LAYERS: Final = ["kernel", "editions", "cpu", "host", "lab", "interop", "cli", "web"]
# What the API shows of an answer is of one game.
EXAMPLES: Final = ["web/routes/api_examples.py"]
# Words that the layers use in their own right, and that a game happens to use as well.
OWN_WORDS: Final = {
    "again", "build", "cancel", "cancelled", "card", "end", "goods", "keep", "kept", "level",
    "move", "moved", "new", "one", "person", "place", "plan", "points", "replace", "reveal",
    "revealed", "round", "set", "share", "step", "turn", "use", "worker",
}  # fmt: skip


def is_common(path: Path) -> bool:
    """Is this a module that all games share?"""
    return path.relative_to(PACKAGE).as_posix() not in EXAMPLES and not house_of(path)


def ids_of_games() -> set[str]:
    """The ids of all rules, choices, events, things, moments, counts and elements of all games."""
    found: set[str] = set()
    own = {kind.name for kind in own_events()}
    for game in GAMES:
        found |= {kind.name for kind in game.events}
        for edition in game.editions():
            book = game.book(edition)
            found |= set(game.words.elements(book))
            for paragraph in book.paragraphs:
                found |= {paragraph.name, *paragraph.choices[1:]}
                if isinstance(paragraph.rule, UseEffect):
                    own.add(paragraph.name)
                    words = paragraph.rule.effects.words
                    own |= set(EffectRows(words).known())
                    found |= {*words.moment_ids(), *words.thing_ids(), *words.count_ids()}
    return {id for id in found - own if not id.isdecimal()}


def texts(source: str) -> list[str]:
    """Every text in a module that is no docstring."""
    tree = ast.parse(source)
    said = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in said
    ]


def test_no_common_layer_names_anything_of_a_game() -> None:
    ids = ids_of_games()
    assert {"crane", "tile_turned", "draw", "daiba", "vp", "sawmill"} <= ids
    named: set[tuple[str, str]] = set()
    used: set[str] = set()
    for path in [path for layer in LAYERS for path in sorted((PACKAGE / layer).rglob("*.py"))]:
        if is_common(path):
            for text in ids & set(texts(path.read_text(encoding="utf-8"))):
                used.add(text)
                named.add((path.relative_to(PACKAGE).as_posix(), text))
    assert {each for each in named if each[1] not in OWN_WORDS} == set()
    assert used >= OWN_WORDS  # none is excused in vain


def test_no_common_template_or_script_names_a_game() -> None:
    names = {name for game in GAMES for name in (game.name, game.name.replace("-", "_"))}
    web = PACKAGE / "web"
    scripts = [path for path in (web / "static").glob("*.js") if path.stem not in names]
    common = [*scripts, *(web / "templates").glob("*.html")]
    assert len(common) > 20
    named = [
        (path.name, name)
        for path in sorted(common)
        for name in sorted(names)
        if name in path.read_text(encoding="utf-8")
    ]
    assert named == []
