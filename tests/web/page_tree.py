"""A page as a tree, as scripts see it: what lies in a template is no part of the page yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html.parser import HTMLParser

from tests.web.pages_at_hand import VOID


class Node:
    """An element; ``data`` holds its data attributes by their names."""

    def __init__(self, tag: str, attributes: dict[str, str], parent: Node | None) -> None:
        self.tag = tag
        self.attributes = attributes
        self.parent = parent
        self.children: list[Node] = []
        self.classes = attributes.get("class", "").split()
        self.data = {
            name.removeprefix("data-"): value
            for name, value in attributes.items()
            if name.startswith("data-")
        }

    def all(self, wanted: Callable[[Node], bool]) -> list[Node]:
        """Everything below it of which this holds, in the order of the page."""
        return [node for node in self.below() if wanted(node)]

    def below(self) -> Iterator[Node]:
        """All elements below it; templates are closed."""
        for child in self.children:
            yield child
            if child.tag != "template":
                yield from child.below()

    def with_data(self, *names: str) -> list[Node]:
        """Everything below it with one of these data attributes."""
        return self.all(lambda node: any(name in node.data for name in names))

    def with_class(self, name: str) -> list[Node]:
        """Everything below it of this class."""
        return self.all(lambda node: name in node.classes)

    def around(self, name: str) -> Node | None:
        """The nearest element of this class that it lies in, itself among them."""
        node: Node | None = self
        while node is not None and name not in node.classes:
            node = node.parent
        return node


class Parser(HTMLParser):
    """Makes the tree."""

    def __init__(self) -> None:
        super().__init__()
        self.at = Node("", {}, None)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs}, self.at)
        self.at.children.append(node)
        if tag not in VOID:
            self.at = node

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.at.children.append(Node(tag, {name: value or "" for name, value in attrs}, self.at))

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID and self.at.parent is not None:
            self.at = self.at.parent


def tree(html: str) -> Node:
    """The whole of a page or a part of it."""
    parser = Parser()
    parser.feed(html)
    parser.close()
    return parser.at
