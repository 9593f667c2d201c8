"""Standstill: the second end, when nothing can happen any more whatever roles are picked."""

import json
import random
from typing import Any

import pytest

import takujo
from takujo.cpu.levels import player as cpu
from takujo.games.catalogue import game
from takujo.games.san_juan import events
from takujo.games.san_juan.standstill import stands_still
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.flow import take
from takujo.kernel.table import Event
from tests.games.san_juan.at_the_table import AtTheTable, Position, at_table, player

CARDS: dict[str, Any] = game("san-juan").edition()["cards"]


def next_round(*players: Position, **more: Any) -> AtTheTable:
    """The round is over, and neither deck nor discard pile has a card."""
    settled = {"seats": 2, "round": 9, "built": 0, "deck": "", "asking": "", "agenda": "round 0"}
    return at_table(*players, **(settled | more))


def test_the_game_ends_when_no_card_can_come_and_nobody_could_pay_for_any_card_in_hand() -> None:
    at = next_round(player(hand="hero"), player(hand="palace"))
    assert at.over()
    assert at.t.result is not None
    assert at.t.result.reason == "standstill"


def test_it_ends_although_something_was_built_in_the_last_round() -> None:
    assert next_round(player(hand="hero"), built=1).over()


def test_chapels_are_used_before_it_is_seen_whether_the_game_is_over() -> None:
    at = next_round(player(hand="palace statue", town="chapel"), player(hand="hero"))
    assert at.asked == "tuck 0 0"
    at.play(0, "tuck statue")
    assert at.over()
    assert at.chapel(0) == "statue"


def test_the_hand_limit_comes_before_it_is_seen_and_what_it_discards_can_be_drawn() -> None:
    nine = "palace palace guild_hall guild_hall city_hall city_hall triumphal_arch hero statue"
    at = next_round(player(hand=nine, town=""), player(town=""))
    assert at.asked == "discard 0 2"
    at.give(0, "discard", "palace hero")
    assert at.asked == "role 0 0"
    assert at.t.cards_left() == 2


def test_what_the_hand_limit_discards_can_be_drawn_even_where_nobody_could_build() -> None:
    eight = "smithy gold_mine archive well market_stand black_market crane trading_post"
    at = next_round(player(hand=eight, town=eight), player())
    at.give(0, "discard", "smithy")
    assert at.asked == "role 0 0"


@pytest.mark.parametrize(
    ("own", "why"),
    [
        (player(hand="smithy"), "the picker of the builder pays one card less"),
        (player(hand="well", town="library"), "a library doubles the privilege"),
        (player(hand="tobacco_storage palace", town="smithy"), "a smithy helps"),
        (player(hand="hero", town="crane palace"), "a crane builds over"),
        (player(hand="indigo_plant", town="indigo_plant"), "production buildings any number"),
        (player(hand="hero statue statue victory_column victory_column"), "other cards pay"),
        (player(hand="palace", town="indigo_plant=hero"), "a good can be sold, and be drawn"),
    ],
)
def test_it_goes_on_while_somebody_could_do_something(own: Position, why: str) -> None:
    at = next_round(player(hand="palace"), own)
    assert at.asked == "role 0 0", why


@pytest.mark.parametrize(
    "own",
    [
        player(hand="smithy", town="smithy"),  # a city building he has already
        player(hand="well"),  # the privilege is not enough
        player(hand="palace hero", town="crane well"),
        player(hand="hero", town="indigo_plant sugar_mill black_market"),  # no good lies there
        player(),
    ],
)
def test_it_ends_where_what_looks_like_a_way_out_is_none(own: Position) -> None:
    assert next_round(player(hand="palace"), own).over()


def test_that_the_game_goes_on_tells_of_the_hands_and_so_nothing_is_taken_back() -> None:
    at = next_round(player(hand="palace statue", town="chapel"), player(hand="smithy"))
    before = at.t.reveals
    at.play(0, "tuck statue")
    assert at.asked == "role 0 0"
    assert at.t.reveals == before + 1


