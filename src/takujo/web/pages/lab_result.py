"""A job of the laboratory: how far it is, and what came of it."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup

from takujo.editions.language import Language
from takujo.lab.charts import Between, Interval
from takujo.lab.job_folder import LATE, RUNNING, STOPPED, Ended, Job, Progress
from takujo.lab.people import PeopleGames, people_chart
from takujo.lab.plots import chart_html
from takujo.web.pages.lab import changed_lines, game_title, state_told, title, told_progress, who
from takujo.web.pages.reader import Reader
from takujo.web.pages.templates import whole


def progress(
    reader: Reader, job: Job, state: str, far: Progress, ended: Ended | None, mine: bool
) -> str:
    """A job that is running, or that came to nothing."""
    say = reader.say
    told = told_progress(far, say)
    return whole(
        "lab_job.html",
        reader,
        **common(job, say),
        running=state == RUNNING,
        part=told.part,
        told=told.text if state == RUNNING else state_told(state, ended, say),
        who=who(job, say),
        mine=mine,
        words={
            **words(say),
            "cancel": say.say("Cancel"),
            "partly": say.say("what was played by then counts"),
            "leave": say.say(
                "This page may be closed: the job goes on, and its result is in the lab."
            ),
        },
    )


def page(
    reader: Reader, job: Job, identity: str, ended: Ended, result: str, people: str = ""
) -> str:
    """What came of it."""
    say = reader.say
    short = {
        LATE: say.say("Its time was up after {n} games of each.", n=f"{ended.games:,}"),
        STOPPED: say.say("It was stopped after {n} games of each.", n=f"{ended.games:,}"),
    }.get(ended.state, "")
    return whole(
        "lab_result.html",
        reader,
        **common(job, say),
        result=Markup(result),  # made by the job, which escapes everything
        people=Markup(people),
        short=short,
        identity=identity,
        pair=bool(job.pair),
        words=words(say),
    )


def people_part(people: PeopleGames, ended: Ended, say: Language) -> str:
    """Matches of people by the same rules, beside the simulated ones."""
    simulated: list[Interval] = [Between(*ends) for ends in ended.places]
    return chart_html(people_chart(people, simulated, say), lambda game, at: "")


def common(job: Job, say: Language) -> dict[str, Any]:
    """What both pages have."""
    return {
        "job": job.id,
        "game": job.game,
        "game_title": game_title(job, say),
        "title": title(job, say),
        "changed": changed_lines(job),
        "again": form_address(job),
    }


def form_address(job: Job) -> str:
    """The form with these changes in it."""
    plan = job.plans[-1]
    said = [("edition", job.edition), *[("set", each) for each in job.settings]]
    said += [("players", str(job.players)), ("level", plan["line_up"][0])]
    return f"/lab/new/{job.game}?{urlencode([*said, ('games', str(plan['games']))])}"


def words(say: Language) -> dict[str, str]:
    """The words of both pages."""
    return {
        "back": say.say("To the lab"),
        "report": say.say("Balance report"),
        "change": say.say("Change numbers"),
        "play": say.say("Play this version"),
        "at_once": say.say("against CPUs, at once"),
        "friends": say.say("With friends, by link"),
        "file": say.say("Download the edition file"),
        "share": say.say("Share this result"),
        "copied": say.say("Copied"),
        "rules": say.say("Rules identity"),
    }
