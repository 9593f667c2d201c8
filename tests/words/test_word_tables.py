"""A game's table of words is complete: every rule that asks, every event, every refusal."""

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from takujo.cpu.random_play import play_out
from takujo.editions.effect_rule import UseEffect
from takujo.editions.language import LANGUAGES, language
from takujo.editions.printed import PrintedGame
from takujo.editions.tabled_words import TabledWords
from takujo.games.catalogue import GAMES
from takujo.kernel.agenda import PASS, Paragraph, Rule, Rulebook
from takujo.kernel.chance import FastNumbers, fast
from takujo.kernel.events import PASSED
from takujo.kernel.hidden import UNKNOWN
from takujo.kernel.reason import Reason
from takujo.kernel.table import Table
from tests.style.tree import PACKAGE

PLAYERS = [f"{{{place}}}" for place in "ABCDEFGH"]  # a name in braces is no slot
RULE_OR_KIND = re.compile(r"(names|events)\.[A-Z_]+")
every_table = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def table_of(game: PrintedGame[Table]) -> Any:
    """Its table of words."""
    assert isinstance(game.words, TabledWords)
    return game.words.words


def books(game: PrintedGame[Table]) -> list[Rulebook]:
    """The rules of every edition under every version of them."""
    return [
        game.book_of(game.edition(name), name, version)
        for name in game.editions()
        for version in range(1, game.version + 1)
    ]


def paragraphs(game: PrintedGame[Table]) -> list[tuple[int, Paragraph]]:
    """Every paragraph of any edition with its number."""
    return [numbered for book in books(game) for numbered in enumerate(book.paragraphs)]


def asking(game: PrintedGame[Table]) -> set[int]:
    """The rules that can ask in any edition, be it only whether something else is used."""
    return {id for id, each in paragraphs(game) if type(each.rule).take is not Rule.take}


def choosing(game: PrintedGame[Table]) -> set[int]:
    """Those of them that have choices of their own."""
    return {id for id, each in paragraphs(game) if len(each.choices) > 1}


def folder_of(game: PrintedGame[Table]) -> Path:
    """Where the rules of a game are written."""
    return Path(inspect.getfile(type(game))).parent


def refusals_in(files: list[Path]) -> dict[str, set[str]]:
    """Every code that these files can give, with the names of its numbers."""
    found: dict[str, set[str]] = {}
    for path in files:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                code = node.args[0]
                assert isinstance(code, ast.Constant), f"{path}: a code is written out"
                found.setdefault(str(code.value), set()).update(keys(node.args[1], tree))
    return found


def keys(numbers: ast.expr, tree: ast.Module) -> set[str]:
    """The names of a refusal's numbers, be they written before."""
    if isinstance(numbers, ast.Dict):
        return {str(key.value) for key in numbers.keys if isinstance(key, ast.Constant)}
    assert isinstance(numbers, ast.Name)
    written = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == numbers.id
    ]
    return set().union(*[keys(each, tree) for each in written])


def own_refusals(game: PrintedGame[Table]) -> dict[str, set[str]]:
    """Every code of the game's own rules."""
    return refusals_in(list(folder_of(game).rglob("*.py")))


OF_EFFECTS = refusals_in([PACKAGE / "editions" / "effect_rule.py"])


@every_table
def test_every_rule_that_asks_has_its_words_and_no_other(game: PrintedGame[Table]) -> None:
    rules = table_of(game).rules
    own = choosing(game)
    assert set(rules) == asking(game) >= own
    asides = {id for book in books(game) for id in book.asides}
    for id, words in rules.items():
        assert (words.choice is not None) == (id in own), id
        assert (words.asked is not None and words.others is not None) or id in asides, id


@every_table
def test_every_kind_of_event_has_its_sentence_and_no_other(game: PrintedGame[Table]) -> None:
    # what was passed over is told by its rule
    assert set(table_of(game).events) == set(range(len(game.events))) - {PASSED}


@every_table
def test_every_refusal_has_its_sentence_and_no_other(game: PrintedGame[Table]) -> None:
    own, told = set(own_refusals(game)), set(table_of(game).refusals)
    uses_effects = any(isinstance(p.rule, UseEffect) for p in game.book().paragraphs)
    assert own <= told <= own | set(OF_EFFECTS)
    assert ("cannot_pay_effect" in told) == uses_effects
    assert table_of(game).idle <= told


@every_table
def test_every_event_can_be_told_to_whoever_may_know_it_and_to_others(
    game: PrintedGame[Table],
) -> None:
    book = game.book()
    for kind, event in enumerate(game.events):
        fields = [field for field in event.fields[1:] if not field.endswith("...")]
        listed = len(event.fields) - 1 - len(fields)
        for more in range(3 * listed + 1):
            full = (kind, 1, *[1] * (len(fields) + more))
            for told in [full, event.for_seat(full, 0)]:
                for code in LANGUAGES:
                    sentence = game.words.event(book, told, PLAYERS, language(code))
                    assert str(UNKNOWN) not in sentence, (event.name, sentence)