def test_a_match_of_version_1_still_ends_before_chapels_and_hand_limit() -> None:
    rules = game("san-juan")
    book = rules.book_of(rules.edition(), "first", 1)
    at = next_round(player(hand="smithy palace", town="chapel"), player(hand="smithy"))
    data = at.data() | {"asking": None, "agenda": [["round", 0, 0]], "rules": book.identity}
    t = takujo.from_json(json.dumps(data | {"built": 0}))
    assert t.book.version == 1
    assert t.result is not None
    assert t.result.reason == "standstill"


def scarce(numbers: random.Random, seats: int, most: int, hand: int, pile: int) -> Position:
    """Few cards are left outside of towns and chapels; the round is over."""
    deck = [id for id, card in CARDS.items() for _ in range(card["count"])]
    numbers.shuffle(deck)
    players: list[Position] = []
    for _ in range(seats):
        town: list[str] = []
        for _ in range(numbers.randint(1, most)):
            fits = [c for c in deck if CARDS[c]["kind"] == "production" or c not in town]
            town.append(fits[0])
            deck.remove(fits[0])
        players.append({"buildings": town})
    for p in players:
        p["hand"] = [deck.pop() for _ in range(numbers.randint(0, hand))]
    left = [deck.pop() for _ in range(numbers.randint(0, pile))]
    for seat, p in enumerate(players):
        p["chapel"] = deck[seat::seats]
    return {
        "game": "san-juan", "seats": seats, "round": 20, "governor": seats - 1,
        "players": players, "deck": left, "asking": None, "agenda": [["round", 0, 0]],
    }  # fmt: skip


def something_happens(t: SanJuan, rounds: int) -> bool:
    """Is there any way to answer after which a card is built or drawn in the next rounds?"""
    seen: set[str] = set()
    todo = [t]
    while todo:
        at = todo.pop()
        for choice in at.offered if at.asking is not None else []:
            then = at.copy()
            heard: list[Event] = []
            then.ear = heard
            take(then, choice)
            if {events.BUILT, events.COVERED, events.DREW} & {event[0] for event in heard}:
                return True
            mark = json.dumps([then.takers, then.governor, [p.hand for p in then.players]])
            mark += str(then.asking and (then.asking.id, then.asking.seat, then.asking.n))
            if then.round < t.round + rounds and mark not in seen:
                seen.add(mark)
                todo.append(then)
    return False


def test_it_stands_still_exactly_where_no_answers_lead_to_a_card_built_or_drawn() -> None:
    found = {True: 0, False: 0}
    for seed in range(60):
        data = scarce(random.Random(seed), 2, 5, 2, 0)
        data |= {"asking": ["role", 0, 0], "agenda": [["role", 1, 0], ["role", 0, 0]]}
        data["agenda"].append(["round", 1, 0])
        t = takujo.from_json(json.dumps(data | {"governor": 0}))
        assert isinstance(t, SanJuan)
        still = stands_still(t)
        assert still != something_happens(t, 2), f"seed {seed}"
        found[still] += 1
    assert min(found.values()) >= 10


@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_every_player_comes_to_an_end_however_few_cards_are_left(level: str) -> None:
    reasons: dict[str, int] = {}
    rules = game("san-juan")
    for seed in range(12):
        seats = 2 + seed % 3
        t = takujo.from_json(json.dumps(scarce(random.Random(seed), seats, 11, 5, 4)))
        players = [cpu(level, rules, seed * 4 + seat) for seat in range(seats)]
        decisions = 0
        while t.asking is not None and decisions < 4_000:
            take(t, players[t.asking.seat].choose(rules.seen(t, t.asking.seat)))
            decisions += 1
        assert t.result is not None, f"seed {seed}"
        reasons[t.result.reason] = reasons.get(t.result.reason, 0) + 1
    assert set(reasons) == {"buildings", "standstill"}
