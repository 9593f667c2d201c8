"""A thing that was held leaves the next tap alone; the governor's plate covers nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser.phone import SMALL, USUAL, NewPhone, Phone
from tests.web.browser.positions import Start

LYING = (844, 390)
# What of a player's chip the plate lies on, and whether it is cut off by what is around it.
COVERED = """(plate) => {
  const box = plate.getBoundingClientRect();
  const seen = (each) => each.checkVisibility() && each.getBoundingClientRect().width > 0;
  const covers = (each) => {
    const other = each.getBoundingClientRect();
    const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    return across > .5 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > .5;
  };
  const parts = ".roundel, .nm, .facts > span, .goods > *, .theirs > *";
  const things = [...plate.closest(".opp").querySelectorAll(parts)].filter(seen).filter(covers);
  const around = plate.closest(".public").getBoundingClientRect();
  const cut = box.top < around.top - .5 || box.left < 0 ? ["the edge"] : [];
  return [...things.map((each) => each.outerHTML.slice(0, 80)), ...cut];
}"""

# Whatever was scrolled has been drawn, and told.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def hold(phone: Phone, thing: Locator, rolls: bool = True) -> None:
    """A finger stays on the thing until its sheet is open; one that rolls off it is no click."""
    thing.scroll_into_view_if_needed()
    phone.page.evaluate(DRAWN)  # a page that scrolls lets go of what is held
    box = thing.bounding_box()
    assert box is not None
    touch = phone.context.new_cdp_session(phone.page)
    point = {"x": box["x"] + 10, "y": box["y"] + 10}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(phone.page.locator("dialog#sheet")).to_be_visible()
    away = {"x": point["x"] + 60, "y": point["y"] - 60}
    if rolls:
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [away]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def close_sheet(phone: Phone) -> None:
    """The sheet is read."""
    phone.page.locator("dialog#sheet [data-close]").first.tap()
    expect(phone.page.locator("dialog#sheet")).to_be_hidden()


@pytest.mark.parametrize(
    ("game", "size"),
    [("san-juan", SMALL), ("san-juan", LYING), ("goryokaku", USUAL)],
)
def test_after_a_thing_was_held_the_next_tap_works(
    new_phone: NewPhone, game: str, size: tuple[int, int]
) -> None:
    phone = new_phone(size)
    phone.new_table("me", "easy", game=game)
    phone.asked()
    hold(phone, phone.page.locator(".app [data-about]:visible").first)
    close_sheet(phone)
    phone.page.locator('[data-sheet="log"]:visible').first.tap()
    expect(phone.page.locator("dialog#sheet")).to_be_visible()


def test_a_card_that_was_held_is_chosen_by_the_next_tap(phone: Phone, start: Start) -> None:
    start("chapel")
    phone.new_table("me", "easy", "easy", "easy")
    phone.asked()
    card = phone.page.locator('.tray .fan [data-about="card/smithy"]').first
    hold(phone, card)
    close_sheet(phone)
    card.tap(position={"x": 12, "y": 12})
    expect(phone.confirm).to_contain_text("Tuck the smithy")


@pytest.mark.parametrize("edition", ["revised", "classic"])
@pytest.mark.parametrize("rolls", [False, True])
def test_a_strip_that_was_held_is_turned_by_the_next_tap_and_lies_where_it_lay(
    phone: Phone, rolls: bool, edition: str
) -> None:
    phone.new_table("me", "easy", game="fourbit-town", edition=edition)
    phone.asked()
    while phone.rule() != "set":
        question = phone.asked()
        phone.choose()
        phone.confirm.tap()
        phone.asked(question)
    strips = phone.page.locator(".bank .strip")
    order = strips.evaluate_all("(all) => all.map((each) => each.dataset.card)")
    face = strips.nth(2).locator("[data-flip]").first
    side = strips.nth(2).locator(".side b")
    proposed = side.inner_text()
    hold(phone, face, rolls)
    close_sheet(phone)
    assert strips.evaluate_all("(all) => all.map((each) => each.dataset.card)") == order
    expect(side).to_have_text(proposed)
    face.tap()
    expect(side).to_have_text("1" if proposed == "0" else "0")
    strips.nth(2).locator("[data-up]").tap()
    expect(strips.nth(1)).to_have_attribute("data-card", order[2])


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("name", ["Wilhelmina Montgomery", "山田長政と呂宋助左衛門と角屋七郎兵衛"])
@pytest.mark.parametrize("size", [SMALL, (360, 780), USUAL])
def test_the_governors_plate_leaves_a_long_name_of_three_opponents_alone(
    new_phone: NewPhone, start: Start, name: str, language: str, size: tuple[int, int]
) -> None:
    phone, guest = new_phone(size, language=language), new_phone(size)
    start("governor of four")
    match = phone.new_table("me", "easy", "easy", "open")
    guest.page.goto(phone.page.locator("#link").input_value())
    guest.page.locator("#name").fill(name)
    guest.page.locator(".btn.do").tap()
    phone.page.wait_for_selector(".app[data-entry]")
    phone.page.wait_for_load_state("load")
    assert phone.page.url.endswith(match)
    assert phone.page.locator(".opp .gov").evaluate(COVERED) == []
    assert phone.page.locator(".opp:has(.gov) .nm").evaluate("(nm) => nm.clientWidth") >= 24
    phone.everything_is_in_sight()


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("governor of two", SMALL),
        ("governor of two", USUAL),
        ("governor of two", LYING),
        ("governor of four", LYING),
    ],
)
def test_the_governors_plate_covers_nothing(
    new_phone: NewPhone, start: Start, name: str, size: tuple[int, int], language: str
) -> None:
    phone = new_phone(size, language=language)
    start(name)
    phone.new_table("me", *["easy"] * (1 if name.endswith("two") else 3))
    phone.asked()
    assert phone.page.locator(".opp .gov").evaluate(COVERED) == []
    phone.everything_is_in_sight()
