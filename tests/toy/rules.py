"""Which rules stand: every paragraph of the rulebook by number, with the names of its choices."""

from __future__ import annotations

from typing import Final

from takujo.editions.effect_rule import UseEffect
from takujo.kernel.agenda import Paragraph, Rule
from tests.toy import names
from tests.toy.contest import Contest, Enter, Judge
from tests.toy.day import Day, EndOfDay, Evening, Morning
from tests.toy.edition import UPKEEPS, Edition
from tests.toy.effects import JAR
from tests.toy.errand import Errand
from tests.toy.table import HarvestFair
from tests.toy.turn import ACTIONS, Act, Buy, EndOfTurn, PickCrops, Sell, Turn
from tests.toy.upkeep import FlatUpkeep, UpkeepByLevel

ASIDES: Final = [names.ERRAND]


def upkeep(e: Edition) -> Rule[HarvestFair]:
    """The procedure that the edition names; in the order of UPKEEPS."""
    procedures: list[Rule[HarvestFair]] = [FlatUpkeep(), UpkeepByLevel()]
    return procedures[UPKEEPS.index(e.upkeep)]


def paragraphs(e: Edition) -> list[Paragraph]:
    """In the order of the numbers in ``names``."""
    crops = e.crops[1:]
    ways = ["use", *[f"use_{way}" for way in range(2, e.effects.most_ways + 1)]]
    rows = len(e.effects.rows) - 1
    return [
        Paragraph("day", Day(), [], "1"),
        Paragraph("morning", Morning(), [], "2"),
        Paragraph("contest", Contest(), [], "3"),
        Paragraph("enter", Enter(), crops, "3", e.entries),
        Paragraph("judge", Judge(), [], "3"),
        Paragraph("turn", Turn(), [], "4"),
        Paragraph("act", Act(), ACTIONS, "4", e.actions),
        Paragraph("sell", Sell(), crops, "4"),
        Paragraph("buy", Buy(), e.stalls[1:], "4"),
        Paragraph("preserve", PickCrops(names.PRESERVE, JAR), crops, "4", e.preserve),
        Paragraph("fee", PickCrops(names.FEE, -1), crops, "4", e.fee),
        Paragraph("end_of_turn", EndOfTurn(), [], "4"),
        Paragraph("errand", Errand(), ["fetch"], "5"),
        Paragraph("upkeep", upkeep(e), [], "6"),
        Paragraph("evening", Evening(), [], "7"),
        Paragraph("end_of_day", EndOfDay(), [], "7"),
        Paragraph("effect", UseEffect(e.effects, names.EFFECT, "8"), ways, "8", rows),
    ]
