"""What a record begins with: which rules, whose chance, who sits where, and the start."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from takujo.games.catalogue import game
from takujo.kernel.agenda import Rulebook
from takujo.kernel.game import Impossible
from takujo.kernel.mistake import Mistake
from takujo.kernel.position import chance_of
from takujo.kernel.said import Said
from takujo.kernel.table import Table


@dataclass(frozen=True)
class Header:
    """Everything a match is played with; its entries say the rest."""

    game: str
    rules: str  # the rules identity
    version: int  # the rules version
    edition_name: str
    edition: dict[str, Any]  # resolved, so that later changes of its file do not matter
    chance: str  # "fast" or "sealed"
    seed: str  # "" where it is kept secret
    seats: tuple[str, ...]  # who plays each seat at the start, one word each
    start: dict[str, Any] | None = None  # a position; None: the deal
    match: str = ""  # the match's id, one word; only hosted matches have one
    commitment: str = ""  # what was shown before the first choice
    veils: bool = False  # is a forced choice an entry where others must not know that it was one?

    def without_seed(self) -> Header:
        """The same header while the seed is secret."""
        return replace(self, seed="")


def new_header(
    book: Rulebook,
    seats: Sequence[str],
    seed: str,
    chance: str = "fast",
    start: dict[str, Any] | None = None,
    match: str = "",
) -> Header:
    """The header of a new match; a match with an id commits itself to its seed."""
    line_up = tuple(seats)
    return Header(
        game=book.game.name,
        rules=book.identity,
        version=book.version,
        edition_name=book.edition_name,
        edition=book.edition_data,
        chance=chance,
        seed=seed,
        seats=line_up,
        start=start if start is None else without_chance(start),
        match=match,
        commitment=commitment(seed, match, book.identity, line_up) if match else "",
    )


def commitment(seed: str, match: str, rules: str, seats: Sequence[str]) -> str:
    """SHA-256 over seed, match id, rules identity and line-up, a line each."""
    text = f"{seed}\n{match}\n{rules}\n{' '.join(seats)}\n"
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def rulebook_of(header: Header) -> Rulebook:
    """The rulebook that the header's edition data and version give."""
    return game(header.game).book_of(header.edition, header.edition_name, header.version)


def opening_table(header: Header, book: Rulebook) -> Table:
    """The table before the first entry; Impossible says what is wrong with the position."""
    if not header.seed:
        problem = Said("the seed is secret: nothing can be dealt")
        raise Impossible([Mistake("", "", problem)])
    if header.start is None:
        t = book.game.deal(book, len(header.seats), chance_of(header.chance, header.seed))
    else:
        t = book.game.position(book, starting_position(header))
    t.veils = header.veils
    return t


def without_chance(position: dict[str, Any]) -> dict[str, Any]:
    """A position without its seed, for the header has one; how often it was used stays."""
    chance = position.get("chance")
    kept = {key: value for key, value in position.items() if key != "chance"}
    if isinstance(chance, dict) and "times" in chance:
        kept["chance"] = {"times": chance["times"]}
    return kept


def starting_position(header: Header) -> dict[str, Any]:
    """The position of the start with the header's own chance and number of seats."""
    start = dict(header.start or {})
    mistakes: list[Mistake] = []
    for key, wanted in [("game", header.game), ("rules", header.rules)]:
        said = start.get(key, wanted)
        if said != wanted:
            problem = Said(
                "is {value}, but the record is of {wanted}", value=repr(said), wanted=repr(wanted)
            )
            mistakes.append(Mistake("", key, problem))
    number = len(header.seats)
    said = start.get("seats", number)
    if said != number:
        problem = Said("is {value}, but {n} sit at the table", value=repr(said), n=number)
        mistakes.append(Mistake("", "seats", problem))
    if mistakes:
        raise Impossible(mistakes)
    chance = without_chance(start).get("chance", {})
    start["chance"] = {**chance, "kind": header.chance, "seed": header.seed}
    start["seats"] = len(header.seats)
    return start
