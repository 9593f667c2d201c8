"""4bit Town at the prompt: amounts, payments in a mix, the setting, a round that is passed."""

import re
from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from takujo.games.catalogue import game
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import Rulebook
from tests.cli.at_the_prompt import Prompt, in_a_row
from tests.games.fourbit_town.at_the_town import worker

CLASSIC = game("fourbit-town").book("classic")
REVISED = game("fourbit-town").book("revised")
CARDS = ["1", "2", "3", "4"]


def at(
    book: Rulebook,
    agenda: list[Any],
    code: str = "en",
    row: Sequence[str] = (),
    blocked: Sequence[int] = (),
    **seat: Any,
) -> Prompt:
    """Seat 0 of two with this, and what is still to be done; its question is put."""
    start: dict[str, Any] = {"seats": 2, "order": [0, 1], "round": 1}
    start |= {"agenda": [*agenda, ["step", 0, 0]], "row": list(row), "blocked": list(blocked)}
    start["players"] = [{"cards": CARDS, "hired": 3, **seat}, {"cards": ["5", "6", "7", "8"]}]
    prompt = Prompt(book, 2, code=code, start=start)
    prompt.text = prompt.ask(0)
    return prompt


def goods(prompt: Prompt) -> tuple[int, int, int, int]:
    """Wood, stone, coins and VP of seat 0."""
    t = prompt.record.table
    assert isinstance(t, Town)
    p = t.players[0]
    return p.wood, p.stone, p.coin, p.vp


def upkeep(code: str = "en") -> Prompt:
    """One worker of the classic edition is to be paid: 3 units in any mix."""
    return at(CLASSIC, [["keep", 0, 0]], code, hired=1, wood=4, stone=4, coin=2, vp=1)


def test_the_number_typed_is_the_number_of_workers_kept() -> None:
    prompt = at(CLASSIC, [["keep", 0, 0]], hired=3, wood=12, stone=12, coin=12)
    assert "  0  Keep none" in prompt.text
    assert "  2  Keep 2 workers (6 units)" in prompt.text
    assert prompt.type("2")
    assert "kept 2 workers" in prompt.ask(0) + "".join(prompt.person.teller.story(0, 0))


def test_more_workers_than_can_be_paid_for_are_refused_with_the_reason() -> None:
    prompt = at(REVISED, [["keep", 0, 0]], hired=3, coin=12, level=3)
    assert "You can pay for 2 workers, not for 3." in prompt.says("3")


@pytest.mark.parametrize(
    ("line", "paid"),
    [
        ("4 wood 2 stone", (4, 2, 0, 0)),
        ("2 stone, 4 wood", (4, 2, 0, 0)),
        ("木材4 石材2", (4, 2, 0, 0)),
        ("木材2、石材2、VP1", (2, 2, 0, 1)),
        ("2 coins 4 stone", (0, 4, 2, 0)),
        ("2 coins 2 wood 2 stone", (2, 2, 2, 0)),
        ("2 2 2", (2, 2, 2, 0)),
    ],
)
def test_a_payment_in_a_mix_can_be_typed_as_one_line(line: str, paid: tuple[int, ...]) -> None:
    prompt = upkeep()
    assert prompt.type("1")
    prompt.ask(0)
    assert prompt.type(line), prompt.file.getvalue()
    assert goods(prompt) == (4 - paid[0], 4 - paid[1], 2 - paid[2], 1 - paid[3])


def test_a_payment_is_asked_kind_by_kind_and_each_amount_stands_there_once() -> None:
    prompt = upkeep()
    prompt.type("1")
    first = prompt.ask(0)
    assert "How much of it in coins?" in first
    assert [line for line in first.splitlines() if "  Pay " in line] == [
        "  0  Pay no coins",
        "  2  Pay 2 coins",
    ]
    second = prompt.says("2")
    assert "Upkeep: 2 units still to pay. How much of it in wood?" in second
    assert "[1] Pay 2 coins" in second
    assert [line for line in second.splitlines() if line[:4].strip() and "Pay" in line[5:]] == [
        " [1] Pay 2 coins",
        "  0  Pay no wood",
        "  2  Pay 2 wood",
        "  4  Pay 4 wood",
    ]
    assert "How much of it in coins?" in prompt.says("undo")


def test_every_legal_split_of_a_payment_can_be_typed_and_is_what_is_paid() -> None:
    reached = 0
    for coin, wood, stone, vp in product([0, 2], [0, 2, 4], [0, 2, 4], [0, 1]):
        if (coin + wood + stone) // 2 + vp == 3:
            prompt = upkeep()
            prompt.type("1")
            prompt.ask(0)
            line = f"{coin} coins {wood} wood {stone} stone {vp} vp"
            assert prompt.type(line), line
            assert goods(prompt) == (4 - wood, 4 - stone, 2 - coin, 1 - vp)
            reached += 1
    assert reached == 10


@pytest.mark.parametrize("line", ["3 wood", "6 wood", "4 gold", "4 wood 4 stone", "-2 wood"])
def test_an_amount_that_cannot_be_paid_is_refused_and_nothing_is_paid(line: str) -> None:
    prompt = upkeep()
    prompt.type("1")
    prompt.ask(0)
    assert not prompt.type(line)
    assert prompt.person.picked == []
    assert goods(prompt) == (4, 4, 2, 1)


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("4 wood", (8, 6, 6)),  # of an inn's 4 wood, 2 stone and 4 coins
        ("4 wood 2 stone", (8, 8, 4)),
        ("2 stone 4 coins", (4, 8, 8)),
        ("木材2 コイン4", (6, 6, 8)),
    ],
)
def test_what_is_free_of_a_cost_is_what_was_typed(line: str, left: tuple[int, ...]) -> None:
    start = worker(12, wood=8, stone=8, coin=8, hired=3)
    prompt = at(CLASSIC, [["worker", 0, 0]], row=["inn"], **start)
    assert prompt.type("inn")
    asked = prompt.ask(0)
    assert "Inn: 6 of its cost are free. How much of that is wood?" in asked
    assert "  4  4 wood free" in asked
    answered = prompt.type(line)
    assert answered or prompt.type("0 stone")
    assert goods(prompt)[:3] == left


