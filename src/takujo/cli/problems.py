"""What went wrong, told so that it can be put right: where, what is allowed, what is nearest."""

from __future__ import annotations

from takujo.cli.screen import Screen
from takujo.editions.language import Language
from takujo.editions.mistakes import EditionError
from takujo.host.takujo_file import TakujoFileError
from takujo.kernel.flow import Endless
from takujo.kernel.game import Impossible, Refused
from takujo.kernel.mistake import Mistake

WITH_MISTAKES = (EditionError, TakujoFileError, Impossible)
WITH_PROBLEM = (Refused, Endless)


def mistakes_of(error: Exception) -> list[Mistake]:
    """Everything that an error names; nothing if it is a fault of the program."""
    if isinstance(error, WITH_MISTAKES):
        return error.mistakes
    return [Mistake("", "", error.problem)] if isinstance(error, WITH_PROBLEM) else []


def tell(
    mistakes: list[Mistake],
    say: Language,
    screen: Screen,
    style: str = "bold red",
    indent: int = 0,
) -> None:
    """Each mistake with its place, what would be allowed there, and what may be meant."""
    for mistake in mistakes:
        file = f"{mistake.file}:{mistake.line}" if mistake.line else mistake.file
        parts = [file, say.said(mistake.short_key()), say.said(mistake.problem)]
        screen.show(": ".join([part for part in parts if part]), style, indent, hanging=2)
        if mistake.allowed:
            allowed = say.said(mistake.allowed)
            told = say.say("Allowed: {allowed}", allowed=allowed)
            screen.show(told, indent=indent + 2, hanging=2)
        if mistake.nearest:
            near = say.say("Did you mean {nearest}?", nearest=mistake.nearest)
            screen.show(near, indent=indent + 2, hanging=2)


def as_data(mistake: Mistake) -> dict[str, str | int]:
    """A mistake as programs read it."""
    return {
        "file": mistake.file,
        "line": mistake.line,
        "key": str(mistake.short_key()),
        "problem": str(mistake.problem),
        "allowed": str(mistake.allowed),
        "nearest": mistake.nearest,
    }
