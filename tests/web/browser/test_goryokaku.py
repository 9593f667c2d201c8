"""Goryokaku by touch: every kind of question, what a placement carries with it, a whole game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from takujo.games.catalogue import game
from takujo.games.goryokaku.book import edition_of
from tests.web.browser.known_server import START
from tests.web.browser.phone import SMALL, USUAL, NewPhone, Phone
from tests.web.browser.test_targets import SMALL_TARGETS
from tests.web.goryokaku_at_hand import QUESTIONS
from tests.web.serving import Program

SIZES = pytest.mark.parametrize("size", [SMALL, USUAL], ids=["small", "usual"])
ASKED = [name for name in QUESTIONS if name != "somebody else"]
SEATS = ("me", "random", "random", "random")
MOST = 400  # decisions of one seat in a game
# Words or signs of pieces that are wider or higher than their piece.
CUT = """() => [...document.querySelectorAll(`.hc > b, .hc .sub, .people .h, .people .c, .era .row,
  .desk > .head, .store, .opt .cost, .opt .ln, .opt .nm, .follow, .chain, .spot .pay`)]
  .filter((thing) => thing.checkVisibility())
  .filter((thing) => {
    const [box, piece] = [thing, thing.closest("button, .people > *, .store") ?? thing]
      .map((each) => each.getBoundingClientRect());
    const over = thing.scrollWidth > thing.clientWidth + 1 && thing.clientWidth > 0;
    return over || box.left < piece.left - 1 || box.right > piece.right + 1;
  })
  .map((thing) => `${thing.className}: ${thing.textContent.trim()}`)"""
# Words that are broken inside: they stand on two lines.
BROKEN = """() => {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), out = [];
  while (words.nextNode()) {
    const text = words.currentNode;
    if (!text.parentElement.checkVisibility() || text.parentElement.closest(".vh")) continue;
    for (const found of text.textContent.matchAll(/[A-Za-z]{2,}/g)) {
      const range = document.createRange();
      range.setStart(text, found.index);
      range.setEnd(text, found.index + found[0].length);
      const lines = [...range.getClientRects()].filter((box) => box.width > 0);
      if (new Set(lines.map((box) => Math.round(box.top))).size > 1) out.push(found[0]);
    }
  }
  return out;
}"""
WRITE = "(thing, text) => { thing.textContent = text; }"
# Cubes under 12 px, or without the letter of their kind.
SMALL_CUBES = """() => [...document.querySelectorAll(".cube")]
  .filter((cube) => cube.checkVisibility())
  .filter((cube) => {
    const { width, height } = cube.getBoundingClientRect();
    return Math.min(width, height) < 12 || !cube.querySelector("b").textContent;
  })
  .map((cube) => cube.parentElement.outerHTML)"""
# Spaces of the worker board that are not in sight.
GONE = """([width, height]) => [...document.querySelectorAll(".spot")].filter((spot) => {
  const box = spot.getBoundingClientRect();
  const inside = box.top >= 0 && box.bottom <= height && box.right <= width + 1;
  return !spot.checkVisibility() || !inside || box.height < 40;
}).map((spot) => spot.ariaLabel)"""
# A question of which not every word can be read.
HALF_ASKED = """() => [...document.querySelectorAll(".ask > span")]
  .filter((ask) => ask.scrollWidth > ask.clientWidth + 1 || ask.scrollHeight > ask.clientHeight + 1
    || ask.getBoundingClientRect().height < 12)
  .map((ask) => ask.textContent)"""
EYES = [
    (SMALL, "en"), (SMALL, "ja"), (USUAL, "en"), ((844, 390), "en"), ((768, 1024), "ja"),
    ((1280, 800), "en"),
]  # fmt: skip
FULL = (
    "keep",
    "act with much",
    "office",
    "hire",
    "build",
    "onigiri",
    "persons",
    "store",
    "daiba",
    "give",
)
Begin = Callable[[Phone, str], int]


@pytest.fixture
def begin(table_server: Program) -> Iterator[Begin]:
    """A phone at a table in the position of this name; the number of its question."""
    file = table_server.log.parent / START

    def sit(phone: Phone, name: str) -> int:
        file.write_text(json.dumps(QUESTIONS[name]))
        phone.new_table(*SEATS[: QUESTIONS[name]["seats"]], game="goryokaku")
        return phone.asked()

    yield sit
    file.unlink(missing_ok=True)


@SIZES
@pytest.mark.parametrize("name", ASKED)
def test_every_question_is_in_sight_and_has_room(
    new_phone: NewPhone, begin: Begin, size: tuple[int, int], name: str
) -> None:
    phone = new_phone(size)
    begin(phone, name)
    phone.everything_is_in_sight()
    phone.choose()
    phone.everything_is_in_sight()
    assert phone.page.evaluate(SMALL_TARGETS) == []


@pytest.mark.parametrize(("size", "language"), EYES)
def test_nothing_is_cut_broken_or_gone(
    new_phone: NewPhone, begin: Begin, size: tuple[int, int], language: str
) -> None:
    """Names, prices and the question can be read, cubes be seen, and the board stays."""
    phone = new_phone(size, language=language)
    for name in FULL:
        begin(phone, name)
        phone.everything_is_in_sight()
        for wrong in (CUT, BROKEN, SMALL_CUBES, HALF_ASKED):
            assert phone.page.evaluate(wrong) == [], name
        assert phone.page.evaluate(GONE, list(size)) == [], name


@SIZES
def test_no_name_of_any_card_breaks_inside_where_there_is_least_room(
    new_phone: NewPhone, begin: Begin, size: tuple[int, int]
) -> None:
    phone = new_phone(size)
    begin(phone, "onigiri")
    phone.page.wait_for_selector(".opts.mixed .card .nm")
    edition = edition_of(game("goryokaku").book())
    castles = range(edition.first_castle, len(edition.ids))
    names = [edition.name(card)["en"] for card in castles if edition.ids[card]]
    assert len(names) > 20
    broken = []
    for name in names:
        phone.page.locator(".opts.mixed .card .nm").first.evaluate(WRITE, name)
        broken += [f"{name}: {each}" for each in phone.page.evaluate(BROKEN)]
        broken += [each for each in phone.page.evaluate(CUT) if name in each]
    assert broken == []


@SIZES
def test_what_can_be_touched_does_not_jump_when_it_is_touched(
    new_phone: NewPhone, begin: Begin, size: tuple[int, int]
) -> None:
    phone = new_phone(size)
    for name in ("office", "build", "persons", "onigiri", "act"):
        begin(phone, name)
        thing = phone.page.locator(".slot .opt, .spot[data-choice]").first
        before = thing.bounding_box()
        phone.choose()
        after = thing.bounding_box()
        assert before is not None
        assert after is not None
        assert abs(before["y"] - after["y"]) <= 2, name


@pytest.mark.parametrize(("theme", "language"), [("light", "en"), ("dark", "ja")])
def test_every_question_for_every_eye(
    new_phone: NewPhone, begin: Begin, theme: str, language: str
) -> None:
    phone = new_phone(SMALL, theme=theme, language=language)
    for name in ASKED:
        begin(phone, name)
        phone.choose()
        phone.accessible()
    for thing in (".era", ".opp", ".opp.deck", ".desk .head", '.bar [data-sheet="rules"]'):
        phone.page.locator(thing).first.tap()
        phone.page.wait_for_selector("#sheet[open] h2")
        phone.accessible()
        phone.page.locator("#sheet [data-close]").tap()
        phone.page.wait_for_selector("#sheet", state="hidden")


def test_a_placement_carries_persons_and_an_onigiri_action(phone: Phone, begin: Begin) -> None:
    begin(phone, "act")
    phone.page.locator('[data-choice="act stone"]').tap()
    expect(phone.page.locator(".kura .coming")).to_have_count(3)
    phone.page.locator('[data-touch="+without money_changer"]').tap()  # that one is left out
    phone.page.locator('[data-open="level"]').tap()
    phone.page.locator('[data-touch="+onigiri soil_lv"]').tap()
    entry = phone.entry()
    phone.confirm.tap()
    phone.page.wait_for_function(
        "(before) => Number(document.querySelector('.app').dataset.entry) > before", arg=entry
    )
    log = phone.page.context.request.get(f"{phone.page.url}/sheet/log").text()
    assert "Shimada Kai" in log
    assert "Money changer" not in log
    assert "soil level" in log


def test_a_refused_space_says_why_with_numbers(phone: Phone, begin: Begin) -> None:
    begin(phone, "act with little")
    phone.page.locator('[data-sheet="why/act hire"]').tap()
    expect(phone.page.locator("#sheet .refusal")).to_contain_text("needed 4, you have 2")
    assert phone.confirm.is_disabled()


def test_a_payment_is_changed_before_building(phone: Phone, begin: Begin) -> None:
    begin(phone, "build")
    phone.page.locator('[data-choice="build guard_post"]').tap()
    expect(phone.confirm).to_be_enabled()
    copper = phone.page.locator(".coin", has_text="C").first
    copper.tap()
    expect(phone.page.locator('.coin[aria-pressed="true"]')).to_have_count(1)
    expect(copper).to_have_attribute("aria-pressed", "true")
    copper.tap()
    expect(phone.confirm).to_be_disabled()
    copper.tap()
    expect(phone.confirm).to_be_enabled()
    phone.confirm.tap()
    phone.page.wait_for_selector('.tray:not([data-rule="build"])')
    assert "copper" in phone.page.context.request.get(f"{phone.page.url}/sheet/log").text()


def test_a_person_is_discarded_in_between(phone: Phone, begin: Begin) -> None:
    question = begin(phone, "store")
    phone.page.locator('[data-choice="look carpenter"]').tap()
    expect(phone.confirm).to_be_disabled()  # the first touch explains
    phone.page.locator(".bill .chip").tap()
    expect(phone.confirm).to_contain_text("carpenter")
    phone.confirm.tap()
    phone.asked(question)
    assert phone.rule() == "store"
    assert phone.page.locator('[data-choice="look carpenter"]').count() == 0


def test_a_whole_game_on_the_smallest_phone(new_phone: NewPhone) -> None:
    phone = new_phone(SMALL)
    phone.new_table("me", "easy", "easy", game="goryokaku")
    question, seen = phone.asked(), set[str]()
    for _ in range(MOST):
        if not question:
            break
        seen.add(phone.rule())
        phone.everything_is_in_sight()
        act = phone.page.locator('.spot[data-choice], [data-choice="act recall"]')
        if phone.rule() == "act" and not phone.confirm.is_enabled():
            act.first.tap()
        phone.choose()
        phone.everything_is_in_sight()
        phone.confirm.tap()
        question = phone.asked(question)
    assert {"keep", "act", "daiba", "store"} <= seen
    assert phone.page.locator(".rank > li").count() == 3
    assert phone.page.locator(".bars [data-src]").count() > 0
    phone.accessible()


@SIZES
def test_the_end_of_the_turn_can_be_chosen_again_after_a_free_action_was_touched(
    new_phone: NewPhone, begin: Begin, size: tuple[int, int]
) -> None:
    phone = new_phone(size)
    question = begin(phone, "finish")
    expect(phone.confirm).to_have_text("End the turn")  # one tap where nothing else is wanted
    free = phone.page.locator('[data-choice^="look "]').first
    free.tap(position={"x": 12, "y": 12})
    phone.page.locator(".bill .chip").tap()
    expect(phone.confirm).to_contain_text("Discard")
    phone.page.reload()
    phone.asked()
    phone.everything_is_in_sight()
    phone.page.locator("[data-pass]").tap()
    expect(phone.confirm).to_have_text("End the turn")
    phone.accessible()
    phone.confirm.tap()
    assert phone.asked(question) > question