def test_setting_one_side_of_a_card_excludes_the_other() -> None:
    prompt = at(CLASSIC, [["set", 0, 0]], sending=1)
    assert "  2  Card 1 side 1" in prompt.text
    second = prompt.says("2")
    assert "Card 1 side 0" not in second
    assert "[1] Card 1 side 1" in second
    assert "The number so far is 1; it can become 1, 3, 5, 7, 9, 11, 13, 15." in second
    assert "Card 1 lies in the stack already." in prompt.says("1.0")
    assert len(prompt.person.picked) == 1


def test_the_last_card_shows_place_effect_and_whether_it_is_blocked() -> None:
    prompt = at(CLASSIC, [["set", 0, 0]], "ja", blocked=[13], sending=1)
    assert "ここまでの数は1。なれる場所：1、3、5、7、9、11、13（封鎖）、15。" in joined(
        prompt.says("1.1")
    )
    prompt.says("2.0")
    told = joined(prompt.says("3.1"))
    assert "行き先は5 露店通り［" in told
    assert "行き先は13 密談路地、封鎖：庁舎へ［" in told


def joined(text: str) -> str:
    """Lines of Japanese put together again."""
    return "".join(line.strip() for line in text.splitlines())


def test_a_stack_typed_in_one_line_says_where_it_leads_and_waits_for_enter() -> None:
    prompt = at(CLASSIC, [["set", 0, 0]], sending=1)
    told = prompt.says("4.1 3.0 2.1 1.0")
    assert "5 Stall street [" in told
    assert told.index("Card 4 side 1") < told.index("card 3 side 0".capitalize())
    assert prompt.record.entries == []
    assert prompt.type("")
    assert prompt.record.entries[0].choices == ("set 4.1", "set 3.0", "set 2.1", "set 1.0")  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("code", "told"),
    [("en", "This passes for the rest of the round"), ("ja", "このラウンドはもう参加しません")],
)
def test_a_zero_never_passes_a_whole_round_without_saying_so(code: str, told: str) -> None:
    prompt = at(REVISED, [["declare", 0, 0]], code)
    assert told in prompt.says("0")
    assert prompt.record.entries == []
    assert not prompt.type("undo")
    assert told in prompt.says("0")
    assert prompt.type("")
    again = at(REVISED, [["declare", 0, 0]], code)
    assert again.type("pass")


@pytest.mark.parametrize(
    ("code", "nothing", "out"),
    [("en", "Nothing comes of place 14 now.", "nobody can stay. You would be out."),
     ("ja", "今は場所14では何も起きません。", "誰も残せず、何もできなくなる")],
)  # fmt: skip
def test_a_setting_says_where_nothing_comes_of_it_and_nobody_can_be_paid(
    code: str, nothing: str, out: str
) -> None:
    own: dict[str, Any] = {"hired": 1, "sending": 1, "sent": 1, "level": 3}
    poor = at(REVISED, [["set", 0, 0]], code, **own)
    told = in_a_row(poor.says("1.0 2.1 3.1 4.1"))
    assert nothing in told
    assert out in told
    rich = at(REVISED, [["set", 0, 0]], code, **own, coin=12)
    told = in_a_row(rich.says("1.0 2.1 3.1 4.1"))
    assert nothing not in told
    assert out not in told


def test_a_stack_set_card_by_card_waits_for_enter_too() -> None:
    prompt = at(REVISED, [["set", 0, 0]], sending=1)
    for side in ["1.0", "2.1", "3.1", "4.1"]:
        assert not prompt.type(side)
    assert "14 Coins for stone" in in_a_row(prompt.file.getvalue())
    assert prompt.record.entries == []
    assert prompt.type("")


def test_who_passes_without_the_coins_for_upkeep_is_told_so() -> None:
    assert "nobody can stay" in in_a_row(at(REVISED, [["declare", 0, 0]]).says("0"))
    assert "Upkeep" not in at(REVISED, [["declare", 0, 0]], coin=18, level=3).says("0")


def test_the_line_that_may_be_typed_for_all_cards_is_one_that_is_taken() -> None:
    prompt = at(REVISED, [["set", 0, 0]], sending=1)
    shown = re.search(r"All in one line works, too: ([\d ]+)$", prompt.text, re.MULTILINE)
    assert shown is not None
    assert "Enter does it" in prompt.says(shown[1])
    assert "All in one line" not in prompt.says("1")  # a card is picked: what is left is not all


def test_a_zero_that_was_not_meant_is_taken_back_by_another_answer() -> None:
    prompt = at(REVISED, [["declare", 0, 0]])
    prompt.says("0")
    assert prompt.type("1")
    assert prompt.record.entries[0].choices == ("declare send",)  # type: ignore[union-attr]


@pytest.mark.parametrize(("code", "told"), [("en", "keeps no worker"), ("ja", "1体も残しません")])
def test_a_zero_never_dismisses_the_last_worker_without_saying_so(code: str, told: str) -> None:
    prompt = at(REVISED, [["keep", 0, 0]], code, coin=12)
    assert told in prompt.says("0")
    assert prompt.record.entries == []
    assert prompt.type("1")
    assert prompt.record.entries[0].choices == ("keep 1",)  # type: ignore[union-attr]
