"""What scripts say by themselves, on every page that follows a table."""

from __future__ import annotations

from takujo.editions.language import Language


def connection(say: Language) -> dict[str, str]:
    """The stream has gone, and is there again."""
    return {
        "lost": say.say("No connection. Trying again."),
        "back": say.say("Connected again."),
    }
