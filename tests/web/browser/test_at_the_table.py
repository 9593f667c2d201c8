"""At the table: taking back, refusals, switches, two tabs, two people, a server that restarts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browser.phone import SERVER, NewPhone, Phone
from tests.web.serving import program_in

BUILDER = '.role[data-choice="role builder"]'
GHOSTS = """() => {
  window.flown = 0;
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes) if (node.matches?.(".ghost")) window.flown += 1;
  }).observe(document.body, { childList: true });
}"""


def be_builder(phone: Phone) -> int:
    """Take the builder; the question before."""
    question = phone.asked()
    phone.page.locator(BUILDER).tap()
    phone.confirm.tap()
    phone.page.wait_for_selector('.tray[data-rule="build"]')
    return question


def test_a_role_is_taken_back_and_a_first_move_says_why_not(phone: Phone) -> None:
    phone.new_table("me", "easy", "easy", "easy")
    phone.asked()
    undo = phone.page.locator(".btn.undo")
    undo.tap(force=True)  # greyed, but it answers
    expect(phone.page.locator("#toast")).to_contain_text("nothing to take back")
    be_builder(phone)
    entry = phone.entry()
    undo.tap()
    phone.page.wait_for_selector('.tray[data-rule="role"]')
    assert phone.entry() == entry + 1  # taking back is an entry of its own
    assert phone.page.locator('.role[aria-pressed="true"]').count() == 1  # proposed anew


def test_an_impossible_card_says_why_with_numbers_and_clause(phone: Phone) -> None:
    phone.new_table("me", "easy", "easy", "easy")
    be_builder(phone)
    entry = phone.entry()
    # what the proposal pays with is taken out of it by a touch
    impossible = phone.page.locator('.tray .cannot .card:not([aria-pressed="true"])').first
    impossible.tap(position={"x": 12, "y": 12})
    refusal = phone.page.locator("#sheet .refusal")
    expect(refusal.locator("span").first).to_contain_text(re.compile(r"\d.*\d"))
    phone.accessible()
    refusal.locator(".clause").tap()  # leads to the paragraph, and from there to the whole book
    expect(phone.page.locator("#sheet h2")).to_contain_text("Builder")
    phone.page.locator('#sheet [data-sheet="rules"]').wait_for()
    phone.page.locator("#sheet [data-close]").tap()
    expect(phone.page.locator("#sheet")).not_to_be_visible()
    assert phone.entry() == entry


@pytest.mark.parametrize(
    ("setting", "value", "shows"),
    [
        ("language", "ja", 'html[lang="ja"]'),
        ("theme", "dark", 'html[data-theme="dark"]'),
        ("speed", "fast", 'body[data-speed="fast"]'),
    ],
)
def test_a_switch_keeps_the_table_and_what_was_touched(
    phone: Phone, setting: str, value: str, shows: str
) -> None:
    phone.new_table("me", "easy", "easy", "easy")
    question = phone.asked()
    phone.choose()
    before = phone.page.locator('.role[aria-pressed="true"]').get_attribute("data-choice")
    phone.page.locator('.bar [data-sheet="settings"]').tap()
    phone.page.locator(f'#sheet [name="{setting}"][value="{value}"]').tap()
    phone.page.wait_for_selector(shows)
    assert phone.asked() == question
    pressed = phone.page.locator('.role[aria-pressed="true"]')
    expect(pressed).to_have_attribute("data-choice", before or "")
    expect(phone.confirm).to_be_enabled()


@pytest.mark.parametrize(("speed", "flies"), [("off", False), ("fast", True)])
def test_cards_fly_unless_speed_is_off(new_phone: NewPhone, speed: str, flies: bool) -> None:
    phone = new_phone(speed=speed)
    phone.new_table("me", "easy")
    question = be_builder(phone) + 1
    phone.page.evaluate(GHOSTS)
    phone.choose()
    phone.confirm.tap()
    assert phone.asked(question)
    assert (phone.page.evaluate("window.flown") > 0) is flies


def test_two_tabs_of_one_seat_stay_in_step_and_play_once(phone: Phone) -> None:
    match = phone.new_table("me", "easy", "easy", "easy")
    question = phone.asked()
    other = phone.tab()
    other.goto(f"/t/{match}")
    assert phone.asked(0, other) == question
    for tab in (phone.page, other):
        tab.locator(BUILDER).tap()
    entry = phone.entry()
    # both at once: neither waits for the other's news
    click = "document.querySelector('[data-confirm]').click()"
    other.evaluate(f"window.both = new BroadcastChannel('both'); both.onmessage = () => {click}")
    phone.page.evaluate(f"window.both = new BroadcastChannel('both'); both.postMessage(0); {click}")
    following = phone.asked(question)
    assert phone.asked(question, other) == following
    # a hand that can pay for nothing is not asked what to build: then the next role is
    assert (following, phone.entry()) == (question + 1, entry + 1) or phone.rule() != "build"
    assert phone.entry() == phone.entry(other)
    phone.choose()
    phone.confirm.tap()
    later = phone.asked(following)
    assert phone.asked(following, other) == later
    assert phone.entry() == phone.entry(other)


def test_two_people_play_at_one_table(new_phone: NewPhone) -> None:
    aki, ben = new_phone(), new_phone()
    aki.new_table("me", "open")
    ben.page.goto(aki.page.locator("#link").input_value())
    ben.page.locator("#name").fill("Ben <b>")
    ben.page.locator(".btn.do").tap()
    for phone, name in ((aki, "Ben <b>"), (ben, "Aki")):
        expect(phone.page.locator(".opp .nm")).to_have_text(name)
    answered = {aki: 0, ben: 0}
    asked = aki if aki.page.locator('.app[data-asked="1"]').count() else ben
    while min(answered.values()) < 3:
        entry = asked.entry()
        asked.choose()
        asked.confirm.tap()
        answered[asked] += 1
        for phone in answered:
            phone.page.wait_for_function(
                "(last) => Number(document.querySelector('.app')?.dataset.entry) > last", arg=entry
            )
        assert aki.entry() == ben.entry()
        (asked,) = [p for p in answered if p.page.locator('.app[data-asked="1"]').count()]


def test_after_a_restart_the_match_goes_on(new_phone: NewPhone, tmp_path: Path) -> None:
    with program_in(tmp_path, SERVER, str(tmp_path), "1") as server:
        phone = new_phone(address=server.address)
        match = phone.new_table("me", "easy", "easy", "easy")
        question = be_builder(phone) + 1
        entry = phone.entry()
        phone.page.goto("about:blank")
        server.end()  # killed, nothing is closed
    with program_in(tmp_path, SERVER, str(tmp_path), "2") as server:
        phone.page.goto(server.address)
        phone.page.locator(f'.slip[href="/t/{match}"]').tap()
        assert (phone.asked(), phone.entry()) == (question, entry)
        phone.choose()
        phone.confirm.tap()
        assert phone.asked(question)
        phone.page.goto("about:blank")
