"""A whole game in the text table, with nothing but a keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.web.browser.phone import Phone

# My turn at a later entry, or the end.
TURN = """(last) => {
  const text = document.getElementById("text");
  const over = text?.querySelector("a.btn.do");
  return over || (text?.dataset.mine === "1" && Number(text.dataset.entry) > last);
}"""
FOCUS = "document.activeElement.matches('form.answers {}')"
TABS = 40  # more than there are things to reach


def tab_to(page: Page, what: str) -> None:
    """Press Tab until something of the answer's form has the focus."""
    for _ in range(TABS):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUS.format(what)):
            return
    raise AssertionError(f"{what} cannot be reached by keyboard")


def answer_first(page: Page) -> None:
    """Choose the first option, or as many as are asked for, and send it."""
    found = re.search(r"exactly (\d+)", page.locator("legend").inner_text())
    for _ in range(int(found[1]) if found else 1):
        tab_to(page, "input")
        page.keyboard.press("Space")
    tab_to(page, "button")
    page.keyboard.press("Enter")


def test_a_game_is_played_by_keyboard_in_the_text_table(phone: Phone) -> None:
    match = phone.new_table("me", "easy", "easy", "easy")
    page = phone.page
    page.goto(f"/t/{match}/text")
    answered = 0
    last = -1
    while True:
        page.wait_for_function(TURN, arg=last)
        if page.locator("#text a.btn.do").count():
            break
        last = int(page.locator("#text").get_attribute("data-entry") or 0)
        answer_first(page)
        answered += 1
    assert answered > 20
    page.keyboard.press("Tab")
    page.locator("#text a.btn.do").press("Enter")
    page.wait_for_selector(".ending .rank")
