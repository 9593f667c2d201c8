"""Why something cannot be done: a code, the numbers, and the clause of the rulebook."""

from __future__ import annotations


class Reason:
    """A refusal as data; words are made of it where people read it."""

    def __init__(self, code: str, numbers: dict[str, int], clause: str) -> None:
        self.code = code
        self.numbers = numbers
        self.clause = clause

    def __repr__(self) -> str:
        numbers = ", ".join(f"{name}={n}" for name, n in self.numbers.items())
        return f"{self.code}({numbers}) {self.clause}"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Reason)
            and self.code == other.code
            and self.numbers == other.numbers
            and self.clause == other.clause
        )

    def __hash__(self) -> int:
        return hash((self.code, self.clause))
