"""The reconstructed content: its distribution, and that every card has a reason to be."""

import re
from collections import Counter
from typing import Any, Final

from takujo.games.catalogue import game
from takujo.games.goryokaku.names import AREAS, CRESTS, KINDS
from tests.style.tree import ROOT

DATA: Final[dict[str, Any]] = game("goryokaku").edition("beta")
PERSONS: Final[dict[str, Any]] = DATA["persons"]
CASTLES: Final[dict[str, Any]] = DATA["castles"]
TABLE: Final = (ROOT / "docs" / "games" / "goryokaku-cards.md").read_text(encoding="utf-8")
GREY: Final = [person for person in PERSONS.values() if not person.get("pink")]
ICONS: Final = {
    "hire", "build", "office", "soil", "stone", "wood", "copper", "andesite", "koban", "bag",
    "person",
}  # fmt: skip


def rows(card: dict[str, Any], *moments: str) -> list[dict[str, Any]]:
    """The effect rows of a card at these moments."""
    return [row for row in card["effects"] if row["when"] in moments]


def rules_of(card: dict[str, Any]) -> str:
    """All of a card but its crest, its names and its remarks."""
    return repr({k: v for k, v in card.items() if k not in ("crest", "ja", "en", "note")})


def things(row: dict[str, Any]) -> list[str]:
    """What a row can gain."""
    gain = row["gain"]
    return [thing for way in (gain if isinstance(gain, list) else [gain]) for thing in way]


def test_there_are_fifty_castle_cards_and_fifty_five_persons() -> None:
    assert (len(CASTLES), len(PERSONS), len(DATA["crests"])) == (50, 55, 5)


def test_castle_cards_are_five_crests_times_five_kinds_times_two() -> None:
    pairs = Counter((card["crest"], card["kind"]) for card in CASTLES.values())
    assert pairs == {(crest, kind): 2 for crest in CRESTS for kind in KINDS}


def test_a_cheap_castle_card_costs_soil_its_kind_and_any_kind() -> None:
    cheap = [card for card in CASTLES.values() if "any" in card["cost"]]
    assert Counter((card["crest"], card["kind"]) for card in cheap) == {
        (crest, kind): 1 for crest in CRESTS for kind in KINDS
    }
    for card in cheap:
        wanted = Counter({"soil": 1, "any": 1}) + Counter({card["kind"]: 1})
        assert card["cost"] == wanted


def test_a_dear_castle_card_costs_five_and_of_copper_or_andesite_four() -> None:
    for card in CASTLES.values():
        if "any" not in card["cost"]:
            rare = card["kind"] in ("copper", "andesite")
            assert sum(card["cost"].values()) == (4 if rare else 5)
            assert card["cost"]["soil"] == (3 if card["kind"] == "soil" else 2)
            assert card["cost"][card["kind"]] == (3 if card["kind"] == "soil" else 1 if rare else 2)


def test_cheap_rewards_are_spread_over_the_crests() -> None:
    found: dict[str, set[str]] = {crest: set() for crest in CRESTS}
    for card in CASTLES.values():
        if "any" in card["cost"]:
            (thing,) = things(card["effects"][0])
            found[card["crest"]].add("cube" if thing in KINDS else thing)
    assert all(
        rewards == {"koban", "onigiri", "cube", "ship_lv", "soil_lv"} for rewards in found.values()
    )


def test_ten_dear_cards_bring_a_piece_and_five_each_of_the_other_rewards() -> None:
    dear = [card for card in CASTLES.values() if "any" not in card["cost"]]
    rewards = Counter(main_reward(card) for card in dear)
    assert rewards == {"piece": 10, "soil_lv": 5, "ship_lv": 5, "cubes": 5}
    for card in dear:
        if main_reward(card) != "piece":
            assert sum(card["effects"][0]["gain"].values()) > 1  # more than a cheap one brings


def main_reward(card: dict[str, Any]) -> str:
    """What a dear card is built for."""
    gains = things(card["effects"][0])
    return next((thing for thing in ("piece", "soil_lv", "ship_lv") if thing in gains), "cubes")


