"""What must fit together in an edition: every mistake is named by its key."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from takujo.editions.mistakes import EditionError, Report
from takujo.games.goryokaku.fitting import check_fit, warn_of_idle
from takujo.games.goryokaku.resources import MOST_STANDING
from tests.games.goryokaku.in_words import GAME

Data = dict[str, Any]
BETA = GAME.edition("beta")


def mistakes(change: Callable[[Data], object]) -> list[str]:
    """The keys of what is wrong after a change, once each, in order."""
    data = deepcopy(BETA)
    change(data)
    try:
        GAME.refuse_mistakes(data, "a test")
    except EditionError as refused:
        return list(dict.fromkeys(str(mistake.key) for mistake in refused.mistakes))
    return []


def person(data: Data, **changed: Any) -> None:
    """The camp cook is otherwise."""
    data["persons"]["camp_cook"].update(changed)


def rows(*when: str) -> list[Data]:
    """An icon of an onigiri at each of these moments."""
    return [{"when": each, "gain": {"koban": 1}} for each in when]


def with_copies(data: Data, part: str, number: int) -> None:
    """So many cards of a part in all."""
    cards = data[part]
    first = next(iter(cards.values()))
    for i in range(number - len(cards)):
        cards[f"copy_{i}"] = deepcopy(first) | {"ja": f"写し{i}", "en": f"Copy {i}"}


def only(data: Data, part: str, number: int) -> None:
    """The first so many cards of a part."""
    data[part] = dict(list(data[part].items())[:number])


PERSONS: list[tuple[str, Callable[[Data], object], list[str]]] = [
    ("two prices", lambda d: person(d, price={"koban": 1, "ship_lv": 1}), ["price"]),
    ("no price", lambda d: person(d, price={}), ["price"]),
    ("no discard", lambda d: person(d, effects=rows("town")), ["effects"]),
    ("two discards", lambda d: person(d, effects=rows("discarded", "discarded")), ["effects"]),
    ("two town icons", lambda d: person(d, effects=rows("town", "town", "discarded")), ["effects"]),
    ("a pink row", lambda d: person(d, pink=True), ["pink"]),
    ("a grey row", lambda d: person(d, pink=False), []),
    ("four rows", lambda d: person(d, effects=rows("mountain", "town", "castle", "ship",
                                                   "discarded")), []),
]  # fmt: skip


@pytest.mark.parametrize(("change", "keys"), [(c, k) for _, c, k in PERSONS],
                         ids=[name for name, _, _ in PERSONS])  # fmt: skip
def test_a_person_has_one_price_one_discard_gain_and_an_icon_in_a_row(
    change: Callable[[Data], object], keys: list[str]
) -> None:
    assert mistakes(change) == [f"persons.camp_cook.{key}" for key in keys]


CARDS: list[tuple[str, Callable[[Data], object], list[str]]] = [
    ("8 persons", lambda d: only(d, "persons", 8), []),
    ("7 persons", lambda d: only(d, "persons", 7), ["persons"]),
    ("16 castle cards", lambda d: only(d, "castles", 16), []),
    ("15 castle cards", lambda d: only(d, "castles", 15), ["castles"]),
    ("60 persons", lambda d: with_copies(d, "persons", 60), []),
    ("61 persons", lambda d: with_copies(d, "persons", 61), ["persons"]),
    ("200 cards", lambda d: with_copies(d, "castles", 145), []),
    ("201 cards", lambda d: with_copies(d, "castles", 146), ["castles"]),
    ("a person as castle card", lambda d: d["castles"].update(perry=d["castles"]["stable"]),
     ["castles.perry"]),
    ("a crest as castle card", lambda d: d["castles"].update(plum=d["castles"]["stable"]),
     ["castles.plum"]),
    ("a crest as person", lambda d: d["persons"].update(plum=d["persons"]["perry"]),
     ["persons.plum"]),
    ("all kept", lambda d: d["setup"].update(keep=3), []),
    ("more kept than dealt", lambda d: d["setup"].update(keep=4), ["setup.keep"]),
]  # fmt: skip


@pytest.mark.parametrize(("change", "keys"), [(c, k) for _, c, k in CARDS],
                         ids=[name for name, _, _ in CARDS])  # fmt: skip
def test_cards_suffice_for_four_players_and_every_id_is_one_card(
    change: Callable[[Data], object], keys: list[str]
) -> None:
    assert mistakes(change) == keys


@pytest.mark.parametrize(("kind", "key"), [("spaces.stone", "spaces.stone.effects"),
                                           ("daiba.steps.1", "daiba.steps.1.effects")])  # fmt: skip
def test_a_space_and_a_daiba_step_have_one_icon(kind: str, key: str) -> None:
    def doubled(data: Data) -> None:
        entry = data
        for part in kind.split("."):
            entry = entry[part]
        entry["effects"] *= 2

    assert mistakes(doubled) == [key]


def longer(data: Data, number: int) -> None:
    """The soil level goes so far."""
    spaces = data["tracks"]["soil_lv"]["spaces"]
    for level in range(1, number + 1):
        spaces.setdefault(str(level), {"provenance": "reconstructed"})


def test_tracks_are_numbered_and_have_at_most_twenty_spaces() -> None:
    assert mistakes(lambda data: longer(data, 20)) == []
    assert mistakes(lambda data: longer(data, 21)) == ["tracks.soil_lv.spaces"]
    assert mistakes(lambda data: data["daiba"]["steps"].pop("2")) == ["daiba.steps"]
    assert mistakes(lambda data: data["tracks"]["ship_lv"]["spaces"].pop("3")) == [
        "tracks.ship_lv.spaces"
    ]


def test_every_space_lies_in_one_section_whatever_the_number_of_players() -> None:
    def twice(data: Data) -> None:
        data["worker_board"]["sections"]["3"].append(["stone"])

    def nowhere(data: Data) -> None:
        data["worker_board"]["sections"]["2"][0] = ["stone"]

    assert mistakes(twice) == ["worker_board.sections.3"]
    assert mistakes(nowhere) == ["worker_board.sections.2"]


def test_there_are_tiles_for_every_board_of_four_players() -> None:
    assert mistakes(lambda data: data["tiles"]["flat_3"].update(count=2)) == ["tiles"]
    assert mistakes(lambda data: data["boards"].update(tiles=2)) == ["tiles"]
    assert mistakes(lambda data: data["tiles"]["flat_3"].update(count=4)) == []


def test_there_are_onigiri_for_all_eras_and_four_players() -> None:
    assert mistakes(lambda data: data["supply"].update(onigiri=44)) == []
    assert mistakes(lambda data: data["supply"].update(onigiri=43)) == ["supply.onigiri"]


def test_what_persons_count_as_has_room_in_the_resources() -> None:
    def counted(more: int) -> list[tuple[str, str]]:
        """The camp cook counts as so much soil; the printed persons as two."""
        data, report = deepcopy(BETA), Report("a test")
        gain = {"standing_soil": more}
        data["persons"]["camp_cook"]["effects"].append({"when": "building", "gain": gain})
        check_fit(data, report)
        return [(str(mistake.key), str(mistake.problem)) for mistake in report.mistakes]

    assert counted(MOST_STANDING - 2) == []
    assert counted(MOST_STANDING - 1) == [("persons", f"count as {MOST_STANDING + 1} soil in all")]


@pytest.mark.parametrize(("table", "hands", "key"), [
    ("workers", [3, 5], ""), ("workers", [3, 6], "workers.2.1"), ("onigiri", [5, 5], ""),
    ("onigiri", [6, 0], "onigiri.2.0"), ("onigiri", [3], "onigiri.2"), ("pieces", [5, 0], ""),
    ("pieces", [0, 6], "pieces.2.1"), ("wood", [6, 6], ""), ("wood", [6, 7], "wood.2"),
    ("copper", [1, 1], ""),
])  # fmt: skip
def test_nobody_begins_with_more_than_there_is(table: str, hands: list[int], key: str) -> None:
    def given(data: Data) -> None:
        others = {"3": [1, 1, 1], "4": [1, 1, 1, 1]}
        data["seat_table"][table] = {"2": hands} | others

    assert mistakes(given) == ([f"seat_table.{key}"] if key else [])


def test_one_list_of_four_may_stand_for_every_number_of_players() -> None:
    assert mistakes(lambda data: data["seat_table"].update(workers=[3, 3, 4, 5])) == []
    assert mistakes(lambda data: data["seat_table"].update(workers=[3, 3, 4, 6])) == [
        "seat_table.workers.4.3"
    ]


def test_no_more_workers_are_drawn_than_can_lie_in_a_bag() -> None:
    def drawn(number: Any, worker: str = "none") -> list[str]:
        def change(data: Data) -> None:
            data["bag"]["workers"] = number
            data["daiba"]["worker"] = worker

        return mistakes(change)

    assert (drawn(5), drawn(6)) == ([], ["bag.workers"])
    away = "until_next_recall"
    assert (drawn(4, away), drawn(5, away)) == ([], ["bag.workers"])
    assert drawn({"2": 5, "3": 4, "4": 5}, away) == ["bag.workers.2", "bag.workers.4"]


def test_what_changes_nothing_is_warned_of() -> None:
    def warned(change: Callable[[Data], object]) -> list[str]:
        data, report = deepcopy(BETA), Report("a test")
        change(data)
        warn_of_idle(data, report)
        return [f"{warning.key}: {warning.problem}" for warning in report.warnings]

    assert warned(lambda data: None) == ["targets: is read by no rule: it changes nothing at play"]
    assert warned(lambda data: data.pop("targets")) == []
    lost = warned(lambda data: data["eras"]["3"].update(opens=[4]))
    assert lost[1:] == ["eras: no era opens board 5: its tiles are never in play"]
    lost = warned(lambda data: data["eras"]["1"].update(opens=[2]))
    assert lost[1:] == ["eras: no era opens board 1: its tiles are never in play"]
