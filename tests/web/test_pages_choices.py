"""What a person touched becomes exactly the choices that the rules ask for."""

import json
from typing import Any

import pytest

import takujo
from takujo.host.wishes import fulfilled
from takujo.kernel.game import Refused
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table
from takujo.web.pages.table import refusal
from tests.web.pages_at_hand import at


def seen(me: dict[str, Any], asking: list[Any], **more: Any) -> Seen[Table]:
    """Seat 0 with this hand and town, asked this."""
    players = [me, {}, {}, {}]
    data = {"game": "san-juan", "seats": 4, "asking": asking, "players": players, **more}
    t = takujo.from_json(json.dumps(data))
    return t.book.game.seen(t, 0)


def test_a_payment_is_put_into_the_order_of_the_rules() -> None:
    hand = ["well", "tower", "smithy", "library", "hero", "crane"]
    s = seen({"hand": hand}, ["build", 0, 1])
    posted = "build library;pay tower;pay smithy;pay well;pay crane"
    assert fulfilled(s, posted)[0] == [
        "build library", "pay smithy", "pay well", "pay crane", "pay tower",
    ]  # fmt: skip


def test_forced_payments_fall_away() -> None:
    s = seen({"hand": ["tower", "smithy", "smithy", "well"]}, ["build", 0, 1])
    # the first smithy is forced: two of three cards pay, and one of them must be a smithy
    assert fulfilled(s, "build tower;pay smithy;pay well")[0] == ["build tower", "pay well"]
    assert fulfilled(s, "build tower;pay smithy;pay smithy")[0] == ["build tower", "pay smithy"]
    s = seen({"hand": ["tower", "smithy", "well"]}, ["build", 0, 1])
    assert fulfilled(s, "build tower;pay smithy;pay well")[0] == ["build tower"]


def test_at_a_table_that_veils_forced_payments_are_part_of_the_answer() -> None:
    s = seen({"hand": ["tower", "smithy", "smithy", "well"]}, ["build", 0, 1])
    s.table.veils = True
    paid = ["build tower", "pay smithy", "pay well"]
    assert fulfilled(s, "build tower;pay smithy;pay well")[0] == paid
    assert fulfilled(s, "build tower;pay well")[0] == paid  # asked on the way to what was wished


def test_the_crane_and_the_black_market_come_in_their_places() -> None:
    town = ["indigo_plant=?", "coffee_roaster=?", "crane", "black_market"]
    s = seen({"hand": ["hero", "well", "smithy", "tower"], "buildings": town}, ["build", 0, 0])
    posted = "no black_market;pay smithy;black_market 1;pay tower;build hero;pay well;place 1"
    assert fulfilled(s, posted)[0] == ["build hero", "place 1", "black_market 1", "pass"]
    posted = "build hero;place 2;no black_market;pay well"
    assert fulfilled(s, posted)[0] == ["build hero", "place 2", "pass", "pay well"]


@pytest.mark.parametrize("level", [0, 1])
@pytest.mark.parametrize("goods", ["1 2", "1 3", "2 3"])
def test_goods_that_must_pay_are_those_that_were_selected(goods: str, level: int) -> None:
    town = ["indigo_plant=?", "sugar_mill=?", "coffee_roaster=?", "black_market"]
    s = seen({"hand": ["tower", "well"][: 2 - level], "buildings": town}, ["build", 0, level])
    wished = [f"black_market {slot}" for slot in goods.split()]
    got = fulfilled(s, ";".join(["build tower", *wished, "no black_market", "pay well"]))[0]
    # the last one goes unasked where no other is left
    assert got == ["build tower", *wished[: 1 if goods == "2 3" else 2]]


def test_effects_are_used_or_declined_in_their_order() -> None:
    town = ["indigo_plant", "carpenter", "poor_house"]
    s = seen({"hand": ["smithy", "well"], "buildings": town}, ["build", 0, 1])
    built = ["build smithy"]
    assert fulfilled(s, "build smithy;effect use;no effect")[0] == [*built, "effect use"]
    assert fulfilled(s, "build smithy;no effect;effect use")[0] == [*built, "pass", "effect use"]
    assert fulfilled(s, "build smithy;no effect;no effect")[0] == [*built, "pass", "pass"]


def test_a_question_nobody_answered_is_left_open() -> None:
    town = ["indigo_plant", "carpenter"]
    s = seen({"hand": ["smithy", "well"], "buildings": town}, ["build", 0, 1])
    assert fulfilled(s, "build smithy")[0] == ["build smithy"]


def test_picking_fewer_ends_with_a_pass() -> None:
    town = ["indigo_plant", "sugar_mill", "coffee_roaster"]
    s = seen({"buildings": town}, ["produce", 0, 2])
    assert fulfilled(s, "produce 2")[0] == ["produce 2", "pass"]
    assert fulfilled(s, "produce 3;produce 1")[0] == ["produce 1", "produce 3"]
    assert fulfilled(s, "pass")[0] == ["pass"]


def test_the_most_is_drawn_whatever_it_is() -> None:
    s = seen({"buildings": ["indigo_plant", "library", "gold_mine"]}, ["role", 0, 0])
    wished = "role prospector;draw most;gold_mine use"
    assert fulfilled(s, wished) == (["role prospector", "draw 2"], "gold_mine use")


def test_too_few_cards_are_refused_with_their_number() -> None:
    s = seen({"hand": ["well", "tower", "smithy", "hero", "crane"]}, ["discard", 0, 3])
    with pytest.raises(Refused) as refused:
        fulfilled(s, "discard smithy")
    assert refused.value.reason is not None
    assert refused.value.reason.numbers == {"need": 2}
    assert "2" in refusal(at(s.table), refused.value)


@pytest.mark.parametrize("rule", ["discard", "produce"])
def test_too_many_are_refused_with_their_number(rule: str) -> None:
    town = ["indigo_plant", "sugar_mill", "coffee_roaster"]
    hand = ["well", "tower", "smithy", "hero", "crane"]
    s = seen({"hand": hand, "buildings": town}, [rule, 0, 2])
    three = {"discard": ["well", "tower", "smithy"], "produce": ["1", "2", "3"]}[rule]
    with pytest.raises(Refused) as refused:
        fulfilled(s, ";".join(f"{rule} {each}" for each in three))
    assert refused.value.reason is not None
    assert refused.value.reason.numbers == {"more": 1}
    assert "1" in refusal(at(s.table), refused.value)


@pytest.mark.parametrize("posted", ["", ";", "build hero", "build palace", "role builder"])
def test_what_cannot_be_is_refused(posted: str) -> None:
    s = seen({"hand": ["palace", "well"]}, ["build", 0, 1])
    with pytest.raises(Refused):
        fulfilled(s, posted)


def test_a_refusal_of_the_rules_keeps_its_reason() -> None:
    s = seen({"hand": ["palace", "well"]}, ["build", 0, 1])
    with pytest.raises(Refused) as refused:
        fulfilled(s, "build palace")
    assert refused.value.reason is not None
    assert refused.value.reason.code == "too_dear"
