"""The header of a record as lines of text: ``game san-juan``, ``seats human normal``."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from takujo.editions.mistakes import Report, at_line, shown
from takujo.games.catalogue import GAMES
from takujo.host.header import Header
from takujo.kernel.mistake import nearest
from takujo.kernel.said import Said

REQUIRED: Final = ["game", "rules", "edition", "data", "chance", "seats", "start"]
KEYS: Final = [*REQUIRED, "seed", "match", "commitment", "veils", "hosted"]
VEILS: Final = re.compile(r"on")
RULES: Final = re.compile(r"([0-9a-f]{16}) version ([1-9][0-9]{0,5})")
FAST_SEED: Final = re.compile(r"0|-?[1-9][0-9]{0,17}")
HASH: Final = re.compile(r"[0-9a-f]{64}")
CHANCES: Final = ["fast", "sealed"]


def header_lines(header: Header) -> list[str]:
    """The header as it is written, a line each."""
    start = "deal" if header.start is None else as_json(header.start)
    lines = [
        f"game {header.game}",
        f"rules {header.rules} version {header.version}",
        f"edition {edition_text(header.edition_name)}",
        f"data {as_json(header.edition)}",
        f"chance {header.chance}",
        f"seed {header.seed}" if header.seed else "",
        f"seats {' '.join(header.seats)}",
        f"start {start}",
        f"match {header.match}" if header.match else "",
        f"commitment {header.commitment}" if header.commitment else "",
        "veils on" if header.veils else "",
    ]
    return [line for line in lines if line]


def as_json(value: object) -> str:
    """Data on one line; the order of keys is kept, because games number elements by it."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def edition_text(name: str) -> str:
    """An edition's name, quoted where it would not read back as it is."""
    plain = bool(name) and name == " ".join(name.split()) and name[0] != '"' and name.isprintable()
    return name if plain else json.dumps(name)


class HeaderReader:
    """Reads the lines of a header and notes everything wrong with them."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.texts: dict[str, str] = {}
        self.lines: dict[str, int] = {}  # the line of each key

    def line(self, text: str, number: int) -> None:
        """Take one line."""
        where = at_line(number)
        key, _, rest = text.partition(" ")
        if key not in KEYS:
            problem = Said("{key} is not known in a header", key=shown(key))
            self.report.add(where, problem, ", ".join(KEYS), nearest(key, KEYS))
        elif key in self.texts:
            self.report.add(where, Said("{key} is given twice", key=key))
        else:
            self.texts[key] = rest.strip()
            self.lines[key] = number

    def wrong(self, key: str, problem: Said, allowed: Said | str = "", near: str = "") -> None:
        """Note what is wrong with the value of a key that is there."""
        inside = Said("{place}: {problem}", place=key, problem=problem)
        self.report.add(at_line(self.lines[key]), inside, allowed, near)

    def read(self) -> Header | None:
        """The header, if nothing is wrong with it."""
        before = len(self.report.mistakes)
        for key in REQUIRED:
            if key not in self.texts:
                self.report.add(Said("header"), Said("{key} is missing", key=key))
        version, rules = self.rules()
        header = Header(
            game=self.game(),
            rules=rules,
            version=version,
            edition_name=self.edition_name(),
            edition=self.table("data"),
            chance=self.chance(),
            seed=self.seed(),
            seats=self.seats(),
            start=None if self.texts.get("start", "deal") == "deal" else self.table("start"),
            match=self.match(),
            commitment=self.pattern("commitment", HASH, Said("64 hexadecimal digits")),
            veils=bool(self.pattern("veils", VEILS, "on")),
        )
        return header if len(self.report.mistakes) == before else None

    def game(self) -> str:
        """A game of the catalogue."""
        names = [each.name for each in GAMES]
        name = self.texts.get("game", names[0])
        if name not in names:
            problem = Said("there is no game {game}", game=shown(name))
            self.wrong("game", problem, ", ".join(names), nearest(name, names))
        return name

    def rules(self) -> tuple[int, str]:
        """The rules version and identity."""
        text = self.texts.get("rules")
        found = RULES.fullmatch(text) if text is not None else None
        if found is not None:
            return int(found.group(2)), found.group(1)
        if text is not None:
            problem = Said("{text} is no rules identity", text=shown(text))
            self.wrong("rules", problem, Said("16 hex digits version 1"))
        return 0, ""

    def edition_name(self) -> str:
        """The edition's name; JSON if it is quoted."""
        text = self.texts.get("edition", "first")
        if not text.startswith('"'):
            if not text:
                self.wrong("edition", Said("has no name"))
            return text
        name = self.json("edition", text)
        if not isinstance(name, str):
            self.wrong("edition", Said("{text} is not a name in quotes", text=text[:40]))
            return ""
        return name

    def chance(self) -> str:
        """The kind of chance."""
        kind = self.texts.get("chance", CHANCES[0])
        if kind not in CHANCES:
            problem = Said("{kind} is no kind of chance", kind=shown(kind))
            self.wrong("chance", problem, ", ".join(CHANCES), nearest(kind, CHANCES))
        return kind

    def seed(self) -> str:
        """The seed, if it is public."""
        if self.texts.get("chance") == "sealed":
            return self.pattern("seed", HASH, Said("64 hexadecimal digits with sealed chance"))
        return self.pattern("seed", FAST_SEED, Said("a whole number with fast chance"))

    def seats(self) -> tuple[str, ...]:
        """Who plays each seat, as many as the game allows."""
        words = tuple(self.texts.get("seats", "").split())
        games = [each for each in GAMES if each.name == self.texts.get("game")]
        if "seats" in self.texts and games and len(words) not in games[0].seats:
            counts = ", ".join([str(n) for n in sorted(games[0].seats)])
            problem = Said("{n} cannot play {game}", n=len(words), game=games[0].name)
            self.wrong("seats", problem, Said("{n} words", n=counts))
        return words

    def match(self) -> str:
        """The match's id."""
        text = self.texts.get("match", "")
        if "match" in self.texts and len(text.split()) != 1:
            self.wrong("match", Said("{text} is no id", text=shown(text)), Said("one word"))
        return text

    def pattern(self, key: str, pattern: re.Pattern[str], allowed: Said | str) -> str:
        """A value of a fixed form that may be left out."""
        text = self.texts.get(key)
        if text is None:
            return ""
        if not pattern.fullmatch(text):
            self.wrong(key, Said("{text} has not the right form", text=shown(text)), allowed)
        return text

    def table(self, key: str) -> dict[str, Any]:
        """A table in JSON."""
        text = self.texts.get(key)
        if text is None:
            return {}
        value = self.json(key, text)
        if not isinstance(value, dict):
            if value is not None:
                problem = Said("{text} is not a table", text=shown(value))
                self.wrong(key, problem, Said("such as {n}", n='{"seats": 4}'))
            return {}
        return value

    def json(self, key: str, text: str) -> Any:
        """A value in JSON that can be written again; None if it is not."""
        try:
            value = json.loads(text, parse_constant=no_number, object_pairs_hook=each_once)
            as_json(value).encode("utf-8")
        except RecursionError:
            self.wrong(key, Said("is nested too deeply"))
        except ValueError as error:  # bad JSON, a number without end, half a character
            self.wrong(key, Said("is not JSON: {problem}", problem=error))
        else:
            return value
        return None


def no_number(name: str) -> float:
    """NaN and Infinity are none of JSON's numbers."""
    raise ValueError(f"{name} is not a number")


def each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A table in which no key is given twice."""
    table = dict(pairs)
    if len(table) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"{shown(twice)} is given twice")
    return table
