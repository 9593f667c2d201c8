"""Who made what comes along, and which build this is."""

from __future__ import annotations

import tomllib
from functools import cache

from takujo.build import KIND
from takujo.editions.language import Language
from takujo.web.pages.assets import FOLDER


@cache
def icons() -> list[tuple[str, str, list[str]]]:
    """Home, licence and authors of every set of icons."""
    listed = tomllib.loads((FOLDER / "vendored.toml").read_text(encoding="utf-8"))
    return [
        (file["home"], file["licence"], sorted({author for _, author in file["icons"].values()}))
        for file in listed["files"]
        if "icons" in file
    ]


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
