"""Goryokaku's table page: every question can be answered by touch, every no has its reason."""

from __future__ import annotations

import re

import pytest

from takujo.host.wishes import fulfilled
from takujo.kernel.agenda import PASS
from takujo.web.pages.goryokaku.ask import ASK, question
from takujo.web.pages.goryokaku.points import sources
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.goryokaku.stacks import board
from takujo.web.pages.sheets import rules, sheet
from takujo.web.pages.table import fragment, tray_after
from tests.web.goryokaku_at_hand import QUESTIONS, at_hand
from tests.web.pages_at_hand import Elements, at

ASKED = [name for name in QUESTIONS if name != "somebody else"]


def page(name: str, code: str = "ja") -> Elements:
    """The table page of a position, taken apart."""
    return Elements(str(fragment(at(at_hand(name), code=code))))


@pytest.mark.parametrize("code", ["ja", "en"])
@pytest.mark.parametrize("name", QUESTIONS)
def test_every_page_is_whole(name: str, code: str) -> None:
    found = page(name, code)
    assert found.wrong == []
    ids = found.values("id")
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", ASKED)
def test_every_choice_can_be_touched_and_has_words(name: str) -> None:
    t = at_hand(name)
    here = at(t)
    found = Elements(str(fragment(here)))
    assert t.asking is not None
    offered = {t.book.readable(t.asking, choice) for choice in here.seen.options() if choice}
    # a person is discarded in the tray that explains it
    chips = {touch.removeprefix("+") for touch in found.values("data-touch")}
    assert offered <= set(found.values("data-choice")) | chips
    assert (PASS in here.seen.options()) == bool(found.values("data-pass"))
    if t.book.paragraphs[t.asking.id].name == "finish":  # ready on the button: one tap
        assert found.one("data-rule")["data-first"] == "pass"
    if found.one("data-rule")["data-kind"] != "many":
        assert offered <= set(found.values("data-tray"))


@pytest.mark.parametrize("name", ASKED)
def test_every_refusal_on_a_piece_has_a_sheet_with_its_clause(name: str) -> None:
    here = at(at_hand(name), code="en")
    found = Elements(str(fragment(here)))
    for path in [value for value in found.values("data-sheet") if value.startswith("why/")]:
        told = Elements(sheet(here, "why", path.removeprefix("why/")))
        (rule,) = [value for value in told.values("data-sheet") if value.startswith("rule/")]
        assert Elements(sheet(here, "rule", rule.removeprefix("rule/"))).wrong == [], path


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_sheet_that_a_page_opens_is_there(name: str) -> None:
    here = at(at_hand(name))
    found = Elements(str(fragment(here)))
    for path in {*found.values("data-sheet"), *found.values("data-about")}:
        kind, _, what = path.partition("/")
        assert Elements(sheet(here, kind, what)).wrong == [], path


def test_the_rules_sheet_has_every_chapter_with_its_steps_and_tables() -> None:
    read = rules(at(at_hand("act"), code="en"))
    heads = re.findall("<h3>([^<]+)</h3>", read)
    assert heads[1:18] == [head for head in heads if head[0].isdigit()]
    assert (heads[0], heads[6], heads[-1]) == (
        "Components",
        "6 Hire",
        "Where the numbers come from",
    )
    lines = re.findall("<li>([^<]+)</li>", read)
    assert "2. The person action (9): you may." in lines
    assert "first · 2 · first, second" in lines
    assert "Mountain area Stone: gain 2 stone. Andesite: gain 1 andesite." in lines
    assert not [line for line in lines if "**" in line or "|" in line or line.startswith("-")]


def test_all_questions_of_the_rules_have_a_page() -> None:
    book = at_hand("act").book
    asking = [p for p in book.paragraphs if len(p.choices) > 1 and p.name != "free"]
    asking.append(book.paragraphs[book.ids["finish"]])  # has no choice of its own but to pass
    assert {book.paragraphs[id].name for id in ASK} == {p.name for p in asking}


def test_the_honest_line_stands_in_the_bar() -> None:
    assert "数値は復元" in page("act").text
    assert "reconstructed numbers" in page("act", "en").text


# --- what a placement triggers ---------------------------------------------------------------
def tray(name: str, choice: str, code: str = "ja") -> Elements:
    """What the tray says about a choice."""
    s = Scene(at(at_hand(name), code=code))
    (found,) = [each for each in question(s).trays if each.choice == choice]
    return Elements(str(found.inside))


def test_a_placement_tells_price_gains_persons_and_storehouses_in_order() -> None:
    said = tray("act", "act stone").text
    s = Scene(at(at_hand("act")))
    row = s.e.area_rows[0][s.e.card("shimada_kai")]
    assert row is not None
    stones = s.e.space_rows[0].gains[0].number + row.gains[0].number
    stored = f"{s.p.cube_count() + stones}/{s.p.storehouses}"
    places = [said.index(part) for part in ("4→3", "石", "島田魁", "両替商", "+", stored)]
    assert places == sorted(places)


def test_a_placement_is_refused_with_numbers_on_its_piece() -> None:
    found = page("act with little").text
    assert "2足りない" in found  # four onigiri for the hire space, two in hand
    assert "手元に駒なし" in found
    assert "サプライ切れ 0/7" in found


def test_rows_of_persons_and_the_onigiri_action_are_posted_with_the_placement() -> None:
    t = at_hand("act")
    seen = at(t).seen
    wishes = "act andesite;persons money_changer;persons shimada_kai;no persons;onigiri draw"
    assert fulfilled(seen, wishes)[0] == [
        "act andesite", "persons money_changer", "persons shimada_kai", "onigiri draw",
    ]  # fmt: skip


