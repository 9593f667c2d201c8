"""What an action, a payment, a step or a round leaves behind, and what a refusal says of it."""

from typing import Any

import pytest

from takujo.games.fourbit_town.table import Town
from takujo.kernel.chance import FastNumbers, fast
from tests.games.fourbit_town.at_the_town import GAME, acting, at, edition, worker
from tests.games.fourbit_town.in_play import decline, end_of_round, later, pass_all

REVISED = GAME.book("revised")
SILENT = "5 6 15 16"


def test_the_end_of_a_round_takes_every_worker_from_the_board() -> None:
    t = pass_all(decline(at("revised", 0, SILENT, coin=60)))
    assert t.asked == "keep 0 0"
    p = t.t.players[0]
    assert (p.sent, p.out, p.sending, p.place, p.first, p.places, p.stack) == (
        0, 0, 0, -1, 0, 0, [],
    )  # fmt: skip
    assert (t.t.blocked, t.t.worker, t.t.sides) == (0, 0, 0)


def test_a_plan_that_is_given_up_is_no_plan_any_more() -> None:
    t = at("revised", 12, SILENT, plans=["sawmill@all", "quarry@0"]).play(0, "cancel sawmill")
    p = t.t.players[0]
    assert len(p.plans) == 1
    assert t.t.row[-1] == t.t.edition.buildings.index("sawmill")


def test_with_an_empty_row_the_deck_can_still_be_planned() -> None:
    t = acting(REVISED, worker(9, SILENT), row=[])
    assert t.options == ["pass", "plan deck"]


def test_a_refused_second_comer_cost_says_how_much_is_missing() -> None:
    t = acting(REVISED, later(0, SILENT, wood=2))
    numbers = t.reason(0, "second stone").numbers
    assert (numbers["need"], numbers["have"], numbers["short"]) == (2, 0, 2)


def test_a_refused_share_says_how_much_is_missing() -> None:
    t = at("classic", 3, "1 7 13 14", wood=2, stone=8).play(0, "effect use_2")
    assert t.asked.startswith("share")
    numbers = t.reason(0, "share 2").numbers
    assert (numbers["need"], numbers["have"], numbers["short"]) == (4, 2, 2)
    asking = t.t.asking
    assert asking is not None
    assert asking.rule.ordered()  # one number for each kind, not a selection


@pytest.mark.parametrize(
    ("act", "have", "options"),
    [
        ("sell", {"buildings": ["mint", "inn"]}, ["sell inn", "sell mint"]),
        ("cancel", {"plans": ["mint@all", "inn@all"]}, ["cancel inn", "cancel mint"]),
    ],
)
def test_an_action_that_a_card_was_used_for_is_done(
    act: str, have: dict[str, Any], options: list[str]
) -> None:
    book = edition("revised", cards__5__zero=[{"when": "card", "may": True, "gain": {act: 1}}])
    t = acting(book, worker(0, "5 6 15 16", **have)).play(0, "effect use")
    assert sorted(t.options) == options  # without a pass


def test_more_vp_go_before_more_coins_and_coins_before_workers() -> None:
    def ranks(*players: dict[str, int]) -> list[int]:
        result = end_of_round("classic", 6, *players).t.result
        assert result is not None
        return result.ranks

    assert ranks({"vp": 5, "hired": 0}, {"vp": 4, "coin": 60, "hired": 7}) == [1, 2]
    assert ranks({"vp": 5, "coin": 2, "hired": 0}, {"vp": 5, "hired": 7}) == [1, 2]
    assert ranks({"vp": 5, "hired": 3}, {"vp": 5, "hired": 2}) == [1, 2]
    assert ranks({"vp": 5, "hired": 3}, {"vp": 5, "hired": 3}) == [1, 1]


def test_a_market_says_what_it_lacks() -> None:
    t = at("classic", 10, "1 7 13 14", buildings=["market"], stone=2)
    assert t.options == ["pass", "effect use", "meanwhile market_2"]
    refused = t.reason(0, "meanwhile market_1")
    assert (refused.code, refused.numbers) == (
        "cannot_pay_effect",
        {"thing": 0, "need": 2, "have": 0},
    )


def test_a_dearer_second_comer_cost_says_what_is_missing_of_it() -> None:
    book = GAME.book("revised", ["second_comer.cost=4"])
    t = acting(book, later(0, SILENT, wood=4, stone=2))
    assert t.reason(0, "second stone").numbers["short"] == 2
    assert t.t.by_place == 0  # the place has not been reached yet


