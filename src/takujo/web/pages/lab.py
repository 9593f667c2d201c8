"""The laboratory's first page: games to try something with, and what was tried."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from takujo.editions.language import Language
from takujo.games.catalogue import GAMES, game
from takujo.lab.job_folder import DONE, FAILED, KILLED, LATE, RUNNING, STOPPED, Ended, Job, Progress
from takujo.web.pages.game_files import folder_of
from takujo.web.pages.home import Printing, short_name
from takujo.web.pages.people import level
from takujo.web.pages.reader import Reader
from takujo.web.pages.templates import whole

LONGEST = 60  # letters of a changed value in a list


@dataclass(frozen=True)
class JobSlip:
    """One of my jobs."""

    job: Job
    state: str
    ended: Ended | None


@dataclass(frozen=True)
class ShownSlip:
    """A job in words."""

    id: str
    game: str
    title: str
    changed: list[str]
    detail: str
    told: str
    state: str
    whole: bool  # has it a result that can be held against another?


@dataclass(frozen=True)
class ToldProgress:
    """How far a job is, in words."""

    part: int  # of a hundred
    text: str


def page(
    reader: Reader,
    slips: Sequence[JobSlip],
    shelf: Mapping[str, Sequence[Printing]],
    equipped: bool,
    kept: int,
) -> str:
    """The whole document."""
    say = reader.say
    shown = [shown_slip(slip, say) for slip in slips]
    return whole(
        "lab.html",
        reader,
        games=[
            (each.name, folder_of(each.name), each.words.title(say),
             [(one.id, short_name(one, each, say)) for one in shelf[each.name]])
            for each in GAMES
        ],
        slips=shown,
        pairs=sum(slip.whole for slip in shown) > 1,
        missing="" if equipped else unequipped(say),
        words={
            "back": say.say("Back to the tables"),
            "title": say.say("Balance lab"),
            "about": say.say(
                "Change a number of a game, let computer players play a thousand games, and see "
                "with its error what it did. Then play exactly that version."
            ),
            "choose": say.say("Which game?"),
            "tried": say.say("What was tried on this device"),
            "kept": say.say("The newest {n} results are kept.", n=kept),
            "compare": say.say("Compare the two chosen"),
            "pick": say.say("Choose for a comparison"),
        },
    )  # fmt: skip


def unequipped(say: Language) -> str:
    """What is missing, and what to do about it, in one line."""
    return say.say(
        "The lab is still being set up (polars and scipy). After make play that takes a minute or "
        "two; elsewhere make lab does it."
    )


def shown_slip(slip: JobSlip, say: Language) -> ShownSlip:
    """One job of the list."""
    job, ended = slip.job, slip.ended
    headline = ended.headline.get(say.code, "") if ended is not None else ""
    when = datetime.fromtimestamp(job.made_at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    games = f"{ended.games:,}" if ended is not None and ended.games else ""
    detail = [when, who(job, say), say.say("{n} games", n=games) if games else ""]
    told = headline or state_told(slip.state, ended, say)
    whole_result = bool(headline) and not job.pair
    return ShownSlip(
        job.id, job.game, title(job, say), changed_lines(job), " · ".join(filter(None, detail)),
        told, slip.state, whole_result,
    )  # fmt: skip


def title(job: Job, say: Language) -> str:
    """What it is about."""
    name = say.name(job.plans[-1]["edition"]["name"])
    return say.say("{name}: two results", name=name) if job.pair else name


def who(job: Job, say: Language) -> str:
    """Who played."""
    cpu = level(job.plans[-1]["line_up"][0], say)
    return say.say("CPU {level} × {n}", level=cpu, n=job.players)


def changed_lines(job: Job) -> list[str]:
    """What was changed, shortened."""
    cut = [f"{each[: LONGEST - 1]}…" if len(each) > LONGEST else each for each in job.settings]
    return cut if not job.pair else []


def state_told(state: str, ended: Ended | None, say: Language) -> str:
    """How a job stands, in a sentence."""
    problem = ended.problem.get(say.code, "") if ended is not None else ""
    return {
        RUNNING: say.say("Is being played now."),
        DONE: say.say("Done."),
        LATE: say.say("Its time was up; what was played by then counts."),
        STOPPED: say.say("Stopped before there was enough to say something."),
        FAILED: problem,
        KILLED: say.say("Its process was ended from outside. Nothing came of it; try it again."),
    }[state]


def told_progress(progress: Progress, say: Language) -> ToldProgress:
    """How far it is, how fast, and how long it will take."""
    if progress.doing == "write":
        return ToldProgress(100, say.say("Working out the figures"))
    if progress.doing != "play":
        part = 100 * progress.done // max(1, progress.of)
        return ToldProgress(
            part, say.say("Experiment {n} of {of}", n=progress.done + 1, of=progress.of)
        )
    if not progress.done:
        return ToldProgress(0, say.say("Setting up"))
    left = progress.seconds * (progress.of - progress.done) / progress.done
    text = say.say(
        "{done} of {of} games · {rate} games/s · {left} s left",
        done=f"{progress.done:,}", of=f"{progress.of:,}",
        rate=f"{progress.done / max(0.1, progress.seconds):,.0f}", left=f"{left:,.0f}",
    )  # fmt: skip
    return ToldProgress(100 * progress.done // max(1, progress.of), text)


def busy_page(reader: Reader, why: str, job: str, again: str) -> str:
    """Not now: which job is in the way."""
    say = reader.say
    told = (
        say.say("A job of this device is running. One at a time: wait for it, or cancel it.")
        if why == "own"
        else say.say("The lab is busy with jobs of others. Try again in a few minutes.")
    )
    return whole(
        "lab_busy.html",
        reader,
        told=told,
        job=job if why == "own" else "",
        again=again,
        words={
            "back": say.say("Back"),
            "title": say.say("Balance lab"),
            "open": say.say("To the running job"),
            "again": say.say("Back to the form"),
        },
    )


def game_title(job: Job, say: Language) -> str:
    """What people call the game."""
    return game(job.game).words.title(say)
