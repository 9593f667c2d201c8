"""The rules of an edition as Markdown, with the clause numbers that refusals name."""

from __future__ import annotations

from takujo.games.fourbit_town.words.wording import Wording


def rulebook_words(w: Wording) -> str:
    """The whole rulebook."""
    return "# " + w.say.name(w.e.data["name"]) + "\n"
