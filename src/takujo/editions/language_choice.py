"""Which language a person reads: Japanese, unless they wish for English first."""

from __future__ import annotations

from takujo.editions.language import LANGUAGES, Language, language


def language_for(wishes: list[str]) -> Language:
    """The first wish that can be met, else the default.

    A wish is what people and programs write: ``en``, ``en_US.UTF-8``, or a browser's whole
    list ``fr, en;q=0.8``; an empty one is no wish.
    """
    for wish in wishes:
        for code in codes(wish):
            if code in LANGUAGES:
                return language(code)
    return language(LANGUAGES[0])


def codes(wish: str) -> list[str]:
    """The languages of one wish, without regions, the most wanted first."""
    weighed: list[tuple[float, int, str]] = []
    for place, part in enumerate(wish.split(",")):
        name, _, weight = part.strip().partition(";q=")
        code = name.strip().replace("_", "-").partition("-")[0].partition(".")[0].lower()
        wanted = weight_of(weight)
        if code and wanted > 0:
            weighed.append((-wanted, place, code))
    return [code for _, _, code in sorted(weighed)]


def weight_of(text: str) -> float:
    """How much a language is wanted, from 0 to 1; without a number as much as can be."""
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0
