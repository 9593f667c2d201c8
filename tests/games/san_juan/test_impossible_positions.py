"""Positions written by hand: every problem is named; what is left out has a default."""

import json
from typing import Any

import pytest

import takujo
from takujo.games.catalogue import game
from takujo.kernel.game import Impossible
from tests.games.san_juan.at_the_table import AtTheTable, at_table, player, position, problems

ELEVEN = "sugar_mill " * 8 + "tobacco_storage " * 3

CASES: list[tuple[dict[str, Any], list[str]]] = [
    ({"seats": 5}, ["seats: must be a whole number from 2 to 4, not 5"]),
    ({"governor": 4}, ["governor: must be a whole number from 0 to 3, not 4"]),
    ({"round": -1}, ["round: must be a whole number from 0 to 9999, not -1"]),
    ({"roles": {"bulider": 1}}, ['roles.bulider: is not known; did you mean "builder"?']),
    ({"roles": {"builder": 7}}, ["roles.builder: must be a whole number from -1 to 3, not 7"]),
    (
        {"roles": []},
        ["roles: must be a table of builder, producer, trader, councillor, prospector, not []"],
    ),
    ({"decks": []}, ['decks: is not known; did you mean "deck"?']),
    ({"asking": ["bild", 0, 0]}, ["asking: 'bild' is not known; did you mean \"build\"?"]),
    ({"asking": ["build", 9, 0]}, ["asking: there is no seat 9; seats are 0 to 3"]),
    ({"asking": ["build", 0, 3]}, ["asking: the number of build is 0 to 2, not 3"]),
    ({"asking": "build"}, ["asking: must be [rule, seat, n], not 'build'"]),
    ({"agenda": [["round", 0]]}, ["agenda.0: must be [rule, seat, n], not ['round', 0]"]),
    ({"agenda": 3}, ["agenda: must be a list of [rule, seat, n]"]),
    ({"tiles": ["1", "2", "3", "4"]}, ["tiles: must hold each of 1, 2, 3, 4, 5 once, or ?"]),
    ({"tiles": ["1", "1", "3", "4", "5"]}, ["tiles: must hold each of 1, 2, 3, 4, 5 once, or ?"]),
    ({"tiles_seen": 6}, ["tiles_seen: must be a whole number from 0 to 5, not 6"]),
    ({"chance": {"kind": "dice"}}, ['chance: must have kind = "fast" or "sealed", and a seed']),
    (
        {"chance": {"kind": "fast", "seed": "x"}},
        ["chance.seed: must be a whole number, or 64 hexadecimal digits if sealed"],
    ),
    (
        {"chance": {"kind": "fast", "seed": "1", "times": [1]}},
        ["chance.times: must be 3 numbers"],
    ),
    ({"players": []}, ["players: must be 4 tables, not 0"]),
    ({"players": 4}, ["players: must be a list of tables", "players: must be 4 tables, not 0"]),
    ({"discard": ["well@9"]}, ["discard: there is no seat 9 to know well"]),
    ({"discard": ["@0"]}, ["discard: has a card without a name"]),
    ({"deck": ["", "..."]}, ["deck: has a card without a name"]),
    ({"discard": ["wells"]}, ["discard: 'wells' is not known; did you mean \"well\"?"]),
    ({"deck": ["well", "crane"]}, ["deck: 108 cards too few in all"]),
    ({"deck": ["well"] * 4 + ["..."]}, ["deck: well: the edition has only 3"]),
    ({"mine": ["?"]}, ["mine: everybody has seen these cards: ? is none of them"]),
    ({"mine": ["well"]}, ["mine: cards are turned up only while nugget is asked"]),
    ({"drawn": ["well"]}, ["drawn: cards are drawn only while keep or archive is asked"]),
    (
        {"asking": ["pay", 0, 1], "site": "well"},
        ["asking: 1 cards are asked for, but the hand has 0"],
    ),
    ({"asking": ["discard", 1, 2]}, ["asking: 2 cards are asked for, but the hand has 0"]),
    ({"asking": ["place", 0, 1]}, ["site: a building is being paid for: which?"]),
    (
        {"asking": ["sell", 0, 1], "agenda": []},
        ["price_tile: goods are being sold: which tile lies open?"],
    ),
    (
        {"agenda": [["trader_turn", 1, 0]]},
        ["price_tile: goods are being sold: which tile lies open?"],
    ),
    (
        {"price_tile": 1},
        ["agenda: tile_down must lie there once, exactly while a price tile lies open"],
    ),
    (
        {"price_tile": 1, "agenda": [["tile_down", 0, 0], ["tile_down", 0, 0]]},
        ["agenda: tile_down must lie there once, exactly while a price tile lies open"],
    ),
    (
        {"price_tile": 1, "asking": None, "agenda": [["trader", 0, 1], ["tile_down", 0, 0]]},
        ["agenda: only sell, trader_turn and effect come before tile_down"],
    ),
    (
        {"price_tile": 1, "asking": None, "agenda": [["tile_down", 0, 0], ["trader_turn", 1, 0]]},
        ["agenda: sell and trader_turn come before tile_down, not after it"],
    ),
    (
        {"asking": ["sell", 0, 1], "price_tile": 2},
        ["price_tile: the open tile must be the first of the tiles"],
    ),
    (
        {"asking": ["pay", 0, 1], "site": "well", "agenda": [["end_of_builder", 0, 0]]},
        ["agenda: into_town must lie there exactly while a building is paid for"],
    ),
    (
        {"agenda": [["into_town", 0, 0], ["end_of_builder", 0, 0]], "site": "well"},
        ["agenda: into_town must lie there exactly while a building is paid for"],
    ),
    (
        {"asking": ["keep", 0, 1], "drawn": ["well"], "agenda": []},
        ["agenda: put_back must lie there exactly while cards are kept"],
    ),
    (
        {"asking": ["place", 0, 1], "site": "well", "covering": 3},
        ["covering: there is no such building"],
    ),
    (
        {"asking": ["build", 0, 1], "agenda": []},
        ["agenda: end_of_builder must lie there once, after all that is built"],
    ),
    (
        {"asking": ["pay", 0, 1], "site": "well", "agenda": [["into_town", 0, 0]]}
        | {"players": [{"hand": ["hero"]}, {}, {}, {}]},
        ["agenda: end_of_builder must lie there once, after all that is built"],
    ),
    (
        {"asking": ["build", 0, 1], "agenda": [["end_of_builder", 0, 0], ["build", 1, 0]]},
        ["agenda: end_of_builder must lie there once, after all that is built"],
    ),
    (
        {"agenda": [["end_of_builder", 0, 0], ["round", 1, 0]]},
        ["agenda: end_of_builder lies there only while the builder phase goes on"],
    ),
    ({"site": "wel"}, ["site: 'wel' is not known; did you mean \"well\"?"]),
    ({"site": 7}, ["site: '7' is not known"]),
    (
        {"asking": ["pay", 0, 1], "site": "well", "deck": ["well"] * 3 + ["..."]}
        | {"players": [{"hand": ["hero"]}, {}, {}, {}]},
        ["deck: well: the edition has only 3"],
    ),
]

