"""What the people who host have settled: one file, ``settings.toml``, in the data folder."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from takujo.editions.mistakes import Report, one_mistake
from takujo.host.limits import Limits, check_limits
from takujo.kernel.mistake import nearest
from takujo.kernel.said import Said

FILE: Final = "settings.toml"
OLD_FILE: Final = "limits.toml"  # what held the limits before there was one file for all
TEXTS: Final = ("db", "metrics_token")
LIMITS: Final = "limits"
BOTS: Final = "bots"
SHORTEST_TOKEN: Final = 16  # letters: whoever has it reads how busy the house is


@dataclass(frozen=True)
class Settings:
    """What stands in the file, with what is usual where it says nothing."""

    db: str = field(default="", repr=False)  # a PostgreSQL database; "": the embedded one
    metrics_token: str = field(default="", repr=False)  # opens /metrics; "": it is not there
    limits: Limits = field(default_factory=Limits)
    bots: Mapping[str, str] = field(default_factory=dict)  # that may sit at tables: name, class


def read_settings(folder: Path) -> Settings:
    """The file of this folder, if there is one; every mistake in it is named."""
    if (folder / OLD_FILE).exists():
        moved = Said("is read no more: its lines belong under [limits] of {file}", file=FILE)
        raise one_mistake(OLD_FILE, "", moved)
    file = folder / FILE
    if not file.exists():
        return Settings()
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise one_mistake(FILE, "", Said("cannot be read: {problem}", problem=error)) from error
    report = Report(FILE)
    limits = found.pop(LIMITS, {})
    bots = found.pop(BOTS, {})
    check_texts(found, report)
    if isinstance(limits, dict):
        check_limits(limits, report)
    else:
        report.add(LIMITS, Said("must be a table"), "[limits]")
    if not isinstance(bots, dict) or not all(isinstance(bot, str) for bot in bots.values()):
        report.add(BOTS, Said("must be a table"), "[bots]")
    report.refuse()
    return Settings(limits=Limits(**limits), bots=bots, **found)


def check_texts(found: Mapping[str, Any], report: Report) -> None:
    """Name what is no setting, or not said as one."""
    for key, value in found.items():
        if key not in TEXTS:
            names = [*TEXTS, LIMITS, BOTS]
            report.add(key, Said("is no setting"), ", ".join(names), nearest(key, names))
        elif not isinstance(value, str):
            report.add(key, Said("must be a text"))
    token = found.get("metrics_token", "")
    if isinstance(token, str) and 0 < len(token) < SHORTEST_TOKEN:
        problem = Said("must have at least {n} letters", n=SHORTEST_TOKEN)
        report.add("metrics_token", problem)


def database_address(asked: str, settings: Settings) -> str:
    """Where matches lie: as the command says, else TAKUJO_DB, else the file; "": in the folder."""
    url = asked or os.environ.get("TAKUJO_DB", "") or settings.db
    if url and not url.startswith(("postgresql://", "postgres://")):
        # not repeated: it may hold a password
        problem = Said("must be the address of a PostgreSQL database")
        raise one_mistake(
            "", "--db", problem, "postgresql:///takujo, postgresql://NAME@HOST/takujo"
        )
    return url
