"""The result of a job as a part of a page, in one language; games open in the replay."""

from __future__ import annotations

from html import escape

from takujo.editions.language import Language
from takujo.lab.page import unknown_html
from takujo.lab.plots import Link, chart_html
from takujo.lab.version_told import ToldVersion


def fragment(told: ToldVersion, say: Language, job: str) -> str:
    """What was changed, the verdict, the charts, what is not known; the app puts it in a frame."""
    link = opening(say, job)
    changed = "".join(f"<b>{escape(line)}</b>" for line in told.changed)
    tone = f' class="{told.tone}"' if told.tone else ""
    title, about = escape(told.title), escape(told.about)
    parts = [
        f'<p class="what"><span>{title}</span>{changed}<span>{about}</span></p>',
        f'<h2 class="headline"><span{tone}>{escape(told.headline)}</span></h2>',
        *[f'<p class="lead">{escape(line)}</p>' for line in told.verdicts],
        *[chart_html(chart, link) for chart in told.charts[:3]],
        unknown_html(told, say),
        *[chart_html(chart, link) for chart in told.charts[3:]],
        *[f'<p class="soft">{escape(line)}</p>' for line in told.footer],
    ]
    return "".join(parts)


def opening(say: Language, job: str) -> Link:
    """A game in the replay, at its moment."""

    def link(game: int, at: int) -> str:
        text = escape(say.say("Game {n}, move {at}", n=game, at=at + 1))
        return f'<a href="/lab/{job}/games/{game}?at={at}">{text}</a>'

    return link