PLAYERS: list[tuple[dict[str, Any], list[str]]] = [
    ({"hands": []}, ['players.0.hands: is not known; did you mean "hand"?']),
    ({"hand": "well"}, ["players.0.hand: must be a list of names, not 'well'"]),
    ({"hand": ["wel"]}, ["players.0.hand: 'wel' is not known; did you mean \"well\"?"]),
    ({"hand": [""]}, ["players.0.hand: has a card without a name"]),
    ({"hand": ["well"], "shown": ["hero"]}, ["players.0.shown: hero is not in the hand"]),
    (
        {"hand": ["?"], "shown": ["?"]},
        ["players.0.shown: everybody has seen these cards: ? is none of them"],
    ),
    ({"buildings": ["wel"]}, ["players.0.buildings: 'wel' is not known; did you mean \"well\"?"]),
    ({"buildings": ["well", "well"]}, ["players.0.buildings: well stands there twice"]),
    ({"buildings": ["well=?"]}, ["players.0.buildings: well cannot hold a good"]),
    (
        {"buildings": ["sugar_mill"] * 8 + ["tobacco_storage"] * 4},
        ["players.0.buildings: 12 buildings: the game would be over"],
    ),
    (
        {"buildings": ["sugar_mill"] * 8 + ["tobacco_storage"] * 5},
        ["players.0.buildings: 13 buildings: the game would be over"],
    ),
    ({"chapel": ["?", 3]}, ["players.0.chapel: must be a list of names, not ['?', 3]"]),
]


