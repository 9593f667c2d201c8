"""A report as one page that needs nothing else: both languages, plots as SVG, no script."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Final

from takujo.editions.language import LANGUAGES, Language, language, mark
from takujo.lab.plots import Link, chart_html, style
from takujo.lab.report import BalanceReport
from takujo.lab.told import ReportTeller, ToldReport

STYLE: Final = """
:root{color-scheme:light;--ink:#1b2422;--ink-2:#4e5a57;--ink-3:#7d8782;--hair:rgb(27 36 34 / .15);
--good:#0b6b50;--bad:#a6331f;--ground:#fbfcf8;--paper-2:#edf1eb}
body{margin:0 auto;max-width:44rem;padding:16px;background:var(--ground);color:var(--ink);
font:16px/1.6 system-ui,"Noto Sans JP","Noto Sans CJK JP",sans-serif}
h1{font-size:1.1rem;line-height:1.4;margin:.6rem 0 0}.soft{color:var(--ink-2);font-size:.85rem;
margin:.4rem 0}.verdict{font:600 1.3rem/1.55 "Noto Serif JP","Noto Serif CJK JP",serif;
margin:.8rem 0}.lang>input{position:absolute;opacity:0}
.lang>label{display:inline-flex;align-items:center;
min-height:44px;padding:0 .9rem;border:1px solid var(--hair);border-radius:8px;cursor:pointer}
.lang>input:focus-visible+label{outline:2px solid var(--good)}
.lang>section{display:none}#ja:checked~section[lang=ja],#en:checked~section[lang=en]{display:block}
#ja:checked+label,#en:checked+label{background:var(--paper-2);font-weight:700}
"""
NAMES: Final = {"ja": "日本語", "en": "English"}
AT_ONCE: Final = 6  # lines of what is not known that are shown at once
UNKNOWN_TITLE: Final = mark("What is not known yet")


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
        f"<style>{compact(STYLE + style())}</style></head><body>"
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
    parts.append(unknown_html(told, say))
    parts += [chart_html(chart, link) for chart in told.charts]
    parts += [f'<p class="soft">{escape(line)}</p>' for line in told.footer]
    return "".join(parts)


def unknown_html(told: ToldReport, say: Language) -> str:
    """What is not known yet, every line of it; many of them behind a touch."""
    if not told.unknown:
        return ""
    first, rest = told.unknown[:AT_ONCE], told.unknown[AT_ONCE:]
    title = f"<h2>{escape(say.say(UNKNOWN_TITLE))}</h2>"
    more = ""
    if rest:
        how_many = escape(say.say("and {n} more", n=len(rest)))
        more = f"<details><summary>{how_many}</summary>{listed(rest)}</details>"
    return f'<div class="panel">{title}{listed(first)}{more}</div>'


def listed(told: Sequence[str]) -> str:
    """Lines of a list."""
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in told)}</ul>"
