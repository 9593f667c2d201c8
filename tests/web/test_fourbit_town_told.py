"""4bit Town says what a thing costs, brings and leads to, before it is confirmed."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

import takujo
from takujo.cpu.levels import player
from takujo.games.fourbit_town import events, names
from takujo.games.fourbit_town.table import Town
from takujo.kernel.flow import take
from takujo.web.pages import table
from takujo.web.pages.fourbit_town.pages import FOURBIT_TOWN
from takujo.web.pages.fourbit_town.scene import Scene
from takujo.web.pages.fourbit_town.upkeep import due, warning
from takujo.web.pages.reader import LogEntry
from tests.web.fourbit_town_at_hand import QUESTIONS, acting, between, players, position
from tests.web.pages_at_hand import Elements, at


def town(data: dict[str, Any], edition: str = "revised") -> Town:
    """The table of a position."""
    t = takujo.from_json(json.dumps({**data, "edition": edition}))
    assert isinstance(t, Town)
    return t


def scene(data: dict[str, Any], edition: str = "revised", **more: Any) -> Scene:
    """As seat 0 has it before its eyes."""
    return FOURBIT_TOWN.scene(at(town(data, edition), 0, "en", **more))


def page(data: dict[str, Any], edition: str = "revised", **more: Any) -> str:
    """Everything that seat 0 can read."""
    return Elements(table.page(at(town(data, edition), 0, "en", **more))).text


# --- proposals --------------------------------------------------------------------------------
def test_upkeep_is_proposed_as_normal_would_pay_it() -> None:
    edition, data = QUESTIONS["pay upkeep"]
    t = town(data, edition)
    asked = FOURBIT_TOWN.question(scene(data, edition))
    assert asked.first is not None
    proposed = [int(wish.split()[1]) for wish in asked.first.wishes]
    before = t.players[0].copy()
    normal = player("normal", t.book.game, 1)
    while t.asking is not None and t.asking.id == names.SHARE:
        take(t, normal.choose(t.book.game.seen(t, 0)))
    after = t.players[0]
    paid = [before.coin - after.coin, before.wood - after.wood, before.stone - after.stone]
    assert proposed == [*[n // 2 for n in paid], before.vp - after.vp]
    assert sum(proposed) == data["now"]["owed"]


def test_a_mixed_payment_has_a_total_with_its_unit() -> None:
    edition, data = QUESTIONS["pay upkeep"]
    asked = FOURBIT_TOWN.question(scene(data, edition))
    assert asked.title == "Upkeep: pay 6 units (1 unit = 2 wood or 2 stone or 2 coins or 1 VP)"
    assert asked.first is not None
    assert asked.first.total is not None
    assert (asked.first.total.value, asked.first.total.name) == (6, "of 6 units")
    assert {term.name for term in asked.first.terms} <= {"coins", "wood", "stone", "VP"}


def test_what_normal_would_not_do_is_not_proposed() -> None:
    stack = ["7.1", "3.0", "13.0", "1.1"]
    trade = acting(9, stack, ["effect", 0, 0], coin=4)
    rows = town(trade).edition.effects.rows
    own = [row.index for row in rows if row.priced and row.source == 100 + 13]  # 7.1: VP to coins
    asked = FOURBIT_TOWN.question(scene({**trade, "asking": ["effect", 0, own[0]], "round": 6}))
    assert asked.first is not None
    assert asked.first.choice == "pass", "a point is worth more than coins in the last round"


def test_the_proposal_never_leads_out_of_the_game() -> None:
    last = {"coin": 6, "wood": 20, "stone": 20, "hired": 1, "sent": 1, "level": 3}
    hire = acting(6, ["7.0", "3.1", "13.1", "1.0"], ["hire", 0, 0], **last)
    s = scene(hire)
    assert due(s, s.p).paid == 1
    asked = FOURBIT_TOWN.question(s)
    assert asked.first is None or asked.first.choice == "pass"
    (tray,) = asked.trays
    assert "nobody can stay. You would be out." in tray.note


def test_a_setting_that_pays_somebody_is_proposed_with_the_last_worker() -> None:
    poor = players()
    poor[0] |= {"coin": 0, "wood": 0, "stone": 0, "vp": 0, "hired": 3, "sent": 3, "level": 3}
    s = scene(position(players=poor))
    asked = FOURBIT_TOWN.question(s)
    assert asked.first is not None
    assert "You would be out" not in asked.first.inside


# --- upkeep -----------------------------------------------------------------------------------
def test_after_the_last_round_nothing_is_due() -> None:
    s = scene(position(round=6))
    assert (due(s, s.p).cost, due(s, s.p).short) == ("none", False)
    assert warning(s, s.p) == ""
    assert warning(scene(position(round=5)), s.p)


def test_what_buildings_bring_before_upkeep_counts() -> None:
    poor = players()
    poor[0] |= {"coin": 6, "hired": 1, "sent": 1, "level": 4}
    assert due(scene(position(players=poor)), town(position(players=poor)).players[0]).paid == 0
    poor[0]["buildings"] = ["mint"]
    s = scene(position(players=poor))
    assert due(s, s.p).paid == 1


def test_passing_warns_while_it_can_still_be_helped() -> None:
    poor = players(sending=0, sent=1)
    poor[0]["coin"] = 2
    declare = {**QUESTIONS["declare"][1], "players": poor}
    assert "If you pass now: Upkeep 32 coins: nobody can stay." in page(declare)
    rich = players(sending=0, sent=1)
    rich[0]["coin"] = 40
    assert "If you pass now" not in page({**declare, "players": rich})


def test_who_is_out_is_told_what_remains() -> None:
    gone = between(["keep", 1, 0], hired=0, coin=0)
    gone["agenda"] = gone["agenda"][1:]
    shown = page(gone, question=0)
    assert "You can watch, skip to the end, or begin another game." in shown
    assert "To the end" in shown
    assert "To my turn" not in shown
    s = scene(gone, question=0)
    told = FOURBIT_TOWN.stage(s, [(events.KEPT, 0, 0), (events.DISMISSED, 0, 3)])
    assert "Your last worker is gone" in told
    assert FOURBIT_TOWN.stage(s, [(events.KEPT, 1, 0)]) == "", "somebody else's is no news for me"


def test_a_higher_level_says_that_upkeep_rises() -> None:
    assert "A higher level raises the upkeep" in page(QUESTIONS["hire"][1])


# --- what things do ---------------------------------------------------------------------------
def test_a_building_that_is_too_dear_shows_price_effect_and_what_is_missing() -> None:
    row = ["mint", "trading_house"]
    build = acting(9, ["7.1", "3.0", "13.0", "1.1"], ["build", 0, 0], row=row, wood=4, stone=0)
    shown = page(build)
    assert "wood 2 short" in shown
    (fan,) = FOURBIT_TOWN.question(scene(build)).fan
    mint = next(option for option in fan.options if option.lot.id == "mint")
    assert [part.text for part in mint.lot.cost] == ["6", "2", "8"]
    assert mint.lot.does in shown


def test_a_place_that_would_do_nothing_says_why() -> None:
    bare = players()
    bare[0] |= {"wood": 0, "coin": 0, "stone": 0}
    s = scene(position(players=bare))
    tell = FOURBIT_TOWN.tell(s)
    assert tell is not None
    tray = tell(s, ["set 7.0", "set 3.1", "set 13.0", "set 1.0"])
    assert "Place 2 does nothing: needs wood 2, you have 0" in Elements(str(tray.inside)).text


def test_trades_are_marked_as_up_to_the_player() -> None:
    s = scene(position())
    tell = FOURBIT_TOWN.tell(s)
    assert tell is not None
    tray = tell(s, ["set 7.1", "set 3.0", "set 13.1", "set 1.0"])
    assert str(tray.inside).count('class="fx may"') == 3


def test_what_a_seat_got_since_the_reveal_stands_beside_its_numbers() -> None:
    data = acting(5, ["7.1", "3.0", "13.1", "1.0"], ["second", 0, 0], first=0)
    log = [
        LogEntry(1, [(events.GAINED, 1, 0, 8, 0)]),
        LogEntry(2, [(events.REVEALED, 1, 5, 1), (events.GAINED, 1, 3, 2, 0)]),
        LogEntry(3, [(events.SPENT, 1, 2, 4, 0)]),
    ]
    here = replace(at(town(data), 0, "en"), log=log)
    lines = FOURBIT_TOWN.table(FOURBIT_TOWN.scene(here), FOURBIT_TOWN.question(scene(data)))[
        "lines"
    ]
    (ada,) = [line for line in lines if line.seat == 1]
    assert [came for _, came in ada.goods] == ["", "", "−4", "+2"]


@pytest.mark.parametrize("code", ["ja", "en"])
def test_the_round_is_told_with_how_many_there_are(code: str) -> None:
    shown = Elements(table.page(at(town(position(round=6)), 0, code))).text
    assert {"ja": "ラウンド6/6", "en": "Round 6 of 6"}[code] in shown
