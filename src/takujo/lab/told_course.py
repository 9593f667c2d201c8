"""How games go, in words: length, lead, luck; where seats meet; what is strong together."""

from __future__ import annotations

from typing import Final

from takujo.editions.language import Language, mark
from takujo.lab.charts import Chart, GamesBehind, Point
from takujo.lab.looks import (
    MET_MOST,
    Meeting,
    late_turns,
    longest,
    meetings,
    pair_games,
    shared,
)
from takujo.lab.report import BalanceReport
from takujo.lab.written import number, percent, signed

MOST_TURNS: Final = 16  # of a heat map
LOOK: Final = mark("Games to look at")


def course_chart(report: BalanceReport, say: Language) -> Chart:
    """Length, lead changes, luck, ties, forced decisions."""
    r, rows = report, report.rows
    facts = [
        (say.say("Rounds or turns of a seat"), number(r.length.rounds)),
        (say.say("Shortest and longest"), f"{r.length.shortest} – {r.length.longest}"),
        (say.say("Decisions in a game"), number(r.length.decisions)),
        (say.say("Changes of the lead"), number(r.drama.lead_changes)),
        (say.say("Winner never behind again after"), percent(r.drama.settled)),
        (say.say("Shared wins"), percent(r.drama.ties)),
        (say.say("Questions that left no choice"), percent(r.drama.forced)),
    ]
    if r.needed:
        names = [(rows.codes.name(e.code, say), signed(e.effect)) for e in r.needed]
        needed = say.clauses([f"{name} ({effect})" for name, effect in names])
        facts.insert(0, (say.say("Nobody can do without"), needed))
    if r.luck is not None:
        facts.append((say.say("Of who wins, decided by the deal"), percent(r.luck)))
    looks = [
        GamesBehind(say.say("Longest"), longest(rows)),
        GamesBehind(say.say("Shortest"), longest(rows, shortest=True)),
        GamesBehind(say.say("Winner behind until late"), late_turns(rows)),
        GamesBehind(say.say("Shared wins"), shared(rows)),
    ]
    behind = [each for each in looks if each.games]
    return Chart(say.say("How games go"), facts=facts, behind=behind, behind_title=say.say(LOOK))


def heat_charts(report: BalanceReport, say: Language) -> list[Chart]:
    """Where two seats meet in one turn: of the first group in which they do."""
    codes = report.rows.codes
    for frame in report.contention.values():
        turns = sorted(frame["turn"].unique().to_list())[:MOST_TURNS]
        if frame.height == 0 or frame["element"].n_unique() < MET_MOST or len(turns) < 2:
            continue
        by = {(e, t): share for e, t, share in frame.iter_rows()}
        elements = frame["element"].unique(maintain_order=True).to_list()
        heat = [
            (codes.name(code, say), [by.get((code, turn), 0.0) for turn in turns])
            for code in elements
        ]
        met = [met_games(each, report, say) for each in meetings(report.rows, frame)]
        note = say.say("Share of games in which several took it in the same turn.")
        title = say.say("Contention by turn")
        return [Chart(title, note, heat=heat, behind=met, behind_title=say.say(LOOK))]
    return []


def met_games(meeting: Meeting, report: BalanceReport, say: Language) -> GamesBehind:
    """An element with the turn in which seats met there most."""
    name = report.rows.codes.name(meeting.element, say)
    told = say.say("{element}, turn {n}", element=name, n=meeting.turn)
    return GamesBehind(told, meeting.games)


def pair_chart(report: BalanceReport, say: Language) -> Chart:
    """Elements that are strong together."""
    codes = report.rows.codes
    points = [
        Point(
            say.say("{a} with {b}", a=codes.name(p.first, say), b=codes.name(p.second, say)),
            say.say("{n} seats had both; observed", n=f"{p.seats:,}"),
            p.together,
            games=pair_games(report.rows, p.first, p.second),
        )
        for p in report.pairs
    ]
    note = say.say("Points of wins beyond what each brings alone.")
    return Chart(say.say("Strong together"), note, points)
