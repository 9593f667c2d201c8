"""Questions about an effect: whether it is used, in which way, or which one of several."""

from __future__ import annotations

from typing import Final

from takujo.editions.forms import form
from takujo.editions.word_table import RuleWords
from takujo.editions.words import Counted
from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.either import EitherWay, chosen_row, room
from takujo.games.fourbit_town.meanwhile import row_and_way
from takujo.games.fourbit_town.words.slots import TownAsked


def one_of_several(asked: TownAsked) -> str:
    """One of several effects, in the way that was chosen with it."""
    rule, brief = asked.frame.rule, asked.w.brief
    row = chosen_row(asked.e, asked.frame, asked.choice)
    if isinstance(rule, EitherWay) and room(row) > 1:
        return asked.w.capital(brief.way(row, rule.way_of(asked.choice)))
    return asked.w.capital(brief.act_of(row))


def at_any_time(asked: TownAsked) -> str:
    """A way of an effect that can be used at any time."""
    row, way = row_and_way(asked.e, asked.choice)
    source = asked.w.capital(asked.w.source(row.source))
    return asked.say.say("{source}: {effect}", source=source, effect=asked.w.brief.way(row, way))


def times(asked: TownAsked) -> Counted | None:
    """How often, where that is what is chosen."""
    return Counted(asked.choice, asked.say.say("times")) if asked.row.at_once else None


USE: Final[RuleWords[TownAsked]] = RuleWords(
    asked=form("{Source}: {effect}. Use it?"),
    others=form("deciding about {source}"),
    choice=lambda asked: asked.w.capital(asked.w.brief.way(asked.row, asked.choice)),
    passing=form("Do not use it"),
    counted=times,
)
EFFECT_RULES: Final[dict[int, RuleWords[TownAsked]]] = {
    names.EITHER: RuleWords(
        asked=form("{Source}: which one?"),
        others=USE.others,
        choice=one_of_several,
        passing=USE.passing,
    ),
    names.ONE_OF: RuleWords(
        asked=form("{Source}: which one?"),
        others=USE.others,
        choice=one_of_several,
    ),
    names.EFFECT: USE,
    names.WAY: RuleWords(
        asked=form("{Source}: {effect}. How?"),
        others=USE.others,
        choice=USE.choice,
        counted=times,
    ),
    names.MEANWHILE: RuleWords(choice=at_any_time),
}
