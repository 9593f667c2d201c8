"""axe finds nothing on any page, light and dark; the result's pages are looked at after a game."""

from __future__ import annotations

import pytest

from tests.web.browser.phone import SMALL, USUAL, NewPhone

LOOKS = [("light", "en", USUAL), ("dark", "ja", SMALL)]
# A seat's town, a card, a role, and the three of the bar.
SHEETS = [
    ".opp", ".bill .more", ".price", '.bar [data-sheet="rules"]', '.bar [data-sheet="log"]',
    '.bar [data-sheet="settings"]',
]  # fmt: skip


@pytest.mark.parametrize(("theme", "language", "size"), LOOKS)
def test_pages_around_a_table(
    new_phone: NewPhone, theme: str, language: str, size: tuple[int, int]
) -> None:
    phone = new_phone(size, theme=theme, language=language)
    phone.new_table("me", "open")
    phone.accessible()  # the waiting room
    guest = new_phone(size, theme=theme, language=language)
    guest.page.goto(phone.page.locator("#link").input_value())
    guest.accessible()
    phone.page.goto("/")
    phone.accessible()
    phone.page.locator("[data-open]").tap()
    phone.accessible()
    for page in ("enter", "mine", "lobby", "fairness", "learn/goryokaku", "learn/goryokaku/all",
                 "learn/goryokaku/rules"):  # fmt: skip
        phone.page.goto(f"/{page}")
        phone.accessible()
    answer = guest.context.request.get("/nowhere", headers={"accept": "text/html"})
    guest.page.set_content(answer.text())  # opened as a page, a 404 would be a console message
    guest.page.wait_for_load_state()
    guest.accessible()


@pytest.mark.parametrize(("theme", "language", "size"), LOOKS)
def test_the_table_its_sheets_and_the_text_table(
    new_phone: NewPhone, theme: str, language: str, size: tuple[int, int]
) -> None:
    phone = new_phone(size, theme=theme, language=language)
    match = phone.new_table("me", "easy", "easy", "easy")
    phone.until("build", ".tray .can .card")
    phone.choose()
    phone.accessible()
    phone.page.locator(".town .bld").first.tap()  # told in the tray
    phone.page.locator(".bill .more").wait_for()
    phone.accessible()
    for thing in SHEETS:
        phone.page.locator(thing).first.tap()
        phone.page.wait_for_selector("#sheet[open] h2")
        phone.accessible()
        phone.page.locator("#sheet [data-close]").tap()
        phone.page.wait_for_selector("#sheet", state="hidden")
    phone.page.goto(f"/t/{match}/text")
    phone.accessible()
