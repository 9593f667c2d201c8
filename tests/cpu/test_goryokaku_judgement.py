"""How normal plays Goryokaku: moves that are plain, and numbers of the edition that change them."""

import json
from typing import Any

import takujo
from takujo.games.catalogue import game
from tests.games.goryokaku.at_the_table import boards, player, position

DATA = game("goryokaku").edition("beta")
LAST = [0, 0, 0, 0, 1]  # one onigiri is left of all eras: the next recall ends the game
LATE = [0, 0, 0, 0, 3]


def move(*players: dict[str, Any], edition: str = "", **more: Any) -> str:
    """What normal plays at this position, when numbers of the edition are as said."""
    data = position(*players, **more)
    data["edition"] = f"beta+{edition}" if edition else "beta"
    t = takujo.from_json(json.dumps(data))
    seen = t.book.game.seen(t, 0)
    leanings = t.book.game.judgement.leanings(seen)
    return t.describe(0, seen.options()[leanings.index(max(leanings))])


def leaning(choice: str, *players: dict[str, Any], edition: str = "", **more: Any) -> int:
    """How good normal finds a choice at this position."""
    data = position(*players, **more)
    data["edition"] = f"beta+{edition}" if edition else "beta"
    t = takujo.from_json(json.dumps(data))
    seen = t.book.game.seen(t, 0)
    return t.book.game.judgement.leanings(seen)[
        seen.options().index(t.book.game.parse(t, 0, choice))
    ]


OPEN = boards("flat_3", "kind_soil", "crest_star", "flat_5")


def office(edition: str = "", **mine: Any) -> str:
    """Where normal puts a piece."""
    return move(
        player(pieces=1, workers=0, **mine),
        asking="office 0", space="office", turn=0, boards=OPEN, piles=LATE, edition=edition,
    )  # fmt: skip


def test_a_piece_goes_where_the_points_are_sure() -> None:
    assert office() == "office 1"


def test_a_piece_goes_to_the_kind_that_was_built() -> None:
    assert office(castles="earth_bank earth_bridge dry_moat") == "office 2"


def test_the_points_that_a_tile_prints() -> None:
    two = {"castles": "earth_bank earth_bridge"}
    assert office(**two) == "office 1"
    assert office("tiles.flat_3.effects.0.gain.points=1", **two) == "office 2"
    mine = {"castles": "earth_bank earth_bridge dry_moat"}
    assert office("tiles.kind_soil.effects.0.if.soil_cards=5", **mine) == "office 1"


def last_turn(**mine: Any) -> str:
    """What normal does when the game is nearly over and it lies behind."""
    others = [player(castles="well_curb guard_post", daiba=6), player()]
    return move(
        player(daiba=6, **mine), *others,
        asking="act 0", turn=0, boards=OPEN, piles=LAST,
    )  # fmt: skip


def test_the_last_worker_builds() -> None:
    cubes = "1 soil 1 stone 1 wood"
    assert last_turn(plans="stone_steps", cubes=cubes, workers=1) == "act build"


def test_a_person_is_discarded_for_the_cube_that_is_missing() -> None:
    mine = last_turn(plans="stone_steps", cubes="1 stone 1 wood", workers=1, people="peddler")
    assert mine == "free peddler"


def test_a_step_of_the_daiba_is_paid_while_it_brings_points() -> None:
    mine = player(daiba=5, cubes="1 copper 1 andesite", castles="stone_steps guard_post stable")
    at: dict[str, Any] = {"asking": "daiba 0", "turn": 0, "piles": LAST, "boards": OPEN}
    assert move(mine, **at, edition="daiba.steps.6.factor=9") == "daiba copper_andesite"
    assert move(mine, **at, edition="daiba.steps.6.factor=0") == "pass"


def test_the_cost_of_a_castle_card() -> None:
    mine = player(dealt="earth_bank stone_steps first_bridge")
    at: dict[str, Any] = {"asking": "keep 0 1", "agenda": "under 0,turn 0", "boards": OPEN}
    assert move(mine, **at) != "keep first_bridge"
    cheap = "castles.earth_bank.cost.soil=9,castles.stone_steps.cost.stone=9"
    assert move(mine, **at, edition=cheap) == "keep first_bridge"


def test_many_cubes_too_many_are_thought_about_in_bounded_time() -> None:
    # every way to give back fourteen cubes one by one would be five to the fourteenth
    mine = player(cubes="5 soil 4 stone 4 wood 3 copper 2 andesite", onigiri=5, plans="stone_steps")
    late: dict[str, Any] = {"turn": 0, "boards": OPEN, "piles": LATE}
    assert move(mine, asking="act 0", **late).startswith("act ")
    assert move(mine, asking="onigiri 0", space="koban", **late)


def test_persons_are_kept_at_the_end_of_a_turn_and_break_a_tie_after_the_last() -> None:
    mine = player(people="camp_cook")
    assert move(mine, asking="finish 0", turn=0) == "pass"
    assert move(mine, asking="finish 0", turn=0, piles=[0, 0, 0, 0, 0]) == "free camp_cook"


def test_a_soil_level_that_few_castle_cards_need_is_worth_less() -> None:
    cheap = [id for id, card in DATA["castles"].items() if "any" in card["cost"]]
    dearer = ",".join([f"castles.{id}.cost.any=3" for id in cheap])
    mine = player(onigiri=3, workers=2, people="pilot", soil_lv=2)
    rest = {"asking": "onigiri 0", "turn": 0, "space": "stone", "row": "stone_wall granary"}
    now, then = [leaning("onigiri soil_lv", mine, edition=more, **rest) for more in ("", dearer)]
    assert then > now
