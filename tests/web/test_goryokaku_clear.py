"""Goryokaku is clear at the table: proposals, what is announced, what a touch is about."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import takujo
from takujo.games.goryokaku import events
from takujo.games.goryokaku.names import ERAS
from takujo.games.goryokaku.scoring import points_by_source
from takujo.games.goryokaku.table import Goryokaku
from takujo.host.preview import Preview
from takujo.host.proposal import best
from takujo.host.proposal import proposed as by_normal
from takujo.kernel.table import Table
from takujo.web.pages import does
from takujo.web.pages.asked import Question
from takujo.web.pages.game_words import words_of
from takujo.web.pages.goryokaku.pages import GORYOKAKU
from takujo.web.pages.goryokaku.points import sources
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.goryokaku.stage import stage
from takujo.web.pages.sheets import rules, sheet
from takujo.web.pages.table import fragment, tray_after
from tests.web.goryokaku_at_hand import QUESTIONS, RICH, asking, at_hand
from tests.web.pages_at_hand import Elements, at

KANJI = re.compile("[\u3040-\u30ff\u4e00-\u9fff]+")
RECALLS = {"act": "audit in 3 recalls", "keep": "audit in 8 recalls"}


def scene(name: str, code: str = "en") -> Scene:
    """A position as its first seat has it."""
    return Scene(at(at_hand(name), code=code))


def asked(s: Scene) -> Question:
    """The open question with everything that its trays explain."""
    return does.question(GORYOKAKU, s)


def in_era(era: int, left: int = 2) -> Table:
    """In the middle of an era, so many onigiri before its end."""
    piles = [0] * (era - 1) + [left] + [4] * (ERAS - era)
    return takujo.from_json(json.dumps(asking("act 0", piles=piles)))


# --- proposals ------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["pay", "store"])
def test_cubes_that_normal_would_give_are_proposed(name: str) -> None:
    s = scene(name)
    first = asked(s).first
    assert first is not None
    assert first.ready
    assert list(first.selected) == by_normal(s.ahead, (s.frame.id,))


def test_one_tap_changes_a_cube_that_is_proposed() -> None:
    here = at(at_hand("store"))
    first = list(asked(Scene(here)).first.selected)  # type: ignore[union-attr]
    changed = tray_after(here, first, ["+store copper"])
    assert changed.ready
    assert changed.selected == [*first[1:], "store copper"]


@pytest.mark.parametrize("name", ["keep", "daiba", "give"])
def test_what_normal_would_keep_or_pay_is_proposed(name: str) -> None:
    s = scene(name)
    first = asked(s).first
    wish = s.readable(best(s.at.seen))
    assert first is not None
    assert first.posted == [wish]


@pytest.mark.parametrize("name", ["act", "hire", "office", "persons", "onigiri"])
def test_a_decision_of_the_game_is_not_proposed(name: str) -> None:
    s = scene(name)
    assert len(s.offered()) == 1 or asked(s).first is None


def test_a_castle_card_is_paid_with_what_normal_would_pay() -> None:
    rich = {**RICH, "plans": ["guard_post"], "cubes": {"wood": 3, "copper": 2, "andesite": 1}}
    s = Scene(at(takujo.from_json(json.dumps(asking("build 0", rich, space="build")))))
    (tray,) = [each for each in asked(s).trays if each.choice == "build guard_post"]
    begun = Preview(s.ahead, ["build guard_post"])
    wanted = by_normal(begun.ahead, (s.t.book.ids["pay"],))
    assert len(wanted) == s.e.any_kind[s.e.card("guard_post")]
    assert list(tray.wishes) == ["build guard_post", *wanted]


# --- what a touch is about ------------------------------------------------------------------
def test_the_castle_card_that_is_being_paid_for_is_explained() -> None:
    (tray,) = [each for each in asked(scene("build")).trays if each.choice == "build guard_post"]
    assert tray.does is not None
    assert (
        "Guard post: cost soil 1 wood 1 any 1, crest cherry, kind wood. Reward: gain 1"
        in tray.does.text
    )


@pytest.mark.parametrize("name", ["act", "daiba", "store", "finish"])
def test_the_first_touch_on_a_person_explains_it_and_discards_nothing(name: str) -> None:
    (tray,) = [each for each in asked(scene(name)).trays if each.choice == "look carpenter"]
    assert tray.does is not None
    assert "Carpenter" in tray.does.text
    assert not tray.ready
    assert [chip.touch for chip in tray.extras] == ["+free carpenter"]


def test_a_refused_row_or_step_says_what_it_is() -> None:
    here = at(at_hand("onigiri again"), code="en")
    found = Elements(str(fragment(here)))
    refused = [path for path in found.values("data-sheet") if path.startswith("why/onigiri ")]
    titles = [re.search("<h2[^>]*>([^<]+)", sheet(here, "why", path[4:])) for path in refused]
    assert "Onigiri action: level" in {each[1].lower().capitalize() for each in titles if each}


# --- follow-ups -----------------------------------------------------------------------------
def chips(name: str, *touches: str) -> Elements:
    """The tray of a placement after touches."""
    made = tray_after(at(at_hand(name), code="en"), [], ["+act stone", *touches])
    return Elements(str(made.inside))


def test_the_follow_up_chips_say_what_they_bring() -> None:
    said = " ".join(chips("act").text.split())
    for brings in ("Castle card +1", "Person card +1", "Ship or soil LV +1", "Act again"):
        assert brings in said
    again = said[said.index("Act again") :]
    assert "Stone" in again
    assert "Andesite" in again


def test_a_follow_up_that_is_chosen_joins_the_chain_and_is_explained() -> None:
    before, after = chips("act").text, chips("act", "+onigiri soil_lv").text
    assert "Soil LV +1" in after.split("Stored")[0]
    assert "Soil LV +1" not in before.split("Stored")[0]
    made = tray_after(at(at_hand("act"), code="en"), [], ["+act stone", "+onigiri take_front_gate"])
    assert made.does is not None
    assert made.does.text.startswith("Front gate: cost")


# --- what is announced ----------------------------------------------------------------------
@pytest.mark.parametrize("name", RECALLS)
def test_the_bar_counts_the_recalls_to_the_audit(name: str) -> None:
    assert RECALLS[name] in Elements(str(fragment(at(at_hand(name), code="en")))).text


def test_the_bar_counts_the_recalls_to_the_end() -> None:
    assert "end in 1 recall\n" in Elements(str(fragment(at(in_era(5, 1), code="en")))).text
    assert "終了まで回収2回" in Elements(str(fragment(at(in_era(5))))).text


def told(event: tuple[int, ...]) -> str:
    """An event in a sentence."""
    book = at_hand("act").book
    return words_of(book).event(book, event, ["A", "B", "C", "D"], scene("act").say)


def test_the_last_onigiri_but_one_says_what_the_next_recall_brings() -> None:
    assert "the next recall brings the audit" in told((events.TOOK_RICE, 1, 2, 1))
    assert "the next recall ends the game" in told((events.TOOK_RICE, 1, ERAS, 1))
    assert "(2 left)" in told((events.TOOK_RICE, 1, ERAS, 2))


def test_an_era_that_ends_has_its_stage() -> None:
    happened = [
        (events.AUDITED, 1, 1, 0, 2),
        (events.CIRCLED, 2, 1),
        (events.BOARD_OPENED, 1, 3),
    ]
    shown = Elements(str(stage(scene("act"), happened))).text
    for part in (
        "The first era is over",
        "the most of soil is 2 castle cards",
        "got the circle of the first era",
        "A circle: the own tiles on that board score once more.",
        "The third board was turned up",
        "Next: the second era, its audit counts stone.",
    ):
        assert part in shown
    assert "The last era" not in shown


def test_the_last_era_is_announced_when_it_begins() -> None:
    s = Scene(at(in_era(5, 4), code="en"))
    assert "with its last onigiri the game ends" in stage(s, [(events.AUDITED, 1, 4, 0, 0)])


# --- told apart, and read --------------------------------------------------------------------
def test_circles_of_several_eras_are_told_apart() -> None:
    s = Scene(at(in_era(5), code="en"))
    assert isinstance(s.t, Goryokaku)
    s.t.players[0].circles = 0b1011
    found = [each for each in sources(s, 0) if each.id.startswith("circle")]
    assert len(found) == len([each for each in points_by_source(s.t, 0) if each.source == "circle"])
    assert len({each.icon for each in found}) == len({each.name for each in found}) == 3


def test_the_rules_begin_with_what_the_game_is_about() -> None:
    read = Elements(rules(at(at_hand("act"), code="en"))).text
    assert read.index("building the star fort") < read.index("Components")


@pytest.mark.parametrize("name", QUESTIONS)
def test_no_kanji_stands_in_english(name: str) -> None:
    here = at(at_hand(name), code="en")
    found = Elements(str(fragment(here)))
    assert KANJI.findall(found.text + "".join(found.values("aria-label"))) == []
    paths = {*found.values("data-sheet"), *found.values("data-about")}
    texts: dict[str, Any] = {
        path: Elements(sheet(here, *path.split("/", 1))).text
        for path in paths
        if path.startswith(("element", "seat", "era", "row"))
    }
    assert {path: KANJI.findall(text) for path, text in texts.items() if KANJI.search(text)} == {}