@pytest.mark.parametrize(("change", "wrong"), CASES, ids=[str(change) for change, _ in CASES])
def test_a_position_that_cannot_be_is_refused_with_what_is_wrong(
    change: dict[str, Any], wrong: list[str]
) -> None:
    assert problems(position() | change) == wrong


@pytest.mark.parametrize(("who", "wrong"), PLAYERS, ids=[str(who) for who, _ in PLAYERS])
def test_a_player_that_cannot_be_is_refused_with_what_is_wrong(
    who: dict[str, Any], wrong: list[str]
) -> None:
    assert problems(position(who)) == wrong


def test_all_problems_are_named_at_once() -> None:
    data = position(player(hand="wel", town="well well")) | {"governor": 9, "tiles": []}
    assert len(problems(data)) == 4


@pytest.mark.parametrize("asking", ["role 0", "produce 0 1", "tuck 0", "draw 0 1"])
def test_a_complete_town_is_refused_outside_the_builder_phase(asking: str) -> None:
    data = position(
        player(), player(town="sugar_mill " * 8 + "tobacco_storage " * 4), asking=asking
    )
    assert problems(data) == ["players.1.buildings: 12 buildings: the game would be over"]


def test_a_complete_town_is_refused_where_it_would_still_build() -> None:
    town = "sugar_mill " * 8 + "tobacco_storage " * 4
    problem = "12 buildings: the game would be over"
    building = position(player(), player(town=town), asking="build 1 1")
    assert problems(building) == [f"players.1.buildings: {problem}"]
    waiting = position(player(), player(town=town), asking="build 0 1")
    assert problems(waiting) == [f"players.1.buildings: {problem}"]
    done = at_table(player(), player(town=town), asking="build 0 0", roles={"builder": 1})
    assert done.over()


def test_a_finished_game_is_read_back() -> None:
    at = at_table(player(hand="smithy", town=ELEVEN), asking="build 0 1")
    at.play(0, "build smithy")
    assert at.over()
    assert takujo.from_json(at.t.to_json()).to_json() == at.t.to_json()


def test_what_is_not_a_position_is_refused() -> None:
    for text, problem in [
        ("{", "this is not JSON"),
        ("[]", "game: is missing"),
        ("{}", "game: is missing"),
        ('{"game": "san-juan", "edition": 3}', "edition: must be the name of an edition"),
        ('{"game": "san-juan", "rules": "0123"}', "rules: the position has 0123"),
    ]:
        with pytest.raises(Impossible, match=problem):
            takujo.from_json(text)


def test_a_seat_in_a_position_has_an_indigo_plant_if_nothing_else_is_said() -> None:
    data = {"game": "san-juan", "seats": 3, "players": [{}, {}, {}], "asking": ["role", 2, 0]}
    t = takujo.from_json(json.dumps(data))
    assert [len(p["buildings"]) for p in json.loads(t.to_json())["players"]] == [1, 1, 1]
    assert t.waiting == [2]
    assert len(json.loads(t.to_json())["deck"]) == 107


