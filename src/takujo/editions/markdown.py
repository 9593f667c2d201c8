"""Blocks of Markdown: lists, tables, and how they are put together."""

from __future__ import annotations


def bullets(lines: list[str]) -> list[str]:
    """Lines as a list; empty ones are left out."""
    return [f"- {line}" for line in lines if line]


def steps(lines: list[str]) -> list[str]:
    """Lines as a numbered list."""
    return [f"{n}. {line}" for n, line in enumerate(lines, start=1)]


def row(cells: list[str]) -> str:
    """A line of a table."""
    return "| " + " | ".join(cells) + " |"


def grid(heads: list[str], rows: list[list[str]]) -> str:
    """A whole table."""
    lines = [row(heads), row(["---"] * len(heads))]
    return "\n".join([*lines, *[row(cells) for cells in rows]])


def join(parts: list[str]) -> str:
    """Blocks with empty lines between them; lines of one list stay together."""
    text = ""
    for place, part in enumerate(parts):
        in_list = place > 0 and in_a_list(part) and in_a_list(parts[place - 1])
        text += ("" if place == 0 else "\n" if in_list else "\n\n") + part
    return text + "\n"


def in_a_list(part: str) -> bool:
    """Is this a line of a list, or of one inside it?"""
    return part.lstrip().startswith("- ") or part[:1].isdigit()
