"""Whole games with nothing but a keyboard: on the table itself, where focus is never lost."""

from __future__ import annotations

from typing import Final

import pytest

from tests.web.browser.phone import ANSWERED, NewPhone, Phone

TABLES: Final = [
    ("san-juan", "", 3), ("fourbit-town", "revised", 2), ("fourbit-town", "classic", 2),
    ("goryokaku", "", 2),
]  # fmt: skip
TABS: Final = 120  # more than there are things to reach
MOST: Final = 400  # questions
FOCUSED: Final = "(what) => document.activeElement.matches(what)"
# What is gone or turned off hands the focus to something of the table that can hold it.
HELD: Final = """() => document.querySelector(".ending") !== null ||
  (document.querySelector(".app").contains(document.activeElement)
    && !document.activeElement.matches(":disabled"))"""
PRESSED: Final = "document.activeElement.getAttribute('aria-pressed') === 'true'"


def tab_to(phone: Phone, what: str) -> None:
    """Press Tab until this has the focus."""
    for _ in range(TABS):
        if phone.page.evaluate(FOCUSED, what):
            return
        phone.page.keyboard.press("Tab")
    raise AssertionError(f"{what} cannot be reached by keyboard: {phone.rule()}")


def choose(phone: Phone) -> None:
    """By number until there is something to confirm; what has no number is tabbed to."""
    page = phone.page
    for number in range(1, 10):
        if phone.confirm.is_enabled():
            return
        page.keyboard.press(str(number))
        page.wait_for_function(ANSWERED)
    if not phone.confirm.is_enabled() and page.locator("[data-pass]").count():
        tab_to(phone, "[data-pass]")
        page.keyboard.press("Space")
    while not phone.confirm.is_enabled():
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED, "[data-choice], [data-touch]") and not page.evaluate(PRESSED):
            page.keyboard.press("Space")
            page.wait_for_function(ANSWERED)


def answer(phone: Phone, turned: bool) -> None:
    """One decision; of the cards of a number the last is turned and moved up every second time."""
    page = phone.page
    if phone.rule() == "set":
        for what in ("[data-flip]", "[data-up]:enabled") if turned else ():
            tab_to(phone, f".strip:last-child {what}")
            page.keyboard.press("Space")
        tab_to(phone, "[data-confirm]")
    else:
        choose(phone)
    if page.evaluate(FOCUSED, "button:not([data-choice], [data-pay]), a"):
        tab_to(phone, "[data-confirm]")  # Enter is for that button then
    page.keyboard.press("Enter")


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_a_whole_game_is_played_by_keyboard_and_focus_is_never_lost(
    new_phone: NewPhone, game: str, edition: str, seats: int
) -> None:
    phone = new_phone()
    phone.new_table("me", *["random"] * (seats - 1), game=game, edition=edition)
    question, asked = phone.asked(), list[str]()
    tab_to(phone, ".tray *")
    while question and len(asked) < MOST:
        asked.append(phone.rule())
        answer(phone, turned=len(asked) % 2 == 0)
        question = phone.asked(question)
        assert phone.page.evaluate(HELD), f"{asked[-1]}, then {phone.rule()}"
    assert not question, "the game did not end"
    assert phone.page.locator(".rank > li").count() == seats


def test_who_listens_hears_what_happened_and_then_what_is_asked(phone: Phone) -> None:
    phone.new_table("me", "easy", "easy", "easy")
    question = phone.asked()
    for _ in range(3):
        phone.choose()
        phone.confirm.tap()
        question = phone.asked(question)
    lines = phone.page.locator("#news p")
    phone.page.wait_for_function(
        "() => document.querySelector('#news p:last-child')?.dataset.entry === ''"
    )
    entries = [
        int(each) for each in lines.evaluate_all("all => all.map((p) => p.dataset.entry)") if each
    ]
    assert entries == sorted(entries)
    title = phone.page.locator(".ask > span").first.inner_text()
    assert lines.last.inner_text().startswith(f"Your turn: {title}")
    assert phone.page.locator(".bill").get_attribute("aria-live") == "polite"