def test_a_row_that_is_left_out_is_passed() -> None:
    seen = at(at_hand("act")).seen
    wishes = "act andesite;persons shimada_kai;no persons;no onigiri"
    assert fulfilled(seen, wishes)[0] == ["act andesite", "persons shimada_kai", "pass", "pass"]


def test_onigiri_actions_carry_their_price_or_what_is_missing() -> None:
    found = tray("act", "act stone")
    assert {"+onigiri draw", "+onigiri ship_lv", "+onigiri replace"} <= set(
        found.values("data-touch")
    )
    assert len(found.values("data-refused")) == 1  # four onigiri to act again, three in hand


def test_what_is_left_out_or_follows_changes_what_is_posted_and_stored() -> None:
    here = at(at_hand("act"), code="en")
    whole = tray_after(here, [], ["+act stone"])
    assert whole.wishes == [
        "act stone", "persons shimada_kai", "persons money_changer", "no persons", "no onigiri",
    ]  # fmt: skip
    less = tray_after(here, whole.stands, ["+without shimada_kai", "+onigiri soil_lv"])
    assert less.wishes == ["act stone", "persons money_changer", "no persons", "onigiri soil_lv"]
    assert "7/6" in whole.inside
    assert "5/6" in less.inside
    assert len(whole.around) == 3  # six storehouses, three of them full
    assert len(less.around) == 2
    again = tray_after(here, less.stands, ["-without shimada_kai", "-onigiri soil_lv"])
    assert again == whole


# --- castle build ------------------------------------------------------------------------------
def test_a_payment_is_proposed_from_what_is_most_plentiful() -> None:
    s = Scene(at(at_hand("build")))
    (made,) = [each for each in question(s).trays if each.choice == "build guard_post"]
    assert made.wishes in (["build guard_post", "pay soil"], ["build guard_post", "pay stone"])
    pressed = [a for _, a in Elements(str(made.inside)).found if a.get("aria-pressed") == "true"]
    assert [each["data-touch"] for each in pressed] == [f"-{made.selected[1]}"]


def test_as_many_cubes_pay_as_are_owed() -> None:
    here = at(at_hand("build"))
    first = tray_after(here, [], ["+build guard_post"])
    (paid,) = first.selected[1:]
    other = "coin 0" if paid != "coin 0" else "coin 1"
    assert tray_after(here, first.selected, [f"+{other}"]).selected == ["build guard_post", other]
    none = tray_after(here, first.selected, [f"-{paid}"])
    assert (none.ready, none.label) == (False, "あと1つ")


def test_a_changed_payment_is_played_as_it_was_touched() -> None:
    seen = at(at_hand("build")).seen
    assert fulfilled(seen, "build guard_post;pay copper")[0] == ["build guard_post", "pay copper"]


def test_overflow_is_proposed_and_as_many_as_do_not_fit() -> None:
    s = Scene(at(at_hand("store")))
    first = question(s).first
    assert first is not None
    assert first.ready
    assert len(first.selected) == 4
    assert fulfilled(s.at.seen, ";".join(first.wishes))[0] == first.selected
    fewer = tray_after(s.at, first.selected, [f"-{first.selected[0]}"])
    assert not fewer.ready


def test_persons_in_hand_can_be_discarded_at_every_question_of_the_own_turn() -> None:
    for name in ("act", "hire", "office", "build", "persons", "onigiri", "daiba", "store"):
        found = page(name)
        assert "look carpenter" in found.values("data-choice"), name
        assert "+free carpenter" in found.values("data-touch"), name
        assert "free carpenter" in found.values("data-tray"), name


def test_a_free_action_beside_a_choice_of_several_begins_nothing_of_it() -> None:
    assert fulfilled(at(at_hand("store")).seen, "free carpenter")[0] == ["free carpenter"]


def test_the_bag_tells_its_contents_and_the_odds_of_the_next_draw() -> None:
    found = page("act", "en")
    assert "1 worker, 3 onigiri, next one a worker: 25%" in found.text


def test_a_row_that_draws_is_not_told_before_it_is_drawn() -> None:
    found = tray("act of two", "act koban")  # the camp cook draws from the bag in the town
    assert "+without camp_cook" in found.values("data-touch")
    made = tray_after(at(at_hand("act of two")), [], ["+act koban"])
    assert made.wishes[-1] == "no persons"  # whether an onigiri action follows is asked then


def test_a_row_with_a_choice_is_asked_for_before_an_onigiri_action() -> None:
    found = tray("act with much", "act andesite")
    assert found.one("data-asks")["data-asks"] == "1"
    assert not [each for each in found.values("data-touch") if each.startswith("+onigiri")]


def test_spaces_of_one_section_have_their_stacks_between_them() -> None:
    areas = board(Scene(at(at_hand("act of two"))))
    assert [len(area.shared) for area in areas] == [2, 1, 1, 2]
    assert [spot.price for spot in areas[0].spots] == [1, 1]


def test_a_stack_is_as_high_as_its_discs_and_the_proposal_lies_on_top() -> None:
    stone = board(Scene(at(at_hand("act"))))[0].spots[0]
    mine = stone.stacks[-1]
    assert [(disc.worker, disc.ghost) for disc in mine.discs] == [
        (True, False), (False, True), (True, True),
    ]  # fmt: skip
    heights = [disc.y for disc in mine.discs]
    assert heights == sorted(heights, reverse=True)


def test_the_end_is_itemised() -> None:
    here = Scene(at(at_hand("act")))
    assert [source.id for source in sources(here, 0)] == ["tiles", "crest", "daiba"]
    assert [source.id for source in sources(here, 1)] == ["tiles", "daiba"]  # the crest is secret
