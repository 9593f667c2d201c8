"""How normal plays Goryokaku: moves that are plain, and numbers of the edition that change them."""

import json
from typing import Any

import takujo
from tests.games.goryokaku.at_the_table import boards, player, position

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
    assert office("tiles.flat_3.effects.0.gain.points=0") != "office 1"
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
    mine = player(dealt="earth_bank stone_steps overhanging_wall")
    at: dict[str, Any] = {"asking": "keep 0 1", "agenda": "under 0,turn 0", "boards": OPEN}
    assert move(mine, **at) != "keep overhanging_wall"
    cheap = "castles.earth_bank.cost.soil=9,castles.stone_steps.cost.stone=9"
    assert move(mine, **at, edition=cheap) == "keep overhanging_wall"


def test_many_cubes_too_many_are_thought_about_in_bounded_time() -> None:
    # every way to give back fourteen cubes one by one would be five to the fourteenth
    mine = player(cubes="5 soil 4 stone 4 wood 3 copper 2 andesite", onigiri=5, plans="stone_steps")
    late: dict[str, Any] = {"turn": 0, "boards": OPEN, "piles": LATE}
    assert move(mine, asking="act 0", **late).startswith("act ")
    assert move(mine, asking="onigiri 0", space="koban", **late)
