"""The terminal: coloured where somebody looks at it, plain text where a program reads."""

from __future__ import annotations

import os
import sys
from typing import IO, Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from takujo.cli.columns import filled, pieces
from takujo.cli.streams import leave_quietly
from takujo.editions.sections import TableLine

WIDTH: Final = 80
UNBROKEN: Final = 100_000  # what programs look for in messages must not be torn apart


class Screen(Console):
    """Says texts as they are: nothing in them is taken for markup or coloured by guess."""

    def __init__(self, file: IO[str] | None = None, error: bool = False) -> None:
        stream = file or (sys.stderr if error else sys.stdout)
        width: int | None = None
        if not stream.isatty() and error:
            width = UNBROKEN
        elif not stream.isatty() and not os.environ.get("COLUMNS"):
            width = WIDTH
        super().__init__(file=stream, highlight=False, markup=False, emoji=False, width=width)

    def on_broken_pipe(self) -> None:
        """Who reads has seen enough: that is no mistake."""
        leave_quietly()

    def show(self, text: str = "", style: str = "", indent: int = 0, hanging: int = 0) -> None:
        """A text, wrapped so that what follows stands under its beginning."""
        self.show_parts(pieces(text), style, indent, hanging)

    def show_line(
        self, line: TableLine, style: str = "", indent: int = 0, hanging: int = 0
    ) -> None:
        """A line of the table, wrapped between its parts; a part too wide for a line by itself."""
        room = self.width - indent - hanging
        parts: list[str] = []
        for part in line.parts:
            parts += [part] if cell_len(part) < room else pieces(part)
        self.show_parts(parts, style, indent, hanging)

    def show_parts(self, parts: list[str], style: str, indent: int, hanging: int) -> None:
        """Parts that must not be broken, as many as fit in each line."""
        for i, line in enumerate(filled(parts, max(20, self.width - indent), hanging)):
            margin = " " * (indent + (hanging if i else 0))
            self.print(Text(margin + line, style=style), soft_wrap=True)

    def unbroken(self, text: str, style: str = "bold") -> None:
        """Something to be looked for, typed or copied: one line, however long."""
        self.print(Text(text, style=style), soft_wrap=True)

    def heading(self, text: str) -> None:
        """A heading with a rule to its right."""
        rule = "─" * max(0, self.width - cell_len(text) - 4)
        self.print(Text(f"── {text} {rule}".rstrip(), style="bold cyan"), soft_wrap=True)


def padded(text: str, columns: int) -> str:
    """The text filled up with spaces to so many columns of the terminal."""
    return text + " " * max(0, columns - cell_len(text))


def show_markdown(text: str, screen: Screen) -> None:
    """Markdown, laid out where somebody looks at it, as it is where a program reads."""
    if screen.is_terminal:
        from rich.markdown import Markdown

        screen.print(Markdown(text))
    else:
        screen.file.write(f"{text}\n")