def test_unknown_cards_of_a_position_are_dealt() -> None:
    at = at_table(player(hand="? ? well", town="indigo_plant=?", chapel="?"), discard="?")
    data = at.data()
    assert "?" not in json.dumps(data["players"] + data["deck"] + data["discard"])
    assert "well" in data["players"][0]["hand"]


def test_what_follows_a_question_need_not_be_written() -> None:
    paying = at_table(player(hand="crane hero"), asking="pay 0 1", site="well")
    paying.play(0, "pay crane")
    assert paying.town(0) == "well"
    keeping = at_table(asking="keep 0 1", drawn=["well", "hero"]).play(0, "keep hero")
    assert keeping.discards() == "well"
    selling = at_table(player(town="indigo_plant=?"), asking="sell 0 1", price_tile=1)
    selling.play(0, "sell 1")
    assert selling.t.tiles == [2, 3, 4, 5, 1]
    assert selling.t.tile == 0


def test_a_builder_position_without_its_agenda_lets_the_others_build_and_ends_the_game() -> None:
    at = at_table(
        player(hand="smithy", town=ELEVEN), player(hand="archive hero"), asking="build 0 1"
    )
    at.play(0, "build smithy")
    assert at.asked == "build 1 0"
    at.play(1, "build archive")
    assert at.over()
    assert at.said("game_ended") == ["game_ended 0 12"]


@pytest.mark.parametrize("asking", ["place 0 0", "black_market 0 1", "pay 0 1"])
def test_the_game_ends_from_every_question_of_the_builder_phase(asking: str) -> None:
    town = ELEVEN.replace("tobacco_storage", "black_market", 1)
    town = town.replace("tobacco_storage", "crane", 1)
    at = at_table(player(hand="hero statue hero", town=town), asking=asking, site="smithy")
    if asking.startswith("place"):
        at.play(0, "place new")
    if at.asked.startswith("black_market"):
        at.play(0, "pass")
    at.play(0, "pay hero")
    assert at.over()


def test_after_a_builder_position_the_roles_left_are_picked_and_the_next_round_comes() -> None:
    own = player(hand="smithy hero")
    at = at_table(own, own, asking="build 1 0", roles={"trader": 3, "builder": 0}, governor=3)
    at.play(1, "build smithy")
    assert at.asked == "role 1 0"  # two have picked; seats 2, 3 had nothing to build
    at.play(1, "role prospector", "draw 1")
    assert at.asked == "role 2 0"
    at.play(2, "role councillor").everybody_passes()
    assert (at.asked, at.t.round, at.t.governor) == ("role 0 0", 2, 0)


def test_a_position_of_an_earlier_version_of_the_rules_is_read_under_it() -> None:
    rules = game("san-juan")
    old = rules.book_of(rules.edition(), "first", 1)
    data = position(player(hand="palace", town="archive")) | {"rules": old.identity}
    at = AtTheTable(takujo.from_json(json.dumps(data))).play(0, "role councillor")
    assert at.asked == "discard 0 4"


def test_a_position_in_the_middle_of_a_cranes_payment_is_read_back() -> None:
    cards = "hero well smithy archive"
    at = at_table(player(hand=cards, town="crane indigo_plant tower"), asking="build 0 0")
    at.play(0, "build hero", "place 3")
    assert takujo.from_json(at.t.to_json()).to_json() == at.t.to_json()
    at.give(0, "pay", "smithy well", 0)
    assert at.town(0) == "crane indigo_plant hero"


def test_a_position_after_a_building_was_covered_is_read_back() -> None:
    at = at_table(
        player(hand="hero smithy well", town="indigo_plant crane tower"),
        player(hand="smithy crane", town="indigo_plant"),
        agenda="role 1, round 1",
    )
    at.play(0, "role builder", "build hero", "place 3")
    at.give(0, "pay", at.hand(0).split()[0])
    assert at.asked == "build 1 0"
    assert takujo.from_json(at.t.to_json()).to_json() == at.t.to_json()
