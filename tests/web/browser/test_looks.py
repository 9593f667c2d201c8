"""What is written can be read: no name is cut or covered, no page is larger than the screen."""

from __future__ import annotations

from typing import Final

import pytest

from tests.web.browser.phone import SMALL, USUAL, NewPhone, Phone
from tests.web.browser.positions import Start

LYING: Final = (844, 390)
TABLET: Final = (768, 1024)
DESKTOP: Final = (1280, 800)
# Every letter's box is looked at from above: what is hit must be the thing it is written on.
COVERED: Final = """(written) => {
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  const seen = (box, on) => {
    const y = box.top + box.height / 2;
    const ends = [box.left + 1.5, box.right - 1.5].map((x) => document.elementFromPoint(x, y));
    return ends.every((hit) => hit && on.contains(hit));
  };
  const letters = (thing) => {
    const range = document.createRange();
    range.selectNodeContents(thing);
    return [...range.getClientRects()].filter((box) => box.width > 1);
  };
  return [...document.querySelectorAll(written)].flatMap((thing) => {
    const on = thing.closest("button");
    on.scrollIntoView({ inline: "center" }); // a hand of many cards scrolls
    const frame = on.getBoundingClientRect();
    const inside = (box) => box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
    const boxes = thing.checkVisibility() ? letters(thing) : [];
    const read = boxes.every((box) => seen(box, on) && inside(box));
    return read ? [] : [`${thing.className}: ${on.ariaLabel}`];
  });
}"""
LARGER: Final = """([width, height]) => {
  const page = document.documentElement;
  const all = [page, ...document.querySelectorAll(".app, .scroll, .public, .tray, .town")];
  const wide = all.filter((each) => each.scrollWidth > each.clientWidth + 1);
  const larger = page.scrollHeight > height || innerWidth > width ? [page] : [];
  return [...wide, ...larger].map((each) => each.className || "the page");
}"""


def nothing_is_covered(phone: Phone, written: str) -> None:
    """Every name is read as a whole."""
    assert phone.page.evaluate(COVERED, written) == []


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("size", [SMALL, USUAL, LYING, TABLET], ids=str)
@pytest.mark.parametrize("cards", [6, 7, 8, 10, 12])
def test_names_and_marks_of_a_hand_are_not_cut(
    new_phone: NewPhone, start: Start, cards: int, size: tuple[int, int], language: str
) -> None:
    phone = new_phone(size, language=language)
    start(f"hand of {cards}")
    phone.new_table("me", "easy", "easy", "easy")
    phone.asked()
    nothing_is_covered(phone, ".fan .name, .fan .cost, .fan .why")
    phone.page.locator('.fan [data-about="card/silver_smelter"]').tap(position={"x": 9, "y": 12})
    phone.page.wait_for_selector(".fan .slot.pay")
    nothing_is_covered(phone, ".fan .name, .fan .cost, .fan .mark")
    phone.everything_is_in_sight()


@pytest.mark.parametrize("size", [SMALL, USUAL, LYING, TABLET, DESKTOP], ids=str)
def test_no_page_is_larger_than_the_screen(new_phone: NewPhone, size: tuple[int, int]) -> None:
    phone = new_phone(size, language="ja")
    match = phone.new_table("me", "open", "easy", "easy")
    rooms = ["/", "/enter", f"/t/{match}", phone.page.locator("#link").input_value()]
    game = phone.new_table("me", "easy", "easy", "easy")
    phone.asked()
    for address in (*rooms, f"/t/{game}", f"/t/{game}/replay?at=0"):
        phone.page.goto(address)
        assert phone.page.evaluate(LARGER, list(size)) == [], address


LOW: Final = """() => {
  const tray = document.querySelector(".tray").getBoundingClientRect();
  return [...document.querySelectorAll(".plot")].map((plot) => plot.getBoundingClientRect())
    .filter((box) => box.height < 40 || box.bottom > tray.top).length;
}"""


@pytest.mark.parametrize("size", [SMALL, (360, 780), USUAL], ids=str)
def test_the_town_stands_in_sight_at_a_moment_of_the_past(
    new_phone: NewPhone, start: Start, size: tuple[int, int]
) -> None:
    phone = new_phone(size, language="ja")
    start("hand of 7")
    match = phone.new_table("me", "easy", "easy", "easy")
    phone.asked()
    for at in (0, 1):
        phone.page.goto(f"/t/{match}/replay?at={at}")
        assert phone.page.locator(".plot").count() == 12
        assert phone.page.evaluate(LOW) == 0


@pytest.mark.parametrize("size", [SMALL, USUAL, LYING, TABLET], ids=str)
@pytest.mark.parametrize("name", ["chapel", "hand limit", "crane", "draw", "keep", "black market"])
def test_names_in_town_are_not_cut(
    new_phone: NewPhone, start: Start, size: tuple[int, int], name: str
) -> None:
    phone = new_phone(size, language="ja")
    start(name)
    phone.new_table("me", "easy", "easy", "easy")
    phone.asked()
    phone.choose()
    nothing_is_covered(phone, ".town .name, .role .nm, .opp .nm, .opp .facts b")
