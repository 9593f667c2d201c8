"""``takujo rules``: the rulebook of an edition, made from its data."""

from __future__ import annotations

import json
from collections.abc import Sequence

from takujo.cli.asked_for import game_and_edition
from takujo.cli.changes import tell_settings
from takujo.cli.markdown import markdown
from takujo.cli.pager import leafing, paged
from takujo.cli.screen import Screen, show_markdown
from takujo.editions.language import Language


def show_rules(target: str, settings: Sequence[str], as_json: bool, say: Language) -> None:
    """Print the rules; Markdown as it is where a program or a file receives it."""
    game, edition = game_and_edition(target)
    book = game.book(edition, settings)
    text = markdown(game.words.chapters(book, say))
    if as_json:
        data = {"game": game.name, "edition": book.edition_name, "rules": book.identity}
        print(json.dumps({**data, "language": say.code, "text": text}, ensure_ascii=False))
        return
    tell_settings(game, edition, settings, book.edition_data, say)
    screen = Screen()
    with paged(screen, leafing(say)):
        show_markdown(text, screen)