def no_dearer(one: dict[str, int], other: dict[str, int]) -> bool:
    """Does whatever pays the other cost also pay this one?"""
    kinds = [kind for kind in one if kind != "any"]
    fits = all(one[kind] <= other.get(kind, 0) for kind in kinds)
    return fits and sum(one.values()) <= sum(other.values())


def brings_all(one: dict[str, int], other: dict[str, int]) -> bool:
    """Is everything in the other gain in this one too?"""
    return all(one.get(thing, 0) >= n for thing, n in other.items())


def castle_dominated(worse: dict[str, Any], better: dict[str, Any]) -> bool:
    """Is there a card of the same kind that costs no more and brings no less?"""
    return (
        better["kind"] == worse["kind"]
        and no_dearer(better["cost"], worse["cost"])
        and brings_all(better["effects"][0]["gain"], worse["effects"][0]["gain"])
    )


def ways(row: dict[str, Any]) -> list[tuple[dict[str, int], dict[str, int]]]:
    """What a row may cost and then brings."""
    pays, gains = [x if isinstance(x, list) else [x] for x in (row.get("pay", {}), row["gain"])]
    return [(pay, gain) for pay in pays for gain in gains]


def row_dominated(worse: dict[str, Any], better: dict[str, Any]) -> bool:
    """Is there for each way of a row one that costs no more and brings no less?"""
    return worse["when"] == better["when"] and all(
        any(no_dearer(a, pay) and brings_all(b, gain) for a, b in ways(better))
        for pay, gain in ways(worse)
    )


def person_dominated(worse: dict[str, Any], better: dict[str, Any], *but: str) -> bool:
    """Is there a person no dearer that has all of its rows, those of some moments left out?"""
    if list(worse["price"]) != list(better["price"]):
        return False
    (mine,), (other,) = worse["price"].values(), better["price"].values()
    return other <= mine and all(
        any(row_dominated(row, another) for another in better["effects"])
        for row in worse["effects"]
        if row["when"] not in but
    )


def test_no_castle_card_costs_more_and_brings_no_more_than_another_of_its_kind() -> None:
    assert [
        (one, other)
        for one, worse in CASTLES.items()
        for other, better in CASTLES.items()
        if one != other and castle_dominated(worse, better)
    ] == []


def test_no_person_is_dearer_and_does_no_more_than_another_whatever_its_discard() -> None:
    assert [
        (one, other)
        for one, worse in PERSONS.items()
        for other, better in PERSONS.items()
        if one != other and person_dominated(worse, better, "discarded")
    ] == []


def test_the_pink_persons_differ_in_more_than_what_discarding_gives() -> None:
    pink = [person for person in PERSONS.values() if person.get("pink")]
    hired = [repr((person["price"], rows(person, "hired"))) for person in pink]
    assert len(set(hired)) == 10


def test_every_crest_has_nine_grey_and_two_pink_persons() -> None:
    grey = Counter(person["crest"] for person in GREY)
    assert grey == dict.fromkeys(CRESTS, 9)
    pink = [person for person in PERSONS.values() if person.get("pink")]
    for crest in CRESTS:
        own = [rows(person, "hired")[0]["gain"] for person in pink if person["crest"] == crest]
        assert [list(gain) for gain in own] == [["storehouse"], ["storehouse"]]
        assert all(1 <= gain["storehouse"] <= 4 for gain in own)


def test_six_of_nine_cost_koban_one_to_four_and_three_a_black_ship_level() -> None:
    for crest in CRESTS:
        own = [person for person in GREY if person["crest"] == crest]
        koban = sorted(p["price"]["koban"] for p in own if "koban" in p["price"])
        levels = sorted(p["price"]["ship_lv"] for p in own if "ship_lv" in p["price"])
        assert koban == [1, 2, 2, 2, 3, 4]
        assert levels == [1, 2, 3]


def test_grey_persons_have_icons_in_one_to_three_rows_and_the_price_rises_with_them() -> None:
    for crest in CRESTS:
        for price in ("koban", "ship_lv"):
            own = [p for p in GREY if p["crest"] == crest and price in p["price"]]
            own.sort(key=lambda person: int(person["price"][price]))
            icons = [len(rows(person, *AREAS)) for person in own]
            assert icons == sorted(icons)
            assert set(icons) <= {1, 2, 3}


