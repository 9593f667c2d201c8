"""Refusals: what cannot be done is refused with a code, its numbers and the clause."""

import re
from typing import Any

import pytest

from takujo.kernel.reason import Reason
from tests.games.san_juan.at_the_table import AtTheTable, Position, at_table, player
from tests.style.tree import PACKAGE

# Why a pass could not be otherwise: no refusals (tests/host/test_passes.py).
WHY_PASSED = {"no_free_building", "no_goods", "empty_hand", "all_too_dear", "all_built"}
MARKET = "black_market indigo_plant=? sugar_mill=? coffee_roaster=?"
Case = tuple[str, Position, dict[str, Any], list[str], str, dict[str, int], str]

# code, player, position, choices before, the refused choice, numbers, clause
ASKED: list[Case] = [
    (
        "role_taken",
        player(),
        {"roles": {"trader": 3}},
        [],
        "role trader",
        {"role": 3, "seat": 3},
        "2",
    ),
    (
        "already_built",
        player(hand="well smithy", town="well"),
        {"asking": "build 0 1"},
        [],
        "build well",
        {"card": 9},
        "4",
    ),
    (
        "too_dear",
        player(hand="palace smithy"),
        {"asking": "build 0 1"},
        [],
        "build palace",
        {"card": 29, "need": 5, "have": 1, "short": 4},
        "5",
    ),
    (
        "too_dear",  # at the place of the crane
        player(hand="hero smithy", town="crane library victory_column statue"),
        {"asking": "build 0 0"},
        ["build hero"],
        "place 4",
        {"card": 25, "need": 2, "have": 1, "short": 1},
        "5",
    ),
    (
        "in_town_order",  # of goods for the black market
        player(hand="statue smithy well crane", town=MARKET),
        {"asking": "build 0 0"},
        ["build statue", "black_market 3"],
        "black_market 2",
        {"slot": 2},
        "5",
    ),
    (
        "too_few_goods_left",
        player(hand="statue smithy", town=MARKET),
        {"asking": "build 0 0"},
        ["build statue"],
        "black_market 4",
        {"need": 2},
        "5",
    ),
    (
        "in_card_order",  # of a payment
        player(hand="statue smithy well crane hero"),
        {"asking": "build 0 1"},
        ["build statue", "pay well"],
        "pay smithy",
        {"card": 6},
        "5",
    ),
    (
        "too_few_cards_left",  # for a payment
        player(hand="statue smithy well crane"),
        {"asking": "build 0 1"},
        ["build statue"],
        "pay crane",
        {"need": 2},
        "5",
    ),
    (
        "makes_nothing",
        player(town="well indigo_plant"),
        {},
        ["role producer"],
        "produce 1",
        {"card": 9},
        "6",
    ),
    (
        "good_there",
        player(town="indigo_plant=? sugar_mill"),
        {},
        ["role producer"],
        "produce 1",
        {"card": 1},
        "6",
    ),
    (
        "in_town_order",  # of goods produced
        player(town="indigo_plant sugar_mill coffee_roaster"),
        {},
        ["role producer", "produce 2"],
        "produce 1",
        {"slot": 1},
        "6",
    ),
    (
        "no_good_there",
        player(town="indigo_plant=? sugar_mill"),
        {},
        ["role trader"],
        "sell 2",
        {"card": 2},
        "7",
    ),
    (
        "in_card_order",  # of cards kept
        player(town="prefecture"),
        {"deck": "smithy well crane hero statue ..."},
        ["role councillor", "keep well"],
        "keep smithy",
        {"card": 6},
        "8",
    ),
    (
        "in_card_order",  # of the archive's discards
        player(hand="hero", town="archive"),
        {"deck": "smithy well crane tower statue ..."},
        ["role councillor", "archive use", "discard well"],
        "discard smithy",
        {"card": 6},
        "8",
    ),
    (
        "in_card_order",  # of the hand limit
        player(hand="smithy gold_mine archive well crane tower quarry statue hero"),
        {"asking": "", "agenda": "round 0"},
        ["discard well"],
        "discard smithy",
        {"card": 6},
        "11",
    ),
    (
        "too_few_cards_left",  # for the hand limit
        player(hand="smithy gold_mine archive well crane tower quarry statue hero"),
        {"asking": "", "agenda": "round 0"},
        [],
        "discard hero",
        {"need": 2},
        "11",
    ),
]