@every_table
def test_every_refusal_can_be_told(game: PrintedGame[Table]) -> None:
    for code, numbers in own_refusals(game).items():
        reason = Reason(code, dict.fromkeys(numbers, 1), "1")
        said = {game.words.refusal(game.book(), reason, PLAYERS, language(c)) for c in LANGUAGES}
        assert len(said) == len(LANGUAGES), code


@every_table
def test_every_slot_that_a_table_fills_is_named_by_a_sentence(game: PrintedGame[Table]) -> None:
    words, folder = table_of(game), folder_of(game) / "words"
    python = "".join([path.read_text(encoding="utf-8") for path in folder.glob("*.py")])
    texts = [Path(words.texts, f"rulebook.{code}.md").read_text("utf-8") for code in LANGUAGES]
    for slots in [words.asked, words.told]:
        for slot in slots.fills:
            named = f"{{{slot}}}" in python or f'"{slot}"' in python.replace(f'"{slot}":', "")
            assert named, slot
    for slot in words.rulebook.fills:
        # by itself, or after a word: {if slot}, {each slot}
        assert all(f"{{{slot}}}" in text or f" {slot}}}" in text for text in texts), slot


# Where chance alone leaves everybody poor: settings under which all that can be asked is asked.
RICH: Final = [f"setup.coins.{place}=60" for place in range(4)]
LIVELY: Final = {
    "fourbit-town": [
        ("revised", ["upkeep.coins_per_level=0", *RICH]),
        ("classic", ["upkeep.units=0", *RICH]),
    ],
}


def positions(game: PrintedGame[Table]) -> Iterator[Table]:
    """Positions of a few games in every edition."""
    for book in books(game):
        for seats in sorted(game.seats):
            t, numbers = game.deal(book, seats, fast(seats)), FastNumbers(seats)
            while t.asking is not None:
                yield t
                play_out(t, numbers, 1)
    for edition, settings in LIVELY.get(game.name, []):
        for seed in range(1, 5):
            yield from lively_game(game, game.book(edition, settings), seed)


def lively_game(game: PrintedGame[Table], book: Rulebook, seed: int) -> Iterator[Table]:
    """Positions of a game in which nobody passes, and much is taken rather than little."""
    t, numbers = game.deal(book, max(game.seats), fast(seed)), FastNumbers(seed)
    while t.asking is not None:
        yield t
        options = [choice for choice in t.offered if choice != PASS] or t.offered
        first, second = numbers.below(len(options)), numbers.below(len(options))
        game.answer(t, t.asking.seat, max(options[first], options[second]))


@every_table
def test_nothing_that_is_asked_in_play_is_said_plainly(game: PrintedGame[Table]) -> None:
    rules = table_of(game).rules
    passes: set[int] = set()
    for t in positions(game):
        frame = t.asking
        assert frame is not None
        seen, other = game.seen(t, frame.seat), game.seen(t, (frame.seat + 1) % t.seats)
        for code in LANGUAGES:
            say = language(code)
            assert game.words.question(seen, frame, PLAYERS, say)
            assert PLAYERS[frame.seat] in game.words.question(other, frame, PLAYERS, say)
            for choice in seen.options():
                assert game.words.choice(seen, frame, choice, say)
        if PASS in seen.options():
            passes.add(frame.id)
    told = {id for id, words in rules.items() if words.passing is not None}
    assert passes <= told <= passes | passed_for_want(game)


def passed_for_want(game: PrintedGame[Table]) -> set[int]:
    """The rules that can be passed over for want of anything to offer, while an aside is open."""
    if not any(book.asides for book in books(game)):
        return set()
    return {id for id, each in paragraphs(game) if each.rule.declinable()}


def compared(function: ast.AST) -> set[str]:
    """The rules, kinds of events and codes that a function tells apart."""
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Compare):
            told = [ast.unparse(each) for side in node.comparators for each in each_of(side)]
            of_codes = ast.unparse(node.left).endswith("code")
            found |= {each for each in told if of_codes or RULE_OR_KIND.fullmatch(each)}
    return found


def each_of(side: ast.expr) -> list[ast.expr]:
    """What something is compared with, one or several."""
    return list(side.elts) if isinstance(side, ast.Tuple | ast.List) else [side]


@every_table
def test_no_function_is_a_chain_over_rules_kinds_or_codes(game: PrintedGame[Table]) -> None:
    for path in (folder_of(game) / "words").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                assert len(compared(node)) < 2, f"{path.name} {node.name}: make it a table"