def test_a_second_comer_may_pay_for_a_plan_from_the_deck_alone() -> None:
    t = acting(REVISED, later(9, SILENT, wood=2), row=[])
    assert t.options == ["pass", "second wood"]


def test_what_waits_for_a_higher_level_acts_when_it_has_risen() -> None:
    book = edition("revised", buildings__mint=[{"when": "levelled", "gain": {"vp": 1}}])
    have: dict[str, Any] = {"wood": 4, "stone": 4, "coin": 4, "buildings": ["mint"]}
    t = acting(book, worker(6, "1 8 9 15", **have)).play(0, "level up")
    assert (t.t.players[0].level, t.has(0)[3]) == (4, 1)


def test_what_comes_into_the_row_leaves_the_deck() -> None:
    t = end_of_round("revised", 1, {"hired": 1}, {"coin": 60}, row=["mint"]).play(1, "keep 1")
    assert (len(t.t.row), len(t.t.deck)) == (5, 18 - 5)
    assert not set(t.t.row) & set(t.t.deck)


def test_of_two_things_to_pay_the_one_that_is_missing_is_named() -> None:
    pay = {"stone": 2, "coin": 40}
    dear = {"when": "meanwhile", "pay": pay, "gain": {"wood": 2}, "per_round": 1}
    t = acting(
        edition("revised", buildings__mint=[dear]),
        worker(9, SILENT, buildings=["mint"], stone=2, coin=8),
    )
    refused = t.reason(0, "meanwhile mint")
    assert (refused.code, refused.numbers) == (
        "cannot_pay_effect",
        {"thing": 2, "need": 40, "have": 8},
    )


def test_what_was_used_up_in_one_round_is_open_in_the_next() -> None:
    once = {"when": "meanwhile", "pay": {"coin": 2}, "gain": {"wood": 2}, "per_round": 1}
    book = edition("classic", buildings__mint=[once])
    t = acting(book, worker(10, "1 7 13 14", buildings=["mint"], stone=2, coin=20))
    t.play(0, "meanwhile mint")
    assert "meanwhile mint" not in t.options
    assert t.reason(0, "meanwhile mint").code == "effect_not_open"
    assert sum(t.t.uses) > 0
    pass_all(decline(t))
    while t.asked.startswith("keep"):
        t.play(int(t.asked.split()[1]), t.options[0])
    assert sum(t.t.uses) == 0


def test_a_market_is_refused_while_no_own_worker_acts_or_a_payment_is_picked() -> None:
    t = at("classic", 3, "1 7 13 14", buildings=["market"], wood=8).t
    aside = next(p.rule for p in t.book.paragraphs if p.name == "meanwhile")
    assert aside.why_not(t, 0, 0, 1) is None
    t.paying = 1
    refused = [aside.why_not(t, 0, 0, 1)]
    t.paying, t.worker = 0, 2
    refused.append(aside.why_not(t, 0, 0, 1))
    assert [each.code for each in refused if each] == ["no_own_worker_acts"] * 2


def drafted(seats: int, picks: int) -> Town:
    """A game in the middle of its draft, everybody keeping the first card offered."""
    t = GAME.deal(REVISED, seats, fast(4))
    assert isinstance(t, Town)
    for _ in range(seats * picks):
        seat = t.waiting[0]
        t.play(seat, t.options(seat)[0])
    return t


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_guess_says_was_passed_on_came_to_the_left_neighbour(seats: int) -> None:
    seen = GAME.seen(drafted(seats, 2), 0)
    for seed in range(10):
        t = GAME.guess(seen, FastNumbers(seed))
        assert isinstance(t, Town)
        for seat, p in enumerate(t.players):
            left = t.players[(seat + 1) % seats]
            assert sorted(p.passed[:3]) == sorted([left.cards[1], *left.passed[3:5]])
            assert sorted(p.passed[3:5]) == sorted(left.hand)


@pytest.mark.parametrize(("second", "left"), [("pass", 6), ("declare send", 0)])
def test_what_was_passed_on_is_forgotten_once_everybody_has_shown_the_cards(
    second: str, left: int
) -> None:
    t = drafted(2, 3)
    assert [len(p.passed) for p in t.players] == [6, 6]
    t.play(t.order[0], "declare send")
    t.play(t.order[1], second)
    while t.asking is not None and t.asking.rule.secret():
        seat = t.waiting[0]
        t.play(seat, t.options(seat)[0])
    assert [len(p.passed) for p in t.players] == [left, left]
