"""What is typed by somebody who has not read the help: parts of words, yes and no, numbers."""

from typing import Any

import pytest

from takujo.games.catalogue import game
from takujo.games.fourbit_town.table import Town
from tests.cli.at_the_prompt import Prompt, in_a_row
from tests.cli.test_play_town import CLASSIC, REVISED, at, goods
from tests.games.fourbit_town.at_the_town import worker

SAN_JUAN = game("san-juan").book()
HAND = ["coffee_roaster", "gold_mine", "aqueduct", "market_hall", "chapel"]


def builder(code: str = "en", **seat: Any) -> Prompt:
    """Seat 0 of two may build."""
    start = {"asking": ["build", 0, 0], "players": [{"hand": HAND, **seat}, {}]}
    prompt = Prompt(SAN_JUAN, 2, code=code, start=start)
    prompt.text = prompt.ask(0)
    return prompt


@pytest.mark.parametrize("typed", ["er", "oaster", "all"])
def test_letters_in_the_middle_of_a_word_mean_nothing(typed: str) -> None:
    assert f"'{typed}' cannot be chosen here." in builder().says(typed)


@pytest.mark.parametrize("typed", ["roaster", "coffee", "coff", "焙煎"])
def test_the_beginning_of_a_word_names_a_choice_in_japanese_any_part(typed: str) -> None:
    assert builder().type(typed)


def test_the_beginning_of_a_name_may_be_followed_by_a_number() -> None:
    prompt = Prompt(game("fourbit-town").book(), 3, code="ja")
    prompt.ask(prompt.record.waiting[0])
    assert "「カード」には候補がいくつかあります" in prompt.says("カード")


@pytest.mark.parametrize(
    ("typed", "level"), [("yes", 4), ("はい", 4), ("no", 3), ("いいえ", 3), ("1", 4), ("0", 3)]
)
def test_yes_does_the_one_thing_that_can_be_done_and_no_does_not(typed: str, level: int) -> None:
    start = worker(6, wood=4, stone=4, coin=4, hired=3, level=3)
    prompt = at(REVISED, [["worker", 0, 0]], **start)
    assert prompt.type(typed)
    t = prompt.record.table
    assert isinstance(t, Town)
    assert t.players[0].level == level


def test_no_is_a_slip_where_much_hangs_on_it() -> None:
    prompt = at(CLASSIC, [["declare", 0, 0]])
    assert (
        "stays at home" in in_a_row(prompt.says("no")) or "stay at home" in prompt.file.getvalue()
    )


def test_what_is_still_to_be_picked_counts_everything_that_can_still_be_picked() -> None:
    three = ["indigo_plant", "coffee_roaster", "sugar_mill"]
    start = {"asking": ["produce", 0, 3], "players": [{"buildings": three}, {}]}
    prompt = Prompt(SAN_JUAN, 2, start=start)
    assert "Produce: up to 3 more goods." in prompt.ask(0)
    assert "Produce: up to 2 more goods." in prompt.says("sugar")
    assert "Produce: 1 more good." in prompt.says("coffee")


def test_the_rest_of_a_payment_that_is_forced_stands_beside_its_first_part() -> None:
    told = paying(hired=3, wood=4, coin=20, vp=1).text
    assert "12  Pay 12 coins (the rest: 4 wood, 1 VP)" in told
    assert " 18  Pay 18 coins\n" in told  # nothing is left to pay


def paying(code: str = "en", **seat: Any) -> Prompt:
    """All workers of seat 0 are kept; how they are paid is asked."""
    prompt = at(CLASSIC, [["keep", 0, 0]], code, **seat)
    assert prompt.type(str(seat["hired"]))
    prompt.text = prompt.ask(0)
    return prompt


def test_every_split_of_a_payment_stands_on_the_screen() -> None:
    prompt = paying(hired=3, stone=4, coin=14, vp=3)
    assert "Pay 14 coins" in prompt.text
    asked = prompt.says("14")
    assert "  0  Pay no stone (the rest: 2 VP)" in asked
    assert "  2  Pay 2 stone (the rest: 1 VP)" in asked
    assert "  4  Pay 4 stone\n" in asked
    assert prompt.type("2")
    assert goods(prompt) == (0, 2, 0, 2)


def test_a_side_of_a_card_that_lies_in_the_stack_is_refused_with_its_reason() -> None:
    prompt = at(CLASSIC, [["set", 0, 0]], sending=1)
    told = in_a_row(prompt.says("1 2 3 5"))
    assert "'2'" not in told
    assert "card 1" in told.lower()


def test_cards_that_come_into_the_hand_are_shown_with_what_they_do() -> None:
    start = {
        "asking": ["sell", 0, 2],
        "price_tile": 1,
        "players": [{"buildings": ["coffee_roaster=hero", "indigo_plant=chapel"],
                     "hand": ["aqueduct"]}, {}],
    }  # fmt: skip
    prompt = Prompt(SAN_JUAN, 2, start=start)
    person = prompt.person
    prompt.printed(lambda: person.teller.table(prompt.record.seen(0), short=True))
    prompt.ask(0)
    assert prompt.type("coffee")
    told = prompt.printed(lambda: person.teller.appeared(prompt.record.seen(0)))
    hand = [line for line in told.splitlines() if line.startswith("  ") and "(cost" in line]
    assert told.lstrip().startswith("Your hand")
    assert hand
    assert "Aqueduct" not in told  # it was read before
    assert prompt.printed(lambda: person.teller.appeared(prompt.record.seen(0))) == ""


def test_a_warning_about_upkeep_counts_what_may_be_left_undone() -> None:
    own: dict[str, Any] = {"hired": 1, "sending": 1, "sent": 1, "level": 3, "coin": 6, "wood": 2}
    dear = {"row": ["market"], **own, "stone": 6}
    prompt = at(REVISED, [["set", 0, 0]], **dear)
    told = in_a_row(prompt.says("1.0 2.0 3.0 4.1"))  # place 8: to build the market takes 6 coins
    assert "8 Build." in told
    assert "Upkeep" not in told