def test_one_of_nine_raises_the_black_ship_level_and_two_count_in_castle_builds() -> None:
    for crest in CRESTS:
        own = [person for person in GREY if person["crest"] == crest]
        assert len([person for person in own if rows(person, "hired")]) == 1
        assert len([person for person in own if rows(person, "building")]) == 2


def test_persons_have_the_icons_of_the_list_and_every_one_of_them_is_used() -> None:
    used = {thing for p in GREY for row in rows(p, *AREAS) for thing in things(row)}
    assert used == ICONS
    exchanges = [row for p in GREY for row in rows(p, *AREAS) if "pay" in row]
    choices = [row for p in GREY for row in rows(p, *AREAS) if isinstance(row["gain"], list)]
    assert exchanges
    assert all(things(row) == ["soil", "stone", "wood"] for row in choices)


def test_a_discard_gains_two_koban_or_a_cube_and_soil_on_one_card_in_three() -> None:
    gains = Counter(repr(rows(person, "discarded")[0]["gain"]) for person in PERSONS.values())
    assert gains["{'soil': 1}"] == 18
    assert gains["{'koban': 2}"] > 15
    assert all(gain == "{'koban': 2}" or gain.endswith(": 1}") for gain in gains)


def test_no_two_cards_differ_only_in_crest_and_name() -> None:
    for cards in (PERSONS, CASTLES):
        assert len({rules_of(card) for card in cards.values()}) == len(cards)
        assert len({card["ja"] for card in cards.values()}) == len(cards)
        assert len({card["en"] for card in cards.values()}) == len(cards)


def test_a_person_is_a_figure_with_dates_dead_before_1956_or_a_trade() -> None:
    named = [person for person in PERSONS.values() if "note" in person]
    for person in named:
        assert re.fullmatch(r"\d{4}-\d{4}", person["note"])
        born, died = person["note"].split("-")
        assert 1750 < int(born) < int(died) < 1956
    assert 25 <= len(named) <= 40


def test_every_card_stands_in_the_table_of_what_it_is_for() -> None:
    lines = re.findall(r"^\| `(\w+)` \|.*\| ([^|]+) \|$", TABLE, re.MULTILINE)
    assert [id for id, _ in lines] == [*PERSONS, *CASTLES]
    assert all(purpose.endswith(".") for _, purpose in lines)


def test_the_tiles_are_twenty_as_the_ruling_says() -> None:
    counts = Counter(
        "kind" if id in [f"kind_{kind}" for kind in KINDS] else
        "crest" if id in [f"crest_{crest}" for crest in CRESTS] else id
        for id, tile in DATA["tiles"].items() for _ in range(tile["count"])
    )  # fmt: skip
    assert counts == {
        "kind": 5, "crest": 5, "flat_3": 3, "flat_5": 2, "soil_level": 1, "ship_level": 1,
        "kind_sets": 1, "crest_sets": 1, "pieces": 1,
    }  # fmt: skip


def unmarked(data: Any, where: str) -> list[str]:
    """Elements with numbers that do not say where these come from."""
    if not isinstance(data, dict) or where in ("targets", "name"):
        return []
    if "provenance" in data:
        return []
    inner = [line for key, value in data.items() for line in unmarked(value, f"{where}.{key}")]
    plain = [key for key, value in data.items() if not isinstance(value, dict)]
    return inner + ([where] if plain else [])


def test_every_element_says_whether_it_is_reconstructed() -> None:
    found = [
        line for key, value in DATA.items() for line in unmarked(value, key)
        if not line.startswith("worker_board.sections")
    ]  # fmt: skip
    assert found == []
    for cards in (PERSONS, CASTLES, DATA["daiba"]["steps"], DATA["crests"]):
        assert {card["provenance"] for card in cards.values()} == {"reconstructed"}
    for elements in (DATA["kinds"], DATA["spaces"], DATA["onigiri_actions"]):
        assert {element["provenance"] for element in elements.values()} == {"rulebook"}


def test_only_names_and_remarks_are_left_out_of_the_rules_identity() -> None:
    rules = game("goryokaku")
    before = rules.book("beta").identity
    assert rules.book("beta", ["setup.storehouses=5"]).identity != before
