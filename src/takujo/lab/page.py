"""A report as one page that needs nothing else: both languages, plots as SVG, no script."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from takujo.editions.language import LANGUAGES, Language, language, mark
from takujo.lab.estimates import Estimate
from takujo.lab.report import BalanceReport
from takujo.lab.told import Chart, Point, ReportTeller, ToldReport

STYLE: Final = """
:root{--ink:#1c2421;--soft:#5d6964;--line:#dfe5e1;--good:#0b6b50;--bad:#a6331f;--open:#7d8782;
--ground:#fbfdfa;--panel:#eaf0ec}
*{box-sizing:border-box}body{margin:0 auto;max-width:46rem;padding:1rem;background:var(--ground);
color:var(--ink);font:16px/1.6 system-ui,"Noto Sans JP","Noto Sans CJK JP",sans-serif}
h1{font:600 1.15rem/1.4 inherit;margin:.2rem 0}h2{font-size:1.15rem;margin:2rem 0 .2rem}
p{margin:.3rem 0}.verdict{font:600 1.2rem/1.55 "Noto Serif JP","Noto Serif CJK JP",serif;
margin:.7rem 0}.soft{color:var(--soft);font-size:.85rem}
.panel{background:var(--panel);border-radius:8px;padding:.7rem 1rem;margin:1rem 0}
.panel ul{margin:.3rem 0;padding-left:1.2rem;font-size:.88rem}
details.row{border-top:1px solid var(--line)}details.row:last-of-type{border-bottom:1px solid
var(--line)}summary{display:grid;grid-template-columns:38% 1fr 6.2rem;gap:.5rem;align-items:center;
min-height:3rem;cursor:pointer;list-style:none}summary::-webkit-details-marker{display:none}
.name{line-height:1.25;overflow-wrap:anywhere}.name small{display:block;color:var(--soft);
font-size:.72rem;line-height:1.35}.value{text-align:right;font-weight:700;line-height:1.2;
font-variant-numeric:tabular-nums}.value small{display:block;font-weight:400;color:var(--soft)}
svg.plot{width:100%;height:26px;display:block;overflow:visible}
.good{stroke:var(--good);fill:var(--good)}.bad{stroke:var(--bad);fill:var(--bad)}
.open{stroke:var(--open);fill:var(--ground)}.zero{stroke:var(--open);stroke-dasharray:3 3}
table{border-collapse:collapse;width:100%;font-size:.9rem}td,th{border-top:1px solid var(--line);
padding:.35rem .3rem;text-align:left;vertical-align:top;font-weight:400}td:last-child{
overflow-wrap:anywhere}.heat td{padding:0;height:1.9rem;text-align:center;font-size:.68rem}
.heat th{font-size:.78rem;width:34%}code{font-size:.8rem;overflow-wrap:anywhere;display:block}
.lang>input{position:absolute;opacity:0}.lang>label{display:inline-block;padding:.5rem .9rem;
border:1px solid var(--line);border-radius:8px;cursor:pointer}
.lang>input:focus-visible+label{outline:2px solid var(--good)}
.lang>section{display:none}#ja:checked~section[lang=ja],#en:checked~section[lang=en]{display:block}
#ja:checked+label,#en:checked+label{background:var(--panel);font-weight:700}
"""
NAMES: Final = {"ja": "日本語", "en": "English"}
UNKNOWN_TITLE: Final = mark("What is not known yet")
Link = Callable[[int, int], str]  # a game and a moment as HTML that leads to them


def page(report: BalanceReport, first: str = "ja", link: Link | None = None) -> str:
    """The whole page."""
    leads = link or shown_command(report)
    order = [first, *[code for code in LANGUAGES if code != first]]
    parts = ['<div class="lang">']
    for code in order:
        checked = " checked" if code == first else ""
        parts.append(
            f'<input type="radio" name="lang" id="{code}"{checked}><label for="{code}">'
            f"{NAMES[code]}</label>"
        )
    title = ""
    for code in order:
        say = language(code)
        told = ReportTeller(report, say).told()
        title = title or told.title
        parts.append(f'<section lang="{code}">{body(told, say, leads)}</section>')
    parts.append("</div>")
    head = (
        f'<!doctype html><html lang="{first}"><head><meta charset="utf-8"><meta name="viewport" '
        f'content="width=device-width,initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{compact(STYLE)}</style></head><body>"
    )
    return head + "".join(parts) + "</body></html>\n"


def compact(style: str) -> str:
    """The style without its line ends."""
    return re.sub(r"\s*\n\s*", " ", style).strip()


def shown_command(report: BalanceReport) -> Link:
    """Outside the app a game is opened by a command."""
    folder = str(report.rows.folder or "DIR")
    return lambda game, at: f"<code>takujo replay {escape(folder)} --game {game} --at {at}</code>"


def body(told: ToldReport, say: Language, link: Link) -> str:
    """Everything in one language: verdicts, what is not known, charts."""
    parts = [f"<h1>{escape(told.title)}</h1>", f'<p class="soft">{escape(told.about)}</p>']
    parts += [f'<p class="verdict">{escape(verdict)}</p>' for verdict in told.verdicts]
    if told.unknown:
        items = "".join(f"<li>{escape(line)}</li>" for line in told.unknown)
        title = escape(say.say(UNKNOWN_TITLE))
        parts.append(f'<div class="panel"><strong>{title}</strong><ul>{items}</ul></div>')
    parts += [chart_html(chart, link) for chart in told.charts]
    parts += [f'<p class="soft">{escape(line)}</p>' for line in told.footer]
    return "".join(parts)


def chart_html(chart: Chart, link: Link) -> str:
    """A chart with its title and note."""
    parts = [f"<h2>{escape(chart.title)}</h2>"]
    if chart.note:
        parts.append(f'<p class="soft">{escape(chart.note)}</p>')
    if chart.points:
        low, high = span(chart)
        parts += [point_html(point, chart, low, high, link) for point in chart.points]
    if chart.facts:
        rows = "".join(
            f"<tr><th>{escape(name)}</th><td>{escape(fact)}</td></tr>" for name, fact in chart.facts
        )
        parts.append(f"<table>{rows}</table>")
    if chart.heat:
        parts.append(heat_html(chart.heat))
    return "".join(parts)


def span(chart: Chart) -> tuple[float, float]:
    """From where to where the axis goes."""
    ends = [chart.reference]
    for point in chart.points:
        ends += [point.value.low, point.value.high]
    known = [end for end in ends if abs(end) != float("inf")]
    margin = (max(known) - min(known)) * 0.06 or 0.01
    return min(known) - margin, max(known) + margin


def point_html(point: Point, chart: Chart, low: float, high: float, link: Link) -> str:
    """One line: its name, its interval against the reference, its value; opened, its games."""
    factor = 100 if chart.percent else 1
    centred = chart.percent and chart.reference == 0
    sign = "+" if centred else ""
    unit = "" if centred or not chart.percent else "%"
    value = f"{point.value.value * factor:{sign}.1f}{unit}"
    tone = point.tone or "open"
    games = "".join(link(game, at) for game, at in point.games)
    return (
        f'<details class="row"><summary><span class="name">{escape(point.name)}'
        f"<small>{escape(point.note)}</small></span>"
        f"{plot(point.value, chart.reference, low, high, tone)}"
        f'<span class="value">{value}<small>±{point.value.reach * factor:.1f}</small></span>'
        f"</summary>{games}</details>"
    )


def plot(value: Estimate, reference: float, low: float, high: float, tone: str) -> str:
    """An interval as a line with a dot; shapes differ as well as colours."""

    def x(number: float) -> str:
        return f"{100 * (min(max(number, low), high) - low) / (high - low):.1f}%"

    ends = f'x1="{x(value.low)}" x2="{x(value.high)}"'
    mark_at = x(value.value)
    dot = f'<circle class="{tone}" cx="{mark_at}" cy="13" r="5" stroke-width="2"/>'
    if tone == "bad":
        dot = (
            f'<svg x="{mark_at}" y="13" overflow="visible"><rect class="bad" x="-4.5" y="-4.5" '
            'width="9" height="9" transform="rotate(45)"/></svg>'
        )
    return (
        f'<svg class="plot" aria-hidden="true"><line class="zero" x1="{x(reference)}" '
        f'x2="{x(reference)}" y1="0" y2="26"/><line class="{tone}" {ends} y1="13" y2="13" '
        f'stroke-width="2"/>{dot}</svg>'
    )


def heat_html(rows: Sequence[tuple[str, list[float]]]) -> str:
    """Darker where more seats meet."""
    most = max((share for _, shares in rows for share in shares), default=0.0) or 1.0
    turns = len(rows[0][1])
    head = "".join(f'<td class="soft">{turn + 1}</td>' for turn in range(turns))
    lines = [f"<tr><th></th>{head}</tr>"]
    for name, shares in rows:
        cells = "".join(heat_cell(share, share / most) for share in shares)
        lines.append(f"<tr><th>{escape(name)}</th>{cells}</tr>")
    return f'<table class="heat">{"".join(lines)}</table>'


def heat_cell(share: float, depth: float) -> str:
    """One place in one turn."""
    ink = "#fff" if depth > 0.55 else "inherit"
    return f'<td style="background:rgba(11,107,80,{depth:.2f});color:{ink}">{100 * share:.0f}</td>'
