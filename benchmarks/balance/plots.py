"""Small plots as SVG: bars with intervals against the band they should lie in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from benchmarks.balance.figures import CardUse, Figure

WIDTH: Final = 560
LEFT: Final = 150
ROW: Final = 22
INK: Final = "#3b3a36"
BAR: Final = "#4a7c6f"
BAND: Final = "#e8dfc8"


@dataclass(frozen=True)
class Bar:
    """One line of a plot: its name, value, and the band it should lie in."""

    name: str
    figure: Figure
    low: float
    high: float


def across(value: float, most: float) -> float:
    """Where a value lies on the page."""
    return LEFT + (WIDTH - LEFT - 60) * value / most


def text(x: float, y: float, words: str, anchor: str = "start") -> str:
    """A line of text."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{words}</text>'


def box(x: float, y: float, width: float, height: float, colour: str) -> str:
    """A filled box."""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{colour}"/>'
    )


def page(title: str, height: float, parts: list[str]) -> str:
    """A whole picture that is readable on any background."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" '
        f'font-family="sans-serif" font-size="12" fill="{INK}" role="img" '
        f'aria-label="{title}">'
    )
    ground = box(0, 0, WIDTH, height, "#fffdf7")
    return "\n".join([head, ground, text(8, 18, title), *parts, "</svg>"]) + "\n"


def bars(title: str, rows: list[Bar], most: float) -> str:
    """Each value as a bar with its interval, over the band it should lie in."""
    parts: list[str] = []
    for i, row in enumerate(rows):
        y = 30 + i * ROW
        figure = row.figure
        parts.append(box(across(row.low, most), y, across(row.high, most) - across(row.low, most),
                         ROW - 4, BAND))  # fmt: skip
        parts.append(box(LEFT, y + 5, across(figure.value, most) - LEFT, ROW - 14, BAR))
        parts.append(box(across(figure.low, most), y + 8,
                         across(figure.high, most) - across(figure.low, most), 2, INK))  # fmt: skip
        parts.append(text(LEFT - 6, y + 13, row.name, "end"))
        parts.append(text(WIDTH - 6, y + 13, f"{100 * figure.value:.1f}%", "end"))
    return page(title, 36 + len(rows) * ROW, parts)


def strip(title: str, groups: list[tuple[str, list[CardUse]]], low: float, high: float) -> str:
    """Every card as a dot at the share of games it was laid out in, of those that showed it."""
    parts: list[str] = []
    for i, (name, uses) in enumerate(groups):
        y = 30 + i * 2 * ROW
        parts.append(box(across(low, 1), y, across(high, 1) - across(low, 1), 2 * ROW - 6, BAND))
        parts.append(text(LEFT - 6, y + ROW, name, "end"))
        for k, use in enumerate(uses):
            x = across(use.laid / max(1, use.shown), 1)
            parts.append(
                f'<circle cx="{x:.1f}" cy="{y + 6 + k % 5 * 6}" r="2.6" fill="{BAR}" '
                f'fill-opacity="0.75"/>'
            )
    bottom = 30 + len(groups) * 2 * ROW + 8
    for tenth in range(0, 11, 2):
        parts.append(text(across(tenth / 10, 1), bottom, f"{tenth * 10}%", "middle"))
    return page(title, bottom + 8, parts)
