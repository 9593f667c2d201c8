"""4bit Town's pages as functions: every question in both languages, and what they say."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import takujo
from takujo.games.catalogue import game
from takujo.host.wishes import fulfilled
from takujo.kernel.game import Refused
from takujo.kernel.table import Table
from takujo.web.pages import home, sheets, table
from takujo.web.pages.fourbit_town.pages import FOURBIT_TOWN
from takujo.web.shelf import printings
from tests.web.fourbit_town_at_hand import QUESTIONS
from tests.web.pages_at_hand import Elements, at

LANGUAGES = pytest.mark.parametrize("code", ["ja", "en"])
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
OWN = """
game = "fourbit-town"
based_on = "revised"
[name]
ja = "うちの版"
en = "House rules"
[locations.5]
effects = [{ when = "here", gain = { vp = 3 } }]
"""


def position(name: str) -> Table:
    """The table of one of the questions."""
    edition, data = QUESTIONS[name]
    return takujo.from_json(json.dumps({**data, "edition": edition}))


@LANGUAGES
@pytest.mark.parametrize("name", list(QUESTIONS))
def test_every_question_is_a_whole_page_in_one_language(name: str, code: str) -> None:
    page = Elements(table.page(at(position(name), 0, code)))
    assert page.wrong == []
    assert page.one("data-rule")["data-rule"]
    if code == "en":
        assert not JAPANESE.search(page.text)


@LANGUAGES
def test_the_one_who_waits_sees_the_board_and_everybody(code: str) -> None:
    page = Elements(table.page(at(position("second"), 1, code, question=0)))
    assert page.wrong == []
    assert len([each for each in page.values("data-cell") if int(each) < 16]) == 16
    assert [each for each in page.values("data-sheet") if each.startswith("seat/")]


def test_a_blocked_place_is_marked_and_workers_have_shapes() -> None:
    page = Elements(table.page(at(position("set"))))
    (cell,) = [each for tag, each in page.found if each.get("data-cell") == "4"]
    assert "shut" in cell["class"]
    assert "封鎖" in cell["aria-label"]
    assert {"0", "1", "2", "3"} <= set(page.values("data-seat"))


def test_before_keeping_no_worker_a_warning_is_given() -> None:
    page = Elements(table.page(at(position("keep"), 0, "en")))
    assert "never send one again" in page.text
    assert page.values("data-first") == ["keep 2"]


def test_a_bill_names_every_discount() -> None:
    edition, data = QUESTIONS["build"]
    mine = {**data["players"][0], "cards": ["8", "3", "13", "1"]}
    mine["stack"] = ["8.1", "3.0", "13.0", "1.1"]
    others = [{**each} for each in data["players"][1:]]
    others[0] |= {"cards": ["2", "5", "7", "9"], "stack": ["2.1", "5.0", "7.1", "9.0"]}
    whole = {**data, "edition": edition, "players": [mine, *others]}
    page = Elements(table.page(at(takujo.from_json(json.dumps(whole)), 0, "en")))
    assert "2card 8 side 1" in page.text


def test_a_payment_is_posted_kind_by_kind_in_its_order() -> None:
    seen = position("pay upkeep")
    mine = seen.book.game.seen(seen, 0)
    posted = "share 2;share 1;share 3;share 0"
    assert fulfilled(mine, posted)[0] == ["share 2", "share 1", "share 3"]
    with pytest.raises(Refused):
        fulfilled(mine, "share 9")


def test_the_rules_sheet_has_every_chapter_with_its_parts_and_tables() -> None:
    sheet = sheets.rules(at(position("set"), code="en"))
    heads = re.findall("<h3>([^<]+)</h3>", sheet)
    assert heads[0] == "1 What it is about"
    assert [head.partition(" ")[0] for head in heads] == [str(n) for n in range(1, 11)]
    lines = re.findall("<li>([^<]+)</li>", sheet)
    assert "6-2-2 Setting the cards" in re.findall("<h4>([^<]+)</h4>", sheet)
    assert re.search('id="rule-6-2-2" data-findable data-here', sheet)
    assert sheet.count("data-here") == 1
    assert "The cards: then the four cards of the stack act" in sheet
    assert "0101 · 5 · Victory points · +2 VP" in lines
    assert "top card · 1" in lines
    assert not [
        line for line in lines if "**" in line or "|" in line or line.startswith(("-", "#"))
    ]


def test_sheets_explain_places_cards_buildings_and_seats() -> None:
    here = at(position("set"), 0, "en")
    assert "0101 = 5" in sheets.sheet(here, "place", "5")
    assert "City hall" in sheets.sheet(here, "place", "16")
    assert "Side 1" in sheets.sheet(here, "card", "7")
    assert "Cost" in sheets.sheet(here, "building", "mint")
    assert "Points if it ended now" in sheets.sheet(here, "seat", "2")
    for kind, what in (("place", "17"), ("card", "17"), ("building", "deck"), ("seat", "4")):
        with pytest.raises((KeyError, IndexError)):
            sheets.sheet(here, kind, what)


def test_the_points_of_the_end_add_up_to_the_score() -> None:
    t = position("keep")
    while t.result is None:
        t.play(t.waiting[0], t.options(t.waiting[0])[0])
    for seat in range(t.seats):
        sources = FOURBIT_TOWN.sources(FOURBIT_TOWN.scene(at(t, seat)), seat)
        assert sum(source.points for source in sources) == t.result.scores[seat]


def test_the_first_page_offers_every_edition_and_those_of_the_host(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text(OWN, encoding="utf-8")
    (tmp_path / "broken.toml").write_text("name = 3", encoding="utf-8")
    town = game("fourbit-town")
    found = printings(town, str(tmp_path))
    assert [each.id for each in found] == ["revised", "classic", "ours"]
    assert [each.id for each in printings(game("san-juan"), str(tmp_path))] == ["first"]
    page = Elements(home.page(at(position("set")).reader, [], editions={"fourbit-town": found}))
    listed = [json.loads(each) for each in page.values("data-editions")]
    assert [] in listed
    assert [["revised", "改訂版"], ["classic", "旧版"], ["ours", "うちの版"]] in listed
