"""4bit Town on the real page: nothing is cut or covered, nothing tells what was hidden."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from takujo.games.catalogue import game
from takujo.games.fourbit_town.book import edition_of
from tests.web.browser.known_server import START
from tests.web.browser.phone import AT_REST, HOLDS, SMALL, USUAL, NewPhone, Phone
from tests.web.fourbit_town_at_hand import QUESTIONS, TAKEN, acting, players, position
from tests.web.serving import Program

DESKTOP: Final = (1280, 800)
Sit = Callable[[Phone, dict[str, Any], str], int]

# Four workers at one place of the classic edition, which has the longest signs.
CROWD: Final = acting(5, ["7.1", "3.0", "13.1", "1.0"], ["second", 0, 0], first=0)
for seat, stack in [(2, ["4.1", "6.0", "10.1", "11.0"]), (3, ["12.1", "14.0", "15.1", "16.0"])]:
    CROWD["players"][seat] |= {"place": 5, "stack": stack, "places": sorted([TAKEN[seat], 5])}
for seat in range(4):
    CROWD["players"][seat]["first"] = int(seat == 2)
CROWD["blocked"] = sorted({*TAKEN, 5})

# All four found the place blocked.
OFFER: Final = edition_of(game("fourbit-town").book("revised")).hall_rows[0].index
HALL: Final = acting(16, ["7.0", "3.0", "13.0", "1.1"], ["effect", 0, OFFER])
for seat, stack in [(1, ["2.0", "5.0", "8.0", "9.1"]), (3, ["12.0", "14.0", "15.0", "16.1"])]:
    HALL["players"][seat] |= {"place": 16, "stack": stack, "places": [TAKEN[seat]]}
HALL["blocked"] = sorted(TAKEN)

# What place 3 buys of stone, as often as the round allows.
SALE: Final = edition_of(game("fourbit-town").book("revised")).lines[3][0].index
SELLING: Final = acting(3, ["7.1", "3.1", "13.0", "1.0"], ["effect", 0, SALE], stone=12)

# What of a place's signs is cut off, lies outside its place or under a worker.
SPOILT: Final = """() => [...document.querySelectorAll(".city .cell")].flatMap((cell) => {
  const room = cell.getBoundingClientRect();
  const pegs = [...cell.querySelectorAll(".peg")].map((peg) => peg.getBoundingClientRect());
  const signs = [...cell.querySelectorAll(".fx > *, .no")].filter((each) => each.textContent);
  return signs.flatMap((sign) => {
    const box = sign.getBoundingClientRect();
    const wide = box.left < room.left - 1 || box.right > room.right + 1;
    const out = wide || box.bottom > room.bottom + 1;
    const under = pegs.some((peg) => peg.left < box.right - 1 && peg.right > box.left + 1
      && peg.top < box.bottom - 2 && peg.bottom > box.top + 2);
    const how = out ? "cut" : "covered";
    return out || under ? [`${cell.dataset.cell}: ${sign.textContent} ${how}`] : [];
  });
})"""
# Words that do not fit into their line.
BROKEN: Final = """(where) => [...document.querySelectorAll(where)].filter(
  (each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1
).map((each) => each.textContent)"""

# What is higher than its frame.
OVER: Final = """(where) => [...document.querySelectorAll(where)].filter(
  (each) => each.scrollHeight > each.clientHeight + 1
).map((each) => each.textContent)"""


# The tray tells what this very setting brings.
CHAIN: Final = """() => document.querySelector(".bill").dataset.told ===
  [...document.querySelectorAll(".strip")].map(({ dataset, classList }) => classList.contains("on")
    ? dataset.one : dataset.zero).join(";")"""


@pytest.fixture
def sit(table_server: Program) -> Iterator[Sit]:
    """A phone at a table in this position; the number of its question."""
    file = table_server.log.parent / START

    def begin(phone: Phone, data: dict[str, Any], edition: str) -> int:
        file.write_text(json.dumps(data))
        phone.new_table("me", "random", "random", "random", game="fourbit-town", edition=edition)
        return phone.asked()

    yield begin
    file.unlink(missing_ok=True)


@pytest.mark.parametrize("edition", ["revised", "classic"])
@pytest.mark.parametrize("size", [SMALL, USUAL], ids=["small", "usual"])
def test_no_sign_is_cut_and_no_worker_covers_any(
    new_phone: NewPhone, sit: Sit, size: tuple[int, int], edition: str
) -> None:
    for data in (CROWD, position()):
        phone = new_phone(size)
        sit(phone, data, edition)
        assert phone.page.evaluate(SPOILT) == []
        if phone.rule() == "set":
            for place in (2, 5, 6, 14):  # the place that is aimed at is drawn larger
                phone.page.locator(f'.cell[data-cell="{place}"]').tap()
                assert phone.page.evaluate(SPOILT) == []
                assert phone.page.evaluate(BROKEN, ".reads .to b") == []


def test_the_city_hall_keeps_its_height_with_four_workers(new_phone: NewPhone, sit: Sit) -> None:
    heights = []
    for data in (QUESTIONS["second"][1], HALL):
        phone = new_phone(USUAL)
        sit(phone, data, "revised")
        box = phone.page.locator(".hall").bounding_box()
        assert box
        heights.append(box["height"])
    assert heights[0] == heights[1]


def test_covered_cards_are_told_by_nothing_on_the_page(new_phone: NewPhone, sit: Sit) -> None:
    phone = new_phone(USUAL)
    sit(phone, position(), "revised")
    shown = []
    for place in (1, 14):
        phone.page.locator(f'.cell[data-cell="{place}"]').tap()
        phone.page.wait_for_function(CHAIN)
        phone.page.locator("[data-cover]").tap()
        phone.page.evaluate(AT_REST)
        shown.append(phone.page.screenshot())
        expect(phone.confirm).to_contain_text("Set the covered cards")
        expect(
            phone.page.locator(".cell.aim, .axis.on, .lane.on, .bit.on, .strip.on")
        ).to_have_count(0)
        phone.page.locator("[data-cover]").tap()
    assert shown[0] == shown[1], "not a pixel differs between two settings"


def test_a_desktop_has_the_seats_beside_the_setting_and_four_buildings(
    new_phone: NewPhone, sit: Sit
) -> None:
    phone = new_phone(DESKTOP)
    sit(phone, position(), "revised")
    expect(phone.page.locator(".beside .players button")).to_have_count(4)
    for line in phone.page.locator(".beside .players button").all():
        expect(line).to_be_in_viewport(ratio=1)
    expect(phone.page.locator(".strip").last).to_be_in_viewport(ratio=1)
    other = new_phone(DESKTOP)
    declare = position(
        players=players(sending=0, sent=1), asking=["declare", 0, 0],
        agenda=[["declare", 1, 0], ["declare", 2, 0], ["setting", 0, 0]],
    )  # fmt: skip
    sit(other, declare, "revised")
    expect(other.page.locator(".ground .lot")).to_have_count(4)
    for lot in other.page.locator(".ground .lot").all():
        expect(lot).to_be_in_viewport(ratio=1)


def test_a_table_that_is_drawn_late_never_comes_over_a_newer_one(new_phone: NewPhone) -> None:
    phone = new_phone(speed="fast")
    phone.page.add_init_script("""document.startViewTransition = (change) => {
      setTimeout(change, 700);
      return { ready: Promise.resolve(), finished: Promise.resolve() };
    }""")
    phone.new_table("me", "easy", "easy", "easy", game="fourbit-town", edition="revised")
    phone.page.evaluate("""() => {
      window.backwards = 0;
      let last = 0;
      const look = () => {
        const now = Number(document.querySelector(".app")?.dataset.entry ?? last);
        if (now < last) window.backwards += 1;
        last = now;
        requestAnimationFrame(look);
      };
      look();
    }""")
    question = phone.asked()
    for _ in range(6):
        phone.choose()
        phone.confirm.tap()
        question = phone.asked(question)
        assert question
    assert phone.page.evaluate("window.backwards") == 0


def test_a_card_that_does_nothing_says_why(new_phone: NewPhone, sit: Sit) -> None:
    phone = new_phone()
    bare = players()
    bare[0] |= {"wood": 0, "stone": 0, "coin": 0, "vp": 0}
    sit(phone, position(players=bare), "revised")
    phone.page.locator('.cell[data-cell="3"]').tap()
    expect(phone.page.locator(".strip.idle .why").first).to_contain_text("needs")


def test_how_often_an_effect_is_used_says_what_is_paid_and_what_comes(
    new_phone: NewPhone, sit: Sit
) -> None:
    phone = new_phone()
    sit(phone, SELLING, "revised")
    tiles = phone.page.locator(".opt[data-choice]")
    expect(tiles.nth(1).locator(".res")).to_have_count(2)
    assert tiles.nth(1).inner_text().split() == ["stone", "4", "→", "coins", "8", "×2"]


@pytest.mark.parametrize("edition", ["revised", "classic"])
@pytest.mark.parametrize("size", [SMALL, USUAL], ids=["small", "usual"])
def test_no_side_of_any_card_is_cut_on_its_strip(
    new_phone: NewPhone, sit: Sit, size: tuple[int, int], edition: str
) -> None:
    for first in (1, 5, 9, 13):
        phone = new_phone(size)
        mine = {"cards": [str(card) for card in range(first, first + 4)]}
        others = [str(card) for card in range(1, 17) if not first <= card < first + 4]
        seats = [mine, *[{"cards": others[4 * at : 4 * at + 4]} for at in range(3)]]
        data = position(players=[each | of for each, of in zip(players(), seats, strict=True)])
        sit(phone, data, edition)
        for _ in range(2):
            assert phone.page.evaluate(BROKEN, ".strip .face") == []
            assert phone.page.evaluate(OVER, ".strip .text") == []
            for strip in phone.page.locator(".strip").all():
                strip.locator(".sq[data-flip]").tap()


PHONES: Final = pytest.mark.parametrize("size", [SMALL, (360, 780), USUAL], ids=str)
# By how much the tray covers the last of the four cards, and the own line is cut.
COVERED: Final = """() => {
  const strip = [...document.querySelectorAll(".strip")].at(-1).getBoundingClientRect();
  return Math.max(0, strip.bottom - document.querySelector(".tray").getBoundingClientRect().top);
}"""
OURS: Final = """() => {
  const line = document.querySelector(".ours");
  return line.checkVisibility() && line.scrollWidth <= line.clientWidth;
}"""
TOP: Final = "() => document.querySelector('.opt[data-choice]').getBoundingClientRect().top"
STILL: Final = "() => document.querySelector('.app .touched') === null"


@pytest.mark.parametrize("language", ["ja", "en"])
def test_who_could_come_there_too_is_said_in_whole_words(
    new_phone: NewPhone, sit: Sit, language: str
) -> None:
    phone = new_phone(SMALL, language=language)
    crowd = players()
    for seat in crowd:
        seat["level"] = 3
    sit(phone, position(players=crowd), "classic")
    expect(phone.page.locator(".risk .seat")).to_be_visible()
    assert phone.page.evaluate(BROKEN, ".risk, .risk > span") == []


@PHONES
@pytest.mark.parametrize("language", ["ja", "en"])
def test_whatever_is_set_no_card_is_covered_and_what_is_mine_stays(
    new_phone: NewPhone, sit: Sit, size: tuple[int, int], language: str
) -> None:
    phone = new_phone(size, language=language)
    sit(phone, position(), "revised")
    for place in (7, 9, 2, 13):  # of which the first brings nothing, and says so
        phone.page.locator(f'.cell[data-cell="{place}"]').tap()
        phone.page.wait_for_selector(f'.register:has-text("{place}")')
        assert phone.page.evaluate(COVERED) == 0, place
        assert phone.page.evaluate(OURS)


@PHONES
def test_what_is_chosen_from_stays_under_the_finger(
    new_phone: NewPhone, sit: Sit, size: tuple[int, int]
) -> None:
    asked = {"effect": ("revised", SELLING), **QUESTIONS}
    for name in ("build", "plan", "sell", "keep", "effect", "second", "hire"):
        phone = new_phone(size)
        edition, data = asked[name]
        sit(phone, data, edition)
        things = phone.page.locator(".opt[data-choice]")
        tops = set()
        for thing in [things.first, *things.all()[:4]]:
            thing.tap()
            phone.page.wait_for_function(STILL)
            tops.add(round(phone.page.evaluate(TOP)))
            phone.everything_is_in_sight()
        assert max(tops) - min(tops) <= 2, name
        assert phone.page.evaluate(OURS)


def test_who_is_out_is_told_before_anything_goes_on_however_fast(
    new_phone: NewPhone, sit: Sit
) -> None:
    phone = new_phone(speed="off")
    sit(phone, QUESTIONS["keep"][1], "revised")
    phone.page.locator('[data-choice="keep 0"]').tap()
    expect(phone.page.locator(".bill .note")).to_contain_text("never send one again")
    phone.confirm.tap()
    told = phone.page.locator(HOLDS)
    expect(told).to_contain_text("no worker left")
    expect(phone.page.locator(".ending")).to_have_count(0)
    expect(phone.page.locator("#news p").last).to_contain_text("no worker left")
    told.tap()
    expect(phone.page.locator(".ending, .tray .out").first).to_be_visible()
