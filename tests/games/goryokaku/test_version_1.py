"""Version 1 of the rules, which stands for the matches that began with it."""

import json
from typing import Any

import pytest

import takujo
from takujo.games.goryokaku import names
from takujo.games.goryokaku.rules import newest_paragraphs
from takujo.games.goryokaku.table import Goryokaku
from takujo.games.goryokaku.version_1 import as_in_version_1
from tests.games.goryokaku.at_the_table import AtTheTable, at_table, player, position
from tests.games.goryokaku.in_words import GAME

BOOK = GAME.book_of(GAME.edition("beta"), "beta", 1)
OTHERS = {"stone+andesite": {"1": "w"}, "koban+hire": {"1": "w"}, "wood+copper": {"1": "w"}}
BACK = {"wood": {"0": "w"}}
NEEDY = player(people="camp_cook storekeeper", plans="earth_bank", cubes="1 soil 1 wood")


def old(*players: dict[str, Any], **more: Any) -> AtTheTable:
    """A position under version 1."""
    data = position(*players, **more) | {"rules": BOOK.identity}
    return AtTheTable(takujo.from_json(json.dumps(data)))


def begun(*players: dict[str, Any], **more: Any) -> AtTheTable:
    """The turn of seat 0 has just begun."""
    rest = [["ready", 0, 0], ["store", 0, 0], ["end_of_turn", 0, 0]]
    data = position(*players, **more) | {"asking": None, "agenda": rest, "turn": 0}
    return AtTheTable(takujo.from_json(json.dumps(data | {"rules": BOOK.identity})))


def test_a_free_action_that_must_come_first_is_a_question_of_its_own() -> None:
    at = begun(NEEDY, player(workers=2), seats=2, stacks=OTHERS)
    assert at.asked == "free_first 0 0"
    assert at.options == ["free_first camp_cook", "free_first storekeeper"]
    at.play(0, "free_first storekeeper")  # two soil now, so that the card can be built
    assert (at.t.free_first, at.asked) == (0, "act 0 0")
    assert at.options == ["act build", "free camp_cook"]


def test_it_is_looked_again_whether_a_free_action_must_come_first() -> None:
    at = begun(NEEDY | {"people": ["camp_cook", "storekeeper", "peddler"]}, player(workers=2),
               seats=2, stacks=OTHERS)  # fmt: skip
    at.play(0, "free_first camp_cook")  # two koban do not help
    assert at.options == ["free_first storekeeper", "free_first peddler"]


def test_what_must_come_first_is_refused_only_where_nothing_is_left_to_gain() -> None:
    at = begun(NEEDY | {"people": ["camp_cook", "storekeeper", "peddler"], "cubes": {"wood": 3}},
               player(workers=2, cubes="14 soil"), seats=2, stacks=OTHERS)  # fmt: skip
    assert at.asked == "act 0 0"  # soil is what would help
    at = begun(NEEDY | {"people": ["camp_cook", "perry"], "cubes": {"soil": 2}},
               player(workers=2, cubes="9 wood"), seats=2, stacks=OTHERS)  # fmt: skip
    assert at.choices == "camp_cook perry"
    (first,) = [p for p in at.t.book.paragraphs if p.name == "free_first"]
    assert first.rule.candidates(at.t, 0, 0) == at.t.players[0].people
    at.t.supply[2] = 0
    refused = first.rule.why_not(at.t, 0, 0, at.t.edition.card("perry"))
    assert refused is not None
    assert refused.code == "supply_empty"


@pytest.mark.parametrize("own", [{}, {"workers": 2}])
def test_who_can_place_or_recall_is_asked_for_that(own: dict[str, int]) -> None:
    stacks = {} if not own else OTHERS | {"office+build": {"0": "w"}}
    at = begun(NEEDY | own, player(workers=5 - 3 * bool(own)), seats=2, stacks=stacks)
    assert (at.asked, at.t.free_first) == ("act 0 0", 0)
    assert ("act recall" in at.options, "act stone" in at.options) == (bool(own), not own)


def test_with_nothing_else_to_do_one_recalls() -> None:
    stacks = OTHERS | {"office+build": {"1": "w"}}
    at = old(player(people="camp_cook"), player(workers=1), seats=2, stacks=stacks)
    assert at.choices == "recall"
    at = old(player(people="camp_cook"))
    assert at.reason(0, "act recall").code == "nothing_to_recall"
    assert at.reason(0, "act office").code == "no_piece"


def test_that_recalling_is_possible_is_no_refusal() -> None:
    stacks = OTHERS | {"office+build": {"1": "w"}}
    t = old(player(people="camp_cook"), player(workers=1), seats=2, stacks=stacks).t
    (act,) = [p for p in t.book.paragraphs if p.name == "act"]
    assert act.rule.why_not(t, 0, 0, names.RECALL) is None
    assert act.rule.declinable()


def test_a_turn_ends_with_its_last_question() -> None:
    own = player(people="camp_cook")
    assert old(own).play(0, "act stone").asked == "act 1 0"
    assert old(own, stacks=BACK).play(0, "act recall", "pass").asked == "act 1 0"
    at = old(own | {"onigiri": 4}, person_deck="perry brunet ...")
    assert at.play(0, "act stone", "onigiri draw", "onigiri draw").asked == "act 1 0"


