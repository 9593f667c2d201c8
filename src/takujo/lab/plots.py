"""Charts of a report as HTML: intervals as SVG lines, facts and heat maps as tables, no script."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files
from typing import Final

from takujo.lab.charts import Chart, Interval, Point

Link = Callable[[int, int], str]  # a game and a moment as HTML that leads to them
UPPER: Final = 14  # where the line of a point lies where there are two
LOWER: Final = 32
ALONE: Final = 14
MOST_TICKS: Final = 3  # so that they stand apart on a phone


def style() -> str:
    """The style of all charts; pages of the app load the same file."""
    return (files("takujo") / "web" / "static" / "charts.css").read_text(encoding="utf-8")


def chart_html(chart: Chart, link: Link) -> str:
    """A chart with its title and note."""
    parts = [f'<section class="chart"><h2>{escape(chart.title)}</h2>']
    if chart.note:
        parts.append(f'<p class="note">{escape(chart.note)}</p>')
    if chart.points:
        parts.append(lines(chart, link))
    if chart.facts:
        parts.append(facts(chart.facts))
    if chart.heat:
        parts.append(heat_html(chart.heat))
    if chart.behind:
        parts.append(behind(chart, link))
    return "".join(parts) + "</section>"


def behind(chart: Chart, link: Link) -> str:
    """The games behind facts, opened by a touch."""
    told = "".join(
        f"<p>{escape(each.name)}</p>"
        f'<div class="games">{"".join(link(game, at) for game, at in each.games)}</div>'
        for each in chart.behind
    )
    title = escape(chart.behind_title)
    return f'<details class="behind"><summary>{title}</summary>{told}</details>'


def facts(rows: Sequence[tuple[str, str]]) -> str:
    """Names and what is known, a line each."""
    told = "".join(
        f'<tr><th scope="row">{escape(name)}</th><td>{escape(fact)}</td></tr>'
        for name, fact in rows
    )
    return f'<table class="facts">{told}</table>'


def lines(chart: Chart, link: Link) -> str:
    """All points against one axis."""
    low, high = span(chart)
    drawn = "".join(point_html(point, chart, low, high, link) for point in chart.points)
    return f'{legend(chart)}<div class="lines">{drawn}</div>{axis(chart, low, high)}'


def legend(chart: Chart) -> str:
    """What the two lines of each point are."""
    if not chart.legend:
        return ""
    signs = [("good", chart.legend[0]), ("was", chart.legend[1])]
    told = "".join(
        f'<span><svg aria-hidden="true"><line class="{tone}" x1="0" x2="30" y1="7" y2="7"/>'
        f'<circle class="{tone}" cx="15" cy="7" r="5"/></svg>{escape(text)}</span>'
        for tone, text in signs
    )
    return f'<p class="legend">{told}</p>'


def span(chart: Chart) -> tuple[float, float]:
    """From where to where the axis goes."""
    ends = [chart.reference]
    for point in chart.points:
        for value in (point.value, point.before):
            if value is not None:
                ends += [value.low, value.high]
    known = [end for end in ends if math.isfinite(end)]
    margin = (max(known) - min(known)) * 0.06 or 0.01
    return min(known) - margin, max(known) + margin


def step_of(width: float) -> float:
    """The least round number that goes no more than three times into the width."""
    rough = width / MOST_TICKS
    power = 10.0 ** math.floor(math.log10(rough))
    return float(next(n for n in (1, 2, 3, 5, 10) if n * power >= rough) * power)


def axis(chart: Chart, low: float, high: float) -> str:
    """A few round numbers below, counted from the reference."""
    factor, sign, unit = scale(chart)
    step = step_of(high - low)
    first = math.ceil((low - chart.reference) / step)
    numbers = [chart.reference + n * step for n in range(first, first + 12)]
    marks = "".join(
        f'<text x="{across(x, low, high)}" y="12" text-anchor="middle">'
        f"{tick(x * factor, step * factor, sign)}{unit}</text>"
        for x in numbers
        if low <= x <= high
    )
    return f'<div class="axis" aria-hidden="true"><svg>{marks}</svg></div>'


def tick(number: float, step: float, sign: str) -> str:
    """A number of the axis with as many digits as its steps need."""
    digits = 0 if step >= 1 else 1
    return "0" if abs(number) < 1e-9 else f"{number:{sign}.{digits}f}"


def scale(chart: Chart) -> tuple[int, str, str]:
    """Factor, sign and unit of what a chart shows."""
    centred = chart.percent and chart.reference == 0
    return 100 if chart.percent else 1, "+" if centred else "", "" if centred else percent(chart)


def percent(chart: Chart) -> str:
    """The unit of shares."""
    return "%" if chart.percent else ""


def point_html(point: Point, chart: Chart, low: float, high: float, link: Link) -> str:
    """One line: its name, its interval against the reference, its value; opened, its games."""
    factor, sign, unit = scale(chart)
    value = f"{point.value.value * factor:{sign}.1f}{unit}"
    reach = point.value.reach * factor
    small = point.told or (f"±{reach:.1f}" if math.isfinite(reach) else "")
    inside = (
        f'<span class="name">{escape(point.name)}<small>{escape(point.note)}</small></span>'
        f"{plot(point, chart.reference, low, high)}"
        f'<span class="value">{value}<small>{escape(small)}</small></span>'
    )
    if not point.games:
        return f'<div class="line"><div class="flat">{inside}</div></div>'
    games = "".join(link(game, at) for game, at in point.games)
    return (
        f'<details class="line"><summary>{inside}</summary><div class="games">{games}</div>'
        "</details>"
    )


def across(number: float, low: float, high: float) -> str:
    """Where a number lies between both ends."""
    return f"{100 * (min(max(number, low), high) - low) / (high - low):.1f}%"


def plot(point: Point, reference: float, low: float, high: float) -> str:
    """The interval now, and below it the one before, if there is one."""
    both = point.before is not None
    tone = point.tone or ("good" if both else "open")
    drawn = interval(point.value, tone, UPPER if both else ALONE, low, high)
    if point.before is not None:
        drawn += interval(point.before, "was", LOWER, low, high)
    zero, size = across(reference, low, high), "" if both else " one"
    return (
        f'<svg class="plot{size}" aria-hidden="true"><line class="zero" x1="{zero}" x2="{zero}" '
        f'y1="-6" y2="{50 if both else 34}"/>{drawn}</svg>'
    )


def interval(value: Interval, tone: str, y: int, low: float, high: float) -> str:
    """A line with ends and a dot; shapes differ as well as colours."""
    a, b, at = [across(x, low, high) for x in (value.low, value.high, value.value)]
    ends = "".join(
        f'<line class="{tone}" x1="{x}" x2="{x}" y1="{y - 5}" y2="{y + 5}"/>' for x in (a, b)
    )
    dot = f'<circle class="{tone}" cx="{at}" cy="{y}" r="5"/>'
    if tone == "bad":
        dot = (
            f'<svg x="{at}" y="{y}" overflow="visible"><rect class="bad" x="-4.5" y="-4.5" '
            'width="9" height="9" transform="rotate(45)"/></svg>'
        )
    return f'<line class="{tone}" x1="{a}" x2="{b}" y1="{y}" y2="{y}"/>{ends}{dot}'


def heat_html(rows: Sequence[tuple[str, list[float]]]) -> str:
    """Darker where more seats meet."""
    most = max((share for _, shares in rows for share in shares), default=0.0) or 1.0
    turns = "".join(f"<td>{turn + 1}</td>" for turn in range(len(rows[0][1])))
    body = ""
    for name, shares in rows:
        cells = "".join(heat_cell(share, share / most) for share in shares)
        body += f'<tr><th scope="row">{escape(name)}</th>{cells}</tr>'
    head = f"<thead><tr><td></td>{turns}</tr></thead>"
    return f'<div class="wide" tabindex="0"><table class="heat">{head}{body}</table></div>'


def heat_cell(share: float, depth: float) -> str:
    """One place in one turn: the ink is white where the ground is dark enough for it."""
    ink = "#fff" if depth > 0.5 else "#1b2422"
    ground = mixed(depth)
    return f'<td style="background:{ground};color:{ink}">{100 * share:.0f}</td>'


def mixed(depth: float) -> str:
    """From nearly white to dark green."""
    light, dark = (245, 249, 246), (11, 84, 63)
    deep = depth if depth <= 0.5 else 0.25 + depth * 0.75  # no middle where neither ink is read
    part = deep * 0.72 if depth <= 0.5 else deep
    red, green, blue = [round(a + (b - a) * part) for a, b in zip(light, dark, strict=True)]
    return f"rgb({red},{green},{blue})"
