"""Bring the catalogues of translations up to date with the sentences in the sources.

`python scripts/words.py` reads every sentence from src/, writes it to each language's takujo.po
(what is new there waits for a translation, what is no longer said goes) and compiles takujo.mo.
It ends with status 1 and a list while sentences are not translated.
"""

import io
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src" / "takujo"
LOCALE: Final = SOURCES / "editions" / "locale"
# say.say("..."), say.many("one", "more", n); Said("..."), form("..."), forms("one", "more") and
# mark("...") are said elsewhere
KEYWORDS: Final = {
    "say": None, "many": (1, 2), "mark": None, "Said": None, "form": None, "forms": (1, 2),
}  # fmt: skip
LANGUAGES: Final = ["ja"]
# A catalogue changes when its sentences do, not when it was written.
NO_DATE: Final = datetime(2000, 1, 1, tzinfo=UTC)
PEOPLE: Final = "Takujo contributors"


def po_file(code: str) -> Path:
    """Where a language's sentences are translated."""
    return LOCALE / code / "LC_MESSAGES" / "takujo.po"


def said(folder: Path = SOURCES) -> Catalog:
    """Every sentence of the sources, in the order of the files."""
    found = Catalog(project="Takujo", creation_date=NO_DATE)
    extracted = extract_from_dir(folder, [("**.py", "python")], keywords=KEYWORDS)
    for name, _, message, _, _ in sorted(extracted, key=lambda row: (row[0], row[1])):
        found.add(message, locations=[(f"src/takujo/{name}", 0)])
    return found


def catalogue(code: str) -> Catalog:
    """What is translated so far; empty for a new language."""
    file = po_file(code)
    if not file.exists():
        return new_catalogue(code)
    with file.open("rb") as source:
        return read_po(source, locale=code, domain="takujo")


def new_catalogue(code: str) -> Catalog:
    """A catalogue without sentences, with the head every one of ours has."""
    return Catalog(
        locale=code,
        domain="takujo",
        project="Takujo",
        version="1",
        header_comment="# The sentences of Takujo, translated from English.",
        copyright_holder=PEOPLE,
        msgid_bugs_address=PEOPLE,
        creation_date=NO_DATE,
        revision_date=NO_DATE,
        last_translator=PEOPLE,
        language_team=PEOPLE,
        fuzzy=False,
    )


def updated(code: str) -> Catalog:
    """The catalogue with exactly the sentences of the sources, translated as far as they are."""
    old = catalogue(code)
    new = new_catalogue(code)
    for message in said():
        if message.id:
            before = old.get(message.id)
            same = before is not None and before.id == message.id
            text = before.string if before is not None and same else None
            new.add(message.id, text, locations=message.locations)
    return new


def po_text(found: Catalog) -> bytes:
    """The catalogue as its file holds it."""
    out = io.BytesIO()
    write_po(out, found, width=100, include_lineno=False, ignore_obsolete=True)
    return out.getvalue()


def mo_bytes(found: Catalog) -> bytes:
    """The compiled catalogue."""
    out = io.BytesIO()
    write_mo(out, found)
    return out.getvalue()


def untranslated(found: Catalog) -> list[str]:
    """The sentences without a translation."""
    missing = []
    for message in found:
        texts = message.string if isinstance(message.string, tuple) else (message.string,)
        if message.id and not all(texts):
            missing.append(str(message.id))
    return missing


def main() -> int:
    """Write every language's files; the exit status."""
    missing = []
    for code in LANGUAGES:
        found = updated(code)
        file = po_file(code)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(po_text(found))
        file.with_suffix(".mo").write_bytes(mo_bytes(catalogue(code)))
        missing += [f"{code}: {sentence}" for sentence in untranslated(found)]
    print("\n".join([*missing, f"{len(missing)} sentences wait for a translation"]))
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
