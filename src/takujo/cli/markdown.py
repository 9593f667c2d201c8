"""Chapters of a rulebook as Markdown, for the terminal and for files."""

from __future__ import annotations

from takujo.editions.chapters import ITEM, PARAGRAPH, STEP, Block, Chapter, Run


def markdown(chapters: list[Chapter]) -> str:
    """Chapters as one text: empty lines between blocks, none between the lines of one list."""
    parts: list[str] = []
    for chapter in chapters:
        parts += [f"\n\n{'#' * chapter.level} {chapter.titled()}", *block_lines(chapter.blocks)]
    return "".join(parts).lstrip("\n") + "\n"


def block_lines(blocks: list[Block]) -> list[str]:
    """Blocks with their marks and what stands between them; steps in a row are counted."""
    lines: list[str] = []
    step = 0
    in_list = False
    for block in blocks:
        step = step + 1 if block.kind == STEP else 0
        gap = "\n" if in_list and block.kind in (ITEM, STEP) else "\n\n"
        in_list = block.kind in (ITEM, STEP)
        lines.append(gap + block_text(block, step))
    return lines


def block_text(block: Block, step: int) -> str:
    """One block with its marks."""
    text = "".join([marked(run) for run in block.runs])
    if block.kind == ITEM:
        return f"{'  ' * block.depth}- {text}"
    if block.kind == STEP:
        return f"{step}. {text}"
    return text if block.kind == PARAGRAPH else grid(block.rows[0], block.rows[1:])


def marked(run: Run) -> str:
    """Text with its mark where it is strong."""
    return f"**{run.text}**" if run.strong and run.text else run.text


def grid(heads: list[str], rows: list[list[str]]) -> str:
    """A table."""
    return "\n".join([row(heads), row(["---"] * len(heads)), *[row(cells) for cells in rows]])


def row(cells: list[str]) -> str:
    """A line of a table."""
    return "| " + " | ".join(cells) + " |"
