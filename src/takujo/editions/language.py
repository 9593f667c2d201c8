"""The language a person reads: English sentences in the source, Japanese in the catalogue."""

from __future__ import annotations

import gettext
import os
from typing import Any, Final

from takujo.kernel.said import Said

LANGUAGES: Final = ["ja", "en"]  # the first is the default
# "cubes::gain {n} wood": a word before it tells two sentences apart that are alike in English only.
MEANING: Final = "::"
FOLDER: Final = os.path.join(os.path.dirname(__file__), "locale")


def mark(message: str) -> str:
    """Mark a sentence for translation where it is declared; it is translated where it is used."""
    return message


class Language:
    """Says sentences and names in one language."""

    def __init__(self, code: str) -> None:
        if code not in LANGUAGES:
            raise ValueError(f"no language '{code}'; there are {', '.join(LANGUAGES)}")
        self.code = code
        self.between = "" if code == "ja" else " "  # what stands between two sentences
        # loaded once per language; English is the source and needs no catalogue
        self.catalogue: gettext.NullTranslations = (
            gettext.NullTranslations()
            if code == "en"
            else gettext.translation("takujo", FOLDER, languages=[code])
        )

    def say(self, message: str, **slots: object) -> str:
        """The sentence with its slots filled."""
        text: str = self.catalogue.gettext(message)
        return spoken(text).format(**slots)

    def said(self, what: Said | str) -> str:
        """What was said elsewhere, as data; text stands as it is in every language."""
        if not isinstance(what, Said):
            return what
        slots = {
            name: self.said(slot) if isinstance(slot, Said) else slot
            for name, slot in what.slots.items()
        }
        return self.say(what.form, **slots)

    def many(self, one: str, more: str, n: int, **slots: object) -> str:
        """The sentence for n things; ``{n}`` is filled with the number."""
        text: str = self.catalogue.ngettext(one, more, n)
        return spoken(text).format(n=n, **slots)

    def name(self, element: dict[str, Any]) -> str:
        """The name of an element of an edition."""
        return str(element["ja"] if self.code == "ja" or "en" not in element else element["en"])

    def in_text(self, element: dict[str, Any]) -> str:
        """The name as it stands inside a sentence: English names are written small there."""
        name = self.name(element)
        return name[:1].lower() + name[1:] if self.code == "en" else name

    def clauses(self, parts: list[str]) -> str:
        """Clauses joined into one sentence."""
        return ("、" if self.code == "ja" else ", ").join([part for part in parts if part])

    def sentences(self, parts: list[str]) -> str:
        """Sentences one after the other."""
        return self.between.join([part for part in parts if part])


def spoken(text: str) -> str:
    """A sentence without the word that tells its meaning."""
    at = text.find(MEANING)
    return text if at < 0 else text[at + len(MEANING) :]


_spoken: dict[str, Language] = {}


def language(code: str) -> Language:
    """The language with this code, loaded once."""
    if code not in _spoken:
        _spoken[code] = Language(code)
    return _spoken[code]
