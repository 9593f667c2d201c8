"""A small network that values positions, in whole numbers: the same on every machine.

One hidden layer over the numbers a seat sees (``Game.features``). Most of these are 0, so their
columns are added up one by one; the edition's numbers are added up once for a rulebook.
"""

from __future__ import annotations

import gzip
import json
import warnings
import zlib
from math import exp
from typing import TYPE_CHECKING, Any, Final

from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import fast
from takujo.kernel.said import Said

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone

FORMAT: Final = 1  # of the file
BYTES: Final = 256  # a typical number is kept in parts of one
FURTHEST: Final = 30.0  # a logit beyond which nothing is surer


class Weights:
    """What was learned: a row for each number that is read, and the layers above."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.layout: str = data["layout"]
        self.names: list[str] = data["names"]
        self.typical: list[int] = data["typical"]  # what a number usually is, in 1/256
        self.rows: list[list[int]] = data["rows"]
        self.bias: list[int] = data["bias"]
        self.shift: int = data["shift"]  # the hidden layer is kept in 2**shift of its units
        self.win: list[int] = data["win"]
        self.lead: list[int] = data["lead"]
        self.ends: list[int] = data["ends"]  # the biases of both
        self.unit: float = float(data["unit"])  # of both outputs
        self.ahead: int = data["horizon"]  # decisions after which it is best asked
        self.times: int = data["times"]  # simulations in the time that others take for one
        wide = len(self.bias)
        sizes = [len(row) for row in self.rows] + [len(self.win), len(self.lead)]
        if [size for size in sizes if size != wide] or len(self.rows) != len(self.names):
            raise ValueError("the layers do not fit together")
        if len(self.typical) != len(self.names) or len(self.ends) != 2:
            raise ValueError("the layers do not fit together")


class Fitted:
    """The weights as one rulebook needs them: by place in its features, the edition added up."""

    def __init__(self, weights: Weights, book: Rulebook) -> None:
        layout = book.game.layout(book)
        places = {name: at for at, name in enumerate(layout.names)}
        printed = edition_numbers(book)
        self.length = len(layout.names) - len(printed)  # numbers of the situation
        self.rows: list[list[int]] = [[] for _ in range(self.length)]
        self.base = weights.bias[:]
        self.missing = 0
        for name, row, typical in zip(weights.names, weights.rows, weights.typical, strict=True):
            at = places.get(name, -1)
            if at < 0:
                self.missing += 1
                self.add(row, typical, BYTES)
            elif at < self.length:
                self.rows[at] = row
            else:
                self.add(row, printed[at - self.length], 1)

    def add(self, row: list[int], times: int, parts: int) -> None:
        """Count a number that is the same in every position."""
        for j in range(len(row)):
            self.base[j] += row[j] * times // parts


class Network:
    """Values positions of one game."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.fitted: dict[str, Fitted] = {}  # by rules identity

    def fit(self, book: Rulebook) -> Fitted:
        """The weights for this rulebook; one that lacks elements is told so."""
        identity = book.identity
        if identity not in self.fitted:
            fitted = Fitted(self.weights, book)
            self.fitted[identity] = fitted
            if fitted.missing:
                missing = Said(
                    "{edition} lacks {n} of the numbers that players have learned from: "
                    "they take what is usual",
                    edition=book.edition_name, n=fitted.missing,
                )  # fmt: skip
                warnings.warn(str(missing), stacklevel=2)
        return self.fitted[identity]

    def value(self, book: Rulebook, leaves: list[bytes]) -> list[tuple[float, float]]:
        """The win share and the lead to expect in each position, for the seat that looks at it."""
        fitted = self.fit(book)
        return [self.one(fitted, leaf) for leaf in leaves]

    def one(self, fitted: Fitted, leaf: bytes) -> tuple[float, float]:
        """One position."""
        weights = self.weights
        rows = fitted.rows
        hidden = fitted.base[:]
        wide: i64 = len(hidden)
        i: i64
        j: i64
        for i in range(fitted.length):
            n: i64 = leaf[i]
            if n:
                row = rows[i]
                if row:
                    for j in range(wide):
                        hidden[j] = hidden[j] + row[j] * n
        shift: i64 = weights.shift
        win: i64 = weights.ends[0]
        lead: i64 = weights.ends[1]
        for j in range(wide):
            up: i64 = hidden[j]
            if up > 0:
                up = up >> shift
                win += up * weights.win[j]
                lead += up * weights.lead[j]
        return logistic(float(win) / weights.unit), float(lead) / weights.unit


def edition_numbers(book: Rulebook) -> bytes:
    """The numbers of the edition, as every position of it ends with them."""
    game = book.game
    return game.edition_features(game.deal(book, game.seats[0], fast(1)))


def logistic(x: float) -> float:
    """From a logit to a share."""
    return 1.0 / (1.0 + exp(-max(-FURTHEST, min(FURTHEST, x))))


def read_network(file: str) -> Network | None:
    """The network in a file; one that is damaged is refused with a warning."""
    try:
        with open(file, "rb") as opened:
            data = json.loads(gzip.decompress(opened.read()))
        if data["format"] != FORMAT:
            raise ValueError(f"format {data['format']}")
        return Network(Weights(data))
    except (OSError, EOFError, zlib.error, ValueError, KeyError, TypeError) as error:
        refused = Said(
            "{file} cannot be used, players judge without it: {problem}", file=file, problem=error
        )
        warnings.warn(str(refused), stacklevel=2)
        return None
