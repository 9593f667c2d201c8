"""Whole games of every kind in the text table, with nothing but a keyboard."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser.phone import NewPhone

TABLES: Final = [
    ("san-juan", "", 4), ("fourbit-town", "revised", 2), ("fourbit-town", "classic", 2),
    ("goryokaku", "", 2),
]  # fmt: skip
# My turn at a later entry, or the end.
TURN = """(last) => {
  const text = document.getElementById("text");
  const over = text?.querySelector("a.btn.do");
  return over || (text?.dataset.mine === "1" && Number(text.dataset.entry) > last);
}"""
FOCUS = "document.activeElement.matches('form.answers {}')"
TABS = 60  # more than there are things to reach
# The number of an option of an open list of which nothing is taken twice.
FREE: Final = """(list) => {
  const card = (value) => value.split(".")[0];
  const others = [...list.form.querySelectorAll("select")].filter((each) => each !== list);
  const taken = others.map((each) => card(each.value));
  return [...list.options].findIndex(({ value }) => value && !taken.includes(card(value)));
}"""


def tab_to(page: Page, what: str) -> None:
    """Press Tab until something of the answer's form has the focus."""
    for _ in range(TABS):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUS.format(what)):
            return
    raise AssertionError(f"{what} cannot be reached by keyboard")


def put_in_order(page: Page, lists: Locator) -> None:
    """Cards: something else in each of the lists; a payment: kind by kind, the first now."""
    cards = lists.first.locator('option[value^="set "]').count() > 0
    for one in lists.all() if cards else [lists.first]:
        tab_to(page, "select")
        for _ in range(int(one.evaluate(FREE))):
            page.keyboard.press("ArrowDown")
        expect(one).not_to_have_value("")


def choose_last(page: Page, radios: Locator) -> None:
    """Down with the arrow to the last thing that is no pass: who keeps nobody is soon out."""
    values = [str(each.get_attribute("value")) for each in radios.all()]
    wanted = [value for value in values if value != "pass"][-1]
    tab_to(page, "input")
    page.keyboard.press("Space")
    for _ in range(values.index(wanted)):
        page.keyboard.press("ArrowDown")
    expect(radios.nth(values.index(wanted))).to_be_checked()


def answer_one(page: Page) -> None:
    """Choose an option, or as many as are asked for, and send it."""
    radios = page.locator("form.answers input[type=radio]")
    lists = page.locator("form.answers select")
    if lists.count():
        put_in_order(page, lists)
    elif radios.count():
        choose_last(page, radios)
    else:
        found = re.search(r"exactly (\d+)", page.locator("legend").inner_text())
        for _ in range(int(found[1]) if found else 1):
            tab_to(page, "input")
            page.keyboard.press("Space")
    tab_to(page, "button")
    page.keyboard.press("Enter")


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_a_game_is_played_by_keyboard_in_the_text_table(
    new_phone: NewPhone, game: str, edition: str, seats: int
) -> None:
    phone = new_phone()
    match = phone.new_table("me", *["easy"] * (seats - 1), game=game, edition=edition)
    page = phone.page
    page.goto(f"/t/{match}/text")
    answered = 0
    last = -1
    while True:
        page.wait_for_function(TURN, arg=last)
        if page.locator("#text a.btn.do").count():
            break
        last = int(page.locator("#text").get_attribute("data-entry") or 0)
        answer_one(page)
        answered += 1
    assert answered > 10
    page.keyboard.press("Tab")
    page.locator("#text a.btn.do").press("Enter")
    page.wait_for_selector(".ending .rank")
