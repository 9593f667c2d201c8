"""What an edition may contain, declared by each game as a tree of nodes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from takujo.editions.identity import NOT_RULES
from takujo.editions.mistakes import Report, must_be, shown
from takujo.editions.values import (
    Flag,
    ListOf,
    NameText,
    Node,
    Number,
    Provenance,
    Text,
    Word,
    below,
)
from takujo.kernel.mistake import Mistake, nearest
from takujo.kernel.said import Said

__all__ = [
    "Elements",
    "FixedKeys",
    "Flag",
    "ListOf",
    "NameText",
    "Named",
    "Names",
    "Node",
    "Number",
    "NumbersBy",
    "Report",
    "Text",
    "Word",
    "below",
    "mistakes_in",
]

ELEMENT_ID: Final = re.compile(r"[a-z][a-z0-9_]*")
WHOLE_NUMBER: Final = re.compile(r"0|[1-9][0-9]*")


def is_table(value: Any, key: str, report: Report) -> bool:
    """Whether this is a table; reported if it is not."""
    if isinstance(value, dict):
        return True
    report.add(key, must_be(Said("a table"), value))
    return False


class FixedKeys(Node):
    """A table with fixed keys; a note or the provenance may stand in any."""

    def __init__(
        self, keys: Mapping[str, Node], optional: Mapping[str, Node] | None = None
    ) -> None:
        self.keys: dict[str, Node] = dict(keys)
        self.optional: dict[str, Node] = dict(optional or {})
        self.remarks: dict[str, Node] = {"note": Text(), "provenance": Provenance()}

    def check(self, value: Any, key: str, report: Report) -> None:
        """Unknown and wrong keys in file order, then the missing ones."""
        if not is_table(value, key, report):
            return
        for inner_key, inner in value.items():
            if report.full():
                return
            node = self.node_at(inner_key)
            if node is None:
                self.report_unknown(inner_key, key, report)
            else:
                node.check(inner, below(key, inner_key), report)
        for inner_key, node in self.keys.items():
            if inner_key not in value:
                report.add(below(key, inner_key), Said("is missing"), node.allowed())

    def node_at(self, inner_key: str) -> Node | None:
        """What this table says about the key, or None if it does not know it."""
        for nodes in [self.keys, self.optional, self.remarks]:
            if inner_key in nodes:
                return nodes[inner_key]
        return None

    def report_unknown(self, inner_key: str, key: str, report: Report) -> None:
        """Report a key that has no place here, with those that have."""
        known = [*self.keys, *self.optional]
        suggested = nearest(inner_key, known)
        report.add(
            below(key, inner_key), Said("is not a key of this table"), ", ".join(known), suggested
        )

    def allowed(self) -> Said:
        """The keys that are required."""
        keys = ", ".join(self.keys)
        return Said("a table with {keys}", keys=keys) if keys else Said("a table")


class Names(FixedKeys):
    """A table of names: Japanese always, English if there is one."""

    def __init__(self) -> None:
        super().__init__({"ja": NameText()}, {"en": NameText()})


class Named(FixedKeys):
    """A table that carries its own names, `ja` and `en`, beside its other keys."""

    def __init__(
        self, keys: Mapping[str, Node], optional: Mapping[str, Node] | None = None
    ) -> None:
        super().__init__({"ja": NameText(), **keys}, {"en": NameText(), **(optional or {})})


class Elements(Node):
    """A table of elements by id or number; some may be required, and others shut out."""

    def __init__(
        self,
        node: Node,
        ids: Sequence[str | int] | None = None,
        numbered: bool = False,
        only: bool = False,
    ) -> None:
        self.node: Node = node
        self.ids: list[str] = [str(required) for required in ids] if ids is not None else []
        self.numbered: bool = numbered
        self.only: bool = only

    def check(self, value: Any, key: str, report: Report) -> None:
        """Every id and element in file order, then the missing ones."""
        if not is_table(value, key, report):
            return
        for element, inner in value.items():
            if report.full():
                return
            if self.is_id(element, below(key, element), report):
                self.node.check(inner, below(key, element), report)
        for element in self.ids:
            if element not in value:
                report.add(below(key, element), Said("is missing"), self.node.allowed())
        warn_of_one_name(value, key, report)

    def is_id(self, element: str, key: str, report: Report) -> bool:
        """Whether an element may be called so; reported if not."""
        if self.only and element not in self.ids:
            suggested = nearest(element, self.ids)
            report.add(key, Said("is not an element of this table"), ", ".join(self.ids), suggested)
        elif self.numbered and not WHOLE_NUMBER.fullmatch(element):
            report.add(
                key,
                Said("{value} is not an element's number", value=shown(element)),
                "0, 1, 2, ...",
            )
        elif not self.numbered and not ELEMENT_ID.fullmatch(element):
            report.add(
                key,
                Said("{value} is not an id", value=shown(element)),
                Said("small letters a-z, digits and _"),
            )
        elif element in NOT_RULES:
            # An element called so would not count in the rules identity.
            report.add(
                key, Said("{value} cannot be an id, it stands for a text", value=shown(element))
            )
        else:
            return True
        return False

    def allowed(self) -> Said:
        """What kind of table it is."""
        return Said("a table of elements")


class NumbersBy(Node):
    """A table keyed by numbers, such as the number of seats; all given keys are required."""

    def __init__(self, node: Node, keys: Sequence[int] | None = None) -> None:
        self.table: Elements = Elements(node, keys, numbered=True, only=keys is not None)

    def check(self, value: Any, key: str, report: Report) -> None:
        """Every key and value, then the missing ones."""
        self.table.check(value, key, report)

    def allowed(self) -> Said:
        """The keys that are required."""
        keys = ", ".join(self.table.ids)
        return Said("a table with {keys}", keys=keys) if keys else Said("a table keyed by numbers")


def warn_of_one_name(elements: dict[str, Any], key: str, report: Report) -> None:
    """Two elements of a table that nobody can tell apart by their names."""
    for code in ["ja", "en"]:
        first: dict[str, str] = {}
        for id, element in elements.items():
            name = element.get(code) if isinstance(element, dict) else None
            if isinstance(name, str) and first.setdefault(name, id) != id:
                other = below(key, first[name])
                report.warn(
                    below(below(key, id), code), Said("is the name of {other} too", other=other)
                )


def mistakes_in(data: dict[str, Any], shape: Node, file: str) -> list[Mistake]:
    """Everything in this edition that its game does not allow."""
    report = Report(file)
    shape.check(data, "", report)
    return report.mistakes
