"""Write docs/editions.md: the language of edition files, from what the games declare.

`python scripts/editions_page.py` writes the page anew. Words, moments and amounts come from the
declarations, examples are checked rows with the sentence that they make, and the recipes are the
files of docs/recipes; a test compares the page with what this script gives.
"""

import re
import sys
from pathlib import Path
from typing import Any, Final

from takujo.editions.effect_shape import EffectRows
from takujo.editions.effect_text import EffectText
from takujo.editions.effect_words import EffectWords, Moment
from takujo.editions.effects import Effects
from takujo.editions.language import language
from takujo.editions.mistakes import Report
from takujo.editions.printed import PrintedGame
from takujo.editions.shape import Elements, FixedKeys, Node
from takujo.games.catalogue import GAMES
from takujo.kernel.table import Table

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "editions.md"
RECIPES: Final = ROOT / "docs" / "recipes"
OPENING: Final = ROOT / "docs" / "recipes" / "opening.md"
FIRST: Final = re.compile(r"# (.+?)\n")


def rows_of(node: Node, path: str = "") -> dict[str, EffectRows]:
    """Every place of a shape where effects stand, by its path."""
    if isinstance(node, EffectRows):
        return {path: node}
    found: dict[str, EffectRows] = {}
    if isinstance(node, FixedKeys):
        for key, inner in [*node.keys.items(), *node.optional.items()]:
            found |= rows_of(inner, f"{path}.{key}" if path else key)
    elif isinstance(node, Elements):
        found |= rows_of(node.node, f"{path}.{'N' if node.numbered else 'ID'}")
    return found


def words_of(game: PrintedGame[Table]) -> EffectWords:
    """The words of a game's effects."""
    return next(iter(rows_of(game.shape).values())).words


class Example:
    """A row that the check accepts, with where it may stand."""

    def __init__(self, row: dict[str, Any], place: str) -> None:
        self.row = row
        self.place = place


def accepted(row: dict[str, Any], places: dict[str, EffectRows]) -> str:
    """The first place that such a row may stand at; "" if there is none."""
    for place, node in places.items():
        report = Report("")
        node.check([row], "", report)
        if not report.mistakes:
            return place
    return ""


def rows_at(moment: Moment, words: EffectWords) -> list[dict[str, Any]]:
    """Rows for a moment, the simplest first."""
    out: list[dict[str, Any]] = []
    for id in moment.gives or words.thing_ids():
        row: dict[str, Any] = {"when": moment.id}
        if "pay" in moment.needs or moment.any_time:
            row["pay"] = {words.payable_ids()[0]: 2}
        out.append({**row, "gain": {id: amount(id, words)}})
    return out


def amount(id: str, words: EffectWords) -> int:
    """The smallest amount of a thing that a row may name."""
    thing = words.thing(id)
    return 2 if thing is not None and thing.even else 1


def example(wanted: str, id: str, words: EffectWords, places: dict[str, EffectRows]) -> Example:
    """A row that uses one word: as ``when``, ``gain``, ``pay``, ``if`` or ``per``."""
    for moment in words.moments:
        for row in rows_at(moment, words):
            for tried in with_word(wanted, id, row, words):
                place = accepted(tried, places)
                if place:
                    return Example(tried, place)
    raise LookupError(f"no row can use {id} as {wanted}")


def with_word(
    wanted: str, id: str, row: dict[str, Any], words: EffectWords
) -> list[dict[str, Any]]:
    """The row with the word in it, in ways to be tried."""
    if wanted in ("when", "gain"):
        named = [row["when"]] if wanted == "when" else list(row["gain"])
        return [row] if id in named else []
    if wanted == "pay":
        return [{"when": row["when"], "pay": {id: amount(id, words)}, "gain": row["gain"]}]
    condition = {"when": row["when"], "if": {id: 1}, **row}
    return [condition, {**row, "per": id}]


