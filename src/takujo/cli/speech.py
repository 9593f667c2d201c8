"""Which language the terminal speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from takujo.editions.language import LANGUAGES, Language, language
from takujo.editions.language_choice import language_for
from takujo.editions.mistakes import one_mistake
from takujo.kernel.mistake import nearest
from takujo.kernel.said import Said


def spoken(code: str) -> Language:
    """The language with this code; refused if there is none."""
    if code not in LANGUAGES:
        problem = Said("there is no language {language}", language=repr(code))
        raise one_mistake("", "--lang", problem, ", ".join(LANGUAGES), nearest(code, LANGUAGES))
    return language(code)


def wanted(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for: by --lang, by TAKUJO_LANG, by an English locale, else Japanese."""
    for i, argument in enumerate(arguments):
        if argument == "--lang" and i + 1 < len(arguments):
            return arguments[i + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    names = ["TAKUJO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
    return language_for([environment.get(name, "") for name in names]).code
