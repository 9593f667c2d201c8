"""Version 1 of the rules, which stands for the matches that began with it."""

import json
from typing import Any

import takujo
from takujo.cpu.random_play import play_out
from takujo.games.catalogue import game
from takujo.games.san_juan import names
from takujo.games.san_juan.rules import newest_paragraphs
from takujo.games.san_juan.table import SanJuan
from takujo.games.san_juan.version_1 import as_in_version_1
from takujo.kernel.chance import FastNumbers
from tests.games.san_juan.at_the_table import AtTheTable, Position, player, position

GAME = game("san-juan")
BOOK = GAME.book_of(GAME.edition("first"), "first", 1)
DECK = "smithy gold_mine well crane tower quarry statue ..."


def old(*players: Position, **more: Any) -> AtTheTable:
    """A position under version 1."""
    data = position(*players, **more) | {"rules": BOOK.identity}
    return AtTheTable(takujo.from_json(json.dumps(data)))


def next_round(*players: Position, **more: Any) -> AtTheTable:
    """A round of two is over, the deck empty, and nothing was built in it."""
    settled = {"seats": 2, "round": 9, "built": 0, "deck": "", "asking": "", "agenda": "round 1"}
    return old(*players, **(settled | more))


def test_an_archive_acts_without_being_asked_about() -> None:
    at = old(player(hand="palace hero", town="archive"), deck=DECK).play(0, "role councillor")
    assert at.asked == "discard 0 4"
    assert at.hand(0) == "crane gold_mine hero palace smithy tower well"


def test_without_an_archive_cards_are_kept_and_put_back_as_ever() -> None:
    at = old(player(hand="palace"), deck=DECK).play(0, "role councillor", "keep tower")
    assert at.hand(0) == "palace tower"
    assert at.discards() == "crane gold_mine smithy well"
    assert at.asked == "keep 1 1"


def test_the_game_ends_before_chapels_and_hand_limit_where_somebody_could_still_build() -> None:
    at = next_round(player(hand="smithy palace", town="chapel"), player(hand="smithy"))
    assert at.over()
    assert at.t.result is not None
    assert at.t.result.reason == "standstill"


def test_it_goes_on_where_something_was_built_or_a_card_is_left() -> None:
    assert next_round(player(hand="hero"), built=1).asked == "role 1 0"
    assert next_round(player(hand="hero"), deck="well").asked == "role 1 0"


def test_then_come_chapels_and_hand_limit_and_the_picks_of_a_round() -> None:
    at = next_round(player(hand="hero statue", town="chapel"), player(), built=1)
    assert at.asked == "tuck 0 0"
    at.play(0, "pass")
    rounds = (at.t.round, at.t.built, at.t.governor, at.asked)
    assert rounds == (10, 0, 1, "role 1 0")
    left = [(at.t.book.paragraphs[f.id].name, f.seat) for f in reversed(at.t.agenda[: at.t.depth])]
    assert left == [("role", 0), ("role", 1), ("round", 0)]


def test_nothing_comes_between_the_deal_and_the_first_picks() -> None:
    town = player(hand="hero", town="chapel")
    assert next_round(town, player(), round=0, deck="well").asked == "role 1 0"
    assert next_round(town, player(), round=1, deck="well").asked == "tuck 0 0"


def test_no_card_is_left_and_nothing_built_before_the_first_round_all_the_same() -> None:
    assert next_round(player(hand="hero"), player(), round=0).asked == "role 1 0"


def test_the_paragraphs_of_today_that_came_later_are_left_out() -> None:
    e = old(player()).t.edition
    today = newest_paragraphs(e)
    before = as_in_version_1(newest_paragraphs(e), e)
    assert [p.name for p in before] == [p.name for p in today[: names.EFFECT + 1]]


def test_a_game_of_version_1_is_played_to_its_end() -> None:
    t = GAME.deal(BOOK, 2, takujo.new_table("san-juan", seats=2, seed=3).chance)
    assert isinstance(t, SanJuan)
    play_out(t, FastNumbers(3))
    assert t.result is not None
    assert t.round > 5