def toml(value: Any) -> str:
    """A row as an edition file has it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(inner) for inner in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)


def sentence(row: dict[str, Any], words: EffectWords) -> str:
    """The row as the rulebook puts it, the names of an edition as their ids."""
    phrases = [text for each in [*words.moments, *words.things, *words.counts]
               for text in vars_of(each)] + [words.once]  # fmt: skip
    slots = {slot for text in phrases for slot in re.findall(r"\{(\w+)\}", text)} - {"n"}
    names = {slot: slot.replace("_", " ") for slot in slots}
    effects = Effects(words)
    effects.add(1, row)
    return EffectText(effects, language("en"), names).sentence(effects.rows[0])


def vars_of(each: Any) -> list[str]:
    """Every phrase of a word."""
    names = ["phrase", "one", "more", "pay_one", "pay_more", "may_one", "may_more",
             "at_least", "at_most", "per", "per_more", "number"]  # fmt: skip
    return [getattr(each, name) for name in names if isinstance(getattr(each, name, None), str)]


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """A Markdown table."""
    lines = ["| " + " | ".join(head) + " |", "| " + " | ".join(["---"] * len(head)) + " |"]
    return [*lines, *["| " + " | ".join(row) + " |" for row in rows], ""]


def shown(found: Example, words: EffectWords) -> list[str]:
    """The two cells of an example."""
    return [f"`{toml(found.row)}`", sentence(found.row, words)]


def game_part(game: PrintedGame[Table]) -> list[str]:
    """Everything the effects of one game may say."""
    places = rows_of(game.shape)
    words = words_of(game)
    lines = [
        f"## {game.words.title(language('en'))}",
        "",
        "Where effects stand, and their moments:",
    ]
    lines += ["", *table(
        ["effects of", "moments"],
        [[f"`{place.removesuffix('.effects')}`", " ".join(f"`{m}`" for m in node.moments)]
         for place, node in places.items()],
    )]  # fmt: skip
    lines += ["### Moments (`when`)", ""]
    lines += table(["word", "example", "reads"], [
        [f"`{m.id}`", *shown(example("when", m.id, words, places), words)] for m in words.moments
    ])  # fmt: skip
    lines += ["### Things (`gain`, `pay`)", "", *things_part(words, places)]
    lines += ["### Counts (`if`, `if_at_most`, `per`, `up_to`, `pay_at_most`)", ""]
    lines += table(["word", "example", "reads"], [
        [f"`{c.id}`", *shown(example("if", c.id, words, places), words)] for c in words.counts
    ])  # fmt: skip
    return lines


def things_part(words: EffectWords, places: dict[str, EffectRows]) -> list[str]:
    """Things that are gained, and those that are paid, with what a row may have of each."""
    gained = {id for moment in words.moments for id in moment.gives or words.thing_ids()}
    rows: list[list[str]] = []
    for thing in words.things:
        most = f"{amount(thing.id, words)} to {thing.most}" + (", even" if thing.even else "")
        if thing.id in gained:
            found = shown(example("gain", thing.id, words, places), words)
            rows.append([f"`{thing.id}`", "gain", most, *found])
        if thing.pay_one:
            found = shown(example("pay", thing.id, words, places), words)
            rows.append([f"`{thing.id}`", "pay", most, *found])
    return table(["word", "as", "amount", "example", "reads"], rows)


def recipes() -> list[str]:
    """The ten files, each under its first comment."""
    lines = ["## Ten recipes", ""]
    lines += ["Each is a file in [recipes](recipes) that the tests load, check and play.", ""]
    for number, file in enumerate(sorted(RECIPES.glob("*.toml")), 1):
        text = file.read_text(encoding="utf-8")
        title = FIRST.match(text)
        assert title is not None
        lines += [f"### {number}. {title[1]}", "", f"[{file.name}](recipes/{file.name})", ""]
        lines += ["```toml", text[title.end() :].strip(), "```", ""]
    return lines


def page() -> str:
    """The whole page."""
    lines = [OPENING.read_text(encoding="utf-8").rstrip(), ""]
    lines += recipes()
    for game in GAMES:
        lines += game_part(game)
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.exit(0)