def test_free_actions_are_open_in_the_own_turn_alone() -> None:
    at = old(player(people="camp_cook"), player(people="perry"))
    assert at.options[-1] == "free camp_cook"
    assert not [option for option in at.options if "perry" in option]
    (free,) = [p for p in at.t.book.paragraphs if p.name == "free"]
    perry, cook = at.t.edition.card("perry"), at.t.edition.card("camp_cook")
    refused = free.rule.why_not(at.t, 1, 0, perry)
    assert refused is not None
    assert (refused.code, refused.clause) == ("not_your_turn", "11")
    assert free.rule.why_not(at.t, 0, 0, cook) is None
    assert free.rule.candidates(at.t, 0, 0) == [cook]
    assert not [option for option in old(player(), player()).options if option.startswith("free")]


def test_while_one_must_come_first_it_is_no_aside() -> None:
    at = begun(NEEDY, player(workers=2), seats=2, stacks=OTHERS)
    (free,) = [p for p in at.t.book.paragraphs if p.name == "free"]
    assert free.rule.candidates(at.t, 0, 0) == []
    assert not [option for option in at.options if option.startswith("free ")]


def test_the_marker_advances_before_a_hand_card_is_given() -> None:
    at = old(player(daiba=2, people="camp_cook perry", plans="stable"), stacks=BACK)
    at.play(0, "act recall", "daiba card")
    p = at.t.players[0]
    assert (at.asked, p.daiba, p.onigiri) == ("give 0 1", 3, 1)
    assert "free perry" in at.options  # even what is owed can be discarded for its gain
    at.play(0, "give stable")
    assert (at.names(at.t.castle_discard), len(p.people)) == ("stable", 2)


def test_a_step_is_paid_and_brings_its_icon() -> None:
    at = old(player(daiba=1, cubes="1 stone 1 wood"), stacks=BACK)
    at.play(0, "act recall", "daiba wood")
    p = at.t.players[0]
    assert (at.cubes(0), p.daiba, p.pieces) == ("1 stone", 2, 1)
    at = old(player(daiba=1, cubes="1 stone 1 wood"), stacks=BACK).play(0, "act recall", "pass")
    assert (at.cubes(0), at.t.players[0].daiba) == ("1 stone 1 wood", 1)


@pytest.mark.parametrize(
    ("own", "asking"),
    [({"people": "nicholas"}, "hire 0"), ({"plans": "stone_wall"}, "build 0")],
)
def test_nobody_is_asked_to_hire_or_build_who_can_pay_for_nothing(
    own: dict[str, str], asking: str
) -> None:
    spaces = {"hire 0": "hire", "build 0": "build"}
    at = old(player(**own), player(cubes="7 andesite"), asking=asking, space=spaces[asking])
    assert at.asked == "act 1 0"


def test_who_can_pay_is_asked_whom_to_hire_and_what_to_build() -> None:
    at = old(player(people="camp_cook stonemason nicholas", koban=1)).play(0, "act hire")
    assert at.choices == "camp_cook stonemason"
    at = old(player(plans="earth_bank low_rampart stone_wall", cubes="3 soil"))
    assert at.play(0, "act build").choices == "earth_bank low_rampart"


def test_a_choice_that_hangs_on_no_hidden_card_is_not_veiled() -> None:
    t = old(player(people="camp_cook")).t
    veiled = {p.name: p.rule.veiled(t, 0, 0) for p in t.book.paragraphs if p.choices}
    open_to_all = {"pay", "daiba", "store", "office", "effect"}
    assert {name for name in open_to_all if veiled[name]} == set()
    assert {"free_first", "act", "hire", "build", "onigiri"} <= {n for n in veiled if veiled[n]}


def test_a_forced_payment_is_not_asked_for() -> None:
    own = player(plans="earth_bank", cubes="3 soil", people="blakiston")
    at = old(own, player(cubes="7 copper"))
    at.t.veils = True
    at.play(0, "act build", "build earth_bank")
    assert at.asked == "act 1 0"


def test_the_paragraphs_are_those_of_today_without_the_later_ones() -> None:
    e = at_table().t.edition
    now = newest_paragraphs(e)
    before = as_in_version_1(now, e)
    assert [p.name for p in before] == [p.name for p in now[: names.ADVANCE]]
    assert before[names.ONIGIRI].rule.finishes is False  # type: ignore[attr-defined]
    assert [p.choices[1:] for p in now[: names.ADVANCE]] == [p.choices[1:] for p in before]


def test_a_game_of_version_1_is_played_to_its_end() -> None:
    t = GAME.deal(BOOK, 2, takujo.new_table("goryokaku", seats=2, seed=3).chance)
    assert isinstance(t, Goryokaku)
    turns = 0
    while t.asking is not None:
        seat = t.asking.seat
        turns += t.book.paragraphs[t.asking.id].name == "act"
        t.play(seat, t.options(seat)[-1])
    assert t.result is not None
    assert (sum(t.piles), turns > 20) == (0, True)
