"""What went wrong, told so that it can be put right: where, what is allowed, what is nearest."""

from __future__ import annotations

from takujo.cli.retelling import retold
from takujo.cli.screen import Screen
from takujo.editions.language import Language
from takujo.editions.mistakes import EditionError, Mistake
from takujo.host.takujo_file import TakujoFileError
from takujo.kernel.game import Impossible, Refused

MISTAKES = (EditionError, TakujoFileError, Impossible, Refused)


def mistakes_of(error: Exception) -> list[Mistake]:
    """Everything that an error names."""
    if isinstance(error, EditionError | TakujoFileError):
        return error.mistakes
    if isinstance(error, Impossible):
        return [Mistake("", "", problem) for problem in error.problems]
    return [Mistake("", "", str(error))]


def tell(mistakes: list[Mistake], say: Language, screen: Screen) -> None:
    """Each mistake with its place, what would be allowed there, and what may be meant."""
    for mistake in mistakes:
        named = f"'{mistake.file}'" in mistake.problem  # the sentence says it itself
        place = ["" if named else mistake.file, retold(mistake.key, say)]
        where = ": ".join(part for part in place if part)
        problem = retold(mistake.problem, say)
        screen.show(f"{where}: {problem}" if where else problem, "bold red", hanging=2)
        if mistake.allowed:
            allowed = retold(mistake.allowed, say)
            screen.show(say.say("Allowed: {allowed}", allowed=allowed), indent=2, hanging=2)
        if mistake.nearest:
            near = say.say("Did you mean {nearest}?", nearest=mistake.nearest)
            screen.show(near, indent=2, hanging=2)


def as_data(mistake: Mistake) -> dict[str, str]:
    """A mistake as programs read it."""
    return {
        "file": mistake.file,
        "key": mistake.key,
        "problem": mistake.problem,
        "allowed": mistake.allowed,
        "nearest": mistake.nearest,
    }
