"""What a new player reads at the prompt: cards with their texts, true numbers, a board to read."""

import json
from typing import Any

import pytest

import takujo
from takujo.games.catalogue import GAMES, game
from takujo.games.fourbit_town.table import Town
from tests.cli.at_the_prompt import Prompt, in_a_row
from tests.cli.test_play_town import CLASSIC, REVISED, at
from tests.games.fourbit_town.at_the_town import GAME, worker
from tests.games.goryokaku import at_the_table as goryokaku

SAN_JUAN = game("san-juan").book("first")


def town(prompt: Prompt) -> str:
    """The table as it is shown in short to seat 0, the first time."""
    teller, seen = prompt.person.teller, prompt.record.seen(0)
    return prompt.printed(lambda: teller.table(seen, short=True))


def san_juan(asking: list[Any], **seat: Any) -> Prompt:
    """Seat 0 of San Juan is asked this."""
    data = {"game": "san-juan", "seats": 2, "asking": asking, "players": [seat, {}]}
    start = SAN_JUAN.game.to_data(takujo.from_json(json.dumps(data)))
    return Prompt(SAN_JUAN, 2, start=start)


# --- San Juan -------------------------------------------------------------------------------------
def test_no_more_goods_are_asked_for_than_there_are_empty_buildings() -> None:
    own = {"buildings": ["indigo_plant", "aqueduct"]}
    assert "Produce: 1 more good." in san_juan(["produce", 0, 3], **own).ask(0)


def test_an_answer_is_whole_when_nothing_is_left_to_pick() -> None:
    prompt = san_juan(["produce", 0, 3], buildings=["indigo_plant", "aqueduct", "sugar_mill"])
    prompt.ask(0)
    assert "Up to 1 more; Enter when that is all." in prompt.says("1")
    assert prompt.type("2")


def test_cards_drawn_in_the_own_turn_are_shown_with_their_texts() -> None:
    prompt = Prompt(SAN_JUAN, 2, seed=11)
    teller = prompt.person.teller
    seat = prompt.record.waiting[0]
    teller.table(prompt.record.seen(seat), short=True)
    prompt.ask(seat)
    assert prompt.type("councillor")
    told = prompt.printed(lambda: teller.appeared(prompt.record.seen(seat)))
    assert "Cards drawn" in told
    assert "(cost " in told
    assert not prompt.printed(lambda: teller.appeared(prompt.record.seen(seat)))
    again = prompt.printed(lambda: teller.table(prompt.record.seen(seat), short=True))
    assert "Cards drawn" in again.splitlines()[-1]  # as before


def test_a_question_after_the_own_answer_shows_what_has_come_onto_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = ["councillor", "1"]
    monkeypatch.setattr("takujo.cli.person.read_line", lambda prompt: lines.pop(0))
    prompt = Prompt(SAN_JUAN, 2, seed=11)
    prompt.person.shared = False
    seat = prompt.record.waiting[0]
    prompt.person.answer(seat, lambda file: None)
    assert prompt.record.waiting == [seat]
    told = prompt.printed(lambda: prompt.person.answer(seat, lambda file: None))
    assert told.index("\n\nCards drawn") < told.index("(cost ") < told.index("Keep: 1 more card.")


# --- 4bit Town ------------------------------------------------------------------------------------
def test_every_place_has_a_line_of_its_own_that_is_shown_once() -> None:
    prompt = at(CLASSIC, [["declare", 0, 0]], blocked=[3])
    first, again = town(prompt), town(prompt)
    assert "\n  12 Construction site [build (-6 in any mix)]\n" in first
    assert "Blocked: 3 Quiet warehouses" in first
    assert "Construction site" not in again
    assert "As before: Places" in again


def test_a_card_to_draft_is_listed_once_with_both_its_sides() -> None:
    prompt = Prompt(CLASSIC, 2, seed=13)
    prompt.person.shared = False
    shown = in_a_row(town(prompt) + prompt.ask(0))
    for card in GAME.to_data(prompt.record.table)["players"][0]["hand"]:
        assert shown.count(f"Card {card} ") + shown.count(f"Card {card}:") == 1


def test_what_a_side_does_is_told_apart_from_where_the_stack_leads() -> None:
    prompt = at(CLASSIC, [["set", 0, 0]], sending=1)
    last = prompt.says("1 3 5")
    assert ". Leads to " in last


