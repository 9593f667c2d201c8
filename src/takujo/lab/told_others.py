"""Which verdicts other players find too, and which may be the habit of one, in words."""

from __future__ import annotations

from typing import Final, NamedTuple

from takujo.editions.language import Language, mark
from takujo.lab.charts import Chart
from takujo.lab.element_figures import ElementFigure
from takujo.lab.estimates import Estimate
from takujo.lab.others import Others
from takujo.lab.report import BalanceReport
from takujo.lab.written import percent, signed

HOLDS: Final = mark("holds")
AGAINST: Final = mark("the other way round")
OPEN: Final = mark("not settled")


class SaidByOthers(NamedTuple):
    """What one kind of other players says of one verdict."""

    verdict: str
    who: str
    says: str  # HOLDS, AGAINST or OPEN
    figure: str  # with its interval; nothing if it is not known


def other_chart(report: BalanceReport, say: Language) -> Chart:
    """First what holds for all and what does not, then each figure with its number of games."""
    found = [each for other in report.others for each in found_by(other, report, say)]
    facts = [
        (f"{other.who} ({other.games:,}): {who}", percent(won))
        for other in report.others
        for who, won in other.wins.items()
    ]
    games = {other.who: f"{other.games:,}" for other in report.others}
    detail = [
        (f"{each.who} ({games[each.who]}): {each.verdict}", told(each, say)) for each in found
    ]
    player = report.rows.plan.line_up[0]
    title = say.say("Do other players find the same?")
    note = say.say("In brackets the number of games; experiments have games of their own.")
    return Chart(title, note if facts or detail else "", [],
                 facts=[*in_short(found, player, say), *facts, *detail])  # fmt: skip


def told(found: SaidByOthers, say: Language) -> str:
    """What is said, with its figure."""
    if not found.figure:
        return say.say("not known: too rarely used")
    return f"{say.say(found.says)}: {found.figure}"


def in_short(found: list[SaidByOthers], player: str, say: Language) -> list[tuple[str, str]]:
    """Verdicts that all share, those that somebody contradicts, and the others."""
    said: dict[str, set[str]] = {}
    for each in found:
        said.setdefault(each.verdict, set()).add(each.says)
    heads = [
        (say.say("Holds for all who played"), [v for v, all in said.items() if all == {HOLDS}]),
        (
            say.say("May be a habit of {player}: others find the opposite", player=player),
            [v for v, all in said.items() if AGAINST in all],
        ),
        (
            say.say("Not settled for all who played"),
            [v for v, all in said.items() if OPEN in all and AGAINST not in all],
        ),
    ]
    return [(head, say.clauses(verdicts)) for head, verdicts in heads if verdicts]


def found_by(other: Others, report: BalanceReport, say: Language) -> list[SaidByOthers]:
    """What they say of each verdict."""
    out: list[SaidByOthers] = []
    for figure in report.verdicts:
        effect = same_kind(other, figure)
        name = report.rows.codes.name(figure.code, say)
        known = "" if effect is None else signed(effect)
        out.append(SaidByOthers(name, other.who, holds(figure.effect.value, effect), known))
    share = 1 / report.rows.players
    for number, place in report.unfair():
        theirs = other.places[number]
        says = holds(place.value - share, theirs.less(share))
        out.append(
            SaidByOthers(say.say("Place {n}", n=number + 1), other.who, says, percent(theirs))
        )
    return out


def same_kind(other: Others, figure: ElementFigure) -> Estimate | None:
    """Their figure of the kind that the verdict rests on."""
    return (other.worths if figure.kind else other.effects).get(figure.id)


def holds(value: float, theirs: Estimate | None) -> str:
    """Whether a figure of theirs goes the same way."""
    if theirs is None or theirs.low <= 0 <= theirs.high:
        return OPEN
    return HOLDS if (theirs.value > 0) == (value > 0) else AGAINST
