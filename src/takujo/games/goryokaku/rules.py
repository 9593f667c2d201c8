"""Which rules stand: every paragraph of the rulebook by number, with the names of its choices."""

from __future__ import annotations

from typing import Final

from takujo.games.goryokaku import names
from takujo.games.goryokaku.castle_build import Build, ChooseReward, Pay, Reward
from takujo.games.goryokaku.daiba import Advance, Daiba, Give
from takujo.games.goryokaku.edition import Edition
from takujo.games.goryokaku.free_action import Finish, FreeAction
from takujo.games.goryokaku.hire import Hire
from takujo.games.goryokaku.magistrate import Office
from takujo.games.goryokaku.names import ERAS, KINDS
from takujo.games.goryokaku.onigiri_action import KINDS_OF_ACTION, OnigiriAction, choice_names
from takujo.games.goryokaku.persons import Persons
from takujo.games.goryokaku.place import SPACE_NAMES, Act
from takujo.games.goryokaku.recall import Reorganise, Rice
from takujo.games.goryokaku.setup import Keep, Under
from takujo.games.goryokaku.storehouse import Store
from takujo.games.goryokaku.turn import EndOfTurn, Turn
from takujo.games.goryokaku.version_1 import FreeFirst, Ready, as_in_version_1
from takujo.kernel.agenda import Paragraph

ASIDES: Final = [names.FREE]
SEATS: Final = 4


def paragraphs(e: Edition, version: int) -> list[Paragraph]:
    """The rules that stand under this version of them."""
    newest = newest_paragraphs(e)
    return as_in_version_1(newest, e) if version == 1 else newest


def newest_paragraphs(e: Edition) -> list[Paragraph]:
    """In the order of the numbers in ``names``."""
    persons = e.ids[1 : e.first_castle]
    castles = e.ids[e.first_castle : e.first_crest]
    places = [str(place) for place in range(1, ERAS * SEATS * e.board_tiles + 1)]
    most = e.effects.most_ways
    ways = ["use", *[f"use_{way}" for way in range(2, most + 1)]]
    by_way = [id if way == 1 else f"{id}_{way}" for id in persons for way in range(1, most + 1)]
    any_kind = max(e.any_kind)
    times = max(e.onigiri_times) * KINDS_OF_ACTION
    return [
        Paragraph("keep", Keep(), castles, "1", e.keep_castles, 1),
        Paragraph("under", Under(), [], "1"),
        Paragraph("turn", Turn(), [], "2"),
        Paragraph("ready", Ready(), [], "2"),  # this and the next stand in version 1 only
        Paragraph("free_first", FreeFirst(), persons, "11"),
        Paragraph("act", Act(), SPACE_NAMES, "2"),
        Paragraph("hire", Hire(), persons, "6"),
        Paragraph("office", Office(), places, "7"),
        Paragraph("build", Build(), castles, "8"),
        Paragraph("pay", Pay(), KINDS, "8", any_kind, min(1, any_kind)),
        Paragraph("reward", Reward(), [], "8", e.castles, 1),
        Paragraph("persons", Persons(most), by_way, "9"),
        Paragraph("onigiri", OnigiriAction(), choice_names(e), "10", times),
        Paragraph("free", FreeAction(), persons, "11"),
        Paragraph("daiba", Daiba(), e.prices[1:], "13"),
        Paragraph("give", Give(), [*persons, *castles], "13", 9, 1),
        Paragraph("rice", Rice(), [], "12"),
        Paragraph("reorganise", Reorganise(), [], "15"),
        Paragraph("store", Store(), KINDS, "5"),
        Paragraph("end_of_turn", EndOfTurn(), [], "2"),
        Paragraph("effect", ChooseReward(e.effects), ways, "8", e.reward_rows - 1),
        Paragraph("advance", Advance(), [], "13"),
        Paragraph("finish", Finish(), [], "11"),
    ]