def test_the_upkeep_to_come_stands_beside_the_own_workers_and_a_unit_is_explained() -> None:
    assert "workers 3/3 (upkeep 18 coins, 0 of 3 can stay)" in in_a_row(
        town(at(REVISED, [["declare", 0, 0]]))
    )
    assert "workers 3/3 (upkeep 9 units, 0 of 3 can stay)" in in_a_row(
        town(at(CLASSIC, [["declare", 0, 0]]))
    )
    asked = at(CLASSIC, [["keep", 0, 0]], wood=12).text
    assert "One unit is 2 wood or 2 stone or 2 coins or 1 VP." in in_a_row(asked)


def test_who_could_keep_no_worker_is_told_what_that_means() -> None:
    prompt = at(REVISED, [["keep", 0, 0]], hired=1, coin=6)
    assert "out of every later working phase" in prompt.says("0")
    assert prompt.type("")
    assert isinstance(prompt.record.table, Town)
    told = "".join(prompt.person.teller.story(0, 0))
    assert "kept no worker, and can send none any more" in told


def test_what_is_missing_for_a_building_adds_up_with_a_discount_in_any_mix() -> None:
    own = worker(12, wood=2, stone=4, hired=3)
    prompt = at(CLASSIC, [["worker", 0, 0]], row=["high_rise", "quarry"], **own)
    asked = in_a_row(prompt.text)
    assert "10 missing in all (20 needed, 6 of it free, you have 4)" in asked


# --- Goryokaku ----------------------------------------------------------------------------------
def test_who_has_no_worker_in_hand_is_not_told_of_every_place_that_none_can_go_to() -> None:
    own = goryokaku.player(workers=0, people="camp_cook")  # the free action keeps it a question
    t = goryokaku.at_table(own, stacks={"wood": {"0": "w"}}).t
    prompt = Prompt(t.book, t.seats, start=t.book.game.to_data(t))
    asked = prompt.ask(0)
    assert "In hand: 0 workers" in asked
    assert "Place a worker on" not in asked
    assert "Place a worker on stone" in prompt.says("why")


def test_a_name_of_several_things_lists_those_that_cannot_be_chosen_now_as_well() -> None:
    own = goryokaku.player(
        workers=1, onigiri=3, cubes="2 soil 2 wood 2 stone", plans="earth_bridge"
    )
    t = goryokaku.at_table(own).t
    prompt = Prompt(t.book, t.seats, start=t.book.game.to_data(t))
    prompt.ask(0)
    told = prompt.says("castle area")
    assert "'castle area' may be several things:" in told
    assert "  -  Place a worker on magistrate's office in the castle area" in told


@pytest.mark.parametrize(
    ("typed", "told"),
    [("income", "Income: gain 4 koban."), ("収入", "Income: gain 4 koban."),
     ("stone", "Stone: gain 2 stone."), ("castle build", "Castle build: build a castle card")],
)  # fmt: skip
def test_help_on_a_space_says_what_it_does(typed: str, told: str) -> None:
    prompt = Prompt(game("goryokaku").book(), 2)
    prompt.ask(prompt.record.waiting[0])
    assert told in prompt.says(f"help {typed}")


# --- help -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("code", ["en", "ja"])
@pytest.mark.parametrize("of", GAMES, ids=lambda each: each.name)
def test_help_shows_names_and_no_ids(of: Any, code: str) -> None:
    prompt = Prompt(of.book(of.editions()[0]), 2, code=code)
    prompt.ask(prompt.record.waiting[0])
    assert "_" not in prompt.says("help")


def test_who_sells_no_more_is_not_told_to_have_sold_nothing() -> None:
    town = {"buildings": ["indigo_plant=?"]}
    start = {
        "game": "san-juan",
        "seats": 2,
        "round": 3,
        "asking": ["role", 0, 0],
        "players": [town, town],
    }
    prompt = Prompt(game("san-juan").book(), 2, start=start)
    prompt.ask(0)
    assert prompt.type("trader")
    prompt.ask(0)
    assert prompt.type("1")
    told = prompt.person.teller.story(0, 0)
    assert any("sold indigo" in sentence for sentence in told)
    assert not any("sold nothing" in sentence for sentence in told), told
