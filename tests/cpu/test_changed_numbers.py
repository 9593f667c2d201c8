"""The players read the edition: a changed number changes their play."""

import json
from pathlib import Path
from typing import Final

import takujo

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "positions"


def move(position: str, setting: str) -> str:
    """What normal plays in a stated position when one number is another."""
    data = json.loads((FOLDER / f"{position}.json").read_text(encoding="utf-8"))
    data["edition"] = f"first+{setting}" if setting else "first"
    t = takujo.from_json(json.dumps(data))
    seen = t.book.game.seen(t, 0)
    leanings = t.book.game.judgement.leanings(seen)
    return t.describe(0, seen.options()[leanings.index(max(leanings))])


def test_points_that_a_card_prints() -> None:
    assert move("last_phase_city_hall", "") == "build city_hall"
    assert move("last_phase_city_hall", "cards.hero.points=9") == "build hero"


def test_points_that_an_effect_gives() -> None:
    setting = "cards.city_hall.effects=[]"
    assert move("last_phase_city_hall", setting) == "build hero"


def test_the_points_of_the_palace() -> None:
    assert move("last_phase_palace", "") == "build palace"
    assert move("last_phase_palace", "palace.points=8") != "build palace"


def test_prices() -> None:
    assert move("sell_the_dearest", "") == "sell 3"
    assert move("sell_the_dearest", "prices.tiles.2.0=9") == "sell 1"


def test_what_a_good_is_worth_later() -> None:
    assert move("silver_early", "") == "build silver_smelter"
    dear = ",".join(f"prices.tiles.{tile}.4=0" for tile in range(5))
    assert move("silver_early", dear) != "build silver_smelter"


def test_the_hand_limit() -> None:
    assert move("no_room_for_the_price", "") == "pass"
    assert move("no_room_for_the_price", "limits.hand=12") == "sell 2"


def test_the_number_of_buildings_that_ends_the_game() -> None:
    assert move("end_it_and_win", "") == "role builder"
    assert move("end_it_and_win", "limits.buildings=14") != "role builder"
    assert move("do_not_end_it_and_lose", "") == "pass"
    assert move("do_not_end_it_and_lose", "limits.buildings=16") != "pass"
