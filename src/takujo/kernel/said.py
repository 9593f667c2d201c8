"""What is said of something, as data: a form with slots, put into a language where it is read."""

from __future__ import annotations


class Said:
    """A sentence or a part of one: its English form, and what fills its slots.

    A slot holds a name, a number, or again something said. The kernel knows no language: whoever
    speaks to a person has the form translated first; ``str()`` fills it as it stands, in English.
    """

    def __init__(self, form: str, **slots: object) -> None:
        self.form = form
        self.slots = slots

    def __str__(self) -> str:
        return self.form.format(**self.slots)

    def __repr__(self) -> str:
        return f"Said({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Said) and self.form == other.form and self.slots == other.slots

    def __hash__(self) -> int:
        return hash(str(self))
