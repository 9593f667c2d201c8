"""Points by source, every kind of building tile, and ties."""

import pytest

from tests.games.goryokaku.at_the_table import AtTheTable, at_table, boards, player

SETS = "earth_bank stone_steps guard_post copper_gutter gate_post"  # five kinds, all cherry
LAST = [0, 0, 0, 0, 1]


def with_tile(tile: str, **own: object) -> int:
    """What one tile brings to seat 0."""
    return at_table(player(**own), boards=boards(f"{tile}=0")).points(0)["tiles"]


def test_a_soil_level_tile_scores_the_soil_level() -> None:
    assert with_tile("soil_level", soil_lv=3) == 3


def test_a_black_ship_tile_scores_the_black_ship_level() -> None:
    assert with_tile("ship_level", ship_lv=5) == 5


@pytest.mark.parametrize(("kind", "cards"), [
    ("soil", "earth_bank dry_moat low_rampart"), ("stone", "stone_wall stone_steps well_curb"),
    ("wood", "stable guard_post granary"), ("copper", "casting_yard great_bell fire_bell"),
    ("andesite", "gate_post flagstones stone_weir"),
])  # fmt: skip
def test_a_kind_tile_scores_five_for_three_castle_cards_of_its_kind(kind: str, cards: str) -> None:
    assert with_tile(f"kind_{kind}", castles=cards) == 5
    assert with_tile(f"kind_{kind}", castles=" ".join(cards.split()[:2])) == 0


def test_a_kind_tile_scores_five_once_for_six_cards_too() -> None:
    cards = "earth_bank dry_moat low_rampart main_rampart screen_bank outer_bank"
    assert with_tile("kind_soil", castles=cards) == 5


def test_a_tile_scores_four_for_each_full_set_of_five_kinds() -> None:
    assert with_tile("kind_sets", castles=SETS) == 4
    assert with_tile("kind_sets", castles=SETS.rsplit(" ", 1)[0]) == 0
    twice = f"{SETS} dry_moat stone_wall stable casting_yard flagstones"
    assert with_tile("kind_sets", castles=twice) == 8


@pytest.mark.parametrize(("crest", "castle", "person"), [
    ("cherry", "earth_bank", "camp_cook"), ("hollyhock", "earth_bridge", "stonemason"),
    ("diamond", "dry_moat", "woodcutter"), ("plum", "low_rampart", "peddler"),
    ("star", "levelled_ground", "perry"),
])  # fmt: skip
def test_a_crest_tile_scores_one_for_each_crest_on_built_and_hired_cards(
    crest: str, castle: str, person: str
) -> None:
    assert with_tile(f"crest_{crest}", castles=castle, persons=person) == 2
    assert with_tile(f"crest_{crest}", plans=castle, people=person) == 0


def test_a_tile_scores_three_for_each_full_set_of_five_crests() -> None:
    persons = "camp_cook stonemason woodcutter peddler"
    assert with_tile("crest_sets", persons=persons) == 0
    assert with_tile("crest_sets", persons=persons, castles="levelled_ground") == 3


def test_a_flat_tile_scores_three() -> None:
    assert with_tile("flat_3") == 3


def test_a_tile_for_two_pieces_scores_five() -> None:
    assert with_tile("flat_5") == 5


def test_a_pieces_tile_scores_one_for_each_own_piece_placed_itself_included() -> None:
    at = at_table(player(), boards=boards("pieces=0", "flat_5=0", "flat_3=1"))
    assert at.points(0)["tiles"] == 3 + 5
    assert at.t.players[0].placed == 3


def test_a_circle_scores_the_own_tiles_of_its_board_again() -> None:
    tiles = boards("flat_3=0", "flat_3=0", "flat_5=1", "flat_3=0")
    at = at_table(player(circles=[1]), player(circles=[1, 2]), boards=tiles)
    assert at.points(0) == {"tiles": 9, "circle": 6, "crest": 0, "daiba": 0}
    assert at.points(1) == {"tiles": 5, "circle": 5, "crest": 0, "daiba": 0}


def test_the_crest_card_scores_one_for_each_matching_crest_built_and_hired() -> None:
    at = at_table(player(crest="cherry", castles="earth_bank stable", persons="camp_cook perry"))
    assert at.points(0)["crest"] == 2


@pytest.mark.parametrize(("step", "factor"), list(enumerate([0, 0, 0, 0, 1, 1, 1])))
def test_the_daiba_scores_its_factor_for_each_built_castle_card(step: int, factor: int) -> None:
    at = at_table(player(daiba=step, castles="earth_bank stable"))
    assert at.points(0)["daiba"] == 2 * factor


def ended(*players: dict[str, object]) -> AtTheTable:
    """The last onigiri is taken."""
    at = at_table(*players, seats=2, stacks={"wood+copper": {"0": "w"}}, piles=LAST,
                  markers=["andesite", "stone", "wood", "copper", "soil"])  # fmt: skip
    while at.t.asking is not None:
        at.t.play(0, "act recall" if at.asked.startswith("act") else 0)
    return at


def test_the_most_points_win() -> None:
    result = ended(player(daiba=6, castles="stable", people="?"), player(koban=9)).t.result
    assert result is not None
    assert (result.ranks, result.reason) == ([1, 2], "eras")


def test_ties_go_to_the_cubes_held_then_to_the_koban_and_are_then_shared() -> None:
    for first, second, ranks in [
        (player(koban=9), player(cubes="1 soil"), [2, 1]),
        (player(cubes="1 copper", koban=1), player(cubes="1 soil"), [1, 2]),
        (player(koban=3), player(koban=3), [1, 1]),
    ]:
        result = ended(first, second).t.result
        assert result is not None
        assert result.scores == [0, 0]
        assert result.ranks == ranks
