"""Who made what comes along, and which build this is."""

from __future__ import annotations

import tomllib
from functools import cache

from takujo.build import KIND
from takujo.editions.language import Language
from takujo.web.pages.assets import FOLDER


@cache
def icons() -> list[tuple[str, str, list[str]]]:
    """Home, licence and authors of the icons, those of one home together."""
    listed = tomllib.loads((FOLDER / "vendored.toml").read_text(encoding="utf-8"))
    found: dict[tuple[str, str], set[str]] = {}
    for file in listed["files"]:
        if "icons" in file:
            authors = {author for _, author in file["icons"].values()}
            found.setdefault((file["home"], file["licence"]), set()).update(authors)
    return [(home, licence, sorted(authors)) for (home, licence), authors in found.items()]


def credits(say: Language) -> list[str]:
    """A line each."""
    lines = [
        say.say(
            "Icons: {home} by {authors} ({licence})",
            home=home,
            authors=say.clauses(authors),
            licence=licence,
        )
        for home, licence, authors in icons()
    ]
    compiled = say.say("compiled rules") if KIND == "compiled" else say.say("pure Python rules")
    return [*lines, say.say("Takujo, {build}", build=compiled)]