@pytest.mark.parametrize("case", ASKED, ids=[f"{case[0]}-{case[4]}" for case in ASKED])
def test_a_choice_that_is_not_open_is_refused_with_code_numbers_and_clause(case: Case) -> None:
    code, who, more, before, refused, numbers, clause = case
    at = at_table(who, **more).play(0, *before)
    assert at.reason(0, refused) == Reason(code, numbers, clause)
    assert refused.split()[1] not in at.options


def why_not(at: AtTheTable, rule: str, n: int, choice: int) -> Reason | None:
    """What a rule says about a choice when it has passed over the question."""
    return at.t.book.paragraphs[at.t.book.ids[rule]].rule.why_not(at.t, 0, n, choice)


def test_a_third_good_for_the_black_market_is_refused() -> None:
    at = at_table(player(town=MARKET), done=2, last=3)
    assert why_not(at, "black_market", 1, 4) == Reason("market_full", {"most": 2}, "5")


def test_production_without_cards_is_refused() -> None:
    at = at_table(player(town="indigo_plant"), deck="")
    assert why_not(at, "produce", 1, 1) == Reason("no_cards_left", {}, "12")


def test_a_gold_mine_without_four_cards_is_refused() -> None:
    at = at_table(player(town="gold_mine"), deck="well crane", discard="hero")
    numbers = {"need": 4, "have": 3}
    assert why_not(at, "gold_mine", 0, 1) == Reason("too_few_cards_to_mine", numbers, "9")


def test_every_code_a_rule_can_give_is_tested_here() -> None:
    tested = {case[0] for case in ASKED} | {"market_full", "no_cards_left", "too_few_cards_to_mine"}
    sources = (PACKAGE / "games" / "san_juan").glob("*.py")
    written = {c for path in sources for c in re.findall(r'Reason\(\s*"(\w+)"', path.read_text())}
    assert tested == written - WHY_PASSED


def test_an_answer_from_a_seat_that_is_not_asked_is_refused() -> None:
    at = at_table()
    assert str(at.refusal(2, "role trader")) == "seat 2 is not asked now; waiting for seat 0"
    assert str(at.refusal(4, "role trader")) == "there is no seat 4; seats are 0 to 3"
    assert str(at.refusal(-1, "role trader")) == "there is no seat -1; seats are 0 to 3"


def test_a_choice_that_means_nothing_is_refused_with_what_is_possible() -> None:
    at = at_table(player(hand="well smithy"), asking="build 0 1")
    refused = at.refusal(0, "build wel")
    assert "'build wel' is no choice here; allowed: pass, build smithy, build well" in str(refused)
    assert 'did you mean "build well"?' in str(refused)
    assert str(at.refusal(0, 77)) == "choice 77 is not possible now"
    assert str(at.refusal(0, -1)) == "choice -1 is not possible now"
    assert str(at.refusal(0, at.number("hero"))) == "build hero is not possible now"


def test_a_refused_choice_changes_nothing() -> None:
    at = at_table(player(hand="palace smithy"), asking="build 0 1")
    before = at.t.to_json()
    refused = at.refusal(0, "build palace")
    assert refused.reason is not None
    assert at.t.to_json() == before
    assert at.said() == []


def test_choices_are_read_with_or_without_the_rules_name_and_in_any_case() -> None:
    for text in ["build smithy", "smithy", "  Build   SMITHY "]:
        assert at_table(player(hand="smithy")).play(0, "role builder", text).town(0) == "smithy"
