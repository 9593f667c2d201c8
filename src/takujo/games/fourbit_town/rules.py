"""Which rules stand: every paragraph of the rulebook by number, with the names of its choices."""

from __future__ import annotations

from typing import Final

from takujo.editions.effect_rule import Reap
from takujo.games.fourbit_town import effects, names
from takujo.games.fourbit_town.arrival import Second, Worker
from takujo.games.fourbit_town.build import Build, Erect, Waive
from takujo.games.fourbit_town.cards import Cards, EndOfWorker
from takujo.games.fourbit_town.clauses import TownEffect
from takujo.games.fourbit_town.draft import Draft, PassOn
from takujo.games.fourbit_town.edition import UPKEEPS, Edition
from takujo.games.fourbit_town.either import EitherWay, choice_names
from takujo.games.fourbit_town.hire import Advance, Hire, Level
from takujo.games.fourbit_town.meanwhile import Meanwhile
from takujo.games.fourbit_town.place import Gave, Place, Receive
from takujo.games.fourbit_town.plan import Cancel, GiveUp, Plan
from takujo.games.fourbit_town.reveal import Reveal
from takujo.games.fourbit_town.round_end import EndOfRound, Refill
from takujo.games.fourbit_town.rounds import Declare, Round, Step
from takujo.games.fourbit_town.scoring import Finish
from takujo.games.fourbit_town.sell import Sell
from takujo.games.fourbit_town.setting import SetCard, Setting
from takujo.games.fourbit_town.share import Share
from takujo.games.fourbit_town.table import Town
from takujo.games.fourbit_town.upkeep import Limit, UpkeepByLevel, UpkeepInUnits
from takujo.games.fourbit_town.version_1 import as_in_version_1
from takujo.kernel.agenda import Paragraph, Rule

MOST_UNITS: Final = 200  # more than any payment has


def upkeep(e: Edition) -> Rule[Town]:
    """The procedure that the edition names; in the order of UPKEEPS."""
    procedures: list[Rule[Town]] = [UpkeepByLevel(), UpkeepInUnits()]
    return procedures[UPKEEPS.index(e.upkeep)]


def asides(e: Edition) -> list[int]:
    """What can be used beside every question, if the edition has such effects."""
    return [names.MEANWHILE] if e.effects.at[effects.MEANWHILE] else []


def meanwhile_choices(e: Edition) -> list[str]:
    """Every way of every effect that can be used at any time."""
    out: list[str] = []
    for row in e.effects.at[effects.MEANWHILE]:
        ways = row.ways_in_all()
        for way in range(1, ways + 1):
            name = e.source_name(row.source) + (f"_{way}" if ways > 1 else "")
            out.append(name if name not in out else f"{name}_{row.index}")
    return out


def paragraphs(e: Edition, version: int) -> list[Paragraph]:
    """The rules that stand under this version of them."""
    newest = newest_paragraphs(e)
    return as_in_version_1(newest, e) if version == 1 else newest


def newest_paragraphs(e: Edition) -> list[Paragraph]:
    """In the order of the numbers in ``names``."""
    rows = max(len(e.effects.rows) - 1, 0)
    ways = ["use", *[f"use_{way}" for way in range(2, e.effects.most_ways + 1)]]
    units = [str(n) for n in range(MOST_UNITS)]
    buildings = e.buildings[1:]
    sides = [e.side_name(side) for side in range(2 * (len(e.cards) - 1))]
    one_of = choice_names(e.effects)
    u = e.effects
    way = TownEffect(u, names.WAY, "9", names.REAP, must=True)
    return [
        Paragraph("draft", Draft(), e.cards[1:], "5"),
        Paragraph("pass_on", PassOn(), [], "5"),
        Paragraph("round", Round(), [], "6"),
        Paragraph("step", Step(), [], "6-2"),
        Paragraph("declare", Declare(), ["send"], "6-2-1"),
        Paragraph("setting", Setting(), [], "6-2-2"),
        Paragraph("set", SetCard(), sides, "6-2-2", names.BITS - 1),
        Paragraph("reveal", Reveal(), [], "6-2-3"),
        Paragraph("worker", Worker(), [], "6-2-4"),
        Paragraph("second", Second(), effects.RESOURCE_IDS, "6-2-4"),
        Paragraph("place", Place(), [], "9"),
        Paragraph("gave", Gave(), [], "8"),
        Paragraph("receive", Receive(), [], "9", rows),
        Paragraph("cards", Cards(), [], "7"),
        Paragraph("end_of_worker", EndOfWorker(), [], "6-2-4"),
        Paragraph("plan", Plan(), [*buildings, "deck"], "4-6", 1),
        Paragraph("cancel", Cancel(), buildings, "4-6", 1),
        Paragraph("build", Build(), buildings, "4-6", 3),
        Paragraph("waive", Waive(), units[:50], "4-6", 2 * names.HELD - 1),
        Paragraph("erect", Erect(), [], "4-6"),
        Paragraph("sell", Sell(), buildings, "4-6", 1),
        Paragraph("hire", Hire(), ["worker"], "4-5"),
        Paragraph("level", Level(), ["up"], "4-5"),
        Paragraph("advance", Advance(), ["one"], "4-4", 1),
        Paragraph("give_up", GiveUp(), buildings, "4-6"),
        Paragraph("share", Share(), units, "6-3-3", 3 * names.HELD - 1),
        Paragraph("reap", Reap(u), [], "7", rows),
        Paragraph("either", EitherWay(u, way), one_of, "9", rows),
        Paragraph("one_of", EitherWay(u, way, must=True), one_of, "9", rows),
        Paragraph("effect", TownEffect(u, names.EFFECT, "7", names.REAP), ways, "7", rows),
        Paragraph("way", way, ways, "9", rows),
        Paragraph("meanwhile", Meanwhile(), meanwhile_choices(e), "6-2-4"),
        Paragraph("end_of_round", EndOfRound(), [], "6-3"),
        Paragraph("limit", Limit(), [], "6-3-3"),
        Paragraph("keep", upkeep(e), units[: e.workers + 1], "6-3-3"),
        Paragraph("refill", Refill(), [], "6-3-4"),
        Paragraph("finish", Finish(), [], "10"),
    ]
